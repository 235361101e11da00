/** The messages between the server and its worker processes. */
import type { MessageKey, MessageValues } from '#messages/message.ts';

export type ToProcess =
  | { type: 'job'; id: number; name: string; input: unknown }
  /** Asks the job of that number to stop; it then fails. */
  | { type: 'stop'; id: number };

/** How a job ended, unless its process ended first. */
export type JobAnswer =
  | { type: 'done'; id: number; result: unknown }
  /** The input is at fault, in words for users. `reason`: for the error reports, with the stack. */
  | { type: 'refused'; id: number; key: MessageKey; values: MessageValues; reason: string }
  | { type: 'failed'; id: number; reason: string };

export type FromProcess =
  /** It has started and accepts jobs. */
  { type: 'ready' } | { type: 'progress'; id: number; share: number } | JobAnswer;
