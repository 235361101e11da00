/**
 * Thumbnail: two lines of enormous type with the last one on a marker bar, a thing before a disc, a curved arrow to it.
 */
import type { Box } from '#design/document/geometry.ts';
import { LEGIBLE } from '#design/layout/contrast.ts';
import { around, inset, solid, type Board } from '#design/templates/board.ts';
import { isBadgeable, putOffer } from '#design/templates/blocks.ts';
import { worstOn } from '#design/templates/color-mix.ts';
import { rays } from '#design/templates/outlines.ts';
import { isCropped, namedFrame, putCutout, putFramed } from '#design/templates/pictures.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { surfaceOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { curvedArrow } from './word-outlines.ts';

function putSubject(board: Board, room: Box, color: string): void {
  const [picture] = board.kit.pictures;
  const size = Math.min(room.width, room.height) * 0.92;
  const middle = { x: room.x + room.width / 2, y: room.y + room.height * 0.54 };
  board.ellipse('Disc', around(middle.x, middle.y, size), color);
  if (picture?.mask) putCutout(board, picture, room, { valign: isCropped(picture) ? 'bottom' : 'middle' });
  else if (picture) {
    const box = around(middle.x, middle.y, size * 0.9);
    putFramed(board, picture, box, namedFrame('circle', box, board));
  } else
    board.ellipse('Ring', around(middle.x, middle.y, size * 0.6), null, {
      stroke: { color: board.kit.palette.ground, width: size * 0.1, dash: [] },
    });
}

function draw(board: Board): boolean {
  const { kit, safe, width, height, margin } = board;
  const { palette, content } = kit;
  const grounds = [palette.ground];
  board.background = solid(palette.ground);
  const accent = surfaceOn(board, grounds);
  const calm = kit.energy === 'elegant' || kit.energy === 'calm';
  const beside = board.wide;
  const share = beside ? 0.38 : 0.46;
  const stage = beside
    ? { x: board.mirrored ? 0 : width * (1 - share) - margin * 0.3, y: 0, width: width * share + margin * 0.3, height }
    : {
        x: width * 0.1,
        y: height - Math.max(board.bar, 0) - height * share,
        width: width * 0.8,
        height: height * share,
      };
  const bordered = kit.energy === 'loud' || kit.energy === 'playful';
  const badged = isBadgeable(board) && content.offer !== null;
  const items = wordsOn(board, grounds, { without: badged ? ['offer'] : [], headlineLines: 3 }).map((item) =>
    item.role === 'headline' ? { ...item, lines: Math.max(3, Math.ceil((content.headline?.length ?? 0) / 15)) } : item,
  );
  const room = beside
    ? {
        x: board.mirrored ? stage.width + board.u(3) : safe.x,
        y: safe.y,
        width: width - stage.width - safe.x - board.u(3),
        height: safe.height,
      }
    : { ...safe, height: stage.y - safe.y - board.u(2) };
  const stack = stackIn(board, items, room, { align: 'left', valign: 'middle', largest: 34, smallest: 5, airy: 1.1 });
  if (!stack) return false;
  if (!calm)
    board.outline(
      'Rays',
      rays(width, height, 18, (stage.x + stage.width / 2) / width, (stage.y + stage.height / 2) / height),
      board.page,
      board.softPanel,
      { opacity: 0.5 },
    );
  if (bordered)
    board.rectangle('Border', around(width / 2, height / 2, width - board.u(2.2), height - board.u(2.2)), null, {
      stroke: { color: accent, width: board.u(2.2), dash: [] },
    });
  putSubject(
    board,
    inset(stage, board.u(beside ? 3.4 : 0), board.u(beside ? (bordered ? 3.4 : 2) : bordered ? 2.4 : 0)),
    kit.energy === 'elegant' ? palette.ink : accent,
  );
  // The marker bar under the last line, where the letters read on it, too.
  const head = stack.texts.find(({ role }) => role === 'headline')?.layer;
  if (head && head.fill.type === 'solid') {
    const marker = [palette.pop, palette.accent, palette.panel].find(
      (color) =>
        color !== palette.ground && worstOn(head.fill.type === 'solid' ? head.fill.color : '', [color]) >= LEGIBLE,
    );
    const last = head.lines.at(-1);
    const pitch = head.height / head.lines.length;
    if (marker && last) {
      const pad = head.fontSize * 0.14;
      const bar = {
        x: board.mirrored ? head.x + head.width - last.width - pad : head.x - pad,
        y: head.y + head.height - pitch / 2 - head.fontSize * 0.46,
        width: last.width + 2 * pad,
        height: head.fontSize * 0.92,
      };
      board.rectangle('Marker', bar, marker, { radius: calm ? 0 : board.u(0.8) });
    } else if (last)
      board.rectangle(
        'Underline',
        {
          x: board.mirrored ? head.x + head.width - last.width : head.x,
          y: head.y + head.height - pitch / 2 + head.fontSize * 0.46,
          width: last.width,
          height: head.fontSize * 0.07,
        },
        accent,
      );
  }
  putStack(board, stack);
  if (beside && !calm && kit.pictures.length > 0) {
    const size = board.u(15);
    const y = Math.min(
      safe.y + safe.height - size * 0.9,
      Math.max(stack.box.y + stack.box.height + board.u(1), height * 0.66),
    );
    if (y + size * 0.9 <= height - board.u(4) && y > stack.box.y + stack.box.height)
      board.outline(
        'Arrow',
        curvedArrow(board.mirrored),
        { x: board.mirrored ? stage.width - size * 0.1 : stage.x - size * 0.9, y, width: size, height: size * 0.8 },
        palette.ink,
      );
  }
  if (!badged) return true;
  // Low, where it hides least of what tells what a thing is.
  const size = Math.min(stage.width, stage.height) * 0.42;
  return putOffer(
    board,
    calm ? 'disc' : 'burst',
    board.mirrored ? size * 0.66 : stage.x + stage.width - size * 0.66,
    stage.y + stage.height - size * (beside ? 0.66 : 0.5),
    size,
    [accent],
    8,
  );
}

export const thumbnailType: Composition = {
  id: 'thumbnail-type',
  pictures: [0, 1],
  cutout: 'welcome',
  kinds: ['cover', 'event', 'news'],
  shapes: ['wide', 'banner', 'square'],
  suits: ({ content, energy, ratio }) =>
    (ratio >= 1.25 ? 6.6 : 3.4) +
    (energy === 'loud' ? 1.6 : energy === 'playful' ? 1 : energy === 'elegant' ? -2 : 0) -
    ((content.headline?.length ?? 0) > 34 ? 2 : 0),
  suitsBrief: ({ content, energy, ratio }) =>
    (ratio > 1.76 && ratio < 1.8 ? 6.6 : 3.4) +
    (energy === 'loud' ? 1.6 : energy === 'playful' ? 1 : energy === 'elegant' ? -2 : 0) -
    ((content.headline?.length ?? 0) > 34 ? 2 : 0),
  draw,
};
