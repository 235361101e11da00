/** Shop front: a striped awning over a window with the photo in it, the sign above, the sill below. */
import type { PageBuilder } from '#design/templates/page-builder.ts';
import { contrast } from '#design/layout/contrast.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { cropAbout, wholeWidth } from '#design/templates/pictures.ts';
import type { Composition } from '../composition.ts';
import { photoName, WHITE } from './photo-blocks.ts';
import { awning } from './photo-outlines.ts';
import { stageFor } from './stage.ts';

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background, accent, pop, ink } = input.palette;
  const [picture, second] = input.pictures;
  if (!picture) return false;
  const stage = stageFor(builder, {
    backgrounds: [background],
    at: 'above',
    share: 0.4,
    most: 0.36,
    align: builder.wide ? 'left' : 'center',
    label: true,
    offer: 'pill',
    largest: builder.wide ? 16 : 14,
    gap: builder.wide ? 1.5 : 0.6,
  });
  if (!stage || stage.box.height < builder.height * 0.36) return false;
  const sill = builder.u(3.2);
  const post = builder.u(1.8);
  const hang = Math.min(stage.box.height * 0.25, builder.u(17));
  // A narrower front for a single thing that it would cut off.
  const own = second
    ? stage.box.width
    : wholeWidth(picture, { ...stage.box, height: stage.box.height - hang - sill }, stage.box.width * 0.66);
  const frame = { ...stage.box, x: stage.box.x + (stage.box.width - own) / 2, width: own };
  const reach = Math.min(builder.margin * 0.55, builder.u(3.4));
  const wood = [ink, accent].find((color) => contrast(color, background) >= 2.4) ?? ink;
  const window = {
    x: frame.x + reach * 0.4,
    y: frame.y + hang * 0.3,
    width: frame.width - reach * 0.8,
    height: frame.height - hang * 0.3 - sill,
  };
  builder.rectangle('Window frame', window, wood);
  const panes = second && window.width > window.height * 0.9 ? [picture, second] : [picture];
  const width = (window.width - post * (panes.length + 1)) / panes.length;
  for (const [index, one] of panes.entries()) {
    const at = builder.mirrored ? panes.length - 1 - index : index;
    const pane = { x: window.x + post + at * (width + post), y: window.y, width, height: window.height - post };
    // The window's contents are visible below the awning.
    const hidden = hang * 0.72;
    builder.image(photoName(index), one, pane, {
      crop: cropAbout(one, pane, { x: 0, y: hidden, width, height: pane.height - hidden }),
    });
  }
  // Awning over the whole front, slightly wider than the window.
  const cloth = { x: frame.x - reach, y: frame.y, width: frame.width + 2 * reach, height: hang };
  const strips = Math.max(7, Math.round(cloth.width / (hang * 0.52)) | 1);
  const [one, other] = [
    [accent, pop].find((color) => contrast(color, background) >= 1.25) ?? accent,
    contrast(accent, WHITE) > 1.5 ? WHITE : pop,
  ];
  builder.group('Awning', () => {
    builder.outline('Awning strips', awning(cloth.width, cloth.height, strips, 0), cloth, one, {
      shadow: { color: '#0000004d', x: 0, y: Math.round(builder.u(0.9)), blur: Math.round(builder.u(2.2)) },
    });
    builder.outline('Awning strips between', awning(cloth.width, cloth.height, strips, 1), cloth, other);
    builder.rectangle(
      'Awning rail',
      { ...cloth, height: builder.u(1.3) },
      isDark(one) ? shade(one, 0.08) : shade(one, -0.1),
    );
  });
  builder.rectangle(
    'Sill',
    { x: frame.x - reach * 0.6, y: frame.y + frame.height - sill, width: frame.width + reach * 1.2, height: sill },
    wood,
    { radius: builder.u(0.5) },
  );
  stage.put();
  return true;
}

export const shopfront: Composition = {
  id: 'shopfront',
  pictures: [1, 2],
  cutout: 'never',
  kinds: ['news', 'event', 'offer', 'shelf'],
  shapes: ['square', 'portrait', 'wide', 'paper'],
  suits: ({ energy, content }) =>
    ({ playful: 6.4, loud: 4.6, calm: 5.6, clean: 4.4, elegant: 3.4 })[energy] +
    (/\b(?:shop|store|open(?:ing|s)?|market|bakery|caf[eé]|window)\b/i.test(
      `${content.headline ?? ''} ${content.subheading ?? ''}`,
    )
      ? 2.4
      : 0),
  draw,
};
