/** Index card: a drawer of cards in the design's colors; the front one, with its tab, carries the tip. */
import type { Box } from '#design/document/geometry.ts';
import { solid, type Board } from '#design/templates/board.ts';
import { stackAbreast } from '#design/templates/blocks.ts';
import { putStack } from '#design/templates/text-stack.ts';
import { putText } from '#design/templates/put-text.ts';
import { onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { shadowOf, SHEET } from './paper.ts';
import { tabbed } from './paper-outlines.ts';

/** Cards behind the front one. */
const BEHIND = 3;

function draw(board: Board): boolean {
  const { kit, safe, width, height } = board;
  const { palette, content } = kit;
  board.background = solid(palette.ground);
  const colors = [...new Set([palette.accent, palette.pop, palette.panel, palette.ink])].filter(
    (color) => color !== palette.ground,
  );
  const side = board.margin * 0.8;
  const step = board.u(board.low ? 3.2 : board.wide ? 4.6 : 6.4);
  const tab = { width: Math.min((width - 2 * side) * 0.3, board.u(34)), height: step * 1.1 };
  const first = (board.bar > 0 ? safe.y : Math.max(safe.y, board.margin)) + tab.height;
  const top = first + BEHIND * step;
  const front: Box = { x: side, y: top, width: width - 2 * side, height: height - top + board.u(2) };
  const room = {
    x: safe.x + board.u(3),
    y: top + board.u(6),
    width: safe.width - board.u(6),
    height: safe.y + safe.height - top - board.u(8),
  };
  const label =
    content.subheading !== null && content.subheading.length <= 18 && content.headline !== null
      ? content.subheading
      : null;
  const items = wordsOn(board, [SHEET], { without: label ? ['subheading'] : [], headlineLines: 5 });
  const stack = stackAbreast(board, items, room, {
    align: 'left',
    valign: board.wide ? 'middle' : 'top',
    grows: true,
    largest: 22,
    smallest: 4.6,
    airy: 1.15,
  });
  if (!stack) return false;
  const slots = BEHIND + 1;
  const offset = (index: number) => {
    const share = ((index * (kit.twist % 2 === 0 ? 1 : 3)) % slots) / (slots - 1);
    return (
      (front.width - tab.width - 2 * (tab.height + board.u(3))) * (board.mirrored ? 1 - share : share) +
      tab.height +
      board.u(3)
    );
  };
  for (let index = 0; index < BEHIND; index += 1) {
    const y = first + index * step;
    const card = { ...front, y: y - tab.height, height: height - y + tab.height + board.u(2) };
    board.outline(
      `Card ${index + 2}`,
      tabbed(card.width, card.height, tab.height, offset(BEHIND - index), tab.width, board.u(2.4)),
      card,
      colors[index % colors.length] ?? palette.panel,
      { shadow: shadowOf(board, 0.5) },
    );
  }
  const card = { ...front, y: top - tab.height, height: front.height + tab.height };
  board.outline('Card', tabbed(card.width, card.height, tab.height, offset(0), tab.width, board.u(2.4)), card, SHEET, {
    shadow: shadowOf(board, 0.6),
  });
  const accent = surfaceOn(board, [SHEET]);
  board.line(
    'Card line',
    { x: front.x, y: top + board.u(2) },
    front.width,
    'across',
    accent,
    Math.max(1, board.u(0.4)),
  );
  const tabBox = {
    x: front.x + offset(0) + board.u(2.4),
    y: top - tab.height,
    width: tab.width - board.u(4.8),
    height: tab.height + board.u(1),
  };
  if (
    label &&
    !putText(
      board,
      'subheading',
      label,
      { ...tabBox, y: tabBox.y + tab.height * 0.3, height: tab.height * 0.8 },
      {
        face: { ...kit.type.label, letterSpacing: 60 },
        color: onSurface(board, SHEET),
        grounds: [SHEET],
        align: 'center',
        valign: 'middle',
        largest: 3,
        smallest: 2.3,
      },
    )
  )
    return false;
  if (!label)
    board.rectangle(
      'Tab label',
      {
        x: tabBox.x + tabBox.width * 0.2,
        y: tabBox.y + tab.height * 0.5,
        width: tabBox.width * 0.6,
        height: tab.height * 0.22,
      },
      accent,
      { radius: tab.height },
    );
  putStack(board, stack);
  return true;
}

export const indexCard: Composition = {
  id: 'index-card',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['cover', 'news', 'steps'],
  shapes: ['portrait', 'square', 'story'],
  suits: ({ energy, content }) =>
    ({ playful: 6.2, calm: 6, clean: 6.4, loud: 4.6, elegant: 4 })[energy] + (content.offer ? -1 : 0.6),
  draw,
};
