/**
 * Plans where one thing goes on its page, so that it covers nothing that is read there: others make way, or it stands beside
 * them. Places inside other things, behind what a photo shows, and where something stood that the same message takes away.
 */
import { boxAt, type Place } from '#tools/contract/page-space.ts';
import { seenOf, type Box, type Page, type Thing, overlaps } from '../ground/canvas.ts';
import { roomFor, shifted, type Move, type Room } from './making-room.ts';
import { type Call, type Planned, NEW_LAYER } from './planned.ts';
import { innerOf, SHAPE_NAMES } from '#tools/shapes/shape-kinds.ts';
import type { ActOf, EditAct } from '../acts/act.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import type { Change } from '../acts/edits.ts';
import type { Reference } from '../acts/reference.ts';
import { plainWords } from '../values/plain-words.ts';
import { picturesMeant } from './pictures-meant.ts';

type Side = 'left' | 'center' | 'right';
export const sideOf = (place: Place): Side =>
  place.includes('left') ? 'left' : place.includes('right') ? 'right' : 'center';

/** The lines of a text whose box is wider than they are begin or end where the text is to stand. */
export const lined = ({ letters }: Thing, side: Side): { align?: Side } =>
  letters && side !== 'center' ? { align: side } : {};

/** Where a thing is seen once its box stands there. */
function seenAt(thing: Thing, there: Box, own: Box, align: Side | undefined): Box {
  const seen = seenOf(thing) ?? own;
  const x = align === 'left' ? 0 : align === 'right' ? own.width - seen.width : seen.x - own.x;
  return { ...seen, x: there.x + x, y: there.y };
}

/** The box of a thing with the pill behind its letters. */
function extentOf(thing: Thing): Box | null {
  return seenOf({ ...thing, letters: null });
}

/** They come first: what is spoken of afterwards is the thing that was moved. */
const others = (room: Room): Call[] =>
  room.others.map(({ id, dy }) => ({ tool: 'update_layer', input: { layer: id, moveY: dy } }));

const isFurther = ({ by }: Room): boolean => by.dx !== 0 || by.dy !== 0;

/** At a place of the page. */
export function placeCalls(thing: Thing, place: Place, page: Page): Planned {
  const own = extentOf(thing);
  const more = lined(thing, sideOf(place));
  const plain = { tool: 'update_layer', input: { layer: thing.id, place, ...more } };
  if (!own) return { calls: [plain], spoken: [thing.id] };
  const home = boxAt(page, own, place);
  const push: Move['push'] = place.startsWith('top') ? 'down' : place.startsWith('bottom') ? 'up' : null;
  const room = roomFor({ thing, to: seenAt(thing, home, own, more.align), push }, page);
  const way = { moveX: Math.round(home.x - own.x + room.by.dx), moveY: Math.round(home.y - own.y + room.by.dy) };
  const call = isFurther(room) ? { tool: 'update_layer', input: { layer: thing.id, ...way, ...more } } : plain;
  return { calls: [...others(room), call], spoken: [thing.id] };
}

/** Some way from where it is, sideways or up and down, as far as something stands there. */
export function wayCalls(thing: Thing, dx: number, dy: number, page: Page): Planned {
  const seen = seenOf(thing);
  const room: Room | null = seen && roomFor({ thing, to: shifted(seen, dx, dy), push: null }, page);
  const way = { moveX: Math.round(dx + (room?.by.dx ?? 0)), moveY: Math.round(dy + (room?.by.dy ?? 0)) };
  return { calls: [{ tool: 'update_layer', input: { layer: thing.id, ...way } }], spoken: [thing.id] };
}

/** Along an edge or the middle line of the page: a thing that would cover a text there goes next to it. */
export function edgeCalls(thing: Thing, edge: Side, page: Page, align: Side | undefined): Call[] {
  const lines = align === undefined ? lined(thing, edge) : { align };
  const plain: Call = {
    tool: 'update_layer',
    input: { layer: thing.id, alignToPage: edge === 'center' ? 'center-x' : edge, ...lines },
  };
  const own = extentOf(thing);
  if (!own || thing.type === 'text') return [plain];
  const home = { ...boxAt(page, own, edge), y: own.y };
  const room = roomFor({ thing, to: home, push: null }, page);
  const way = { moveX: Math.round(home.x - own.x + room.by.dx), moveY: room.by.dy };
  return isFurther(room) ? [{ tool: 'update_layer', input: { layer: thing.id, ...way } }] : [plain];
}

