/** Cutout hero: the product, cut out, before one large shape on colored ground; words above or beside it. */
import type { Box } from '#design/document/geometry.ts';
import { around, type Board } from '../board.ts';
import { footOf, putOffer, putWords } from '../blocks.ts';
import { arch, blob, dots, glint, quarter } from '../outlines.ts';
import { isCropped, putCutout } from '../pictures.ts';
import { putStack, stackIn } from '../text-stack.ts';
import { wordsOn } from '../words.ts';
import type { Composition } from './composition.ts';

type Backdrop = 'circle' | 'arch' | 'blob' | 'block' | 'quarter';

const BY_ENERGY: Record<string, readonly Backdrop[]> = {
  loud: ['circle', 'block', 'quarter', 'blob'],
  playful: ['blob', 'circle', 'arch', 'quarter'],
  elegant: ['arch', 'circle', 'block'],
  clean: ['circle', 'quarter', 'block'],
  calm: ['arch', 'blob', 'circle'],
};

/** The large shape behind the product. `room`: where the product stands. */
function putBackdrop(board: Board, kind: Backdrop, room: Box): void {
  const { panel } = board.kit.palette;
  const side = Math.min(room.width, room.height);
  const [cx, cy] = [room.x + room.width / 2, room.y + room.height / 2];
  if (kind === 'circle') board.ellipse('Circle', around(cx, cy, side * 1.02), panel);
  else if (kind === 'blob')
    board.outline(
      'Blob',
      blob(board.kit.twist),
      around(cx, cy, Math.min(room.width * 1.08, side * 1.25), side * 1.08),
      panel,
    );
  else if (kind === 'arch') {
    const width = Math.min(room.width, side * 0.94);
    const bottom = room.y + room.height;
    const top = Math.max(room.y, bottom - width * 1.35);
    board.outline('Arch', arch(width, bottom - top), { x: cx - width / 2, y: top, width, height: bottom - top }, panel);
  } else if (kind === 'quarter')
    board.outline('Quarter disc', quarter(), around(cx, cy, side * 1.04), panel, {
      rotation: board.mirrored ? 0 : -90,
    });
  else if (board.wide)
    board.rectangle(
      'Block',
      {
        x: cx < board.width / 2 ? 0 : cx - room.width * 0.22,
        y: 0,
        width: cx < board.width / 2 ? cx + room.width * 0.22 : board.width - cx + room.width * 0.22,
        height: board.height,
      },
      panel,
    );
  else
    board.rectangle(
      'Block',
      { x: 0, y: cy + room.height * 0.08, width: board.width, height: board.height - cy - room.height * 0.08 },
      panel,
    );
}

const isLively = (board: Board) => board.kit.energy === 'loud' || board.kit.energy === 'playful';

/** Small things around the hero that keep the eye there. */
function sprinkle(board: Board, room: Box): void {
  const { pop, accent, panel } = board.kit.palette;
  const color = pop === panel ? accent : pop;
  const { energy } = board.kit;
  if (energy === 'loud' || energy === 'playful') {
    board.outline(
      'Dots',
      dots(5, 4),
      {
        x: room.x + room.width - board.u(11),
        y: room.y + room.height * 0.04,
        width: board.u(11),
        height: board.u(8.8),
      },
      color,
      { opacity: 0.9 },
    );
    board.ellipse('Ring', around(room.x + board.u(4), room.y + room.height * 0.78, board.u(5)), null, {
      stroke: { color, width: Math.max(1, board.u(0.9)), dash: [] },
    });
  } else if (energy === 'elegant') {
    board.outline('Glint', glint(), around(room.x + room.width * 0.86, room.y + room.height * 0.13, board.u(6)), color);
    board.outline(
      'Small glint',
      glint(),
      around(room.x + room.width * 0.94, room.y + room.height * 0.22, board.u(3)),
      color,
    );
  }
}

