/** Monogram card: a block of strong color with the initials cut large, name and contacts on the quiet rest. */
import { solid, type Board } from '#design/templates/board.ts';
import { onSurface, surfaceOn, inkOn, strongOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { initialsOf, putContacts, putInitials, putName } from './card-parts.ts';

function draw(board: Board): boolean {
  const { kit, safe, margin, width, height } = board;
  const { palette, content } = kit;
  if (initialsOf(content.headline) === null || (content.headline ?? '').length > 34) return false;
  const grounds = [palette.ground];
  board.background = solid(palette.ground);
  const beside = board.ratio >= 1.15;
  const strong = surfaceOn(board, grounds);
  const block = beside
    ? { x: board.mirrored ? width - width * 0.38 : 0, y: 0, width: width * 0.38, height }
    : { x: 0, y: 0, width, height: height * 0.42 };
  const rest = beside
    ? {
        x: board.mirrored ? margin : block.width + margin,
        y: safe.y,
        width: width - block.width - 2 * margin,
        height: safe.height,
      }
    : { x: safe.x, y: block.height + margin, width: safe.width, height: safe.y + safe.height - block.height - margin };
  board.rectangle('Block', block, strong);
  putInitials(
    board,
    beside ? block : { ...block, y: Math.max(0, safe.y - margin), height: block.height - Math.max(0, safe.y - margin) },
    onSurface(board, strong),
    strong,
  );
  const ink = inkOn(board, grounds);
  return (
    putName(
      board,
      { ...rest, height: rest.height * 0.5 },
      { color: ink, second: strongOn(board, grounds), grounds, largest: 12 },
    ) &&
    putContacts(board, { ...rest, y: rest.y + rest.height * 0.52, height: rest.height * 0.48 }, { color: ink, grounds })
  );
}

export const monogramCard: Composition = {
  id: 'monogram-card',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['card'],
  shapes: ['card'],
  suits: ({ content, ratio }) =>
    content.lines.length > 1 &&
    content.lines.some((line) => /@|\+?\d[\d\s()-]{6,}|\.\p{L}{2,}/u.test(line)) &&
    ratio > 1.4
      ? 6.4
      : 0.5,
  draw,
};
