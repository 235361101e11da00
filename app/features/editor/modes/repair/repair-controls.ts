/**
 * What the controls of a repair can set and do: the call of its tool, the result under review, and what the user has
 * marked for it.
 */
import type { MessageKey } from '#messages/message.ts';
import type { Cell } from '../../session/cell.ts';
import type { ToolChoice } from '../../design-store/design-api.ts';
import type { RepairKind } from '../../session/mode.ts';
import type { Growth } from './growth.ts';
import type { Mark, MarkBrush } from './marks.ts';
import type { Picked } from './picking.ts';

export interface RepairCall {
  tool: string;
  input: Record<string, unknown>;
  /** What is happening, or what failed. */
  label: MessageKey;
  failed: MessageKey;
}

export interface RepairResult {
  /** What was done, in words. */
  title: string;
  /** What the tool reported to the model about it. */
  output: unknown;
  /** Other available results. */
  choices: readonly ToolChoice[];
}

export type RepairState =
  | { phase: 'setting' }
  | { phase: 'running'; label: string }
  /** The design shows it; it is kept or rejected. `busy`: it is being undone. */
  | { phase: 'result'; result: RepairResult; busy: boolean }
  /** Nothing has changed: there was nothing to do, or it shows what would be done. */
  | { phase: 'fine'; result: RepairResult };

export interface MarkControls {
  brush: Cell<MarkBrush>;
  marks: Cell<readonly Mark[]>;
  /** Whether an undone mark can be redone. */
  undone: Cell<readonly Mark[]>;
  undo(): void;
  redo(): void;
  clear(): void;
}

export interface RepairControls {
  kind: 'repair';
  repair: RepairKind;
  layer: string;
  state: Cell<RepairState>;
  /** How much of the picture, from its left, shows the state before: 0 to 1. */
  share: Cell<number>;
  /** The whole picture shows the state before while this is held. */
  held: Cell<boolean>;
  /** What magic erase is to remove. */
  marking: MarkControls;
  /** How far to extend the picture. */
  growth: Cell<Growth>;
  /** What to keep of the picture; null: nothing has been picked yet. */
  picking: Cell<Picked | null>;
  /** Calls the tool. Undoes the current result first. */
  run(call: RepairCall): void;
  /** Cancels the running call. */
  cancel(): void;
  /** Keeps the result and goes back to the settings. */
  keep(): void;
  /** Undoes the result and goes back to the settings, which stay as they were; calls `then` once that is done. */
  reject(then?: () => void): void;
}
