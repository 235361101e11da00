/**
 * Lower third: the whole photo, and across it, near the bottom edge, one bar as on television: a block of accent, then
 * the words on the background.
 */
import type { PageBuilder } from '#design/templates/page-builder.ts';
import { putBadge } from '#design/templates/badges.ts';
import { isBadgeable } from '#design/templates/blocks.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { surfaceOn, wordsOn } from '#design/templates/words.ts';
import { slanted } from '#design/templates/outlines.ts';
import { cropAbout } from '#design/templates/pictures.ts';
import type { Composition } from '../composition.ts';
import { putPhoto } from './photo-blocks.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height, margin } = builder;
  const { background } = input.palette;
  const [picture] = input.pictures;
  if (!picture) return false;
  const surface = surfaceOn(builder, [background]);
  const badged = isBadgeable(builder);
  const items = wordsOn(builder, [background], { without: badged ? ['offer'] : [], label: false, offer: 'pill' });
  const block = badged ? Math.min(builder.u(30), safe.width * 0.32) : builder.u(3.2);
  const padX = margin * 0.6;
  const inner = safe.width - block - padX * 2 - (badged ? builder.u(4) : 0);
  const stack = stackIn(
    builder,
    items,
    { x: 0, y: 0, width: inner, height: height * (builder.wide ? 0.44 : 0.4) },
    { align: 'left', valign: 'top', largest: builder.wide ? 10 : 9.5, smallest: 5.7, airy: 0.8 },
  );
  if (!stack) return false;
  const said = stack.texts.length > 0;
  if (!said && !badged) {
    // Without words: the photo over a narrow bar in the design's own color.
    putPhoto(builder, picture, { ...builder.page, height: height - builder.u(5) });
    builder.rectangle('Bar', { x: 0, y: height - builder.u(5), width, height: builder.u(5) }, surface);
    return true;
  }
  const padY = margin * 0.5;
  const bar = Math.max(stack.box.height + 2 * padY, badged ? block * 0.62 : 0);
  const top = safe.y + safe.height - bar - (builder.tall ? 0 : margin * 0.3);
  if (bar > height * 0.52) return false;
  builder.image(
    'Photo',
    picture,
    builder.page,
    { crop: cropAbout(picture, builder.page, { ...builder.page, height: top }) },
    { backdrop: true },
  );
  const lean = Math.min(bar * 0.22, builder.u(5));
  builder.rectangle('Bar', { x: safe.x, y: top, width: safe.width, height: bar }, background, {
    shadow: { color: '#00000059', x: 0, y: Math.round(builder.u(0.7)), blur: Math.round(builder.u(3)) },
  });
  const mark = { x: builder.mirrored ? width - safe.x - block : safe.x, y: top, width: block, height: bar };
  if (badged && input.content.offer) {
    const side = builder.mirrored ? 'left' : 'right';
    const leaning = { ...mark, x: builder.mirrored ? mark.x - lean : mark.x, width: mark.width + lean };
    builder.outline(
      'Offer block',
      slanted(leaning.width, leaning.height, lean / leaning.width, side),
      leaning,
      surface,
    );
    // The badge is only its words: the block is their background.
    if (
      !putBadge(
        builder,
        input.content.offer,
        { x: mark.x, y: top + bar * 0.04, width: block, height: bar * 0.92 },
        { kind: 'pill', surface },
      )
    )
      return false;
  } else builder.rectangle('Mark', mark, surface);
  const start = builder.mirrored
    ? mark.x - padX - inner - (badged ? lean * 0.4 : 0)
    : mark.x + block + padX + (badged ? lean * 0.4 : 0);
  const shift = builder.mirrored ? Math.max(0, start) - stack.box.x + (inner - stack.box.width) : start - stack.box.x;
  putStack(builder, {
    ...stack,
    texts: stack.texts.map((text) => ({
      ...text,
      layer: { ...text.layer, x: text.layer.x + shift, y: text.layer.y + top + (bar - stack.box.height) / 2 },
    })),
  });
  return true;
}

export const lowerThird: Composition = {
  id: 'lower-third',
  pictures: [1, 1],
  cutout: 'never',
  kinds: ['news', 'cover', 'event', 'offer'],
  shapes: ['square', 'portrait', 'wide', 'story'],
  suits: ({ content, energy }) =>
    ({ clean: 6, loud: 5.6, elegant: 4.6, calm: 4.6, playful: 4.4 })[energy] - (content.lines.length > 2 ? 2 : 0),
  draw,
};
