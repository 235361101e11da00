/** Sunrise: half a sun in broad rings at the foot of the page, the words rise above it (or next to it). */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { mix } from '#design/layout/contrast.ts';
import { frameOf, isCropped, putCutout, putFramed } from '#design/templates/pictures.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { onSurface, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { arcs } from './news-outlines.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height } = builder;
  const { palette } = input;
  builder.background = solid(palette.background);
  const backgrounds = [palette.background];
  const beside = builder.wide;
  const [picture] = input.pictures;
  const button = wordsOn(builder, backgrounds, { without: ['headline', 'subheading', 'offer'] }).map((item) => ({
    ...item,
    share: 0.99,
  }));
  const inner = [palette.accent, palette.pop].find((color) => color !== palette.background) ?? palette.ink;
  const outer =
    [palette.pop, palette.panel].find((color) => color !== palette.background && color !== inner) ?? palette.panel;
  const colors = [
    mix(palette.background, outer, 0.35),
    mix(palette.background, outer, 0.75),
    outer === inner ? palette.panel : outer,
    inner,
  ];
  const span = beside
    ? Math.min(height * 1.7, width * 0.62)
    : Math.min(width * 1.12, height * (builder.tall ? 0.74 : 0.78));
  const cx = beside ? (builder.mirrored ? span * 0.42 : width - span * 0.42) : width / 2;
  const foot = builder.bar > 0 ? height - builder.bar * 0.9 : height;
  const high = span / 2;
  const room = beside
    ? {
        x: builder.mirrored ? span * 0.96 : safe.x,
        y: safe.y,
        width: width - span * 0.96 - safe.x,
        height: safe.height,
      }
    : { ...safe, height: foot - high - builder.u(4) - safe.y };
  // A picture on the sun leaves no room for words there.
  const taken = beside || picture !== undefined;
  const items = taken
    ? wordsOn(builder, backgrounds, { label: true, offer: 'pill', headlineLines: 4 })
    : wordsOn(builder, backgrounds, {
        without: ['details', 'call-to-action'],
        label: true,
        offer: 'pill',
        headlineLines: 4,
      });
  const stack = stackIn(builder, items, room, {
    align: beside ? 'left' : 'center',
    valign: 'middle',
    largest: 22,
    smallest: 4.8,
  });
  if (!stack) return false;
  for (const [index, color] of colors.entries()) {
    const part = 1 - index * 0.2;
    builder.outline(
      'Sun ring',
      arcs(0, 1),
      { x: cx - (span * part) / 2, y: foot - high * part, width: span * part, height: high * part },
      color,
    );
  }
  if (builder.bar > 0) builder.rectangle('Foot', { x: 0, y: foot - 1, width, height: height - foot + 1 }, inner);
  putStack(builder, stack);
  const core = span * 0.4;
  if (picture?.mask)
    putCutout(
      builder,
      picture,
      {
        x: cx - core * 0.66,
        y: foot - core * 1.06,
        width: core * 1.32,
        height: core * (isCropped(picture) ? 1.06 : 1),
      },
      { valign: 'bottom' },
    );
  else if (picture) {
    const half = { x: cx - core * 0.6, y: foot - core * 0.6, width: core * 1.2, height: core * 0.6 };
    putFramed(builder, picture, half, frameOf(arcs(0, 1)));
  } else if (!taken && button.length > 0) {
    const ink = onSurface(builder, inner);
    const on = wordsOn(builder, [inner], { without: ['headline', 'subheading', 'offer'], ink }).map((item) => ({
      ...item,
      share: 0.99,
    }));
    const bottom = Math.min(foot, safe.y + safe.height);
    const words = stackIn(
      builder,
      on,
      {
        x: cx - core * 0.39,
        y: foot - core * 0.36,
        width: core * 0.78,
        height: Math.max(1, bottom - foot + core * 0.34),
      },
      { align: 'center', valign: 'middle', largest: 4.2, smallest: 2.8 },
    );
    if (!words) return false;
    putStack(builder, words);
    return true;
  }
  return true;
}

export const sunriseArcs: Composition = {
  id: 'sunrise-arcs',
  pictures: [0, 1],
  cutout: 'welcome',
  kinds: ['greeting', 'event', 'news'],
  shapes: ['square', 'portrait', 'story', 'wide'],
  suits: ({ content, energy }) =>
    ({ playful: 6.4, calm: 6, loud: 5.4, clean: 5.2, elegant: 3.4 })[energy] +
    (/\b(?:summer|sun|morning|new|fresh|spring|hello)/i.test(content.headline ?? '') ? 1.4 : 0) -
    (content.lines.length > 2 ? 2 : 0),
  draw,
};
