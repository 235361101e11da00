/** Arcade: photos in a row of arches on one ground line, the middle one higher, as windows under a roof. */
import { type Board } from '#design/templates/board.ts';
import { arch } from '#design/templates/outlines.ts';
import { frameOf } from '#design/templates/pictures.ts';
import { putText } from '#design/templates/put-text.ts';
import { inkOn, strongOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { captionsFor, putPhoto } from './photo-blocks.ts';
import { stageFor } from './stage.ts';

/** How high each arch stands, of the highest. */
const HEIGHTS: Record<number, readonly number[]> = {
  2: [1, 0.82],
  3: [0.8, 1, 0.8],
  4: [0.74, 1, 0.86, 0.66],
  5: [0.7, 0.85, 1, 0.85, 0.7],
};

function draw(board: Board): boolean {
  const { kit } = board;
  const { ground } = kit.palette;
  const pictures = kit.pictures.slice(0, 5);
  const heights = HEIGHTS[pictures.length];
  if (!heights) return false;
  const captions = captionsFor(board, pictures.length);
  const grounds = [ground];
  const stage = stageFor(board, {
    grounds,
    at: 'above',
    share: 0.32,
    most: 0.34,
    align: board.wide ? 'left' : 'center',
    label: true,
    offer: 'plain',
    without: captions ? ['details'] : [],
    largest: board.wide ? 13 : 14,
  });
  if (!stage || stage.box.height < board.height * 0.36) return false;
  const { box } = stage;
  const gap = board.u(2);
  const strip = captions ? board.u(7) : 0;
  const width = (box.width - gap * (pictures.length - 1)) / pictures.length;
  const foot = box.y + box.height - strip - board.u(1.2);
  // No arch is so high that it turns into a slit.
  const high = Math.min(foot - box.y, width * 3.4);
  const down = (foot - box.y - high) / 2;
  for (const [index, picture] of pictures.entries()) {
    const at = board.mirrored ? pictures.length - 1 - index : index;
    const height = high * (heights[at] ?? 1);
    const frame = { x: box.x + at * (width + gap), y: foot - down - height, width, height };
    putPhoto(board, picture, frame, index, frameOf(arch(width, height)));
    const caption = captions?.[index];
    if (
      caption &&
      !putText(
        board,
        'details',
        caption,
        {
          x: frame.x - gap * 0.4,
          y: foot - down + board.u(2.4),
          width: width + gap * 0.8,
          height: strip - board.u(1.4),
        },
        {
          face: kit.type.body,
          color: inkOn(board, grounds),
          grounds,
          align: 'center',
          largest: 3.4,
          smallest: 2.3,
          lines: 2,
        },
      )
    )
      return false;
  }
  board.line(
    'Ground line',
    { x: stage.beside ? box.x : 0, y: foot - down + board.u(0.5) },
    stage.beside ? box.width : board.width,
    'across',
    strongOn(board, grounds),
    board.u(0.5),
  );
  stage.put();
  return true;
}

export const arcade: Composition = {
  id: 'arcade',
  pictures: [2, 5],
  cutout: 'never',
  kinds: ['shelf', 'event', 'news'],
  shapes: ['portrait', 'square', 'story', 'wide'],
  suits: ({ pictures, energy }) =>
    pictures > 1 ? { elegant: 6.6, calm: 6.6, playful: 4.6, clean: 4, loud: 2.5 }[energy] : 0,
  draw,
};
