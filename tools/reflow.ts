/**
 * A page's layers carried over to another page size. What fills the page or crosses it goes on doing so; what stands on
 * a band or panel stays on it; things that touch or belong together stay together as they are; everything keeps its
 * edge and stays inside; nothing comes to lie over what it stood beside; and free room is used to grow.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { intersectionOf, moveLayer, scaleLayer, type Box } from '#design/document/geometry.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import { withTableLines } from '#design/layout/table-layout.ts';
import { widestLine } from '#design/layout/list-items.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { areaOf, extentOf, marginOf, overlapOf, type Size } from './page-space.ts';
import { recropped } from './picture-fit.ts';
import { withLongerPicture, type Margins, type Placed } from './reflow-growth.ts';
import { turned } from './reflow-turn.ts';
import { unitsOf, type Unit } from './reflow-units.ts';

/** From a part of the old page to a part of the new one. */
interface Passage {
  from: Box;
  to: Box;
  ratio: { x: number; y: number };
  /** What everything can grow or must shrink by to keep its form. */
  scale: number;
}

function passage(from: Box, to: Box): Passage {
  const ratio = { x: to.width / from.width, y: to.height / from.height };
  return { from, to, ratio, scale: Math.min(ratio.x, ratio.y) };
}

/** Whether a stretch reaches from one end to the other, a hair aside. */
function spans(start: number, length: number, whole: number): boolean {
  return start <= whole * 0.01 && start + length >= whole * 0.99;
}

const bent = (layer: LeafLayer) =>
  layer.type === 'shape' && layer.shape.kind !== 'rectangle' && layer.shape.kind !== 'line';

/**
 * A layer that fills the page, or crosses it from edge to edge, keeps its share of the page; a thin one its thickness.
 * Null: it does neither, or is a form of its own that merely happens to be large.
 */
function stretched(layer: LeafLayer, { from, to, ratio, scale }: Passage): LeafLayer | null {
  // A cutout is a thing: cropped anew it would lose its feet.
  if (
    layer.rotation % 180 !== 0 ||
    (layer.type !== 'shape' && layer.type !== 'image') ||
    (layer.type === 'image' && layer.mask !== null)
  )
    return null;
  if (layer.type === 'image' && layer.frame.type !== 'rectangle') return null;
  const across = spans(layer.x - from.x, layer.width, from.width);
  const down = spans(layer.y - from.y, layer.height, from.height);
  if (!across && !down) return null;
  const touches = across
    ? layer.y <= from.y + 1 || layer.y + layer.height >= from.y + from.height - 1
    : layer.x <= from.x + 1 || layer.x + layer.width >= from.x + from.width - 1;
  if (bent(layer) && !(across && down) && !touches) return null;
  const along = (
    start: number,
    length: number,
    first: number,
    whole: number,
    target: number,
    share: number,
    isSpanning: boolean,
  ) => {
    if (isSpanning || length > whole * 0.04) return { start: target + (start - first) * share, length: length * share };
    return {
      start: target + (start - first + length / 2) * share - (length * scale) / 2,
      length: Math.max(1, length * scale),
    };
  };
  const x = along(layer.x, layer.width, from.x, from.width, to.x, ratio.x, across);
  const y = along(layer.y, layer.height, from.y, from.height, to.y, ratio.y, down);
  const box = { x: x.start, y: y.start, width: x.length, height: y.length };
  return layer.type === 'image' ? recropped(layer, box) : { ...layer, ...box };
}

