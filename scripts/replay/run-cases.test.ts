/** Cases in a scripted pool: repeats, deaths, and the end of an evaluation without answers. */
import { expect, test } from 'vitest';
import type { CaseReport, ModelFailure } from '../../agent/transcript/report/case-report.ts';
import { divergence, run } from '#tests/fixtures/case-reports.ts';
import type { Case } from './gather-cases.ts';
import { runCases } from './run-cases.ts';
import type { Outcome, ReplayPool } from './worker-pool.ts';

const one = (name: string): Case => ({ name, path: `/somewhere/${name}.json`, file: `${name}.json`, about: '' });
const done = (result = run()): Outcome => ({ kind: 'done', result: { run: result } });

/** Answers in the order of the requests; null once it has been dropped. */
function pool(...answers: Outcome[]): ReplayPool & { asked: string[] } {
  const asked: string[] = [];
  let dropped = false;
  return {
    asked,
    async run({ file }) {
      const answer = answers.shift();
      await new Promise((resolve) => setTimeout(resolve, asked.push(file) * 5));
      return dropped || !answer ? null : answer;
    },
    drop: () => (dropped = true),
    close: async () => undefined,
  };
}

test('tells of each case as it ends, and of all in their order', async () => {
  const ended: string[] = [];
  const wrong = run({ checks: [{ turn: 0, key: 'lint', divergence: divergence() }] });
  const { reports } = await runCases([one('a'), one('b'), one('c')], {
    pool: pool(done(), { kind: 'died', reason: 'It ended\nfor no reason' }, done(wrong)),
    update: false,
    repeat: null,
    onEnd: ({ name }: CaseReport) => ended.push(name),
  });
  expect(ended).toEqual(['a', 'b', 'c']);
  expect(reports).toMatchObject([
    { name: 'a', passed: true, trouble: null, rates: null },
    { name: 'b', passed: false, run: null, trouble: { kind: 'died', lines: ['It ended', 'for no reason'] } },
    { name: 'c', passed: false, trouble: null, run: wrong },
  ]);
  expect(reports[0]).not.toHaveProperty('updated');
});

test('shows the first run that failed, and sums up all', async () => {
  const wrong = run({ ms: 7, checks: [{ turn: 0, key: 'lint', divergence: divergence() }] });
  const asked = pool(done(), done(wrong), done());
  const { reports } = await runCases([one('a')], { pool: asked, update: false, repeat: 3, onEnd: () => undefined });
  expect(asked.asked).toEqual(Array(3).fill('/somewhere/a.json'));
  expect(reports).toMatchObject([{ passed: false, run: { ms: 7 }, rates: { runs: 3, passed: 2 } }]);
});

test('asks no further when every answer would fail alike', async () => {
  const failure: ModelFailure = { status: 401, message: 'Wrong key', lasting: true };
  const busy: ModelFailure = { status: 429, message: 'Busy', lasting: false };
  const { reports, ended } = await runCases([one('a'), one('b'), one('c')], {
    pool: pool(done(run({ modelFailure: busy })), done(run({ modelFailure: failure })), done()),
    update: false,
    repeat: 1,
    onEnd: () => undefined,
  });
  expect(ended).toEqual(failure);
  expect(reports.map(({ name, passed, rates }) => ({ name, passed, unanswered: rates?.unanswered }))).toEqual([
    { name: 'a', passed: false, unanswered: 1 },
    { name: 'b', passed: false, unanswered: 1 },
  ]);
});

test('a server that answered before and is gone now is asked on', async () => {
  const gone: ModelFailure = { status: null, message: 'Nobody answers', lasting: true };
  const asked = (...answers: Outcome[]) =>
    runCases([one('a'), one('b'), one('c')], {
      pool: pool(...answers),
      update: false,
      repeat: 1,
      onEnd: () => undefined,
    });
  const after = await asked(done(), done(run({ modelFailure: gone })), done());
  expect([after.ended, after.reports.map(({ passed }) => passed)]).toEqual([null, [true, false, true]]);
  expect(await asked(done(run({ modelFailure: gone })), done(), done())).toMatchObject({
    ended: gone,
    reports: [{ name: 'a' }],
  });
});
