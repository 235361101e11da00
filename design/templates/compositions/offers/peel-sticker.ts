/**
 * Peel sticker: one huge sticker on the page, coming off at its lower corner; all words are printed on it, the offer
 * first.
 */
import { around, columns, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { mix } from '#design/layout/contrast.ts';
import { onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { peeledCard, peeledDisc } from './offer-outlines.ts';
import { dealItems, lying, offerItems } from './offer-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, content } = input;
  if (!content.offer && !content.headline) return false;
  const sticker = surfaceOn(builder, [palette.background]);
  const backgrounds = [sticker];
  const ink = onSurface(builder, sticker);
  builder.background = solid(palette.background);
  const round = builder.ratio > 0.76 && builder.ratio < 1.25;
  const left = builder.mirrored;
  const items = dealItems(builder, backgrounds, ink, { shares: [0.34, 0.18] });
  const back = mix(sticker, '#ffffff', 0.55);
  const under = mix(palette.background, onSurface(builder, palette.background), 0.14);
  if (round) {
    const size = Math.min(width * 0.92, safe.height);
    const box = around(width / 2, safe.y + safe.height / 2, size);
    const stack = stackIn(
      builder,
      items,
      around(box.x + size * (left ? 0.52 : 0.48), box.y + size * 0.47, size * 0.66, size * 0.62),
      { align: 'center', valign: 'middle', largest: 26, smallest: 5.4 },
    );
    if (!stack) return false;
    const { disc, fold } = peeledDisc(0.17, left);
    // The exposed area is a shade of the background.
    builder.ellipse('Where it stuck', box, under);
    builder.outline('Sticker', disc, box, sticker);
    builder.outline('Peeled part', fold, box, back, {
      shadow: {
        color: '#00000059',
        x: Math.round(builder.u(left ? 0.6 : -0.6)),
        y: Math.round(-builder.u(0.5)),
        blur: Math.round(builder.u(1.8)),
      },
    });
    putStack(builder, stack);
    return true;
  }
  const tall = builder.wide ? height - margin * 1.6 : Math.min(safe.height, safe.width * 1.3);
  const box = builder.wide
    ? { x: margin * 0.8, y: margin * 0.8, width: width - margin * 1.6, height: tall }
    : { ...safe, y: safe.y + (safe.height - tall) / 2, height: tall };
  const corner = Math.min(box.width, box.height) * (builder.wide ? 0.3 : 0.22);
  const pad = margin * 0.9;
  const top = Math.max(box.y + pad, safe.y);
  const printed = {
    x: box.x + pad,
    y: top,
    width: box.width - 2 * pad - (builder.wide ? corner * 0.3 : 0),
    height: Math.min(box.y + box.height - pad, safe.y + safe.height) - top - (builder.wide ? 0 : corner * 0.5),
  };
  // On a low sticker the offer is next to the words; the peeling corner is on its side, so it is placed slightly
  // higher.
  const [first, second] = columns(printed, 0.5, margin * 0.8);
  const [words, deal] = left ? [second, first] : [first, second];
  const stacks =
    builder.wide && content.offer !== null
      ? [
          stackIn(
            builder,
            wordsOn(builder, backgrounds, { without: ['offer'], ink, headline: ink, label: true, headlineLines: 3 }),
            words,
            { align: 'left', valign: 'middle', largest: 17, smallest: 5.4 },
          ),
          stackIn(
            builder,
            offerItems(builder, backgrounds, ink),
            { ...deal, height: deal.height - corner * 0.4 },
            { align: 'center', valign: 'middle', largest: 30, smallest: 5.4 },
          ),
        ]
      : [
          stackIn(builder, items, printed, {
            align: builder.wide ? 'left' : 'center',
            valign: 'middle',
            largest: 30,
            smallest: 5.4,
          }),
        ];
  if (stacks.includes(null)) return false;
  const { card, fold } = peeledCard(box.width, box.height, builder.u(6), corner, left);
  builder.rectangle('Where it stuck', box, under, { radius: builder.u(6) });
  builder.outline('Sticker', card, box, sticker, { shadow: lying(builder, 0.5) });
  builder.outline('Peeled part', fold, box, back, {
    shadow: {
      color: '#00000059',
      x: Math.round(builder.u(left ? 0.6 : -0.6)),
      y: Math.round(-builder.u(0.5)),
      blur: Math.round(builder.u(1.8)),
    },
  });
  for (const stack of stacks) if (stack) putStack(builder, stack);
  return true;
}

export const peelSticker: Composition = {
  id: 'peel-sticker',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'cover', 'greeting'],
  shapes: ['square', 'portrait', 'banner', 'card', 'story'],
  suits: ({ content, energy }) =>
    (content.offer ? 5.4 : 3) + { playful: 1.4, loud: 1.2, clean: 0.2, calm: -1, elegant: -2.4 }[energy],
  draw,
};
