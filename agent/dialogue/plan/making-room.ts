/**
 * Room for what moves. No text comes to stand on another, and nothing on a text: what is there gives way, or else the
 * thing that moves stands next to it. A shape that is made smaller takes the words on it along, so that it still holds them.
 */
import { areaOf, isBackdrop, overlapOf } from '#tools/contract/page-space.ts';
import { overlaps, seenOf, type Box, type Page, type Thing, middleOf } from '../ground/canvas.ts';
import type { Call } from './planned.ts';

/** How far things go, px. */
export interface Way {
  dx: number;
  dy: number;
}

export interface Room {
  /** Of the thing itself, from where it was to go. */
  by: Way;
  /** Of those that give way. */
  others: readonly { id: string; dy: number }[];
}

const HOME: Room = { by: { dx: 0, dy: 0 }, others: [] };

/** Distance that is kept, and how far things go at most, as shares of the page's shorter side and of its height. */
const GAP = 0.022;
const LITTLE = 0.14;
const MOST = 0.4;
/** What is larger than this share of the page, or goes beyond its edges, is decoration that others stand on. */
const GROUND = 0.22;
/** Steps to either side in looking for a free spot. */
const STEPS = 24;
const REACH = 0.36;

export const gapOn = ({ width, height }: Page): number => Math.round(Math.min(width, height) * GAP);
export const marginOn = ({ width, height }: Page): number => Math.round(Math.min(width, height) * 0.03);
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
export const shifted = (box: Box, dx: number, dy: number): Box => ({ ...box, x: box.x + dx, y: box.y + dy });
export const isWordy = ({ type }: Thing): boolean => type === 'text' || type === 'table';

/** What is seen at its own place; null: nothing is. */
export function standing(thing: Thing): { thing: Thing; box: Box } | null {
  const box = thing.visible ? seenOf(thing) : null;
  return box && { thing, box };
}

const isLeaving = ({ id }: Thing, { leaving = [] }: Page): boolean => leaving.includes(id);

export function isGround({ type }: Thing, box: Box, page: Page): boolean {
  if (isBackdrop(page, box)) return true;
  const isOff = box.x < -1 || box.y < -1 || box.x + box.width > page.width + 1 || box.y + box.height > page.height + 1;
  return type === 'shape' && (isOff || box.width * box.height > page.width * page.height * GROUND);
}

/** Things that stand on one another, and so move together. */
interface Cluster {
  ids: string[];
  box: Box;
  isFixed: boolean;
  isRead: boolean;
}

const around = (a: Box, b: Box): Box => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
};

function clustersOf(moving: ReadonlySet<string>, page: Page): Cluster[] {
  let clusters: (Cluster & { groups: string[] })[] = [];
  for (const one of page.layers) {
    const there = moving.has(one.id) || isLeaving(one, page) ? null : standing(one);
    if (!there || isGround(one, there.box, page)) continue;
    const own = {
      ids: [one.id],
      box: there.box,
      isFixed: one.locked,
      isRead: isWordy(one),
      groups: one.group === '' ? [] : [one.group],
    };
    const meets = clusters.filter(
      ({ box, groups }) => overlapOf(box, own.box) > 0 || groups.some((group) => own.groups.includes(group)),
    );
    const whole = meets.reduce(
      (all, { ids, box, isFixed, isRead, groups }) => ({
        ids: [...all.ids, ...ids],
        box: around(all.box, box),
        isFixed: all.isFixed || isFixed,
        isRead: all.isRead || isRead,
        groups: [...all.groups, ...groups],
      }),
      own,
    );
    clusters = [...clusters.filter((cluster) => !meets.includes(cluster)), whole];
  }
  return clusters;
}

/** What stands in the way is pushed on, and what that meets in turn; null: there is no room for that. */
function pushed(to: Box, isDown: boolean, clusters: readonly Cluster[], page: Page): Room['others'] | null {
  const [gap, margin] = [gapOn(page), marginOn(page)];
  const others: { id: string; dy: number }[] = [];
  const fronts = [{ box: to, was: to, isFirst: true }];
  const inOrder = clusters.toSorted((a, b) =>
    isDown ? a.box.y - b.box.y : b.box.y + b.box.height - a.box.y - a.box.height,
  );
  for (const { ids, box, isFixed } of inOrder) {
    let dy = 0;
    for (const front of fronts) {
      const isInLine = front.box.x < box.x + box.width && box.x < front.box.x + front.box.width;
      if (!isInLine) continue;
      const was = isDown ? box.y - front.was.y - front.was.height : front.was.y - box.y - box.height;
      // What stood close may stand as close again.
      const least = front.isFirst ? gap : Math.max(0, Math.min(gap, was));
      const isMet = overlaps(grown(front.box, least), shifted(box, 0, dy));
      if (!isMet && !(front.isFirst && overlaps(front.box, box))) continue;
      dy = isDown
        ? Math.max(dy, front.box.y + front.box.height + least - box.y)
        : Math.min(dy, front.box.y - least - box.height - box.y);
    }
    if (dy === 0) continue;
    const there = shifted(box, 0, dy);
    if (isFixed || there.y < margin || there.y + there.height > page.height - margin) return null;
    for (const id of ids) others.push({ id, dy: Math.round(dy) });
    fronts.push({ box: there, was: box, isFirst: false });
  }
  return others;
}

