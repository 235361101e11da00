/** Photo card: half of the card is a photo to its edges, a small disc with the initials is on the seam. */
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { putFramed } from '#design/templates/pictures.ts';
import { inkOn, onSurface, strongOn, surfaceOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { initialsOf, putContacts, putInitials, putName } from './card-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, content } = input;
  const [picture] = input.pictures;
  if (!picture || initialsOf(content.headline) === null || (content.headline ?? '').length > 34) return false;
  const backgrounds = [palette.background];
  const ink = inkOn(builder, backgrounds);
  builder.background = solid(palette.background);
  const beside = builder.ratio >= 1.15;
  const photo = beside
    ? { x: builder.mirrored ? 0 : width * 0.58, y: 0, width: width * 0.42, height }
    : { x: 0, y: 0, width, height: height * 0.46 };
  const disc = Math.min(builder.u(17), height * 0.3);
  const rest = beside
    ? {
        x: builder.mirrored ? photo.width + disc * 0.5 + margin * 0.6 : safe.x,
        y: safe.y,
        width: width - photo.width - disc * 0.5 - margin * 1.6,
        height: safe.height,
      }
    : {
        x: safe.x,
        y: photo.height + disc * 0.6,
        width: safe.width,
        height: safe.y + safe.height - photo.height - disc * 0.6,
      };
  putFramed(builder, picture, photo, { type: 'rectangle', radius: 0 });
  const strong = surfaceOn(builder, backgrounds);
  const seam = beside
    ? around(builder.mirrored ? photo.width : photo.x, height / 2, disc)
    : around(builder.mirrored ? width - margin - disc / 2 : margin + disc / 2, photo.height, disc);
  builder.group('Mark', () => {
    builder.ellipse('Disc', seam, strong, { stroke: { color: palette.background, width: builder.u(0.9), dash: [] } });
    putInitials(builder, seam, onSurface(builder, strong), strong, 0.4);
  });
  return (
    putName(
      builder,
      { ...rest, height: rest.height * 0.52 },
      { color: ink, second: strongOn(builder, backgrounds), backgrounds, largest: 9.6 },
    ) &&
    putContacts(
      builder,
      { ...rest, y: rest.y + rest.height * 0.54, height: rest.height * 0.46 },
      { color: ink, backgrounds, largest: 3.6 },
    )
  );
}

export const photoCard: Composition = {
  id: 'photo-card',
  pictures: [1, 1],
  cutout: 'never',
  kinds: ['card'],
  shapes: ['card'],
  suits: ({ content, ratio }) => (content.lines.length > 1 && ratio > 1.4 ? 5.6 : 0.5),
  draw,
};
