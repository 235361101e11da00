/** Says which letters of this turn's words show as empty boxes, because no font here has them. */
import { ownFont } from '#design/fonts/own-fonts.ts';
import { lettersInWords, notShipped } from '#design/lint/missing-letters.ts';
import { message } from '#messages/message.ts';
import type { Conversation } from './read-prompt.ts';

/** The closing words, with what is to be said about boxes. */
export function withBoxes(say: string, { now, canvas }: Conversation): string {
  const written = new Set(now.deeds.flatMap(({ ok, input }) => (ok ? notShipped(JSON.stringify(input)) : [])));
  if (written.size === 0) return say;
  const shown = canvas.layers.flatMap(({ text, font }) => (ownFont(font) ? [] : Array.from(text)));
  const letters = [...new Set(shown.filter((letter) => written.has(letter)))];
  if (letters.length === 0) return say;
  return [say, message('assistant.boxes', lettersInWords(letters))].filter(Boolean).join(' ');
}
