/** A message on its way out: its contents and their limits. */
import { LIMITS } from '#design/document/limits.ts';
import { message } from '#messages/message.ts';
import type { ReadyFile } from '#app/browser/uploads/use-attachments.ts';

export interface OutgoingMessage {
  text: string;
  attachments: ReadyFile[];
}

/** Why the words can't be sent; null if they can. */
export function tooLong(text: string): string | null {
  return text.trim().length > LIMITS.textLength ? message('home.tooLong', { limit: LIMITS.textLength }) : null;
}
