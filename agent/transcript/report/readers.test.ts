/** The table of readers: rates, differences, times and use as its columns show them. */
import { expect, test } from 'vitest';
import { caseReport, divergence, run } from '#tests/fixtures/case-reports.ts';
import { NO_USE, type CaseReport, type ModelUse } from './case-report.ts';
import { ratesOf } from './evaluation.ts';
import { readerSummary, readerTable, type ReaderRun } from './readers.ts';

const use: ModelUse = { ...NO_USE, inputTokens: 6_000, cachedTokens: 4_000, outputTokens: 300 };
const wrong = { checks: [{ turn: 0, key: 'lint', divergence: divergence() }] };

/** A reader that is right in some of the cases; each takes as many ms as its number. */
function reader(model: string, right: readonly boolean[], more: Partial<ReaderRun> = {}): ReaderRun {
  const reports = right.map((isRight, index): CaseReport => {
    const one = run({ ...(isRight ? {} : wrong), turnMs: [index + 1], use });
    return caseReport(`case-${index}`, { passed: isRight, rates: ratesOf([one]) });
  });
  return { model, reports, isHosted: false, costOf: () => null, ...more };
}

const first = reader(
  'builtin',
  Array.from({ length: 20 }, (_, index) => index < 10),
);
const other = reader(
  'openai:m',
  Array.from({ length: 20 }, (_, index) => index < 15),
  { isHosted: true, costOf: ({ inputTokens }) => inputTokens / 1_000_000 },
);

test('a reader is summed up over all cases', () => {
  expect(readerSummary(first)).toMatchObject({
    model: 'builtin',
    runs: 20,
    passed: 10,
    rate: 0.5,
    difference: null,
    medianMs: 10,
    p95Ms: 19,
    // What the built-in assistant counts is no vendor's.
    use: null,
    cost: null,
  });
  const summary = readerSummary(other, first);
  expect(summary.difference).toMatchObject({ mean: 0.25, cases: 20 });
  expect(summary.use).toEqual({ ...NO_USE, inputTokens: 120_000, cachedTokens: 80_000, outputTokens: 6_000 });
  expect(summary.cost).toBeCloseTo(0.12, 10);
});

test('the table has a line for each, and says what may be chance', () => {
  const [head = '', one = '', two = '', read] = readerTable([readerSummary(first), readerSummary(other, first)]);
  expect(head).toMatch(/^reader +passed \(95 %\) +runs +points against builtin \(95 %\) +median turn +p95 turn/);
  expect(one).toMatch(/^builtin +50 % \(29\.9 … 70\.1\) +10\/20 +– +10 ms +19 ms +– +–$/);
  expect(two).toMatch(
    /^openai:m +75 % \(53\.1 … 88\.8\) +15\/20 +\+25\.0 \(\+3\.1 … \+42\.4\) +10 ms +19 ms +6,000 \(4,000\) \+ 300 +\$0\.0060$/,
  );
  expect(read).toBe('A difference whose range holds 0 may be chance.');
  expect(head.indexOf('median')).toBe(one.indexOf('10 ms'));
});

test('only cases that both answered are compared, and nobody’s answers are nobody’s fault', () => {
  const failure = { status: 429, message: 'Busy', lasting: false };
  const silent = caseReport('case-0', { passed: false, rates: ratesOf([run({ modelFailure: failure })]) });
  const broken: ReaderRun = { ...other, reports: [silent, ...other.reports.slice(1)] };
  const summary = readerSummary(broken, first);
  expect(summary).toMatchObject({ runs: 19, unanswered: 1, difference: { cases: 19 } });
  expect(readerTable([readerSummary(first), summary])).toContain('openai:m: 1 unanswered');
  const nothing = readerSummary({ ...other, reports: [silent] }, first);
  expect(nothing).toMatchObject({ rate: null, interval: null, difference: null, medianMs: null });
  expect(readerTable([nothing])[1]).toMatch(/^openai:m +– +0\/0 +– +– +– +– +–$/);
});
