/** Corners and edges of a page where something small, such as a logo or a line of contacts, stands free. */
import type { Box } from '#design/document/geometry.ts';
import { roomAt, type Place, type Room, type Size } from './page-space.ts';

/** The first of the places that is free, else the one that covers least. */
export function freeCorner(page: Size, size: Size, obstacles: readonly Box[], places: readonly Place[]): Room {
  let best: Room | null = null;
  for (const place of places) {
    const room = roomAt(page, size, place, obstacles);
    if (room.covered === 0) return room;
    if (!best || room.covered < best.covered) best = room;
  }
  return best ?? roomAt(page, size, 'bottom-right', obstacles);
}
