/** Replays the cases in the pool, each as often as requested, and reports each as soon as it has ended. */
import { performance } from 'node:perf_hooks';
import type { CaseReport, ModelFailure, RunResult } from '../../agent/transcript/report/case-report.ts';
import { ratesOf, runPassed } from '../../agent/transcript/report/evaluation.ts';
import type { Case } from './gather-cases.ts';
import type { Outcome, ReplayPool } from './worker-pool.ts';

export interface RunOptions {
  pool: ReplayPool;
  update: boolean;
  /** A live model answers, this often; null: the transcripts' own steps are replayed. */
  repeat: number | null;
  onEnd(report: CaseReport): void;
}

export interface RunSummary {
  /** In the order of the cases. */
  reports: CaseReport[];
  /** Why it ended before every case was asked: all further requests would have failed alike. */
  ended: ModelFailure | null;
}

function reportOf(one: Case, outcomes: readonly Outcome[], isEvaluation: boolean, ms: number): CaseReport {
  const runs = outcomes.flatMap((outcome): RunResult[] => (outcome.kind === 'done' ? [outcome.result.run] : []));
  const died = outcomes.find((outcome) => outcome.kind === 'died');
  const updated = outcomes
    .map((outcome) => (outcome.kind === 'done' ? outcome.result.updated : undefined))
    .find((change) => change !== undefined);
  const { name, file, about } = one;
  return {
    name,
    file,
    about,
    passed: !died && runs.length > 0 && runs.every(runPassed),
    run: runs.find((run) => !runPassed(run)) ?? runs[0] ?? null,
    trouble: died ? { kind: 'died', lines: died.reason.split('\n') } : null,
    rates: isEvaluation ? ratesOf(runs) : null,
    ...(updated === undefined ? {} : { updated }),
    ms: runs.length > 0 ? runs.reduce((sum, run) => sum + run.ms, 0) : ms,
  };
}

/** Rejects when no worker can be opened. */
export async function runCases(
  cases: readonly Case[],
  { pool, update, repeat, onEnd }: RunOptions,
): Promise<RunSummary> {
  let ended: ModelFailure | null = null;
  let wasAnswered = false;
  const runCase = async (one: Case): Promise<CaseReport | null> => {
    const startedAt = performance.now();
    const outcomes = await Promise.all(
      Array.from({ length: repeat ?? 1 }, async () => {
        const outcome = await pool.run({ file: one.path, update });
        const failure = outcome?.kind === 'done' ? outcome.result.run.modelFailure : null;
        wasAnswered ||= outcome?.kind === 'done' && failure === null;
        // A server that answered before and can't be reached now may be back for the next request.
        const isLasting = failure?.lasting && !(failure.status === null && wasAnswered);
        if (isLasting && !ended) {
          ended = failure;
          pool.drop();
        }
        return outcome;
      }),
    );
    // Requests never made have no result.
    const asked = outcomes.filter((outcome) => outcome !== null);
    if (asked.length === 0) return null;
    const report = reportOf(one, asked, repeat !== null, performance.now() - startedAt);
    onEnd(report);
    return report;
  };
  const reports = await Promise.all(cases.map(runCase));
  return { reports: reports.filter((report) => report !== null), ended };
}
