/**
 * Magazine cover: the headline is the masthead across the page, the subject is in front of it, cover lines and a bar
 * code below.
 */
import type { Box } from '#design/document/geometry.ts';
import { inset, type PageBuilder } from '#design/templates/page-builder.ts';
import { isCropped, putCutout } from '#design/templates/pictures.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { putText } from '#design/templates/put-text.ts';
import { inkOn, onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { putPhoto, WHITE } from './photo-blocks.ts';

/** The bars of a code that no scanner knows: alternating widths of bars and gaps. */
const BARS = [2, 1, 1, 2, 3, 1, 1, 1, 2, 2, 1, 3, 1, 1, 2, 1, 3, 2, 1, 1, 1, 2, 2, 1, 1];

function barCode(): { path: string; viewWidth: number; viewHeight: number } {
  let x = 0;
  let path = '';
  for (const [index, width] of BARS.entries()) {
    if (index % 2 === 0) path += `M${x * 10} 0L${(x + width) * 10} 0L${(x + width) * 10} 260L${x * 10} 260Z`;
    x += width;
  }
  return { path, viewWidth: x * 10, viewHeight: 260 };
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height, margin } = builder;
  const { palette, content } = input;
  const [picture] = input.pictures;
  if (!picture || builder.wide) return false;
  const cover = picture.mask
    ? builder.softPanel === palette.background
      ? palette.panel
      : palette.background
    : palette.background;
  const backgrounds = [cover];
  builder.background = { type: 'solid', color: cover };
  const top = Math.max(safe.y, margin * 0.8);
  let y = top;
  const { headline, subheading } = content;
  const ink = inkOn(builder, backgrounds);
  const labelled = subheading !== null && subheading.length <= 44;
  if (subheading && labelled) {
    const label = putText(
      builder,
      'subheading',
      subheading,
      { x: safe.x, y, width: safe.width, height: builder.u(5) },
      { face: input.type.label, color: ink, backgrounds, align: 'center', largest: 2.9, smallest: 2.2 },
    );
    if (!label) return false;
    y = label.y + label.height + builder.u(1.6);
  }
  if (headline) {
    const title = putText(
      builder,
      'headline',
      headline,
      { x: safe.x, y, width: safe.width, height: height * 0.3 },
      {
        face: input.type.heading,
        heading: true,
        color: ink,
        backgrounds,
        align: 'center',
        largest: 44,
        smallest: 6,
        lines: headline.length > 12 ? 2 : 1,
      },
    );
    if (!title) return false;
    y = title.y + title.height;
  }
  const rest = wordsOn(builder, [palette.background], {
    without: ['headline', ...(labelled ? ['subheading' as const] : [])],
    offer: 'large',
  }).map((item) => (item.share === 1 ? { ...item, share: 0.5 } : item));
  const last = safe.y + safe.height;
  const lines = stackIn(
    builder,
    rest,
    {
      x: safe.x + margin * 0.5,
      y: last - height * 0.36,
      width: safe.width * 0.46,
      height: height * 0.36 - margin * 0.5,
    },
    { align: 'left', valign: 'bottom', largest: 10, smallest: 5 },
  );
  if (!lines) return false;
  const overlap = headline ? builder.u(2.2) : 0;
  const photo: Box = { x: 0, y: headline || labelled ? y + builder.u(1.2) : 0, width, height: 0 };
  photo.height = height - photo.y;
  if (picture.mask) {
    const from = photo.y - (y > top ? overlap : -margin);
    const stands = isCropped(picture) && lines.texts.length === 0;
    const end = stands
      ? height
      : Math.min(lines.texts.length > 0 ? lines.box.y : last, last - builder.u(9)) - builder.u(1.6);
    if (end - from < height * 0.25) return false;
    putCutout(
      builder,
      picture,
      { x: margin * 0.5, y: from, width: width - margin, height: end - from },
      { valign: stands ? 'bottom' : 'middle' },
    );
  } else putPhoto(builder, picture, photo, 0, undefined, {}, true);
  if (lines.texts.length > 0) {
    // Cover lines are on their own card; on a plain background the card is the background.
    const card = inset(lines.box, -margin * 0.5, -margin * 0.45);
    if (!picture.mask || palette.background !== cover) builder.rectangle('Cover lines', card, palette.background);
    putStack(builder, lines);
  }
  const code = { width: builder.u(15), height: builder.u(9) };
  const x = builder.mirrored ? safe.x : safe.x + safe.width - code.width;
  const card = { x, y: last - code.height, ...code };
  builder.group('Bar code', () => {
    builder.rectangle('Code card', card, WHITE);
    builder.outline('Bars', barCode(), inset(card, builder.u(1.3), builder.u(1.2)), onSurface(builder, WHITE));
  });
  builder.rectangle(
    'Edge',
    { x: builder.mirrored ? width - builder.u(1.4) : 0, y: 0, width: builder.u(1.4), height },
    surfaceOn(builder, backgrounds),
  );
  return true;
}

export const magazineCover: Composition = {
  id: 'magazine-cover',
  pictures: [1, 1],
  cutout: 'welcome',
  kinds: ['cover', 'news', 'product', 'event'],
  shapes: ['portrait', 'paper', 'story', 'square'],
  suits: ({ content, energy }) =>
    (content.headline !== null && content.headline.length <= 18 ? 5.6 : 2) +
    (energy === 'elegant' || energy === 'clean' ? 1.2 : 0) -
    (content.lines.length > 4 ? 3 : 0),
  draw,
};
