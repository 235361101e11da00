/**
 * Units for arranging: a layer or a whole group, as the upright box that it takes up. Everything here is pure geometry.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { moveLayer, unionOf, type Box } from '#design/document/geometry.ts';
import type { Layer, LeafLayer } from '#design/document/layers.ts';
import { extentOfAll, leavesOf } from '../page/chosen-layers.ts';

export interface Unit {
  layer: Layer;
  leaves: readonly LeafLayer[];
  /** Around the leaves as drawn, rotated ones and pills included. */
  box: Box;
}

/** The layer as a unit; null for an empty group. */
export function unitOf(document: DesignDocument, layer: Layer): Unit | null {
  return unitFrom(layer, leavesOf(document, layer));
}

export function unitFrom(layer: Layer, leaves: readonly LeafLayer[]): Unit | null {
  const box = extentOfAll(leaves);
  return box && { layer, leaves, box };
}

export function moved(unit: Unit, dx: number, dy: number): Unit {
  if (dx === 0 && dy === 0) return unit;
  return {
    ...unit,
    leaves: unit.leaves.map((leaf) => moveLayer(leaf, dx, dy)),
    box: { ...unit.box, x: unit.box.x + dx, y: unit.box.y + dy },
  };
}

/** Moves all units by the same distance, px. */
export function together(units: readonly Unit[], way: { dx: number; dy: number }): Unit[] {
  return units.map((unit) => moved(unit, way.dx, way.dy));
}

/** Rounds to whole pixels where possible: half a pixel of centering is not worth a blurred edge. */
export function onWholePixels(unit: Unit, before: Unit): Unit {
  const [first] = unit.leaves;
  const [was] = before.leaves;
  if (!first || !was || (first.x === was.x && first.y === was.y)) return unit;
  return moved(unit, Math.round(first.x) - first.x, Math.round(first.y) - first.y);
}

/** The box around several units; an empty box at the origin for no units. */
export function around(units: readonly Unit[]): Box {
  return (
    units.map(({ box }) => box).reduce<Box | null>((all, box) => (all ? unionOf(all, box) : box), null) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
  );
}

export const EDGES = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Edge = (typeof EDGES)[number];

export function isHorizontal(edge: Edge): boolean {
  return edge === 'left' || edge === 'center' || edge === 'right';
}

/** Distance that a box must move to share an edge or a center line with another. */
export function wayToEdge(box: Box, target: Box, edge: Edge): { dx: number; dy: number } {
  switch (edge) {
    case 'left':
      return { dx: target.x - box.x, dy: 0 };
    case 'center':
      return { dx: target.x + target.width / 2 - box.x - box.width / 2, dy: 0 };
    case 'right':
      return { dx: target.x + target.width - box.x - box.width, dy: 0 };
    case 'top':
      return { dx: 0, dy: target.y - box.y };
    case 'middle':
      return { dx: 0, dy: target.y + target.height / 2 - box.y - box.height / 2 };
    case 'bottom':
      return { dx: 0, dy: target.y + target.height - box.y - box.height };
  }
}

export type Axis = 'x' | 'y';
export const LENGTH_OF = { x: 'width', y: 'height' } as const;

function along(unit: Unit, axis: Axis, way: number): Unit {
  return axis === 'x' ? moved(unit, way, 0) : moved(unit, 0, way);
}

const middle = (box: Box, axis: Axis) => box[axis] + box[LENGTH_OF[axis]] / 2;

/** Units sorted by position along an axis; ties keep the given order. */
function sorted(units: readonly Unit[], axis: Axis): Unit[] {
  return [...units].sort((a, b) => middle(a.box, axis) - middle(b.box, axis));
}

/**
 * Equal gaps along an axis. Without `span` the outermost two stay where they are; with it the units fill it from edge
 * to edge; with a `gap` they follow one another at that distance and the first stays.
 */
