/** The spot of a new text on the page: at the place that was asked for, or where its role belongs. */
import type { Box } from '#design/document/geometry.ts';
import type { TextLayer } from '#design/document/layers.ts';
import type { ToolContext } from '../contract/context.ts';
import {
  boxAt,
  extentOf,
  isBackdrop,
  marginOf,
  overlapOf,
  roomAt,
  standingOn,
  type Place,
  type Room,
  type Size,
  type Standing,
} from '../contract/page-space.ts';
import { ROLE_LOOKS, type TextRole } from './text-roles.ts';

/** Room, and whether it is clear of pictures too. */
export type Spot = Room & { isClear: boolean };

/** The requested place, or the role's first free place: clear of pictures if possible, always clear of texts. */
export function freeSpot(
  layer: TextLayer,
  given: { place?: Place; role?: TextRole },
  role: TextRole,
  context: ToolContext,
): Spot {
  const { document, page } = context;
  const extent = extentOf({ ...layer, x: 0, y: 0 });
  const size = { width: extent.width, height: extent.height };
  const standing = standingOn(document, page).filter(({ box }) => !isBackdrop(document, box));
  const texts = standing.filter(({ layer: other }) => other.type === 'text').map(({ box }) => box);
  const all = standing.map(({ box }) => box);
  const places: readonly Place[] = given.place
    ? [given.place]
    : standing.length === 0 && !given.role
      ? ['center']
      : ROLE_LOOKS[role].places;
  const under =
    given.place === undefined && (role === 'subheading' || role === 'body')
      ? underLargest(size, standing, context)
      : null;
  if (under) return { box: under, covered: 0, isClear: true };
  const tries: Room[] = [];
  for (const obstacles of [all, texts]) {
    for (const place of places) {
      const room = roomAt(document, size, place, obstacles);
      if (room.covered === 0) return { ...room, isClear: obstacles === all };
      if (obstacles === texts) tries.push(room);
    }
  }
  const best = tries.sort((a, b) => a.covered - b.covered)[0] ?? {
    box: boxAt(document, size, places[0] ?? 'center'),
    covered: 1,
  };
  return { ...best, isClear: false };
}

/** Right below the page's largest text, where a second line belongs; null when there is no room. */
function underLargest(size: Size, standing: readonly Standing[], { document }: ToolContext): Box | null {
  let largest: { layer: TextLayer; box: Box } | null = null;
  for (const { layer, box } of standing)
    if (layer.type === 'text' && layer.fontSize > (largest?.layer.fontSize ?? 0)) largest = { layer, box };
  if (!largest) return null;
  const { layer, box } = largest;
  const spare = box.width - size.width;
  const x = Math.round(box.x + spare * { left: 0, justify: 0, center: 0.5, right: 1 }[layer.align]);
  const y = Math.round(box.y + box.height + Math.max(8, layer.fontSize * 0.15));
  const margin = marginOf(document);
  const under = { x: Math.min(Math.max(margin, x), document.width - margin - size.width), y, ...size };
  const inside = under.x >= 0 && under.y + under.height <= document.height - margin / 2;
  return inside && standing.every(({ box: other }) => overlapOf(under, other) === 0) ? under : null;
}
