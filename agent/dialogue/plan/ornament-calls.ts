/** Plans shapes, emoji and icons that are added: one or several, beside something or around it, with words on them. */
import { innerOf, SHAPE_NAMES } from '#tools/shapes/shape-kinds.ts';
import type { ActOf } from '../acts/act.ts';
import type { Addition, Where } from '../acts/adding.ts';
import type { Change } from '../acts/edits.ts';
import type { Reference } from '../acts/reference.ts';
import type { Box, Page, Thing } from '../ground/canvas.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import {
  addedBox,
  opposite,
  sizeOf,
  type AddedSide,
  anchorOf,
  boxAt,
  clearBox,
  cornersOf,
  isPage,
  SEVERAL,
  severalBoxes,
  type Size,
} from './several-boxes.ts';
import { detailCalls } from './detail-calls.ts';
import { partMeant } from './line-calls.ts';
import { NEW_LAYER, type Call, type Planned } from './planned.ts';
import { factorOf } from './compared.ts';

type Fields = Record<string, unknown>;

const planned = (calls: Call[]): Planned => ({ calls, spoken: [NEW_LAYER] });
const shorterOf = ({ width, height }: Page): number => Math.min(width, height);

/** Shapes as add_shape calls them. */
const SHAPES: Readonly<Record<string, string>> = {
  ellipse: 'circle',
  rectangle: 'rectangle',
  // Around a thing of the page, or instead of one.
  border: 'rectangle',
  divider: 'line',
};
/** Thickness of lines, as a share of the page's shorter side. */
const THICKNESS = { thin: 0.003, thick: 0.01 };

interface ShapeLooks {
  color: string | null;
  factor: number;
  fields: Fields;
}

function shapeLooks(looks: readonly Change[], isLine: boolean, page: Page): ShapeLooks | null {
  const read: ShapeLooks = { color: null, factor: 1, fields: {} };
  for (const change of looks) {
    const { property, way, value, like } = change;
    if (like) return null;
    if (property === 'color' && way === 'set' && typeof value === 'string') read.color = value;
    else if (property === 'size' && way !== 'set') read.factor = factorOf(change);
    else if (property === 'opacity' && typeof value === 'number') read.fields.opacity = value / 100;
    else if (property === 'dash' && isLine)
      read.fields.line = { ...(read.fields.line as Fields | undefined), dash: value };
    else if (property === 'weight' && isLine) {
      const isThin = value === 'light' || way === 'down';
      read.fields.line = {
        ...(read.fields.line as Fields | undefined),
        width: Math.max(1, Math.round(shorterOf(page) * THICKNESS[isThin ? 'thin' : 'thick'])),
      };
    } else if (property !== 'weight') return null;
  }
  return read;
}

type ShapeAct = ActOf<'add'> & { addition: Extract<Addition, { is: 'shape' }> };

