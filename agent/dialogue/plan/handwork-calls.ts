/** Plans what is done as by hand: lines between things, marks of a pen, letters that fit a box, groups, empty frames. */
import type { ActOf } from '../acts/act.ts';
import type { Reference } from '../acts/reference.ts';
import { areaOf, holdersOf, middleOf, type Box, type Page, type Thing } from '../ground/canvas.ts';
import { layersOf, onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { dividedCalls } from './divided-lines.ts';
import { NEW_LAYER, refusing, type Planned } from './planned.ts';

export type HandworkAct = 'connect' | 'mark' | 'fit' | 'group' | 'emptyFrame';

type Point = [x: number, y: number];

/** Thickness of lines, as shares of the page's shorter side. */
const LINE = { thin: 0.0025, thick: 0.011 };
/** From how far an arrow points that comes from nowhere in particular, share of the page's width and height. */
const POINTER = { across: 0.22, down: 0.1 };

const shorterOf = ({ width, height }: Page): number => Math.min(width, height);

/** The thing at one end; a photo by what it shows, whatever its name says. */
function endOf(reference: Reference, scene: Scene): Thing | null {
  const meant = onlyLayer(resolve(reference, scene));
  if (meant) return meant;
  const photos = scene.page.layers.filter(({ type, visible, empty }) => type === 'image' && visible && !empty);
  return reference.words !== null && PRODUCTS.has(reference.words.toLowerCase()) && photos.length === 1
    ? (photos[0] ?? null)
    : null;
}
/** Words for whatever a photo shows. */
const PRODUCTS = new Set(['product', 'item', 'subject', 'object', 'article', 'goods']);

/** Where an arrow begins that only points at a thing: on the side with more room, a bit above it. */
function pointerFrom({ box }: Thing, { width, height }: Page): Point {
  const { x, y, width: wide, height: high } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  const isLeft = x > width - x - wide;
  const reach = width * POINTER.across;
  const from = isLeft ? Math.max(width * 0.03, x - reach) : Math.min(width * 0.97, x + wide + reach);
  const middle = y + high / 2;
  const down = middle < height * 0.3 ? height * POINTER.down : -height * POINTER.down;
  return [Math.round(from), Math.round(middle + down)];
}

function connectCalls(act: ActOf<'connect'>, scene: Scene): Planned {
  const divided = dividedCalls(act, scene);
  if (divided !== undefined) return divided;
  const { from, to, shape, looks } = act;
  const line: Record<string, unknown> = {};
  let color: string | null = null;
  for (const { property, value, way } of looks) {
    if (property === 'color' && typeof value === 'string') color = value;
    else if (property === 'dash') line.dash = value;
    else if (property === 'weight') {
      const isThin = value === 'light' || way === 'down';
      line.width = Math.max(1, Math.round(shorterOf(scene.page) * LINE[isThin ? 'thin' : 'thick']));
    } else if (property === 'heads') continue;
    else return null;
  }
  const isDouble = looks.some(({ property, value }) => property === 'heads' && value === 'both');
  const end = endOf(to, scene);
  const begin = from && endOf(from, scene);
  if (from && !begin) return refusing({ why: 'missing', what: from });
  if (!end) return refusing({ why: 'missing', what: to });
  if (begin === end) return refusing({ why: 'askEnds' });
  const input = {
    shape: isDouble ? 'double-arrow' : shape,
    from: begin?.id ?? pointerFrom(end, scene.page),
    to: end.id,
    ...(color === null ? {} : { color }),
    ...(Object.keys(line).length > 0 ? { line } : {}),
  };
  return { calls: [{ tool: 'add_shape', input }], spoken: [NEW_LAYER] };
}

const at = (x: number, y: number): Point => [Math.round(x), Math.round(y)];

/** Strokes around or through a box, as a hand would draw them: round, not exact. */
function strokesFor(form: ActOf<'mark'>['form'], { x, y, width, height }: Box): Point[][] {
  const [cx, cy] = [x + width / 2, y + height / 2];
  switch (form) {
    case 'circle': {
      const [rx, ry] = [width * 0.62 + height * 0.16, height * 0.78];
      // Begun at the upper left and closed a little beyond where it began, as pens do.
      return [
        Array.from({ length: 14 }, (_, index) => {
          const angle = (-130 + (index / 13) * 385) * (Math.PI / 180);
          const swell = 1 + 0.035 * Math.sin(index * 1.7);
          return at(cx + Math.cos(angle) * rx * swell, cy + Math.sin(angle) * ry * swell);
        }),
      ];
    }
    case 'underline':
      return [
        [
          at(x - width * 0.02, y + height * 1.06),
          at(cx - width * 0.1, y + height * 1.02),
          at(cx + width * 0.2, y + height * 1.07),
          at(x + width * 1.03, y + height * 1.01),
        ],
      ];
    case 'cross':
      return [
        [at(x - width * 0.04, y + height * 0.86), at(cx, cy), at(x + width * 1.04, y + height * 0.14)],
        [at(x - width * 0.03, y + height * 0.12), at(cx, cy), at(x + width * 1.04, y + height * 0.9)],
      ];
    case 'highlight': {
      const inset = Math.min(height / 2, width * 0.1);
      return [[at(x + inset, cy), at(x + width - inset, cy + height * 0.02)]];
    }
  }
}

/** Red as teachers mark. */
const PEN_COLOR = '#d62828';
const WIDEST_PEN = 500;

function markCalls({ target, form, color }: ActOf<'mark'>, scene: Scene): Planned {
  const layers = layersOf(target, scene);
  const boxes = layers?.flatMap(({ box }) => box ?? []) ?? [];
  if (!layers || boxes.length === 0) {
    const missing = target.find((one) => 'missing' in resolve(one, scene));
    return missing ? refusing({ why: 'missing', what: missing }) : null;
  }
  const highest = Math.max(...boxes.map(({ height }) => height));
  const pen =
    form === 'highlight'
      ? { brush: 'highlighter', width: Math.round(Math.min(WIDEST_PEN, highest * 0.86)) }
      : { brush: 'pen', width: Math.max(3, Math.round(shorterOf(scene.page) * 0.008)), color: PEN_COLOR };
  const strokes = boxes.flatMap((box) => strokesFor(form, box));
  return {
    calls: [{ tool: 'draw', input: { strokes, ...pen, ...(color === null ? {} : { color }) } }],
    spoken: layers.map(({ id }) => id),
  };
}

const away = (one: Thing, other: Thing): number => {
  const [a, b] = [middleOf(one), middleOf(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
};

/** Shapes that the box may be; the one of that name, or the only kind of box there is. */
function boxesMeant(into: Reference, scene: Scene): Thing[] {
  const meant = resolve(into, scene);
  const found = 'layers' in meant ? meant.layers : 'ambiguous' in meant ? meant.ambiguous : [];
  const shapes = found.filter(
    ({ type, shape, box }) => (type === 'shape' || type === 'image') && shape !== 'line' && box,
  );
  if (shapes.length > 0) return shapes;
  const isBox = into.kind === 'shape' && into.words === null && into.color === null;
  return isBox ? scene.page.layers.filter(({ type, shape, box }) => type === 'shape' && shape !== 'line' && box) : [];
}

function fitCalls({ target, into, always }: ActOf<'fit'>, scene: Scene): Planned {
  const [reference] = target;
  if (!reference) return null;
  const isPage = into?.kind === 'page' || into?.kind === 'background';
  const boxes = into === null || isPage ? [] : boxesMeant(into, scene);
  const meant = resolve(reference, scene);
  const among = ('layers' in meant ? meant.layers : 'ambiguous' in meant ? meant.ambiguous : []).filter(
    ({ type }) => type === 'text',
  );
  // "the text", and there are several: the one that stands on the shape.
  const standing = among.filter((text) => holdersOf(text, boxes).length > 0);
  const [layer, ...others] = among.length > 1 ? standing : among;
  if (!layer || others.length > 0) return null;
  if (into !== null && !isPage && boxes.length === 0) return null;
  const [box] = boxes.toSorted((a, b) => away(a, layer) - away(b, layer) || areaOf(a) - areaOf(b));
  const input = {
    layer: layer.id,
    fit: isPage ? 'page' : (box?.id ?? 'box'),
    ...(box ? { align: 'center', verticalAlign: 'middle' } : {}),
    ...(always ? { autoSize: 'letters' } : {}),
  };
  return { calls: [{ tool: 'edit_text', input }], spoken: [layer.id] };
}

function groupCalls({ target, ungroup }: ActOf<'group'>, scene: Scene): Planned {
  const layers = layersOf(target, scene);
  if (!layers) return null;
  if (ungroup) {
    const { page } = scene;
    const groups = layers.flatMap(({ id, type, group }) => (type === 'group' ? [id] : group === '' ? [] : [group]));
    const ids = [...new Set(groups)];
    const inside = page.layers.filter(({ group }) => ids.includes(group)).map(({ id }) => id);
    return ids.length === 0
      ? null
      : { calls: [{ tool: 'group', input: { layers: ids, ungroup: true } }], spoken: inside };
  }
  // What is in a group goes along with it.
  const ids = layers.filter(({ group }) => !layers.some(({ id }) => id === group)).map(({ id }) => id);
  if (ids.length < 2) return refusing({ why: 'askGroup' });
  return { calls: [{ tool: 'group', input: { layers: ids } }], spoken: ids };
}

function emptyFrameCalls({ frame, where }: ActOf<'emptyFrame'>): Planned {
  if (where !== null && where.to !== 'place') return null;
  const place = where === null ? {} : { place: where.place };
  return { calls: [{ tool: 'add_image', input: { asset: 'empty', frame, ...place } }], spoken: [NEW_LAYER] };
}

export function handworkCalls(act: ActOf<HandworkAct>, scene: Scene): Planned {
  switch (act.type) {
    case 'connect':
      return connectCalls(act, scene);
    case 'mark':
      return markCalls(act, scene);
    case 'fit':
      return fitCalls(act, scene);
    case 'group':
      return groupCalls(act, scene);
    case 'emptyFrame':
      return emptyFrameCalls(act);
  }
}
