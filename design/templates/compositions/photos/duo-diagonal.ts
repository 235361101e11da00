/**
 * A pair: the stage is cut from corner to corner, one product in each half on its own color, a disc with a plus where
 * they meet.
 */
import type { Box } from '#design/document/geometry.ts';
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { contrast } from '#design/layout/contrast.ts';
import { putCutout, cutoutRatio } from '#design/templates/pictures.ts';
import type { Outline } from '#design/templates/outlines.ts';
import { onSurface, surfaceOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { captionsFor, flipped, photoName, putLabel } from './photo-blocks.ts';
import { stageFor } from './stage.ts';

/** The lower right half of a box that is cut from its lower left to its upper right. */
function half(box: Box): Outline {
  const scale = 1000 / Math.max(box.width, box.height);
  const [w, h] = [Math.max(1, Math.round(box.width * scale)), Math.max(1, Math.round(box.height * scale))];
  return { path: `M${w} 0L${w} ${h}L0 ${h}Z`, viewWidth: w, viewHeight: h };
}

const PLUS: Outline = {
  path: 'M38 0L62 0L62 38L100 38L100 62L62 62L62 100L38 100L38 62L0 62L0 38L38 38Z',
  viewWidth: 100,
  viewHeight: 100,
};

function draw(builder: PageBuilder): boolean {
  const { input, margin } = builder;
  const { background, panel, accent, pop } = input.palette;
  const [first, second] = input.pictures;
  if (!first?.mask || !second?.mask) return false;
  const labels = captionsFor(builder, 2);
  const stage = stageFor(builder, {
    backgrounds: [background],
    at: input.twist % 2 === 0 ? 'below' : 'above',
    share: 0.36,
    most: 0.36,
    together: true,
    label: true,
    offer: 'pill',
    without: labels ? ['details'] : [],
    largest: builder.wide ? 15 : 13,
  });
  if (!stage || stage.bleed.height < builder.height * 0.4) return false;
  const { bleed } = stage;
  const colors = [panel, pop, accent].filter((color) => contrast(color, background) > 1.08 || color !== background);
  const [one = panel, two = accent] = colors;
  builder.rectangle('Upper half', bleed, one);
  const lower = half(bleed);
  builder.outline('Lower half', builder.mirrored ? flipped(lower) : lower, bleed, two);
  const sign = builder.mirrored ? -1 : 1;
  const [cx, cy] = [bleed.x + bleed.width / 2, bleed.y + bleed.height / 2];
  const edge = builder.u(2.4);
  for (const [index, picture] of [first, second].entries()) {
    const way = index === 0 ? -1 : 1;
    const ratio = cutoutRatio(picture);
    const height = Math.min(bleed.height * 0.6, (bleed.width * 0.45) / ratio);
    const width = height * ratio;
    // Slightly off the center of its half, but never over the page's edge.
    const x = Math.min(bleed.width * 0.25, bleed.width / 2 - width / 2 - edge);
    const y = Math.min(bleed.height * 0.22, bleed.height / 2 - height / 2 - edge);
    putCutout(builder, picture, around(cx + way * sign * x, cy + way * y, width, height), { name: photoName(index) });
  }
  const size = Math.min(builder.u(12), Math.min(bleed.width, bleed.height) * 0.2);
  const surface = surfaceOn(builder, [one, two, background]);
  builder.group('Plus', () => {
    builder.ellipse('Disc', around(cx, cy, size), surface, {
      stroke: { color: background, width: builder.u(0.9), dash: [] },
    });
    builder.outline('Plus sign', PLUS, around(cx, cy, size * 0.4), onSurface(builder, surface));
  });
  if (labels) {
    const pad = margin * 0.7;
    const top = Math.max(bleed.y, builder.bar) + pad;
    const column = (bleed.width - 2 * pad) * 0.46;
    const [near, far] = builder.mirrored
      ? [bleed.x + bleed.width - pad - column, bleed.x + pad]
      : [bleed.x + pad, bleed.x + bleed.width - pad - column];
    if (
      !putLabel(
        builder,
        labels[0] ?? '',
        { x: near, y: top, width: column, height: builder.u(10) },
        { surface: background },
      )
    )
      return false;
    if (
      !putLabel(
        builder,
        labels[1] ?? '',
        {
          x: far,
          y: top,
          width: column,
          height: Math.min(bleed.y + bleed.height, builder.height - builder.bar) - pad - top,
        },
        { surface: background, align: 'right', valign: 'bottom' },
      )
    )
      return false;
  }
  stage.put();
  return true;
}

export const duoDiagonal: Composition = {
  id: 'duo-diagonal',
  pictures: [2, 2],
  cutout: 'needed',
  kinds: ['shelf', 'offer'],
  shapes: ['square', 'portrait', 'wide', 'story'],
  suits: ({ pictures, cutouts, energy }) =>
    (pictures === 2 ? (cutouts > 1 ? 6.4 : 4.6) : 0) + (energy === 'loud' || energy === 'playful' ? 0.8 : 0),
  draw,
};
