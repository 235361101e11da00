/** Plans where one thing goes on its page, so that it covers nothing that is read there: others make way, or it stands beside them. */
import { boxAt, type Place } from '#tools/contract/page-space.ts';
import { seenOf, type Box, type Page, type Thing } from '../ground/canvas.ts';
import { roomFor, shifted, type Move, type Room } from './making-room.ts';
import type { Call, Planned } from './planned.ts';

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
