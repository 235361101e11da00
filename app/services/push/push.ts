/** Sending one message to one browser: the port. */
import type { PushMessage } from '#app/contracts/push.ts';

/** How to reach a browser and encrypt messages for it (RFC 8291), base64url. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The push service did not accept the message. */
export class PushError extends Error {
  override readonly name = 'PushError';
  /** Whether a retry makes sense. */
  readonly isPassing: boolean;
  /** How long the push service asks to wait, ms. */
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
