/** Rows of generations as the service reads them, and their views for users. */
import type { Generation } from '#prisma/generated/client.ts';
import type { Cost, CreditUnit } from '#tools/contract/tool.ts';
import {
  NO_RESULTS,
  type GenerationNews,
  type GenerationState,
  type GenerationView,
} from '#app/contracts/generation.ts';
import { judgedCount, shownOf, type StoredResults } from './judged.ts';
import type { JobName, Lane } from './job-queue.server.ts';
import type { Place } from './waiting.ts';

export type GenerationRow = Generation;

/** The reference of its credits in the ledger: each try has its own. */
export const reservationOf = ({ id, tries }: Pick<GenerationRow, 'id' | 'tries'>): string =>
  `generation/${id}/${tries}`;

/** The line that it waits in. */
export const laneOf = ({ lane }: Pick<GenerationRow, 'lane'>): Lane => lane as Lane;

/** Its job in the queue; null: it has none. */
export const jobOf = ({ job, lane }: Pick<GenerationRow, 'job' | 'lane'>): JobName | null =>
  job === null ? null : { id: job, lane: lane as Lane };

export const stateOf = ({ state }: Pick<GenerationRow, 'state'>): GenerationState => state as GenerationState;

/** What its try reserves; null: nothing. */
export const costOf = ({ unit, credits }: Pick<GenerationRow, 'unit' | 'credits'>): Cost | null =>
  unit ? { unit: unit as CreditUnit, amount: credits } : null;

/** Its results so far. */
export function resultsOf({ results }: Pick<GenerationRow, 'results'>): StoredResults {
  return { ...NO_RESULTS, ...(results as Partial<StoredResults> | null) };
}

/** What is known of a running one beyond its row. */
export interface Going {
  place: Place | null;
  /** Of one that runs, ms. */
  remainingMs: number | null;
  /** Newer than the row. */
  progress?: { share: number | null; stage: string | null };
}

export function newsOf(row: GenerationRow, { place, remainingMs, progress }: Going): GenerationNews {
  const going = row.state === 'generating';
  return {
    id: row.id,
    kind: row.kind,
    state: stateOf(row),
    tries: row.tries,
    progress: going ? (progress ? progress.share : row.progress) : row.state === 'succeeded' ? 1 : row.progress,
    stage: going ? (progress ? progress.stage : row.stage) : null,
    position: going ? (place?.position ?? null) : null,
    remainingMs: going ? (place?.remainingMs ?? remainingMs) : null,
    made: judgedCount(resultsOf(row)),
  };
}

export function viewOf(row: GenerationRow, going: Going): GenerationView {
  return {
    ...newsOf(row, going),
    input: row.input,
    results: shownOf(stateOf(row), resultsOf(row)),
    error: row.error,
    cost: costOf(row),
    flaggedBy: row.flaggedBy as GenerationView['flaggedBy'],
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
