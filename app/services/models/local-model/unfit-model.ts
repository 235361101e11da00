/** Why a model can't be used or a request can't be answered: a message of the catalogue for operators. */
import { message, type MessageKey, type MessageValues } from '#messages/message.ts';

/** Thrown in the model's process; the server makes a ReadingModelError of it. */
export class UnfitModel extends Error {
  override readonly name = 'UnfitModel';
  readonly key: MessageKey;
  readonly values: MessageValues;

  constructor(key: MessageKey, values: MessageValues = {}, cause?: unknown) {
    super(message(key, values), { cause });
    this.key = key;
    this.values = values;
  }
}

/** The first line of an error, short enough to be part of another line. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const [line = ''] = text.trim().split('\n');
  return line.slice(0, 200);
}
