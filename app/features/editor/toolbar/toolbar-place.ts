/** Where the floating toolbar stands: above the selection, else below it, else at the top of what is visible. Pure; stage px. */
import type { Box } from '#design/document/geometry.ts';

export interface ToolbarSituation {
  /** The selection on the stage. */
  box: Box;
  toolbar: { width: number; height: number };
  /** What panels leave free. */
  room: { left: number; top: number; right: number; bottom: number };
}

const GAP = 14;
/** The handle that turns stands below the box. */
const GAP_BELOW = 54;
const EDGE = 8;

export function toolbarPlace({ box, toolbar, room }: ToolbarSituation): { x: number; y: number } {
  const middle = box.x + box.width / 2 - toolbar.width / 2;
  const x = Math.max(room.left + EDGE, Math.min(middle, room.right - EDGE - toolbar.width));
  const above = box.y - GAP - toolbar.height;
  const below = box.y + box.height + GAP_BELOW;
  const fitsAbove = above >= room.top + EDGE;
  const fitsBelow = below + toolbar.height <= room.bottom - EDGE;
  const y = fitsAbove ? Math.min(above, room.bottom - EDGE - toolbar.height) : fitsBelow ? Math.max(below, room.top + EDGE) : room.top + EDGE;
  return { x: Math.round(x), y: Math.round(y) };
}
