/**
 * Thumbnail: two lines of enormous type with the last one on a marker bar, a product in front of a disc, a curved arrow
 * to it.
 */
import type { Box } from '#design/document/geometry.ts';
import { LEGIBLE } from '#design/layout/contrast.ts';
import { around, inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { isBadgeable, putOffer } from '#design/templates/blocks.ts';
import { worstOn } from '#design/templates/color-mix.ts';
import { rays } from '#design/templates/outlines.ts';
import { isCropped, namedFrame, putCutout, putFramed } from '#design/templates/pictures.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { surfaceOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { curvedArrow } from './word-outlines.ts';

function putSubject(builder: PageBuilder, room: Box, color: string): void {
  const [picture] = builder.input.pictures;
  const size = Math.min(room.width, room.height) * 0.92;
  const middle = { x: room.x + room.width / 2, y: room.y + room.height * 0.54 };
  builder.ellipse('Disc', around(middle.x, middle.y, size), color);
  if (picture?.mask) putCutout(builder, picture, room, { valign: isCropped(picture) ? 'bottom' : 'middle' });
  else if (picture) {
    const box = around(middle.x, middle.y, size * 0.9);
    putFramed(builder, picture, box, namedFrame('circle', box, builder));
  } else
    builder.ellipse('Ring', around(middle.x, middle.y, size * 0.6), null, {
      stroke: { color: builder.input.palette.background, width: size * 0.1, dash: [] },
    });
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height, margin } = builder;
  const { palette, content } = input;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const accent = surfaceOn(builder, backgrounds);
  const calm = input.energy === 'elegant' || input.energy === 'calm';
  const beside = builder.wide;
  const share = beside ? 0.38 : 0.46;
  const stage = beside
    ? {
        x: builder.mirrored ? 0 : width * (1 - share) - margin * 0.3,
        y: 0,
        width: width * share + margin * 0.3,
        height,
      }
    : {
        x: width * 0.1,
        y: height - Math.max(builder.bar, 0) - height * share,
        width: width * 0.8,
        height: height * share,
      };
  const bordered = input.energy === 'loud' || input.energy === 'playful';
  const badged = isBadgeable(builder) && content.offer !== null;
  const items = wordsOn(builder, backgrounds, { without: badged ? ['offer'] : [], headlineLines: 3 }).map((item) =>
    item.role === 'headline' ? { ...item, lines: Math.max(3, Math.ceil((content.headline?.length ?? 0) / 15)) } : item,
  );
  const room = beside
    ? {
        x: builder.mirrored ? stage.width + builder.u(3) : safe.x,
        y: safe.y,
        width: width - stage.width - safe.x - builder.u(3),
        height: safe.height,
      }
    : { ...safe, height: stage.y - safe.y - builder.u(2) };
  const stack = stackIn(builder, items, room, { align: 'left', valign: 'middle', largest: 34, smallest: 5, airy: 1.1 });
  if (!stack) return false;
  if (!calm)
    builder.outline(
      'Rays',
      rays(width, height, 18, (stage.x + stage.width / 2) / width, (stage.y + stage.height / 2) / height),
      builder.page,
      builder.softPanel,
      { opacity: 0.5 },
    );
  if (bordered)
    builder.rectangle('Border', around(width / 2, height / 2, width - builder.u(2.2), height - builder.u(2.2)), null, {
      stroke: { color: accent, width: builder.u(2.2), dash: [] },
    });
  putSubject(
    builder,
    inset(stage, builder.u(beside ? 3.4 : 0), builder.u(beside ? (bordered ? 3.4 : 2) : bordered ? 2.4 : 0)),
    input.energy === 'elegant' ? palette.ink : accent,
  );
  // The marker bar under the last line, if the letters are legible on it, too.
  const head = stack.texts.find(({ role }) => role === 'headline')?.layer;
  if (head && head.fill.type === 'solid') {
    const marker = [palette.pop, palette.accent, palette.panel].find(
      (color) =>
        color !== palette.background && worstOn(head.fill.type === 'solid' ? head.fill.color : '', [color]) >= LEGIBLE,
    );
    const last = head.lines.at(-1);
    const pitch = head.height / head.lines.length;
    if (marker && last) {
      const pad = head.fontSize * 0.14;
      const bar = {
        x: builder.mirrored ? head.x + head.width - last.width - pad : head.x - pad,
        y: head.y + head.height - pitch / 2 - head.fontSize * 0.46,
        width: last.width + 2 * pad,
        height: head.fontSize * 0.92,
      };
      builder.rectangle('Marker', bar, marker, { radius: calm ? 0 : builder.u(0.8) });
    } else if (last)
      builder.rectangle(
        'Underline',
        {
          x: builder.mirrored ? head.x + head.width - last.width : head.x,
          y: head.y + head.height - pitch / 2 + head.fontSize * 0.46,
          width: last.width,
          height: head.fontSize * 0.07,
        },
        accent,
      );
  }
  putStack(builder, stack);
  if (beside && !calm && input.pictures.length > 0) {
    const size = builder.u(15);
    const y = Math.min(
      safe.y + safe.height - size * 0.9,
      Math.max(stack.box.y + stack.box.height + builder.u(1), height * 0.66),
    );
    if (y + size * 0.9 <= height - builder.u(4) && y > stack.box.y + stack.box.height)
      builder.outline(
        'Arrow',
        curvedArrow(builder.mirrored),
        { x: builder.mirrored ? stage.width - size * 0.1 : stage.x - size * 0.9, y, width: size, height: size * 0.8 },
        palette.ink,
      );
  }
  if (!badged) return true;
  // Low, where it hides least of what identifies a subject.
  const size = Math.min(stage.width, stage.height) * 0.42;
  return putOffer(
    builder,
    calm ? 'disc' : 'burst',
    builder.mirrored ? size * 0.66 : stage.x + stage.width - size * 0.66,
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
