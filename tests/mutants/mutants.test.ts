/**
 * A seeded sample of what `npm run test:mutants` does in full: broken tools and operations must turn a transcript red.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashedId } from '#agent/ids.ts';
import { projectRoot } from '#app/services/config/project-root.ts';
import { readTranscripts } from '#app/services/transcripts/read-transcripts.server.ts';
import { mutantId } from './job.ts';
import { reportJson, reportLines, survivorLine } from './report.ts';
import { runMutants } from './run-mutants.ts';

const SEED = 'sample';
/** Of more than a hundred: this many are watched, and this many of the mutants that they could catch are run. */
const TRANSCRIPTS = 2;
const MUTANTS = 2;
/**
 * Transcripts that look for a subject, or call a tool that uses an engine: each call takes seconds, and is repeated for
 * each optional field.
 */
const ENGINES =
  /"(?:expand|generate_image|magic_erase|place_in_scene|make_video|remove_background|retake|text_behind|try_on|upscale)"|subject|cutout/;

/** The same ones every time, in arbitrary order. */
const sampled = <Item>(items: readonly Item[], name: (item: Item) => string, count: number): Item[] =>
  items
    .map((item) => ({ item, key: hashedId(SEED, name(item)) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, count)
    .map(({ item }) => item);

describe('a tool or an operation that is broken', () => {
  // The long run breaks all of them.
  it.skipIf(process.env.BLEND_LONG === '1')('turns a transcript red', { timeout: 300_000 }, async () => {
    const folder = path.join(projectRoot(), 'tests', 'transcripts');
    const { loaded } = await readTranscripts([path.join(folder, 'tools'), path.join(folder, 'operations')]);
    const quick = loaded.filter(({ file, text }) => !ENGINES.test(text) && !ENGINES.test(file));
    const files = sampled(
      quick.map(({ file }) => file),
      (file) => path.basename(file),
      TRANSCRIPTS,
    );
    const run = await runMutants({
      files,
      jobs: 1,
      others: quick.map(({ file }) => file).filter((file) => !files.includes(file)),
      choose: (mutants) => sampled(mutants, mutantId, MUTANTS),
    });
    expect(run.red).toEqual([]);
    expect(run.mutants.filter(({ state }) => state === 'survived').map(survivorLine)).toEqual([]);
    expect(run.mutants.filter(({ state }) => state === 'killed')).toHaveLength(MUTANTS);
  });

  it('is told of when no transcript minds', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'blend-mutants-'));
    try {
      const file = path.join(folder, 'blind.json');
      const calls = [
        { tool: 'add_shape', input: { shape: 'circle', color: 'red' }, as: 'dot' },
        { tool: 'style', input: { layers: ['$dot'], color: 'blue', opacity: 0.5 } },
      ];
      await writeFile(
        file,
        JSON.stringify({
          version: 1,
          name: 'blind',
          turns: [{ user: { text: 'A dot' }, steps: [{ calls }, { text: 'Done.' }], expect: { layers: 1 } }],
        }),
      );
      const run = await runMutants({ files: [file], jobs: 1, isWanted: ({ of }) => of === 'style' });
      const stateOf = (mutation: string) => run.mutants.find((mutant) => mutant.mutation === mutation)?.state;
      expect(run.red).toEqual([]);
      expect(['fails', 'extra-layer', 'asks'].map(stateOf)).toEqual(['killed', 'killed', 'killed']);
      expect(['no-effect', 'lost:opacity', 'wrong-colour', 'output:layers', 'costs-more'].map(stateOf)).toEqual(
        Array.from({ length: 5 }, () => 'survived'),
      );
      expect(['wrong-text', 'wrong-layer', 'forgets-design'].map(stateOf)).toEqual([
        'equivalent',
        'equivalent',
        'equivalent',
      ]);
      expect(reportLines(run).join('\n')).toMatch(
        /style\/lost:opacity survived: style loses opacity\. Should have been seen by blind/,
      );
      expect(reportJson(run)).toMatchObject({ transcripts: 1, red: [] });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
