/**
 * The browser's catalogue: the texts of the code that has been loaded. The build inserts the calls that fill it next to
 * the keys.
 */
import type { OwnText, Text } from './text.ts';

const texts = new Map<string, Text>();

/** The text of a key; undefined if no loaded code names the key. Texts kept elsewhere stay on the server. */
export function textOf(of: string | OwnText): Text | undefined {
  return typeof of === 'string' ? texts.get(of) : undefined;
}

/** Registers the text of one key and returns the key. The build inserts it in place of a key. */
export function known(key: string, text: Text): string {
  texts.set(key, text);
  return key;
}

/**
 * Registers the texts of all keys with a given prefix. The build inserts it around code that builds such a key at run
 * time.
 */
export function knownAll(several: Readonly<Record<string, Text>>): <Key>(key: Key) => Key {
  for (const [key, text] of Object.entries(several)) texts.set(key, text);
  return (key) => key;
}
