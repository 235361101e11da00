/** A database or data folder that can't be used, reported in one line for the operator. */
import { message, type MessageKey, type MessageValues } from '#messages/message.ts';

/** Thrown at start-up; `message` is the line to print, `cause` is for the log. */
export class DatabaseError extends Error {
  readonly key: MessageKey;
  constructor(key: MessageKey, values: MessageValues = {}, cause?: unknown) {
    super(message(key, values), { cause });
    this.name = 'DatabaseError';
    this.key = key;
  }
}

/** The `code` of a system or PostgreSQL error, if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** First line of an error's message. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] ?? text;
}
