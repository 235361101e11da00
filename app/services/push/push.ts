/** Sending one message to one browser: the port. */
import type { PushMessage } from '#app/contracts/push.ts';

/** Where a browser is reached and how messages for it are encrypted (RFC 8291), base64url. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The push service didn't take the message. */
export class PushError extends Error {
  override readonly name = 'PushError';
  /** Whether another try makes sense. */
  readonly isPassing: boolean;
  /** How long the push service wants to be left alone, ms. */
  readonly retryAfterMs: number | null;
  constructor(
    text: string,
    { isPassing, retryAfterMs = null, cause }: { isPassing: boolean; retryAfterMs?: number | null; cause?: unknown },
  ) {
    super(text, { cause });
    this.isPassing = isPassing;
    this.retryAfterMs = retryAfterMs;
  }
}

export interface PushSender {
  /** 'gone': that browser wants no more messages. Throws PushError. */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone'>;
}
