/** The common elements of stickers, and their room on the page. */
import type { Box } from '#design/document/geometry.ts';
import type { Outline } from '#design/document/path-geometry.ts';
import type { Chance } from '../drawing/chance.ts';
import type { Drawing, Look } from '../drawing/drawing.ts';
import type { ReadWords } from '../words/read-words.ts';

export interface StickerBrief {
  drawing: Drawing;
  read: ReadWords;
  words: string;
  colors: readonly string[];
  /** Counts the variations, from 0. */
  which: number;
  chance: Chance;
}

export interface Subject {
  emoji: string | null;
  icon: Outline | null;
  /** For icons alone. */
  color: string;
}

/** The square in the middle that the sticker fills. */
export function squareOf({ width, height }: Drawing, share: number): Box {
  const side = Math.min(width, height) * share;
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

export const SOFT = (drawing: Drawing): Look => ({
  shadow: { color: '#17150f59', x: 0, y: drawing.unit * 12, blur: Math.min(500, drawing.unit * 26) },
});

export interface Parts extends StickerBrief {
  palette: readonly string[];
  subjects: readonly Subject[];
  text: string | null;
  /** The words place the first thing on the second. */
  onTop: boolean;
}

export const sized = (box: Box, top: number, bottom: number): Box => ({
  x: box.x,
  y: box.y + box.height * top,
  width: box.width,
  height: box.height * (bottom - top),
});
