/** Readers of the same cases, compared in one table: how often they are right, how long they take, what they use. */
import { sumOf, type CaseReport, type ModelUse } from './case-report.ts';
import { duration } from './duration.ts';
import { pairedDifference, percentile, wilson, type Difference, type Interval } from './intervals.ts';
import { percent } from './percent.ts';
import { message } from '#messages/message.ts';

/** What one reader made of all cases. */
export interface ReaderSummary {
  /** As --model names it. */
  model: string;
  /** Answered runs, and how many of them passed. */
  runs: number;
  passed: number;
  unanswered: number;
  /** 0..1; null: no run was answered. */
  rate: number | null;
  /** Of 95 % confidence (Wilson). */
  interval: Interval | null;
  /** Against the first reader, over the cases that both answered; null for the first one. */
  difference: Difference | null;
  /** Of a turn, ms. */
  medianMs: number | null;
  p95Ms: number | null;
  turns: number;
  /** Of all turns, as the model reports it; null: it costs nothing, or reports nothing. */
  use: ModelUse | null;
  /** Dollars; null: nothing is known. */
  cost: number | null;
}

export interface ReaderRun {
  model: string;
  reports: readonly CaseReport[];
  /** Whether its tokens are somebody's. */
  isHosted: boolean;
  /** What some use costs, dollars; null: it has no price. */
  costOf(use: ModelUse): number | null;
}

/** Rates of the cases that both answered. Cases are told apart by their files. */
function pairsOf(first: ReaderRun, other: ReaderRun): [number, number][] {
  const rates = new Map(first.reports.map(({ file, rates: found }) => [file, found?.rate ?? null]));
  return other.reports.flatMap(({ file, rates: found }): [number, number][] => {
    const before = rates.get(file) ?? null;
    const now = found?.rate ?? null;
    return before === null || now === null ? [] : [[before, now]];
  });
}

/** `first`: the reader to compare with; undefined for that one itself. */
export function readerSummary(run: ReaderRun, first?: ReaderRun): ReaderSummary {
  const rates = run.reports.flatMap((report) => report.rates ?? []);
  const runs = rates.reduce((sum, one) => sum + one.runs, 0);
  const passed = rates.reduce((sum, one) => sum + one.passed, 0);
  const times = rates.flatMap(({ turnMs }) => turnMs);
  const uses = run.isHosted ? rates.flatMap(({ use }) => use ?? []) : [];
  const use = uses.length === 0 ? null : uses.reduce(sumOf);
  return {
    model: run.model,
    runs,
    passed,
    unanswered: rates.reduce((sum, one) => sum + one.unanswered, 0),
    rate: runs === 0 ? null : passed / runs,
    interval: wilson(passed, runs),
    difference: first ? pairedDifference(pairsOf(first, run)) : null,
    medianMs: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
    turns: times.length,
    use,
    cost: use && run.costOf(use),
  };
}

const NONE = '–';

const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`;

const tokens = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

function differenceText({ mean, interval: [low, high] }: Difference): string {
  return `${points(mean)} (${points(low)} … ${points(high)})`;
}

function cells(summary: ReaderSummary): string[] {
  const { model, passed, runs, rate, interval, difference, medianMs, p95Ms, turns, use, cost } = summary;
  const each = Math.max(1, turns);
  return [
    model,
    rate === null || !interval
      ? NONE
      : `${percent(rate)} (${(interval[0] * 100).toFixed(1)} … ${(interval[1] * 100).toFixed(1)})`,
    `${passed}/${runs}`,
    difference ? differenceText(difference) : NONE,
    medianMs === null ? NONE : duration(medianMs),
    p95Ms === null ? NONE : duration(p95Ms),
    use
      ? `${tokens.format(use.inputTokens / each)} (${tokens.format(use.cachedTokens / each)}) + ${tokens.format(use.outputTokens / each)}`
      : NONE,
    cost === null ? NONE : `$${(cost / each).toFixed(4)}`,
  ];
}

/** A line for each reader under the names of the columns, and how to read them. */
export function readerTable(summaries: readonly ReaderSummary[]): string[] {
  const rows = [
    [
      message('replay.reader'),
      message('replay.readerRate'),
      message('replay.readerPassed'),
      message('replay.readerDifference', { model: summaries[0]?.model ?? '' }),
      message('replay.readerMedian'),
      message('replay.readerP95'),
      message('replay.readerTokens'),
      message('replay.readerCost'),
    ],
    ...summaries.map(cells),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => [...(row[column] ?? '')].length))) ?? [];
  const unanswered = summaries.filter((one) => one.unanswered > 0);
  return [
    ...rows.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
    ...unanswered.map(({ model, unanswered: count }) => `${model}: ${message('replay.unanswered', { count })}`),
    message('replay.readersRead'),
  ];
}
