/** The mail that signs in. */
import { message } from '#messages/message.ts';
import { letterMail } from './letter.ts';
import type { Mail } from './mail.ts';

/** `link` opens the page that signs in; `minutes` is how long it works. */
export function signInMail(to: string, link: string, minutes: number): Mail {
  return letterMail(to, {
    subject: message('account.mailSubject'),
    paragraphs: [message('account.mailLead')],
    // Text has no button to press.
    plain: [message('account.mailLeadText')],
    button: { label: message('account.mailButton'), link },
    note: `${message('account.mailNote', { minutes })} ${message('account.mailIgnore')}`,
  });
}
