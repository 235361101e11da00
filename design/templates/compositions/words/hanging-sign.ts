/**
 * Hanging sign: a shop's door sign on two strings from a nail, for what the shop has to say: open, closed, moved,
 * coming.
 */
import { around, inset, solid, type Board } from '#design/templates/board.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { stackAbreast } from '#design/templates/blocks.ts';
import { putStack, shifted } from '#design/templates/text-stack.ts';
import { inkOn, onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { contrast } from '#design/layout/contrast.ts';
import { SHEET, shadowOf } from './paper.ts';
import { strings } from './news-outlines.ts';
import { ticket } from './paper-outlines.ts';

function draw(board: Board): boolean {
  const { kit, safe, width, height, margin } = board;
  const { palette } = kit;
  // The door: two fields, the lower one a shade deeper, as wood panels are.
  board.background = solid(palette.ground);
  const deeper = shade(palette.ground, isDark(palette.ground) ? 0.04 : -0.05);
  const gap = board.u(3.2);
  if (board.wide)
    for (const share of [0, 1])
      board.rectangle(
        'Door panel',
        {
          x: margin * 0.6 + share * (width / 2 - margin * 0.3),
          y: margin * 0.6,
          width: width / 2 - margin * 0.9,
          height: height - margin * 1.2,
        },
        deeper,
        { radius: board.u(1) },
      );
  else {
    board.rectangle(
      'Door panel',
      { x: margin * 0.6, y: margin * 0.6, width: width - margin * 1.2, height: height * 0.6 - gap },
      deeper,
      { radius: board.u(1) },
    );
    board.rectangle(
      'Lower door panel',
      {
        x: margin * 0.6,
        y: height * 0.6 + margin * 0.6,
        width: width - margin * 1.2,
        height: height * 0.4 - margin * 1.2,
      },
      deeper,
      { radius: board.u(1) },
    );
  }
  const face = [palette.accent, SHEET, palette.pop].find((color) => contrast(color, deeper) >= 1.7) ?? SHEET;
  const line = onSurface(board, face);
  const wide = Math.min(width - margin * 2, board.u(board.low ? 160 : board.wide ? 116 : 96));
  const rope = board.u(board.low ? 8 : board.wide ? 12 : 17);
  const nailY = Math.max(safe.y, height * 0.06);
  const pad = board.u(7);
  const most = safe.y + safe.height - nailY - rope - board.u(board.wide ? 0 : 2);
  const stack = stackAbreast(
    board,
    wordsOn(board, [face], { label: true, offer: 'pill', headlineLines: 4, ink: line }),
    { x: (width - wide) / 2 + pad, y: 0, width: wide - 2 * pad, height: most - 2 * pad },
    { align: 'center', valign: 'top', largest: board.tall ? 26 : 21, smallest: 4.6, grows: true },
  );
  if (!stack) return false;
  const high = Math.min(
    most,
    Math.max(stack.box.height + 2 * pad, wide * (board.low ? 0.24 : board.wide ? 0.34 : board.tall ? 0.8 : 0.6)),
  );
  const spare = most - high;
  const top = nailY + rope + spare * 0.4;
  const nail = { x: width / 2, y: nailY + spare * 0.4 };
  const cord = inkOn(board, [deeper]);
  const sign = { x: (width - wide) / 2, y: top, width: wide, height: high };
  const reach = wide * 0.66;
  board.outline(
    'Strings',
    strings(reach, rope + board.u(3), board.u(0.55)),
    { x: width / 2 - reach / 2, y: nail.y, width: reach, height: rope + board.u(3) },
    cord,
  );
  board.ellipse('Nail', around(nail.x, nail.y, board.u(3)), cord);
  const soft = kit.energy === 'playful' || kit.energy === 'calm';
  if (soft) board.rectangle('Sign', sign, face, { radius: board.u(7), shadow: shadowOf(board, 1.6) });
  else
    board.outline('Sign', ticket(sign.width, sign.height, 'across', 0.5, 0.01, board.u(4.4), true), sign, face, {
      shadow: shadowOf(board, 1.6),
    });
  const rim = inset(sign, board.u(2));
  if (soft)
    board.rectangle('Rim', rim, null, {
      radius: board.u(5.4),
      stroke: { color: line, width: Math.max(1, board.u(0.5)), dash: [] },
    });
  else
    board.outline('Rim', ticket(rim.width, rim.height, 'across', 0.5, 0.01, board.u(4), true), rim, null, {
      stroke: { color: line, width: Math.max(1, board.u(0.5)), dash: [] },
    });
  for (const share of [0.17, 0.83])
    board.ellipse(
      'Hole',
      around(sign.x + wide * share, top + board.u(3.8), board.u(1.9)),
      surfaceOn(board, [face]) === face ? line : deeper,
    );
  putStack(board, shifted(stack, 0, top + (high - stack.box.height) / 2 - stack.box.y));
  return true;
}

export const hangingSign: Composition = {
  id: 'hanging-sign',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['news', 'greeting', 'rows'],
  shapes: ['square', 'portrait', 'story'],
  suits: ({ content, energy }) =>
    (/\b(?:open|closed|moved|back|break|breath|hours|welcome|coming|sorry)\b/i.test(content.headline ?? '')
      ? 7.8
      : 4.8) +
    (energy === 'loud' ? -1 : 0.4) -
    (content.lines.length > 4 ? 2 : 0),
  draw,
};
