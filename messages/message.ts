/**
 * Text for people: one catalogue, ICU messages, typed keys.
 * `message('kernel.tooLong', { field: 'text', limit: 5000 })`. A translation is another catalogue with the same keys.
 */
import { textOf, type MessageKey } from './catalogue.ts';
import { speak, type MessageValues } from './text.ts';

export type { MessageKey, MessageValues };

/**
 * The text of a key, its ICU arguments filled in. A missing argument or text throws: it is a bug, not a user's mistake.
 */
export function message(key: MessageKey, values?: MessageValues): string {
  const text = textOf(key);
  if (text === undefined) throw new Error(`There is no text for “${key}”`);
  return speak(text, values);
}
