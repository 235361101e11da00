/**
 * Signing in by phone: a number next to its country's code. Pasting or autofilling a whole number sets its country too.
 */
import { ChevronDown, MessageSquareText } from 'lucide-react';
import { lazy, Suspense, useCallback, useId, useState, type ChangeEvent, type FormEvent, type ReactNode } from 'react';
import { message } from '#messages/message.ts';
import { classNames } from '#app/ui/class-names.ts';
import { FieldFrame, fieldNoteId } from '#app/ui/text-field.tsx';
import { usePhoneBook } from './phone-book.ts';
import { SendButton } from './send-button.tsx';
import type { SentTo, Target } from './sign-in.machine.ts';
import { useHydrated } from '#app/browser/use-hydrated.ts';
import { postToSend, type SignInState } from './use-sign-in.ts';

const CountryPicker = lazy(() => import('./country-picker.tsx').then((module) => ({ default: module.CountryPicker })));

export interface HomeCountry {
  country: string;
  /** Digits of its code. */
  code: string;
}

/** Sends the code. */
export function sendCode({ address, country }: Target, signal: AbortSignal): Promise<SentTo> {
  return postToSend<{ phone: string; shown: string }>('/api/sign-in-code', { phone: address, country }, signal).then(
    ({ phone, shown }) => ({ address: phone, shown }),
  );
}

export function PhoneForm({
  state,
  action,
  home,
}: {
  state: SignInState;
  action: string;
  home: HomeCountry;
}): ReactNode {
  const id = useId();
  const book = usePhoneBook();
  const hydrated = useHydrated();
  const [country, setCountry] = useState(state.target.country ?? home.country);
  const [number, setNumber] = useState(state.target.address);
  const code = country === home.country ? home.code : book?.isCountry(country) ? book.callingCode(country) : '';

  const take = useCallback(
    (event: ChangeEvent<HTMLInputElement>) => {
      const { value, selectionEnd } = event.target;
      if (!book) return setNumber(value);
      const named = book.countryIn(value);
      if (named) setCountry(named);
      const { inputType: how = '', data = '' } = event.nativeEvent as Partial<InputEvent>;
      // Pasted, filled in, or suggested by the keyboard.
      const atOnce = !how.startsWith('delete') && (how !== 'insertText' || (data?.length ?? 0) > 1);
      const whole = atOnce ? book.readPhone(value, country) : 'incomplete';
      if (typeof whole === 'object' && (named || /^(?:00|011)/.test(value.trim()))) {
        setCountry(whole.country);
        setNumber(whole.rest);
      } else if (
        !atOnce &&
        how === 'insertText' &&
        selectionEnd === value.length &&
        /^[\p{Nd}\s()+./-]*$/u.test(value)
      ) {
        setNumber(book.spacePhone(value, named ?? country));
      } else setNumber(value);
    },
    [book, country],
  );
  /** Drops the country's code from a number that was typed with it. */
  const settle = () => {
    const whole = book && /^\s*[+＋]/.test(number) ? book.readPhone(number, country) : null;
    if (whole === null || typeof whole === 'string') return;
    setCountry(whole.country);
    setNumber(whole.rest);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    state.submit({ address: number, country });
  };
  const closed = (
    <span className="flex h-full items-center gap-1.5 ps-4 pe-2.5 text-15">
      <span className="text-13 font-semibold text-muted">{country}</span>
      <span className="tabular">+{code}</span>
      <ChevronDown size={15} strokeWidth={1.75} aria-hidden className="text-faint" />
    </span>
  );
  return (
    <form method="post" action={action} noValidate onSubmit={submit} className="grid gap-4">
      <input type="hidden" name="intent" value="phone" />
      <input type="hidden" name="country" value={country} />
      <FieldFrame id={id} label={message('phone.number')} error={state.error} hint={message('phone.numberHint')}>
        {/* Numbers read left to right on every page. */}
        <div
          dir="ltr"
          className={classNames(
            'flex h-12 items-center rounded-control border bg-panel text-15 transition-[border-color] focus-within:border-ink',
            state.error ? 'border-danger' : 'border-line-strong hover:border-faint',
          )}
        >
          {hydrated ? (
            <Suspense fallback={closed}>
              <CountryPicker
                country={country}
                code={code}
                onPick={(picked) => {
                  setCountry(picked);
                  document.getElementById(id)?.focus();
                }}
              />
            </Suspense>
          ) : (
            closed
          )}
          <span aria-hidden className="h-6 w-px bg-line" />
          <input
            id={id}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={number}
            onChange={take}
            onBlur={settle}
            autoFocus
            maxLength={60}
            aria-invalid={state.error ? true : undefined}
            aria-describedby={fieldNoteId(id)}
            className="tabular h-full min-w-0 flex-1 rounded-control bg-transparent px-3 outline-none focus-visible:outline-none"
          />
        </div>
      </FieldFrame>
      <noscript>
        <p className="text-13 text-muted">{message('phone.otherCountry')}</p>
      </noscript>
      <SendButton icon={MessageSquareText} busy={state.busy} secondsLeft={state.secondsLeft}>
        {message('phone.sendCode')}
      </SendButton>
    </form>
  );
}
