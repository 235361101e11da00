/** Spotlight: a dark stage, one cone of light from above, the product in its pool; words in the dark below. */
import { contrast, mix } from '#design/layout/contrast.ts';
import { around, fade, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { cutoutRatio, putCutout } from '#design/templates/pictures.ts';
import type { Composition } from '../composition.ts';
import { putPhoto, WHITE } from './photo-blocks.ts';
import { beam } from './photo-outlines.ts';
import { stageFor } from './stage.ts';

/** The darkest color of the palette, dark enough for a stage. */
function night(builder: PageBuilder): string {
  const { background, ink } = builder.input.palette;
  let dark = isDark(background) ? background : isDark(ink) ? ink : '#14141a';
  while (contrast(WHITE, dark) < 15.5) dark = shade(dark, -0.02);
  return dark;
}

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const [picture] = input.pictures;
  if (!picture) return false;
  const dark = night(builder);
  builder.background = { type: 'solid', color: dark };
  const stage = stageFor(builder, {
    backgrounds: [dark],
    ink: WHITE,
    at: 'below',
    share: 0.42,
    most: 0.44,
    align: builder.wide ? 'left' : 'center',
    together: true,
    label: true,
    offer: 'large',
    largest: builder.wide ? 17 : 15,
    gap: 0.3,
  });
  if (!stage || stage.bleed.height < builder.height * 0.4) return false;
  const { box, bleed } = stage;
  const cx = stage.beside ? box.x + box.width / 2 : builder.width / 2;
  const end = stage.beside ? builder.height * 0.9 : stage.words ? box.y + box.height : builder.height * 0.88;
  const light = Math.min(bleed.width * 0.92, (end - bleed.y) * 0.85);
  const depth = light * 0.2;
  // The whole pool stays above the words.
  const floor = end - depth / 2 - builder.u(1);
  const glow = mix(isDark(input.palette.pop) ? '#fff3d8' : input.palette.pop, WHITE, 0.5);
  builder.outline(
    'Beam',
    beam(light, floor, 0.16),
    { x: cx - light / 2, y: 0, width: light, height: floor },
    fade(180, [0, `${glow}b0`], [0.75, `${glow}3d`], [1, `${glow}26`]),
  );
  builder.ellipse('Pool of light', around(cx, floor, light, depth), glow, { opacity: 0.92 });
  const ratio = picture.mask ? cutoutRatio(picture) : 0.8;
  const top = Math.max(box.y, builder.bar * 0.8);
  const high = Math.min((floor - top) * 0.8, (light * 0.66) / ratio);
  if (picture.mask)
    putCutout(
      builder,
      picture,
      { x: cx - (high * ratio) / 2, y: floor + depth * 0.18 - high, width: high * ratio, height: high },
      { valign: 'bottom' },
    );
  else
    putPhoto(
      builder,
      picture,
      { x: cx - (high * ratio) / 2, y: floor - high, width: high * ratio, height: high },
      0,
      { type: 'rectangle', radius: Math.round(builder.u(1)) },
      { shadow: { color: '#00000080', x: 0, y: Math.round(builder.u(1)), blur: Math.round(builder.u(4)) } },
    );
  stage.put();
  return true;
}

export const spotlight: Composition = {
  id: 'spotlight',
  pictures: [1, 1],
  cutout: 'welcome',
  kinds: ['product', 'news', 'offer'],
  shapes: ['portrait', 'story', 'square', 'wide'],
  suits: ({ things, cutouts, energy, content }) =>
    (things && cutouts > 0 ? { loud: 6.8, elegant: 6.8, clean: 5.6, playful: 5, calm: 3.5 }[energy] : 1) -
    (content.lines.length > 2 ? 2 : 0),
  draw,
};
