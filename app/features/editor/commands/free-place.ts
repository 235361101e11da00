/** Where something new goes when nobody says where: the middle if it is free, else the nearest free place, else aside of what lies there. */
import type { DesignDocument } from '#design/document/document.ts';
import { centerOf, type Point } from '#design/document/geometry.ts';
import { boxAt, isBackdrop, roomAt, standingOn, type Place, type Size } from '#tools/page-space.ts';
import type { CommandContext } from './command.ts';

const PLACES: readonly Place[] = ['center', 'top', 'bottom', 'left', 'right', 'top-right', 'bottom-right', 'bottom-left', 'top-left'];

/** A copy must not hide what it lies on, px. */
const ASIDE = 24;

/** The middle of the box that a new thing of that size gets, px of the page. */
export function freePlace({ document, page }: Pick<CommandContext, 'document' | 'page'>, size: Size): Point {
  const obstacles = standingOn(document, page).map(({ box }) => box).filter((box) => !isBackdrop(document, box));
  const box = boxAt(document, size, 'center');
  const middle = { x: document.width / 2, y: document.height / 2 };
  if (obstacles.length === 0) return middle;
  for (const place of PLACES) {
    const room = roomAt(document, size, place, obstacles);
    if (room.covered === 0) return { x: room.box.x + box.width / 2, y: room.box.y + box.height / 2 };
  }
  return aside(document, page, middle);
}

/** Away from the middles of what is there already. */
function aside(document: DesignDocument, page: string, middle: Point): Point {
  const taken = standingOn(document, page).map(({ layer }) => centerOf(layer));
  let at = middle;
  while (taken.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < ASIDE / 2)) at = { x: at.x + ASIDE, y: at.y + ASIDE };
  return at;
}
