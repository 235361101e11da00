/**
 * Label roll: a strip of stickers comes off its roll and runs through the page, the name on the first, the offer on the
 * next, blank ones behind.
 */
import type { Box } from '#design/document/geometry.ts';
import { around, inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { mix } from '#design/layout/contrast.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { rings } from './offer-outlines.ts';
import { lying, offerItems } from './offer-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width } = builder;
  const { palette, content } = input;
  if (!content.headline || !content.offer) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const main = surfaceOn(builder, backgrounds);
  const second =
    [palette.pop, palette.panel].find((color) => color !== main && color !== palette.background) ??
    shade(main, isDark(main) ? 0.15 : -0.15);
  const backing = mix(palette.background, isDark(palette.background) ? '#ffffff' : '#000000', 0.1);
  const across = builder.ratio >= 1.2;
  const foot = footOf(builder, safe.x, safe.width, backgrounds, 'left', undefined, safe.height * 0.26);
  if (!foot) return false;
  const footRoom = foot.height > 0 ? foot.height + margin * 0.6 : 0;
  const gap = builder.u(2.4);
  const rim = builder.u(2.2);
  const radius = builder.u(3.4);
  let strip: Box;
  let roll: Box;
  let labels: Box[];
  if (across) {
    const size = safe.height - footRoom + margin * 0.5;
    const tall = size * 0.88;
    strip = { x: 0, y: safe.y + safe.height - footRoom - tall, width, height: tall };
    roll = {
      x: builder.mirrored ? width - size * 0.55 : -size * 0.45,
      y: strip.y + strip.height - size,
      width: size,
      height: size,
    };
    // From the roll's end to the far edge: name, offer, and one cut by the edge.
    const start = roll.width * 0.66;
    const free = width - start - margin * 0.4;
    const wide = [free * 0.54, free * 0.36, free * 0.3];
    let x = start;
    labels = wide.map((one) => {
      const box = {
        x: builder.mirrored ? width - x - one : x,
        y: strip.y + rim,
        width: one,
        height: strip.height - 2 * rim,
      };
      x += one + gap;
      return box;
    });
  } else {
    const wide = Math.min(safe.width * (builder.tall ? 0.96 : 0.86), builder.u(74));
    const top = safe.y + builder.u(4);
    const rollTall = builder.u(15);
    strip = { x: (width - wide) / 2, y: top, width: wide, height: safe.y + safe.height - footRoom - top };
    roll = { x: strip.x - builder.u(1.6), y: top - rollTall * 0.5, width: wide + builder.u(3.2), height: rollTall };
    const start = roll.y + roll.height + gap;
    const free = strip.y + strip.height - start;
    const first = (free - gap) * 0.5;
    labels = [0, 1].map((index) => ({
      x: strip.x + rim,
      y: start + index * (first + gap),
      width: wide - 2 * rim,
      height: (free - gap) * 0.5 - (index === 1 ? rim : 0),
    }));
  }
  const [nameBox, dealBox, blank] = labels;
  if (!nameBox || !dealBox) return false;
  const pad = builder.u(4);
  const name = stackIn(
    builder,
    wordsOn(builder, [main], {
      without: ['offer', 'details', 'call-to-action'],
      ink: onSurface(builder, main),
      headline: onSurface(builder, main),
      headlineLines: 3,
    }),
    inset(nameBox, pad, pad * 0.8),
    { align: across ? 'left' : 'center', valign: 'middle', largest: 22, smallest: 5.7 },
  );
  const deal = stackIn(
    builder,
    offerItems(builder, [second], onSurface(builder, second), { lines: 3 }),
    inset(dealBox, pad, pad * 0.7),
    { align: 'center', valign: 'middle', largest: 30, smallest: 5 },
  );
  if (!name || !deal) return false;
  builder.rectangle(
    'Backing strip',
    across
      ? {
          ...strip,
          x: builder.mirrored ? -builder.u(2) : roll.x + roll.width / 2,
          width: builder.mirrored
            ? roll.x + roll.width / 2 + builder.u(2)
            : width - roll.x - roll.width / 2 + builder.u(2),
        }
      : strip,
    backing,
    { shadow: lying(builder, 0.6) },
  );
  builder.rectangle('Name label', nameBox, main, { radius });
  builder.rectangle('Offer label', dealBox, second, { radius });
  if (blank) builder.rectangle('Blank label', blank, main, { radius });
  const paper = shade(backing, isDark(backing) ? 0.08 : 0.05);
  builder.group('Roll', () => {
    if (across) {
      const [cx, cy] = [roll.x + roll.width / 2, roll.y + roll.height / 2];
      builder.ellipse('Roll', roll, paper, { shadow: lying(builder, 1) });
      builder.outline(
        'Windings',
        rings(8),
        inset(roll, roll.width * 0.03),
        shade(backing, isDark(backing) ? -0.04 : -0.1),
        { rule: 'evenodd' },
      );
      builder.ellipse('Core', around(cx, cy, roll.width * 0.3), palette.background);
    } else {
      builder.rectangle('Roll', roll, paper, { radius: roll.height / 2, shadow: lying(builder, 1) });
      builder.rectangle(
        'Roll shade',
        { ...roll, y: roll.y + roll.height * 0.6, height: roll.height * 0.4 },
        shade(backing, isDark(backing) ? -0.04 : -0.06),
        { radius: roll.height * 0.2 },
      );
    }
  });
  putStack(builder, name);
  putStack(builder, deal);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

export const labelRoll: Composition = {
  id: 'label-roll',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'product'],
  shapes: ['wide', 'portrait', 'square', 'story'],
  suits: ({ content, energy }) =>
    (content.offer ? 5 : 0) + { clean: 1, playful: 1, loud: 0.6, calm: 0, elegant: -1.4 }[energy],
  draw,
};