/** The nearest spot that is clear of the obstacles, on the page; null: there is none close by. */
export function nearest(to: Box, obstacles: readonly Box[], page: Page, isUpright: boolean): Way | null {
  const [gap, margin] = [gapOn(page), marginOn(page)];
  const ways = Array.from({ length: 2 * STEPS + 1 }, (_, index) => ((index - STEPS) / STEPS) * REACH);
  // Right beside what is in the way, too.
  const downs = [
    ...ways.map((share) => share * page.height),
    ...obstacles.flatMap(({ y, height }) => [y - gap - to.height - to.y, y + height + gap - to.y]),
  ].filter((dy) => Math.abs(dy) <= page.height * MOST);
  const across = isUpright ? [0] : ways.map((share) => share * page.width);
  let best: (Way & { cost: number }) | null = null;
  for (const dy of downs)
    for (const dx of across) {
      // Along the page's height things are looked for rather than across it.
      const cost = Math.hypot(dx * 1.3, dy);
      if (best && cost >= best.cost) continue;
      const box = shifted(to, dx, dy);
      const isOn =
        (dx === 0 || (box.x >= margin && box.x + box.width <= page.width - margin)) &&
        (dy === 0 || (box.y >= margin && box.y + box.height <= page.height - margin));
      if (isOn && obstacles.every((obstacle) => !overlaps(grown(box, gap * 0.9), obstacle)))
        best = { dx: Math.round(dx), dy: Math.round(dy), cost };
    }
  return best && { dx: best.dx, dy: best.dy };
}

/** What a thing may not cover there: what is read, and what else stands there; a large picture is made to be stood on by a small shape. */
function obstaclesOf(thing: Thing, to: Box, page: Page): { read: Box[]; all: Box[] } {
  const own = seenOf(thing);
  const isHolder = thing.type === 'shape' || thing.type === 'image';
  const isSmall = (box: Box): boolean => areaOf(box) <= areaOf(to) * GROUND_OF;
  const others = page.layers.flatMap((one) => {
    const there = one.id === thing.id || isLeaving(one, page) ? null : standing(one);
    if (!there || isGround(one, there.box, page)) return [];
    // What stands on it is left by intention.
    return isHolder && own && isWordy(one) && overlapOf(own, there.box) > 0 ? [] : [there];
  });
  const read = others.filter(({ thing: one }) => isWordy(one));
  const isOrnament = thing.type === 'shape' || thing.type === 'sticker';
  const all = others.filter(({ thing: one, box }) => isWordy(one) || !isOrnament || isSmall(box));
  return { read: read.map(({ box }) => box), all: all.map(({ box }) => box) };
}
/** Times as large as an ornament that a picture is on which it may stand. */
const GROUND_OF = 3;

export interface Move {
  thing: Thing;
  /** Where it is to be seen. */
  to: Box;
  /** Which way others are pushed: away from the edge that it goes to; null: they stay. */
  push: 'down' | 'up' | null;
}

/** Whether a thing that goes aside is still in the same third of the page. */
function isThere(to: Box, { dx, dy }: Way, { width, height }: Page): boolean {
  const third = (at: number, length: number): number => Math.floor(Math.min(0.99, Math.max(0, at / length)) * 3);
  const [x, y] = [to.x + to.width / 2, to.y + to.height / 2];
  return third(x, width) === third(x + dx, width) && third(y, height) === third(y + dy, height);
}

/** Where a thing really goes, so that all can be read. */
export function roomFor({ thing, to, push }: Move, page: Page): Room {
  const { read, all } = obstaclesOf(thing, to, page);
  const own = isWordy(thing) ? read : all;
  if (own.every((box) => !overlaps(grown(to, 2), box))) return HOME;
  const isUpright = isWordy(thing);
  const clusters = clustersOf(new Set([thing.id]), page);
  const others = push ? pushed(to, push === 'down', clusters, page) : null;
  const asides = others && { by: HOME.by, others };
  const most = Math.max(0, ...(others ?? []).map(({ dy }) => Math.abs(dy))) / page.height;
  if (asides && isUpright && most <= LITTLE) return asides;
  const free = nearest(to, all, page, isUpright);
  if (free && (!asides || isThere(to, free, page))) return { by: free, others: [] };
  if (asides && most <= MOST) return asides;
  const beside = free ?? nearest(to, own, page, isUpright) ?? nearest(to, read, page, false);
  return beside ? { by: beside, others: [] } : HOME;
}

/** A text stands on a shape that holds all of its letters. */
function wordsOn({ type, box }: Thing, { layers }: Page): Thing[] {
  if (type !== 'shape' || !box) return [];
  return layers.filter((layer) => {
    const seen = layer.type === 'text' && layer.visible && !layer.locked ? seenOf(layer) : null;
    return (
      seen !== null &&
      seen.x >= box.x &&
      seen.y >= box.y &&
      seen.x + seen.width <= box.x + box.width &&
      seen.y + seen.height <= box.y + box.height
    );
  });
}

export function withWordsOn(calls: readonly Call[], page: Page): Call[] {
  const meant = new Set(calls.map(({ input }) => input.layer));
  return calls.flatMap((call) => {
    const { layer, scale } = call.input;
    const shape = page.layers.find(({ id }) => id === layer);
    if (call.tool !== 'update_layer' || typeof scale !== 'number' || scale >= 1 || !shape) return [call];
    const middle = middleOf(shape);
    const along = wordsOn(shape, page)
      .filter(({ id }) => !meant.has(id))
      .map((text): Call => {
        const { x, y } = middleOf(text);
        const way = {
          moveX: Math.round((middle.x - x) * (1 - scale)),
          moveY: Math.round((middle.y - y) * (1 - scale)),
        };
        const isOff = way.moveX !== 0 || way.moveY !== 0;
        return { tool: 'update_layer', input: { layer: text.id, scale, ...(isOff ? way : {}) } };
      });
    // What is spoken of afterwards is the shape.
    return [...along, call];
  });
}
