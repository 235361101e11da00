/**
 * Window poster: a paper poster taped inside a shop's window, frame bars around it and daylight slanting over the
 * glass.
 */
import { around, inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { abreast, footOf } from '#design/templates/blocks.ts';
import { contrast, mix } from '#design/layout/contrast.ts';
import { isDark } from '#design/templates/color-mix.ts';
import { onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { tape } from '../photos/photo-outlines.ts';
import { lightBands } from './offer-outlines.ts';
import { dealItems, lying, offerItems } from './offer-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, content } = input;
  if (!content.headline) return false;
  const glass = palette.background;
  const bars = [palette.ink, palette.panel, palette.pop].find((color) => contrast(color, glass) >= 2) ?? palette.ink;
  const paper = surfaceOn(builder, [glass]);
  const ink = onSurface(builder, paper);
  builder.background = solid(glass);
  const frame = Math.min(margin * 0.42, builder.u(3));
  const foot = footOf(
    builder,
    safe.x,
    safe.width,
    [bars],
    builder.wide ? 'left' : 'center',
    undefined,
    safe.height * 0.27,
  );
  if (!foot) return false;
  // Details and button are on the wall below the window.
  const sill = foot.height > 0 ? safe.y + safe.height - foot.height - margin * 0.7 : height - frame * 2;
  const pane = { x: frame, y: frame, width: width - 2 * frame, height: sill - frame };
  const top = Math.max(pane.y + margin * 0.9, safe.y);
  const most = {
    x: safe.x + margin * 0.3,
    y: top,
    width: safe.width - margin * 0.6,
    height: sill - margin * 0.9 - top,
  };
  const poster = { ...most };
  if (builder.wide) poster.width = Math.min(most.width, most.height * (builder.low ? 4.2 : 2.3));
  else poster.height = Math.min(most.height, most.width * 1.42);
  poster.x = most.x + (most.width - poster.width) / 2;
  poster.y = most.y + (most.height - poster.height) / 2;
  const pad = builder.u(builder.low ? 3 : 4.4);
  const inner = inset(poster, pad, pad * (builder.low ? 1 : 1.25));
  const words =
    builder.low && content.offer
      ? wordsOn(builder, [paper], { without: ['offer', 'details', 'call-to-action'], ink, headline: ink, label: true })
      : [];
  // In a low window the offer hangs next to its product.
  const stack =
    words.length > 0
      ? abreast(builder, [words, offerItems(builder, [paper], ink)], inset(inner, pad), [0.6, 0.5], {
          align: 'center',
          valign: 'middle',
          largest: 30,
          smallest: 5.8,
        })
      : stackIn(
          builder,
          dealItems(builder, [paper], ink, { without: ['details', 'call-to-action'], shares: [0.4, 0.18] }),
          inset(inner, pad * 0.4),
          { align: 'center', valign: 'middle', largest: 40, smallest: 5.8 },
        );
  if (!stack) return false;
  builder.outline(
    'Light on the glass',
    lightBands(pane.width, pane.height, builder.mirrored),
    pane,
    mix(glass, '#ffffff', isDark(glass) ? 0.12 : 0.4),
  );
  builder.rectangle('Poster', poster, paper, { shadow: lying(builder, 0.8) });
  builder.rectangle('Line', inner, null, { stroke: { color: ink, width: Math.max(2, builder.u(0.6)), dash: [] } });
  const strip = builder.u(11);
  const sticky = mix(SHEEN, paper, 0.22);
  for (const [index, x] of [poster.x + poster.width * 0.08, poster.x + poster.width * 0.92].entries())
    builder.outline(`Tape ${index + 1}`, tape(), around(x, poster.y, strip, strip * 0.27), sticky, {
      rotation: index === 0 ? -38 : 38,
      opacity: 0.88,
    });
  builder.rectangle(
    'Window frame',
    {
      ...pane,
      x: pane.x - frame / 2,
      width: pane.width + frame,
      y: pane.y - frame / 2,
      height: pane.height + frame / 2,
    },
    null,
    { stroke: { color: bars, width: frame * 1.1, dash: [] } },
  );
  builder.rectangle('Wall', { x: 0, y: sill, width, height: height - sill }, bars);
  builder.rectangle(
    'Sill',
    { x: 0, y: sill - frame * 0.5, width, height: frame },
    mix(bars, isDark(bars) ? '#ffffff' : '#000000', 0.22),
  );
  putStack(builder, stack);
  foot.put(safe.y + safe.height - foot.height);
  return true;
}

/** Clear adhesive tape over paper. */
const SHEEN = '#f7f4ea';

export const windowPoster: Composition = {
  id: 'window-poster',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'news', 'event'],
  shapes: ['portrait', 'square', 'paper', 'story', 'wide'],
  suits: ({ content, energy }) =>
    (content.offer ? 5 : 3) + { loud: 1.4, playful: 0.8, clean: 0.6, calm: -0.4, elegant: -1.6 }[energy],
  draw,
};
