/** Record: the photo is a square sleeve, a black disc with grooves slides out of it, its label in the accent. */
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark } from '#design/templates/color-mix.ts';
import type { Composition } from '../composition.ts';
import { putPhoto } from './photo-blocks.ts';
import { stageFor } from './stage.ts';

const VINYL = '#121214';
const GROOVE = '#2e2e33';

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background, accent, pop } = input.palette;
  const [picture] = input.pictures;
  if (!picture) return false;
  const stage = stageFor(builder, {
    backgrounds: [background],
    at: input.twist % 2 === 0 ? 'above' : 'below',
    share: 0.38,
    most: 0.4,
    label: true,
    offer: 'pill',
    largest: builder.wide ? 15 : 15,
    gap: 0.7,
  });
  if (!stage || stage.box.height < builder.height * 0.34) return false;
  const { box } = stage;
  // Sleeve and the visible part of the disc; on high pages the disc slides out upwards.
  const upright = box.height > box.width * 1.2;
  const out = 0.46;
  const side = Math.min((upright ? box.height : box.width) / (1 + out), upright ? box.width : box.height);
  const left = builder.mirrored ? -1 : 1;
  const whole = { width: upright ? side : side * (1 + out), height: upright ? side * (1 + out) : side };
  const x = stage.beside
    ? builder.mirrored
      ? box.x
      : box.x + box.width - whole.width
    : upright
      ? box.x + (box.width - side) / 2
      : builder.mirrored
        ? box.x + box.width - whole.width
        : box.x;
  const y = box.y + (box.height - whole.height) / 2;
  const sleeve = upright
    ? { x, y: y + side * out, width: side, height: side }
    : { x: builder.mirrored ? x + side * out : x, y, width: side, height: side };
  const [cx, cy] = upright
    ? [sleeve.x + side / 2, sleeve.y + side * (0.5 - out)]
    : [sleeve.x + side * (0.5 + left * out), sleeve.y + side / 2];
  const disc = side * 0.96;
  builder.group('Record', () => {
    builder.ellipse('Disc', around(cx, cy, disc), VINYL, {
      shadow: { color: '#00000059', x: 0, y: Math.round(builder.u(0.8)), blur: Math.round(builder.u(3)) },
      ...(isDark(background) ? { stroke: { color: GROOVE, width: Math.max(1, builder.u(0.3)), dash: [] } } : {}),
    });
    for (const [index, share] of [0.86, 0.7, 0.54].entries())
      builder.ellipse(`Groove ${index + 1}`, around(cx, cy, disc * share), null, {
        stroke: { color: GROOVE, width: Math.max(1, builder.u(0.35)), dash: [] },
      });
    builder.ellipse(
      'Label',
      around(cx, cy, disc * 0.36),
      [accent, pop].find((color) => color !== background) ?? accent,
    );
    builder.ellipse('Hole', around(cx, cy, disc * 0.045), background);
  });
  putPhoto(
    builder,
    picture,
    sleeve,
    0,
    { type: 'rectangle', radius: Math.round(builder.u(0.5)) },
    { shadow: { color: '#00000073', x: 0, y: Math.round(builder.u(0.9)), blur: Math.round(builder.u(3.6)) } },
  );
  stage.put();
  return true;
}

export const recordSleeve: Composition = {
  id: 'record-sleeve',
  pictures: [1, 1],
  cutout: 'never',
  kinds: ['event', 'cover'],
  shapes: ['square', 'portrait', 'wide', 'story'],
  suits: ({ content }) =>
    /\b(?:music|concerts?|dj|vinyl|records?|album|band|gig|jazz|playlist|song|sound|party|drop)\b/i.test(
      `${content.headline ?? ''} ${content.subheading ?? ''}`,
    )
      ? 8
      : 1.5,
  draw,
};
