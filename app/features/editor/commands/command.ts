/**
 * What a command is: one thing that a user does, as data. Buttons, menus and shortcuts show and start it; running it
 * only returns operations, and the caller commits them. Nothing else in the editor makes operations.
 */
import type { LucideIcon } from 'lucide-react';
import type { DesignDocument } from '#design/document/document.ts';
import { boundsOfLayers, type Box } from '#design/document/geometry.ts';
import type { CharacterStyle, LeafLayer, Layer, TextLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { ancestorsOf, compareOrder, findLayer, leavesInPaintOrder } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import type { MessageKey } from '#messages/message.ts';

export interface CommandContext {
  document: DesignDocument;
  /** The page that is shown. */
  page: string;
  /** What is selected, groups as themselves; never a layer together with a group around it. */
  selection: readonly string[];
  /** The visible part of the page, page px, while the user has zoomed in; otherwise all of it is visible. */
  sight?: Box | null;
  measureText: MeasureText;
  newId(): string;
  /** What was copied last in this design: duplicating the copies again continues in the same direction. */
  lastCopies?: Copies | null;
}

/** Layers and the copies made of them. */
export interface Copies {
  originals: readonly string[];
  copies: readonly string[];
}

export interface Command<Input = void> {
  /** Stable: tests and menus name it. */
  id: string;
  /** What it does, as a verb; also the label of the step in the history. */
  label: MessageKey;
  icon: LucideIcon;
  /** Keys joined by plus; the first is shown. Ctrl stands for the Mac's Command. */
  shortcuts?: readonly string[];
  isEnabled(context: CommandContext): boolean;
  run(context: CommandContext, input: Input): Operation[];
  /** Commits typed text: its letters were measured while typing, and the user continues immediately. */
  typed?: true;
  /**
   * The part of its input that styles letters: while a text is being edited, only the letters selected in it get that.
   */
  letters?(input: Input, layer: TextLayer): Partial<CharacterStyle> | null;
  /** What to select afterwards; by default the selection stays. */
  selectAfter?(context: CommandContext, operations: readonly Operation[]): readonly string[];
  /** For commands that copy layers: which became which. */
  copiesOf?(context: CommandContext, operations: readonly Operation[]): Copies;
}

/** Keeps the input's type while lists of commands stay uniform. */
export function defineCommand<Input = void>(command: Command<Input>): Command<Input> {
  return command;
}

/** The selected layers, bottom to top among siblings, without ids that are gone. */
export function selectedLayers({ document, selection }: Pick<CommandContext, 'document' | 'selection'>): Layer[] {
  return selection
    .map((id) => findLayer(document, id))
    .filter((layer) => layer !== null)
    .sort(compareOrder);
}

/** The leaves in the selection, including those inside selected groups. */
export function selectedLeaves(context: Pick<CommandContext, 'document' | 'selection'>): LeafLayer[] {
  return selectedLayers(context).flatMap((layer) =>
    layer.type === 'group' ? leavesInPaintOrder(context.document, layer.id) : [layer],
  );
}

/** Whether a layer or a group around it is locked: then users can't edit it on the canvas. */
export function isLocked(document: DesignDocument, id: string): boolean {
  return Boolean(findLayer(document, id)?.locked) || ancestorsOf(document, id).some((group) => group.locked);
}

/** Whether a layer and every group around it are visible. */
export function isShown(document: DesignDocument, id: string): boolean {
  return Boolean(findLayer(document, id)?.visible) && ancestorsOf(document, id).every((group) => group.visible);
}

/** Something is selected, and nothing of it is locked. */
export function canChangeSelection(context: CommandContext): boolean {
  const layers = selectedLayers(context);
  return layers.length > 0 && layers.every((layer) => !isLocked(context.document, layer.id));
}

/** Rounds coordinates to hundredths of a pixel: exact enough to see no difference, short enough to read. */
export function roundPixel(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The only selected layer if it is a leaf; its own box then counts, rotation included. */
export function singleLeaf(context: Pick<CommandContext, 'document' | 'selection'>): LeafLayer | null {
  const [first] = context.selection;
  const only = first !== undefined && context.selection.length === 1 ? findLayer(context.document, first) : null;
  return only && only.type !== 'group' ? only : null;
}

/** The box of the only selected leaf before its rotation, or the upright box around the selection. */
export function boxOfSelection(context: Pick<CommandContext, 'document' | 'selection'>): Box | null {
  const only = singleLeaf(context);
  return only
    ? { x: only.x, y: only.y, width: only.width, height: only.height }
    : boundsOfLayers(selectedLeaves(context));
}
