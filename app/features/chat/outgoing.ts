/** A message on its way out: what it holds and what is too much. */
import { LIMITS } from '#design/document/limits.ts';
import { message } from '#messages/message.ts';
import type { ReadyFile } from '#app/browser/uploads/use-attachments.ts';

export interface OutgoingMessage {
  text: string;
  attachments: ReadyFile[];
}

/** Why the words can't be sent; null when they can. */
export function tooLong(text: string): string | null {
  return text.trim().length > LIMITS.textLength ? message('home.tooLong', { limit: LIMITS.textLength }) : null;
}
