/**
 * Text for people: one catalogue, ICU messages, typed keys.
 * `message('kernel.tooLong', { field: 'text', limit: 5000 })`. A translation is another catalogue with the same keys.
 */
import { IntlMessageFormat } from 'intl-messageformat';
import { en } from './en.ts';

export type MessageKey = keyof typeof en;
export type MessageValues = Record<string, string | number | boolean | Date>;

const locale = 'en';
const compiled = new Map<MessageKey, IntlMessageFormat>();

/** The text of a key, its ICU arguments filled in. A missing argument throws: it is a bug, not a user's mistake. */
export function message(key: MessageKey, values?: MessageValues): string {
  let format = compiled.get(key);
  if (!format) {
    format = new IntlMessageFormat(en[key], locale, undefined, { ignoreTag: true });
    compiled.set(key, format);
  }
  return String(format.format(values));
}
