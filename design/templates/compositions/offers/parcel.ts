/**
 * Parcel: a closed parcel seen from above, tape down its middle, and a shipping label stuck across it with the words on
 * it.
 */
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { mix } from '#design/layout/contrast.ts';
import { figuresFace, onSurface, saidIn, strongOn, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Composition } from '../composition.ts';
import { barcode } from '../words/paper-outlines.ts';
import { SHEET } from '../words/paper.ts';
import { handlingMarks } from './delivery-outlines.ts';
import { lying } from './offer-parts.ts';

const SENT = /deliver|shipping|postage|parcel|courier|order|packed|gift|returns?|send|box|post/i;

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height } = builder;
  const { palette, type, content } = input;
  if (!content.headline) return false;
  const card = mix(
    palette.panel === palette.background ? palette.accent : palette.panel,
    isDark(palette.panel) ? '#6b4a2a' : '#c8965a',
    0.42,
  );
  builder.background = solid(card);
  const across = builder.ratio >= 1.15;
  const backgrounds = [SHEET];
  const ink = onSurface(builder, SHEET);
  const band = surfaceOn(builder, [SHEET]);
  const tall = across ? safe.height : Math.min(safe.height, safe.width * (builder.tall ? 1.45 : 1.22));
  const label = {
    x: safe.x + (across ? safe.width * 0.05 : 0),
    y: safe.y + (safe.height - tall) / 2,
    width: safe.width * (across ? 0.9 : 1),
    height: tall,
  };
  const pad = builder.u(4);
  const stripe = content.offer ? Math.min(label.height * 0.3, builder.u(22)) : 0;
  const foot = Math.min(label.height * 0.14, builder.u(10));
  const inner = inset({ ...label, y: label.y + stripe, height: label.height - stripe }, pad, pad);
  const words = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: ['offer'], ink, headlineLines: 3 }),
    {
      ...inner,
      width: across ? inner.width * 0.68 : inner.width,
      x: across && builder.mirrored ? inner.x + inner.width * 0.32 : inner.x,
      height: across ? inner.height : inner.height - foot - pad,
    },
    { align: 'left', valign: 'middle', largest: 17, smallest: 5.7 },
  );
  if (!words) return false;
  const light = shade(card, isDark(card) ? 0.05 : -0.05);
  const deep = shade(card, isDark(card) ? -0.06 : -0.12);
  // The flaps meet in the middle; the tape covers their seam and runs down the edges.
  const tape = builder.u(13);
  if (across) {
    builder.rectangle('Flap', { x: 0, y: 0, width, height: height / 2 }, light);
    builder.line('Seam', { x: 0, y: height / 2 }, width, 'across', deep, Math.max(2, builder.u(0.5)));
    builder.rectangle('Tape', { x: 0, y: height / 2 - tape / 2, width, height: tape }, mix(palette.accent, card, 0.25));
  } else {
    builder.rectangle('Flap', { x: 0, y: 0, width: width / 2, height }, light);
    builder.line('Seam', { x: width / 2, y: 0 }, height, 'down', deep, Math.max(2, builder.u(0.5)));
    builder.rectangle('Tape', { x: width / 2 - tape / 2, y: 0, width: tape, height }, mix(palette.accent, card, 0.25));
  }
  builder.rectangle('Label', label, SHEET, { radius: builder.u(1.2), shadow: lying(builder, 0.9) });
  if (content.offer) {
    const top = { ...label, height: stripe };
    builder.rectangle('Service', top, band, { radius: builder.u(1.2) });
    if (
      !putText(builder, 'offer', content.offer, inset(top, pad, pad * 0.5), {
        face: figuresFace(type.heading),
        heading: true,
        color: onSurface(builder, band),
        backgrounds: [band],
        align: 'left',
        valign: 'middle',
        largest: 15,
        smallest: 4.4,
        lines: 2,
      })
    )
      return false;
  }
  const strong = strongOn(builder, backgrounds);
  const marks = across
    ? {
        x: builder.mirrored ? inner.x : inner.x + inner.width * 0.78,
        y: inner.y + inner.height * 0.04,
        width: inner.width * 0.22,
        height: inner.height * 0.36,
      }
    : {
        x: builder.mirrored ? inner.x : inner.x + inner.width - foot * 2.2,
        y: inner.y + inner.height - foot,
        width: foot * 2.2,
        height: foot,
      };
  const size = Math.min(marks.height, marks.width / 2.2);
  builder.outline(
    'Handling marks',
    handlingMarks(),
    { x: builder.mirrored ? marks.x : marks.x + marks.width - size * 2.2, y: marks.y, width: size * 2.2, height: size },
    strong,
    { rule: 'evenodd' },
  );
  const code = across
    ? { x: marks.x, y: inner.y + inner.height * 0.62, width: marks.width, height: inner.height * 0.38 }
    : {
        x: builder.mirrored ? inner.x + inner.width * 0.46 : inner.x,
        y: inner.y + inner.height - foot,
        width: inner.width * 0.54,
        height: foot,
      };
  builder.outline('Bar code', barcode('across'), code, ink);
  if (!across)
    builder.line(
      'Rule',
      { x: inner.x, y: inner.y + inner.height - foot - pad * 0.6 },
      inner.width,
      'across',
      ink,
      Math.max(1.5, builder.u(0.3)),
    );
  putStack(builder, words);
  return true;
}

export const parcel: Composition = {
  id: 'parcel',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'news', 'greeting'],
  shapes: ['square', 'portrait', 'wide', 'story', 'card', 'paper'],
  suits: ({ content, energy }) => (SENT.test(saidIn(content)) ? 6 : 0.4) + (energy === 'elegant' ? -0.6 : 0.4),
  draw,
};
