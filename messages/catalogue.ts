/**
 * Where `message` finds its texts: here, all of them. In the browser's code catalogue.browser.ts stands in this
 * module's place (see scripts/building/message-texts.ts), so that a page carries only the texts that its code speaks.
 */
import { en } from './en.ts';
import { readText } from './read-text.ts';
import type { Text } from './text.ts';

export type MessageKey = keyof typeof en;

const read = new Map<string, Text>();

/** The text of a key; undefined when there is none. */
export function textOf(key: string): Text | undefined {
  let text = read.get(key);
  if (text === undefined && Object.hasOwn(en, key)) {
    text = readText(en[key as MessageKey]);
    read.set(key, text);
  }
  return text;
}
