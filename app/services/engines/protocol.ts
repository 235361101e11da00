/** What the server and an engine's process say to each other. */
import type { MessageKey, MessageValues } from '#messages/message.ts';
import type { EngineName } from './engine-works.ts';

export type ToProcess = { id: number; name: EngineName; input: unknown };

export type FromProcess =
  | { type: 'progress'; id: number; share: number }
  | { type: 'done'; id: number; result: unknown }
  /** `reason`: for the error reports, with its stack. */
  | { type: 'refused'; id: number; key: MessageKey; values: MessageValues; reason: string }
  | { type: 'broke'; id: number; reason: string };
