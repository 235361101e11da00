/**
 * Moves words out of what a platform covers, with the badge they are on, by the shortest way, and onto nothing that
 * they were not on.
 */
import { boundsOf, intersectionOf, unionOf, type Box } from '../document/geometry.ts';
import type { LeafLayer, TextLayer } from '../document/layers.ts';
import type { Operation } from '../operations/operation.ts';
import type { LintedPage } from './finding.ts';
import type { Covered } from './platforms/shown-on.ts';
import { boxAround, inkLines } from './text-ink.ts';

/** Of the page's height or width: further away words are separated from what they were next to. */
const FURTHEST = 0.3;
/** px at 1080 between the tried places, and between what is moved and its new neighbour. */
const STEP = 6;
const GAP = 14;
/** A badge is no larger than this share of the page: larger ones are panels, on which things may be moved about. */
const BADGE = 0.2;
/** What fills this share of the page is a background for others. */
const BACKDROP = 0.95;

const areaOf = (box: Box): number => box.width * box.height;
const shared = (a: Box, b: Box): number => {
  const both = intersectionOf(a, b);
  return both ? areaOf(both) : 0;
};

/** Where a leaf is visible: the letters of a text with their pill, else its box. */
function seen(layer: LeafLayer): Box {
  const ink = layer.type === 'text' ? inkLines(layer).flatMap(({ corners }) => corners) : [];
  if (layer.type !== 'text' || ink.length === 0) return boundsOf(layer);
  const box = boxAround(ink);
  const { paddingX, paddingY } = layer.box ?? { paddingX: 0, paddingY: 0 };
  return {
    x: box.x - paddingX,
    y: box.y - paddingY,
    width: box.width + 2 * paddingX,
    height: box.height + 2 * paddingY,
  };
}

/** The text, the badge below it, and what else is on that badge. */
function unitOf(text: TextLayer, { document, leaves }: LintedPage): LeafLayer[] {
  const page = document.width * document.height;
  const at = leaves.findIndex(({ id }) => id === text.id);
  const letters = seen(text);
  const badge = leaves
    .slice(0, Math.max(0, at))
    .findLast(
      (other) =>
        other.type === 'shape' &&
        areaOf(boundsOf(other)) <= page * BADGE &&
        shared(boundsOf(other), letters) >= areaOf(letters) * 0.95,
    );
  if (!badge) return [text];
  const background = boundsOf(badge);
  return leaves.filter(
    (other) =>
      other.id === text.id || other.id === badge.id || shared(seen(other), background) >= areaOf(seen(other)) * 0.9,
  );
}

const widened = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});
const moved = (box: Box, dx: number, dy: number): Box => ({ ...box, x: box.x + dx, y: box.y + dy });

/** The moves that work, the shortest first; none if there is no room. */
export function intoSafeArea(
  text: TextLayer,
  view: LintedPage,
  parts: readonly Covered[],
  margin: number,
): Operation[][] {
  const { document, leaves } = view;
  const unit = unitOf(text, view);
  const ids = new Set(unit.map(({ id }) => id));
  const own = unit.map(seen).reduce(unionOf);
  const scale = Math.min(document.width, document.height) / 1080;
  const [step, gap] = [STEP * scale, GAP * scale];
  const others = leaves
    .filter((other) => !ids.has(other.id))
    .map(seen)
    .filter((box) => areaOf(box) < document.width * document.height * BACKDROP);
  const room: Box = { x: Math.min(margin, own.x), y: Math.min(margin, own.y), width: 0, height: 0 };
  room.width = Math.max(document.width - margin, own.x + own.width) - room.x;
  room.height = Math.max(document.height - margin, own.y + own.height) - room.y;
  const fits = (box: Box): boolean => {
    if (shared(box, room) < areaOf(box) - 1 || parts.some((part) => shared(part.box, box) > 0)) return false;
    return others.every((other) => shared(widened(box, gap), other) <= shared(widened(own, gap), other) + 1);
  };
  const reach = Math.floor((Math.max(document.width, document.height) * FURTHEST) / step);
  const ways: { dx: number; dy: number }[] = [];
  for (let count = 1; count <= reach; count += 1) {
    const far = count * step;
    ways.push(
      ...[
        { dx: 0, dy: -far },
        { dx: 0, dy: far },
        { dx: -far, dy: 0 },
        { dx: far, dy: 0 },
      ].filter(({ dx, dy }) => fits(moved(own, dx, dy))),
    );
    if (ways.length >= 2) break;
  }
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return ways.map(({ dx, dy }) =>
    unit.map(({ id, x, y }) => ({ type: 'layer.update', id, patch: { x: rounded(x + dx), y: rounded(y + dy) } })),
  );
}
