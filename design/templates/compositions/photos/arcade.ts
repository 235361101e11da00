/** Arcade: photos in a row of arches on one baseline, the middle one higher, as windows under a roof. */
import { type PageBuilder } from '#design/templates/page-builder.ts';
import { arch } from '#design/templates/outlines.ts';
import { frameOf } from '#design/templates/pictures.ts';
import { putText } from '#design/templates/put-text.ts';
import { inkOn, strongOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { captionsFor, putPhoto } from './photo-blocks.ts';
import { stageFor } from './stage.ts';

/** The height of each arch, as a share of the highest. */
const HEIGHTS: Record<number, readonly number[]> = {
  2: [1, 0.82],
  3: [0.8, 1, 0.8],
  4: [0.74, 1, 0.86, 0.66],
  5: [0.7, 0.85, 1, 0.85, 0.7],
};

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background } = input.palette;
  const pictures = input.pictures.slice(0, 5);
  const heights = HEIGHTS[pictures.length];
  if (!heights) return false;
  const captions = captionsFor(builder, pictures.length);
  const backgrounds = [background];
  const stage = stageFor(builder, {
    backgrounds,
    at: 'above',
    share: 0.32,
    most: 0.34,
    align: builder.wide ? 'left' : 'center',
    label: true,
    offer: 'plain',
    without: captions ? ['details'] : [],
    largest: builder.wide ? 13 : 14,
  });
  if (!stage || stage.box.height < builder.height * 0.36) return false;
  const { box } = stage;
  const gap = builder.u(2);
  const strip = captions ? builder.u(7) : 0;
  const width = (box.width - gap * (pictures.length - 1)) / pictures.length;
  const foot = box.y + box.height - strip - builder.u(1.2);
  // No arch becomes a slit.
  const high = Math.min(foot - box.y, width * 3.4);
  const down = (foot - box.y - high) / 2;
  for (const [index, picture] of pictures.entries()) {
    const at = builder.mirrored ? pictures.length - 1 - index : index;
    const height = high * (heights[at] ?? 1);
    const frame = { x: box.x + at * (width + gap), y: foot - down - height, width, height };
    putPhoto(builder, picture, frame, index, frameOf(arch(width, height)));
    const caption = captions?.[index];
    if (
      caption &&
      !putText(
        builder,
        'details',
        caption,
        {
          x: frame.x - gap * 0.4,
          y: foot - down + builder.u(2.4),
          width: width + gap * 0.8,
          height: strip - builder.u(1.4),
        },
        {
          face: input.type.body,
          color: inkOn(builder, backgrounds),
          backgrounds,
          align: 'center',
          largest: 3.4,
          smallest: 2.3,
          lines: 2,
        },
      )
    )
      return false;
  }
  builder.line(
    'Ground line',
    { x: stage.beside ? box.x : 0, y: foot - down + builder.u(0.5) },
    stage.beside ? box.width : builder.width,
    'across',
    strongOn(builder, backgrounds),
    builder.u(0.5),
  );
  stage.put();
  return true;
}

export const arcade: Composition = {
  id: 'arcade',
  pictures: [2, 5],
  cutout: 'never',
  kinds: ['shelf', 'event', 'news'],
  shapes: ['portrait', 'square', 'story', 'wide'],
  suits: ({ pictures, energy }) =>
    pictures > 1 ? { elegant: 6.6, calm: 6.6, playful: 4.6, clean: 4, loud: 2.5 }[energy] : 0,
  draw,
};
