/**
 * The stage: replays transcripts through the real conversation, loop, tools, commit door and renderer, on a database in
 * memory. Opened once per process; every transcript finds it empty, and no browser and no network is involved.
 */
import path from 'node:path';
import type { Check } from '#agent/transcript/play/divergence.ts';
import { illustrate } from '#agent/transcript/judge/illustrate.ts';
import { judgeTurn } from '#agent/transcript/judge/judge-turn.ts';
import type { ReplayTrace, TurnEvidence, TurnTrace } from '#agent/transcript/play/trace.ts';
import { projectRoot } from '#app/services/config/project-root.ts';
import type { Database } from '#app/services/database/database.server.ts';
import { openMemoryDatabase } from '#app/services/database/memory.server.ts';
import { cachedEngines } from '#app/services/engines/cached-engines.server.ts';
import { createEngines, type Engines } from '#app/services/engines/engines.server.ts';
import { createRendering } from '#app/services/rendering/rendering.server.ts';
import { playTurn, StuckTurnError } from './play-turn.server.ts';
import { ReplayStop } from './replay-stop.ts';
import { createStagePictures } from './stage-pictures.server.ts';
import { openWorld } from './stage-world.server.ts';
import type { Replayable, StageParts, World, WorldOptions } from './world.ts';

export interface StageOptions {
  /** The built-in ones, with cached results by default. They stay open when the stage closes. */
  engines?: Engines;
  /** A dump of a migrated database in memory: opening a copy takes a tenth of the time. */
  template?: Blob;
  /** Receives bugs in what is replayed, and models' failures. */
  report(error: unknown, context?: Record<string, unknown>): void;
  /** A turn that takes longer is ended and reported, ms. */
  timeLimit?: number;
}

export interface ReplayOptions extends WorldOptions {
  /** A picture of the first page after each turn, and pictures of the first difference. */
  previews?: boolean;
  /** Ends the replay: it rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Continues after a turn that diverged. */
  keepGoing?: boolean;
  /** Called when a turn has ended. */
  watch?(turn: TurnTrace, evidence: TurnEvidence): Promise<void>;
}

export interface Stage {
  /**
   * Plays a transcript from its start. One at a time: further ones wait. Divergences are in the trace; bugs of the
   * stage reject.
   */
  replay(replayable: Replayable, options?: ReplayOptions): Promise<ReplayTrace>;
  close(): Promise<void>;
}

/** Longer than the slowest tool; evaluated models also have the turn's own budgets. */
const TIME_LIMIT = 300_000;
const LIVE_TIME_LIMIT = 15 * 60_000;
/** For one picture, ms: several times what a server waits, for busy machines. */
const RENDERING_LIMIT = 120_000;

/** Where engines' results are cached, unless configured otherwise. */
const engineCache = () => path.join(projectRoot(), '.cache', 'engines');

/**
 * Deleted rows stay in memory until they are vacuumed, which takes longer than deleting a few: done once in this many
 * replays.
 */
const SWEPT_EVERY = 50;

async function sweep({ pool }: Database): Promise<void> {
  await pool.query('truncate "user", asset cascade');
  await pool.query('checkpoint');
}

const diverges = (checks: readonly Check[]) => checks.some(({ divergence }) => divergence !== null);

export async function openStage({ engines, template, report, timeLimit }: StageOptions): Promise<Stage> {
  const own = engines ? null : cachedEngines(createEngines({ report }), engineCache());
  const rendering = createRendering({
    assetBytes: () => Promise.resolve(null),
    workers: 1,
    timeLimit: RENDERING_LIMIT,
    report,
  });
  const pictures = createStagePictures();
  let database = await openMemoryDatabase(template);
  let replays = 0;
  let queue: Promise<unknown> = Promise.resolve();

  const lent = (): StageParts => ({ database, rendering, engines: engines ?? (own as Engines), pictures, report });

  async function playAll(
    world: World,
    options: ReplayOptions,
    told: { turns: TurnTrace[]; checks: Check[] },
  ): Promise<void> {
    const { model, previews = false, keepGoing = false, signal = new AbortController().signal } = options;
    for (const [index, turn] of world.transcript.turns.entries()) {
      signal.throwIfAborted();
      const limit = timeLimit ?? (model ? LIVE_TIME_LIMIT : TIME_LIMIT);
      const { trace, evidence, checks } = await playTurn(world, index, turn, {
        evaluating: model !== undefined,
        previews,
        signal,
        timeLimit: limit,
      });
      told.turns.push(trace);
      await options.watch?.(trace, evidence);
      const judged = [...checks, ...(await judgeTurn(turn, trace, evidence))];
      told.checks.push(...(previews ? await illustrate(judged, trace, evidence) : judged));
      if (!keepGoing && diverges(told.checks)) return;
    }
  }

  async function replay(replayable: Replayable, options: ReplayOptions): Promise<ReplayTrace> {
    const started = performance.now();
    const told: { turns: TurnTrace[]; checks: Check[] } = { turns: [], checks: [] };
    let world: World | null = null;
    let stuck = false;
    try {
      replays += 1;
      if (replays % SWEPT_EVERY === 0) await sweep(database);
      world = await openWorld(lent(), replayable, options);
      told.checks.push(...world.checks);
      if (options.keepGoing || !diverges(told.checks)) await playAll(world, options, told);
    } catch (error) {
      if (!(error instanceof ReplayStop)) throw error;
      stuck = error.cause instanceof StuckTurnError;
      told.checks.push({ turn: error.divergence.turn, key: 'turn', divergence: error.divergence });
    } finally {
      if (stuck) database = await openMemoryDatabase(template);
      else await world?.close();
    }
    return {
      ...told,
      calls: told.turns.reduce(
        (sum, { steps }) => sum + steps.reduce((inner, { calls }) => inner + calls.length, 0),
        0,
      ),
      ms: performance.now() - started,
    };
  }

  return {
    replay(replayable, options = {}) {
      const next = queue.then(() => replay(replayable, options));
      queue = next.catch(() => undefined);
      return next;
    },
    async close() {
      await queue;
      await rendering.close();
      await own?.close();
      await database.close();
    },
  };
}
