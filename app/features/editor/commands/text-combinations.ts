/** Ready-made combinations of texts and shapes: their parts, and how they are added to a page in one step. */
import { Type } from 'lucide-react';
import { createGroupLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import { boundsOfLayers, moveLayer, scaleLayer, type Box, type Point } from '#design/document/geometry.ts';
import type { LeafLayer, ShapeLayer, TextLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { orderBetween, topOrder } from '#design/document/tree.ts';
import { withLines } from '#design/layout/text-lines.ts';
import type { Operation } from '#design/operations/operation.ts';
import { message, type MessageKey } from '#messages/message.ts';
import { defineCommand, roundPixel } from './command.ts';
import { topLevelAdded } from './duplicate.ts';
import { freePlace } from './free-place.ts';

/** A text of a combination: its words and its look, on a sheet 600 px wide. */
export type TextPart = { words: MessageKey } & Partial<
  Omit<TextLayer, 'id' | 'parent' | 'order' | 'type' | 'text' | 'lines'>
>;
/** A shape of a combination. */
export type ShapePart = { shape: ShapeLayer['shape'] } & Partial<
  Omit<ShapeLayer, 'id' | 'parent' | 'order' | 'type' | 'shape'>
>;
export type CombinationPart = TextPart | ShapePart;

export type CombinationGroup = 'headline' | 'sale' | 'label' | 'quote' | 'list';

export interface TextCombination {
  /** Stable: tests name it. */
  id: string;
  name: MessageKey;
  group: CombinationGroup;
  /** Bottom first. */
  parts: readonly CombinationPart[];
  /** Its letters are pale: it is shown on a dark background. */
  pale?: boolean;
}

/** Width of the sheet that parts are described on, px. */
const SHEET = 600;
/** A combination takes up at most this share of a page, in width and height. */
const SHARE = { width: 0.62, height: 0.5 };

/** The leaves of a combination on its sheet, bottom first, texts measured and as high as their lines. */
export function combinationLeaves({ parts }: TextCombination, measure: MeasureText): LeafLayer[] {
  let order: string | null = null;
  return parts.map((part, index): LeafLayer => {
    order = orderBetween(order, null);
    const place = { id: `part-${index}`, parent: 'sheet', order };
    if ('shape' in part) return createShapeLayer({ ...part, ...place });
    const { words, ...look } = part;
    const layer = withLines(
      createTextLayer({ width: SHEET, align: 'center', ...look, ...place, text: message(words) }),
      measure,
    );
    // An arc is centered in the width that it was given.
    return layer.curve === 0 ? layer : { ...layer, x: layer.x + ((look.width ?? SHEET) - layer.width) / 2 };
  });
}

/**
 * The box around the visible parts of leaves: letters rather than their boxes, pills, shapes. Rotated texts must be
 * centered in their boxes.
 */
export function combinationBounds(leaves: readonly LeafLayer[]): Box {
  const seen = leaves.map((layer) => {
    if (layer.type !== 'text') return layer;
    const { box } = layer;
    // A pill is as wide as its text's box; without one only the letters are visible.
    if (box)
      return {
        ...layer,
        x: layer.x - box.paddingX,
        y: layer.y - box.paddingY,
        width: layer.width + 2 * box.paddingX,
        height: layer.height + 2 * box.paddingY,
      };
    if (layer.curve !== 0) return layer;
    const widest =
      Math.max(1, ...layer.lines.map(({ width }) => width)) + (layer.list === 'none' ? 0 : layer.fontSize * 1.6);
    const aside =
      layer.align === 'left' ? 0 : layer.align === 'right' ? layer.width - widest : (layer.width - widest) / 2;
    return { x: layer.x + aside, y: layer.y, width: widest, height: layer.height, rotation: layer.rotation };
  });
  return boundsOfLayers(seen) ?? { x: 0, y: 0, width: SHEET, height: SHEET };
}

/** Leaves scaled up to fit a box, centered, with their lines broken as before. */
export function fittedLeaves(leaves: readonly LeafLayer[], room: Box, measure: MeasureText): LeafLayer[] {
  const bounds = combinationBounds(leaves);
  const factor = Math.min(room.width / bounds.width, room.height / bounds.height);
  const origin = { x: bounds.x, y: bounds.y };
  const shift = {
    x: room.x + (room.width - bounds.width * factor) / 2 - origin.x,
    y: room.y + (room.height - bounds.height * factor) / 2 - origin.y,
  };
  return leaves.map((layer) => {
    const moved = moveLayer(scaleLayer(layer, factor, origin), shift.x, shift.y);
    if (moved.type !== 'text') return moved;
    // Slightly wider than scaled: rounding must not break a line that was whole.
    const laid = withLines(moved.curve === 0 ? { ...moved, x: moved.x - 1, width: moved.width + 2 } : moved, measure);
    return laid;
  });
}

/**
 * Adds a combination, as a group if it has several parts. `at`: where its center goes, page px; where there is room by
 * default.
 */
export const insertCombinationCommand = defineCommand<{ combination: TextCombination; at?: Point | null }>({
  id: 'insert-text-style',
  label: 'text.insertStyle',
  icon: Type,
  isEnabled: () => true,
  run(context, { combination, at }) {
    const { document, page, newId, measureText } = context;
    const room = { x: 0, y: 0, width: document.width * SHARE.width, height: document.height * SHARE.height };
    const fitted = fittedLeaves(combinationLeaves(combination, measureText), room, measureText);
    const bounds = combinationBounds(fitted);
    const center = at ?? freePlace(context, bounds);
    const leaves = fitted.map((leaf) => moveLayer(leaf, center.x - room.width / 2, center.y - room.height / 2));
    const top = topOrder(document, page);
    const rounded = (layer: LeafLayer): LeafLayer => ({
      ...layer,
      x: roundPixel(layer.x),
      y: roundPixel(layer.y),
      width: Math.max(1, roundPixel(layer.width)),
      height: Math.max(1, roundPixel(layer.height)),
    });
    const [only] = leaves;
    if (leaves.length === 1 && only)
      return [{ type: 'layer.add', layer: { ...rounded(only), id: newId(), parent: page, order: top } }];
    const group = createGroupLayer({ id: newId(), parent: page, order: top, name: message(combination.name) });
    return [
      { type: 'layer.add', layer: group },
      ...leaves.map((layer): Operation => ({
        type: 'layer.add',
        layer: { ...rounded(layer), id: newId(), parent: group.id },
      })),
    ];
  },
  selectAfter: (_context, operations) => topLevelAdded(operations),
});
