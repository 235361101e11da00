/** Plans additions: texts that match their neighbors, table rows, shapes, emoji, copies. */
import type { ActOf } from '../acts/act.ts';
import type { Addition, Where } from '../acts/adding.ts';
import type { Change } from '../acts/edits.ts';
import type { Reference } from '../acts/reference.ts';
import type { Box, Page, Thing } from '../ground/canvas.ts';
import { factsIn } from '../ground/kinds.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { copyCalls, inRow } from './copies-calls.ts';
import { addedBox, isOnPage, opposite, sizeOf, type AddedSide } from './added-box.ts';
import { behindCalls } from './behind-calls.ts';
import { putInside } from './inside.ts';
import { NEW_LAYER } from './new-layers.ts';
import type { Call, Planned } from './planned.ts';
import { addRow, rowOf } from './row-calls.ts';

/** Of a small text and a big one, relative to the text that it is put beside. */
const STEP = { down: 0.6, up: 1.5 };
/** The smallest letters, as a share of the page's shorter side. */
const SMALLEST = 0.02;
/** The least of a text that is asked to be big, as such a share. */
const BIG = 0.08;
/** A line beside one this many times larger than usual explains it, and is smaller. */
const LARGE = 1.6;
const BESIDE_LARGE = 0.45;

/** Degrees by which a new text is tilted, rising to the right as stamps do. */
const TILT = 10;
/** Lines that make a list, and its size beside a heading. */
const LIST = 3;
const BESIDE_HEADING = 0.55;

/** Height of a line of text, of its size. */
const LINE = 1.2;

type Fields = Record<string, unknown>;
type SideWhere = Extract<Where, { to: 'side' }>;

const planned = (calls: Call[]): Planned => ({ calls, spoken: [NEW_LAYER] });

/** The factor of a step in size. */
const factorOf = ({ way, degree }: Change): number => (way === 'set' ? 1 : STEP[way] ** Math.min(2, degree));

const shorterOf = ({ width, height }: Page): number => Math.min(width, height);

/** The fields of add_text for some looks; null when a new text can't have one of them. */
function textFields(looks: readonly Change[], scene: Scene, isPill: boolean): Fields | null {
  const fields: Fields = {};
  for (const { property, way, value, like } of looks) {
    const model = like && onlyLayer(resolve(like, scene));
    if (like && !model) return null;
    if (property === 'size' && like) {
      const factor = way === 'up' ? STEP.up : way === 'down' ? STEP.down : 1;
      fields.size = model && Math.round(model.size * factor);
    } else if (property === 'size' && way === 'set') fields.size = value;
    else if (property === 'size') continue;
    else if (property === 'color' && (model || way === 'set'))
      fields[isPill ? 'highlight' : 'color'] = model ? model.color : value;
    else if (property === 'weight') fields.weight = way === 'set' ? value : way === 'up' ? 'bold' : 'regular';
    else if (property === 'font' && model) fields.like = model.id;
    else if (property === 'alignment') fields.align = value;
    else if (property === 'opacity' && typeof value === 'number') fields.opacity = value / 100;
    else if (property === 'rotation' && !like) fields.rotation = way === 'set' ? value : way === 'up' ? -TILT : TILT;
    else if (TAKEN.has(property) && way === 'set' && !like) fields[property] = value;
    else return null;
  }
  return Object.values(fields).some((field) => field === undefined || field === '') ? null : fields;
}
const TAKEN: ReadonlySet<string> = new Set([
  'highlight',
  'font',
  'italic',
  'underline',
  'strikethrough',
  'letterCase',
  'shadow',
]);

const textsOn = ({ layers }: Page): Thing[] =>
  layers.filter(({ type, visible, box }) => type === 'text' && visible && box !== null);

/** The size of most plain texts: neither headlines nor small print. */
function usualText(page: Page): Thing | null {
  const plain = textsOn(page)
    .filter(({ highlight }) => highlight === '')
    .toSorted((a, b) => a.size - b.size);
  return plain[Math.floor((plain.length - 1) / 2)] ?? null;
}