/** A rule from margin to margin stays one, as thick as everything else. Null: it is none. */
function ruled(layer: LeafLayer, page: Passage): LeafLayer | null {
  const { from, to, scale } = page;
  if (
    layer.type !== 'shape' ||
    layer.rotation !== 0 ||
    (layer.shape.kind !== 'rectangle' && layer.shape.kind !== 'line')
  )
    return null;
  const thick = layer.shape.kind === 'line' ? (layer.stroke?.width ?? 1) : layer.height;
  if (thick > from.height * 0.015 || layer.width < from.width * 0.6) return null;
  const scaled = scaleLayer(layer, scale);
  const y = placedAlong(layer, anchorOf({ box: layer, layers: [layer] }, page, 'y'), page, 'y');
  return { ...scaled, x: to.x + (layer.x - from.x) * scale, width: to.width - (from.width - layer.width) * scale, y };
}

/** A card on which most of the page stands: it keeps its distance from the edges, and grows with the page. */
function panelOf(leaves: readonly LeafLayer[], page: Passage): { before: LeafLayer; after: LeafLayer } | null {
  const { from, to, scale } = page;
  const panel = leaves.findLast((layer, index) => {
    if (
      layer.type !== 'shape' ||
      layer.shape.kind !== 'rectangle' ||
      layer.rotation !== 0 ||
      areaOf(layer) < areaOf(from) * 0.4
    )
      return false;
    return leaves.slice(index + 1).filter((other) => within(extentOf(other), layer)).length >= 2;
  });
  if (panel?.type !== 'shape') return null;
  const gaps = {
    left: panel.x - from.x,
    top: panel.y - from.y,
    right: from.x + from.width - panel.x - panel.width,
    bottom: from.y + from.height - panel.y - panel.height,
  };
  const box = {
    x: to.x + gaps.left * scale,
    y: to.y + gaps.top * scale,
    width: to.width - (gaps.left + gaps.right) * scale,
    height: to.height - (gaps.top + gaps.bottom) * scale,
  };
  return { before: panel, after: { ...scaleLayer(panel, scale), ...box } };
}

/** Whether most of a box lies in another. */
function within(box: Box, other: Box, share = 0.7): boolean {
  const shared = intersectionOf(box, other);
  return shared !== null && areaOf(shared) >= areaOf(box) * share;
}

/** Back inside, where it is small enough; else in the middle. */
function keptInside(box: Box, page: Box, margin: Margins): Box {
  const inside = (start: number, length: number, first: number, whole: number, kept: number) =>
    length >= whole - 2 * kept
      ? first + (whole - length) / 2
      : Math.min(first + whole - kept - length, Math.max(first + kept, start));
  return {
    ...box,
    x: inside(box.x, box.width, page.x, page.width, margin.x),
    y: inside(box.y, box.height, page.y, page.height, margin.y),
  };
}

type Anchor = 'start' | 'middle' | 'end';
type Axis = 'x' | 'y';
const LENGTHS = { x: 'width', y: 'height' } as const;

/**
 * The edge that a box belongs to along an axis. Sideways the one that it is clearly nearer to, so that columns stay
 * columns; up and down only what is a narrow strip at the edge, so that all else spreads over the page.
 */
function anchorOf({ box, layers }: Unit, { from }: Passage, axis: Axis): Anchor {
  const length = LENGTHS[axis];
  const whole = from[length];
  const before = box[axis] - from[axis];
  const behind = from[axis] + whole - box[axis] - box[length];
  if (axis === 'y') {
    if (box[length] > whole * 0.2 || Math.min(before, behind) > whole * 0.1) return 'middle';
    return before < behind ? 'start' : 'end';
  }
  const difference = before - behind;
  // Lines that begin at one edge belong to it, however long they are.
  const aligns = new Set(layers.flatMap((layer) => (layer.type === 'text' ? [layer.align] : [])));
  const [align] = aligns;
  if (aligns.size === 1) {
    if (align === 'left' && difference < whole * 0.015) return 'start';
    if (align === 'right' && difference > whole * -0.015) return 'end';
  }
  if (Math.abs(difference) < whole * 0.25) return 'middle';
  return difference < 0 ? 'start' : 'end';
}

