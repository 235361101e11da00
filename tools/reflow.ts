/**
 * A page's layers carried over to another page size: things that touch stay together as they are, everything keeps its
 * relative place and stays inside, nothing comes to lie over what it stood beside, and free room is used to grow.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { moveLayer, scaleLayer, unionOf, type Box } from '#design/document/geometry.ts';
import type { ImageLayer, LeafLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { ancestorsOf, leavesInPaintOrder } from '#design/document/tree.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { extentOf, marginOf, overlapOf, type Size } from './page-space.ts';
import { coverCrop } from './picture-fit.ts';

/** Layers that are carried over as one. */
interface Unit {
  layers: LeafLayer[];
  box: Box;
}

/** Whether a box reaches from one edge of the page to the other, a hair aside. */
function spans(start: number, length: number, page: number): boolean {
  return start <= page * 0.01 && start + length >= page * 0.99;
}

/** The picture in a new box, the middle of what was shown kept in the middle. */
function recropped(layer: ImageLayer, box: Box): ImageLayer {
  const picture = { width: layer.width / layer.crop.width, height: layer.height / layer.crop.height };
  const cover = coverCrop(picture, box);
  const centre = (start: number, length: number, wanted: number) => Math.min(1 - wanted, Math.max(0, start + length / 2 - wanted / 2));
  return { ...layer, ...box, crop: { ...cover, x: centre(layer.crop.x, layer.crop.width, cover.width), y: centre(layer.crop.y, layer.crop.height, cover.height) } };
}

/** A layer that fills the page or crosses it goes on doing so. Null: it does neither. */
function stretched(layer: LeafLayer, from: Size, to: Size, scale: number): LeafLayer | null {
  if (layer.rotation !== 0 || (layer.type !== 'shape' && layer.type !== 'image')) return null;
  const across = spans(layer.x, layer.width, from.width);
  const down = spans(layer.y, layer.height, from.height);
  if (!across && !down) return null;
  const horizontal = across
    ? { x: layer.x * (to.width / from.width), width: layer.width * (to.width / from.width) }
    : { width: layer.width * scale, x: (layer.x + layer.width / 2) * (to.width / from.width) - (layer.width * scale) / 2 };
  const vertical = down
    ? { y: layer.y * (to.height / from.height), height: layer.height * (to.height / from.height) }
    : { height: layer.height * scale, y: (layer.y + layer.height / 2) * (to.height / from.height) - (layer.height * scale) / 2 };
  const box = { ...horizontal, ...vertical };
  return layer.type === 'image' ? recropped(layer, box) : { ...layer, ...box };
}

/** Layers of one group, and layers that overlap, are one unit. */
function unitsOf(document: DesignDocument, layers: readonly LeafLayer[]): Unit[] {
  const units: (Unit & { group: string | null })[] = [];
  for (const layer of layers) {
    const group = ancestorsOf(document, layer.id).at(-1)?.id ?? null;
    let joined = { layers: [layer], box: extentOf(layer), group };
    // Joining widens the box, which may reach further units: go round until nothing joins.
    for (let index = 0; index < units.length; ) {
      const other = units[index];
      if (other && ((group !== null && other.group === group) || overlapOf(other.box, joined.box) > 0)) {
        joined = { layers: [...other.layers, ...joined.layers], box: unionOf(other.box, joined.box), group: joined.group ?? other.group };
        units.splice(index, 1);
        index = 0;
      } else index += 1;
    }
    units.push(joined);
  }
  return units;
}

function scaledBox(box: Box, factor: number, center: { x: number; y: number }): Box {
  const width = box.width * factor;
  const height = box.height * factor;
  return { x: center.x - width / 2, y: center.y - height / 2, width, height };
}

function keptInside(box: Box, page: Size, margin: number): Box {
  const inside = (start: number, length: number, limit: number) =>
    length >= limit - 2 * margin ? (limit - length) / 2 : Math.min(limit - margin - length, Math.max(margin, start));
  return { ...box, x: inside(box.x, box.width, page.width), y: inside(box.y, box.height, page.height) };
}

