/** The generation machine's input, its context, and its events. */
import type { GenerationNews, GenerationView, StartRequest } from '#app/contracts/generation.ts';
import type { LimitReached } from '#tools/contract/tool.ts';

export interface GenerationInput {
  /** One that was begun before; null: none yet. */
  id: string | null;
  /** What is known of it already, from the page's own data. */
  view?: GenerationView | null;
  /** What to begin immediately; null: it waits for `start`. */
  request?: StartRequest | null;
  /** Identifies the first request: sent twice, it is still one. */
  key: string;
}

export interface GenerationMachineContext {
  id: string | null;
  request: StartRequest | null;
  key: string;
  /** How many were begun here; each has its own key. */
  attempt: number;
  view: GenerationView | null;
  /** Why the start, or a retry, was refused. */
  refusal: string | null;
  reached: LimitReached | null;
  /** Requests without an answer in a row. */
  times: number;
}

export type GenerationEvent =
  | { type: 'start'; request: StartRequest }
  /** One that was begun elsewhere; null: none. */
  | { type: 'show'; id: string | null; view?: GenerationView | null }
  | { type: 'cancel' }
  /** Retries after a failure, or retries the start. */
  | { type: 'retry' }
  | { type: 'report'; reason: string }
  /** Connects now instead of waiting. */
  | { type: 'connect' }
  /** From the event stream. */
  | { type: 'news'; news: GenerationNews }
  | { type: 'deleted' }
  /** The stream is open again, or the page was shown again: something may have been missed. */
  | { type: 'look' }
  | { type: 'offline' };
