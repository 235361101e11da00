/** Which turn is at work, for what is asked of models on its behalf: they are called from deep within. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface TurnScope {
  turnId: string;
  /** Whose turn it is. */
  userId: string;
  /** How often a model was asked so far. */
  asked: number;
  /** What must be stored before the turn has ended. */
  storing: Promise<void>[];
}

export const turnScope = new AsyncLocalStorage<TurnScope>();