/** The distance of lines like this one from each other, where it is one of a list; null: it is none. */
function gapInList({ id, box, size }: Thing, page: Page): number | null {
  const gaps = textsOn(page).flatMap((other) => {
    if (!box || !other.box || other.id === id || Math.abs(other.size - size) > 1) return [];
    const isAligned =
      Math.abs(other.box.x - box.x) < 8 || Math.abs(other.box.x + other.box.width / 2 - box.x - box.width / 2) < 8;
    const gap = other.box.y > box.y ? other.box.y - box.y - box.height : box.y - other.box.y - other.box.height;
    return isAligned && gap >= 0 && gap < size * 2 ? [gap] : [];
  });
  return gaps.length > 0 ? Math.round(Math.min(...gaps)) : null;
}

/** The text whose look the new one takes; null: none is there; undefined: the one that was named is not. */
function modelOf(like: Reference | null, anchor: Thing | null, scene: Scene): Thing | null | undefined {
  if (like && !(like.quantity === 'other' && anchor?.type === 'text')) {
    const named = onlyLayer(resolve(like, { ...scene, spoken: { ...scene.spoken, now: anchor ? [anchor.id] : [] } }));
    return named && (named.type === 'text' || named.type === 'table') ? named : undefined;
  }
  const isModel = anchor?.type === 'table' || (anchor?.type === 'text' && (like !== null || anchor.highlight === ''));
  return isModel ? anchor : usualText(scene.page);
}

/** The font size where the model's own would be too large, or another was asked for; null: the model's own. */
function fontSize(model: Thing | null, isLike: boolean, looks: readonly Change[], page: Page): number | null {
  const step = looks.find(({ property, way, like }) => property === 'size' && way !== 'set' && !like);
  const usual = usualText(page)?.size ?? shorterOf(page) * 0.04;
  const own =
    model?.type === 'table' ? (model.box?.height ?? 0) / Math.max(1, model.cells.length) / 2 : (model?.size ?? usual);
  const isLarge = !isLike && model?.type === 'text' && own > usual * LARGE;
  const wanted = (isLarge ? Math.max(usual, own * BESIDE_LARGE) : own) * (step ? factorOf(step) : 1);
  const least = shorterOf(page) * (step?.way === 'up' ? BIG : SMALLEST);
  return isLarge || step ? Math.round(Math.max(least, wanted)) : null;
}

type TextAct = ActOf<'add'> & { addition: Extract<Addition, { is: 'text' }> };

function textCalls(
  { addition: { text }, where, looks, like }: TextAct,
  scene: Scene,
  room: number | null = null,
): Planned {
  const anchor = where?.to === 'side' ? onlyLayer(resolve(where.of, scene)) : null;
  if (where?.to === 'side' && where.side === 'behind')
    return like ? null : behindCalls(text, where.of, where.at ?? null, looks, scene);
  if (where?.to === 'side' && (!anchor || where.side === 'around')) return null;
  // A text on a text covers it.
  if (where?.to === 'side' && where.side === 'over' && anchor?.type === 'text') return null;
  if (where?.to === 'opposite' || where?.to === 'end' || where?.to === 'instead') return null;
  const model = modelOf(like, anchor, scene);
  const fields = textFields(looks, scene, false);
  if (model === undefined || !fields) return null;
  // A line below a large one explains it; a price beside a price is as large.
  const isLike =
    like !== null ||
    fields.like !== undefined ||
    (where?.to === 'side' && !isUpright(where)) ||
    (model !== null && [...factsIn(text)].some((kind) => factsIn(model.text).has(kind)));
  // A list below the only heading of its page is no heading.
  const isHeading = where === null && like === null && text.split('\n').length >= LIST && model?.type === 'text';
  const isLargest = isHeading && textsOn(scene.page).every(({ size: own }) => own >= model.size);
  const size = isLargest ? Math.round(model.size * BESIDE_HEADING) : fontSize(model, isLike, looks, scene.page);
  const gap =
    anchor?.type === 'text' && (where?.to !== 'side' || where.side !== 'over') ? gapInList(anchor, scene.page) : null;
  const isList = gap !== null && size === null && fields.size === undefined && model === anchor;
  const height = (typeof fields.size === 'number' ? fields.size : (size ?? model?.size ?? 0)) * LINE;
  const apart = room === null ? (isList && where?.to === 'side' && isUpright(where) ? gap : null) : (room - height) / 2;
  const beside =
    where?.to === 'side' && anchor
      ? {
          beside: {
            side: where.side,
            of: anchor.id,
            ...(apart === null ? {} : { gap: Math.max(0, Math.round(apart)) }),
          },
        }
      : {};
  return planned([
    {
      tool: 'add_text',
      input: {
        text,
        ...(where?.to === 'place' ? { place: where.place } : {}),
        ...beside,
        ...(model ? { like: model.id } : {}),
        ...(size === null ? {} : { size }),
        ...fields,
      },
    },
  ]);
}
const isUpright = ({ side }: SideWhere): boolean => side === 'above' || side === 'below';

