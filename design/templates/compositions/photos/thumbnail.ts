/**
 * Thumbnail: huge words on one side, the subject larger than its slanting field of color on the other, an arrow towards
 * it.
 */
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { contrast } from '#design/layout/contrast.ts';
import { isBadgeable, putOffer, putWords } from '#design/templates/blocks.ts';
import { dots, slanted } from '#design/templates/outlines.ts';
import { cutoutRatio, frameOf, isCropped, putCutout } from '#design/templates/pictures.ts';
import { strongOn, surfaceOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { flipped, putPhoto, WHITE } from './photo-blocks.ts';
import { bowArrow } from './photo-outlines.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height, margin } = builder;
  const { background } = input.palette;
  const [picture] = input.pictures;
  if (!picture) return false;
  const backgrounds = [background];
  const badged = isBadgeable(builder);
  const { headline, subheading, offer, lines } = input.content;
  const silent = !headline && !subheading && !offer && lines.length === 0;
  const side = builder.wide ? (silent ? 0.72 : 0.47) : 1;
  const hero = builder.wide
    ? { x: builder.mirrored ? 0 : width * (1 - side), y: 0, width: width * side, height }
    : { x: 0, y: height * (silent ? 0.22 : 0.5), width, height: height * (silent ? 0.78 : 0.5) };
  const words = builder.wide
    ? {
        ...safe,
        x: builder.mirrored ? hero.width + margin * 0.5 : safe.x,
        width: width - hero.width - safe.x - margin * 0.5,
      }
    : { ...safe, height: hero.y - safe.y - margin * 0.5 };
  const stack = putWords(
    builder,
    words,
    backgrounds,
    { without: badged ? ['offer'] : [], button: 'pill' },
    { align: 'left', valign: 'middle', largest: builder.wide ? 30 : 24, airy: 0.9 },
  );
  if (!stack) return false;
  // One slanting field of strong color with a rim of light; the subject is larger than it.
  const halo = surfaceOn(builder, [background]);
  const rim = builder.u(2);
  const field = builder.wide
    ? frameOf(slanted(hero.width, height, 0.18, builder.mirrored ? 'right' : 'left'))
    : frameOf(slanted(width, hero.height, 0.12, 'top'));
  const outline = field.type === 'path' ? field : null;
  if (!outline) return false;
  const light = contrast(WHITE, background) > 1.4 ? WHITE : input.palette.ink;
  builder.outline(
    'Rim',
    outline,
    builder.wide ? { ...hero, x: builder.mirrored ? rim : hero.x - rim } : { ...hero, y: hero.y - rim },
    light,
  );
  const [hx, hy] = [
    hero.x + hero.width * (builder.wide ? (builder.mirrored ? 0.46 : 0.54) : 0.5),
    hero.y + hero.height * 0.5,
  ];
  if (picture.mask) {
    builder.outline('Field', outline, hero, halo);
    builder.outline(
      'Dots',
      dots(7, 5),
      around(
        hx,
        hy,
        Math.min(hero.width, hero.height * 1.4) * 0.9,
        Math.min(hero.width, hero.height * 1.4) * 0.9 * (5 / 7),
      ),
      light,
      { opacity: 0.22 },
    );
    const ratio = cutoutRatio(picture);
    const stands = isCropped(picture);
    const high = Math.min(hero.height * 0.94, (hero.width * 0.96) / ratio);
    putCutout(
      builder,
      picture,
      { x: hx - (high * ratio) / 2, y: stands ? height - high : hy - high / 2, width: high * ratio, height: high },
      { valign: stands ? 'bottom' : 'middle' },
    );
  } else putPhoto(builder, picture, hero, 0, field, {}, true);
  if (badged) {
    const badge = Math.min(builder.u(26), hero.height * 0.38);
    if (
      !putOffer(
        builder,
        'burst',
        builder.mirrored ? hero.x + hero.width - badge * 0.6 : hero.x + badge * (builder.wide ? 0.4 : 0.66),
        hero.y + hero.height - Math.max(badge * 0.62, builder.bar * 0.9),
        badge,
        [halo],
        -10,
      )
    )
      return false;
  } else if (!silent) {
    const color = strongOn(builder, backgrounds);
    const arrow = Math.min(builder.u(20), words.width * 0.3);
    const last = stack.box;
    const free = builder.wide ? words.y + words.height - last.y - last.height : 0;
    if (free > arrow * 0.56)
      builder.outline(
        'Arrow',
        builder.mirrored ? flipped(bowArrow()) : bowArrow(),
        {
          x: builder.mirrored ? words.x : words.x + words.width - arrow,
          y: last.y + last.height + (free - arrow * 0.48) / 2,
          width: arrow,
          height: arrow * 0.48,
        },
        color,
      );
  }
  return true;
}

export const thumbnail: Composition = {
  id: 'thumbnail',
  pictures: [1, 1],
  cutout: 'welcome',
  kinds: ['cover', 'news', 'offer'],
  shapes: ['wide', 'banner', 'square'],
  suits: ({ energy, ratio, content }) =>
    (ratio > 1.25 ? { loud: 7.4, playful: 7, clean: 4.6, calm: 3, elegant: 2 }[energy] : 2.6) -
    (content.lines.length > 2 ? 2 : 0),
  draw,
};
