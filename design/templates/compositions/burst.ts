/** Burst: rays from behind the hero, a loud headline above it and the offer in a star: sales and parties. */
import { around, inset, type Board } from '../board.ts';
import { allBut, footOf, putOffer, putWords } from '../blocks.ts';
import { rays } from '../outlines.ts';
import { isCropped, namedFrame, putCutout, putFramed } from '../pictures.ts';
import { putStack, stackIn } from '../text-stack.ts';
import { wordsOn } from '../words.ts';
import type { Composition } from './composition.ts';

function draw(board: Board): boolean {
  const { kit, safe, margin } = board;
  const { palette, content } = kit;
  const [picture] = kit.pictures;
  // Rays come through behind the words too: they must read on both colors.
  const panel = board.softPanel;
  const grounds = [palette.ground, panel];
  const foot = footOf(board, safe.x, safe.width, grounds, 'center', undefined, board.height * 0.24);
  if (!foot) return false;
  const footRoom = foot.height > 0 ? foot.height + margin * 0.5 : 0;
  if (!picture) {
    board.outline('Rays', rays(board.width, board.height, 16, 0.5, 0.5), board.page, panel);
    const room = { ...safe, height: safe.height - footRoom };
    const head = stackIn(
      board,
      wordsOn(board, grounds, { without: ['offer', 'details', 'call-to-action'], headlineLines: 3 }),
      { ...room, height: room.height * (content.offer ? 0.5 : 0.9) },
      { align: 'center', valign: content.offer ? 'top' : 'middle', largest: 22 },
    );
    if (!head) return false;
    putStack(board, head);
    if (content.offer) {
      const top = head.box.y + head.box.height + margin * 0.3;
      const left = room.y + room.height - top;
      const size = Math.min(left, safe.width, board.u(52));
      if (size < board.u(20) || !putOffer(board, 'burst', board.width / 2, top + left / 2, size, grounds, -6))
        return false;
    }
    foot.put(safe.y + safe.height - foot.height);
    return true;
  }
  if (board.wide) {
    board.outline('Rays', rays(board.width, board.height, 16, board.mirrored ? 0.27 : 0.73, 0.5), board.page, panel);
    const hero = {
      x: board.mirrored ? safe.x : safe.x + safe.width * 0.52,
      y: safe.y,
      width: safe.width * 0.48,
      height: safe.height,
    };
    putPicture(board, hero);
    const size = Math.min(board.u(27), hero.height * 0.44);
    const badged = putOffer(board, 'burst', hero.x + hero.width - size * 0.5, hero.y + size * 0.5, size, grounds, 8);
    return (
      putWords(
        board,
        {
          x: board.mirrored ? safe.x + safe.width * 0.52 : safe.x,
          y: safe.y,
          width: safe.width * 0.46,
          height: safe.height,
        },
        grounds,
        { without: badged ? ['offer'] : [] },
        { align: 'left', valign: 'middle', largest: 15 },
      ) !== null
    );
  }
  const head = stackIn(
    board,
    wordsOn(board, grounds, { without: allBut('headline', 'subheading'), headlineLines: 2 }),
    { ...safe, height: (safe.height - footRoom) * 0.4 },
    { align: 'center', valign: 'top', largest: 20 },
  );
  if (!head) return false;
  const top = head.texts.length > 0 ? head.box.y + head.box.height + margin * 0.35 : safe.y;
  const hero = { x: safe.x, y: top, width: safe.width, height: safe.y + safe.height - footRoom - top };
  if (hero.height < board.height * 0.28) return false;
  board.outline(
    'Rays',
    rays(board.width, board.height, 16, 0.5, (hero.y + hero.height / 2) / board.height),
    board.page,
    panel,
  );
  putStack(board, head);
  putPicture(board, hero);
  const size = Math.min(board.u(30), hero.height * 0.46);
  if (
    content.offer &&
    !putOffer(
      board,
      'burst',
      board.mirrored ? hero.x + size * 0.52 : hero.x + hero.width - size * 0.52,
      hero.y + hero.height - size * 0.55,
      size,
      grounds,
      -10,
    )
  )
    return false;
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

/** The picture cut out, or in a disc with a thick rim. */
function putPicture(board: Board, room: { x: number; y: number; width: number; height: number }): void {
  const { pictures, palette } = board.kit;
  const [picture] = pictures;
  if (!picture) return;
  if (picture.mask && !isCropped(picture)) {
    putCutout(board, picture, inset(room, room.width * 0.02, room.height * 0.02), { lively: true });
    return;
  }
  const side = Math.min(room.width, room.height) * 0.98;
  const box = around(room.x + room.width / 2, room.y + room.height / 2, side);
  board.ellipse('Rim', box, palette.accent);
  const inner = inset(box, board.u(1.6));
  putFramed(board, picture, inner, namedFrame('circle', inner, board));
}

export const burst: Composition = {
  id: 'burst',
  pictures: [0, 1],
  cutout: 'welcome',
  kinds: ['offer', 'cover'],
  shapes: ['square', 'story', 'portrait'],
  suits: ({ content, energy, pictures, things, ratio }) =>
    (things || pictures === 0 ? 0 : -2.5) -
    (pictures === 0 && ratio > 1.25 ? 4 : 0) +
    (energy === 'loud' || energy === 'playful' ? 6.6 : 1) +
    (content.offer ? 1.2 : pictures === 0 ? -2 : -0.5) -
    ((content.headline?.length ?? 0) > 40 ? 3 : 0),
  draw,
};
