/** The changes of a generation's state, and their inputs. */
import type { Transaction } from '#app/services/billing/limits-left.server.ts';
import type { Prisma } from '#prisma/generated/client.ts';
import type { Cost } from '#tools/contract/tool.ts';
import type { GenerationRow } from './generation-rows.server.ts';
import type { Job, Lane } from './job-queue.server.ts';
import type { StoredResults } from './judged.ts';

export interface NewGeneration {
  userId: string;
  kind: string;
  input: Prisma.InputJsonValue;
  cost: Cost | null;
  lane: Lane;
  size: number;
  requestKey: string | null;
  /** Why it is flagged before it begins; null: it begins. */
  flagged: Flag | null;
}

/** What moderation refuses. */
export interface Flag {
  reason: string;
  /** Pictures that it was to be based on but that its input does not name. */
  pictures: readonly string[];
}

export type Ending =
  | { state: 'succeeded'; results: StoredResults; used?: number | undefined; assets: readonly string[] }
  | { state: 'failed'; error: string }
  | { state: 'flagged'; error: string; results: StoredResults; assets: readonly string[] }
  | { state: 'cancelled' };

/** Identifies the attempt: another one may have replaced it meanwhile. */
export interface Attempt {
  job: Job;
  attempts: number;
}

/** Writes in the transaction of a step; when it fails, the step isn't made. Not called if there is nothing to do. */
export type StepNote = (tx: Transaction) => Promise<void>;

export interface Steps {
  /** Repeating the request returns what the first one created. Throws GenerationLimitError, GenerationError. */
  create(generation: NewGeneration): Promise<{ row: GenerationRow; isNew: boolean }>;
  /** Null: there is nothing to do for this job. `ended`: it was tried too often. */
  begin(job: Job): Promise<{ row: GenerationRow; ended: boolean } | null>;
  /** Stores the results so far. False: the attempt is obsolete. */
  keep(attempt: Attempt, done: { results: StoredResults; assets: readonly string[] }): Promise<boolean>;
  /** Stores the progress. False: the attempt is obsolete. */
  note(attempt: Attempt, share: number, stage: string | null): Promise<boolean>;
  /** It is others' turn: continues in a later round, by a new job. Null: the attempt is obsolete. */
  putBehind(attempt: Attempt): Promise<GenerationRow | null>;
  /**
   * The process stops, or has died: another continues with the same job. `counts`: whether the attempt counts as one.
   */
  putBack(attempt: Attempt, counts: boolean): Promise<void>;
  /** A new job for one whose job is lost. */
  sendAgain(id: string, lost: string | null): Promise<void>;
  /** Null: the attempt is obsolete. */
  end(attempt: Attempt, ending: Ending): Promise<GenerationRow | null>;
  /** Ends an unfinished one, whoever works on it. Returns its row; null: not this user's. */
  cancel(userId: string, id: string, note?: StepNote): Promise<{ row: GenerationRow; cancelled: boolean } | null>;
  /**
   * Retries at the current price; or, if moderation refuses, doesn't. Throws GenerationLimitError, GenerationError.
   * Null: not this user's.
   */
  retry(
    userId: string,
    id: string,
    terms: { cost: Cost | null; flagged: Flag | null },
    note?: StepNote,
  ): Promise<GenerationRow | null>;
  /** Throws GenerationError. Null: not this user's. The answer says what became of the credit. */
  report(userId: string, id: string, reason: string): Promise<GenerationRow | null>;
}