/** The leaves of one page as they stand after the page has got another size. Only those that change. */
export function reflowPage(document: DesignDocument, page: string, to: Size, measure: MeasureText): LeafLayer[] {
  const from: Size = document;
  const ratio = { x: to.width / from.width, y: to.height / from.height };
  const scale = Math.min(ratio.x, ratio.y);
  const changed: LeafLayer[] = [];
  const free: LeafLayer[] = [];
  for (const layer of leavesInPaintOrder(document, page)) {
    const whole = stretched(layer, from, to, scale);
    if (whole) changed.push(whole);
    else free.push(layer);
  }
  const units = unitsOf(document, free).map((unit) => {
    const { box } = unit;
    const center = { x: (box.x + box.width / 2) * ratio.x, y: (box.y + box.height / 2) * ratio.y };
    const inside = box.x >= 0 && box.y >= 0 && box.x + box.width <= from.width && box.y + box.height <= from.height;
    const margin = Math.min(marginOf(to), Math.min(box.x, box.y, from.width - box.x - box.width, from.height - box.y - box.height) * scale);
    const placed = scaledBox(box, scale, center);
    return { ...unit, inside, margin: Math.max(0, margin), factor: scale, placed: inside ? keptInside(placed, to, Math.max(0, margin)) : placed };
  });
  // Growing towards the size that keeps each thing's share of the page, largest first, never into a neighbour.
  const wanted = Math.sqrt(ratio.x * ratio.y);
  for (const unit of [...units].sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height)) {
    if (!unit.inside) continue;
    for (const share of [1, 0.75, 0.5, 0.25]) {
      const factor = scale + (wanted - scale) * share;
      const center = { x: unit.placed.x + unit.placed.width / 2, y: unit.placed.y + unit.placed.height / 2 };
      const grown = keptInside(scaledBox(unit.box, factor, center), to, unit.margin);
      const fits = grown.width <= to.width - 2 * unit.margin && grown.height <= to.height - 2 * unit.margin;
      if (!fits || units.some((other) => other !== unit && overlapOf(grown, other.placed) > 0)) continue;
      unit.placed = grown;
      unit.factor = factor;
      break;
    }
  }
  const placedUnits = units.map(({ layers, box, placed, factor, inside, margin }) => ({
    inside, margin,
    box: placed,
    layers: layers.map((layer) => moveLayer(scaleLayer(layer, factor, { x: box.x, y: box.y }), placed.x - box.x, placed.y - box.y)),
  }));
  const axis = ratio.y >= ratio.x ? 'y' : 'x';
  const stretch = axis === 'y' ? ratio.y / ratio.x : ratio.x / ratio.y;
  const carried = stretch > 1.2 ? withTallerPicture(placedUnits, to, axis, stretch) : placedUnits;
  for (const [index, { layers }] of carried.entries()) {
    for (const [at, layer] of layers.entries()) {
      const before = units[index]?.layers[at];
      changed.push(layer.type === 'text' && before ? relined(layer, before, measure) : layer);
    }
  }
  return changed;
}

interface Placed extends Unit {
  inside: boolean;
  margin: number;
}

const LENGTHS = { x: 'width', y: 'height' } as const;

/**
 * A page that has become much taller (or wider) has room that scaling alone leaves empty: the largest picture takes it,
 * cropped anew, as far as its neighbours allow. What hangs on the picture keeps to the edge that it is nearer to.
 */
function withTallerPicture(units: Placed[], page: Size, axis: 'x' | 'y', stretch: number): Placed[] {
  const length = LENGTHS[axis];
  const main = units
    .flatMap((unit) => unit.layers.filter((layer): layer is ImageLayer => layer.type === 'image' && layer.rotation === 0).map((picture) => ({ unit, picture })))
    .sort((a, b) => b.picture.width * b.picture.height - a.picture.width * a.picture.height)[0];
  if (!main?.unit.inside) return units;
  const { unit, picture } = main;
  // A small picture among other things is no stage that should grow.
  if (picture.width * picture.height < page.width * page.height * 0.12) return units;
  const gap = marginOf(page) * 0.6;
  const across = axis === 'y' ? 'x' : 'y';
  const beside = units.filter((other) => other !== unit && other.box[across] < picture[across] + picture[LENGTHS[across]] && other.box[across] + other.box[LENGTHS[across]] > picture[across]);
  const end = unit.box[axis] + unit.box[length];
  const from = Math.max(unit.margin, ...beside.filter(({ box }) => box[axis] + box[length] <= unit.box[axis] + 1).map(({ box }) => box[axis] + box[length] + gap));
  const until = Math.min(page[length] - unit.margin, ...beside.filter(({ box }) => box[axis] >= end - 1).map(({ box }) => box[axis] - gap));
  const wanted = picture[length] * (stretch - 1);
  const before = Math.min(Math.max(0, unit.box[axis] - from), wanted / 2);
  const behind = Math.min(Math.max(0, until - end), wanted - before);
  const more = Math.min(wanted - behind, Math.max(0, unit.box[axis] - from));
  const middle = picture[axis] + picture[length] / 2;
  const layers = unit.layers.map((layer) => {
    if (layer === picture) {
      const box = { x: layer.x, y: layer.y, width: layer.width, height: layer.height };
      box[axis] -= more;
      box[length] += more + behind;
      return recropped(picture, box);
    }
    const first = layer[axis] + layer[length] / 2 < middle;
    const way = first ? -more : behind;
    return moveLayer(layer, axis === 'x' ? way : 0, axis === 'y' ? way : 0);
  });
  return units.map((other) => (other === unit ? { ...unit, layers } : other));
}

/** Lines broken anew at the new size; a text that hugged its lines goes on hugging them. */
function relined(layer: LeafLayer & { type: 'text' }, before: LeafLayer, measure: MeasureText): LeafLayer {
  const set = withLines(layer, measure);
  if (before.type === 'text' && set.lines.length > before.lines.length) {
    const widest = Math.max(...layer.lines.map((line) => line.width)) + 2;
    const wider = withLines({ ...layer, width: Math.max(layer.width, widest) }, measure);
    if (wider.lines.length <= before.lines.length) return { ...wider, x: layer.x - (wider.width - layer.width) / 2 };
  }
  return set;
}
