/**
 * The port for text messages. By Twilio when configured; otherwise into the local outbox, or, if nobody could read
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
  /** Resolves when the message was accepted; throws SmsError otherwise. */
  send(message: TextMessage): Promise<void>;
  /** Asks for the account, and sends nothing; rejects when it is refused. Left out: there is nothing to try. */
  check?(): Promise<void>;
}

/**
 * Why it was not accepted: such numbers receive nothing, this number accepts no messages from us, too many requests, no
 * sender is configured, or anything else.
 */
export type SmsProblem = 'invalid-number' | 'refused-number' | 'busy' | 'not-set-up' | 'failed';

/** The message was not accepted. `cause` is for the report, the user is told what to do. */
export class SmsError extends Error {
  override name = 'SmsError';
  readonly problem: SmsProblem;
  constructor(problem: SmsProblem, text: string, options?: ErrorOptions) {
    super(text, options);
    this.problem = problem;
  }
}
