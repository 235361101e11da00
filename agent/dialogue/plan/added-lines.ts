/** New texts whose place says what they are: captions of pictures, and lines below the last one. */
import type { Place } from '#tools/contract/page-space.ts';
import type { Change } from '../acts/edits.ts';
import { seenOf, textsOn, type Page, type Thing } from '../ground/canvas.ts';
import { roomFor } from './making-room.ts';
import type { Call } from './planned.ts';
import { factorOf } from './compared.ts';

type Fields = Record<string, unknown>;

/** Letters of a caption, and its distance from what it explains, as shares of the page's shorter side. */
const CAPTION = { most: 0.034, least: 0.022, gap: 0.012 };
/** Room to the page's lower edge, as such a share; height of a line of text, of its size; width of a letter. */
const FOOT = 0.055;
const LINE = 1.2;
const LETTER = 0.55;
/** Where the last line stands at least, as a share of the page's height. */
const LOWER = 0.55;

const shorterOf = ({ width, height }: Page): number => Math.min(width, height);
const smallest = (page: Page): Thing | null =>
  textsOn(page)
    .filter(({ highlight }) => highlight === '')
    .toSorted((a, b) => a.size - b.size)[0] ?? null;

/** Above or below a picture: small, and of one size whatever picture it is; null: it is no caption. */
export function captionBox(side: string, anchor: Thing, page: Page): Fields | null {
  if (anchor.type !== 'image' || (side !== 'above' && side !== 'below')) return null;
  const model = smallest(page);
  const shorter = shorterOf(page);
  const size = Math.min(shorter * CAPTION.most, Math.max(shorter * CAPTION.least, model?.size ?? Infinity));
  return {
    beside: { side, of: anchor.id, gap: Math.round(shorter * CAPTION.gap) },
    ...(model ? { like: model.id } : {}),
    size: Math.round(size),
    align: 'center',
  };
}

/** Whether below a text there is no room for another one. */
export const isAtFoot = (text: Thing, page: Page): boolean =>
  text.type === 'text' && endOf(text) + text.size * (LINE + 0.4) > page.height - shorterOf(page) * FOOT;

/** At the bottom of a page that has lines there: below them, set like the last one; they move up if they have to. */
export function lastLine(
  text: string,
  place: Place,
  looks: readonly Change[],
  page: Page,
): { others: Call[]; fields: Fields } | null {
  const lines = textsOn(page).filter(
    ({ highlight, rotation, curve }) => highlight === '' && rotation === 0 && curve === 0,
  );
  const [last] = lines.toSorted((a, b) => endOf(b) - endOf(a));
  const seen = last && seenOf(last);
  if (place !== 'bottom' || !last?.box || !seen || endOf(last) < page.height * LOWER) return null;
  const step = looks.find(({ property, way }) => property === 'size' && way !== 'set');
  const size = Math.round(last.size * (step ? factorOf(step) : 1));
  const height = text.split('\n').length * size * LINE;
  const width = Math.min(page.width * 0.9, Math.max(...text.split('\n').map(({ length }) => length)) * size * LETTER);
  const foot = page.height - Math.round(shorterOf(page) * FOOT);
  const below = endOf(last) + size * 0.4;
  const isRoomy = below + height <= foot;
  const isFlush = Math.abs(seen.x - last.box.x) < 2 && seen.x + seen.width < last.box.x + last.box.width - 2;
  const x = isFlush ? last.box.x : last.box.x + (last.box.width - width) / 2;
  const box = { x, y: isRoomy ? below : foot - height, width, height };
  const thing: Thing = { ...last, id: '', text, box, letters: null, size, group: '' };
  const room = roomFor({ thing, to: box, push: 'up' }, page);
  if (room.by.dx !== 0 || room.by.dy !== 0) return null;
  return {
    others: room.others.map(({ id, dy }) => ({ tool: 'update_layer', input: { layer: id, moveY: dy } })),
    fields: {
      x: Math.round(last.box.x),
      y: Math.round(box.y),
      width: Math.round(Math.max(last.box.width, width)),
      like: last.id,
      size,
      align: isFlush ? 'left' : 'center',
    },
  };
}
const endOf = ({ box }: Thing): number => (box ? box.y + box.height : 0);
