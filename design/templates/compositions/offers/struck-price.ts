/**
 * Struck price: the old price small with a stroke through it, the new one large beneath it, the product next to them.
 */
import { columns, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { figuresFace, onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Composition } from '../composition.ts';
import { amountOf, figuresIn, lying, putThing } from './offer-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, type, content } = input;
  const [first, second, more] = figuresIn(content.offer);
  if (!first || !second || more || amountOf(first) === amountOf(second)) return false;
  const [now, before] = amountOf(first) < amountOf(second) ? [first, second] : [second, first];
  const [picture] = input.pictures;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const beside = builder.ratio >= 1.15;
  const tag = surfaceOn(builder, backgrounds);
  // Without a photo the price takes its place.
  const alone = beside && !picture;
  const size = {
    width: alone ? safe.width * 0.46 : beside ? safe.width * 0.4 : safe.width * 0.62,
    height: alone ? Math.min(builder.u(52), safe.height * 0.8) : Math.min(builder.u(30), safe.height * 0.3),
  };
  const half = (safe.width - margin) / 2;
  const words = beside ? { ...safe, x: builder.mirrored ? safe.x + half + margin : safe.x, width: half } : safe;
  const foot = footOf(builder, words.x, words.width, backgrounds, 'left', undefined, safe.height * 0.22);
  const head =
    foot &&
    stackIn(
      builder,
      wordsOn(builder, backgrounds, { without: ['offer', 'details', 'call-to-action'], label: true, headlineLines: 3 }),
      { ...words, height: alone ? words.height - foot.height - margin : words.height * (beside ? 0.4 : 0.28) },
      { align: 'left', valign: alone ? 'middle' : 'top', largest: alone ? 17 : 12, smallest: 4.6 },
    );
  if (!foot || !head) return false;
  const footTop = safe.y + safe.height - foot.height;
  const headBottom = head.texts.length > 0 ? head.box.y + head.box.height : safe.y;
  const y =
    beside || !picture
      ? (headBottom + footTop) / 2 - size.height / 2
      : footTop - (foot.height > 0 ? margin * 0.6 : 0) - size.height;
  const price = alone
    ? {
        x: builder.mirrored ? safe.x : safe.x + safe.width - size.width,
        y: safe.y + (safe.height - size.height) / 2,
        ...size,
      }
    : {
        x: builder.mirrored ? words.x + words.width - Math.min(words.width, size.width) : words.x,
        y,
        width: Math.min(words.width, size.width),
        height: size.height,
      };
  if (!alone && (price.y < headBottom + margin * 0.2 || price.y + price.height > footTop)) return false;
  if (picture) {
    const stage = beside
      ? { x: builder.mirrored ? 0 : width - half - margin, y: 0, width: half + margin, height }
      : { x: 0, y: headBottom + margin * 0.4, width, height: price.y + price.height * 0.5 - headBottom - margin * 0.4 };
    if (stage.height < builder.u(24)) return false;
    builder.rectangle('Stage', stage, palette.panel);
    putThing(builder, picture, {
      x: stage.x + stage.width * 0.1,
      y: stage.y + stage.height * 0.08,
      width: stage.width * 0.8,
      height: stage.height * (beside ? 0.84 : 0.78),
    });
  }
  const on = onSurface(builder, tag);
  const pad = builder.u(2.4);
  const inner = { x: price.x + pad, y: price.y + pad, width: price.width - 2 * pad, height: price.height - 2 * pad };
  builder.rectangle('Price tag', price, tag, {
    radius: input.energy === 'elegant' ? 0 : builder.u(2.4),
    shadow: picture && !beside ? lying(builder, 1) : null,
  });
  const face = { ...figuresFace(type.body), weight: 600 };
  // A low tag has its prices side by side.
  const inRow = inner.width > inner.height * 2.6;
  const [start, end] = columns(inner, builder.mirrored ? 0.36 : 0.64, pad);
  const [nowBox, oldBox] = !inRow
    ? [
        { ...inner, y: inner.y + inner.height * 0.34, height: inner.height * 0.66 },
        { ...inner, height: inner.height * 0.34 },
      ]
    : builder.mirrored
      ? [end, start]
      : [start, end];
  const old = stackIn(
    builder,
    [
      {
        role: 'offer',
        name: 'Old price',
        texts: [before],
        face,
        heading: false,
        share: 1,
        least: 3,
        most: 11,
        lines: 1,
        color: on,
        backgrounds: [tag],
      },
    ],
    oldBox,
    { align: inRow ? 'right' : 'left', valign: 'middle', largest: alone || inRow ? 10 : 6.4, smallest: 3 },
  );
  if (
    !old ||
    !putText(builder, 'offer', now, nowBox, {
      face: figuresFace(type.heading),
      heading: true,
      color: on,
      backgrounds: [tag],
      valign: 'middle',
      largest: alone ? 34 : 19,
      smallest: 5,
    })
  )
    return false;
  putStack(builder, {
    ...old,
    texts: old.texts.map((text) => ({ ...text, layer: { ...text.layer, strikethrough: true } })),
  });
  putStack(builder, head);
  foot.put(footTop);
  return true;
}

export const struckPrice: Composition = {
  id: 'struck-price',
  pictures: [0, 1],
  cutout: 'welcome',
  kinds: ['offer', 'product'],
  shapes: ['square', 'portrait', 'wide', 'story'],
  suits: ({ content }) => (figuresIn(content.offer).length === 2 ? 8.4 : 0),
  draw,
};
