/**
 * Wordmark card: the name as large as the card is wide, low on strong color; contacts in small type in a row at the
 * top.
 */
import { solid, type Board } from '#design/templates/board.ts';
import { inkOn, strongOn } from '#design/templates/words.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Composition } from '../composition.ts';
import { putContacts } from './card-parts.ts';

function draw(board: Board): boolean {
  const { kit, safe, margin } = board;
  const { palette, type, content } = kit;
  const { headline, subheading } = content;
  if (!headline) return false;
  const grounds = [palette.ground];
  const ink = inkOn(board, grounds);
  board.background = solid(palette.ground);
  const low = board.wide ? safe.height * 0.46 : safe.height * 0.4;
  const name = putText(
    board,
    'headline',
    headline,
    { ...safe, y: safe.y + safe.height - low, height: low },
    {
      face: type.heading,
      heading: true,
      color: ink,
      grounds,
      valign: 'bottom',
      largest: 46,
      smallest: 7,
      lines: board.wide ? 1 : 3,
    },
  );
  if (!name) return false;
  const upper = { ...safe, height: name.y - safe.y - margin * 0.5 };
  const half = board.wide ? upper.width / 2 - margin * 0.4 : upper.width;
  const strong = strongOn(board, grounds);
  if (
    subheading &&
    !putText(
      board,
      'subheading',
      subheading,
      {
        ...upper,
        x: board.mirrored ? upper.x + upper.width - half : upper.x,
        width: half,
        height: board.wide ? upper.height : upper.height * 0.34,
      },
      {
        face: { ...type.body, weight: Math.max(600, type.body.weight) },
        color: strong,
        grounds,
        largest: 4.6,
        smallest: 2.7,
        lines: 3,
      },
    )
  )
    return false;
  const contacts = board.wide
    ? { ...upper, x: board.mirrored ? upper.x : upper.x + upper.width - half, width: half }
    : { ...upper, y: upper.y + upper.height * 0.38, height: upper.height * 0.62 };
  return putContacts(board, contacts, {
    color: ink,
    grounds,
    align: board.wide ? 'right' : 'left',
    valign: 'top',
    largest: 3.6,
  });
}

export const wordmarkCard: Composition = {
  id: 'wordmark-card',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['card'],
  shapes: ['card'],
  suits: ({ content, ratio, energy }) =>
    (content.lines.length > 1 && ratio > 1.4 && (content.headline ?? '').length < 20 ? 4.6 : 0.5) +
    (energy === 'loud' || energy === 'playful' ? 1.4 : 0),
  draw,
};
