/**
 * Text for people: one catalogue, ICU messages, typed keys.
 * `message('kernel.tooLong', { field: 'text', limit: 5000 })`. A translation is another catalogue with the same keys.
 */
import { IntlMessageFormat } from 'intl-messageformat';
import { textOf, type MessageKey } from './catalogue.ts';

export type { MessageKey };
export type MessageValues = Record<string, string | number | boolean | Date>;

const locale = 'en';
const compiled = new Map<MessageKey, IntlMessageFormat>();

/** The text of a key, its ICU arguments filled in. A missing argument or text throws: it is a bug, not a user's mistake. */
export function message(key: MessageKey, values?: MessageValues): string {
  let format = compiled.get(key);
  if (!format) {
    const text = textOf(key);
    if (text === undefined) throw new Error(`There is no text for “${key}”`);
    format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
    compiled.set(key, format);
  }
  return String(format.format(values));
}
