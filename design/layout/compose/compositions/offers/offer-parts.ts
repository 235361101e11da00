/** What offers share: the figures in them, soft shadows, photos as cutouts or in frames. */
import type { Box } from '../../../../document/geometry.ts';
import type { Board } from '../../board.ts';
import { isCropped, namedFrame, putCutout, putFramed } from '../../pictures.ts';
import type { Picture } from '../../kit.ts';

const FIGURE = /\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:%|\p{Sc})/gu;

/** The prices and percentages in a text, in order: "$59 instead of $78" has two. */
export function figuresIn(text: string | null): string[] {
  return [...(text ?? '').matchAll(FIGURE)].map(([figure]) => figure.replace(/[.,]$/, ''));
}

/** The number that a figure stands for; NaN where it is none. */
export const amountOf = (figure: string): number => Number(figure.replace(/[^\d.,]/gu, '').replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'));

/** A soft shadow of what lies on the page. */
export function lying(board: Board, strength = 1): { color: string; x: number; y: number; blur: number } {
  return { color: '#00000033', x: 0, y: Math.round(board.u(0.9 * strength)), blur: Math.round(board.u(3 * strength)) };
}

/** The thing in a room: cut out on its shadow, or in a frame. */
export function putThing(board: Board, picture: Picture, room: Box, frame: 'rounded' | 'circle' | 'rectangle' = 'rounded'): void {
  if (picture.mask) putCutout(board, picture, room, { valign: isCropped(picture) ? 'bottom' : 'middle', lively: true });
  else {
    const side = Math.min(room.width, room.height);
    const box = frame === 'circle' ? { x: room.x + (room.width - side) / 2, y: room.y + (room.height - side) / 2, width: side, height: side } : room;
    putFramed(board, picture, box, namedFrame(frame, box, board), {}, true);
  }
}
