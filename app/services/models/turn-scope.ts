/** Which turn is running, for requests to models on its behalf: they are made from deep within. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface TurnScope {
  turnId: string;
  /** The turn's user. */
  userId: string;
  /** How many times a model was called so far. */
  asked: number;
  /** Name of the small model whose reading was used, if one was. */
  readBy?: string;
  /** What must be stored before the turn has ended. */
  storing: Promise<void>[];
}

export const turnScope = new AsyncLocalStorage<TurnScope>();
