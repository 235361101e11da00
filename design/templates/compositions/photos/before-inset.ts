/** Small before: the result fills most of the page, its former state is in a ringed disc on its edge. */
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { surfaceOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { captionsFor, putLabel, putPhoto } from './photo-blocks.ts';
import { stageFor } from './stage.ts';

function draw(builder: PageBuilder): boolean {
  const { input, margin, safe } = builder;
  const { background } = input.palette;
  const [before, after] = input.pictures;
  if (!before || !after) return false;
  const labels = captionsFor(builder, 2);
  const stage = stageFor(builder, {
    backgrounds: [background],
    at: 'below',
    side: 'end',
    share: 0.4,
    most: 0.36,
    together: true,
    offer: 'pill',
    without: labels ? ['details'] : [],
    gap: builder.wide ? 1.5 : 1,
  });
  if (!stage || stage.bleed.height < builder.height * 0.34) return false;
  const { bleed } = stage;
  const surface = surfaceOn(builder, [background]);
  putPhoto(builder, after, bleed, 1, undefined, {}, true);
  // On the seam towards the words if there is one, else in the corner.
  const size = Math.min(
    builder.u(36),
    bleed.height * (stage.beside && bleed.height > bleed.width * 0.6 ? 0.36 : 0.44),
    bleed.width * 0.46,
  );
  const rim = builder.u(1.3);
  const seamed = stage.words !== null;
  const start = !builder.mirrored;
  const cx = stage.beside
    ? builder.mirrored
      ? bleed.x + (seamed ? size * 0.1 : size * 0.7)
      : bleed.x + bleed.width - (seamed ? size * 0.1 : size * 0.7)
    : start
      ? safe.x + safe.width - size / 2
      : safe.x + size / 2;
  const cy = stage.beside ? safe.y + safe.height - size / 2 : bleed.y + bleed.height - size * (seamed ? 0.52 : 0.7);
  const disc = around(
    stage.beside && seamed ? (builder.mirrored ? bleed.x + size * 0.62 : bleed.x + bleed.width - size * 0.62) : cx,
    cy,
    size,
  );
  putPhoto(
    builder,
    before,
    disc,
    0,
    { type: 'ellipse' },
    {
      stroke: { color: background, width: rim, dash: [] },
      shadow: { color: '#00000059', x: 0, y: Math.round(builder.u(0.8)), blur: Math.round(builder.u(3)) },
    },
    true,
  );
  if (labels) {
    const [one = '', two = ''] = labels;
    const top = Math.max(bleed.y + margin * 0.7, safe.y);
    if (
      !putLabel(builder, one, around(disc.x + size / 2, disc.y + size * 0.94, size, builder.u(9)), {
        surface,
        align: 'center',
        valign: 'middle',
      })
    )
      return false;
    if (
      !putLabel(
        builder,
        two,
        { x: start ? safe.x : safe.x + safe.width * 0.5, y: top, width: safe.width * 0.5, height: builder.u(10) },
        { surface: background },
      )
    )
      return false;
  }
  stage.put();
  return true;
}

export const beforeInset: Composition = {
  id: 'before-inset',
  pictures: [2, 2],
  cutout: 'never',
  kinds: ['compare'],
  shapes: ['portrait', 'square', 'story', 'banner'],
  suits: ({ pictures, content, energy }) =>
    (pictures === 2 && content.lines.length === 2 ? 5.5 : 3) + (energy === 'elegant' || energy === 'clean' ? 1.2 : 0),
  draw,
};
