/** Garland: strings of flags across the top of the page (and the foot of tall ones), a large greeting between them. */
import type { Box } from '#design/document/geometry.ts';
import { solid, type Board } from '#design/templates/board.ts';
import { putWords } from '#design/templates/blocks.ts';
import { inkOn, saidIn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { garlandFlags, garlandString, strewn } from './celebration-outlines.ts';

function putGarland(
  board: Board,
  box: { x: number; y: number; width: number },
  sag: number,
  fall: number,
  count: number,
  colors: readonly string[],
): void {
  const line = garlandString(sag, fall, 0.004);
  const whole: Box = { ...box, height: (box.width * line.viewHeight) / line.viewWidth };
  board.group('Garland', () => {
    for (const [index, color] of colors.entries())
      board.outline(
        'Flags',
        garlandFlags(sag, fall, count, index, colors.length, board.kit.twist % 2 === 1),
        whole,
        color,
      );
    board.outline('String', line, whole, inkOn(board, [board.kit.palette.ground]));
  });
}

/** What is celebrated. */
const FEAST =
  /\b(?:birthday|party|fair|f[eê]te|fiesta|festival|carnival|celebrat\w*|anniversary|opening|new year\w*|turns|housewarming|graduation|kermes|sommerfest)\b/i;

function draw(board: Board): boolean {
  const { kit, safe, width, height } = board;
  const { palette } = kit;
  board.background = solid(palette.ground);
  const colors = [...new Set([palette.accent, palette.pop, palette.panel, palette.ink])]
    .filter((color) => color !== palette.ground)
    .slice(0, kit.energy === 'elegant' || kit.energy === 'calm' ? 2 : 4);
  const count = board.wide ? 18 : 9;
  const flag = (width * 1.1) / count;
  const sag = board.wide ? 0.05 : 0.12;
  const upper = { x: -width * 0.04, y: -board.u(1), width: width * 1.08 };
  const drop = (sag + 1.2 / count) * upper.width;
  const top = upper.y + drop + flag * 0.15;
  const second = !board.wide && board.ratio < 1.1;
  if (second)
    putGarland(
      board,
      { x: -width * 0.3, y: upper.y - board.u(3), width: width * 0.92 },
      0.16,
      -0.02,
      8,
      colors.toReversed(),
    );
  putGarland(board, upper, sag, 0, count, colors);
  const festive = kit.energy === 'playful' || kit.energy === 'loud';
  const foot = festive ? height * 0.11 : height * 0.05;
  const bottom = Math.min(safe.y + safe.height, height - foot);
  const from = Math.max(safe.y, top) + board.u(1.5);
  if (festive) {
    const strip = { x: 0, y: bottom + board.u(2), width, height: height - bottom };
    for (const [index, color] of colors.slice(0, 3).entries())
      board.outline(
        'Confetti',
        strewn('confetti', strip.width, strip.height, index + kit.twist, board.wide ? 16 : 10, {
          top: 0.5,
          bottom: 0.5,
        }),
        strip,
        color,
      );
  }
  return (
    putWords(
      board,
      { x: safe.x, y: from, width: safe.width, height: bottom - from - (festive ? board.u(board.wide ? 5 : 3) : 0) },
      [palette.ground],
      { label: true, offer: 'pill', headlineLines: 3 },
      { align: 'center', valign: 'middle', largest: 24, smallest: 4.8, airy: 1.1 },
    ) !== null
  );
}

export const garland: Composition = {
  id: 'garland',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['greeting', 'event', 'news'],
  shapes: ['square', 'portrait', 'story', 'wide', 'banner'],
  suits: ({ energy, content }) =>
    ({ playful: 7.6, loud: 5.4, calm: 5, clean: 4.4, elegant: 3.6 })[energy] -
    ((content.headline?.length ?? 0) > 50 ? 3 : 0),
  suitsBrief: ({ energy, content }) =>
    ({ playful: 6.6, loud: 5.4, calm: 5, clean: 4.4, elegant: 3.6 })[energy] +
    (FEAST.test(saidIn(content)) ? 1.6 : 0) -
    ((content.headline?.length ?? 0) > 50 ? 3 : 0),
  draw,
};
