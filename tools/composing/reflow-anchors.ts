/** Anchors of units when a page changes size: the edge that each belongs to, and the resulting place. */
import type { Box } from '#design/document/geometry.ts';
import type { Unit } from './reflow-units.ts';
import type { Passage } from './reflow-passage.ts';

export type Anchor = 'start' | 'middle' | 'end';
export type Axis = 'x' | 'y';
export const LENGTHS = { x: 'width', y: 'height' } as const;

/**
 * The edge that a box belongs to along an axis. Horizontally, the clearly nearer one, so that columns stay columns;
 * vertically, only narrow strips at an edge have one, so that everything else spreads over the page.
 */
export function anchorOf({ box, layers }: Unit, { from }: Passage, axis: Axis): Anchor {
  const length = LENGTHS[axis];
  const whole = from[length];
  const before = box[axis] - from[axis];
  const behind = from[axis] + whole - box[axis] - box[length];
  if (axis === 'y') {
    if (box[length] > whole * 0.2 || Math.min(before, behind) > whole * 0.1) return 'middle';
    return before < behind ? 'start' : 'end';
  }
  const difference = before - behind;
  // Lines that begin at an edge belong to it, whatever their length.
  const aligns = new Set(layers.flatMap((layer) => (layer.type === 'text' ? [layer.align] : [])));
  const [align] = aligns;
  if (aligns.size === 1) {
    if (align === 'left' && difference < whole * 0.015) return 'start';
    if (align === 'right' && difference > whole * -0.015) return 'end';
  }
  if (Math.abs(difference) < whole * 0.25) return 'middle';
  return difference < 0 ? 'start' : 'end';
}

/**
 * The start of a box on the new page: its distance from its edge is halfway between the old distance and the old share.
 */
export function placedAlong(box: Box, anchor: Anchor, page: Passage, axis: Axis): number {
  const { from, to, ratio, scale } = page;
  const length = LENGTHS[axis];
  const own = box[length] * scale;
  const gap = (scale + ratio[axis]) / 2;
  if (anchor === 'start') return to[axis] + (box[axis] - from[axis]) * gap;
  if (anchor === 'end')
    return to[axis] + to[length] - (from[axis] + from[length] - box[axis] - box[length]) * gap - own;
  return to[axis] + (box[axis] - from[axis] + box[length] / 2) * ratio[axis] - own / 2;
}

/** How far from the center a mirrored pair may be, as a share of the page's width. */
const MIRRORED = 0.02;

/**
 * Whether a unit has a counterpart at the same distance from the center: the two belong together, not each to its edge.
 */
function isOfPair({ box }: Unit, units: readonly Unit[], { from }: Passage): boolean {
  const middle = ({ x, width }: Box) => x + width / 2 - from.x - from.width / 2;
  const near = from.width * MIRRORED;
  return (
    Math.abs(middle(box)) > near &&
    units.some(
      (other) =>
        Math.abs(middle(other.box) + middle(box)) < near &&
        Math.abs(other.box.y - box.y) < near &&
        Math.abs(other.box.height - box.height) < near,
    )
  );
}

/**
 * The anchors of all units along an axis; a unit that shares its first edge with one at the start is at the start too,
 * or columns would become ragged.
 */
export function anchorsOf(units: readonly Unit[], page: Passage, axis: Axis): Anchor[] {
  const anchors = units.map((unit) =>
    axis === 'x' && isOfPair(unit, units, page) ? 'middle' : anchorOf(unit, page, axis),
  );
  const tolerance = page.from[LENGTHS[axis]] * 0.006;
  return anchors.map((anchor, index) => {
    const unit = units[index];
    if (anchor !== 'middle' || !unit) return anchor;
    const { box } = unit;
    const centred =
      Math.abs(box[axis] + box[LENGTHS[axis]] / 2 - page.from[axis] - page.from[LENGTHS[axis]] / 2) < tolerance;
    const shares = units.some(
      (other, at) => anchors[at] === 'start' && Math.abs(other.box[axis] - box[axis]) < tolerance,
    );
    return shares && !centred ? 'start' : 'middle';
  });
}