/** A text on a pill in a color of the page. */
function badgeCalls({ addition: { text }, where, looks }: TextAct, scene: Scene): Planned {
  const fields = textFields(looks, scene, true);
  const anchor = where?.to === 'side' ? onlyLayer(resolve(where.of, scene)) : null;
  const isPlaced = where === null || where.to === 'place' || (where.to === 'side' && anchor !== null);
  if (!fields || !isPlaced || (where?.to === 'side' && (where.side === 'behind' || where.side === 'around')))
    return null;
  const step = looks.find(({ property, way }) => property === 'size' && way !== 'set');
  const size = step ? Math.round(shorterOf(scene.page) * 0.05 * Math.max(0.7, Math.min(1.6, factorOf(step)))) : null;
  return planned([
    {
      tool: 'add_text',
      input: {
        text,
        role: 'badge',
        highlight: accentOn(scene.page),
        ...(where?.to === 'place' ? { place: where.place } : {}),
        ...(where?.to === 'side' && anchor ? { beside: { side: where.side, of: anchor.id } } : {}),
        ...(size === null ? {} : { size }),
        ...fields,
      },
    },
  ]);
}

/** The color of a button, of a shape, else of the largest text. */
function accentOn(page: Page): string {
  const [text] = textsOn(page).toSorted((a, b) => b.size - a.size);
  const pill = page.layers.find(({ visible, highlight }) => visible && highlight.startsWith('#'))?.highlight;
  const color = pill ?? text?.color;
  return color?.startsWith('#') ? color.slice(0, 7) : '#16161d';
}

/** Shapes as add_shape calls them. */
const SHAPES: Readonly<Record<string, string>> = { ellipse: 'circle', rectangle: 'rectangle' };
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
    else if (property === 'weight' && isLine) {
      const isThin = value === 'light' || way === 'down';
      read.fields.line = { width: Math.max(1, Math.round(shorterOf(page) * THICKNESS[isThin ? 'thin' : 'thick'])) };
    } else return null;
  }
  return read;
}

type ShapeAct = ActOf<'add'> & { addition: Extract<Addition, { is: 'shape' }> };

