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
  for (const { layers, box, placed, factor } of units) {
    for (const layer of layers) {
      const scaled = scaleLayer(layer, factor, { x: box.x, y: box.y });
      const moved = moveLayer(scaled, placed.x - box.x, placed.y - box.y);
      changed.push(moved.type === 'text' ? relined(moved, layer, measure) : moved);
    }
  }
  return changed;
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