/** Beside another thing; what is in the way there makes room. */
export function besideCalls(
  thing: Thing,
  other: Thing,
  side: 'above' | 'below' | 'left-of' | 'right-of',
  page: Page,
): Planned {
  const plain: Call = {
    tool: 'arrange',
    input: { layers: [thing.id], relative: { side, of: other.id } },
  };
  const [own, of] = [seenOf(thing), seenOf(other)];
  if (!own || !of) return { calls: [plain], spoken: [thing.id] };
  const gap = Math.round(Math.min(page.width, page.height) * BESIDE);
  // What begins at the same edge goes on doing so.
  const isFlush = thing.type === 'text' && Math.abs(own.x - of.x) < page.width * FLUSH;
  const middle = {
    x: isFlush ? own.x : of.x + (of.width - own.width) / 2,
    y: of.y + (of.height - own.height) / 2,
  };
  const at = {
    above: { x: middle.x, y: of.y - gap - own.height },
    below: { x: middle.x, y: of.y + of.height + gap },
    'left-of': { x: of.x - gap - own.width, y: middle.y },
    'right-of': { x: of.x + of.width + gap, y: middle.y },
  }[side];
  const margin = gap;
  const onto = (start: number, length: number, limit: number): number =>
    Math.min(Math.max(margin, start), Math.max(margin, limit - margin - length));
  const to = { ...own, x: onto(at.x, own.width, page.width), y: onto(at.y, own.height, page.height) };
  const push = side === 'below' ? 'down' : side === 'above' ? 'up' : null;
  const room = roomFor({ thing, to, push }, page);
  const way = { moveX: Math.round(to.x - own.x + room.by.dx), moveY: Math.round(to.y - own.y + room.by.dy) };
  const isPlain = !isFurther(room) && !isFlush && !thing.letters && !other.letters;
  const call: Call = isPlain ? plain : { tool: 'update_layer', input: { layer: thing.id, ...way } };
  return { calls: [...others(room), call], spoken: [thing.id] };
}
/** Distance between things that stand beside each other, of the page's shorter side, as the tool keeps it. */
const BESIDE = 0.025;
const FLUSH = 0.02;

/** Room to the edges, as a share of the shorter side of what it stands in. */
const INSET = 0.04;
/** What a thing takes up of that at most. */
const MOST = 0.9;

/** Room that is left to the edges of a box, px. */
export const insetOf = ({ width, height }: Box): number => Math.round(Math.min(width, height) * INSET);

export const sideways = (place: Place): 'left' | 'center' | 'right' =>
  place.includes('left') ? 'left' : place.includes('right') ? 'right' : 'center';

/** Where a box of that size begins, inside another. */
export function cornerOf(place: Place, size: { width: number; height: number }, of: Box): { x: number; y: number } {
  const inset = insetOf(of);
  const across = { left: inset, center: (of.width - size.width) / 2, right: of.width - size.width - inset };
  const down = place.includes('top')
    ? inset
    : place.includes('bottom')
      ? of.height - size.height - inset
      : (of.height - size.height) / 2;
  return { x: Math.round(of.x + across[sideways(place)]), y: Math.round(of.y + down) };
}

/** The fields that put a thing there: smaller if it would not fit in; a text keeps its box on that side. */
export function inside({ type, box }: Thing, place: Place, of: Box): Record<string, unknown> {
  if (!box) return {};
  if (type === 'text') {
    const width = Math.min(box.width, of.width - 2 * insetOf(of));
    return { ...cornerOf(place, { width, height: box.height }, of), width: Math.round(width), align: sideways(place) };
  }
  const scale = Math.min(1, (of.width * MOST) / box.width, (of.height * MOST) / box.height);
  const size = { width: Math.round(box.width * scale), height: Math.round(box.height * scale) };
  return { ...cornerOf(place, size, of), ...(scale < 1 ? size : {}) };
}

