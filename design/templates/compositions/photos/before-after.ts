/**
 * Before and after: two photos edge to edge with a slanting seam between them, an arrow on the seam, a label in each.
 */
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { slanted } from '#design/templates/outlines.ts';
import { frameOf } from '#design/templates/pictures.ts';
import { onSurface, surfaceOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { captionsFor, putLabel, putPhoto } from './photo-blocks.ts';
import { arrow, falling, leaning } from './photo-outlines.ts';
import { stageFor } from './stage.ts';

function draw(builder: PageBuilder): boolean {
  const { input, margin } = builder;
  const { background } = input.palette;
  const [before, after] = input.pictures;
  if (!before || !after) return false;
  const labels = captionsFor(builder, 2);
  const stage = stageFor(builder, {
    backgrounds: [background],
    at: 'below',
    share: 0.34,
    most: 0.4,
    together: true,
    label: true,
    offer: 'pill',
    without: labels ? ['details'] : [],
  });
  if (!stage || stage.bleed.height < builder.height * 0.4) return false;
  const { bleed } = stage;
  const sideways = bleed.width > bleed.height * 0.8;
  const seam = builder.u(1.1);
  const lean = (sideways ? bleed.width : bleed.height) * 0.12;
  const half = (sideways ? bleed.width : bleed.height) / 2;
  const [first, second] = sideways
    ? [
        { ...bleed, width: half + lean / 2 },
        { ...bleed, x: bleed.x + half - lean / 2, width: half + lean / 2 },
      ]
    : [
        { ...bleed, height: half + lean / 2 },
        { ...bleed, y: bleed.y + half - lean / 2, height: half + lean / 2 },
      ];
  const share = lean / (half + lean / 2);
  const [start, end] = sideways && builder.mirrored ? [after, before] : [before, after];
  putPhoto(
    builder,
    start,
    first,
    start === before ? 0 : 1,
    frameOf(slanted(first.width, first.height, share, sideways ? 'right' : 'bottom')),
  );
  putPhoto(
    builder,
    end,
    second,
    end === before ? 0 : 1,
    frameOf(slanted(second.width, second.height, share, sideways ? 'left' : 'top')),
  );
  const [cx, cy] = [bleed.x + bleed.width / 2, bleed.y + bleed.height / 2];
  const line = sideways ? around(cx, cy, lean + seam, bleed.height) : around(cx, cy, bleed.width, lean + seam);
  builder.outline(
    'Seam',
    sideways
      ? leaning(line.width, line.height, lean / line.width)
      : falling(line.width, line.height, lean / line.height),
    line,
    background,
  );
  const size = Math.min(builder.u(11), Math.min(bleed.width, bleed.height) * 0.2);
  const surface = surfaceOn(builder, [background]);
  builder.ellipse('Knob', around(cx, cy, size), surface, { stroke: { color: background, width: seam, dash: [] } });
  builder.outline('Arrow', arrow(), around(cx, cy, size * 0.42, size * 0.45), onSurface(builder, surface), {
    rotation: sideways ? (builder.mirrored ? 180 : 0) : 90,
  });
  const pad = margin * 0.7;
  const top = Math.max(bleed.y, builder.bar, builder.logoStrip ? builder.safe.y - pad : 0) + pad;
  if (labels) {
    const room = { x: bleed.x + pad, y: top, width: bleed.width - 2 * pad, height: bleed.y + bleed.height - pad - top };
    const column = { ...room, width: room.width * 0.4 };
    const [one = '', two = ''] = labels;
    if (
      !putLabel(builder, one, builder.mirrored ? { ...column, x: room.x + room.width * 0.6 } : column, {
        surface: background,
      })
    )
      return false;
    if (
      !putLabel(builder, two, builder.mirrored ? column : { ...column, x: room.x + room.width * 0.6 }, {
        surface,
        align: 'right',
        valign: 'bottom',
      })
    )
      return false;
  }
  stage.put();
  return true;
}

export const beforeAfter: Composition = {
  id: 'before-after',
  pictures: [2, 2],
  cutout: 'never',
  kinds: ['compare'],
  shapes: ['square', 'portrait', 'wide', 'story'],
  suits: ({ pictures, content }) => (pictures === 2 && content.lines.length === 2 ? 7 : 3),
  draw,
};