export function distributed(
  units: readonly Unit[],
  axis: Axis,
  options: { gap?: number; span?: { start: number; length: number } } = {},
): { units: Unit[]; gap: number } {
  const length = LENGTH_OF[axis];
  const inOrder = sorted(units, axis);
  const first = inOrder[0];
  if (!first) return { units: [], gap: 0 };
  const taken = inOrder.reduce((sum, { box }) => sum + box[length], 0);
  const start = options.span?.start ?? Math.min(...inOrder.map(({ box }) => box[axis]));
  const end = options.span
    ? options.span.start + options.span.length
    : Math.max(...inOrder.map(({ box }) => box[axis] + box[length]));
  const gap = options.gap ?? (inOrder.length > 1 ? (end - start - taken) / (inOrder.length - 1) : 0);
  let at = start;
  const placed = new Map<string, Unit>();
  for (const unit of inOrder) {
    placed.set(unit.layer.id, along(unit, axis, at - unit.box[axis]));
    at += unit.box[length] + gap;
  }
  return { units: units.map((unit) => placed.get(unit.layer.id) ?? unit), gap };
}

/**
 * One after another with a gap, in their present order, roughly where they were as a whole; across the axis they share
 * a center line or an edge.
 */
export function stacked(units: readonly Unit[], axis: Axis, gap: number, across: 'start' | 'middle' | 'end'): Unit[] {
  const before = around(units);
  const lined = distributed(units, axis, { gap }).units;
  const other: Axis = axis === 'x' ? 'y' : 'x';
  const edge = (
    {
      x: { start: 'left', middle: 'center', end: 'right' },
      y: { start: 'top', middle: 'middle', end: 'bottom' },
    } as const
  )[other][across];
  const aligned = lined.map((unit) => {
    const { dx, dy } = wayToEdge(unit.box, before, edge);
    return moved(unit, dx, dy);
  });
  const now = around(aligned);
  return aligned.map((unit) => along(unit, axis, middle(before, axis) - middle(now, axis)));
}

export const SIDES = ['above', 'below', 'left-of', 'right-of', 'over', 'inside'] as const;
export type Side = (typeof SIDES)[number];

/**
 * Distance that a box must move to be at a side of another, `gap` apart, centered on it across the axis (or flush with
 * `edge`). Inside: `gap` is the distance to its edges.
 */
export function wayToSide(
  box: Box,
  other: Box,
  side: Side,
  gap: number,
  edge: Edge | undefined,
): { dx: number; dy: number } {
  const acrossX = wayToEdge(box, other, edge && isHorizontal(edge) ? edge : 'center').dx;
  const acrossY = wayToEdge(box, other, edge && !isHorizontal(edge) ? edge : 'middle').dy;
  switch (side) {
    case 'above':
      return { dx: acrossX, dy: other.y - gap - box.height - box.y };
    case 'below':
      return { dx: acrossX, dy: other.y + other.height + gap - box.y };
    case 'left-of':
      return { dx: other.x - gap - box.width - box.x, dy: acrossY };
    case 'right-of':
      return { dx: other.x + other.width + gap - box.x, dy: acrossY };
    case 'over':
    case 'inside': {
      const inset = side === 'inside' ? Math.min(gap, other.width / 3, other.height / 3) : 0;
      const inner = {
        x: other.x + inset,
        y: other.y + inset,
        width: other.width - 2 * inset,
        height: other.height - 2 * inset,
      };
      return {
        dx: wayToEdge(box, inner, edge && isHorizontal(edge) ? edge : 'center').dx,
        dy: wayToEdge(box, inner, edge && !isHorizontal(edge) ? edge : 'middle').dy,
      };
    }
  }
}

/** Distance that a box must move to be on the page again, `margin` from its edges if it is small enough. */
export function wayOnto(box: Box, page: { width: number; height: number }, margin = 0): { dx: number; dy: number } {
  const back = (start: number, length: number, limit: number) => {
    const kept = Math.max(0, Math.min(margin, (limit - length) / 2));
    if (length > limit) return (limit - length) / 2 - start;
    return Math.max(0, kept - start) - Math.max(0, start + length - limit + kept);
  };
  return { dx: back(box.x, box.width, page.width), dy: back(box.y, box.height, page.height) };
}
