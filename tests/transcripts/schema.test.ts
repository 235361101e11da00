/**
 * docs/transcript.schema.json is the format as editors know it: generated from the code, and true of every transcript
 * that ships. After a change of the format regenerate it with `npx vitest run tests/transcripts/schema.test.ts -u`.
 */
import path from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { transcriptJsonSchema, type JsonSchema } from '#agent/transcript/format/json-schema.ts';
import { loadTranscript } from '#agent/transcript/load/load-transcript.ts';
import { readTranscripts } from '#app/services/transcripts/read-transcripts.server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const file = path.join(root, 'docs/transcript.schema.json');
const { loaded, errors } = await readTranscripts([path.join(root, 'tests/transcripts')]);

// Keywords for editors that don't validate anything.
const ajv = new Ajv({
  strict: true,
  allErrors: true,
  strictTypes: false,
  allowUnionTypes: true,
  keywords: ['allowComments', 'allowTrailingCommas'],
});

const check = (json: unknown, schema: object) => {
  const validate = ajv.compile(schema);
  validate(json);
  return (validate.errors ?? []).map(({ instancePath, message: text = '' }) => `${instancePath} ${text}`);
};

function* keysOf(schema: JsonSchema, where: string): Generator<[string, JsonSchema]> {
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    yield [`${where}.${key}`, inner];
    yield* keysOf(inner, `${where}.${key}`);
  }
  for (const inner of [...(schema.anyOf ?? []), schema.items ?? []].flat()) yield* keysOf(inner, where);
}

test('it is the format of today', async () => {
  await expect(`${JSON.stringify(transcriptJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(file);
});

test('every key says what it is for', () => {
  const keys = [...keysOf(transcriptJsonSchema(), '')];
  expect(keys.length).toBeGreaterThan(60);
  expect(keys.filter(([, { description = '' }]) => description.length < 2).map(([key]) => key)).toEqual([]);
});

describe('it says what the loader says', () => {
  const schema = transcriptJsonSchema();
  const right = { version: 1, name: 'a', turns: [{ user: { text: 'a' } }] };

  test.each<[string, object]>([
    ['an unknown key', { ...right, trns: [] }],
    ['a missing key', { version: 1, name: 'a' }],
    ['another version', { ...right, version: 2 }],
    ['a limit', { ...right, turns: [{ user: { text: 'a' }, expect: { lint: -1 } }] }],
    ['a form of several', { ...right, turns: [{ user: { text: 'a' }, expect: { tools: 'look' } }] }],
    ['a pair', { ...right, turns: [{ user: { text: 'a' }, expect: { alignedX: ['a'] } }] }],
    ['a name', { ...right, turns: [{ user: { text: 'a' }, chat: '2nd' }] }],
    ['a unit', { ...right, start: { spent: { vidoe: 1 } } }],
  ])('of %s', (_, wrong) => {
    expect(check(wrong, schema)).not.toEqual([]);
    expect(() => loadTranscript(JSON.stringify(wrong), 'a.json')).toThrow(/^a\.json:1:/);
  });

  test('and of what is right', () => {
    expect(check(right, schema)).toEqual([]);
  });

  test('of every transcript that ships', () => {
    expect(errors.map(({ message: text }) => text)).toEqual([]);
    expect(loaded.length).toBeGreaterThan(60);
    const wrong = loaded.flatMap(({ file: one, text }) =>
      check(parse(text), schema).map((line) => `${path.relative(root, one)} ${line}`),
    );
    expect(wrong).toEqual([]);
  });
});
