/**
 * Pennant: a long pennant hangs from a rod at the page's top edge with offer and words on it, its tail in front of the
 * photo below (or next to it).
 */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { putFramed } from '#design/templates/pictures.ts';
import { inkOn, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { lying } from './offer-parts.ts';

/** A banner with a swallow tail, in hundredths of its longer side; `tail`: share of its height. */
function swallow(width: number, height: number, tail: number): { path: string; viewWidth: number; viewHeight: number } {
  const scale = 1000 / Math.max(width, height);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  return {
    path: `M0 0L${w} 0L${w} ${h}L${Math.round(w / 2)} ${Math.round(h * (1 - tail))}L0 ${h}Z`,
    viewWidth: w,
    viewHeight: h,
  };
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, content } = input;
  const [picture] = input.pictures;
  if (!picture || !content.headline) return false;
  const wall = palette.background;
  const cloth = surfaceOn(builder, [wall]);
  const backgrounds = [cloth];
  builder.background = solid(wall);
  const beside = builder.wide;
  // The photo's subject stays clear of the cloth: it fills what the pennant leaves, and only the tail overlaps it.
  const side = beside ? Math.min(width * 0.42, height * 0.86) : Math.min(safe.width * 0.9, builder.u(76));
  const x = beside ? (builder.mirrored ? width - margin - side : margin) : (width - side) / 2;
  const rod = {
    y: builder.logoStrip
      ? safe.y - builder.u(1.4)
      : beside
        ? margin * 0.55
        : Math.max(margin * 0.6, builder.bar * 0.62),
    thick: builder.u(1.5),
  };
  const tail = side * (beside ? 0.13 : 0.12);
  const most = beside ? height - margin * 0.5 : safe.y + safe.height * 0.58;
  const pad = side * 0.1;
  const top = Math.max(safe.y, rod.y + margin * 0.6);
  const room = { x: x + pad, y: top, width: side - 2 * pad, height: most - top - tail - margin * 0.4 };
  const stack = stackIn(
    builder,
    wordsOn(builder, backgrounds, { label: true, offer: 'large', headlineLines: 3 }),
    room,
    {
      align: 'center',
      valign: beside ? 'middle' : 'top',
      largest: 14,
      smallest: 5.7,
    },
  );
  if (!stack) return false;
  const end = beside ? most : Math.min(most, stack.box.y + stack.box.height + margin * 0.5 + tail);
  const seen = beside
    ? builder.mirrored
      ? { x: 0, y: 0, width: x + side * 0.3, height }
      : { x: x + side * 0.7, y: 0, width: width - x - side * 0.7, height }
    : { x: 0, y: end - tail * 0.9, width, height: height - end + tail * 0.9 };
  putFramed(builder, picture, seen, { type: 'rectangle', radius: 0 }, {}, true);
  const metal = inkOn(builder, [wall]);
  const box = { x, y: rod.y, width: side, height: end - rod.y };
  builder.outline('Pennant', swallow(box.width, box.height, tail / box.height), box, cloth, {
    shadow: lying(builder, 1.4),
  });
  builder.rectangle(
    'Rod',
    { x: x - builder.u(3), y: rod.y - rod.thick / 2, width: side + builder.u(6), height: rod.thick },
    metal,
    { radius: rod.thick / 2 },
  );
  putStack(builder, stack);
  return true;
}

export const pennant: Composition = {
  id: 'pennant',
  pictures: [1, 1],
  cutout: 'never',
  kinds: ['offer', 'news', 'event'],
  shapes: ['story', 'portrait', 'wide', 'square', 'paper'],
  suits: ({ energy, content }) =>
    4.6 + (content.offer ? 0.8 : 0) + (energy === 'calm' || energy === 'playful' ? 0.6 : 0),
  draw,
};
