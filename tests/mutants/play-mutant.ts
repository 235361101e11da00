/** One replay with something broken in it, or observed to find what could break. */
import { readFile } from 'node:fs/promises';
import { loadTranscript } from '#agent/transcript/load/load-transcript.ts';
import type { ReplayTrace } from '#agent/transcript/play/trace.ts';
import type { Stage } from '#app/services/transcripts/stage.server.ts';
import { findTool, tools } from '#tools/index.ts';
import type { Tool } from '#tools/contract/tool.ts';
import type { Mutant, MutantJob, MutantResult } from './job.ts';
import { breakKernel, isOperationType, watchKernel } from './kernel-mutations.ts';
import { brokenTool, spoiltIn, watchedTool } from './tool-mutations.ts';

function firstDivergence({ checks }: ReplayTrace): string | null {
  const divergence = checks.find((check) => check.divergence !== null)?.divergence;
  return divergence
    ? `turn ${divergence.turn + 1}${divergence.step === null ? '' : `, step ${divergence.step + 1}`}: ${divergence.kind}: ${divergence.message}`
    : null;
}

/** Mutants that show only in the results of calls, found in a replay's calls. */
function touchedByCalls(trace: ReplayTrace, touch: (of: string, mutation: string) => void): void {
  for (const { tool, outcome, approval } of trace.turns.flatMap(({ steps }) => steps.flatMap(({ calls }) => calls))) {
    const known = findTool(tool);
    if (!known) continue;
    if (outcome && !outcome.ok && !outcome.stopped) touch(tool, 'succeeds');
    if (approval && known.approval !== 'never') touch(tool, 'never-asks');
  }
}

async function replayed(stage: Stage, file: string, broken?: readonly Tool[]): Promise<ReplayTrace> {
  const loaded = loadTranscript(await readFile(file, 'utf8'), file);
  return stage.replay(loaded, broken ? { tools: broken } : {});
}

/** The unbroken replay, and which mutants would have made a difference to it. */
async function watched(stage: Stage, file: string): Promise<MutantResult> {
  const touched = new Map<string, Set<string>>();
  const touch = (of: string, mutation: string) => void touched.set(of, (touched.get(of) ?? new Set()).add(mutation));
  const watching = tools.map((tool) =>
    watchedTool(tool, (one, input, witness) =>
      spoiltIn(one, input, witness).forEach((mutation) => touch(one.name, mutation)),
    ),
  );
  const restore = watchKernel(touch);
  try {
    const trace = await replayed(stage, file, watching);
    touchedByCalls(trace, touch);
    return {
      red: firstDivergence(trace),
      ms: trace.ms,
      touched: Object.fromEntries([...touched].map(([of, mutations]) => [of, [...mutations]])),
    };
  } finally {
    restore();
  }
}

async function broken(stage: Stage, file: string, { of, mutation }: Mutant): Promise<MutantResult> {
  const startedAt = performance.now();
  const done = (red: string | null) => ({ red, ms: performance.now() - startedAt, touched: {} });
  const restore = isOperationType(of) ? breakKernel(of, mutation) : () => undefined;
  try {
    const set = isOperationType(of)
      ? undefined
      : tools.map((tool) => (tool.name === of ? brokenTool(tool, mutation) : tool));
    return done(firstDivergence(await replayed(stage, file, set)));
  } catch (error) {
    // A replay that can't continue is as red as it gets.
    return done(`the replay broke: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  } finally {
    restore();
  }
}

/** Throws when a replay with nothing broken breaks. */
export function playMutant(stage: Stage, { file, mutant }: MutantJob): Promise<MutantResult> {
  return mutant ? broken(stage, file, mutant) : watched(stage, file);
}
