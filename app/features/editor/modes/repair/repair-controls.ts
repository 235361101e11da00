/**
 * What the controls of a repair can set and do: the call of its tool, the result that is looked at, and what hands have
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
  /** What is happening, and what could not be done. */
  label: MessageKey;
  failed: MessageKey;
  /** The call replaces what stands by itself, such as another variation: nothing is taken back before it. */
  buildsOn?: boolean;
}

export interface RepairResult {
  /** What was done, in words. */
  title: string;
  /** What the tool told the model of it. */
  output: unknown;
  /** Other results that can be had instead. */
  choices: readonly ToolChoice[];
}

export type RepairState =
  | { phase: 'setting' }
  | { phase: 'running'; label: string }
  /** The design shows it; it is kept or rejected. `busy`: it is being taken back. */
  | { phase: 'result'; result: RepairResult; busy: boolean }
  /** There was nothing to change. */
  | { phase: 'fine'; result: RepairResult };

export interface MarkControls {
  brush: Cell<MarkBrush>;
  marks: Cell<readonly Mark[]>;
  /** Whether an undone mark can be put back. */
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
  /** How much of the picture, from its left, shows what was before: 0 to 1. */
  share: Cell<number>;
  /** What was before shows in all of the picture for as long as this is held. */
  held: Cell<boolean>;
  /** What is to go, of magic erase. */
  marking: MarkControls;
  /** How far the picture is to grow. */
  growth: Cell<Growth>;
  /** What of the picture is to be kept; null: nothing has been shown yet. */
  picking: Cell<Picked | null>;
  /** Calls the tool. A result that stands is taken back first, unless the call builds on it. */
  run(call: RepairCall): void;
  /** Ends the call that is under way. */
  cancel(): void;
  /** Keeps the result and goes back to the settings. */
  keep(): void;
  /** Takes the result back and goes back to the settings, which stay as they were; `then` once that is done. */
  reject(then?: () => void): void;
}
