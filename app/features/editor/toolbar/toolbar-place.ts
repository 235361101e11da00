/**
 * Where the floating toolbar goes: above the selection, else below it, else at the top of the visible area; and which
 * of its items have room. Pure; stage px.
 */
import type { Box } from '#design/document/geometry.ts';

/** What panels leave free. */
export interface Room {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface ToolbarSituation {
  /** The selection on the stage. */
  box: Box;
  toolbar: { width: number; height: number };
  room: Room;
}

const GAP = 14;
/** The rotation handle is below the box. */
const GAP_BELOW = 54;
export const EDGE = 8;

export function toolbarPlace({ box, toolbar, room }: ToolbarSituation): { x: number; y: number } {
  const middle = box.x + box.width / 2 - toolbar.width / 2;
  const x = Math.max(room.left + EDGE, Math.min(middle, room.right - EDGE - toolbar.width));
  const above = box.y - GAP - toolbar.height;
  const below = box.y + box.height + GAP_BELOW;
  const fitsAbove = above >= room.top + EDGE;
  const fitsBelow = below + toolbar.height <= room.bottom - EDGE;
  const y = fitsAbove
    ? Math.min(above, room.bottom - EDGE - toolbar.height)
    : fitsBelow
      ? Math.max(below, room.top + EDGE)
      : room.top + EDGE;
  return { x: Math.round(x), y: Math.round(y) };
}

/** The area of the stage that panels leave: each takes away its side. Boxes on the stage. */
export function roomBeside(stage: { width: number; height: number }, panels: readonly Box[]): Room {
  const room: Room = { left: 0, top: 0, right: stage.width, bottom: stage.height };
  for (const panel of panels) {
    if (panel.x + panel.width / 2 < stage.width / 2) room.left = Math.max(room.left, panel.x + panel.width);
    else room.right = Math.min(room.right, panel.x);
  }
  return room;
}

export interface ItemSize {
  width: number;
  /** Low ones go first if space is short; null never goes. */
  rank: number | null;
}

/** Which items fit into `room` px: the least wanted are dropped until the rest fits. */
export function itemsWithRoom(items: readonly ItemSize[], room: number): boolean[] {
  const shown = items.map(() => true);
  let width = items.reduce((sum, item) => sum + item.width, 0);
  const leaving = items
    .map((item, index) => ({ ...item, index }))
    .filter((item): item is typeof item & { rank: number } => item.rank !== null)
    .sort((a, b) => a.rank - b.rank || b.index - a.index);
  for (const { index, width: own } of leaving) {
    if (width <= room) break;
    shown[index] = false;
    width -= own;
  }
  return shown;
}
