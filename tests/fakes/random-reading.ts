/**
 * What a small model with random weights writes under the grammar: any acts at all. Unlike one it quotes the message and
 * names what is on the page, so that its readings get as far as they can.
 */
import { COMPACT_ANSWER, type Schema } from '#agent/dialogue/reader/compact-acts.ts';

const REF = '#/definitions/';
/** Optional properties are written this often. */
const SAID = 0.25;
const MOST_ITEMS = 2;

/** `random`: in [0, 1). `words`: the message and the texts of the page, of which strings are made. */
export function randomReading(random: () => number, message: string, words: readonly string[]): string {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const said = message.split(/\s+/u).filter(Boolean);

  function quote(): string {
    if (random() < 0.4) return message.trim();
    const from = Math.floor(random() * said.length);
    return said.slice(from, from + 1 + Math.floor(random() * said.length)).join(' ');
  }

  function write(schema: Schema, key: string): unknown {
    if (schema.$ref !== undefined) return write(COMPACT_ANSWER.definitions?.[schema.$ref.slice(REF.length)] ?? {}, key);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return pick(schema.enum);
    if (schema.anyOf) return write(pick(schema.anyOf), key);
    if (schema.type === 'array') {
      const count = Math.max(schema.minItems ?? 0, Math.floor(random() * (MOST_ITEMS + 1)));
      return Array.from({ length: count }, () => write(schema.items as Schema, key));
    }
    if (schema.type === 'object')
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => (schema.required ?? []).includes(name) || random() < SAID)
          .map(([name, own]) => [name, write(own, name)]),
      );
    if (schema.type === 'boolean') return random() < 0.5;
    if (schema.type === 'integer' || schema.type === 'number') return Math.floor(random() * 5) - 1;
    return key === 'quote' ? quote() : pick([...said, ...words, 'red', '#0000ff']);
  }

  return JSON.stringify(write(COMPACT_ANSWER, ''));
}
