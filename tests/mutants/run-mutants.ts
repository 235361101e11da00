/**
 * Breaks one thing at a time and replays the transcripts that use it until one turns red. First all of them run
 * unbroken and observed, which shows which mutants make a difference, and to which transcripts. Only those are run.
 */
import path from 'node:path';
import { projectRoot } from '#app/services/config/project-root.ts';
import { cachedEngines } from '#app/services/engines/cached-engines.server.ts';
import { createEngines, type Engines } from '#app/services/engines/engines.server.ts';
import { databaseTemplate } from '../../scripts/replay/database-template.ts';
import { createReplayPool, type ReplayPool } from '../../scripts/replay/worker-pool.ts';
import { mutantId, type Mutant, type MutantJob, type MutantOpening, type MutantResult } from './job.ts';
import { namedMutants } from './universe.ts';

/** Limit for a broken tool that may never end, ms. */
const REPLAY_LIMIT = 120_000;
const SILENCE_LIMIT = 60_000;

export interface MutantOutcome extends Mutant {
  state: 'killed' | 'survived' | 'equivalent';
  /** Killed: the transcript that turned red. Survived: those that should have. */
  files: string[];
  /** The failure of the red one. */
  saw: string | null;
}

export interface MutantsRun {
  mutants: MutantOutcome[];
  /** Transcripts that are red with nothing broken, with the reason: they prove nothing. */
  red: { file: string; why: string }[];
  transcripts: number;
  replays: number;
  ms: number;
}

export interface MutantsOptions {
  /** Absolute paths. */
  files: readonly string[];
  jobs: number;
  /** Which mutants to run; all by default. */
  isWanted?(mutant: Mutant): boolean;
  /** Called for each mutant when it is decided. */
  onEnd?(outcome: MutantOutcome): void;
}

type Pool = ReplayPool<MutantJob, MutantResult>;

interface Watched {
  file: string;
  ms: number;
  touched: ReadonlySet<string>;
}

async function watchAll(pool: Pool, files: readonly string[]): Promise<{ watched: Watched[]; red: MutantsRun['red'] }> {
  const red: MutantsRun['red'] = [];
  const watched = await Promise.all(
    files.map(async (file): Promise<Watched | null> => {
      const outcome = await pool.run({ file, mutant: null });
      if (!outcome) return null;
      if (outcome.kind === 'died' || outcome.result.red !== null) {
        red.push({ file, why: outcome.kind === 'died' ? outcome.reason : (outcome.result.red ?? '') });
        return null;
      }
      const { ms, touched } = outcome.result;
      return {
        file,
        ms,
        touched: new Set(
          Object.entries(touched).flatMap(([of, mutations]) => mutations.map((mutation) => mutantId({ of, mutation }))),
        ),
      };
    }),
  );
  // The quickest first: most mutants are caught by any.
  return {
    watched: watched.filter((one) => one !== null).sort((a, b) => a.ms - b.ms || (a.file < b.file ? -1 : 1)),
    red,
  };
}

function mutantOf(id: string): Mutant {
  const at = id.indexOf('/');
  return { of: id.slice(0, at), mutation: id.slice(at + 1) };
}

/**
 * The failure of a replay with the mutant; null when it passed. A process that dies because of the mutant dies twice;
 * on a busy machine it dies only once.
 */
async function seenBy(pool: Pool, job: MutantJob): Promise<string | null> {
  let outcome = await pool.run(job);
  if (outcome?.kind === 'died') outcome = await pool.run(job);
  return outcome?.kind === 'died' ? outcome.reason : (outcome?.result.red ?? null);
}

async function runOne(pool: Pool, mutant: Mutant, files: readonly string[], count: () => void): Promise<MutantOutcome> {
  for (const file of files) {
    const saw = await seenBy(pool, { file, mutant });
    count();
    if (saw !== null) return { ...mutant, state: 'killed', files: [file], saw };
  }
  return { ...mutant, state: 'survived', files: [...files], saw: null };
}

/** Rejects when no worker can be opened. */
export async function runMutants({
  files,
  jobs,
  isWanted = () => true,
  onEnd = () => undefined,
}: MutantsOptions): Promise<MutantsRun> {
  const startedAt = performance.now();
  const opened: Engines[] = [];
  const pool: Pool = createReplayPool<MutantOpening, MutantJob, MutantResult>({
    script: path.join(projectRoot(), 'tests', 'mutants', 'worker.ts'),
    size: jobs,
    opening: { template: await databaseTemplate() },
    engines: () =>
      (opened[0] ??= cachedEngines(
        createEngines({ report: () => undefined }),
        path.join(projectRoot(), '.cache', 'engines'),
      )),
    timeLimit: REPLAY_LIMIT,
    silenceLimit: SILENCE_LIMIT,
  });
  let replays = 0;
  try {
    const { watched, red } = await watchAll(pool, files);
    const ids = new Set(watched.flatMap(({ touched }) => [...touched]));
    const wanted = [...ids].sort().map(mutantOf).filter(isWanted);
    const run = await Promise.all(
      wanted.map(async (mutant) => {
        const seeing = watched.filter(({ touched }) => touched.has(mutantId(mutant))).map(({ file }) => file);
        const outcome = await runOne(pool, mutant, seeing, () => (replays += 1));
        onEnd(outcome);
        return outcome;
      }),
    );
    const equivalent = namedMutants().filter((mutant) => isWanted(mutant) && !ids.has(mutantId(mutant)));
    return {
      mutants: [
        ...run,
        ...equivalent.map((mutant): MutantOutcome => ({ ...mutant, state: 'equivalent', files: [], saw: null })),
      ],
      red,
      transcripts: files.length,
      replays: replays + files.length,
      ms: performance.now() - startedAt,
    };
  } finally {
    await pool.close();
    await opened[0]?.close();
  }
}
