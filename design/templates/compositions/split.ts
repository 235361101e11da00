/** Split: the photo takes one side to the edges, words the other; the seam is straight, slanting or bulging. */
import type { Box } from '#design/document/geometry.ts';
import { type PageBuilder, columns, inset, rows } from '../page-builder.ts';
import { isBadgeable, putOffer, putWords } from '../blocks.ts';
import { bulging, slanted } from '../outlines.ts';
import { frameOf, fitsBetter, putFramed, type Frame } from '../pictures.ts';
import type { Composition } from './composition.ts';

type Side = 'left' | 'right' | 'top' | 'bottom';

/** The photo's frame: `side` is the one that faces the words. */
function seam(builder: PageBuilder, box: Box, side: Side): Frame {
  const which =
    builder.input.energy === 'loud'
      ? 1
      : builder.input.energy === 'playful'
        ? 2
        : builder.input.energy === 'clean'
          ? builder.input.twist % 2
          : 0;
  if (which === 1)
    return frameOf(slanted(box.width, box.height, side === 'left' || side === 'right' ? 0.16 : 0.1, side));
  if (which === 2) return frameOf(bulging(box.width, box.height, 0.09, side));
  return { type: 'rectangle', radius: 0 };
}

function draw(builder: PageBuilder): boolean {
  const { pictures, palette, twist } = builder.input;
  const [picture] = pictures;
  if (!picture) return false;
  const halves = columns(builder.page, 0.5, 0);
  const flats = rows(builder.page, builder.input.content.lines.length > 2 ? 0.44 : builder.tall ? 0.5 : 0.54, 0);
  // A wide picture would lose its sides in a column, and an upright thing its foot in a row.
  const beside =
    builder.wide ||
    (builder.ratio >= 0.9 &&
      picture.width < picture.height * 1.15 &&
      (twist % 2 === 1 ? !fitsBetter(picture, halves[0], flats[0]) : fitsBetter(picture, flats[0], halves[0])));
  const photoFirst = beside ? twist % 4 >= 2 !== builder.mirrored : true;
  const [first, second] = beside ? halves : flats;
  const [photo, words] = photoFirst ? [first, second] : [second, first];
  const side: Side = beside ? (photoFirst ? 'right' : 'left') : 'bottom';
  builder.background = { type: 'solid', color: palette.background };
  putFramed(builder, picture, photo, seam(builder, photo, side));
  const { margin, safe } = builder;
  const gap = beside ? margin * 0.7 : margin * 0.75;
  const room = beside
    ? { x: words.x + (photoFirst ? gap : margin), y: safe.y, width: words.width - margin - gap, height: safe.height }
    : { x: safe.x, y: words.y + gap, width: safe.width, height: safe.y + safe.height - words.y - gap };
  const badge = isBadgeable(builder);
  const size = Math.min(builder.u(27), Math.min(photo.width, photo.height) * 0.5);
  const badged =
    badge &&
    (beside
      ? putOffer(
          builder,
          builder.input.energy === 'loud' ? 'burst' : 'disc',
          photo.x + photo.width * (photoFirst ? 0.7 : 0.68),
          photo.y + photo.height - size * 0.72,
          size,
          [palette.background],
        )
      : putOffer(
          builder,
          builder.input.energy === 'loud' ? 'burst' : 'disc',
          safe.x + safe.width - size * 0.5,
          photo.height - size * 0.62,
          size,
          [palette.background],
        ));
  return (
    putWords(
      builder,
      beside ? room : inset(room, 0),
      [palette.background],
      { without: badged ? ['offer'] : [], label: true },
      { align: 'left', valign: 'middle', largest: beside ? 17 : 15 },
    ) !== null
  );
}

export const split: Composition = {
  id: 'split',
  pictures: [1, 1],
  cutout: 'never',
  kinds: ['offer', 'news', 'product', 'event'],
  shapes: ['square', 'wide', 'portrait'],
  suits: ({ content, energy }) => 6 + (content.lines.length > 2 ? 1.5 : 0) + (energy === 'clean' ? 1 : 0),
  draw,
};
