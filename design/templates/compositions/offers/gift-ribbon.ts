/**
 * Gift ribbon: the page wrapped as a present, a ribbon down one side with a bow on it, the value on the paper next to
 * it.
 */
import { intersectionOf } from '#design/document/geometry.ts';
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { dots } from '#design/templates/outlines.ts';
import { strongOn, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { shade } from '#design/templates/color-mix.ts';

/** A bow's two loops and tails, in a box of 200 × 130. */
const BOW = {
  path: 'M100 52C78 8 30 -8 12 12C-6 34 10 66 44 66C66 66 88 62 100 56C112 62 134 66 156 66C190 66 206 34 188 12C170 -8 122 8 100 52ZM92 60L52 128L74 120L88 130L100 70L112 130L126 120L148 128L108 60Z',
  viewWidth: 200,
  viewHeight: 130,
};

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette } = input;
  const backgrounds = [palette.background];
  const ribbon = surfaceOn(builder, backgrounds);
  builder.background = solid(palette.background);
  const wide = builder.u(builder.wide ? 10 : 9);
  const beside = builder.ratio >= 1.15;
  const x = beside ? (builder.mirrored ? width * 0.24 : width * 0.76) : width / 2;
  const y = beside ? height / 2 : Math.max(safe.y + builder.u(15), height * 0.24);
  const bow = builder.u(beside ? 38 : 40);
  const words = beside
    ? {
        ...safe,
        x: builder.mirrored ? x + bow * 0.5 + margin * 0.4 : safe.x,
        width: safe.width - (builder.mirrored ? x : width - x) - bow * 0.5 + margin * 0.6,
      }
    : { ...safe, y: y + bow * 0.44 + margin * 0.4, height: safe.y + safe.height - y - bow * 0.44 - margin * 0.4 };
  const stack = stackIn(
    builder,
    wordsOn(builder, backgrounds, { label: true, offer: 'large', headlineLines: 3 }),
    words,
    {
      align: beside ? 'left' : 'center',
      valign: 'middle',
      largest: 14,
      smallest: 4.6,
      airy: 1.1,
    },
  );
  if (!stack) return false;
  const corner = builder.u(16);
  const dotted = {
    x: builder.mirrored ? width - corner * 0.9 : -corner * 0.1,
    y: height - corner * 0.9,
    width: corner,
    height: corner,
  };
  if (intersectionOf(dotted, stack.box) === null)
    builder.outline('Dots', dots(6, 6), dotted, strongOn(builder, backgrounds), { opacity: 0.5 });
  const deep = shade(ribbon, -0.08);
  if (beside) builder.rectangle('Ribbon', { x: x - wide / 2, y: 0, width: wide, height }, ribbon);
  else builder.rectangle('Ribbon', { x: 0, y: y - wide / 2, width, height: wide }, ribbon);
  builder.outline('Bow', BOW, around(x, y + bow * 0.04, bow, bow * 0.65), deep, {
    rotation: input.energy === 'playful' ? -6 : 0,
    shadow: { color: '#00000038', x: 0, y: Math.round(builder.u(0.6)), blur: Math.round(builder.u(2)) },
  });
  builder.rectangle('Knot', around(x, y - bow * 0.02, bow * 0.13, bow * 0.15), ribbon, { radius: bow * 0.04 });
  putStack(builder, stack);
  return true;
}

export const giftRibbon: Composition = {
  id: 'gift-ribbon',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'greeting'],
  shapes: ['card', 'square', 'wide', 'portrait'],
  suits: ({ content, energy }) =>
    (/gift|present|voucher|birthday|christmas|surprise|treat/i.test(
      `${content.headline ?? ''} ${content.subheading ?? ''} ${content.offer ?? ''}`,
    )
      ? 6.4
      : 2) + (energy === 'elegant' || energy === 'playful' ? 0.8 : 0),
  draw,
};
