/** Places the things of a sticker, and draws them with the cut line around them. */
import type { Box } from '#design/document/geometry.ts';
import type { TextLayer } from '#design/document/layers.ts';
import type { Outline } from '#design/document/path-geometry.ts';
import { mix } from '#design/layout/contrast.ts';
import { gradient, type Look } from '../drawing/drawing.ts';
import { drawFace, takesFace } from '../face.ts';
import type { StickerBrief, Subject } from './sticker-parts.ts';

/** One thing on the sticker and its place, as shares of the room. */
interface Piece {
  emoji: string | null;
  icon: Outline | null;
  box: Box;
  rotation: number;
}

/** Places of one, two or three things in a square of side 1: the first in front and largest. */
const STANDS: readonly (readonly (readonly (readonly [x: number, y: number, size: number, turn: number])[])[])[] = [
  [[[0.5, 0.5, 0.86, 0]], [[0.5, 0.5, 0.86, -8]], [[0.5, 0.5, 0.86, 7]], [[0.5, 0.5, 0.86, 0]]],
  [
    [
      [0.4, 0.46, 0.72, 0],
      [0.76, 0.73, 0.44, 8],
    ],
    [
      [0.59, 0.45, 0.72, 5],
      [0.24, 0.74, 0.42, -10],
    ],
    [
      [0.5, 0.58, 0.74, 0],
      [0.77, 0.22, 0.38, 14],
    ],
    [
      [0.38, 0.54, 0.7, -6],
      [0.77, 0.33, 0.46, 10],
    ],
  ],
  [
    [
      [0.5, 0.44, 0.66, 0],
      [0.21, 0.74, 0.4, -10],
      [0.79, 0.74, 0.4, 10],
    ],
    [
      [0.44, 0.54, 0.68, -4],
      [0.8, 0.3, 0.38, 12],
      [0.8, 0.78, 0.36, -6],
    ],
    [
      [0.56, 0.52, 0.68, 4],
      [0.2, 0.28, 0.36, -12],
      [0.22, 0.78, 0.38, 8],
    ],
    [
      [0.5, 0.6, 0.66, 0],
      [0.22, 0.26, 0.38, -14],
      [0.78, 0.26, 0.38, 14],
    ],
  ],
];

/** Pairs of things with the first on the second. */
const ON_TOP: (typeof STANDS)[number][number] = [
  [0.5, 0.4, 0.7, 0],
  [0.5, 0.79, 0.52, 0],
];

export function piecesIn(subjects: readonly Subject[], room: Box, which: number, onTop = false): Piece[] {
  const side = Math.min(room.width, room.height);
  const stands = onTop && subjects.length === 2 ? ON_TOP : (STANDS[subjects.length - 1]?.[which % 4] ?? []);
  return subjects
    .map(({ emoji, icon }, index): Piece => {
      const [x, y, size, turn] = stands[index] ?? [0.5, 0.5, 0.5, 0];
      const width = size * side;
      const ratio = icon ? icon.viewHeight / icon.viewWidth : 1;
      const [w, h] = ratio > 1 ? [width / ratio, width] : [width, width * ratio];
      return {
        emoji,
        icon,
        box: {
          x: room.x + room.width / 2 + (x - 0.5) * side - w / 2,
          y: room.y + room.height / 2 + (y - 0.5) * side - h / 2,
          width: w,
          height: h,
        },
        rotation: turn,
      };
      // Back to front: the first one named is drawn last.
    })
    .reverse();
}

/** The place of a face on things that are not round: shares of the box, and the distance of the eyes. */
const FACE_PLACES: Readonly<Record<string, readonly [number, number, number]>> = {
  '🥑': [0.6, 0.25, 0.17],
  '🍕': [0.47, 0.44, 0.2],
  '☕': [0.45, 0.66, 0.2],
  '🍌': [0.56, 0.62, 0.16],
  '🌵': [0.5, 0.42, 0.13],
};

export function drawPieces({ drawing, read }: StickerBrief, pieces: readonly Piece[], color: string): void {
  for (const [index, { emoji, icon, box, rotation }] of pieces.entries()) {
    if (emoji !== null) drawing.emoji(emoji, box, 'Sticker', { rotation });
    else if (icon)
      drawing.outline(icon, box, gradient(160, mix(color, '#ffffff', 0.18), mix(color, '#000000', 0.08)), 'Icon', {
        rotation,
      });
    if (index === pieces.length - 1 && read.face && (emoji === null || takesFace(emoji))) {
      const [x, y, wide] = FACE_PLACES[emoji ?? ''] ?? [0.5, 0.56, 0.24];
      drawFace(drawing, read.face, box.x + box.width * x, box.y + box.height * y, box.width * wide);
    }
  }
}

/** Draws all pieces again below themselves, grown by this many px: together they form one cut line. */
export function drawRim(
  { drawing }: StickerBrief,
  pieces: readonly Piece[],
  text: TextLayer | null,
  color: string,
  width: number,
  name: string,
  look: Look = {},
): void {
  drawing.group(name, () => {
    for (const { emoji, icon, box, rotation } of pieces) {
      if (emoji !== null)
        drawing.emoji(emoji, box, name, { rotation, stroke: { color, width: width * 2, dash: [] }, ...look });
      else if (icon)
        drawing.outline(icon, box, color, name, { rotation, stroke: { color, width: width * 2, dash: [] }, ...look });
    }
    if (text)
      drawing.put({
        ...text,
        name,
        fill: { type: 'solid', color },
        stroke: { color, width: width * 2, dash: [] },
        echoes: [],
        ...(look.shadow ? { shadow: look.shadow } : {}),
      });
  });
}
