/**
 * The port for text messages. By Twilio when configured; otherwise into the local outbox, or, where nobody could read
 * that, not at all.
 */

export interface TextMessage {
  /** E.164: '+' and digits. */
  to: string;
  text: string;
}

export interface Sms {
  /** Which engine serves it, for the sign-in page and the settings. */
  kind: 'twilio' | 'outbox' | 'none';
  /** Resolves when the message was taken over; throws SmsError otherwise. */
  send(message: TextMessage): Promise<void>;
  /** Asks for the account, and sends nothing; rejects when it is refused. Left out: there is nothing to try. */
  check?(): Promise<void>;
}

/**
 * Why it was not taken over: nothing can be sent to such a number, this number takes no messages from us, too much at
 * once, nothing is configured to send it, or anything else.
 */
export type SmsProblem = 'invalid-number' | 'refused-number' | 'busy' | 'not-set-up' | 'failed';

/** The message was not taken over. `cause` is for the report, the person is told what to do. */
export class SmsError extends Error {
  override name = 'SmsError';
  readonly problem: SmsProblem;
  constructor(problem: SmsProblem, text: string, options?: ErrorOptions) {
    super(text, options);
    this.problem = problem;
  }
}
