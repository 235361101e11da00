/** The changes of a generation's state, and what they take. */
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
  /** Pictures that it was to be made of and its input does not name. */
  pictures: readonly string[];
}

export type Ending =
  | { state: 'succeeded'; results: StoredResults; used?: number | undefined; assets: readonly string[] }
  | { state: 'failed'; error: string }
  | { state: 'flagged'; error: string; results: StoredResults; assets: readonly string[] }
  | { state: 'cancelled' };

/** Which attempt does something: another one may have taken its place meanwhile. */
export interface Attempt {
  job: Job;
  attempts: number;
}

export interface Steps {
  /** A repeat of the request gives what the first one made. Throws GenerationLimitError, GenerationError. */
  create(generation: NewGeneration): Promise<{ row: GenerationRow; isNew: boolean }>;
  /** Null: there is nothing to do for this job. `ended`: it was tried too often. */
  begin(job: Job): Promise<{ row: GenerationRow; ended: boolean } | null>;
  /** What is done so far. False: the attempt does not count any more. */
  keep(attempt: Attempt, done: { results: StoredResults; assets: readonly string[] }): Promise<boolean>;
  /** How far it is. False: the attempt does not count any more. */
  note(attempt: Attempt, share: number, stage: string | null): Promise<boolean>;
  /** It is the turn of others: continues in a later round, by a new job. Null: the attempt does not count any more. */
  putBehind(attempt: Attempt): Promise<GenerationRow | null>;
  /**
   * The process stops, or has died: somebody else continues with the same job. `counts`: whether the attempt was one.
   */
  putBack(attempt: Attempt, counts: boolean): Promise<void>;
  /** A job of its own for one whose job is lost. */
  sendAgain(id: string, lost: string | null): Promise<void>;
  /** Null: the attempt does not count any more. */
  end(attempt: Attempt, ending: Ending): Promise<GenerationRow | null>;
  /** Ends what goes on, whoever is at work on it. The row as it is then; null: not this user's. */
  cancel(userId: string, id: string): Promise<{ row: GenerationRow; cancelled: boolean } | null>;
  /**
   * Another try at what it costs now; or, where moderation refuses that, none. Throws GenerationLimitError,
   * GenerationError. Null: not this user's.
   */
  retry(userId: string, id: string, terms: { cost: Cost | null; flagged: Flag | null }): Promise<GenerationRow | null>;
  /** Throws GenerationError. Null: not this user's. What it answers says what became of the credit. */
  report(userId: string, id: string, reason: string): Promise<GenerationRow | null>;
}
