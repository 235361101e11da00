/**
 * The port for mail. By SMTP when configured; otherwise into the local outbox, or, if nobody could read that, not at
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
  /** Resolves when the mail was accepted; throws MailError otherwise. */
  send(mail: Mail): Promise<void>;
  /** Connects without sending anything; rejects when mails would not be taken. Left out: there is nothing to try. */
  check?(): Promise<void>;
  close(): void;
}

/** The mail was not accepted. `cause` is for the report, the user is told to retry. */
export class MailError extends Error {
  override name = 'MailError';
}
