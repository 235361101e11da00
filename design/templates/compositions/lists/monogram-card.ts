/** Monogram card: a block of strong color with the initials cut large, name and contacts on the quiet rest. */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { onSurface, surfaceOn, inkOn, strongOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { initialsOf, putContacts, putInitials, putName } from './card-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, content } = input;
  if (initialsOf(content.headline) === null || (content.headline ?? '').length > 34) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const beside = builder.ratio >= 1.15;
  const strong = surfaceOn(builder, backgrounds);
  const block = beside
    ? { x: builder.mirrored ? width - width * 0.38 : 0, y: 0, width: width * 0.38, height }
    : { x: 0, y: 0, width, height: height * 0.42 };
  const rest = beside
    ? {
        x: builder.mirrored ? margin : block.width + margin,
        y: safe.y,
        width: width - block.width - 2 * margin,
        height: safe.height,
      }
    : { x: safe.x, y: block.height + margin, width: safe.width, height: safe.y + safe.height - block.height - margin };
  builder.rectangle('Block', block, strong);
  putInitials(
    builder,
    beside ? block : { ...block, y: Math.max(0, safe.y - margin), height: block.height - Math.max(0, safe.y - margin) },
    onSurface(builder, strong),
    strong,
  );
  const ink = inkOn(builder, backgrounds);
  return (
    putName(
      builder,
      { ...rest, height: rest.height * 0.5 },
      { color: ink, second: strongOn(builder, backgrounds), backgrounds, largest: 12 },
    ) &&
    putContacts(
      builder,
      { ...rest, y: rest.y + rest.height * 0.52, height: rest.height * 0.48 },
      { color: ink, backgrounds },
    )
  );
}

export const monogramCard: Composition = {
  id: 'monogram-card',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['card'],
  shapes: ['card'],
  suits: ({ content, ratio }) =>
    content.lines.length > 1 &&
    content.lines.some((line) => /@|\+?\d[\d\s()-]{6,}|\.\p{L}{2,}/u.test(line)) &&
    ratio > 1.4
      ? 6.4
      : 0.5,
  draw,
};
