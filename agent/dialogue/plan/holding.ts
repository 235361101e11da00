/** Words in a shape: in its middle, as large as fits in there. A small shape grows, so that they can be read. */
import { contrast } from '#design/layout/contrast.ts';
import type { Box, Page, Thing } from '../ground/canvas.ts';
import { roomOn } from './place-calls.ts';
import type { Call } from './planned.ts';

/** Letters that are read at a glance, of the page's shorter side; how much a shape grows for them at most. */
const READABLE = 0.055;
const GROWN = 2;
/** Width of a letter and height of a line, of their size. */
const LETTERS = { width: 0.58, height: 1.2 };
const INKS = { dark: '#16161d', light: '#ffffff' };
/** Contrast from which on white letters are read well on a color. */
const LIGHT_ENOUGH = 3.4;

/** White on strong colors, dark on pale ones. */
export const inkOn = (color: string): string =>
  color.startsWith('#') && contrast(INKS.light, color.slice(0, 7)) >= LIGHT_ENOUGH ? INKS.light : INKS.dark;

/** The size of letters that lets the words stand in that room, on as many lines as they take. */
function sizeIn({ width, height }: Box, words: string): number {
  const all = words.trim().split(/\s+/u);
  const sizes = all.map((_, at) => {
    const lines = at + 1;
    const longest = Math.max(...all.map(({ length }) => length), Math.ceil(words.length / lines));
    return Math.min(width / (longest * LETTERS.width), height / (lines * LETTERS.height));
  });
  return Math.max(...sizes);
}

/** The shape so much larger, around its middle, and on the page. */
function grown({ x, y, width, height }: Box, by: number, page: Page): Box {
  const size = { width: Math.round(width * by), height: Math.round(height * by) };
  const margin = Math.round(Math.min(page.width, page.height) * 0.02);
  const kept = (at: number, length: number, limit: number): number =>
    Math.round(Math.max(margin, Math.min(limit - margin - length, at)));
  return {
    ...size,
    x: kept(x - (size.width - width) / 2, size.width, page.width),
    y: kept(y - (size.height - height) / 2, size.height, page.height),
  };
}

/** The calls that put words into a shape; null: it is none that is written on. */
export function heldBy(shape: Thing, words: string, page: Page): Call[] | null {
  const room = roomOn(shape);
  if (!room || !shape.box) return null;
  const wanted = Math.min(page.width, page.height) * READABLE;
  const by = Math.min(GROWN, Math.max(1, wanted / sizeIn(room, words)));
  const isGrown = by > 1.05 && !shape.locked;
  const box = isGrown ? grown(shape.box, by, page) : shape.box;
  const on = (isGrown && roomOn({ ...shape, box })) || room;
  return [
    ...(isGrown ? [{ tool: 'update_layer', input: { layer: shape.id, ...box } }] : []),
    { tool: 'add_text', input: { text: words, ...on, color: inkOn(shape.color), weight: 'bold', align: 'center' } },
  ];
}
