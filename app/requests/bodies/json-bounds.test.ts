/** JSON is checked before it is parsed, and the counts are the same as the parser's. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLongRun } from '#tests/fixtures/sample.ts';
import { JSON_BOUNDS, jsonExcess } from './json-bounds.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const excess = (text: string) => jsonExcess(encode(text));

const names = (count: number) => `[${Array.from({ length: count }, (_, n) => `{"name ${n}":0}`).join(',')}]`;

/** Counts of a parsed value, by the plain definition. */
function countsOf(value: unknown): { depth: number; containers: number; keys: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, containers: 0, keys: 0 };
  const inner = Object.values(value).map(countsOf);
  const sum = (key: 'containers' | 'keys') => inner.reduce((total, counts) => total + counts[key], 0);
  return {
    depth: 1 + Math.max(0, ...inner.map(({ depth }) => depth)),
    containers: 1 + sum('containers'),
    keys: (Array.isArray(value) ? 0 : Object.keys(value).length) + sum('keys'),
  };
}

describe('JSON', () => {
  test.each([
    ['as deep as it may be', '['.repeat(JSON_BOUNDS.depth) + ']'.repeat(JSON_BOUNDS.depth), null],
    ['deeper', '['.repeat(JSON_BOUNDS.depth + 1), 'depth'],
    ['deeper, by objects', '{"a":'.repeat(JSON_BOUNDS.depth + 1), 'depth'],
    ['with as many lists as there may be', `[${'[],'.repeat(JSON_BOUNDS.containers - 2)}[]]`, null],
    ['with one list more', `[${'[],'.repeat(JSON_BOUNDS.containers - 1)}[]]`, 'containers'],
    ['with as many keys as there may be', `{${'"a":0,'.repeat(JSON_BOUNDS.keys - 1)}"a":0}`, null],
    ['with one key more', `{${'"a":0,'.repeat(JSON_BOUNDS.keys)}"a":0}`, 'keys'],
    ['with fewer names than there may be', names(JSON_BOUNDS.names), null],
    // Some share a hash: 1 % of 20,000 in 2²⁰ places.
    ['with more names', names(1.05 * JSON_BOUNDS.names), 'names'],
    ['with the same name over and over', `[${'{"\\"a":0},'.repeat(JSON_BOUNDS.names)}0]`, null],
    ['with brackets and colons in a text', JSON.stringify(['[{:'.repeat(200_000)]), null],
    ['with escaped quotes', JSON.stringify(['\\"[['.repeat(200)]), null],
    ['that ends in a backslash', '"\\', null],
    ['that is none', ']]]]}}}}', null],
    ['of nothing', '', null],
  ])('%s', (_, text, expected) => expect(excess(text)).toBe(expected));

  test('is counted as the parser sees it, whatever it holds', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), fc.nat(6), fc.nat(12), fc.nat(12), (text, depth, containers, keys) => {
        const value: unknown = JSON.parse(text);
        // A repeated key is counted twice, and parsed once.
        const counts = countsOf(value);
        const bounds = { depth, containers, keys, names: keys };
        const isOver = counts.depth > depth || counts.containers > containers || counts.keys > keys;
        const isWrittenOnce = JSON.stringify(value).length >= text.replaceAll(/\s/g, '').length;
        const found = jsonExcess(encode(text), bounds);
        expect({ text, isRefused: isOver || isWrittenOnce ? found !== null : isOver }).toEqual({
          text,
          isRefused: isOver,
        });
      }),
      { numRuns: isLongRun ? 5_000 : 200 },
    );
  });
});
