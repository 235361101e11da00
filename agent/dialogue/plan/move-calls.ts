/** Plans moves: to a place of the page, some way, beside another thing, between two, to another page. */
import type { Place } from '#tools/contract/page-space.ts';
import type { ActOf } from '../acts/act.ts';
import type { Destination } from '../acts/edits.ts';
import type { Reference } from '../acts/reference.ts';
import { middleOf, overlaps, seenOf, type Page, type Thing } from '../ground/canvas.ts';
import { inside, roomOn, movedBehind, besideCalls, edgeCalls, placeCalls, wayCalls } from './place-calls.ts';
import { holderOf } from '../ground/kinds.ts';
import { layersOf, onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { ontoPage } from './page-calls.ts';
import type { Call, Planned } from './planned.ts';

/** Share of the gap between two things that one between them takes up at most. */
const FILLED = 0.9;

/**
 * Across the page: at the same height, to the side that was named, or from corner to corner. Null: it stands in the middle.
 */
function oppositeCalls(layer: Thing, { side, isDiagonal }: Across, scene: Scene): Planned {
  const { width, height } = scene.page;
  const { x, y } = middleOf(layer);
  const given = givenPlace(layer, scene);
  const isMiddle = given === null && Math.abs(x - width / 2) < width * 0.05;
  if (given === null && side === null && !isDiagonal && !isMiddle) return mirrored(layer, scene.page);
  const level = partOf(given, ['top', 'bottom']) ?? (y < height / 3 ? 'top' : y > (2 * height) / 3 ? 'bottom' : '');
  const edge = partOf(given, ['left', 'right']) ?? (isMiddle ? '' : x < width / 2 ? 'left' : 'right');
  const isUpright = side === 'top' || side === 'bottom';
  // "the other top corner", and it stands there: the one beside it.
  const turnsSide = side === null || side === level;
  const down = isUpright ? side : isDiagonal && side === null ? FACING[level] : level;
  const along = side === 'left' || side === 'right' ? side : turnsSide ? FACING[edge] : edge;
  const place = [down, along].filter(Boolean).join('-');
  if (place === '' || place === [level, edge].filter(Boolean).join('-') || (isMiddle && side === null)) return null;
  return placeCalls(layer, place as Place, scene.page);
}
/** As far from the other edge as it stands from this one, on the same height. */
function mirrored(layer: Thing, page: Page): Planned {
  const seen = seenOf(layer);
  return seen && wayCalls(layer, page.width - 2 * seen.x - seen.width, 0, page);
}

/** Where it was put by the last turn, whatever else stood in the way there. */
function givenPlace({ id }: Thing, { deeds, turns }: Scene): string | null {
  const deed = deeds.findLast(
    ({ turn, layers, made, input }) =>
      turn === turns - 1 && typeof input.place === 'string' && (layers.includes(id) || made.includes(id)),
  );
  return typeof deed?.input.place === 'string' && deed.input.place.includes('-') ? deed.input.place : null;
}
const partOf = (place: string | null, parts: readonly string[]): string | null =>
  parts.find((part) => place?.includes(part)) ?? null;

type Across = Extract<Destination, { to: 'opposite' }>;
const FACING: Readonly<Record<string, string>> = { '': '', left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

/** In the middle of the gap between two things, made smaller if it would not fit in. */
function betweenCalls(layer: Thing, of: readonly Reference[], scene: Scene): Planned {
  const [one, other] = of.map((reference) => onlyLayer(resolve(reference, scene)));
  if (!one?.box || !other?.box || !layer.box || one === layer || other === layer) return null;
  const [upper, lower] = one.box.y < other.box.y ? [one.box, other.box] : [other.box, one.box];
  const from = upper.y + upper.height;
  const gap = lower.y - from;
  if (gap <= 0) return null;
  const scale = Math.min(1, (gap * FILLED) / layer.box.height);
  const by = Math.round(from + gap / 2 - (layer.box.y + layer.box.height / 2));
  const { x } = middleOf(layer);
  const across = Math.round((upper.x + upper.width / 2 + lower.x + lower.width / 2) / 2 - x);
  return {
    calls: [
      ...(scale < 1
        ? [{ tool: 'update_layer', input: { layer: layer.id, scale: Math.floor(scale * 1000) / 1000 } }]
        : []),
      { tool: 'update_layer', input: { layer: layer.id, moveX: across, moveY: by } },
    ],
    spoken: [layer.id],
  };
}

/** So many px from edges of the page. */
function apartCalls(
  { id, box }: Thing,
  { left, right, top, bottom }: Extract<Destination, { to: 'apart' }>,
  { width, height }: Page,
): Planned {
  if (!box) return null;
  const x = left ?? (right === null ? null : width - right - box.width);
  const y = top ?? (bottom === null ? null : height - bottom - box.height);
  const input =
    x !== null && y !== null
      ? { x, y }
      : { ...(x === null ? {} : { moveX: x - box.x }), ...(y === null ? {} : { moveY: y - box.y }) };
  return { calls: [{ tool: 'update_layer', input: { layer: id, ...input } }], spoken: [id] };
}

/** Share of the page's shorter side that things stand from its edges, and that one which does so goes further in. */
const INWARD = { margin: 0.09, step: 0.05, least: 0.01 };

/** In from every edge that it is too close to; where it is close to none, from the nearest one. */
function inwardCalls(layers: readonly Thing[], page: Page): Planned {
  const shorter = Math.min(page.width, page.height);
  const calls = layers.flatMap((layer): Call[] => {
    const box = seenOf(layer);
    if (!box) return [];
    const margin = shorter * INWARD.margin;
    const rooms = {
      left: box.x,
      right: page.width - box.x - box.width,
      top: box.y,
      bottom: page.height - box.y - box.height,
    };
    const nearest = Math.min(...Object.values(rooms));
    const way = (room: number, facing: number): number =>
      room < margin - shorter * INWARD.least && room <= facing
        ? Math.min(margin - room, Math.max(0, (facing - room) / 2))
        : room === nearest && nearest >= margin - shorter * INWARD.least && room < facing
          ? Math.min(shorter * INWARD.step, (facing - room) / 2)
          : 0;
    const dx = way(rooms.left, rooms.right) - way(rooms.right, rooms.left);
    const dy = way(rooms.top, rooms.bottom) - way(rooms.bottom, rooms.top);
    return wayCalls(layer, dx, dy, page)?.calls ?? [];
  });
  return calls.length > 0 ? { calls, spoken: layers.map(({ id }) => id) } : null;
}

/** A plain step, share of the page. */
const WAY_STEP = 0.1;

/** Share of the page's shorter side that steps keep from its edges. */
const WAY_MARGIN = 0.02;

/** By a step as far as there is page, or by so many px. */
function movedBy(
  { way, degree, px }: Extract<Destination, { to: 'way' }>,
  layers: readonly Thing[],
  { width, height }: Page,
): Record<string, number> {
  const across = way === 'left' || way === 'right';
  const step = Math.round((across ? width : height) * WAY_STEP * degree);
  const margin = Math.round(Math.min(width, height) * WAY_MARGIN);
  const room = layers.map((layer) => {
    const box = seenOf(layer);
    if (!box) return step;
    const free = {
      left: box.x,
      up: box.y,
      right: width - box.x - box.width,
      down: height - box.y - box.height,
    }[way];
    // What is at the edge already goes beyond it, as it was told to.
    return free > margin ? Math.round(free - margin) : step;
  });
  const distance = px ?? Math.min(step, ...room);
  return { [across ? 'moveX' : 'moveY']: way === 'left' || way === 'up' ? -distance : distance };
}

/** Share of the gap that a plain step closes, and of the page's side that it opens. */
const TOWARD = { closer: 0.5, apart: 0.08, most: 0.9, least: 2 };

/** Across the wider one of the two gaps between their boxes. */
function towardCalls(layer: Thing, { of, way, degree }: Extract<Destination, { to: 'toward' }>, scene: Scene): Planned {
  const other = onlyLayer(resolve(of, scene));
  const [own, its] = [layer.box, other?.box];
  if (!own || !its || other === layer) return null;
  const [a, b] = [middleOf(layer), { x: its.x + its.width / 2, y: its.y + its.height / 2 }];
  const gaps = {
    x: Math.abs(a.x - b.x) - (own.width + its.width) / 2,
    y: Math.abs(a.y - b.y) - (own.height + its.height) / 2,
  };
  const axis = gaps.y >= gaps.x ? 'y' : 'x';
  const length = axis === 'x' ? scene.page.width : scene.page.height;
  const distance =
    way === 'closer' ? gaps[axis] * Math.min(TOWARD.most, TOWARD.closer * degree) : length * TOWARD.apart * degree;
  // They touch already.
  if (distance < TOWARD.least) return null;
  const sign = (b[axis] > a[axis] ? 1 : -1) * (way === 'closer' ? 1 : -1);
  const input = { layer: layer.id, [axis === 'x' ? 'moveX' : 'moveY']: Math.round(distance * sign) };
  return { calls: [{ tool: 'update_layer', input }], spoken: [layer.id] };
}

/** Whether the last turn set a text's lines flush. */
const isAligned = (id: string, deeds: Scene['deeds'], turns: number): boolean =>
  deeds.some(({ turn, layers, input }) => turn === turns - 1 && layers.includes(id) && input.align !== undefined);

/** Each by itself, along one axis; the lines of a text too when it is centered, or when they were aligned just before. */
function alongEdge(thing: Thing, edge: 'left' | 'center' | 'right', { page, deeds, turns }: Scene): Call[] {
  const isLettered = thing.type === 'text' && (edge === 'center' || isAligned(thing.id, deeds, turns));
  return edgeCalls(thing, edge, page, isLettered ? edge : undefined);
}

/** What moves some way: a button takes along the shape that it stands on. */
function withGround(layers: readonly Thing[], target: readonly Reference[], { page }: Scene): Thing[] {
  const isButton = target.every(({ kind }) => kind === 'callToAction' || kind === 'badge');
  const grounds = layers.map((layer) => (layer.highlight === '' ? holderOf(layer, page.layers) : null));
  return isButton ? [...new Set([...layers, ...grounds.filter((one) => one !== null)])] : [...layers];
}

/** Of what it goes behind or in front of, the one that lies lowest or highest: "behind my words" is behind all of them. */
function layerAt({ level, of }: Extract<Destination, { to: 'level' }>, scene: Scene): Thing | null {
  const meant = resolve(of, scene);
  const some = 'layers' in meant ? meant.layers : 'ambiguous' in meant && of.kind === 'text' ? meant.ambiguous : [];
  const inOrder = scene.page.layers.filter((layer) => some.includes(layer));
  return (level === 'behind' ? inOrder[0] : inOrder.at(-1)) ?? null;
}

/** Directly behind another thing; what stands apart from it goes there first. It covers no other text either. */
function behindCalls(thing: Thing, other: Thing, { layers, ...page }: Page): Planned {
  const [own, of] = [seenOf(thing), seenOf(other)];
  const order = (below: string): Call => ({ tool: 'reorder', input: { layers: [thing.id], below } });
  // A picture is as a rule where it is meant to be.
  if (!own || !of || overlaps(own, of) || thing.type === 'image')
    return { calls: [order(other.id)], spoken: [thing.id] };
  const margin = Math.round(Math.min(page.width, page.height) * EDGE);
  const onto = (middle: number, length: number, limit: number): number =>
    Math.min(Math.max(margin, middle - length / 2), Math.max(margin, limit - margin - length));
  const x = onto(of.x + of.width / 2, own.width, page.width);
  const y = onto(of.y + of.height / 2, own.height, page.height);
  const to = { ...own, x, y };
  const lowest = layers.find((layer) => {
    const seen = layer.type === 'text' && layer.visible && layer.id !== thing.id ? seenOf(layer) : null;
    return layer.id === other.id || (seen !== null && overlaps(to, seen));
  });
  const way = { moveX: Math.round(x - own.x), moveY: Math.round(y - own.y) };
  return {
    calls: [{ tool: 'update_layer', input: { layer: thing.id, ...way } }, order((lowest ?? other).id)],
    spoken: [thing.id],
  };
}
/** Distance from the page's edges that is kept, of its shorter side. */
const EDGE = 0.02;

/** A text into the middle of a shape, as large as fits in there. */
function ontoShape(text: Thing, shape: Thing, { layers }: Page): Planned {
  const isBelow = layers.indexOf(text) < layers.indexOf(shape);
  return {
    calls: [
      ...(isBelow ? [{ tool: 'reorder', input: { layers: [text.id], above: shape.id } }] : []),
      { tool: 'edit_text', input: { layer: text.id, fit: shape.id, align: 'center' } },
    ],
    spoken: [text.id],
  };
}

/** "photo on the right and the words on the left": where none of them was spoken of, all of them. */
function allWords(target: readonly Reference[], destination: Destination, scene: Scene): Thing[] | null {
  const isSideways = destination.to === 'place' && (destination.place === 'left' || destination.place === 'right');
  const [only] = target;
  const meant = isSideways && only?.kind === 'text' && target.length === 1 ? resolve(only, scene) : null;
  return meant && 'ambiguous' in meant ? [...meant.ambiguous] : null;
}

/** "(remove the date) and centre the rest": the other lines, but for what stands in a shape. */
function restOf(target: readonly Reference[], destination: Destination, { page, spoken }: Scene): Thing[] | null {
  const [only] = target;
  const isRest = only?.quantity === 'other' && only.kind === null && only.words === null && target.length === 1;
  if (!isRest || (destination.to !== 'middle' && destination.to !== 'edge')) return null;
  const lines = page.layers.filter(
    (thing) =>
      thing.type === 'text' &&
      thing.visible &&
      !thing.locked &&
      !spoken.now.includes(thing.id) &&
      holderOf(thing, page.layers) === null,
  );
  return lines.length > 0 ? lines : null;
}

export function moveCalls({ target, destination }: ActOf<'move'>, scene: Scene): Planned {
  const meant = layersOf(target, scene) ?? allWords(target, destination, scene) ?? restOf(target, destination, scene);
  const layers = meant && destination.to === 'way' ? withGround(meant, target, scene) : meant;
  const [first] = layers ?? [];
  if (!layers || !first || layers.some(({ locked }) => locked)) return null;
  const spoken = layers.map(({ id }) => id);
  switch (destination.to) {
    case 'place': {
      const { place } = destination;
      // "no, right", after texts were set flush left.
      const wereAligned = layers.every(({ id }) => isAligned(id, scene.deeds, scene.turns));
      const areWide = layers.some(({ letters }) => letters !== null);
      if ((place === 'left' || place === 'right') && layers.length > 1 && (wereAligned || areWide))
        return { calls: layers.flatMap((layer) => alongEdge(layer, place, scene)), spoken };
      return layers.length === 1
        ? placeCalls(first, place, scene.page)
        : { calls: [{ tool: 'arrange', input: { layers: spoken, place } }], spoken };
    }
    case 'edge':
      return { calls: layers.flatMap((layer) => alongEdge(layer, destination.edge, scene)), spoken };
    case 'middle':
      return layers.length > 1 || first.type === 'text'
        ? { calls: layers.flatMap((layer) => alongEdge(layer, 'center', scene)), spoken }
        : placeCalls(first, 'center', scene.page);
    case 'opposite':
      return layers.length === 1 ? oppositeCalls(first, destination, scene) : null;
    case 'between':
      return layers.length === 1 ? betweenCalls(first, destination.of, scene) : null;
    case 'way': {
      const by = movedBy(destination, layers, scene.page);
      return { calls: layers.map(({ id }) => ({ tool: 'update_layer', input: { layer: id, ...by } })), spoken };
    }
    case 'level': {
      const other = layerAt(destination, scene);
      // Words go behind what a photo shows.
      const isBehindPhoto = !other || (other.type === 'image' && layers.some(({ type }) => type === 'text'));
      if (isBehindPhoto && destination.level === 'behind')
        return layers.length === 1 && first.type === 'text' ? movedBehind(first, destination.of, scene) : null;
      if (!other || layers.includes(other)) return null;
      if (destination.level === 'behind' && layers.length === 1) return behindCalls(first, other, scene.page);
      const level = { [destination.level === 'behind' ? 'below' : 'above']: other.id };
      return { calls: [{ tool: 'reorder', input: { layers: spoken, ...level } }], spoken };
    }
    case 'side': {
      const other = onlyLayer(resolve(destination.of, scene));
      if (!other || layers.includes(other) || !scene.page.layers.includes(other)) return null;
      if (destination.side === 'over' && layers.length === 1 && first.type === 'text' && roomOn(other))
        return ontoShape(first, other, scene.page);
      const side = destination.side === 'beside' ? 'right-of' : destination.side;
      if (layers.length === 1 && side !== 'over' && !destination.isCentered)
        return besideCalls(first, other, side, scene.page);
      return {
        calls: [
          {
            tool: 'arrange',
            input: {
              layers: spoken,
              relative: { side, of: other.id },
              ...(destination.isCentered ? { align: 'center' } : {}),
            },
          },
        ],
        spoken,
      };
    }
    case 'inward':
      return inwardCalls(layers, scene.page);
    case 'apart':
      return layers.length === 1 ? apartCalls(first, destination, scene.page) : null;
    case 'within': {
      const other = onlyLayer(resolve(destination.of, scene));
      if (!other?.box || other === first || layers.length > 1) return null;
      if (destination.place === 'center' && first.type === 'text' && roomOn(other))
        return ontoShape(first, other, scene.page);
      return {
        calls: [{ tool: 'update_layer', input: { layer: first.id, ...inside(first, destination.place, other.box) } }],
        spoken,
      };
    }
    case 'gone':
      // Whose place that was is settled before.
      return null;
    case 'toward':
      return layers.length === 1 ? towardCalls(first, destination, scene) : null;
    case 'page':
      return ontoPage(spoken, destination.page, scene);
    case 'number':
    case 'turn':
      return null;
  }
}
