/**
 * Layers that a user added to a page besides its words and pictures (stickers, drawings, shapes, a further table): they
 * stay when the page is laid out again, where they cover nothing.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { moveLayer, scaleLayer, type Box } from '#design/document/geometry.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import { childrenOf } from '#design/document/tree.ts';
import type { Piece } from '#design/templates/composition-input.ts';
import { leadingTable } from '../page/page-contents.ts';
import {
  areaOf,
  boxAt,
  extentOf,
  isBackdrop,
  overlapOf,
  PLACES,
  roomAt,
  standingOn,
  type Size,
  type Standing,
} from '../contract/page-space.ts';

/** Share of the page above which a shape is a background and not an object on it. */
const BACKGROUND = 0.2;

/**
 * The additions among the page's own layers. Layouts name every shape that they make; a shape without a name that
 * carries no text or picture was added by a user.
 */
export function additionsOn(document: DesignDocument, page: string): LeafLayer[] {
  const standing = standingOn(document, page);
  const carried = (layer: LeafLayer) =>
    standing.some(
      (other) =>
        (other.layer.type === 'text' || other.layer.type === 'image') &&
        overlapOf(extentOf(layer), other.box) > areaOf(layer) * 0.1,
    );
  const leading = leadingTable(document, page);
  const own = new Set(childrenOf(document, page).map(({ id }) => id));
  const isAddition = ({ layer, box }: Standing): boolean => {
    if (layer.locked || !own.has(layer.id)) return false;
    if (layer.type === 'sticker' || layer.type === 'drawing' || (layer.type === 'table' && layer !== leading))
      return true;
    return (
      layer.type === 'shape' &&
      layer.name === '' &&
      !isBackdrop(document, box) &&
      areaOf(box) < document.width * document.height * BACKGROUND &&
      !carried(layer)
    );
  };
  return standing.filter(isAddition).map(({ layer }) => layer);
}

const overlaps = (box: Box, others: readonly Box[]) => others.some((other) => overlapOf(box, other) > 0);

/**
 * The additions placed on the new layout: at the same share of the page, else at the nearest free place, or a little
 * smaller if there is none.
 */
export function placedAgain(
  additions: readonly LeafLayer[],
  pieces: readonly Piece[],
  from: Size,
  to: Size,
): LeafLayer[] {
  // A piece lacks only its place in the tree.
  const taken = pieces
    .filter(({ role }) => role !== 'decoration')
    .map(({ layer }) => extentOf({ ...layer, id: '', parent: '', order: '' } as LeafLayer))
    .filter((box) => areaOf(box) < areaOf(to) * 0.85);
  return additions.map((layer) => {
    const scaled = scaleLayer(layer, Math.min(to.width / from.width, to.height / from.height));
    const center = {
      x: ((layer.x + layer.width / 2) * to.width) / from.width,
      y: ((layer.y + layer.height / 2) * to.height) / from.height,
    };
    const home = moveLayer(scaled, center.x - scaled.x - scaled.width / 2, center.y - scaled.y - scaled.height / 2);
    const placed = overlaps(extentOf(home), taken) ? freeSpot(home, center, taken, to) : home;
    taken.push(extentOf(placed));
    return placed;
  });
}

function freeSpot(layer: LeafLayer, center: { x: number; y: number }, taken: readonly Box[], page: Size): LeafLayer {
  for (const share of [1, 0.75, 0.5]) {
    const smaller = scaleLayer(layer, share);
    const size = extentOf(smaller);
    const distance = (box: Box) => Math.hypot(box.x + box.width / 2 - center.x, box.y + box.height / 2 - center.y);
    const [spot] = PLACES.map((place) => roomAt(page, size, place, taken))
      .filter(({ covered }) => covered === 0)
      .sort((a, b) => distance(a.box) - distance(b.box));
    if (spot) return moveLayer(smaller, spot.box.x - size.x, spot.box.y - size.y);
  }
  // If no place is free: small, in the corner where people leave such things.
  const smaller = scaleLayer(layer, 0.5);
  const size = extentOf(smaller);
  const corner = boxAt(page, size, 'top-right', Math.round(Math.min(page.width, page.height) * 0.02));
  return moveLayer(smaller, corner.x - size.x, corner.y - size.y);
}
