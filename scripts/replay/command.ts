/** A complete replay: gather, run, report, write. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { CaseReport, ModelFailure } from '../../agent/transcript/report/case-report.ts';
import { jsonReport, type JsonReport, type RunFacts } from '../../agent/transcript/report/json-report.ts';
import { readerSummary, readerTable } from '../../agent/transcript/report/readers.ts';
import { junitReport } from '../../agent/transcript/report/junit-report.ts';
import {
  caseLines,
  comparisonLines,
  evaluationLine,
  summaryLine,
  type LineOptions,
} from '../../agent/transcript/report/terminal-lines.ts';
import { compare } from '../../agent/transcript/report/evaluation.ts';
import { projectRoot } from '../../app/services/config/project-root.ts';
import { StartError } from '../../app/services/config/start-error.ts';
import { cachedEngines } from '../../app/services/engines/cached-engines.server.ts';
import { createEngines, type Engines } from '../../app/services/engines/engines.server.ts';
import { onStop } from '../running/stopping.ts';
import { databaseTemplate } from './database-template.ts';
import { readEarlier } from './earlier-results.ts';
import { gatherCases } from './gather-cases.ts';
import { chosenModel } from './chosen-model.ts';
import { comparisonReport, readerRun, type ComparedReader } from './compared-readers.ts';
import { shownPath, type ReplayOptions } from './options.ts';
import type { LiveModel } from './protocol.ts';
import { htmlReport } from './report-page.ts';
import { runCases } from './run-cases.ts';
import { createReplayPool, type PoolOptions, type ReplayPool } from './worker-pool.ts';

/** A transcript replays in well under a second; the longest make cutouts on a busy machine, ms. */
const REPLAY_LIMIT = 5 * 60_000;
/** A live model may use its whole budget for each of several turns, ms. */
const EVALUATION_LIMIT = 60 * 60_000;
/** A busy machine may take most of a minute to load a worker, and never blocks one for this long, ms. */
const SILENCE_LIMIT = 120_000;

/** Cached results are looked up by engine and picture, so one folder serves all. */
const engineCache = () => path.join(projectRoot(), '.cache', 'engines');

async function writeResult(option: string, file: string, text: string): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  } catch (error) {
    throw new StartError(
      `--${option}: ${file} can't be written: ${error instanceof Error ? error.message : String(error)}`,
      error,
    );
  }
}

/** Replaced by tests: starting and leaving processes. */
export interface Surroundings {
  openPool?: (options: PoolOptions) => ReplayPool;
  atStop?: typeof onStop;
}

/** Cases as one reader plays them; null: as they are recorded. */
interface Played {
  replayed: CaseReport[];
  ended: ModelFailure | null;
  /** ms */
  took: number;
}

