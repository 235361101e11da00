/**
 * What grows stays on the page and off its neighbors: where there is no room for it they step aside, or it grows a
 * little less.
 */
import { overlaps, type Box, type Page, type Thing } from '../ground/canvas.ts';
import { gapOn, grown, isGround, isWordy, marginOn, nearest, shifted, standing } from './making-room.ts';
import type { Call } from './planned.ts';
import { pageAfter, scaledBox } from './simulated.ts';

/** Shares of the growth that is wished for: with the last ones it is hardly seen, and better than covering another thing. */
const ENOUGH = [1, 0.85, 0.7] as const;
const LITTLE = [0.5, 0.3] as const;
/** Factors from this one on are told as such. */
const EXACT = 1.8;
/** The points that stay where they are, as shares of the box. */
const FIXED = [
  [0.5, 0.5],
  [0.5, 0],
  [0.5, 1],
  [0, 0.5],
  [1, 0.5],
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

export interface Spot {
  id: string;
  x: number;
  y: number;
}

/** Onto the page, as far as it fits. */
export function onPage(box: Box, { width, height }: Page, margin: number): Box {
  const along = (start: number, length: number, limit: number): number =>
    length > limit - 2 * margin ? (limit - length) / 2 : Math.min(Math.max(margin, start), limit - margin - length);
  return { ...box, x: along(box.x, box.width, width), y: along(box.y, box.height, height) };
}

/** What stands clear of some things: it is to go on doing so. */
export function neighborsOf(things: readonly Thing[], page: Page): { thing: Thing; box: Box }[] {
  const own = things.flatMap((thing) => thing.box ?? []);
  return page.layers.flatMap((layer) => {
    const there = things.some(({ id }) => id === layer.id) ? null : standing(layer);
    const isClear =
      there !== null && !isGround(layer, there.box, page) && own.every((box) => !overlaps(box, there.box));
    return there && isClear ? [there] : [];
  });
}

/** Distance that is kept from neighbors. */
const apartOn = (page: Page): number => gapOn(page) / 2;
/** How far neighbors step aside, of the page's longer side: further, it would be another place. */
const NEAR = 0.12;

/** Where those go that are in the way of what stands there from now on, at most so far; null: they can't. */
export function steppedAside(
  taken: readonly Box[],
  moving: readonly Thing[],
  page: Page,
  most = Infinity,
): Spot[] | null {
  const gap = apartOn(page);
  const near = neighborsOf(moving, page);
  let boxes = new Map(near.map(({ thing, box }) => [thing.id, box]));
  const spots: Spot[] = [];
  for (const { thing, box } of near) {
    if (taken.every((one) => !overlaps(grown(one, gap), box))) continue;
    if (isWordy(thing) || thing.locked || thing.group !== '' || !thing.box) return null;
    const others = [...boxes].flatMap(([id, other]) => (id === thing.id ? [] : [other]));
    const way = nearest(box, [...taken, ...others], page, false);
    if (!way || Math.hypot(way.dx, way.dy) > most * Math.max(page.width, page.height)) return null;
    boxes = new Map(boxes).set(thing.id, shifted(box, way.dx, way.dy));
    spots.push({ id: thing.id, x: Math.round(thing.box.x + way.dx), y: Math.round(thing.box.y + way.dy) });
  }
  return spots;
}

interface Growth {
  scale: number;
  /** Where it stands then; null: about its middle. */
  at: { x: number; y: number } | null;
  aside: readonly Spot[];
}

function growthOf(thing: Thing, factor: number, page: Page): Growth | null {
  const { box } = thing;
  if (!box) return null;
  const edge = Math.min(
    marginOn(page),
    Math.max(0, Math.min(box.x, box.y, page.width - box.x - box.width, page.height - box.y - box.height)),
  );
  const near = neighborsOf([thing], page).map((one) => one.box);
  const boxesAt = (share: number): { scale: number; to: Box; isPlain: boolean }[] => {
    const scale = Math.round((1 + (factor - 1) * share) * 1000) / 1000;
    return FIXED.map(([x, y]) => {
      const plain = scaledBox(box, scale);
      const to = onPage(
        { ...plain, x: box.x - box.width * (scale - 1) * x, y: box.y - box.height * (scale - 1) * y },
        page,
        edge,
      );
      return { scale, to, isPlain: Math.abs(to.x - plain.x) < 1 && Math.abs(to.y - plain.y) < 1 };
    });
  };
  const gap = apartOn(page);
  const clear = (share: number): Growth | null => {
    const found = boxesAt(share).find(({ to }) => near.every((one) => !overlaps(grown(to, gap), one)));
    return found ? { scale: found.scale, at: found.isPlain ? null : cornerOf(found.to), aside: [] } : null;
  };
  const pushing = (share: number, most: number): Growth | null => {
    for (const { scale, to, isPlain } of boxesAt(share)) {
      const aside = steppedAside([to], [thing], page, most);
      if (aside) return { scale, at: isPlain ? null : cornerOf(to), aside };
    }
    return null;
  };
  // Told by how much, it grows that much or not at all.
  if (factor >= EXACT) return clear(1) ?? pushing(1, Infinity);
  return (
    firstOf(ENOUGH, clear) ??
    firstOf(ENOUGH, (share) => pushing(share, NEAR)) ??
    firstOf(LITTLE, clear) ??
    firstOf(ENOUGH, (share) => pushing(share, Infinity))
  );
}

function firstOf<Found>(shares: readonly number[], find: (share: number) => Found | null): Found | null {
  for (const share of shares) {
    const found = find(share);
    if (found) return found;
  }
  return null;
}
const cornerOf = ({ x, y }: Box): { x: number; y: number } => ({ x: Math.round(x), y: Math.round(y) });

const scaleOf = ({ tool, input }: Call): number =>
  tool === 'update_layer' && typeof input.scale === 'number' ? input.scale : 1;
const PLACING = ['x', 'y', 'moveX', 'moveY', 'place', 'alignToPage'];

/** The calls, with room for all that grows among them. What gets smaller does so first. */
export function grownApart(calls: readonly Call[], page: Page): Call[] {
  const isGrowing = (call: Call): boolean => scaleOf(call) > 1;
  if (!calls.some(isGrowing)) return [...calls];
  const isLook = calls.every(({ tool }) => tool === 'update_layer');
  const inOrder = isLook
    ? [...calls.filter((call) => scaleOf(call) < 1), ...calls.filter((call) => scaleOf(call) >= 1)]
    : calls;
  const made: Call[] = [];
  let now = page;
  for (const call of inOrder) {
    const thing = now.layers.find(({ id }) => id === call.input.layer);
    const isPlaced = PLACING.some((field) => call.input[field] !== undefined);
    const isPicture = thing && thing.type !== 'text' && thing.type !== 'group' && !isPlaced && thing.box;
    const growth =
      isGrowing(call) && isPicture && !isGround(thing, isPicture, now) ? growthOf(thing, scaleOf(call), now) : null;
    const own = growth
      ? [
          ...growth.aside.map(({ id, x, y }): Call => ({ tool: 'update_layer', input: { layer: id, x, y } })),
          { ...call, input: { ...call.input, scale: growth.scale, ...growth.at } },
        ]
      : [call];
    made.push(...own);
    now = pageAfter(now, own);
  }
  return made;
}
