/** Quote: one sentence on a field of its own under large quotation marks; announcements too, without the marks. */
import type { Box } from '#design/document/geometry.ts';
import { bannerStack, sided } from '../banner.ts';
import { around, inset, type Board } from '../board.ts';
import { blob, quoteMark } from '../outlines.ts';
import { marksName, quotedIn } from '../quotation.ts';
import { putStack, stackIn, type Item } from '../text-stack.ts';
import { strongOn, wordsOn, type WordsOptions } from '../words.ts';
import type { Composition } from './composition.ts';

/** Whether a headline is something that somebody said. */
export const isSaid = (headline: string | null) =>
  headline !== null && (/^["“„«].+["”“»]$/su.test(headline.trim()) || headline.length > 70);

/** The words for a page with drawn marks, which need no typed ones beside them, and what the drawn ones are called. */
export function withoutMarks(
  board: Board,
  grounds: readonly string[],
  options: WordsOptions,
): { items: Item[]; name: string } {
  const { headline, subheading } = board.kit.content;
  const role = quotedIn(headline) ? 'headline' : 'subheading';
  const quoted = quotedIn(headline) ?? quotedIn(subheading);
  const items = wordsOn(board, grounds, options).map((item): Item =>
    quoted && item.role === role ? { ...item, texts: [quoted.words] } : item,
  );
  return { items, name: quoted ? marksName(quoted.marks) : 'Quotation marks' };
}

/** On banners: the marks beside the words, both as high as the card. `name`: of the marks; null: there are none. */
function putAcross(board: Board, inner: Box, items: readonly Item[], name: string | null): boolean {
  const {
    kit: { palette },
    safe,
  } = board;
  const at = sided(board);
  const box = { x: Math.max(inner.x, safe.x), y: Math.max(inner.y, safe.y), width: 0, height: 0 };
  box.width = Math.min(inner.x + inner.width, safe.x + safe.width) - box.x;
  box.height = Math.min(inner.y + inner.height, safe.y + safe.height) - box.y;
  const high = Math.min(box.height * 0.5, board.u(26));
  const left = name === null ? 0 : high * 1.4 + board.u(6);
  const stack = bannerStack(board, items, at({ ...box, x: box.x + left, width: box.width - left }), {
    align: name === null ? 'center' : 'left',
    valign: 'middle',
    largest: name === null ? 24 : 18,
    smallest: 3.6,
  });
  if (!stack) return false;
  if (name !== null)
    board.outline(
      name,
      quoteMark(),
      at({ x: box.x, y: Math.max(box.y, stack.box.y + board.u(0.8)), width: high * 1.4, height: high }),
      strongOn(board, [palette.ground]),
      board.mirrored ? { rotation: 180 } : {},
    );
  putStack(board, stack);
  return true;
}

function draw(board: Board): boolean {
  const { kit, safe, margin } = board;
  const { palette, content } = kit;
  // “Yes” or “no” has marks of its own in the midst of it: no more are drawn.
  const said =
    isSaid(content.headline) && (quotedIn(content.headline) !== null || !/^["“„«»]/u.test(content.headline ?? ''));
  const align = kit.twist % 2 === 0 && said ? 'left' : 'center';
  board.background = { type: 'solid', color: palette.panel };
  const field = inset(board.page, margin * (board.low ? 0.5 : 0.8));
  const pad = margin * (board.low ? 0.7 : 1.1);
  if (kit.energy === 'playful') {
    board.outline('Blob', blob(kit.twist), around(board.width * 0.04, board.height * 0.92, board.u(52)), palette.pop);
    board.outline(
      'Small blob',
      blob(kit.twist + 1),
      around(board.width * 0.97, board.height * 0.07, board.u(38)),
      palette.accent,
    );
  }
  board.rectangle('Card', field, palette.ground, { radius: kit.energy === 'elegant' ? 0 : board.u(5) });
  const inner = inset(field, pad);
  const options = { label: !said, headlineLines: 7 };
  const { items, name } = said
    ? withoutMarks(board, [palette.ground], options)
    : { items: wordsOn(board, [palette.ground], options), name: '' };
  if (board.low) return putAcross(board, inner, items, said ? name : null);
  const top = Math.max(inner.y, safe.y);
  const markHeight = said ? board.u(10) : 0;
  const room = {
    ...inner,
    y: top + markHeight * 1.2,
    height: Math.min(inner.y + inner.height, safe.y + safe.height) - top - markHeight * 1.2,
  };
  const stack = stackIn(board, items, room, {
    align,
    valign: 'middle',
    largest: said ? 15 : 20,
    smallest: 3.6,
    airy: 1.25,
  });
  if (!stack) return false;
  if (said) {
    const width = markHeight * 1.4;
    const x =
      align === 'left' ? (board.mirrored ? inner.x + inner.width - width : inner.x) : board.width / 2 - width / 2;
    board.outline(
      name,
      quoteMark(),
      { x, y: Math.max(top, stack.box.y - markHeight * 1.35), width, height: markHeight },
      strongOn(board, [palette.ground]),
    );
  }
  putStack(board, stack);
  return true;
}

export const quote: Composition = {
  id: 'quote',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['quote', 'greeting'],
  shapes: ['square', 'portrait'],
  suits: ({ content, energy }) =>
    (isSaid(content.headline) ? 9.5 : 3.2) +
    (energy === 'calm' || energy === 'playful' ? 1 : energy === 'loud' ? -1.6 : 0),
  draw,
};
