/** Marquee: a cinema's letter board on rails, lamps all around it: what is on, in capitals. */
import { inset, solid, type Board } from '#design/templates/board.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { INK } from '#design/layout/contrast.ts';
import { stackAbreast } from '#design/templates/blocks.ts';
import { putStack, shifted, stackIn } from '#design/templates/text-stack.ts';
import { surfaceOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { SHEET, shadowOf } from './paper.ts';
import { bulbs } from './news-outlines.ts';
import { ruled } from './paper-outlines.ts';

function draw(board: Board): boolean {
  const { kit, safe, width, height, margin } = board;
  const { palette } = kit;
  board.background = solid(palette.ground);
  const box = surfaceOn(board, [palette.ground]);
  const grounds = [SHEET];
  const pitchOfLamps = board.u(5);
  const rim = board.u(6.4);
  const wide = width - margin * 1.6;
  // On low pages the board has all of the height, and all of the words on it.
  const foot = board.low
    ? []
    : wordsOn(board, [palette.ground], { without: ['headline', 'subheading', 'offer'] }).map((item) => ({
        ...item,
        share: 0.99,
      }));
  const low = stackIn(
    board,
    foot,
    { ...safe, y: safe.y + safe.height * 0.74, height: safe.height * 0.26 },
    { align: 'center', valign: 'bottom', largest: 5.4, smallest: 2.9 },
  );
  if (!low) return false;
  const top = board.bar > 0 ? safe.y : Math.max(safe.y - margin * 0.3, margin * 0.8);
  const until = foot.length > 0 ? low.box.y - board.u(6) : board.bar > 0 ? safe.y + safe.height : height - margin * 0.9;
  const most = until - top;
  const inner = {
    x: (width - wide) / 2 + rim + board.u(3.4),
    y: 0,
    width: wide - 2 * rim - board.u(6.8),
    height: most - 2 * rim - board.u(7),
  };
  if (inner.height < board.u(14)) return false;
  const capital = (items: ReturnType<typeof wordsOn>) =>
    items.map((item) =>
      item.role === 'headline' || item.role === 'offer'
        ? {
            ...item,
            face: {
              ...item.face,
              letterCase: item.face.family === 'Pacifico' ? item.face.letterCase : ('upper' as const),
              letterSpacing: Math.max(20, item.face.letterSpacing),
              lineHeight: Math.max(1.14, item.face.lineHeight),
            },
          }
        : item,
    );
  const stack = stackAbreast(
    board,
    capital(
      wordsOn(board, grounds, {
        without: board.low ? [] : ['details', 'call-to-action'],
        offer: 'plain',
        headlineLines: 4,
        ink: INK,
        headline: INK,
      }),
    ),
    inner,
    { align: 'center', valign: 'top', largest: 24, smallest: 4.8, airy: 1.2 },
  );
  if (!stack) return false;
  const high = Math.min(
    most,
    Math.max(stack.box.height + 2 * rim + board.u(9), wide * (board.wide ? 0.32 : board.tall ? 0.8 : 0.52)),
  );
  // What is below the board follows it closely, and both stand in the middle.
  const apart = foot.length === 0 || board.wide ? 0 : Math.max(0, most - high);
  const sign = {
    x: (width - wide) / 2,
    y: top + (most - high) * (foot.length > 0 ? 0.5 : 0.46),
    width: wide,
    height: high,
  };
  board.rectangle('Marquee', sign, box, { radius: board.u(2), shadow: shadowOf(board, 1.6) });
  const edge = inset(sign, rim * 0.44);
  const lamp = isDark(box) ? '#fff1c4' : '#ffffff';
  board.outline('Lamps', bulbs(edge.width, edge.height, pitchOfLamps), edge, lamp, {
    shadow: { color: `${lamp}cc`, x: 0, y: 0, blur: Math.round(board.u(1.4)) },
  });
  const face = inset(sign, rim * 0.9);
  board.rectangle('Letter board', face, SHEET, { radius: board.u(0.6) });
  // The rails that the letters hang on run between the lines of the headline.
  const lifted = shifted(stack, 0, face.y + (face.height - stack.box.height) / 2 - stack.box.y);
  const head = lifted.texts.find(({ role }) => role === 'headline')?.layer;
  const pitch = head ? head.height / head.lines.length : board.u(12);
  const phase = head ? (head.y - face.y) % pitch : pitch * 0.5;
  board.outline(
    'Rails',
    ruled(face.width, face.height, phase > board.u(1) ? phase : phase + pitch, pitch, Math.max(1, board.u(0.25))),
    face,
    shade(SHEET, -0.16),
  );
  putStack(board, lifted);
  putStack(board, shifted(low, 0, -apart / 2));
  return true;
}

export const marqueeBoard: Composition = {
  id: 'marquee-board',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['event', 'news', 'cover'],
  shapes: ['square', 'wide', 'banner', 'portrait'],
  suits: ({ energy, content }) =>
    ({ loud: 6.6, playful: 6.4, clean: 4.8, elegant: 4, calm: 3 })[energy] -
    ((content.headline?.length ?? 0) > 44 ? 2 : 0) -
    (content.lines.length > 3 ? 2 : 0),
  draw,
};
