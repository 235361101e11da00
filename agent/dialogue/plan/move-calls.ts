/** Plans moves: to a place of the page, some way, beside another thing, between two, to another page. */
import type { Place } from '#tools/contract/page-space.ts';
import type { ActOf } from '../acts/act.ts';
import type { Destination } from '../acts/edits.ts';
import type { Reference } from '../acts/reference.ts';
import { middleOf, type Page, type Thing } from '../ground/canvas.ts';
import { inside } from './inside.ts';
import { holderOf } from '../ground/kinds.ts';
import { layersOf, onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { movedBehind } from './behind-calls.ts';
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
  const level = partOf(given, ['top', 'bottom']) ?? (y < height / 3 ? 'top' : y > (2 * height) / 3 ? 'bottom' : '');
  const edge = partOf(given, ['left', 'right']) ?? (isMiddle ? '' : x < width / 2 ? 'left' : 'right');
  const isUpright = side === 'top' || side === 'bottom';
  // "the other top corner", and it stands there: the one beside it.
  const turnsSide = side === null || side === level;
  const down = isUpright ? side : isDiagonal && side === null ? FACING[level] : level;
  const along = side === 'left' || side === 'right' ? side : turnsSide ? FACING[edge] : edge;
  const place = [down, along].filter(Boolean).join('-');
  if (place === '' || place === [level, edge].filter(Boolean).join('-') || (isMiddle && side === null)) return null;
  return { calls: [{ tool: 'update_layer', input: { layer: layer.id, place: place as Place } }], spoken: [layer.id] };
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

/** A plain step, share of the page. */
const WAY_STEP = 0.1;

function movedBy(
  { way, degree, px }: Extract<Destination, { to: 'way' }>,
  { width, height }: Page,
): Record<string, number> {
  const across = way === 'left' || way === 'right';
  const distance = px ?? Math.round((across ? width : height) * WAY_STEP * degree);
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
function alongEdge({ id, type }: Thing, edge: 'left' | 'center' | 'right', { deeds, turns }: Scene): Call {
  const wereAligned = isAligned(id, deeds, turns);
  const isLettered = type === 'text' && (edge === 'center' || wereAligned);
  return {
    tool: 'update_layer',
    input: {
      layer: id,
      alignToPage: edge === 'center' ? 'center-x' : edge,
      ...(isLettered ? { align: edge } : {}),
    },
  };
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

export function moveCalls({ target, destination }: ActOf<'move'>, scene: Scene): Planned {
  const meant = layersOf(target, scene);
  const layers = meant && destination.to === 'way' ? withGround(meant, target, scene) : meant;
  const [first] = layers ?? [];
  if (!layers || !first || layers.some(({ locked }) => locked)) return null;
  const spoken = layers.map(({ id }) => id);
  switch (destination.to) {
    case 'place': {
      const { place } = destination;
      // "no, right", after texts were set flush left.
      const wereAligned = layers.every(({ id }) => isAligned(id, scene.deeds, scene.turns));
      if ((place === 'left' || place === 'right') && layers.length > 1 && wereAligned)
        return { calls: layers.map((layer) => alongEdge(layer, place, scene)), spoken };
      return layers.length === 1
        ? { calls: [{ tool: 'update_layer', input: { layer: first.id, place } }], spoken }
        : { calls: [{ tool: 'arrange', input: { layers: spoken, place } }], spoken };
    }
    case 'edge':
      return { calls: layers.map((layer) => alongEdge(layer, destination.edge, scene)), spoken };
    case 'middle':
      return layers.length > 1 || first.type === 'text'
        ? { calls: layers.map((layer) => alongEdge(layer, 'center', scene)), spoken }
        : { calls: [{ tool: 'update_layer', input: { layer: first.id, place: 'center' } }], spoken };
    case 'opposite':
      return layers.length === 1 ? oppositeCalls(first, destination, scene) : null;
    case 'between':
      return layers.length === 1 ? betweenCalls(first, destination.of, scene) : null;
    case 'way': {
      const by = movedBy(destination, scene.page);
      return { calls: layers.map(({ id }) => ({ tool: 'update_layer', input: { layer: id, ...by } })), spoken };
    }
    case 'level': {
      const other = layerAt(destination, scene);
      // Words go behind what a photo shows.
      const isBehindPhoto = !other || (other.type === 'image' && layers.some(({ type }) => type === 'text'));
      if (isBehindPhoto && destination.level === 'behind')
        return layers.length === 1 && first.type === 'text' ? movedBehind(first, destination.of, scene) : null;
      if (!other || layers.includes(other)) return null;
      const level = { [destination.level === 'behind' ? 'below' : 'above']: other.id };
      return { calls: [{ tool: 'reorder', input: { layers: spoken, ...level } }], spoken };
    }
    case 'side': {
      const other = onlyLayer(resolve(destination.of, scene));
      if (!other || layers.includes(other) || !scene.page.layers.includes(other)) return null;
      const side = destination.side === 'beside' ? 'right-of' : destination.side;
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
    case 'apart':
      return layers.length === 1 ? apartCalls(first, destination, scene.page) : null;
    case 'within': {
      const other = onlyLayer(resolve(destination.of, scene));
      if (!other?.box || other === first || layers.length > 1) return null;
      return {
        calls: [{ tool: 'update_layer', input: { layer: first.id, ...inside(first, destination.place, other.box) } }],
        spoken,
      };
    }
    case 'toward':
      return layers.length === 1 ? towardCalls(first, destination, scene) : null;
    case 'page':
      return ontoPage(spoken, destination.page, scene);
    case 'number':
    case 'turn':
      return null;
  }
}
