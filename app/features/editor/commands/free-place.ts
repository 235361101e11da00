/**
 * Where something new goes by default: the center of the visible part of the page if it is free, else the nearest free
 * place, else over large pictures and shapes only, else where it covers least, never exactly on top of another layer.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { centerOf, type Box, type Point } from '#design/document/geometry.ts';
import {
  areaOf,
  isBackdrop,
  marginOf,
  overlapOf,
  standingOn,
  type Size,
  type Standing,
} from '#tools/contract/page-space.ts';
import type { CommandContext } from './command.ts';

/** How far a copy is offset so that it doesn't hide what is below it, px. */
const ASIDE = 24;
/** How many places are tried from the center to each edge. */
const STEPS = 24;
/** How much farther a place to the side counts than one above or below: layers keep to their column. */
const SIDEWAYS = 1.5;
/** From this share of the page, a picture or shape is a background that other layers may cover. */
const BACKGROUND = 1 / 6;

/** The center of the box for a new layer of that size, page px. */
export function freePlace(
  { document, page, sight }: Pick<CommandContext, 'document' | 'page' | 'sight'>,
  size: Size,
): Point {
  const area = sight ?? { x: 0, y: 0, width: document.width, height: document.height };
  const standing = standingOn(document, page).filter(({ box }) => !isBackdrop(document, box));
  const all = standing.map(({ box }) => box);
  const small = standing.filter((one) => !isBackground(document, one)).map(({ box }) => box);
  const margin = marginOf(document);
  const within = placesIn(area, size, margin);
  const upToTheEdge = placesIn(area, size, 0);
  const place =
    nearestFree(within, size, all, margin / 4) ??
    nearestFree(upToTheEdge, size, all, 0) ??
    nearestFree(within, size, small, 0) ??
    aside(document, page, leastCovering(within, size, small));
  // Its corner on whole pixels.
  return {
    x: Math.round(place.x - size.width / 2) + size.width / 2,
    y: Math.round(place.y - size.height / 2) + size.height / 2,
  };
}

function isBackground(page: Size, { layer, box }: Standing): boolean {
  if (layer.type === 'text' || layer.type === 'table' || (layer.type === 'shape' && layer.shape.kind === 'qr'))
    return false;
  return areaOf(box) >= areaOf(page) * BACKGROUND;
}

/**
 * Candidate centers for a layer, nearest to the area's center first; on an axis along which it does not fit, only the
 * area's center.
 */
function placesIn(area: Box, size: Size, margin: number): [Point, ...Point[]] {
  const middle = centerOf(area);
  const along = (center: number, length: number, side: number): number[] => {
    const reach = (length - side) / 2 - margin;
    return reach <= 0
      ? [center]
      : Array.from({ length: 2 * STEPS + 1 }, (_, index) => center + reach * (index / STEPS - 1));
  };
  const columns = along(middle.x, area.width, size.width);
  const rows = along(middle.y, area.height, size.height);
  const far = ({ x, y }: Point) => Math.hypot((x - middle.x) * SIDEWAYS, y - middle.y);
  const [nearest = middle, ...others] = columns
    .flatMap((x) => rows.map((y) => ({ x, y })))
    .sort((a, b) => far(a) - far(b));
  return [nearest, ...others];
}

const boxAbout = ({ x, y }: Point, { width, height }: Size, gap = 0): Box => ({
  x: x - width / 2 - gap,
  y: y - height / 2 - gap,
  width: width + 2 * gap,
  height: height + 2 * gap,
});

function nearestFree(places: readonly Point[], size: Size, obstacles: readonly Box[], gap: number): Point | null {
  return (
    places.find((place) => obstacles.every((obstacle) => overlapOf(boxAbout(place, size, gap), obstacle) === 0)) ?? null
  );
}

/** The nearest of those that cover least. */
function leastCovering(places: readonly [Point, ...Point[]], size: Size, obstacles: readonly Box[]): Point {
  const covered = (place: Point) =>
    obstacles.reduce((sum, obstacle) => sum + overlapOf(boxAbout(place, size), obstacle), 0);
  return places.reduce(
    (best, place) => {
      const area = covered(place);
      return area < best.area ? { place, area } : best;
    },
    { place: places[0], area: covered(places[0]) },
  ).place;
}

/** Moves away from the centers of existing layers. */
function aside(document: DesignDocument, page: string, middle: Point): Point {
  const taken = standingOn(document, page).map(({ layer }) => centerOf(layer));
  let at = middle;
  while (taken.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < ASIDE / 2))
    at = { x: at.x + ASIDE, y: at.y + ASIDE };
  return at;
}
