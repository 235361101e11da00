/**
 * Whatever is done to a file, the loader either accepts it or reports what is wrong and where; it never crashes, and
 * never mentions zod.
 */
import fc from 'fast-check';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'jsonc-parser';
import { loadTranscript } from '#agent/transcript/load/load-transcript.ts';
import { TranscriptError } from '#agent/transcript/format/transcript-error.ts';
import { writtenJson } from '#agent/transcript/format/written-json.ts';
import { readTranscripts } from '#app/services/transcripts/read-transcripts.server.ts';

const RUNS = process.env.BLEND_LONG === '1' ? 5000 : 150;
const { loaded } = await readTranscripts([import.meta.dirname]);
const file = fc.constantFrom(...loaded.map(({ text }) => text));

type Path = (string | number)[];

function* pathsIn(json: unknown, at: Path = []): Generator<Path> {
  yield at;
  if (Array.isArray(json)) for (const [index, one] of json.entries()) yield* pathsIn(one, [...at, index]);
  else if (typeof json === 'object' && json !== null)
    for (const [key, one] of Object.entries(json)) yield* pathsIn(one, [...at, key]);
}

/** The same JSON with another value, or none, at one place. */
function changed(json: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(json))
    return json.flatMap((one: unknown, index) =>
      index !== key ? [one] : rest.length === 0 && value === undefined ? [] : [changed(one, rest, value)],
    );
  return Object.fromEntries(
    Object.entries(json as object).flatMap(([name, one]) =>
      name !== key
        ? [[name, one]]
        : rest.length === 0 && value === undefined
          ? []
          : [[name, changed(one, rest, value)]],
    ),
  );
}

/** Lines of the error; null when the text is valid. */
function answerTo(text: string): string[] | null {
  try {
    const { transcript } = loadTranscript(text, 'some/file.json');
    expect(transcript.turns.length).toBeGreaterThan(0);
    return null;
  } catch (error) {
    if (!(error instanceof TranscriptError)) throw error;
    return error.message.split('\n');
  }
}

/**
 * Lines of an error that a person couldn't use: without the file, with a place outside it, or in programmers' terms.
 */
function unreadable(answer: string[] | null, text: string): string[] {
  const lines = text.split('\n').length;
  return (answer ?? []).filter((line) => {
    const [, at] = /^some\/file\.json:(?:(\d+):\d+)? \S/.exec(line) ?? [];
    return (
      (at !== undefined && Number(at) > lines) ||
      !line.startsWith('some/file.json:') ||
      /invalid input|invalid union|undefined|\[object|NaN|zod/i.test(line)
    );
  });
}

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('$nobody', '', -1, 0.5, 1e9, null, [], {}, [null], { '': 0 }, '__proto__'),
  fc.constant(undefined),
);

test('values in other places', () => {
  fc.assert(
    fc.property(file, fc.nat(), anything, (text, choice, value) => {
      const json: unknown = parse(text);
      const paths = [...pathsIn(json)];
      const after = writtenJson(changed(json, paths[choice % paths.length] ?? [], value) ?? null);
      expect(unreadable(answerTo(after), after)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

test('texts that are cut, doubled or scratched', () => {
  fc.assert(
    fc.property(
      file,
      fc.nat(),
      fc.nat(200),
      fc.string({ unit: 'binary', maxLength: 4 }),
      (text, choice, length, scratch) => {
        const at = choice % (text.length + 1);
        const after = text.slice(0, at) + scratch + text.slice(at + length);
        expect(unreadable(answerTo(after), after)).toEqual([]);
      },
    ),
    { numRuns: RUNS },
  );
});

test('written out again, each file is the same transcript', () => {
  for (const { file: name, text } of loaded) {
    const again = `${writtenJson(parse(text))}\n`;
    expect(loadTranscript(again, name).transcript, path.basename(name)).toEqual(loadTranscript(text, name).transcript);
  }
});
