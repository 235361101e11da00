/** A seeded sample of what `npm run test:mutants` does in full: tools and operations that are broken turn a transcript red. */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashedId } from '#agent/ids.ts';
import { projectRoot } from '#app/services/config/project-root.ts';
import { readTranscripts } from '#app/services/transcripts/read-transcripts.server.ts';
import { mutantId } from './job.ts';
import { survivorLine } from './report.ts';
import { runMutants } from './run-mutants.ts';

const SEED = 'sample';
/** Of some eighty: so many are watched, and so many mutants of those that they could see are run. */
const TRANSCRIPTS = 14;
const MUTANTS = 40;

/** The same ones every time, in no order that means anything. */
const sampled = <Item>(items: readonly Item[], name: (item: Item) => string, count: number): Item[] =>
  items.map((item) => ({ item, key: hashedId(SEED, name(item)) })).sort((a, b) => (a.key < b.key ? -1 : 1)).slice(0, count).map(({ item }) => item);

describe('a tool or an operation that is broken', () => {
  // The long run breaks all of them.
  it.skipIf(process.env.BLEND_LONG === '1')('turns a transcript red', { timeout: 180_000 }, async () => {
    const folder = path.join(projectRoot(), 'tests', 'transcripts');
    const { loaded } = await readTranscripts([path.join(folder, 'tools'), path.join(folder, 'operations')]);
    const files = sampled(loaded.map(({ file }) => file), (file) => path.basename(file), TRANSCRIPTS);
    const run = await runMutants({
      files, jobs: 1,
      others: loaded.map(({ file }) => file).filter((file) => !files.includes(file)),
      choose: (mutants) => sampled(mutants, mutantId, MUTANTS),
    });
    expect(run.red).toEqual([]);
    expect(run.mutants.filter(({ state }) => state === 'survived').map(survivorLine)).toEqual([]);
    expect(run.mutants.filter(({ state }) => state === 'killed')).toHaveLength(MUTANTS);
  });
});