/** Where a box begins on the new page: as far from its edge as half way between its old distance and its old share. */
function placedAlong(box: Box, anchor: Anchor, page: Passage, axis: Axis): number {
  const { from, to, ratio, scale } = page;
  const length = LENGTHS[axis];
  const own = box[length] * scale;
  const gap = (scale + ratio[axis]) / 2;
  if (anchor === 'start') return to[axis] + (box[axis] - from[axis]) * gap;
  if (anchor === 'end')
    return to[axis] + to[length] - (from[axis] + from[length] - box[axis] - box[length]) * gap - own;
  return to[axis] + (box[axis] - from[axis] + box[length] / 2) * ratio[axis] - own / 2;
}

/** How far from the middle a mirrored pair may stand, of the page's width. */
const MIRRORED = 0.02;

/**
 * Whether something stands beside a unit just as far from the middle: the two belong together, not each to its edge.
 */
function isOfPair({ box }: Unit, units: readonly Unit[], { from }: Passage): boolean {
  const middle = ({ x, width }: Box) => x + width / 2 - from.x - from.width / 2;
  const near = from.width * MIRRORED;
  return (
    Math.abs(middle(box)) > near &&
    units.some(
      (other) =>
        Math.abs(middle(other.box) + middle(box)) < near &&
        Math.abs(other.box.y - box.y) < near &&
        Math.abs(other.box.height - box.height) < near,
    )
  );
}

/**
 * The anchors of all units along an axis; what shares its first edge with something at the start is at the start too,
 * or columns would fray.
 */
function anchorsOf(units: readonly Unit[], page: Passage, axis: Axis): Anchor[] {
  const anchors = units.map((unit) =>
    axis === 'x' && isOfPair(unit, units, page) ? 'middle' : anchorOf(unit, page, axis),
  );
  const tolerance = page.from[LENGTHS[axis]] * 0.006;
  return anchors.map((anchor, index) => {
    const unit = units[index];
    if (anchor !== 'middle' || !unit) return anchor;
    const { box } = unit;
    const centred =
      Math.abs(box[axis] + box[LENGTHS[axis]] / 2 - page.from[axis] - page.from[LENGTHS[axis]] / 2) < tolerance;
    const shares = units.some(
      (other, at) => anchors[at] === 'start' && Math.abs(other.box[axis] - box[axis]) < tolerance,
    );
    return shares && !centred ? 'start' : 'middle';
  });
}

interface Carried extends Placed {
  unit: Unit;
  factor: number;
  anchors: { x: Anchor; y: Anchor };
}

/** All units at their places, as large as the narrower side allows. */
function placed(units: readonly Unit[], page: Passage, whole: Passage, byShare: boolean): Carried[] {
  const anchors = { x: anchorsOf(units, page, 'x'), y: anchorsOf(units, page, 'y') };
  return units.map((unit, index) => {
    const { box } = unit;
    const own = {
      x: byShare ? 'middle' : (anchors.x[index] ?? 'middle'),
      y: byShare ? 'middle' : (anchors.y[index] ?? 'middle'),
    } as const;
    const there = {
      x: placedAlong(box, own.x, page, 'x'),
      y: placedAlong(box, own.y, page, 'y'),
      width: box.width * page.scale,
      height: box.height * page.scale,
    };
    const gaps = [
      box.x - page.from.x,
      box.y - page.from.y,
      page.from.x + page.from.width - box.x - box.width,
      page.from.y + page.from.height - box.y - box.height,
    ];
    const isInside =
      box.x >= -0.5 &&
      box.y >= -0.5 &&
      box.x + box.width <= whole.from.width + 0.5 &&
      box.y + box.height <= whole.from.height + 0.5;
    const [left = 0, top = 0, right = 0, bottom = 0] = gaps;
    // What reached over the edge of its ground goes on reaching over it, as far.
    const margin = {
      x: Math.min(marginOf(whole.to), Math.min(left, right) * page.scale),
      y: Math.min(marginOf(whole.to), Math.min(top, bottom) * page.scale),
    };
    return {
      unit,
      layers: [],
      anchors: own,
      inside: isInside,
      margin,
      factor: page.scale,
      box: isInside ? keptInside(there, page.to, margin) : there,
    };
  });
}

