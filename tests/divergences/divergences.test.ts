/**
 * Transcripts that must fail: each is right except for one thing, and a replay must report which, where, and in words
 * that people understand. They live outside tests/transcripts, so that `npm run replay -- tests/transcripts` stays
 * green.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIVERGENCE_KINDS, type Divergence, type DivergenceKind } from '#agent/transcript/play/divergence.ts';
import { loadTranscript, type LoadedTranscript } from '#agent/transcript/load/load-transcript.ts';
import { openStage, type Stage } from '#app/services/transcripts/stage.server.ts';
import { memoryTemplate } from '#tests/fixtures/database-templates.ts';

interface Wanted {
  kind: DivergenceKind;
  turn: number;
  step: number | null;
  /** The text at the reported place, or the beginning of it. */
  stands: string;
  words: string;
}

const wanted = (kind: DivergenceKind, step: number | null, stands: string, words: string, turn = 1): Wanted => ({
  kind,
  turn,
  step,
  stands,
  words,
});

const FILES: Record<string, Wanted> = {
  'tool-left-over': wanted(
    'tool',
    1,
    '{ "calls": [{ "tool": "add_text", "input": { "text": "Never"',
    '2 steps, from step 1 on, were never asked for',
  ),
  'tool-missing': wanted(
    'tool',
    1,
    '[{ "calls": [{ "tool": "add_text", "input": { "text": "Two"',
    'The agent asked for step 1, which does not exist',
  ),
  'tool-unknown': wanted('tool', 0, '"add_words"', 'There is no tool called add_words'),
  'tool-other': wanted(
    'tool',
    1,
    '"delete"',
    'Expected calls of add_text, delete; there were calls of add_text, style.',
  ),
  'tool-unanswered': wanted(
    'tool',
    0,
    '{\n',
    'The user was asked about delete, and “approve” has no answer: This removes 6 layers from the design.',
    0,
  ),
  'tool-never-asked': wanted('tool', null, 'true', 'The user was never asked about delete'),
  'tool-hand-too-late': wanted(
    'tool',
    null,
    '{ "at": 1',
    'The change by hand should have come before step 1, which was never asked for',
  ),
  'input-malformed': wanted('input', 0, '"{\\"text\\": \\"Two\\","', 'The arguments of add_text could not be read'),
  'input-refused': wanted('input', 0, '{ "text": "Two", "size": "enormous" }', 'add_text failed: size:'),
  'result-failed': wanted('result', 0, '{ "tool": "update_layer"', 'update_layer failed: There is no layer "nowhere"'),
  'result-succeeded': wanted('result', 0, '"no room"', 'add_text should have failed, but succeeded'),
  'result-other-error': wanted(
    'result',
    0,
    '"is locked"',
    'update_layer should have failed with “is locked”, but failed with: There is no layer "nowhere"',
  ),
  'result-other-output': wanted(
    'result',
    0,
    '{ "text": "Two", "size": 61 }',
    'The model got another result from add_text',
  ),
  'result-says': wanted(
    'result',
    null,
    '"Gladly"',
    'Expected the assistant to say “Gladly”; it said “No, thank you.”.',
  ),
  document: wanted('document', null, '120', 'size is 90, not 120'),
  'document-missing': wanted(
    'document',
    null,
    '{ "type": "shape", "color": "#ff0000" }',
    'Expected a shape (color “#ff0000”) on the first page; there is text “Sale”.',
  ),
  'document-undo': wanted('document', null, '2', 'Expected 2 layers; there is 1: text “Sale”.'),
  lint: wanted('lint', null, '0', 'Expected the lint to have no findings; there is 1: “Upon it” overlaps “Sale”.'),
  credits: wanted('credits', null, '0', 'Expected the turn to spend no logo credit; it spent 1.'),
  pixels: wanted(
    'pixels',
    null,
    '{ "file": "previews/white-background.png"',
    'of the pixels differ from the kept picture; at most 1 % may.',
  ),
  'pixels-missing': wanted(
    'pixels',
    null,
    '"previews/nowhere.png"',
    'There is no picture “previews/nowhere.png” yet; --update writes it.',
  ),
  'error-unexpected': wanted(
    'error',
    null,
    '{}',
    'Expected the turn to end as finished; it ended as failed: “The answer broke off. What is done so far is kept.”.',
  ),
  'error-other': wanted(
    'error',
    null,
    '"The model is busy"',
    'what failed says “The model answered with an error (500). Try again in a moment.”',
  ),
  'error-missing': wanted('error', null, '"failed"', 'Expected the turn to end as failed; it ended as finished.'),
};

const fileOf = (name: string) => path.join(import.meta.dirname, `${name}.json`);
const load = (name: string): LoadedTranscript => loadTranscript(readFileSync(fileOf(name), 'utf8'), fileOf(name));

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ template: await memoryTemplate(), report: () => undefined });
});
afterAll(() => stage.close());

async function firstOf(loaded: LoadedTranscript): Promise<Divergence | null> {
  const { checks } = await stage.replay(loaded);
  return checks.find(({ divergence }) => divergence !== null)?.divergence ?? null;
}

/** The file's text from the place that a divergence names. */
function textAt({ text, place }: LoadedTranscript, { at }: Divergence): string {
  const { line, column } = place(at);
  return text
    .split('\n')
    .slice(line - 1)
    .join('\n')
    .slice(column - 1);
}

test('every file has its row, and every kind of divergence its file', () => {
  const files = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, ''));
  expect(files.sort()).toEqual(Object.keys(FILES).sort());
  expect([...new Set(Object.values(FILES).map(({ kind }) => kind))].sort()).toEqual([...DIVERGENCE_KINDS].sort());
});

test.each(Object.entries(FILES))('%s', async (name, { kind, turn, step, stands, words }) => {
  const loaded = load(name);
  const divergence = await firstOf(loaded);
  expect(divergence).toMatchObject({ kind, turn, step });
  expect(divergence?.message).toContain(words);
  expect(divergence && textAt(loaded, divergence).startsWith(stands)).toBe(true);
});

describe('what else is told', () => {
  test('the smallest difference', async () => {
    expect((await firstOf(load('document')))?.diff).toEqual([{ path: 'layers[0].size', expected: 120, actual: 90 }]);
    expect((await firstOf(load('credits')))?.diff).toEqual([{ path: 'credits.logo', expected: 0, actual: 1 }]);
  });

  test('pictures of what was expected, what came, and where they differ', async () => {
    const { pictures = {} } = (await firstOf(load('pixels'))) ?? {};
    for (const bytes of [pictures.before, pictures.after, pictures.diff])
      expect(
        Buffer.from(bytes ?? [])
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG');
    expect(pictures.before).toEqual(
      new Uint8Array(readFileSync(path.join(import.meta.dirname, 'previews/white-background.png'))),
    );
    expect(pictures.after).not.toEqual(pictures.before);
  });

  test('nothing of turns that come after the first difference', async () => {
    const { text, file } = load('tool-unknown');
    const json = JSON.parse(text) as { turns: unknown[] };
    const { turns, checks } = await stage.replay(
      loadTranscript(JSON.stringify({ ...json, turns: [...json.turns, ...json.turns] }), file),
    );
    expect(turns).toHaveLength(2);
    expect(new Set(checks.flatMap(({ divergence }) => divergence?.turn ?? []))).toEqual(new Set([1]));
  });
});