/** Returns the exit code. `from`: the working directory of the call. */
export async function replayCommand(
  options: ReplayOptions,
  from: string,
  { openPool = createReplayPool, atStop = onStop }: Surroundings = {},
): Promise<number> {
  const startedAt = performance.now();
  const date = new Date().toISOString();
  const lineOptions: LineOptions = { colors: usesColors() };
  const tell = (lines: readonly string[]) => console.log(lines.join('\n'));

  const readers = options.models.map((name) => ({ name, model: chosenModel(name) }));
  const earlier = options.compare === null ? null : await readEarlier(options.compare);
  const { cases, unreadable, nothing } = await gatherCases(options.paths, options.only, from);
  if (nothing !== null) console.error(nothing);
  for (const report of unreadable) tell(caseLines(report, lineOptions));

  let engines: Engines | null = null;
  let isStopping = false;
  const open = new Set<ReplayPool>();
  const close = async () => {
    await Promise.all([...[...open].map((pool) => pool.close()), engines?.close()]);
  };
  atStop(() => {
    isStopping = true;
    return close();
  }, 130);
  const jobsOf = (model: LiveModel | null) =>
    // Each process would load a model of its own.
    model?.kind === 'local' && 'file' in model.reader
      ? Math.min(1, cases.length)
      : Math.min(options.jobs, cases.length * options.repeat);

  async function play(model: LiveModel | null): Promise<Played> {
    const jobs = jobsOf(model);
    const pool = openPool({
      script: path.join(projectRoot(), 'scripts', 'replay', 'worker.ts'),
      size: jobs,
      opening: { template: jobs > 0 ? await databaseTemplate() : '', model, report: options.report !== null },
      engines: () =>
        (engines ??= cachedEngines(
          createEngines({ report: (error) => console.error(error.message.split('\n')[0]) }),
          engineCache(),
        )),
      timeLimit: model ? EVALUATION_LIMIT : REPLAY_LIMIT,
      silenceLimit: SILENCE_LIMIT,
    });
    open.add(pool);
    const runAt = performance.now();
    const { reports: replayed, ended } = await runCases(cases, {
      pool,
      update: options.update,
      repeat: model ? options.repeat : null,
      onEnd: (report) => tell(caseLines(report, lineOptions)),
    }).catch(async (error: unknown) => {
      // Jobs ended on purpose report nothing; the process is about to exit.
      if (isStopping) await new Promise(() => undefined);
      throw error;
    });
    const took = performance.now() - runAt;
    await pool.close();
    open.delete(pool);
    return { replayed, ended, took };
  }

  const byFile = (reports: readonly CaseReport[]) =>
    [...reports, ...unreadable].sort((one, other) => (one.file < other.file ? -1 : 1));
  if (readers.length > 1) {
    const compared: ComparedReader[] = [];
    for (const { name, model } of readers) {
      tell(['', name]);
      const { replayed, ended } = await play(model);
      if (ended) console.error(ended.message);
      compared.push({ ...readerRun(name, model, byFile(replayed)), ended });
    }
    await close();
    const json = comparisonReport(compared, { date, repeat: options.repeat });
    tell(['', ...readerTable(json.readers)]);
    if (options.json !== null) await writeResult('json', options.json, `${JSON.stringify(json, null, 2)}\n`);
    return nothing !== null || json.readers.some(({ cases: all, ended }) => ended || all.some((one) => !one.passed))
      ? 1
      : 0;
  }

  const [reader] = readers;
  const model = reader?.model ?? null;
  const { replayed, ended, took } = await play(model);
  await close();
  const reports = byFile(replayed);
  const facts: RunFacts = {
    date,
    ...(reader ? { model: reader.name, repeat: options.repeat } : {}),
    ...(ended ? { ended: ended.message } : {}),
    ...(reader ? { summary: readerSummary(readerRun(reader.name, reader.model, reports)) } : {}),
  };
  const json = jsonReport(reports, facts);
  const calls = callsOf(replayed);
  const jobs = jobsOf(model);
  tell(['', summaryLine({ passed: json.passed, failed: json.failed, calls, ms: took, jobs }, lineOptions)]);
  if (model) tell([evaluationLine(reports)]);
  if (ended) console.error(ended.message);
  if (earlier) tell(comparisonLines(compare(earlier, json), lineOptions));
  await writeResults(options, json, reports, { from, date, ms: performance.now() - startedAt, calls, jobs });
  return json.failed > 0 || nothing !== null || ended !== null ? 1 : 0;
}

/** Over all runs. */
function callsOf(reports: readonly CaseReport[]): number {
  return Math.round(
    reports.reduce((sum, { run, rates }) => sum + (rates ? rates.calls * rates.runs : (run?.calls ?? 0)), 0),
  );
}

async function writeResults(
  options: ReplayOptions,
  json: JsonReport,
  reports: readonly CaseReport[],
  about: { from: string; date: string; ms: number; calls: number; jobs: number },
): Promise<void> {
  if (options.json !== null) await writeResult('json', options.json, `${JSON.stringify(json, null, 2)}\n`);
  if (options.junit !== null) await writeResult('junit', options.junit, junitReport(reports, about.date));
  if (options.report !== null) {
    const file = path.join(options.report, 'index.html');
    await writeResult(
      'report',
      file,
      await htmlReport(reports, { ...about, model: options.models[0] ?? null, repeat: options.repeat }),
    );
    console.log(`Report: ${shownPath(file, about.from)}`);
  }
}

/** A terminal's colors, unless unsupported or unwanted (no-color.org). */
function usesColors(): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (FORCE_COLOR) return FORCE_COLOR !== '0';
  return process.stdout.isTTY && !NO_COLOR && TERM !== 'dumb';
}
