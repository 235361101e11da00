/** Lined note: a page from a pad on which the words stand on the rules, as somebody wrote them down. */
import { solid, type Board } from '../../board.ts';
import { putStack, shifted, stackIn, type Item } from '../../text-stack.ts';
import { inkOn, surfaceOn, wordsOn } from '../../words.ts';
import { mix } from '../../../contrast.ts';
import type { Composition } from '../composition.ts';
import { isSaid } from '../quote.ts';
import { deskFor, edgeOf, SHEET, setAt, shadowOf, sizesFrom, stageOf } from './paper.ts';
import { holes, ruled } from './word-outlines.ts';

/** Of the space between rules: how large letters are on one and on two of them, and how far above the rule the line's middle puts them. */
const ON_ONE = 0.66;
const ON_TWO = 1.3;
const LIFT = -0.05;
/** Middle of the capitals above the baseline, of the font size. */
const MIDDLE = 0.36;

function draw(board: Board): boolean {
  const { kit } = board;
  const stage = stageOf(board);
  const desk = deskFor(board, SHEET);
  board.background = solid(desk);
  const sheet = board.wide ? { ...stage, x: board.width * 0.5 - Math.min(stage.width, board.u(130)) / 2, width: Math.min(stage.width, board.u(130)) } : stage;
  const head = Math.min(board.u(13), sheet.height * 0.14);
  const marginLine = Math.min(board.u(10), sheet.width * 0.13);
  const left = board.mirrored ? sheet.x + board.u(5) : sheet.x + marginLine + board.u(3.4);
  const width = sheet.width - marginLine - board.u(8.4);
  const button = wordsOn(board, [SHEET], { without: ['headline', 'subheading', 'offer', 'details'] });
  const items = wordsOn(board, [SHEET], { without: ['call-to-action'], offer: 'plain', headlineLines: 7 });
  const foot = button.length > 0 ? board.u(9) : 0;
  const usable = Math.min(sheet.y + sheet.height, board.safe.y + board.safe.height) - sheet.y - head - foot - board.u(4);
  const place = (pitch: number) => {
    let row = 0;
    const placed = items.map((item, index) => {
      const leads = index === 0 || item.role === 'headline';
      const size = pitch * (leads ? ON_TWO : ON_ONE);
      const spread = (leads ? 2 : 1) * pitch;
      const wide: Item = { ...item, face: { ...item.face, lineHeight: spread / size }, texts: item.role === 'details' ? [kit.content.lines.join('\n')] : item.texts };
      const stack = setAt(board, wide, width, size);
      const [text] = stack?.texts ?? [];
      if (!stack || !text) return null;
      const lines = text.layer.lines.length;
      const pace = (text.layer.height / lines);
      const first = row + (leads ? 2 : 1);
      row += lines * (leads ? 2 : 1) + (leads ? 0.0001 : 0);
      row = Math.ceil(row) + (leads ? 0 : 1);
      // The baseline of the first line stands a little above its rule.
      return { stack, y: first * pitch - pitch * LIFT - pace / 2 - MIDDLE * text.layer.fontSize, pace, spread };
    });
    return { placed, rows: row, pitch };
  };
  const found = sizesFrom(board.u(11.5), board.u(4)).map(place).find(({ placed, rows, pitch }) => placed.every((one) => one !== null && Math.abs(one.pace - one.spread) < 1) && rows * pitch <= usable);
  if (!found && items.length > 0) return false;
  const pitch = found?.pitch ?? board.u(8);
  const radius = board.u(1.6);
  board.rectangle('Sheet behind', sheet, edgeOf(SHEET, 0.1), { rotation: board.mirrored ? 2.2 : -2.2, radius, shadow: shadowOf(board) });
  board.rectangle('Sheet', sheet, SHEET, { radius, shadow: shadowOf(board, 0.7) });
  const rule = mix(SHEET, inkOn(board, [SHEET]), 0.28);
  const free = found ? Math.max(0, Math.floor((usable - found.rows * pitch) / pitch / 2.2)) : 0;
  const first = head + pitch;
  board.outline('Rules', ruled(sheet.width, sheet.height - head * 0.6, first - head * 0.6, pitch, Math.max(1, board.u(0.16))), { ...sheet, y: sheet.y + head * 0.6, height: sheet.height - head * 0.6 }, rule);
  board.line('Margin line', { x: board.mirrored ? sheet.x + sheet.width - marginLine : sheet.x + marginLine, y: sheet.y }, sheet.height, 'down', surfaceOn(board, [SHEET]), Math.max(1, board.u(0.3)));
  const count = Math.max(6, Math.round(sheet.width / board.u(7)));
  const band = sheet.width * 0.92;
  board.outline('Holes', holes(count, 'across'), { x: sheet.x + (sheet.width - band) / 2, y: sheet.y + head * 0.22, width: band, height: band / (1.6 * count - 0.6) }, desk);
  for (const one of found?.placed ?? []) if (one) putStack(board, shifted(one.stack, left, sheet.y + head + free * pitch + one.y));
  if (button.length > 0) {
    const top = Math.min(sheet.y + sheet.height, board.safe.y + board.safe.height) - foot - board.u(3);
    const stack = stackIn(board, button.map((item) => ({ ...item, share: 0.99 })), { x: left, y: top, width, height: foot }, { align: 'left', valign: 'middle', largest: 4.4, smallest: 2.8 });
    if (!stack) return false;
    putStack(board, stack);
  }
  return true;
}

export const linedNote: Composition = {
  id: 'lined-note',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['quote', 'greeting', 'cover', 'news'],
  shapes: ['portrait', 'square', 'story', 'paper'],
  suits: ({ content, energy }) => (isSaid(content.headline) ? 7 : 5) + (energy === 'playful' || energy === 'calm' ? 1.4 : energy === 'elegant' ? -1 : 0),
  draw,
};