/** Whether two of them have come to overlap that did not before. */
function collides(units: readonly Carried[]): boolean {
  return units.some((one, index) =>
    units
      .slice(index + 1)
      .some((other) => overlapOf(one.box, other.box) > 1 && overlapOf(one.unit.box, other.unit.box) === 0),
  );
}

/**
 * Towards the size that keeps each thing's share of the page, never into a neighbour: pictures each for itself, all
 * texts alike.
 */
function grown(units: readonly Carried[], page: Passage, obstacles: readonly Box[]): Carried[] {
  const wanted = Math.sqrt(page.ratio.x * page.ratio.y);
  if (wanted <= page.scale * 1.02) return [...units];
  const gap = marginOf(page.to) * 0.3;
  const current = [...units];
  const at = (one: Carried, factor: number): Carried | null => {
    const size = { width: one.unit.box.width * factor, height: one.unit.box.height * factor };
    // From the edge that it keeps to, or else all around.
    const from = (axis: Axis) =>
      one.box[axis] +
      (one.box[LENGTHS[axis]] - size[LENGTHS[axis]]) * { start: 0, middle: 0.5, end: 1 }[one.anchors[axis]];
    const box = keptInside({ x: from('x'), y: from('y'), ...size }, page.to, one.margin);
    const fits = box.width <= page.to.width - 2 * one.margin.x && box.height <= page.to.height - 2 * one.margin.y;
    return fits ? { ...one, box, factor } : null;
  };
  const padded = (box: Box) => ({
    x: box.x - gap,
    y: box.y - gap,
    width: box.width + 2 * gap,
    height: box.height + 2 * gap,
  });
  const isFree = (one: Carried, others: readonly Carried[]) =>
    others.every((other) => other.unit === one.unit || overlapOf(padded(one.box), other.box) === 0) &&
    obstacles.every((obstacle) => overlapOf(one.box, obstacle) === 0);
  const attempt = (members: readonly number[]) => {
    for (const share of [1, 0.75, 0.5, 0.25]) {
      const factor = page.scale + (wanted - page.scale) * share;
      const tries = members.map((index) => (current[index] ? at(current[index], factor) : null));
      const next = current.map((one, index) =>
        members.includes(index) ? (tries[members.indexOf(index)] ?? one) : one,
      );
      if (tries.every((one) => one !== null && isFree(one, next))) {
        for (const [order, index] of members.entries()) current[index] = tries[order] ?? (current[index] as Carried);
        return;
      }
    }
  };
  const indexes = current.map((_, index) => index).filter((index) => current[index]?.inside);
  const holds = (index: number, type: LeafLayer['type']) =>
    current[index]?.unit.layers.some((layer) => layer.type === type) ?? false;
  const pictures = indexes
    .filter((index) => holds(index, 'image'))
    .sort((a, b) => areaOf(current[b]?.box ?? page.to) - areaOf(current[a]?.box ?? page.to));
  for (const index of pictures) attempt([index]);
  attempt(indexes.filter((index) => holds(index, 'text') && !holds(index, 'image')));
  for (const index of indexes) if (!holds(index, 'image') && !holds(index, 'text')) attempt([index]);
  return current;
}

