/**
 * The port for mail. By SMTP when configured; otherwise into the local outbox, or, where nobody could read that, not at
 * all.
 */

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Which engine serves it, for the sign-in page and the settings. */
  kind: 'smtp' | 'outbox' | 'none';
  /** Resolves when the mail was taken over; throws MailError otherwise. */
  send(mail: Mail): Promise<void>;
  /** Connects without sending anything; rejects when mails would not be taken. Left out: there is nothing to try. */
  check?(): Promise<void>;
  close(): void;
}

/** The mail was not taken over. `cause` is for the report, the person is told to try again. */
export class MailError extends Error {
  override name = 'MailError';
}
