/**
 * Fills the room that scaling leaves empty on a page that has become much taller (or wider): the largest picture grows
 * into it, cropped again, as far as its neighbours allow. Layers on the picture keep to the nearer edge.
 */
import { moveLayer, type Box } from '#design/document/geometry.ts';
import type { ImageLayer, LeafLayer } from '#design/document/layers.ts';
import { areaOf, extentOf, marginOf, overlapOf } from '../contract/page-space.ts';
import { recropped } from '../page/picture-fit.ts';

/** px kept from the edges on either side; negative: px beyond them. */
export interface Margins {
  x: number;
  y: number;
}

/** Layers at their places, and the box around them. */
export interface Placed {
  layers: LeafLayer[];
  box: Box;
  /** Whether it was inside the page before, and must stay inside. */
  inside: boolean;
  margin: Margins;
}

const LENGTHS = { x: 'width', y: 'height' } as const;

/** A picture with a smaller share of the page should not grow. */
const STAGE = 0.12;

function holds(outer: Box, inner: Box): boolean {
  return overlapOf(outer, inner) >= areaOf(inner) * 0.98;
}

/**
 * Rectangles around a growing picture, which grow with it. Null: growing would spoil the form of something around it.
 */
function companionsOf(picture: ImageLayer, layers: readonly LeafLayer[]): Set<LeafLayer> | null {
  const companions = new Set<LeafLayer>();
  for (const layer of layers) {
    if (layer === picture || !holds(extentOf(layer), picture)) continue;
    if (layer.type !== 'shape' || layer.shape.kind !== 'rectangle' || layer.rotation !== 0) return null;
    companions.add(layer);
  }
  return companions;
}

/**
 * The units with the main picture made longer along the axis, by a factor of at most `stretch`, within a part of the
 * page.
 */
export function withLongerPicture(
  units: Placed[],
  page: Box,
  axis: 'x' | 'y',
  stretch: number,
  obstacles: readonly Box[],
): Placed[] {
  const length = LENGTHS[axis];
  const main = units
    .flatMap((unit) =>
      unit.layers
        // A cutout is an object: another crop would cut off its sides.
        .filter((layer): layer is ImageLayer => layer.type === 'image' && layer.rotation === 0 && layer.mask === null)
        .map((picture) => ({ unit, picture })),
    )
    .sort((a, b) => areaOf(b.picture) - areaOf(a.picture))[0];
  if (!main?.unit.inside || main.picture.frame.type !== 'rectangle') return units;
  const { unit, picture } = main;
  const companions = companionsOf(picture, unit.layers);
  if (companions === null || areaOf(picture) < areaOf(page) * STAGE) return units;
  const gap = marginOf(page) * 0.6;
  const across = axis === 'y' ? 'x' : 'y';
  const boxes = [...units.filter((other) => other !== unit).map(({ box }) => box), ...obstacles];
  const beside = boxes.filter(
    (box) =>
      box[across] < unit.box[across] + unit.box[LENGTHS[across]] &&
      box[across] + box[LENGTHS[across]] > unit.box[across],
  );
  const end = unit.box[axis] + unit.box[length];
  const from = Math.max(
    page[axis] + unit.margin[axis],
    ...beside
      .filter((box) => box[axis] + box[length] <= unit.box[axis] + 1)
      .map((box) => box[axis] + box[length] + gap),
  );
  const until = Math.min(
    page[axis] + page[length] - unit.margin[axis],
    ...beside.filter((box) => box[axis] >= end - 1).map((box) => box[axis] - gap),
  );
  const wanted = picture[length] * (stretch - 1);
  const before = Math.min(Math.max(0, unit.box[axis] - from), wanted / 2);
  const behind = Math.min(Math.max(0, until - end), wanted - before);
  const more = Math.min(wanted - behind, Math.max(0, unit.box[axis] - from));
  const middle = picture[axis] + picture[length] / 2;
  const layers = unit.layers.map((layer) => {
    if (layer === picture || companions.has(layer)) {
      const box = { x: layer.x, y: layer.y, width: layer.width, height: layer.height };
      box[axis] -= more;
      box[length] += more + behind;
      return layer.type === 'image' ? recropped(layer, box) : { ...layer, ...box };
    }
    const first = layer[axis] + layer[length] / 2 < middle;
    const way = first ? -more : behind;
    return moveLayer(layer, axis === 'x' ? way : 0, axis === 'y' ? way : 0);
  });
  return units.map((other) => (other === unit ? { ...unit, layers } : other));
}
