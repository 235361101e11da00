/**
 * Finds the texts for `message`: here, all of them. In the browser's code catalogue.browser.ts replaces this module
 * (see scripts/building/message-texts.ts), so that a page only carries the texts that its code uses.
 */
import { en } from './en.ts';
import { readText } from './read-text.ts';
import type { OwnText, Text } from './text.ts';

export type MessageKey = keyof typeof en;

const read = new Map<string, Text>();

/** The text of a key or of a text kept elsewhere; undefined if there is none. */
export function textOf(of: string | OwnText): Text | undefined {
  const [key, written] =
    typeof of === 'string' ? [of, Object.hasOwn(en, of) ? en[of as MessageKey] : undefined] : [of.key, of.text];
  let text = read.get(key);
  if (text === undefined && written !== undefined) {
    text = readText(written);
    read.set(key, text);
  }
  return text;
}