function shapeCalls(act: ShapeAct, scene: Scene): Planned {
  const { form, says } = act.addition;
  const { where, looks, like } = act;
  const count = where?.to === 'corners' ? cornersOf(where).length : act.addition.count;
  const { page } = scene;
  const shape = SHAPES[form] ?? form;
  const isLine = form === 'line' || form === 'divider' || form === 'arrow';
  const detail = detailCalls(act, scene);
  if (detail !== undefined) return detail;
  const read = shapeLooks(looks, isLine, page);
  if (!read || like) return null;
  const input: Fields = { shape, ...(read.color === null ? {} : { color: read.color }), ...read.fields };
  const call = (more: Fields): Planned => planned([{ tool: 'add_shape', input: { ...input, ...more } }]);
  if (says !== undefined) return isLine ? null : writtenCalls(says, input, { where, factor: read.factor }, scene);
  if (count !== undefined) {
    const boxes = isLine ? null : severalBoxes(count, where, shorterOf(page) * SEVERAL.shape * read.factor, scene);
    return boxes && planned(boxes.map((box) => ({ tool: 'add_shape', input: { ...input, ...box } })));
  }
  if (where === null) return isLine ? null : call(sized(read.factor, page));
  if (where.to === 'place') {
    const box = isLine ? null : clearBox(where.place, read.factor, page);
    return call(box ? { ...box } : { place: where.place, ...(isLine ? {} : sized(read.factor, page)) });
  }
  if (where.to === 'end' || where.to === 'between' || where.to === 'within' || where.to === 'corners') return null;
  if (where.to === 'opposite') {
    const last = lastSpoken(scene);
    const side = sizeOf(null, page) * read.factor;
    return last && !isLine ? call({ ...opposite(last, side, page) }) : null;
  }
  // "a frame around the page".
  if (where.to === 'side' && where.side === 'around' && isPage(where.of))
    return form === 'rectangle' ? call({ shape: 'frame' }) : null;
  const anchor = anchorOf(where.of, scene);
  if (!anchor?.box) return null;
  if (where.to === 'instead')
    return isGoing(anchor) && !isLine
      ? planned([
          {
            tool: 'add_shape',
            input: {
              ...(anchor.color.startsWith('#') ? { color: anchor.color } : {}),
              ...input,
              behind: anchor.id,
              ...shapeBox(anchor.box, page),
            },
          },
          { tool: 'delete', input: { layers: [anchor.id] } },
        ])
      : null;
  const { side } = where;
  if (side === 'behind') return isLine ? null : call({ behind: anchor.id });
  if (side === 'around') {
    if (isLine) return null;
    // Photos have outlines of their own.
    if (anchor.type === 'image')
      return form === 'rectangle' || form === 'border' ? outlined(anchor, read, looks) : null;
    const width = Math.max(2, Math.round(shorterOf(page) * 0.005));
    const { color } = read;
    return call({ behind: anchor.id, color: 'none', ...(color === null ? {} : { outline: { color, width } }) });
  }
  if (isLine && (side === 'left-of' || side === 'right-of' || side === 'beside' || side === 'over' || form === 'arrow'))
    return null;
  const length = sizeOf(anchor, page) * read.factor;
  const box = addedBox(side, anchor, isLine ? null : length, page);
  return box && call({ ...box });
}

/** "a thin border around the photo": plain white where no color is told. */
function outlined({ id, box }: Thing, { color }: ShapeLooks, looks: readonly Change[]): Planned {
  const isThin = looks.some(
    ({ property, value, way }) => property === 'weight' && (value === 'light' || way === 'down'),
  );
  const side = Math.min(box?.width ?? 0, box?.height ?? 0);
  const width = Math.max(2, Math.round(side * (isThin ? EDGE.thin : EDGE.plain)));
  return {
    calls: [{ tool: 'update_layer', input: { layer: id, outline: { color: color ?? '#ffffff', width } } }],
    spoken: [id],
  };
}
/** Width of a border around a picture, of its shorter side. */
const EDGE = { thin: 0.012, plain: 0.025 };

function sized(factor: number, page: Page): Fields {
  if (factor === 1) return {};
  const side = Math.round(shorterOf(page) * 0.25 * factor);
  return { width: side, height: side };
}

/** The box of what is replaced; of a line, a square on its middle. */
function shapeBox(box: Box, page: Page): Box {
  if (Math.max(box.width, box.height) < 2.5 * Math.min(box.width, box.height)) return box;
  const side = Math.max(Math.min(box.width, box.height), sizeOf(null, page));
  const [x, y] = [box.x + (box.width - side) / 2, box.y + (box.height - side) / 2].map(Math.round);
  return { x: x ?? 0, y: y ?? 0, width: side, height: side };
}

/** What another thing may stand in the place of. */
const isGoing = ({ type, locked }: Thing): boolean => !locked && (type === 'sticker' || type === 'shape');

function lastSpoken({ page, spoken }: Scene): Thing | null {
  const ids = [...spoken.now, ...spoken.before.flatMap(({ last }) => last)];
  return ids.flatMap((id) => page.layers.find((layer) => layer.id === id) ?? [])[0] ?? null;
}

type EmojiAct = ActOf<'add'> & { addition: Extract<Addition, { is: 'emoji' }> };

