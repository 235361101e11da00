/**
 * Carries a page's layers over to another page size. Layers that fill or cross the page keep doing so; contents of a
 * band or panel stay on it; layers that touch or belong together stay together; everything keeps its edge and stays
 * inside; nothing covers a former neighbour; and free room is used to grow.
 */
import type { DesignDocument } from '#design/document/document.ts';
import { type Box, moveLayer, scaleLayer } from '#design/document/geometry.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { leavesInPaintOrder } from '#design/document/tree.ts';
import { withTableLines } from '#design/layout/table-layout.ts';
import { widestLine } from '#design/layout/list-items.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { areaOf, marginOf, overlapOf, type Size } from '../contract/page-space.ts';
import { type Margins, type Placed, withLongerPicture } from './reflow-growth.ts';
import { turned } from './reflow-turn.ts';
import { type Unit, unitsOf } from './reflow-units.ts';
import { type Passage, passage } from './reflow-passage.ts';
import { panelOf, ruled, stretched, within } from './reflow-backgrounds.ts';
import { type Anchor, anchorsOf, type Axis, LENGTHS, placedAlong } from './reflow-anchors.ts';

/** Back inside if it is small enough; else in the middle. */
function clampedInside(box: Box, page: Box, margin: Margins): Box {
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

interface Carried extends Placed {
  unit: Unit;
  factor: number;
  anchors: { x: Anchor; y: Anchor };
}

/** All units at their places, at the scale that the narrower side allows. */
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
    // Layers that reached over the edge of their background keep reaching over it by as much.
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
      box: isInside ? clampedInside(there, page.to, margin) : there,
    };
  });
}

/** Whether any two units overlap now that did not before. */
function collides(units: readonly Carried[]): boolean {
  return units.some((one, index) =>
    units
      .slice(index + 1)
      .some((other) => overlapOf(one.box, other.box) > 1 && overlapOf(one.unit.box, other.unit.box) === 0),
  );
}

/**
 * Grows units towards the size that keeps their share of the page, but never into a neighbour: pictures individually,
 * all texts by the same factor.
 */
function grown(units: readonly Carried[], page: Passage, obstacles: readonly Box[]): Carried[] {
  const wanted = Math.sqrt(page.ratio.x * page.ratio.y);
  if (wanted <= page.scale * 1.02) return [...units];
  const gap = marginOf(page.to) * 0.3;
  const current = [...units];
  const at = (one: Carried, factor: number): Carried | null => {
    const size = { width: one.unit.box.width * factor, height: one.unit.box.height * factor };
    // From the edge that it belongs to, or else in all directions.
    const from = (axis: Axis) =>
      one.box[axis] +
      (one.box[LENGTHS[axis]] - size[LENGTHS[axis]]) * { start: 0, middle: 0.5, end: 1 }[one.anchors[axis]];
    const box = clampedInside({ x: from('x'), y: from('y'), ...size }, page.to, one.margin);
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
  // Anchors pull units apart; if they push any together, each unit keeps its share instead.
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

/** The leaves of one page after a change of page size. Yields only those that change. Lines are broken on demand. */
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
  /** Backgrounds behind other things, lowest first. */
  const surfaces: { before: LeafLayer; after: LeafLayer; index: number }[] = [];
  const free: LeafLayer[] = [];
  for (const [index, layer] of leaves.entries()) {
    const after = stretched(layer, whole) ?? ruled(layer, whole);
    if (!after) free.push(layer);
    else {
      changed.push(after);
      if (areaOf(layer) < areaOf(whole.from) * 0.95 && Math.min(layer.width, layer.height) > marginOf(document))
        surfaces.push({ before: layer, after, index });
    }
  }
  const panel = panelOf(free, whole);
  if (panel) {
    changed.push(panel.after);
    free.splice(free.indexOf(panel.before), 1);
    surfaces.push({ ...panel, index: leaves.indexOf(panel.before) });
  }
  const rules = changed.filter((layer) => Math.min(layer.width, layer.height) <= marginOf(document));
  const left = new Set(unitsOf(document, free));
  for (const surface of surfaces.toReversed()) {
    const own = [...left].filter(
      (unit) => within(unit.box, surface.before) && unit.layers.every((layer) => leaves.indexOf(layer) > surface.index),
    );
    for (const unit of own) left.delete(unit);
    changed.push(...carried(own, passage(surface.before, surface.after), whole, []));
  }
  const rest = [...left];
  const obstacles = [
    ...surfaces
      .filter(({ before }) => rest.every((unit) => overlapOf(unit.box, before) === 0))
      .map(({ after }) => after),
    ...rules,
  ];
  changed.push(
    ...((surfaces.length === 0 && rules.length === 0 ? turned(rest, document, to) : null) ??
      carried(rest, whole, whole, obstacles)),
  );
  const before = new Map(leaves.map((layer) => [layer.id, layer]));
  for (const layer of changed) {
    const was = before.get(layer.id);
    if (layer.type === 'table') yield withTableLines(layer, measure);
    else yield layer.type === 'text' && was ? relined(layer, was, measure) : layer;
  }
}

/** Lines broken again at the new size; a text box that hugged its lines keeps hugging them. */
function relined(layer: LeafLayer & { type: 'text' }, before: LeafLayer, measure: MeasureText): LeafLayer {
  const set = withLines(layer, measure);
  if (before.type === 'text' && set.curve === 0 && set.lines.length > before.lines.length) {
    const widest = widestLine(layer) + 2;
    const wider = withLines({ ...layer, width: Math.max(layer.width, widest) }, measure);
    if (wider.lines.length <= before.lines.length) return { ...wider, x: layer.x - (wider.width - layer.width) / 2 };
  }
  return set;
}