/** Height of a line of text, of its size; width of a letter. */
const LETTERS = { height: 1.25, width: 0.6 };
/** A shape or an emoji, as a share of the shorter side of what it stands in. */
const SMALL = 0.22;

/** The call that puts something new on the page, so that it stands inside a box. `usual`: the size of plain letters. */
export function putInside({ tool, input }: Call, place: Place, of: Box, usual: number): Call {
  const { place: _place, beside: _beside, ...own } = input;
  if (tool === 'add_text') {
    const size = typeof own.size === 'number' ? own.size : usual;
    const lines = String(own.text).split('\n');
    const longest = Math.max(...lines.map(({ length }) => length));
    const most = of.width - 2 * insetOf(of);
    const width = Math.round(Math.min(most, longest * size * LETTERS.width + size));
    const fitting = Math.round(Math.min(size, most / (longest * LETTERS.width)));
    const height = lines.length * fitting * LETTERS.height;
    return {
      tool,
      input: { ...own, ...cornerOf(place, { width, height }, of), width, size: fitting, align: sideways(place) },
    };
  }
  const side = Math.round(Math.min(of.width, of.height) * SMALL);
  const at = cornerOf(place, { width: side, height: side }, of);
  return {
    tool,
    input: { ...own, ...at, ...(tool === 'add_sticker' ? { size: side } : { width: side, height: side }) },
  };
}

/** The box in which words fit well within a shape; null: it is no shape that is written on. */
export function roomOn({ type, shape, box, rotation }: Thing): Box | null {
  const name = SHAPE_NAMES.find((one) => one === shape);
  if (type !== 'shape' || !box || shape === 'line' || rotation !== 0) return null;
  const { x, y, width, height } = innerOf(name ?? 'rectangle');
  const [inner, high] = [box.width * width * PADDED, box.height * height * PADDED];
  return {
    x: Math.round(box.x + box.width * x - inner / 2),
    y: Math.round(box.y + box.height * y - high / 2),
    width: Math.round(inner),
    height: Math.round(high),
  };
}
const PADDED = 0.94;

/** Distance from the edges, of the page's side. Lines that a text takes there, and letters of a word, of the font size. */
const MARGIN = 0.05;
const LINES = [1, 2, 3, 4, 5] as const;
const LETTER = 0.6;

type Moving = ActOf<'move'>;
type Gone = Extract<Moving['destination'], { to: 'gone' }>;
export const isToGone = (act: EditAct): act is Moving => act.type === 'move' && act.destination.to === 'gone';

/** What was taken away by the acts before. */
function takenBefore(act: Moving, acts: readonly EditAct[], scene: Scene): Thing | null {
  const removal = acts.slice(0, acts.indexOf(act)).findLast((one) => one.type === 'remove');
  const [only, ...more] = removal?.type === 'remove' ? removal.target : [];
  return only && more.length === 0 ? onlyLayer(resolve(only, scene)) : null;
}

/** With its middle where that of the other was, inside the page; a text on so few lines that it covers nothing. */
function boxOn(thing: Thing, { x, y, width, height }: Box, others: readonly Thing[], page: Page): Box | null {
  const [own, ink] = [thing.box, seenOf(thing)];
  if (!own || !ink) return null;
  const margin = Math.round(Math.min(page.width, page.height) * MARGIN);
  const clamped = (middle: number, length: number, most: number): number =>
    Math.round(Math.max(margin, Math.min(most - margin - length, middle - length / 2)));
  const at = (size: { width: number; height: number }): Box => ({
    width: size.width,
    height: size.height,
    x: clamped(x + width / 2, size.width, page.width),
    y: clamped(y + height / 2, size.height, page.height),
  });
  if (thing.type !== 'text') return at(own);
  const longest = Math.max(...thing.text.split(/\s+/u).map(({ length }) => length)) * thing.size * LETTER;
  const boxes = LINES.map((lines) =>
    at({ width: Math.round(Math.max(longest, (ink.width / lines) * 1.1)), height: own.height * lines }),
  );
  const standing = others.flatMap((other) => seenOf(other) ?? []);
  return boxes.find((box) => standing.every((other) => !overlaps(box, other))) ?? boxes.at(-1) ?? null;
}

