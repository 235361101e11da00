/**
 * Texts for people: one catalogue, ICU messages, typed keys. `message('kernel.tooLong', { field: 'text', limit: 5000
 * })`. A translation is another catalogue with the same keys.
 */
import { textOf, type MessageKey } from './catalogue.ts';
import { speak, type MessageValues, type OwnText } from './text.ts';

export type { MessageKey, MessageValues, OwnText };

/**
 * The text of a key, or one that is kept elsewhere, its ICU arguments filled in. A missing argument or text throws: it is a bug, not a user's mistake.
 */
export function message(of: MessageKey | OwnText, values?: MessageValues): string {
  const text = textOf(of);
  if (text === undefined) throw new Error(`There is no text for “${typeof of === 'string' ? of : of.key}”`);
  return speak(text, values);
}
