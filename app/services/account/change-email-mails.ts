/** The mails about changing the e-mail address. */
import { letterMail } from '#app/services/mail/letter.ts';
import type { Mail } from '#app/services/mail/mail.ts';
import { message } from '#messages/message.ts';

/** To the new address: `link` confirms it. */
export function confirmAddressMail(to: string, link: string, minutes: number): Mail {
  return letterMail(to, {
    subject: message('settings.mailConfirmSubject'),
    paragraphs: [message('settings.mailConfirmText', { email: to })],
    button: { label: message('settings.mailConfirmButton'), link },
    note: message('settings.mailConfirmNote', { minutes }),
  });
}

/** To an address that has an account already: the asking user does not learn of it. */
export function addressTakenMail(to: string, origin: string): Mail {
  return letterMail(to, {
    subject: message('settings.mailTakenSubject'),
    paragraphs: [message('settings.mailTakenText', { email: to })],
    button: { label: message('account.mailButton'), link: `${origin}/sign-in` },
    note: message('settings.mailTakenNote'),
  });
}

/** To the old address, when the change is requested: there is still time to object. */
export function changeAskedMail(to: string, email: string): Mail {
  return letterMail(to, {
    subject: message('settings.mailAskedSubject'),
    paragraphs: [message('settings.mailAskedText', { email: concealed(email) }), message('settings.mailAskedNote')],
  });
}

/** To the old address, when it has been replaced. */
export function addressChangedMail(to: string, email: string): Mail {
  return letterMail(to, {
    subject: message('settings.mailChangedSubject'),
    paragraphs: [message('settings.mailChangedText', { email: concealed(email) }), message('settings.mailChangedNote')],
  });
}

/** Enough to recognise one's address: a reader of an old mailbox need not learn the new address. */
export function concealed(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}•••${email.slice(at)}`;
}
