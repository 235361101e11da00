/** Full bleed: the photo fills the page, darkened where the words stand. */
import { contrast, mix } from '../../contrast.ts';
import { fade, type Board } from '../board.ts';
import { isBadgeable, putOffer } from '../blocks.ts';
import { isDark, shade } from '../color-mix.ts';
import { namedFrame, putFramed } from '../pictures.ts';
import { putStack, stackIn } from '../text-stack.ts';
import { wordsOn } from '../words.ts';
import type { Composition } from './composition.ts';

/** How opaque a scrim is behind words: white reads on what is left of a white photo (4.5 : 1 takes 0.55). */
const OPAQUE = 0.74;

const alpha = (color: string, share: number) => `${color}${Math.round(share * 255).toString(16).padStart(2, '0')}`;

/** A very dark colour in the palette's own hue. */
function night(board: Board): string {
  const { ground, ink } = board.kit.palette;
  const dark = isDark(ground) ? ground : isDark(ink) ? ink : '#14141a';
  return contrast('#ffffff', dark) > 13 ? dark : shade(dark, -0.12);
}

function draw(board: Board): boolean {
  const { kit, safe, width, height } = board;
  const [picture] = kit.pictures;
  if (!picture) return false;
  const dark = night(board);
  // What the words stand on, were the photo white there and were it black.
  const grounds = [mix('#ffffff', dark, OPAQUE), dark];
  const words = wordsOn(board, grounds, { without: isBadgeable(board) ? ['offer'] : [], label: true, ink: '#ffffff' });
  const centered = kit.twist % 2 === 1 && !board.wide;
  const sideways = board.wide;
  const room = sideways
    ? { x: board.mirrored ? safe.x + safe.width * 0.46 : safe.x, y: safe.y, width: safe.width * 0.54, height: safe.height }
    : { x: safe.x, y: safe.y + safe.height * 0.36, width: safe.width, height: safe.height * 0.64 };
  const stack = stackIn(board, words, room, { align: centered ? 'center' : 'left', valign: sideways ? 'middle' : 'bottom', largest: sideways ? 14 : 15 });
  if (!stack) return false;
  board.background = { type: 'solid', color: dark };
  putFramed(board, picture, board.page, namedFrame('rectangle', board.page, board), {}, true);
  if (sideways) {
    const reach = board.mirrored ? (width - stack.box.x + board.margin * 0.8) / width : (stack.box.x + stack.box.width + board.margin * 0.8) / width;
    board.rectangle('Scrim', board.page, fade(board.mirrored ? 270 : 90, [0, alpha(dark, 0.92)], [Math.min(0.86, reach), alpha(dark, OPAQUE)], [Math.min(1, reach + 0.3), alpha(dark, 0)]));
  } else {
    const top = Math.max(0, stack.box.y - board.margin * 0.5);
    const start = Math.max(0, top - height * 0.26);
    board.rectangle('Scrim', { x: 0, y: start, width, height: height - start }, fade(180, [0, alpha(dark, 0)], [Math.min(0.9, Math.max(0.02, (top - start) / (height - start))), alpha(dark, OPAQUE)], [1, alpha(dark, 0.94)]));
  }
  putStack(board, stack);
  const size = Math.min(board.u(27), Math.min(width, height) * 0.34);
  if (isBadgeable(board)) {
    const x = board.mirrored ? safe.x + size / 2 : safe.x + safe.width - size / 2;
    const y = sideways ? safe.y + safe.height - size / 2 : safe.y + size / 2;
    if (!putOffer(board, kit.energy === 'loud' ? 'burst' : 'disc', x, y, size, [dark])) return false;
  }
  return true;
}

export const fullBleed: Composition = {
  id: 'full-bleed',
  pictures: [1, 1],
  cutout: 'never',
  suits: ({ content, energy }) => 6 + (energy === 'calm' || energy === 'elegant' ? 0.8 : 0) - (content.lines.length > 3 ? 2 : 0),
  draw,
};