function emojiCalls({ addition, where, looks, like }: EmojiAct, scene: Scene): Planned {
  const { page } = scene;
  const { emoji } = addition;
  const count = where?.to === 'corners' ? cornersOf(where).length : addition.count;
  const [step, ...others] = looks;
  if (others.length > 0 || like || (step && (step.property !== 'size' || step.way === 'set' || step.like))) return null;
  const factor = step ? factorOf(step) : 1;
  const call = (more: Fields): Planned => planned([{ tool: 'add_sticker', input: { sticker: emoji, ...more } }]);
  if (count !== undefined) {
    const boxes = severalBoxes(count, where, shorterOf(page) * SEVERAL.emoji * factor, scene);
    return (
      boxes &&
      planned(boxes.map(({ x, y, width }) => ({ tool: 'add_sticker', input: { sticker: emoji, x, y, size: width } })))
    );
  }
  const word = factor === 1 ? {} : { size: factor < 1 ? 'small' : 'large' };
  if (where === null) return call(word);
  if (where.to === 'place') return call({ place: where.place, ...word });
  if (where.to === 'end' || where.to === 'between' || where.to === 'within' || where.to === 'corners') return null;
  const asSquare = ({ x, y, width }: { x: number; y: number; width: number }) => ({ x, y, size: width });
  if (where.to === 'opposite') {
    const last = lastSpoken(scene);
    return last && call(asSquare(opposite(last, sizeOf(null, page) * factor, page)));
  }
  const anchor = anchorOf(where.of, scene);
  if (!anchor?.box) return null;
  if (where.to === 'instead') {
    if (!isGoing(anchor)) return null;
    const { x, y, width, height } = anchor.box;
    const size = Math.max(width, height);
    const input = {
      sticker: emoji,
      x: Math.round(x + (width - size) / 2),
      y: Math.round(y + (height - size) / 2),
      size,
      ...(anchor.rotation === 0 ? {} : { rotation: anchor.rotation }),
    };
    return planned([
      { tool: 'add_sticker', input },
      { tool: 'delete', input: { layers: [anchor.id] } },
    ]);
  }
  if (where.side === 'behind' || where.side === 'around') return null;
  const box = addedBox(where.side satisfies AddedSide, anchor, sizeOf(anchor, page) * factor, page);
  return box && call(asSquare(box));
}

/** Emoji of forms that go by the same word. */
const EMOJI_OF: Readonly<Record<string, string>> = { heart: '❤️', star: '⭐', arrow: '➡️', ellipse: '🔵' };

/** Width to height of a shape that is written on, and its shorter side as a share of the page's. */
const WRITTEN = { ratio: 1.6, round: 1, side: 0.24 };
const ROUND = new Set([
  'circle',
  'star',
  'heart',
  'burst',
  'seal',
  'flower',
  'square',
  'hexagon',
  'octagon',
  'pentagon',
  'ring',
  'diamond',
]);

/** A shape with words in its middle: as large as they need, where it was asked for. */
function writtenCalls(
  says: string,
  input: Fields,
  { where, factor }: { where: Where | null; factor: number },
  scene: Scene,
): Planned {
  const { page } = scene;
  const shape = String(input.shape);
  const height = shorterOf(page) * WRITTEN.side * factor;
  const size = { width: height * (ROUND.has(shape) ? WRITTEN.round : WRITTEN.ratio), height };
  const box = writtenBox(size, where, scene);
  const name = SHAPE_NAMES.find((one) => one === shape);
  if (!box || name === undefined) return null;
  const room = innerOf(name);
  // Letters keep away from the outline.
  const inner = { width: box.width * room.width * INSET, height: box.height * room.height * INSET };
  const words = {
    x: Math.round(box.x + box.width * room.x - inner.width / 2),
    y: Math.round(box.y + box.height * room.y - inner.height / 2),
    width: Math.round(inner.width),
    height: Math.round(inner.height),
  };
  return planned([
    { tool: 'add_shape', input: { ...input, ...box } },
    { tool: 'add_text', input: { text: says, role: 'badge', ...words, align: 'center' } },
  ]);
}
const INSET = 0.84;

function writtenBox(size: Size, where: Where | null, scene: Scene): Box | null {
  const { page } = scene;
  if (where === null) return boxAt('top-right', size, page);
  if (where.to === 'place') return boxAt(where.place, size, page);
  const anchor =
    where.to === 'side' && where.side !== 'behind' && where.side !== 'around' ? anchorOf(where.of, scene) : null;
  const square =
    anchor && where.to === 'side' && where.side !== 'behind' && where.side !== 'around'
      ? addedBox(where.side, anchor, size.height, page)
      : null;
  if (!square) return null;
  const width = Math.min(size.width, page.width);
  const x = Math.min(page.width - width, Math.max(0, square.x + square.width / 2 - width / 2));
  return { x: Math.round(x), y: square.y, width: Math.round(width), height: square.height };
}

