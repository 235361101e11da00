/** The terminal output of a replay: one line per case, its errors below it, and a summary. */
import { message } from '#messages/message.ts';
import type { Comparison, Moved } from './evaluation.ts';
import { overallRate } from './json-report.ts';
import { duration } from './duration.ts';
import { percent } from './percent.ts';
import { fileAndLine, firstDivergence, placeInTranscript, type CaseReport } from './case-report.ts';

export interface LineOptions {
  colors: boolean;
}

export interface Totals {
  passed: number;
  failed: number;
  calls: number;
  /** Duration of the whole command, ms. */
  ms: number;
  jobs: number;
}

/** Most lines of a diff; the report shows all of it. */
const MOST_DIFF = 6;
/** Most characters of one value. */
const MOST_VALUE = 120;
const NAME_WIDTH = 44;

const CODES = { green: 32, red: 31, grey: 90, bold: 1 } as const;

/** Wraps words in a terminal's color, or returns them unchanged. */
export function painter({ colors }: LineOptions): (how: keyof typeof CODES, words: string) => string {
  return (how, words) =>
    colors && words !== '' ? `\u001b[${CODES[how]}m${words}\u001b[${how === 'bold' ? 22 : 39}m` : words;
}

/** Words that can't move a terminal's cursor, on one line. */
export function oneLine(words: string): string {
  return words.replaceAll(/\s+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space)).replaceAll(/\p{Cc}/gu, '\ufffd');
}

function short(value: unknown): string {
  const text = oneLine(JSON.stringify(value) ?? String(value));
  return text.length > MOST_VALUE ? `${text.slice(0, MOST_VALUE)}…` : text;
}

/** The reasons why a case failed, one line each. */
function reasons(report: CaseReport, paint: ReturnType<typeof painter>): string[] {
  if (report.trouble)
    return [
      ...report.trouble.lines.map(oneLine),
      ...(report.trouble.kind === 'died' ? [paint('grey', oneLine(report.file))] : []),
    ];
  if (report.run?.modelFailure) return [oneLine(report.run.modelFailure.message)];
  const divergence = firstDivergence(report);
  if (!divergence) return [];
  const diff = divergence.diff ?? [];
  const more = diff.length - MOST_DIFF;
  return [
    `${paint('bold', divergence.kind)} ${placeInTranscript(divergence)} ${oneLine(divergence.message)}`,
    ...diff
      .slice(0, MOST_DIFF)
      .flatMap(({ path, expected, actual }) => [
        `  ${oneLine(path)}`,
        ...(expected === undefined ? [] : [paint('green', `  - ${short(expected)}`)]),
        ...(actual === undefined ? [] : [paint('red', `  + ${short(actual)}`)]),
      ]),
    ...(more > 0 ? [paint('grey', `  ${message('replay.more', { count: more })}`)] : []),
    paint('grey', oneLine(fileAndLine(report.file, divergence.place))),
  ];
}

/** Rates of a case that a live model ran several times. */
function rateWords({ rates }: CaseReport): string {
  if (!rates) return '';
  const answered = `${rates.passed}/${rates.runs}`;
  return rates.unanswered > 0 ? `${answered}, ${message('replay.unanswered', { count: rates.unanswered })}` : answered;
}

/** Lines of one case, as it ends. */
export function caseLines(report: CaseReport, options: LineOptions): string[] {
  const paint = painter(options);
  const sign = report.passed ? paint('green', '✓') : paint('red', '✗');
  const facts = [rateWords(report), duration(report.rates ? report.rates.ms : report.ms)].filter(Boolean).join(' · ');
  const lines = [`${sign} ${oneLine(report.name).padEnd(NAME_WIDTH)} ${paint('grey', facts)}`];
  const failed = report.rates?.failed ?? [];
  if (report.rates && (report.rates.runs > 1 || failed.length > 1)) {
    for (const { turn, key, times, message: words } of failed) {
      lines.push(
        `    ${message('replay.failedTimes', { place: `turns[${turn}].expect.${key}`, times, runs: report.rates.runs })} ${oneLine(words)}`,
      );
    }
    if (report.run?.modelFailure) lines.push(`    ${oneLine(report.run.modelFailure.message)}`);
  } else if (!report.passed) lines.push(...reasons(report, paint).map((line) => `    ${line}`));
  for (const problem of report.passed || report.run?.modelFailure ? [] : (report.run?.problems ?? []))
    lines.push(paint('grey', `    ${oneLine(problem)}`));
  if (report.updated === null) lines.push(`    ${message('replay.notUpdated')}`);
  for (const change of report.updated ?? []) lines.push(`    ${message('replay.updated', { what: oneLine(change) })}`);
  return lines;
}

/** The last line of a replay. */
export function summaryLine({ passed, failed, calls, ms, jobs }: Totals, options: LineOptions): string {
  const paint = painter(options);
  const perSecond = Math.round(calls / Math.max(ms / 1_000, 0.001));
  const counts = [
    passed > 0 || failed === 0 ? paint('green', message('replay.passed', { count: passed })) : '',
    failed > 0 ? paint('red', message('replay.failed', { count: failed })) : '',
  ];
  return `${counts.filter(Boolean).join(', ')} · ${message('replay.speed', { calls, time: duration(ms), perSecond, jobs })}`;
}

/** The result of an evaluation over all cases: the rate of answered runs, and the duration of one run. */
export function evaluationLine(reports: readonly CaseReport[]): string {
  const rated = reports.flatMap(({ rates }) => rates ?? []);
  const runs = rated.reduce((sum, one) => sum + one.runs, 0);
  const unanswered = rated.reduce((sum, one) => sum + one.unanswered, 0);
  const rate = overallRate(reports);
  if (rate === null) return message('replay.noAnswer', { unanswered });
  const mean = (of: (one: (typeof rated)[number]) => number) =>
    rated.reduce((sum, one) => sum + of(one) * one.runs, 0) / runs;
  const tokens = rated.some((one) => one.tokens !== null) ? Math.round(mean((one) => one.tokens ?? 0)) : null;
  return [
    message('replay.rate', { rate: percent(rate), runs }),
    message('replay.meanCalls', {
      calls: mean(({ calls }) => calls).toFixed(1),
      steps: mean(({ steps }) => steps).toFixed(1),
    }),
    ...(tokens === null ? [] : [message('replay.meanTokens', { tokens })]),
    message('replay.meanTime', { time: duration(mean(({ ms }) => ms)) }),
    ...(unanswered > 0 ? [message('replay.unanswered', { count: unanswered })] : []),
  ].join(' · ');
}

/** Improvements and regressions since an earlier run. */
export function comparisonLines({ better, worse, added, gone }: Comparison, options: LineOptions): string[] {
  const paint = painter(options);
  const moved =
    (sign: string, how: 'green' | 'red') =>
    ({ name, before, now }: Moved) =>
      `${paint(how, sign)} ${oneLine(name)} ${percent(before)} → ${percent(now)}`;
  return [
    '',
    better.length + worse.length === 0
      ? message('replay.nothingMoved')
      : message('replay.moved', { better: better.length, worse: worse.length }),
    ...worse.map(moved('↓', 'red')),
    ...better.map(moved('↑', 'green')),
    ...added.map((name) => paint('grey', message('replay.addedCase', { name: oneLine(name) }))),
    ...gone.map((name) => paint('grey', message('replay.goneCase', { name: oneLine(name) }))),
  ];
}
