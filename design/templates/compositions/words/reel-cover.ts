/** Reel cover: a band across a photo holds the words, within the crop of a profile's grid. */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { cropAbout, putFramed } from '#design/templates/pictures.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { surfaceOn, wordsOn } from '#design/templates/words.ts';
import { checks } from './word-outlines.ts';
import type { Composition } from '../composition.ts';

/** On wide pages the band is vertical, and the photo extends to the edge next to it. */
function drawWide(builder: PageBuilder): boolean {
  const { input, safe, width, height } = builder;
  const { palette } = input;
  const [picture] = input.pictures;
  const band = input.twist % 2 === 0 ? palette.background : surfaceOn(builder, [palette.background]);
  const other = band === palette.background ? palette.panel : palette.background;
  builder.background = solid(other);
  const wide = Math.min(width * 0.5, builder.u(90));
  const left = builder.mirrored ? width - width * 0.07 - wide : width * 0.07;
  const pad = builder.u(5);
  const stack = stackIn(
    builder,
    wordsOn(builder, [band], { label: true, offer: 'pill', headlineLines: 4 }),
    { ...safe, x: left + pad, width: wide - 2 * pad },
    { align: 'center', valign: 'middle', largest: 24, smallest: 4.6 },
  );
  if (!stack) return false;
  const photo = {
    x: builder.mirrored ? 0 : left + wide * 0.5,
    y: 0,
    width: width - (width * 0.07 + wide * 0.5),
    height,
  };
  if (picture) putFramed(builder, picture, photo, { type: 'rectangle', radius: 0 }, {}, true);
  else {
    const cell = height / 6;
    builder.outline(
      'Checks',
      checks(Math.ceil(width / cell), 6),
      { x: 0, y: 0, width: Math.ceil(width / cell) * cell, height },
      palette.pop === other ? palette.accent : palette.pop,
      { opacity: input.energy === 'loud' || input.energy === 'playful' ? 0.9 : 0.28 },
    );
  }
  builder.rectangle('Band', { x: left, y: 0, width: wide, height }, band);
  const rule = surfaceOn(builder, [band]);
  for (const x of [left - builder.u(2.2), left + wide + builder.u(1)])
    builder.rectangle('Band edge', { x, y: 0, width: builder.u(1.2), height }, band === rule ? palette.pop : band);
  putStack(builder, stack);
  return true;
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height } = builder;
  const { palette } = input;
  const [picture] = input.pictures;
  if (builder.wide) return drawWide(builder);
  const band = input.twist % 2 === 0 ? palette.background : surfaceOn(builder, [palette.background]);
  const items = wordsOn(builder, [band], { label: true, offer: 'pill', headlineLines: 4 });
  // The grid shows 3:4 or 4:5 of a tall cover, from its middle.
  const seen = Math.min(safe.height, width * 1.2);
  const room = {
    x: safe.x,
    y: (height - seen) / 2,
    width: safe.width,
    height: picture ? Math.min(seen * 0.66, height * 0.44 - builder.u(13)) : seen * 0.66,
  };
  const stack = stackIn(builder, items, room, {
    align: 'center',
    valign: 'top',
    largest: 26,
    smallest: 4.6,
    airy: 1.05,
  });
  if (!stack) return false;
  const pad = builder.u(6.5);
  const high = Math.max(stack.box.height + 2 * pad, height * 0.2);
  if (high > height * (picture ? 0.46 : 0.74)) return false;
  // With a photo the band is low in the visible part of the grid, so that the subject is visible above it.
  const top = picture ? Math.min((height + seen) / 2 - builder.u(9), safe.y + safe.height) - high : (height - high) / 2;
  const other = band === palette.background ? palette.panel : palette.background;
  builder.background = solid(other);
  const cell = width / 7;
  // The photo ends behind the band: the checks start under it, and nothing of the subject is lost there.
  const from = picture ? top + high / 2 : 0;
  builder.outline(
    'Checks',
    checks(7, Math.ceil((height - from) / cell)),
    { x: 0, y: from, width, height: Math.ceil((height - from) / cell) * cell },
    palette.pop === other ? palette.accent : palette.pop,
    { opacity: input.energy === 'loud' || input.energy === 'playful' ? 0.9 : 0.28 },
  );
  const photo = { ...builder.page, height: from };
  if (picture)
    builder.image(
      'Photo',
      picture,
      photo,
      { crop: cropAbout(picture, photo, { ...photo, height: top }) },
      { backdrop: true },
    );
  builder.rectangle('Band', { x: 0, y: top, width, height: high }, band);
  const rule = surfaceOn(builder, [band]);
  for (const y of [top - builder.u(2.2), top + high + builder.u(1)])
    builder.rectangle('Band edge', { x: 0, y, width, height: builder.u(1.2) }, band === rule ? palette.pop : band);
  if (input.energy === 'elegant' || input.energy === 'calm') {
    for (const y of [top + builder.u(2), top + high - builder.u(2)])
      builder.line('Hairline', { x: 0, y }, width, 'across', rule);
  }
  putStack(builder, {
    ...stack,
    texts: stack.texts.map((text) => ({
      ...text,
      layer: { ...text.layer, y: text.layer.y + top + (high - stack.box.height) / 2 - stack.box.y },
    })),
  });
  return true;
}

export const reelCover: Composition = {
  id: 'reel-cover',
  pictures: [0, 1],
  cutout: 'never',
  kinds: ['cover', 'news', 'event'],
  shapes: ['story', 'portrait'],
  suits: ({ ratio, content }) =>
    (ratio <= 0.66 ? 7.4 : 4.4) - ((content.headline?.length ?? 0) > 40 ? 2 : 0) - (content.lines.length > 2 ? 2 : 0),
  suitsBrief: () => 0,
  draw,
};
