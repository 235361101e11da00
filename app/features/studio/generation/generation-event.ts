/** What the generation machine is given, what it knows, and what happens to it. */
import type { GenerationNews, GenerationView, StartRequest } from '#app/contracts/generation.ts';
import type { LimitReached } from '#tools/contract/tool.ts';

export interface GenerationInput {
  /** One that was begun before; null: none yet. */
  id: string | null;
  /** What is known of it already, from the page's own data. */
  view?: GenerationView | null;
  /** What to begin at once; null: it waits for `start`. */
  request?: StartRequest | null;
  /** Names the first request: sent twice it is one. */
  key: string;
}

export interface GenerationMachineContext {
  id: string | null;
  request: StartRequest | null;
  key: string;
  /** How many were begun here; each has a key of its own. */
  attempt: number;
  view: GenerationView | null;
  /** Why the start, or another try, was refused. */
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
  /** Another try after a failure, or of the start. */
  | { type: 'retry' }
  | { type: 'report'; reason: string }
  /** Try to connect now instead of waiting. */
  | { type: 'connect' }
  /** From the event stream. */
  | { type: 'news'; news: GenerationNews }
  | { type: 'deleted' }
  /** The stream is open again, or the page was shown again: something may have been missed. */
  | { type: 'look' }
  | { type: 'offline' };
