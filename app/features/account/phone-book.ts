/** What the browser knows about phone numbers: loaded when the phone form opens, because it is as large as the page. */
import { useEffect, useState } from 'react';
import { message } from '#messages/message.ts';
import type * as PhoneNumbers from '#design/contacts/phone-number.ts';
import type { Target } from './sign-in.machine.ts';

type PhoneBook = typeof PhoneNumbers;

let book: PhoneBook | null = null;

/** Null until it has loaded, or when it can't be loaded: then only the server checks. */
export function usePhoneBook(): PhoneBook | null {
  const [loaded, setLoaded] = useState(book);
  useEffect(() => {
    if (loaded) return;
    let here = true;
    import('#design/contacts/phone-number.ts').then(
      (module) => {
        book = module;
        if (here) setLoaded(module);
      },
      // The form works without it.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [loaded]);
  return loaded;
}

/** What is wrong with a number, as far as the browser can already tell. */
export function phoneProblem({ address, country }: Target): string | null {
  const reading = book?.readPhone(address, country ?? '');
  if (reading === 'incomplete') return message('phone.enterValid');
  return reading === 'invalid' ? message('phone.invalid') : null;
}
