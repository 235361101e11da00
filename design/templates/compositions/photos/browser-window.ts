/**
 * Browser: a shop's page in a window with dots and an address bar; photos are its tiles, a pointer rests on the
 * largest.
 */
import { columns, inset, rows, type PageBuilder } from '#design/templates/page-builder.ts';
import type { Box } from '#design/document/geometry.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import type { Outline } from '#design/templates/outlines.ts';
import { INK } from '#design/layout/contrast.ts';
import { wholeWidth } from '#design/templates/pictures.ts';
import type { Composition } from '../composition.ts';
import { putPhoto, WHITE } from './photo-blocks.ts';
import { stageFor } from './stage.ts';

/** An arrow pointer, its tip at the upper left. */
const POINTER: Outline = {
  path: 'M0 0L0 780L190 610L310 900L450 842L328 560L580 560Z',
  viewWidth: 580,
  viewHeight: 900,
};

function tiles(box: Box, count: number, gap: number): Box[] {
  if (count === 1) return [box];
  const flat = box.width > box.height * 1.1;
  const [large, rest] = flat ? columns(box, count === 2 ? 0.58 : 0.62, gap) : rows(box, count === 2 ? 0.58 : 0.64, gap);
  if (count === 2) return [large, rest];
  return [large, ...(flat ? rows(rest, 0.5, gap) : columns(rest, 0.5, gap))];
}

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background, accent, pop } = input.palette;
  const pictures = input.pictures.slice(0, 3);
  if (pictures.length === 0) return false;
  const stage = stageFor(builder, {
    backgrounds: [background],
    at: 'above',
    share: 0.38,
    most: 0.38,
    align: builder.wide ? 'left' : 'center',
    label: true,
    offer: 'pill',
    largest: builder.wide ? 15 : 14,
    gap: 0.7,
  });
  if (!stage || stage.box.height < builder.height * 0.34) return false;
  const whole = stage.box;
  const [first, second] = pictures;
  // A narrower window for a single thing that it would cut off.
  const own =
    first && !second ? wholeWidth(first, { ...whole, height: whole.height * 0.82 }, whole.width * 0.6) : whole.width;
  const box = { ...whole, x: whole.x + (whole.width - own) / 2, width: own };
  const bar = Math.min(builder.u(7.4), box.height * 0.14);
  const radius = builder.u(2.2);
  const dark = isDark(background);
  const chrome = dark ? '#e9e9ee' : '#2a2b31';
  const field = dark ? WHITE : '#45474f';
  const page = WHITE;
  const pad = builder.u(1.8);
  const card = { ...box };
  builder.group('Window', () => {
    builder.rectangle('Window ground', card, page, {
      radius,
      shadow: { color: '#0000004d', x: 0, y: Math.round(builder.u(1.2)), blur: Math.round(builder.u(4.4)) },
    });
    // Its upper corners are round, its lower edge is straight.
    builder.rectangle('Bar', { ...card, height: bar }, chrome, { radius });
    builder.rectangle('Bar foot', { ...card, y: card.y + bar - radius, height: radius }, chrome);
    const dot = bar * 0.26;
    for (const [index, color] of [accent, pop, shade(field, dark ? -0.25 : 0.25)].entries()) {
      const x = builder.mirrored
        ? card.x + card.width - bar * 0.5 - index * dot * 1.7
        : card.x + bar * 0.5 + index * dot * 1.7;
      builder.ellipse(
        `Dot ${index + 1}`,
        { x: x - dot / 2, y: card.y + bar / 2 - dot / 2, width: dot, height: dot },
        color,
      );
    }
    const from = bar * 0.5 + dot * 6;
    builder.rectangle(
      'Address',
      {
        x: builder.mirrored ? card.x + bar * 0.4 : card.x + from,
        y: card.y + bar * 0.26,
        width: card.width - from - bar * 0.4,
        height: bar * 0.48,
      },
      field,
      { radius: bar * 0.24 },
    );
  });
  const view = { x: card.x, y: card.y + bar, width: card.width, height: card.height - bar };
  const fields = tiles(inset(view, pad), pictures.length, pad);
  for (const [index, picture] of pictures.entries()) {
    const tile = fields[index];
    if (!tile) continue;
    const at = builder.mirrored ? { ...tile, x: 2 * view.x + view.width - tile.x - tile.width } : tile;
    putPhoto(builder, picture, at, index, { type: 'rectangle', radius: Math.round(radius * 0.5) });
  }
  const [largest] = fields;
  if (largest) {
    const size = Math.min(builder.u(8), largest.width * 0.2);
    const x = builder.mirrored
      ? 2 * view.x + view.width - largest.x - largest.width * 0.3
      : largest.x + largest.width * 0.82;
    builder.outline(
      'Pointer',
      POINTER,
      { x, y: largest.y + largest.height * 0.74, width: size * 0.66, height: size },
      INK,
      {
        stroke: { color: WHITE, width: Math.max(1, size * 0.06), dash: [] },
        shadow: { color: '#00000059', x: 0, y: Math.round(size * 0.06), blur: Math.round(size * 0.16) },
      },
    );
  }
  stage.put();
  return true;
}

export const browserWindow: Composition = {
  id: 'browser-window',
  pictures: [1, 3],
  cutout: 'never',
  kinds: ['news', 'shelf', 'offer', 'cover'],
  shapes: ['square', 'portrait', 'wide', 'banner'],
  suits: ({ content, energy }) =>
    (/\b(?:web|(?:online|shop|site|order|click|browse|link|digital|download)\b)/i.test(
      `${content.headline ?? ''} ${content.subheading ?? ''} ${content.callToAction ?? ''}`,
    )
      ? 6.6
      : 2.6) + (energy === 'clean' ? 1 : 0),
  draw,
};