type IconAct = ActOf<'add'> & { addition: Extract<Addition, { is: 'icon' }> };

function iconCalls({ addition: { icon }, where, looks, like }: IconAct, scene: Scene): Planned {
  const { page } = scene;
  const read = shapeLooks(looks, false, page);
  if (!read || like) return null;
  const side = Math.round(shorterOf(page) * SEVERAL.shape * read.factor);
  const input = { icon, ...(read.color === null ? {} : { color: read.color }), ...read.fields };
  const call = (more: Fields): Planned => planned([{ tool: 'add_shape', input: { ...input, ...more } }]);
  if (where === null) return call(read.factor === 1 ? {} : { width: side, height: side });
  if (where.to === 'place')
    return call({ place: where.place, ...(read.factor === 1 ? {} : { width: side, height: side }) });
  if (where.to !== 'side' || where.side === 'around') return null;
  const anchor = anchorOf(where.of, scene);
  if (!anchor) return null;
  if (where.side === 'behind') return call({ behind: anchor.id });
  if (anchor.type === 'text' && anchor.rotation === 0 && where.side !== 'over' && read.factor === 1) {
    const line = partMeant(where.of, scene, [anchor])?.line;
    return call({ beside: { side: where.side, of: anchor.id, ...(line && line !== anchor.text ? { line } : {}) } });
  }
  const box = addedBox(where.side, anchor, sizeOf(anchor, page) * read.factor, page);
  return box && call({ ...box });
}

/** "no, I want a heart": what was made last is taken back, and this stands in its place. */
/** "no, a heart", where an emoji stands: another emoji. */
function emojiInstead({ addition, ...act }: ShapeAct, scene: Scene): EmojiAct | null {
  const anchor = act.where?.to === 'instead' ? onlyLayer(resolve(act.where.of, scene)) : null;
  const emoji = anchor?.type === 'sticker' && anchor.emoji !== '' ? EMOJI_OF[addition.form] : undefined;
  return emoji === undefined ? null : { ...act, addition: { is: 'emoji', emoji } };
}

function correctedCalls({ addition, looks }: ActOf<'add'>, of: Reference, scene: Scene): Planned {
  const last = onlyLayer(resolve(of, scene));
  const deed = scene.deeds.findLast(({ made, turn }) => turn === scene.turns - 1 && made.includes(last?.id ?? ''));
  if (!last?.box || !deed || !isGoing(last)) return null;
  const { x, y, width, height } = last.box;
  const [side, color] = [Math.max(width, height), looks.find(({ property }) => property === 'color')?.value];
  const form = addition.is === 'shape' ? addition.form : null;
  const emoji =
    addition.is === 'emoji' ? addition.emoji : form !== null && last.type === 'sticker' ? EMOJI_OF[form] : undefined;
  const own = typeof color === 'string' ? color : last.color.startsWith('#') ? last.color : undefined;
  const square = { x: Math.round(x + (width - side) / 2), y: Math.round(y + (height - side) / 2) };
  const made: Call | null =
    emoji !== undefined
      ? { tool: 'add_sticker', input: { sticker: emoji, ...square, size: side } }
      : form === null || form === 'line'
        ? null
        : {
            tool: 'add_shape',
            input: {
              shape: SHAPES[form] ?? form,
              ...(own === undefined ? {} : { color: own }),
              ...shapeBox(last.box, scene.page),
            },
          };
  return made && planned([{ tool: 'undo', input: { changes: [deed.change] } }, made]);
}

export function ornamentCalls(act: ActOf<'add'>, scene: Scene): Planned {
  const { addition } = act;
  if (act.where?.to === 'instead' && act.where.of.deed === 'made') return correctedCalls(act, act.where.of, scene);
  switch (addition.is) {
    case 'shape': {
      const emoji = emojiInstead({ ...act, addition }, scene);
      return emoji ? emojiCalls(emoji, scene) : shapeCalls({ ...act, addition }, scene);
    }
    case 'emoji':
      return emojiCalls({ ...act, addition }, scene);
    case 'icon':
      return iconCalls({ ...act, addition }, scene);
    default:
      return null;
  }
}
