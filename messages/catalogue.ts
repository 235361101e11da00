/**
 * Where `message` finds its texts: here, all of them. In the browser's code catalogue.browser.ts stands in this module's place (see
 * scripts/building/message-texts.ts), so that a page carries only the texts that its code speaks.
 */
import { en } from './en.ts';

export type MessageKey = keyof typeof en;

/** The text of a key in ICU syntax; undefined when there is none. */
export function textOf(key: string): string | undefined {
  return Object.hasOwn(en, key) ? en[key as MessageKey] : undefined;
}
