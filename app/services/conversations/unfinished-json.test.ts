/** JSON that is still being written is read as the AI SDK reads it. */
import fc from 'fast-check';
import { parsePartialJson } from 'ai';
import { expect, test } from 'vitest';
import { parseUnfinished } from './unfinished-json.ts';

/** The SDK refuses keys that could change prototypes, and misreads exponents. */
const harmless = (json: string): boolean => !/__proto__|constructor|\de[+-]/i.test(JSON.stringify(JSON.parse(json)));

test('every beginning of any value', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json().filter(harmless), fc.constantFrom(undefined, 2), async (written, indent) => {
      const json = JSON.stringify(JSON.parse(written), null, indent);
      for (let end = 0; end <= json.length; end += 1) {
        const beginning = json.slice(0, end);
        // Whether half an escape or half a number is shown is of no consequence, and differs.
        if (/\\(?:u[\da-f]{0,3})?$|[-\d.e+]$/i.test(beginning)) continue;
        expect([beginning, parseUnfinished(beginning)]).toEqual([beginning, (await parsePartialJson(beginning)).value]);
      }
      expect(parseUnfinished(json)).toEqual(JSON.parse(json));
    }),
  );
});

test.each([
  ['', undefined],
  ['{', {}],
  ['{"te', {}],
  ['{"text":', {}],
  ['{"text":"Sa', { text: 'Sa' }],
  ['{"text":"Sa\\', { text: 'Sa' }],
  ['{"text":"Sale \\"', { text: 'Sale "' }],
  ['{"text":"Sale"', { text: 'Sale' }],
  ['{"list":[1, 2.', { list: [1, 2] }],
  ['{"list":[1, -', { list: [1] }],
  ['{"list":[{"a":1},', { list: [{ a: 1 }] }],
  ['{"bold": tr', { bold: true }],
  ['[1e', [1]],
  ['nonsense', undefined],
  ['{"a":1} or so', { a: 1 }],
])('%s', (json, value) => expect(parseUnfinished(json)).toEqual(value));
