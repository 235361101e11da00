/** Price steps: stairs lead down from the old price to the new one, the product on the lowest step. */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { mix } from '#design/layout/contrast.ts';
import { figuresFace, onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Composition } from '../composition.ts';
import { fallenPrice, putThing, struck } from './offer-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, type, content } = input;
  const fallen = fallenPrice(content);
  if (!fallen) return false;
  const [picture] = input.pictures;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const beside = builder.ratio >= 1.2;
  // Stairs on low pages are lower and start higher up, or the price on the last of them would be small.
  const last = surfaceOn(builder, backgrounds);
  const steps = [mix(last, palette.background, 0.7), mix(last, palette.background, 0.4), last];
  const area = beside
    ? {
        x: builder.mirrored ? 0 : width * 0.46,
        y: height * (builder.low ? 0.06 : 0.16),
        width: width * 0.54,
        height: height * (builder.low ? 0.94 : 0.84),
      }
    : { x: 0, y: height * 0.4, width, height: height * 0.6 - (builder.bar > 0 ? builder.bar * 0.6 : 0) };
  const words = beside
    ? { ...safe, x: builder.mirrored ? safe.x + safe.width * 0.58 : safe.x, width: safe.width * 0.42 }
    : { ...safe, height: area.y - safe.y - margin * 0.2 };
  const foot = footOf(builder, words.x, words.width, backgrounds, 'left', undefined, words.height * 0.4);
  if (!foot) return false;
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: ['offer', 'details', 'call-to-action'], label: true, headlineLines: 3 }),
    { ...words, height: words.height - (foot.height > 0 ? foot.height + margin * 0.5 : 0) },
    { align: 'left', valign: beside ? 'middle' : 'top', largest: builder.tall || builder.low ? 20 : 16, smallest: 5.7 },
  );
  if (!head) return false;
  // If the stairs are below the words, those start next to their highest step.
  if (!beside && head.box.y + head.box.height + (foot.height > 0 ? foot.height + margin * 0.5 : 0) > area.y)
    return false;
  const parts = [
    { from: 0, to: 0.3, high: 1 },
    { from: 0.3, to: 0.46, high: 0.76 },
    { from: 0.46, to: 1, high: builder.low ? 0.52 : 0.44 },
  ] as const;
  const end = builder.bar > 0 && !beside ? height : area.y + area.height;
  const box = (index: number) => {
    const { from, to, high } = parts[index] ?? parts[2];
    const wide = area.width * (to - from);
    const x = builder.mirrored ? area.x + area.width * (1 - to) : area.x + area.width * from;
    const y = area.y + area.height * (1 - high * (beside ? 0.92 : 0.86));
    return { x, y, width: wide, height: end - y };
  };
  for (const [index, color] of steps.entries()) builder.rectangle(`Step ${index + 1}`, box(index), color);
  const [high, low] = [box(0), box(2)];
  const on = { heading: true, align: 'center' as const };
  const pad = builder.u(1.6);
  const upper = {
    x: Math.max(high.x + pad, safe.x * (builder.mirrored ? 0 : 0.6)),
    y: high.y + pad,
    width: 0,
    height: high.height * 0.26,
  };
  upper.width = high.x + high.width - pad - upper.x;
  const old = stackIn(
    builder,
    [
      {
        role: 'offer',
        name: 'Old price',
        texts: [fallen.before],
        face: { ...figuresFace(type.heading), letterSpacing: 0 },
        heading: true,
        share: 1,
        least: 3,
        most: 12,
        lines: 1,
        color: onSurface(builder, steps[0] ?? last),
        backgrounds: [steps[0] ?? last],
      },
    ],
    upper,
    { align: 'center', valign: 'middle', largest: 10, smallest: 3.2 },
  );
  const face = {
    x: low.x + pad * 2,
    y: low.y + pad,
    width: low.width - pad * 4,
    height: Math.min(low.height, safe.y + safe.height - low.y) - pad * 2,
  };
  if (
    !old ||
    !putText(builder, 'offer', fallen.now, face, {
      ...on,
      face: { ...figuresFace(type.heading), lineHeight: 1 },
      color: onSurface(builder, last),
      backgrounds: [last],
      valign: 'middle',
      largest: 30,
      smallest: 7,
    })
  )
    return false;
  putStack(builder, struck(old));
  if (picture) {
    const top = beside ? margin * 0.6 : area.y - area.height * 0.04;
    putThing(
      builder,
      picture,
      { x: low.x + low.width * 0.08, y: top, width: low.width * 0.84, height: low.y - top },
      'rounded',
      'bottom',
    );
  }
  putStack(builder, head);
  foot.put(beside ? safe.y + safe.height - foot.height : head.box.y + head.box.height + margin * 0.5);
  return true;
}

export const priceSteps: Composition = {
  id: 'price-steps',
  pictures: [0, 1],
  cutout: 'welcome',
  kinds: ['offer', 'product'],
  shapes: ['wide', 'square', 'portrait', 'banner', 'story'],
  suits: ({ content }) => (fallenPrice(content) ? 8.2 : 0),
  draw,
};