function draw(board: Board): boolean {
  const { kit, safe, margin } = board;
  const [picture] = kit.pictures;
  if (!picture?.mask) return false;
  const kinds = BY_ENERGY[kit.energy] ?? [];
  const kind = kinds[kit.twist % kinds.length] ?? 'circle';
  const grounds = [kit.palette.ground];
  const sideways = board.wide || (board.ratio > 0.9 && kit.twist % 3 === 2);
  if (sideways) {
    const width = Math.min(safe.width * (board.wide ? 0.5 : 0.52), safe.height * 1.3);
    const hero = { x: board.mirrored ? safe.x : safe.x + safe.width - width, y: safe.y, width, height: safe.height };
    const words = {
      x: board.mirrored ? safe.x + width + margin * 0.6 : safe.x,
      y: safe.y,
      width: safe.width - width - margin * 0.6,
      height: safe.height,
    };
    putBackdrop(board, kind, hero);
    sprinkle(board, hero);
    const cropped = isCropped(picture);
    const top = hero.y + hero.height * 0.04;
    putCutout(
      board,
      picture,
      {
        ...hero,
        x: hero.x + hero.width * 0.02,
        width: hero.width * 0.96,
        y: top,
        height: cropped ? board.height - top : hero.height * 0.92,
      },
      { valign: cropped ? 'bottom' : 'middle', lively: isLively(board) },
    );
    const size = Math.min(board.u(25), hero.height * 0.36);
    const badged = putOffer(
      board,
      kit.energy === 'loud' ? 'burst' : 'seal',
      hero.x + hero.width - size * 0.52,
      hero.y + hero.height - size * 0.56,
      size,
      [kit.palette.panel],
    );
    return (
      putWords(
        board,
        words,
        grounds,
        { without: badged ? ['offer'] : [], label: true },
        { align: 'left', valign: 'middle', largest: 19 },
      ) !== null
    );
  }
  const align = kit.twist % 2 === 0 ? 'left' : 'center';
  const cropped = isCropped(picture);
  const onBlock = kind === 'block' ? [kit.palette.panel] : grounds;
  const foot = footOf(
    board,
    safe.x,
    safe.width,
    onBlock,
    align === 'center' ? 'center' : 'left',
    undefined,
    board.height * 0.2,
  );
  if (!foot) return false;
  const gap = margin * 0.5;
  const footRoom = foot.height > 0 ? foot.height + gap : 0;
  const head = stackIn(
    board,
    wordsOn(board, grounds, { without: ['offer', 'details', 'call-to-action'], label: true, headlineLines: 2 }),
    { ...safe, height: (safe.height - footRoom) * 0.42 },
    { align, valign: 'top', largest: board.tall ? 18 : 16 },
  );
  if (!head) return false;
  const top = head.texts.length > 0 ? head.box.y + head.box.height + gap * 0.7 : safe.y;
  // With no words below, the picture may reach into what a story's platform covers.
  const end = foot.height === 0 && board.bar > 0 ? board.height - board.bar * 0.5 : safe.y + safe.height - footRoom;
  const hero = { x: safe.x, y: top, width: safe.width, height: end - top };
  if (hero.height < board.height * 0.28) return false;
  putBackdrop(board, kind, hero);
  sprinkle(board, hero);
  // What is cut off below stands on the edge of the page, or not at all.
  if (cropped && foot.height > 0) return false;
  const placed = putCutout(
    board,
    picture,
    {
      ...hero,
      y: hero.y + hero.height * 0.03,
      height: cropped ? board.height - hero.y - hero.height * 0.03 : hero.height * 0.94,
    },
    { valign: cropped ? 'bottom' : 'middle', lively: isLively(board) },
  );
  putStack(board, head);
  const size = Math.min(board.u(29), hero.height * 0.5);
  // Beside a narrow thing, over the corner of a broad one.
  const narrow = placed.width < hero.width * 0.55;
  const right = Math.min(safe.x + safe.width - size * 0.5, placed.x + placed.width + size * (narrow ? 0.34 : -0.12));
  if (
    kit.content.offer &&
    !putOffer(
      board,
      kit.energy === 'elegant' || kit.energy === 'calm' ? 'seal' : 'burst',
      board.mirrored ? board.width - right : right,
      hero.y + (narrow ? hero.height * 0.36 : size * 0.56),
      size,
      [kit.palette.panel],
    )
  )
    return false;
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const cutoutShape: Composition = {
  id: 'cutout-shape',
  pictures: [1, 1],
  cutout: 'needed',
  kinds: ['offer', 'news', 'product'],
  shapes: ['square', 'portrait', 'story'],
  suits: ({ content, ratio, things }) => (things ? 8.2 : 4) - (content.lines.length > 3 && ratio > 0.66 ? 2 : 0),
  draw,
};
