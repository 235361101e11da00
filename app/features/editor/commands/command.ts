/**
 * What a command is: one thing that a hand does, as data. Buttons, menus and shortcuts show and start it; running it
 * only returns operations, and whoever runs it commits them. Nothing else in the editor makes operations.
 */
import type { LucideIcon } from 'lucide-react';
import type { DesignDocument } from '#design/document/document.ts';
import type { Box } from '#design/document/geometry.ts';
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
  /** The part of the page that is seen, page px, while a hand has zoomed into it; else all of it is. */
  sight?: Box | null;
  measureText: MeasureText;
  newId(): string;
  /** What was copied last on this design: copying the copies again goes on in the same direction. */
  lastCopies?: Copies | null;
}

/** Layers and the copies that were made of them. */
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
  /** Keys joined by plus, the first being the one shown. Ctrl stands for the Mac's Command. */
  shortcuts?: readonly string[];
  isEnabled(context: CommandContext): boolean;
  run(context: CommandContext, input: Input): Operation[];
  /**
   * Keeps what was typed: its letters have been measured while they were, and whoever ends typing continues at once.
   */
  typed?: true;
  /**
   * The part of its input that styles letters: while a text is typed, the letters selected in it get that and no
   * others.
   */
  letters?(input: Input, layer: TextLayer): Partial<CharacterStyle> | null;
  /** What should be selected afterwards; by default the selection stays. */
  selectAfter?(context: CommandContext, operations: readonly Operation[]): readonly string[];
  /** For commands that copy layers: which became which. */
  copiesOf?(context: CommandContext, operations: readonly Operation[]): Copies;
}

/** Keeps the input's type while lists of commands stay uniform. */
export function defineCommand<Input = void>(command: Command<Input>): Command<Input> {
  return command;
}

/** The selected layers, bottom to top among siblings. Ids that are gone are left out. */
export function selectedLayers({ document, selection }: Pick<CommandContext, 'document' | 'selection'>): Layer[] {
  return selection
    .map((id) => findLayer(document, id))
    .filter((layer) => layer !== null)
    .sort(compareOrder);
}

/** The leaves in the selection, those inside selected groups included. */
export function selectedLeaves(context: Pick<CommandContext, 'document' | 'selection'>): LeafLayer[] {
  return selectedLayers(context).flatMap((layer) =>
    layer.type === 'group' ? leavesInPaintOrder(context.document, layer.id) : [layer],
  );
}

/** Whether a layer or a group around it is locked: then hands leave it alone on the canvas. */
export function isLocked(document: DesignDocument, id: string): boolean {
  return Boolean(findLayer(document, id)?.locked) || ancestorsOf(document, id).some((group) => group.locked);
}

/** Whether a layer and every group around it are shown. */
export function isShown(document: DesignDocument, id: string): boolean {
  return Boolean(findLayer(document, id)?.visible) && ancestorsOf(document, id).every((group) => group.visible);
}

/** Something is selected, and nothing of it is locked. */
export function canChangeSelection(context: CommandContext): boolean {
  const layers = selectedLayers(context);
  return layers.length > 0 && layers.every((layer) => !isLocked(context.document, layer.id));
}

/** Coordinates are kept to hundredths of a pixel: exact enough to see no difference, short enough to read. */
export function roundPixel(value: number): number {
  return Math.round(value * 100) / 100;
}
