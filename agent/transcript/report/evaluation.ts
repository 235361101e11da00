/** Several runs of one case, summed up; and how cases changed since an earlier evaluation. */
import { sumOf, type CaseRates, type FailedExpectation, type RunResult } from './case-report.ts';
import type { JsonCase } from './json-report.ts';

/** Whether a run was answered, and every expectation holds. */
export function runPassed(run: RunResult): boolean {
  return run.modelFailure === null && run.checks.every(({ divergence }) => divergence === null);
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Sums up the runs of a case. An unanswered run says nothing about the model's answers. */
export function ratesOf(runs: readonly RunResult[]): CaseRates {
  const answered = runs.filter(({ modelFailure }) => modelFailure === null);
  const failed = new Map<string, FailedExpectation>();
  for (const run of answered) {
    // One expectation may be checked in several places: it fails once per run.
    const seen = new Set<string>();
    for (const { turn, key, divergence } of run.checks) {
      const id = `${turn} ${key}`;
      if (!divergence || seen.has(id)) continue;
      seen.add(id);
      const known = failed.get(id);
      if (known) known.times += 1;
      else failed.set(id, { turn, key, times: 1, message: divergence.message });
    }
  }
  const passed = answered.filter(runPassed).length;
  const counted = answered.flatMap(({ use }) => use ?? []);
  return {
    runs: answered.length,
    passed,
    unanswered: runs.length - answered.length,
    rate: answered.length === 0 ? null : passed / answered.length,
    failed: [...failed.values()].sort((one, other) => other.times - one.times),
    calls: mean(answered.map(({ calls }) => calls)),
    steps: mean(answered.map(({ steps }) => steps)),
    tokens:
      counted.length === 0 ? null : mean(counted.map(({ inputTokens, outputTokens }) => inputTokens + outputTokens)),
    ms: mean(answered.map(({ ms }) => ms)),
    turnMs: answered.flatMap(({ turnMs }) => turnMs),
    use: counted.length === 0 ? null : counted.reduce(sumOf),
  };
}

/** The fields that a comparison needs. */
export type ComparedCase = Pick<JsonCase, 'name' | 'file' | 'passed' | 'rate'>;

export interface Comparison {
  better: Moved[];
  worse: Moved[];
  /** Names of cases that only one of the evaluations has. */
  added: string[];
  gone: string[];
}

/** A case whose rate has changed; rates 0..1. */
export interface Moved {
  name: string;
  before: number;
  now: number;
}

const rateOf = ({ passed, rate }: ComparedCase) => (rate === undefined ? Number(passed) : rate);

/** Matches cases by name; ambiguous ones by name and file. A case without an answer is not compared. */
export function compare(
  earlier: { cases: readonly ComparedCase[] },
  now: { cases: readonly ComparedCase[] },
): Comparison {
  const keysOf = (cases: readonly ComparedCase[]) => {
    const counts = new Map<string, number>();
    for (const { name } of cases) counts.set(name, (counts.get(name) ?? 0) + 1);
    return new Map(cases.map((one) => [(counts.get(one.name) ?? 0) > 1 ? `${one.name} (${one.file})` : one.name, one]));
  };
  const [before, after] = [keysOf(earlier.cases), keysOf(now.cases)];
  const moved = [...after].flatMap(([name, one]): Moved[] => {
    const old = before.get(name);
    const [then, today] = [old ? rateOf(old) : null, rateOf(one)];
    return then === null || today === null || then === today ? [] : [{ name, before: then, now: today }];
  });
  return {
    better: moved.filter((one) => one.now > one.before),
    worse: moved.filter((one) => one.now < one.before),
    added: [...after.keys()].filter((name) => !before.has(name)),
    gone: [...before.keys()].filter((name) => !after.has(name)),
  };
}
