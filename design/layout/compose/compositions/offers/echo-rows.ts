/** Echo rows: the headline again and again in rows from edge to edge, one of them lit up on a bar of colour; what else is said below them. */
import { solid, type Board } from '../../board.ts';
import { footOf } from '../../blocks.ts';
import { contrast, mix } from '../../../contrast.ts';
import { inkOn, onSurface, surfaceOn } from '../../words.ts';
import { putStack, stackIn, type Item } from '../../text-stack.ts';
import type { Composition } from '../composition.ts';

function draw(board: Board): boolean {
  const { kit, safe, margin, width } = board;
  const { palette, type, content } = kit;
  const { headline } = content;
  if (!headline || headline.length > 20 || board.ratio < 0.45) return false;
  const grounds = [palette.ground];
  const ink = inkOn(board, grounds);
  board.background = solid(palette.ground);
  const foot = footOf(board, safe.x, safe.width, grounds, 'left', ['subheading', 'offer', 'details', 'call-to-action'], safe.height * 0.36);
  if (!foot) return false;
  const bottom = safe.y + safe.height - (foot.height > 0 ? foot.height + margin * 0.6 : 0);
  const area = { ...safe, height: bottom - safe.y };
  const bar = surfaceOn(board, grounds);
  // Faint rows may be read, but need not be.
  const echo = [0.5, 0.6, 0.7, 0.8, 1].map((share) => mix(palette.ground, ink, share)).find((color) => onGround(color, palette.ground)) ?? ink;
  const face = { ...type.heading, lineHeight: 1.06 };
  const item = (name: string, color: string, ground: string, first: boolean): Item => ({ role: first ? 'headline' : 'decoration', name, texts: [headline], face, heading: true, share: 1, least: 0, most: 100, lines: 1, color, grounds: [ground] });
  const one = stackIn(board, [item('Headline', onSurface(board, bar), bar, true)], { ...area, y: 0, height: area.height * 0.3 }, { align: 'left', valign: 'top', largest: 60, smallest: 5.8 });
  if (!one) return false;
  const pitch = one.box.height * 1.02;
  const count = Math.min(7, Math.floor(area.height / pitch));
  if (count < 3) return false;
  const top = area.y + (area.height - count * pitch) / 2;
  const lit = Math.min(count - 2, Math.max(1, Math.round(count * 0.4)));
  const size = (one.size / board.unit) * 100;
  board.rectangle('Bar', { x: 0, y: top + lit * pitch - pitch * 0.02, width, height: pitch }, bar);
  for (let index = 0; index < count; index += 1) {
    const row = stackIn(board, [index === lit ? item('Headline', onSurface(board, bar), bar, true) : item(`Echo ${index < lit ? index + 1 : index}`, echo, palette.ground, false)], { ...area, y: top + index * pitch, height: pitch }, { align: 'left', valign: 'middle', largest: size, smallest: size * 0.97 });
    if (!row) return false;
    putStack(board, row);
  }
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

/** Large letters that are told from their ground at a glance. */
function onGround(color: string, ground: string): boolean {
  return contrast(color, ground) >= 4.3;
}

export const echoRows: Composition = {
  id: 'echo-rows',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'cover', 'news'],
  shapes: ['portrait', 'story', 'paper'],
  suits: ({ content, energy }) => ((content.headline ?? '').length <= 20 ? 3.6 : 0) + ({ loud: 2.4, clean: 1.6, playful: 1, calm: -1, elegant: -2 })[energy],
  draw,
};
