/**
 * Where something new goes when nobody says where: the middle of what is seen of the page if it is free, else the free place
 * nearest to it, else over large pictures and shapes alone, else aside of what lies there.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { centerOf, type Box, type Point } from '#design/document/geometry.ts';
import { areaOf, isBackdrop, marginOf, overlapOf, standingOn, type Size, type Standing } from '#tools/page-space.ts';
import type { CommandContext } from './command.ts';

/** A copy must not hide what it lies on, px. */
const ASIDE = 24;
/** So many places are tried from the middle to each edge. */
const STEPS = 24;
/** How much further a place to the side seems than one above or below: things keep to the column they stand in. */
const SIDEWAYS = 1.5;
/** From this share of the page on a picture or shape is ground that other things may stand on. */
const GROUND = 1 / 6;

/** The middle of the box that a new thing of that size gets, px of the page. */
export function freePlace({ document, page, sight }: Pick<CommandContext, 'document' | 'page' | 'sight'>, size: Size): Point {
  const area = sight ?? { x: 0, y: 0, width: document.width, height: document.height };
  const standing = standingOn(document, page).filter(({ box }) => !isBackdrop(document, box));
  const places = placesIn(area, document, size);
  return nearestFree(places, size, standing, marginOf(document) / 4) ?? nearestFree(places, size, standing.filter((one) => !isGround(document, one)), 0) ?? aside(document, page, centerOf(area));
}

function isGround(page: Size, { layer, box }: Standing): boolean {
  if (layer.type === 'text' || layer.type === 'table' || (layer.type === 'shape' && layer.shape.kind === 'qr')) return false;
  return areaOf(box) >= areaOf(page) * GROUND;
}

/** Where the middle of a thing may be, nearest to the area's middle first; all within the page's margins where it fits in there. */
function placesIn(area: Box, page: Size, size: Size): Point[] {
  const middle = centerOf(area);
  const margin = marginOf(page);
  const along = (center: number, length: number, side: number): number[] => {
    const reach = (length - side) / 2 - margin;
    return reach <= 0 ? [center] : Array.from({ length: 2 * STEPS + 1 }, (_, index) => center + reach * (index / STEPS - 1));
  };
  const columns = along(middle.x, area.width, size.width);
  const rows = along(middle.y, area.height, size.height);
  const far = ({ x, y }: Point) => Math.hypot((x - middle.x) * SIDEWAYS, y - middle.y);
  return columns.flatMap((x) => rows.map((y) => ({ x, y }))).sort((a, b) => far(a) - far(b));
}

function nearestFree(places: readonly Point[], { width, height }: Size, standing: readonly Standing[], gap: number): Point | null {
  const clear = ({ x, y }: Point): boolean => {
    const box = { x: x - width / 2 - gap, y: y - height / 2 - gap, width: width + 2 * gap, height: height + 2 * gap };
    return standing.every((one) => overlapOf(box, one.box) === 0);
  };
  return places.find(clear) ?? null;
}

/** Away from the middles of what is there already. */
function aside(document: DesignDocument, page: string, middle: Point): Point {
  const taken = standingOn(document, page).map(({ layer }) => centerOf(layer));
  let at = middle;
  while (taken.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < ASIDE / 2)) at = { x: at.x + ASIDE, y: at.y + ASIDE };
  return at;
}
