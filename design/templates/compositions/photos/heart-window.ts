/** Heart: the photo looks through a large heart, a second heart in the accent behind it, a few warm words below. */
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { isBadgeable, putOffer } from '#design/templates/blocks.ts';
import { frameOf } from '#design/templates/pictures.ts';
import { contrast } from '#design/layout/contrast.ts';
import type { Composition } from '../composition.ts';
import { putPhoto } from './photo-blocks.ts';
import { heart } from './photo-outlines.ts';
import { stageFor } from './stage.ts';

/** Height by width of the outline. */
const HIGH = 0.93;

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background, accent, pop, panel } = input.palette;
  const [picture] = input.pictures;
  // Hearts are for warm words, not for loud ones.
  if (!picture || input.energy === 'loud') return false;
  const badged = isBadgeable(builder);
  const stage = stageFor(builder, {
    backgrounds: [background],
    at: 'below',
    share: 0.42,
    most: 0.4,
    align: builder.wide ? 'left' : 'center',
    together: true,
    without: badged ? ['offer'] : [],
    largest: builder.wide ? 17 : 16,
    gap: 0.8,
  });
  if (!stage || stage.box.height < builder.height * 0.34) return false;
  const { box } = stage;
  const room = stage.beside
    ? { ...box, y: builder.height * 0.06, height: builder.height * 0.88 }
    : { ...box, y: Math.max(box.y - (builder.logoStrip ? 0 : builder.margin * 0.3), 0) };
  room.height = stage.beside ? room.height : box.y + box.height - room.y;
  const width = Math.min(room.width * 0.94, (room.height * 0.96) / HIGH);
  const [cx, cy] = [room.x + room.width / 2, room.y + room.height / 2];
  const sign = builder.mirrored ? -1 : 1;
  const behind = [pop, accent, panel].find((color) => contrast(color, background) >= 1.25) ?? accent;
  builder.outline(
    'Heart behind',
    heart(),
    around(cx + sign * width * 0.04, cy + width * 0.01, width, width * HIGH),
    behind,
    { rotation: 9 * sign },
  );
  const photo = around(cx - sign * width * 0.015, cy, width * 0.93, width * 0.93 * HIGH);
  putPhoto(builder, picture, photo, 0, frameOf(heart()), { rotation: -4 * sign });
  const small = width * 0.15;
  const near = [accent, pop].find((color) => color !== behind && contrast(color, background) >= 1.25) ?? accent;
  builder.shape(
    'Small heart',
    { kind: 'heart' },
    around(cx - sign * width * 0.45, cy - width * 0.36, small, small * 0.9),
    near,
    { rotation: -16 * sign },
  );
  builder.shape(
    'Smaller heart',
    { kind: 'heart' },
    around(cx - sign * width * 0.37, cy - width * 0.5, small * 0.5, small * 0.46),
    near,
    { rotation: 12 * sign },
  );
  if (badged) {
    const size = Math.min(builder.u(25), width * 0.36);
    if (
      !putOffer(
        builder,
        'seal',
        cx + sign * Math.min(width * 0.42, room.width / 2 - size * 0.45),
        cy + width * 0.26,
        size,
        [background, behind],
        8,
      )
    )
      return false;
  }
  stage.put();
  return true;
}

export const heartWindow: Composition = {
  id: 'heart-window',
  pictures: [1, 1],
  cutout: 'never',
  kinds: ['greeting', 'offer'],
  shapes: ['square', 'portrait', 'story', 'wide'],
  suits: ({ content }) =>
    /\b(?:valentine|mother|thank|heart|gift|(?:love|mum|wedding|anniversary|dear|kiss)\b)/i.test(
      `${content.headline ?? ''} ${content.subheading ?? ''}`,
    )
      ? 8
      : 1.5,
  draw,
};
