/** Results for programs: `{ total, passed, failed, cases }`, and the additions of an evaluation. */
import { pathText } from '../format/transcript-error.ts';
import { firstDivergence, type CaseReport, type FailedExpectation } from './case-report.ts';
import type { ReaderSummary } from './readers.ts';
import type { DivergenceKind } from '../play/divergence.ts';

export interface JsonDivergence {
  kind: DivergenceKind;
  turn: number;
  step: number | null;
  message: string;
}

export interface JsonCase {
  name: string;
  file: string;
  passed: boolean;
  /** The first one. A file that could not be replayed at all has one of kind "error" and says why in `trouble`. */
  divergence: JsonDivergence | null;
  ms: number;
  calls: number;
  /** Every expectation, and the replay's own checks. Absent if nothing was replayed. */
  checks?: {
    turn: number;
    key: string;
    passed: boolean;
    kind?: DivergenceKind;
    step?: number | null;
    message?: string;
    at?: string;
    line?: number;
  }[];
  trouble?: { kind: string; message: string };
  /** Changes made by --update; null: it must not rewrite what diverged. */
  updated?: string[] | null;
  /** Only for an evaluation: runs that were answered, how many passed, and how often each expectation failed. */
  runs?: number;
  passes?: number;
  unanswered?: number;
  rate?: number | null;
  failures?: FailedExpectation[];
  mean?: { calls: number; steps: number; tokens: number | null; ms: number };
}

/** Facts about the whole run. */
export interface RunFacts {
  /** ISO 8601 */
  date: string;
  /** Only for an evaluation: `builtin` or `openai:<model>`. */
  model?: string;
  repeat?: number;
  /** Why it ended early. */
  ended?: string;
  /** Only for an evaluation: what it comes to. Of several readers the first one's, as all other facts. */
  summary?: ReaderSummary;
  /** Only for several readers: each with its cases, in their order. */
  readers?: (ReaderSummary & { ended?: string; cases: JsonCase[] })[];
}

export interface JsonReport extends RunFacts {
  total: number;
  passed: number;
  failed: number;
  /** Share of the answered runs that passed, 0..1; null if none was answered. */
  rate?: number | null;
  cases: JsonCase[];
}

function divergenceOf(report: CaseReport): JsonDivergence | null {
  if (report.trouble) return { kind: 'error', turn: 0, step: null, message: report.trouble.lines.join('\n') };
  const first = firstDivergence(report);
  if (first) return { kind: first.kind, turn: first.turn, step: first.step, message: first.message };
  return report.run?.modelFailure
    ? { kind: 'error', turn: 0, step: null, message: report.run.modelFailure.message }
    : null;
}

export function jsonCase(report: CaseReport): JsonCase {
  const { run, trouble, rates, updated } = report;
  return {
    name: report.name,
    file: report.file,
    passed: report.passed,
    divergence: divergenceOf(report),
    ms: Math.round(report.ms),
    calls: run?.calls ?? 0,
    ...(run
      ? {
          checks: run.checks.map(({ turn, key, divergence }) => ({
            turn,
            key,
            passed: divergence === null,
            ...(divergence
              ? {
                  kind: divergence.kind,
                  step: divergence.step,
                  message: divergence.message,
                  at: pathText(divergence.at),
                  ...(divergence.place ? { line: divergence.place.line } : {}),
                }
              : {}),
          })),
        }
      : {}),
    ...(trouble ? { trouble: { kind: trouble.kind, message: trouble.lines.join('\n') } } : {}),
    ...(updated === undefined ? {} : { updated }),
    ...(rates
      ? {
          runs: rates.runs,
          passes: rates.passed,
          unanswered: rates.unanswered,
          rate: rates.rate,
          failures: rates.failed,
          mean: { calls: rates.calls, steps: rates.steps, tokens: rates.tokens, ms: rates.ms },
        }
      : {}),
  };
}

/** Share of answered runs that passed; null if none was answered. */
export function overallRate(reports: readonly CaseReport[]): number | null {
  const runs = reports.reduce((sum, { rates }) => sum + (rates?.runs ?? 0), 0);
  return runs === 0 ? null : reports.reduce((sum, { rates }) => sum + (rates?.passed ?? 0), 0) / runs;
}

/** The object that --json writes. */
export function jsonReport(reports: readonly CaseReport[], facts: RunFacts): JsonReport {
  const passed = reports.filter((report) => report.passed).length;
  return {
    total: reports.length,
    passed,
    failed: reports.length - passed,
    ...(facts.model === undefined ? {} : { rate: overallRate(reports) }),
    ...facts,
    cases: reports.map(jsonCase),
  };
}