/** Units carried over within a part of the page. */
function carried(units: readonly Unit[], page: Passage, whole: Passage, obstacles: readonly Box[]): LeafLayer[] {
  const anchored = placed(units, page, whole, false);
  // Anchors pull apart; where they ever push together, each thing keeps its share instead.
  const standing = grown(collides(anchored) ? placed(units, page, whole, true) : anchored, page, obstacles);
  const moved: Placed[] = standing.map(({ unit, box, factor, inside, margin }) => ({
    inside,
    margin,
    box,
    layers: unit.layers.map((layer) =>
      moveLayer(scaleLayer(layer, factor, { x: unit.box.x, y: unit.box.y }), box.x - unit.box.x, box.y - unit.box.y),
    ),
  }));
  const axis: Axis = page.ratio.y >= page.ratio.x ? 'y' : 'x';
  const stretch = axis === 'y' ? page.ratio.y / page.ratio.x : page.ratio.x / page.ratio.y;
  return (stretch > 1.2 ? withLongerPicture(moved, page.to, axis, stretch, obstacles) : moved).flatMap(
    ({ layers }) => layers,
  );
}

/**
 * The leaves of one page as they stand after the page has got another size. Only those that change. The lines of each
 * are broken when it is asked for.
 */
export function* reflowPage(
  document: DesignDocument,
  page: string,
  to: Size,
  measure: MeasureText,
): Generator<LeafLayer> {
  const whole = passage(
    { x: 0, y: 0, width: document.width, height: document.height },
    { x: 0, y: 0, width: to.width, height: to.height },
  );
  const leaves = leavesInPaintOrder(document, page);
  const changed: LeafLayer[] = [];
  /** Grounds on which other things stand, lowest first. */
  const grounds: { before: LeafLayer; after: LeafLayer; index: number }[] = [];
  const free: LeafLayer[] = [];
  for (const [index, layer] of leaves.entries()) {
    const after = stretched(layer, whole) ?? ruled(layer, whole);
    if (!after) free.push(layer);
    else {
      changed.push(after);
      if (areaOf(layer) < areaOf(whole.from) * 0.95 && Math.min(layer.width, layer.height) > marginOf(document))
        grounds.push({ before: layer, after, index });
    }
  }
  const panel = panelOf(free, whole);
  if (panel) {
    changed.push(panel.after);
    free.splice(free.indexOf(panel.before), 1);
    grounds.push({ ...panel, index: leaves.indexOf(panel.before) });
  }
  const rules = changed.filter((layer) => Math.min(layer.width, layer.height) <= marginOf(document));
  const left = new Set(unitsOf(document, free));
  for (const ground of grounds.toReversed()) {
    const own = [...left].filter(
      (unit) => within(unit.box, ground.before) && unit.layers.every((layer) => leaves.indexOf(layer) > ground.index),
    );
    for (const unit of own) left.delete(unit);
    changed.push(...carried(own, passage(ground.before, ground.after), whole, []));
  }
  const rest = [...left];
  const obstacles = [
    ...grounds
      .filter(({ before }) => rest.every((unit) => overlapOf(unit.box, before) === 0))
      .map(({ after }) => after),
    ...rules,
  ];
  changed.push(
    ...((grounds.length === 0 && rules.length === 0 ? turned(rest, document, to) : null) ??
      carried(rest, whole, whole, obstacles)),
  );
  const before = new Map(leaves.map((layer) => [layer.id, layer]));
  for (const layer of changed) {
    const was = before.get(layer.id);
    if (layer.type === 'table') yield withTableLines(layer, measure);
    else yield layer.type === 'text' && was ? relined(layer, was, measure) : layer;
  }
}

/** Lines broken anew at the new size; a text that hugged its lines goes on hugging them. */
function relined(layer: LeafLayer & { type: 'text' }, before: LeafLayer, measure: MeasureText): LeafLayer {
  const set = withLines(layer, measure);
  if (before.type === 'text' && set.curve === 0 && set.lines.length > before.lines.length) {
    const widest = widestLine(layer) + 2;
    const wider = withLines({ ...layer, width: Math.max(layer.width, widest) }, measure);
    if (wider.lines.length <= before.lines.length) return { ...wider, x: layer.x - (wider.width - layer.width) / 2 };
  }
  return set;
}
