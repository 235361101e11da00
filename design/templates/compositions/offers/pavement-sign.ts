/**
 * Pavement sign: a folding board on the pavement before a shop: a frame of wood, a slate in it, what is on today
 * lettered on it.
 */
import { inset, solid, type Board } from '#design/templates/board.ts';
import { mix } from '#design/layout/contrast.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { onSurface, strongOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { slate } from '../lists/list-page.ts';
import { roundTop } from '../words/paper-outlines.ts';
import { paving, signLegs } from './offer-outlines.ts';
import { dealItems } from './offer-parts.ts';

function draw(board: Board): boolean {
  const { kit, safe, margin, width, height } = board;
  const { palette, content } = kit;
  if (!content.headline || board.ratio > 1.15) return false;
  const dark = slate(board);
  const ink = onSurface(board, dark);
  const grounds = [dark];
  const wall = isDark(palette.ground) ? palette.panel : palette.ground;
  const wood = [palette.accent, palette.pop].find((color) => color !== wall) ?? palette.accent;
  board.background = solid(wall);
  const kerb = height * (board.tall ? 0.8 : 0.79);
  const top = Math.max(board.bar > 0 ? safe.y : margin * 0.9, safe.y - margin * 0.2);
  const legs = board.u(9);
  const bottom = height - Math.max(board.bar * 0.9, margin * 0.7);
  const tall = Math.min(bottom - top, width * 1.5);
  const frame = { x: 0, y: bottom - tall, width: Math.min(width * 0.76, tall * 0.82), height: tall - legs };
  frame.x = (width - frame.width) / 2;
  const rim = board.u(3);
  const face = { x: frame.x + rim, y: frame.y + rim, width: frame.width - 2 * rim, height: frame.height - 2 * rim };
  const inner = inset(face, board.u(4.4), board.u(5));
  const strong = strongOn(board, grounds);
  const items = dealItems(board, grounds, ink, { shares: [0.44, 0.24] }).map((item) =>
    item.name === 'Offer' || item.name === 'Value' ? { ...item, color: strong } : item,
  );
  const stack = stackIn(board, items, inner, {
    align: 'center',
    valign: 'middle',
    largest: 26,
    smallest: 5.8,
    airy: 1.15,
  });
  if (!stack) return false;
  const ground = shade(wall, isDark(wall) ? 0.09 : -0.1);
  board.rectangle('Pavement', { x: 0, y: kerb, width, height: height - kerb }, ground);
  board.outline(
    'Paving',
    paving(width, height - kerb, board.u(0.35)),
    { x: 0, y: kerb, width, height: height - kerb },
    mix(ground, '#000000', 0.12),
  );
  board.ellipse(
    'Shadow',
    { x: frame.x - board.u(3), y: bottom - board.u(2.4), width: frame.width + board.u(6), height: board.u(4) },
    '#000000',
    { opacity: 0.18 },
  );
  board.outline(
    'Legs',
    signLegs(frame.width, legs + rim, board.u(4)),
    { ...frame, y: frame.y + frame.height - rim, height: legs + rim },
    shade(wood, -0.12),
  );
  board.outline('Frame', roundTop(frame.width, frame.height, frame.width * 0.12), frame, wood);
  board.outline('Slate', roundTop(face.width, face.height, face.width * 0.1), face, dark);
  putStack(board, stack);
  return true;
}

export const pavementSign: Composition = {
  id: 'pavement-sign',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'news', 'event'],
  shapes: ['portrait', 'story', 'paper', 'square'],
  suits: ({ content, energy }) =>
    ({ playful: 5.4, calm: 5.2, clean: 3.6, elegant: 3.4, loud: 3.6 })[energy] +
    (/today|coffee|market|week|open|lunch|fresh|caf|bak|stop by|come/i.test(
      `${content.headline ?? ''} ${content.subheading ?? ''}`,
    )
      ? 2
      : 0),
  draw,
};
