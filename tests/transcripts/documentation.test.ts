/**
 * Keeps docs/transcripts.md true: its example replays, its failing example fails with those words, and no key of the
 * format is missing.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIVERGENCE_KINDS } from '#agent/transcript/play/divergence.ts';
import { transcriptJsonSchema, type JsonSchema } from '#agent/transcript/format/json-schema.ts';
import { loadTranscript } from '#agent/transcript/load/load-transcript.ts';
import type { Stage } from '#app/services/transcripts/stage.server.ts';
import { openTestStage } from '#tests/fixtures/stage.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/transcripts.md'), 'utf8');
const example = /```jsonc\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
/** The file's path for a reader who follows the page. */
const FILE = 'my-tests/sale.json';

let stage: Stage;
beforeAll(async () => {
  stage = await openTestStage();
});
afterAll(() => stage.close());

async function firstOf(text: string) {
  const loaded = loadTranscript(text, path.join(root, FILE));
  const { checks } = await stage.replay(loaded);
  const divergence = checks.find((check) => check.divergence !== null)?.divergence ?? null;
  return { divergence, place: divergence && loaded.place(divergence.at) };
}

test('the example replays', async () => {
  expect(example).toContain('SUMMER SALE');
  expect((await firstOf(example)).divergence).toBeNull();
});

test('the failing example fails in the words of the page, and at its line', async () => {
  const wrong = example.replace('"quadrant": { "$title": "top" }', '"quadrant": { "$title": "bottom" }');
  expect(wrong).not.toBe(example);
  const { divergence, place } = await firstOf(wrong);
  expect(page).toContain(`${divergence?.kind} turns[0] ${divergence?.message}\n`);
  expect(page).toContain(`${FILE}:${place?.line}:${place?.column}\n`);
});

test('the mistakes are answered in the words of the page', () => {
  for (const text of ['', '{ "version": 1, "name": "sale", "turns": [{ "user": { "txt": "Hello" } }] }']) {
    let answer = '';
    try {
      loadTranscript(text, FILE);
    } catch (error) {
      answer = error instanceof Error ? error.message : '';
    }
    expect(answer).toContain(`${FILE}:1:`);
    expect(page).toContain(text === '' ? answer : `\`${text}\``);
    expect(page).toContain(answer);
  }
});

function* keysOf(schema: JsonSchema): Generator<string> {
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    yield key;
    yield* keysOf(inner);
  }
  for (const inner of [...(schema.anyOf ?? []), schema.items ?? []].flat()) yield* keysOf(inner);
}

test('every key of the format and every kind of divergence is explained', () => {
  const written = new Set([...page.matchAll(/[`"{ ]([$\w-]+)["`]/g)].map(([, word]) => word));
  expect([...keysOf(transcriptJsonSchema()), ...DIVERGENCE_KINDS].filter((key) => !written.has(key))).toEqual([]);
});

test('every file that the page speaks of is there', () => {
  const named = [...page.matchAll(/`((?:agent|docs|tests)\/[\w./-]+)`|\]\((?!http)([^)#]+)\)/g)].map(([, file, link]) =>
    file === undefined ? path.join('docs', link ?? '') : file,
  );
  expect(named.length).toBeGreaterThan(5);
  for (const file of named) expect(() => readFileSync(path.join(root, file)), file).not.toThrow(/ENOENT/);
});
