/** One job of a worker: a transcript is read, replayed and described; with --update rewritten and replayed again. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TurnReport } from '../../agent/transcript/report/turn-report.ts';
import type { Turn } from '../../agent/transcript/format/format.ts';
import type { Divergence } from '../../agent/transcript/play/divergence.ts';
import { loadTranscript, type LoadedTranscript } from '../../agent/transcript/load/load-transcript.ts';
import { describeStart, describeTurn, type PictureReader } from '../../agent/transcript/report/describe-turn.ts';
import type { RunResult, ShownCheck, ShownDivergence } from '../../agent/transcript/report/case-report.ts';
import type { ReplayTrace } from '../../agent/transcript/play/trace.ts';
import type { Stage } from '../../app/services/transcripts/stage.server.ts';
import type { MeteredModel } from './metered-model.ts';
import type { Job, JobResult } from './protocol.ts';
import { pictureReader } from './small-pictures.ts';
import { mayUpdate, writeUpdate } from './update-file.ts';

export interface JobServices {
  stage: Stage;
  /** Answers instead of the steps. */
  model: MeteredModel | null;
  report: boolean;
  /** Problems that the program reported since the last call. */
  takeProblems(): string[];
}

/** Longer side of a divergence's pictures, px: people look for differences in them. */
const DIVERGENCE_SIDE = 900;

async function showDivergence(
  divergence: Divergence,
  loaded: LoadedTranscript,
  reader: PictureReader | null,
): Promise<ShownDivergence> {
  const { pictures, ...rest } = divergence;
  const place = loaded.place(divergence.at);
  if (!pictures || !reader) return { ...rest, place };
  const shrink = async (bytes: Uint8Array | undefined) =>
    (bytes && (await reader.shrink(bytes, DIVERGENCE_SIDE))) ?? undefined;
  const [before, after, diff] = await Promise.all([
    shrink(pictures.before),
    shrink(pictures.after),
    shrink(pictures.diff),
  ]);
  return {
    ...rest,
    place,
    pictures: { ...(before ? { before } : {}), ...(after ? { after } : {}), ...(diff ? { diff } : {}) },
  };
}

async function describeTurns(turns: readonly Turn[], trace: ReplayTrace, reader: PictureReader): Promise<TurnReport[]> {
  return Promise.all(
    trace.turns.flatMap((one) => {
      const turn = turns[one.turn];
      return turn ? describeTurn(turn, one, reader) : [];
    }),
  );
}

async function describe(loaded: LoadedTranscript, trace: ReplayTrace, services: JobServices): Promise<RunResult> {
  const { start, turns } = loaded.transcript;
  const reader = services.report ? pictureReader(path.dirname(loaded.file), start.assets) : null;
  const checks: ShownCheck[] = [];
  for (const { turn, key, divergence } of trace.checks) {
    checks.push({ turn, key, divergence: divergence && (await showDivergence(divergence, loaded, reader)) });
  }
  const usage = services.model?.take() ?? null;
  return {
    checks,
    calls: trace.calls,
    steps: trace.turns.reduce((sum, { steps }) => sum + steps.length, 0),
    use: usage?.use ?? null,
    ms: trace.ms,
    turnMs: trace.turns.map(({ ms }) => ms),
    modelFailure: usage?.failure ?? null,
    problems: services.takeProblems(),
    start: reader && (await describeStart(start, reader)),
    turns: reader ? await describeTurns(turns, trace, reader) : [],
  };
}

/** Throws TranscriptError for a file that has become unreadable meanwhile. */
export async function playJob(job: Job, services: JobServices): Promise<JobResult> {
  const read = async () => loadTranscript(await readFile(job.file, 'utf8'), job.file);
  const { stage, model, report } = services;
  const replay = (loaded: LoadedTranscript) =>
    stage.replay(loaded, {
      previews: report,
      keepGoing: job.update || model !== null,
      ...(model ? { model: model.model } : {}),
    });
  services.takeProblems();
  model?.take();
  const loaded = await read();
  const trace = await replay(loaded);
  if (!job.update) return { run: await describe(loaded, trace, services) };
  if (!mayUpdate(trace)) return { run: await describe(loaded, trace, services), updated: null };
  const updated = await writeUpdate(loaded, trace);
  if (updated.length === 0) return { run: await describe(loaded, trace, services), updated };
  // The file was written correctly only if it passes now.
  const again = await read();
  return { run: await describe(again, await replay(again), services), updated };
}
