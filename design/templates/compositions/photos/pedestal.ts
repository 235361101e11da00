/**
 * Pedestal: the product is on a round plinth that rises from the bottom edge, a sun behind it; others are lower at its
 * sides.
 */
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import type { Picture } from '#design/templates/composition-input.ts';
import { arch } from '#design/templates/outlines.ts';
import { cutoutRatio, frameOf, putCutout } from '#design/templates/pictures.ts';
import type { Composition } from '../composition.ts';
import { photoName, putPhoto } from './photo-blocks.ts';
import { stageFor } from './stage.ts';

/** The visible height of a plinth's top, as a share of its width. */
const OPEN = 0.16;

/** A plinth with the center of its top there, down to `bottom`. */
function putPlinth(
  builder: PageBuilder,
  cx: number,
  top: number,
  width: number,
  bottom: number,
  color: string,
  name: string,
): void {
  const lid = width * OPEN;
  builder.group(name, () => {
    builder.rectangle('Side', { x: cx - width / 2, y: top, width, height: bottom - top }, color);
    builder.ellipse('Top', around(cx, top, width, lid), isDark(color) ? shade(color, 0.09) : shade(color, 0.05), {
      shadow: { color: '#00000026', x: 0, y: Math.round(builder.u(0.5)), blur: Math.round(builder.u(1.4)) },
    });
  });
}

/** The product on the plinth, with a maximum size; without a cutout its photo in an arch. */
function putOn(
  builder: PageBuilder,
  picture: Picture,
  cx: number,
  foot: number,
  width: number,
  height: number,
  index: number,
): void {
  if (picture.mask) {
    putCutout(
      builder,
      picture,
      { x: cx - width / 2, y: foot - height, width, height },
      { valign: 'bottom', name: photoName(index) },
    );
    return;
  }
  const w = Math.min(width, height * 0.74);
  const box = { x: cx - w / 2, y: foot - Math.min(height, w * 1.35), width: w, height: Math.min(height, w * 1.35) };
  putPhoto(builder, picture, box, index, frameOf(arch(box.width, box.height)), {
    stroke: { color: builder.input.palette.background, width: builder.u(1), dash: [] },
  });
}

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background, panel, accent, pop } = input.palette;
  const [hero, ...others] = input.pictures.slice(0, 3);
  if (!hero) return false;
  const stage = stageFor(builder, {
    backgrounds: [background],
    at: 'above',
    share: 0.42,
    most: 0.44,
    align: builder.wide ? 'left' : 'center',
    together: true,
    label: true,
    offer: 'pill',
    largest: builder.wide ? 18 : builder.tall ? 18 : 14,
    gap: 0.5,
  });
  if (!stage || stage.box.height < builder.height * 0.36) return false;
  const { box, bleed } = stage;
  const bottom = builder.height;
  const high = bottom - box.y - Math.max(0, builder.bar * 0.4);
  const cx = stage.beside ? bleed.x + bleed.width / 2 : builder.width / 2;
  const ratio = hero.mask ? cutoutRatio(hero) : 0.74;
  const space = Math.min(bleed.width, builder.u(120));
  const width = Math.min(
    space * (others.length > 0 ? (stage.words ? 0.42 : 0.5) : builder.tall ? 0.78 : 0.6),
    high * 0.72 * ratio,
  );
  const foot = bottom - Math.max(high * 0.17, builder.bar * 0.7);
  const sun = [pop, accent].find((color) => color !== panel && color !== background) ?? panel;
  builder.ellipse(
    'Sun',
    around(cx, foot - high * 0.34, Math.min(bleed.width * 0.86, high * 0.86)),
    builder.softPanel === background ? sun : builder.softPanel,
  );
  const plinth = Math.max(width * 1.16, high * 0.34);
  const color = panel === builder.softPanel ? sun : panel;
  const side = isDark(background) ? shade(color, 0.04) : color;
  const small = Math.min(space * 0.24, high * 0.32);
  for (const [index, picture] of others.entries()) {
    const x = cx + (index === 0 ? -1 : 1) * (builder.mirrored ? -1 : 1) * (plinth * 0.5 + small * 0.46);
    const lower = foot + (bottom - foot) * 0.36;
    putPlinth(
      builder,
      x,
      lower,
      small * 1.14,
      bottom + 2,
      isDark(side) ? shade(side, 0.07) : shade(side, -0.07),
      `Plinth ${index + 2}`,
    );
    putOn(builder, picture, x, lower + small * 0.05, small * 0.86, Math.min(high * 0.4, small * 1.5), index + 1);
  }
  putPlinth(builder, cx, foot, plinth, bottom + 2, side, 'Plinth');
  putOn(builder, hero, cx, foot + plinth * OPEN * 0.16, width, Math.min(high * 0.76, foot - box.y), 0);
  stage.put();
  return true;
}

export const pedestal: Composition = {
  id: 'pedestal',
  pictures: [1, 3],
  cutout: 'welcome',
  kinds: ['product', 'offer', 'shelf'],
  shapes: ['portrait', 'square', 'story', 'wide'],
  suits: ({ things, cutouts, content }) => (things && cutouts > 0 ? 7 : 2) - (content.lines.length > 2 ? 2 : 0),
  draw,
};
