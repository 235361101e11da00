/**
 * Till slip: paper comes out of a till's slot at the top of the page: the purchase, the old sum struck out, the new one
 * large, a bar code and a torn end.
 */
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { figuresFace, onSurface, strongOn, wordsOn } from '#design/templates/words.ts';
import { type Item, putStack, stackIn } from '#design/templates/text-stack.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Composition } from '../composition.ts';
import { barcode, torn } from '../words/paper-outlines.ts';
import { deskFor, SHEET } from '../words/paper.ts';
import { fallenPrice, lying, struck } from './offer-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { type, content } = input;
  const fallen = fallenPrice(content);
  if (!fallen || !content.headline || builder.ratio > 1.15) return false;
  const desk = deskFor(builder, SHEET);
  builder.background = solid(desk);
  const ink = onSurface(builder, SHEET);
  const backgrounds = [SHEET];
  const side = Math.min(safe.width * 0.92, safe.height * 0.86);
  const slot = {
    x: (width - side) / 2 - builder.u(5),
    y: builder.logoStrip ? safe.y - builder.u(1.4) : builder.bar > 0 ? builder.bar * 0.72 : margin * 0.5,
    width: side + builder.u(10),
    height: builder.u(5),
  };
  const top = slot.y + slot.height / 2;
  const slip = {
    x: (width - side) / 2,
    y: top,
    width: side,
    height: (builder.bar > 0 ? safe.y + safe.height : height - margin * 0.6) - top,
  };
  const inner = inset(
    {
      ...slip,
      y: Math.max(safe.y, top + margin * 0.5),
      height: slip.y + slip.height - Math.max(safe.y, top + margin * 0.5) - builder.u(3),
    },
    builder.u(5),
    0,
  );
  const code = Math.min(builder.u(9), inner.height * 0.09);
  const sums = Math.min(inner.height * 0.36, builder.u(36));
  const rule = (name: string, y: number) =>
    builder.shape(
      name,
      { kind: 'line', startHead: 'none', endHead: 'none' },
      { x: inner.x, y, width: inner.width, height: 1 },
      null,
      { stroke: { color: ink, width: Math.max(1.5, builder.u(0.35)), dash: [3, 2.4] } },
    );
  const gap = builder.u(3);
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: ['offer', 'call-to-action', 'details'], ink, headlineLines: 3 }),
    {
      ...inner,
      height:
        inner.height -
        sums -
        code -
        gap * 5 -
        (content.lines.length > 0 ? builder.u(5) : 0) -
        (content.callToAction ? builder.u(8) : 0),
    },
    { align: 'center', valign: 'middle', largest: 15, smallest: 5.7 },
  );
  const foot = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: ['offer', 'headline', 'subheading'], ink }).map((item): Item => ({
      ...item,
      share: 0.99,
      most: 4.2,
      least: 2.7,
    })),
    { ...inner, height: inner.height * 0.24 },
    { align: 'center', valign: 'top', largest: 4.2, smallest: 2.7 },
  );
  if (!head || !foot) return false;
  const end = inner.y + inner.height - code;
  const footTop = end - gap - foot.box.height;
  const sumTop = footTop - (foot.box.height > 0 ? gap : 0) - sums;
  builder.outline('Slip', torn(slip.width, slip.height, builder.u(1.4), ['bottom'], input.twist), slip, SHEET, {
    shadow: lying(builder, 1),
  });
  const metal = isDark(desk) ? shade(desk, 0.16) : shade(desk, -0.3);
  builder.rectangle('Till', slot, metal, { radius: slot.height / 2 });
  builder.rectangle(
    'Slot',
    {
      x: slip.x - builder.u(1.5),
      y: slot.y + slot.height * 0.34,
      width: slip.width + builder.u(3),
      height: slot.height * 0.32,
    },
    isDark(metal) ? '#0d0d12' : shade(metal, -0.3),
    { radius: slot.height * 0.16 },
  );
  const mouth = { ...slip, y: slot.y + slot.height * 0.5, height: slot.height * 0.5 + 1 };
  builder.rectangle('Paper in the slot', mouth, SHEET);
  // The leading words are centered in the room above the sums.
  const shift = (inner.y + sumTop - gap - head.box.height) / 2 - head.box.y;
  putStack(builder, {
    ...head,
    texts: head.texts.map((text) => ({ ...text, layer: { ...text.layer, y: text.layer.y + Math.max(0, shift) } })),
  });
  rule('Upper dashes', sumTop);
  const old = stackIn(
    builder,
    [
      {
        role: 'offer',
        name: 'Old price',
        texts: [fallen.before],
        face: { ...figuresFace(type.body), weight: 500 },
        heading: false,
        share: 1,
        least: 3,
        most: 9,
        lines: 1,
        color: ink,
        backgrounds,
      },
    ],
    { ...inner, y: sumTop + sums * 0.08, height: sums * 0.26 },
    { align: 'right', valign: 'middle', largest: 8, smallest: 3.4 },
  );
  if (
    !old ||
    !putText(
      builder,
      'offer',
      fallen.now,
      { ...inner, y: sumTop + sums * 0.36, height: sums * 0.58 },
      {
        face: { ...figuresFace(type.heading), lineHeight: 1.02 },
        heading: true,
        color: strongOn(builder, backgrounds),
        backgrounds,
        align: 'right',
        valign: 'middle',
        largest: 30,
        smallest: 6,
      },
    )
  )
    return false;
  putStack(builder, struck(old));
  rule('Lower dashes', sumTop + sums);
  putStack(builder, {
    ...foot,
    texts: foot.texts.map((text) => ({ ...text, layer: { ...text.layer, y: text.layer.y - inner.y + footTop } })),
  });
  builder.outline(
    'Bar code',
    barcode('across'),
    { x: inner.x + inner.width * 0.14, y: end, width: inner.width * 0.72, height: code },
    ink,
  );
  return true;
}

export const tillSlip: Composition = {
  id: 'till-slip',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'product'],
  shapes: ['portrait', 'story', 'square', 'paper'],
  suits: ({ content }) => (fallenPrice(content) ? 7.8 : 0),
  draw,
};