function shapeCalls({ addition: { form }, where, looks, like }: ShapeAct, scene: Scene): Planned {
  const { page } = scene;
  const shape = SHAPES[form] ?? form;
  const isLine = form === 'line' || form === 'arrow';
  const read = shapeLooks(looks, isLine, page);
  if (!read || like) return null;
  const input: Fields = { shape, ...(read.color === null ? {} : { color: read.color }), ...read.fields };
  const call = (more: Fields): Planned => planned([{ tool: 'add_shape', input: { ...input, ...more } }]);
  if (where === null) return isLine ? null : call(sized(read.factor, page));
  if (where.to === 'place') return call({ place: where.place, ...(isLine ? {} : sized(read.factor, page)) });
  if (where.to === 'end' || where.to === 'between' || where.to === 'within') return null;
  if (where.to === 'opposite') {
    const last = lastSpoken(scene);
    const side = sizeOf(null, page) * read.factor;
    return last && !isLine ? call({ ...opposite(last, side, page) }) : null;
  }
  const anchor = onlyLayer(resolve(where.of, scene));
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
    // Photos have outlines of their own.
    if (isLine || anchor.type === 'image') return null;
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

function emojiCalls({ addition: { emoji }, where, looks, like }: EmojiAct, scene: Scene): Planned {
  const { page } = scene;
  const [step, ...others] = looks;
  if (others.length > 0 || like || (step && (step.property !== 'size' || step.way === 'set' || step.like))) return null;
  const factor = step ? factorOf(step) : 1;
  const call = (more: Fields): Planned => planned([{ tool: 'add_sticker', input: { sticker: emoji, ...more } }]);
  const word = factor === 1 ? {} : { size: factor < 1 ? 'small' : 'large' };
  if (where === null) return call(word);
  if (where.to === 'place') return call({ place: where.place, ...word });
  if (where.to === 'end' || where.to === 'between' || where.to === 'within') return null;
  const asSquare = ({ x, y, width }: { x: number; y: number; width: number }) => ({ x, y, size: width });
  if (where.to === 'opposite') {
    const last = lastSpoken(scene);
    return last && call(asSquare(opposite(last, sizeOf(null, page) * factor, page)));
  }
  const anchor = onlyLayer(resolve(where.of, scene));
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

/** A row, where a text is to go into a table; undefined: it is to go somewhere else. */
function rowCalls({ addition, where, looks }: ActOf<'add'>, scene: Scene): Planned | undefined {
  if (addition.is !== 'text' || addition.as !== 'text') return undefined;
  if (where?.to === 'end') {
    const table = onlyLayer(resolve(where.of, scene));
    return table?.type === 'table' && looks.length === 0 ? addRow(table, null, addition.text) : null;
  }
  if (where?.to !== 'side' || !isUpright(where)) return undefined;
  const row = rowOf(where.of, scene);
  if (!row) return undefined;
  return looks.length === 0 ? addRow(row.table, row.number + (where.side === 'below' ? 1 : 0), addition.text) : null;
}

/** A text in the middle of the gap between two things. */
function betweenCalls(act: ActOf<'add'>, of: readonly Reference[], scene: Scene): Planned {
  const ends = of.flatMap((reference) => {
    const box = onlyLayer(resolve(reference, scene))?.box;
    return box ? [{ reference, box }] : [];
  });
  const [upper, lower] = ends.toSorted((a, b) => a.box.y - b.box.y);
  const { addition } = act;
  if (!upper || !lower || addition.is !== 'text') return null;
  const room = lower.box.y - upper.box.y - upper.box.height;
  if (room <= 0) return null;
  return textCalls({ ...act, addition, where: { to: 'side', side: 'below', of: upper.reference } }, scene, room);
}

/** Something new inside another thing: as it is anywhere, but for where it stands. */
function withinCalls(act: ActOf<'add'>, { place, of }: Extract<Where, { to: 'within' }>, scene: Scene): Planned {
  const box = onlyLayer(resolve(of, scene))?.box;
  const [call, ...more] = addCalls({ ...act, where: null }, scene)?.calls ?? [];
  if (!box || !call || more.length > 0 || act.addition.is === 'copies') return null;
  const usual = usualText(scene.page)?.size ?? shorterOf(scene.page) * 0.04;
  return planned([putInside(call, place, box, usual)]);
}

/** The calls that put something on the page; null: it can't be done as it was understood. */
export function addCalls(said: ActOf<'add'>, scene: Scene): Planned {
  const act = isOnPage(said.where) ? { ...said, where: null } : said;
  if (act.where?.to === 'within') return withinCalls(act, act.where, scene);
  if (act.where?.to === 'between') return betweenCalls(act, act.where.of, scene);
  const row = rowCalls(act, scene);
  if (row !== undefined) return row;
  const { addition } = act;
  switch (addition.is) {
    case 'text':
      return addition.as === 'badge' ? badgeCalls({ ...act, addition }, scene) : textCalls({ ...act, addition }, scene);
    case 'shape':
      return inRow(shapeCalls({ ...act, addition }, scene), addition.count ?? 1, scene);
    case 'emoji':
      return inRow(emojiCalls({ ...act, addition }, scene), addition.count ?? 1, scene);
    case 'copies':
      return copyCalls(act, scene);
  }
}
