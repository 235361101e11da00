/** Adds copied layers on top of the page. */
import { ClipboardPaste } from 'lucide-react';
import { boundsOfLayers, centerOf, intersectionOf, moveLayer, type Point } from '#design/document/geometry.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { Layer, LeafLayer } from '#design/document/layers.ts';
import { leavesInPaintOrder, orderBetween, topOrder } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import { defineCommand, roundPixel } from './command.ts';
import { COPY_OFFSET, topLevelAdded } from './duplicate.ts';
import { onThePlane } from './move.ts';

/** Copied layers, parents before their children, with the design and the page they come from. */
export interface Clip {
  design: string;
  page: string;
  layers: Layer[];
}

/**
 * Where copies go: slightly offset from existing layers, exactly where they came from, or with their center at a point.
 */
export type PastePlace = { type: 'beside' } | { type: 'in-place' } | { type: 'at'; point: Point };

export const pasteCommand = defineCommand<{ clip: Clip; place: PastePlace }>({
  id: 'paste',
  label: 'editor.paste',
  icon: ClipboardPaste,
  isEnabled: () => true,
  run({ document, page, newId }, { clip, place }) {
    const copies = clip.layers.map((layer) => ({ layer, id: newId() }));
    const ids = new Map(copies.map(({ layer, id }) => [layer.id, id]));
    const { x, y } = shiftFor(document, page, clip, place);
    let order = topOrder(document, page);
    return copies.map(({ layer, id }): Operation => {
      const moved = layer.type === 'group' ? layer : shifted(layer, x, y);
      const parent = ids.get(layer.parent);
      if (parent !== undefined) return { type: 'layer.add', layer: { ...moved, id, parent } };
      const added: Operation = { type: 'layer.add', layer: { ...moved, id, parent: page, order } };
      order = orderBetween(order, null);
      return added;
    });
  },
  selectAfter: (_context, operations) => topLevelAdded(operations),
});

function shifted(layer: LeafLayer, dx: number, dy: number): LeafLayer {
  const moved = moveLayer(layer, dx, dy);
  return { ...moved, x: onThePlane(moved.x), y: onThePlane(moved.y) };
}

function shiftFor(document: DesignDocument, page: string, clip: Clip, place: PastePlace): Point {
  const leaves = clip.layers.filter((layer) => layer.type !== 'group');
  const box = boundsOfLayers(leaves);
  const [first] = leaves;
  if (!box || !first || place.type === 'in-place') return { x: 0, y: 0 };
  const middle = centerOf(box);
  if (place.type === 'at') return { x: place.point.x - middle.x, y: place.point.y - middle.y };
  // Coming from a page of another size, it may be outside this page.
  if (!intersectionOf(box, { x: 0, y: 0, width: document.width, height: document.height }))
    return { x: document.width / 2 - middle.x, y: document.height / 2 - middle.y };
  const taken = new Set(leavesInPaintOrder(document, page).map(({ x, y }) => `${x} ${y}`));
  let steps = 0;
  while (taken.has(`${roundPixel(first.x + steps * COPY_OFFSET)} ${roundPixel(first.y + steps * COPY_OFFSET)}`))
    steps += 1;
  return { x: steps * COPY_OFFSET, y: steps * COPY_OFFSET };
}
