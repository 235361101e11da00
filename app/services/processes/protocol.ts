/** The messages between the server and its worker processes. */
import type { MessageKey, MessageValues } from '#messages/message.ts';

export interface ToProcess {
  id: number;
  name: string;
  input: unknown;
}

/** How a job ended that its process completed. */
export type JobAnswer =
  | { type: 'done'; id: number; result: unknown }
  /** `reason`: for the error reports, with its stack. */
  | { type: 'refused'; id: number; key: MessageKey; values: MessageValues; reason: string }
  | { type: 'broke'; id: number; reason: string };

export type FromProcess =
  /** It has started and accepts jobs. */
  { type: 'ready' } | { type: 'progress'; id: number; share: number } | JobAnswer;
