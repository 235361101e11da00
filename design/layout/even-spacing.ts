/** Spacing between boxes along an axis, as it is and as it should be. Pure; page px. */
import type { Box } from '../document/geometry.ts';

export type Axis = 'x' | 'y';

const lengthOf = (box: Box, axis: Axis): number => (axis === 'x' ? box.width : box.height);
const middleOf = (box: Box, axis: Axis): number => box[axis] + lengthOf(box, axis) / 2;

interface Placed {
  box: Box;
  /** Its index in the given list. */
  index: number;
}

/** Boxes in their order along an axis. */
function inOrder(boxes: readonly Box[], axis: Axis): Placed[] {
  return boxes
    .map((box, index) => ({ box, index }))
    .sort((a, b) => middleOf(a.box, axis) - middleOf(b.box, axis) || a.index - b.index);
}

function spanOf(boxes: readonly Box[], axis: Axis): { from: number; to: number } {
  return {
    from: Math.min(...boxes.map((box) => box[axis])),
    to: Math.max(...boxes.map((box) => box[axis] + lengthOf(box, axis))),
  };
}

/** The gap between boxes when it is equal between all and their extent stays; negative where they overlap. */
export function evenGap(boxes: readonly Box[], axis: Axis): number {
  const { from, to } = spanOf(boxes, axis);
  const filled = boxes.reduce((sum, box) => sum + lengthOf(box, axis), 0);
  return (to - from - filled) / Math.max(1, boxes.length - 1);
}

/** How far each box must move along an axis for this gap between neighbours; the first box stays. */
export function shiftsToGap(boxes: readonly Box[], axis: Axis, gap: number): number[] {
  const shifts = boxes.map(() => 0);
  let at = boxes.length === 0 ? 0 : spanOf(boxes, axis).from;
  for (const { box, index } of inOrder(boxes, axis)) {
    shifts[index] = at - box[axis];
    at += lengthOf(box, axis) + gap;
  }
  return shifts;
}

/** How far each box must move for even gaps within their present extent. */
export function evenShifts(boxes: readonly Box[], axis: Axis): number[] {
  return shiftsToGap(boxes, axis, evenGap(boxes, axis));
}

/** The axis along which boxes are arranged: the one on which their middles are further apart. */
export function mainAxis(boxes: readonly Box[]): Axis {
  const spread = (axis: Axis): number => {
    const middles = boxes.map((box) => middleOf(box, axis));
    return Math.max(...middles) - Math.min(...middles);
  };
  return spread('x') >= spread('y') ? 'x' : 'y';
}

/** The gap between neighbours along an axis; null when it varies. */
export function sharedGap(boxes: readonly Box[], axis: Axis): number | null {
  let last: Box | null = null;
  const gaps: number[] = [];
  for (const { box } of inOrder(boxes, axis)) {
    if (last) gaps.push(box[axis] - last[axis] - lengthOf(last, axis));
    last = box;
  }
  const [first] = gaps;
  return first !== undefined && gaps.every((gap) => Math.abs(gap - first) < 0.05) ? first : null;
}