/** The move to where something stands or stood; null: nothing was taken away, or that has no place. */
export function goneCalls(act: Moving, acts: readonly EditAct[], scene: Scene, before: Page): Planned {
  const [target, ...more] = act.target;
  const { of } = act.destination as Gone;
  const thing = target ? onlyLayer(resolve(target, scene)) : null;
  const gone = of ? onlyLayer(resolve(of, { ...scene, page: before })) : takenBefore(act, acts, scene);
  if (more.length > 0 || !gone?.box || !thing || thing.id === gone.id || thing.locked) return null;
  const { leaving = [] } = scene.page;
  // What stays there has to go where the other one comes from.
  const stays = scene.page.layers.some(
    ({ id, box }) => id === gone.id && box?.x === gone.box?.x && box?.y === gone.box?.y,
  );
  if (of && stays && !leaving.includes(gone.id))
    return { calls: [{ tool: 'arrange', input: { layers: [thing.id, gone.id], swap: true } }], spoken: [thing.id] };
  const others = scene.page.layers.filter(
    ({ id, visible }) => visible && id !== gone.id && id !== thing.id && !leaving.includes(id),
  );
  const box = boxOn(thing, gone.box, others, scene.page);
  if (!box) return null;
  const fields = { x: box.x, y: box.y, ...(thing.type === 'text' ? { width: box.width, align: 'center' } : {}) };
  return { calls: [{ tool: 'update_layer', input: { layer: thing.id, ...fields } }], spoken: [thing.id] };
}

/** The longest that can stand there. */
const MOST_LETTERS = 60;

/** The picture that words are to go behind, on the page or waiting; null: what is named is none. */
function pictureOf(of: Reference, scene: Scene): { layer: string } | null {
  const meant = resolve(of, scene);
  if ('layers' in meant && meant.layers.some(({ type }) => type !== 'image')) return null;
  const pictures = picturesMeant([of], scene);
  if (!pictures) return null;
  const [layer, ...more] = 'layers' in pictures ? pictures.layers : [];
  if (layer) return more.length > 0 || layer.locked ? null : { layer: layer.id };
  const [waiting, ...others] = 'waiting' in pictures ? pictures.waiting : [];
  return waiting !== undefined && others.length === 0 ? { layer: waiting } : null;
}

function looksOf(looks: readonly Change[]): Record<string, unknown> | null {
  const fields: Record<string, unknown> = {};
  for (const { property, way, value, like } of looks) {
    // Its size is found by the tool: as large as can be read.
    if (property === 'size' && way !== 'down' && !like) continue;
    if (like || way !== 'set') return null;
    if (property === 'color' || property === 'font' || property === 'letterCase' || property === 'weight')
      fields[property] = value;
    else return null;
  }
  return fields;
}

const TEXT_PLACES = new Set<Place>(['top', 'center', 'bottom']);

/** New words behind a photo's subject. Words that stand on the page are not written twice. */
export function behindCalls(
  text: string,
  of: Reference,
  at: Place | null,
  looks: readonly Change[],
  scene: Scene,
): Planned {
  const picture = pictureOf(of, scene);
  const fields = looksOf(looks);
  if (!picture || !fields || text.length > MOST_LETTERS || (at !== null && !TEXT_PLACES.has(at))) return null;
  const standing = scene.page.layers.filter(
    ({ type, locked, text: own }) => type === 'text' && !locked && plainWords(own) === plainWords(text),
  );
  return calls(text, { ...picture, ...(at === null ? {} : { place: at }), ...fields }, standing);
}

/** A text of the page goes behind a photo's subject. */
export function movedBehind(layer: Thing, of: Reference, scene: Scene): Planned {
  const picture = pictureOf(of, scene);
  return picture && layer.text.length <= MOST_LETTERS ? calls(layer.text, picture, [layer]) : null;
}

const calls = (text: string, more: Record<string, unknown>, gone: readonly Thing[]): Planned => ({
  calls: [
    { tool: 'text_behind', input: { text, ...more } },
    ...(gone.length > 0 ? [{ tool: 'delete', input: { layers: gone.map(({ id }) => id) } }] : []),
  ],
  spoken: [NEW_LAYER],
});
