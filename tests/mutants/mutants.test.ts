/** `npm run test:mutants` on one transcript: which mutants turn it red, and which are told of because none does. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { reportJson, reportLines } from './report.ts';
import { runMutants } from './run-mutants.ts';

describe('a tool or an operation that is broken', () => {
  it('turns a transcript red, and is told of when none minds', async () => {
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
