/**
 * Film: a perforated strip of photos runs through the page and off it, level for quiet designs and slanted for others.
 */
import type { Box } from '#design/document/geometry.ts';
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark } from '#design/templates/color-mix.ts';
import type { Composition } from '../composition.ts';
import { PLAIN, putPhoto, turned } from './photo-blocks.ts';
import { perforation } from './photo-outlines.ts';
import { stageFor } from './stage.ts';

const FILM = '#17161a';
const LIGHT = '#f3efe6';

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { pictures } = input;
  if (pictures.length < 2) return false;
  const { background } = input.palette;
  const stage = stageFor(builder, {
    backgrounds: [background],
    at: input.twist % 2 === 0 ? 'above' : 'below',
    share: 0.4,
    most: 0.4,
    align: builder.wide ? 'left' : 'center',
    label: true,
    offer: 'pill',
    largest: builder.wide ? 14 : 15,
    gap: 0.9,
  });
  if (!stage || stage.box.height < builder.height * 0.26) return false;
  // On dark pages the film is the light one.
  const film = isDark(background) ? LIGHT : FILM;
  const upright = stage.beside || stage.box.height > stage.box.width * 1.3;
  const lively = input.energy === 'loud' || input.energy === 'playful';
  const room = upright ? { ...stage.bleed, y: 0, height: builder.height } : stage.bleed;
  const rise = Math.tan((5 * Math.PI) / 180) * builder.width;
  const slant = !lively ? 0 : upright ? 6 : Math.max(0, stage.box.height - rise) > builder.u(26) ? -5 : 0;
  const sign = builder.mirrored ? -1 : 1;
  const across = upright
    ? Math.min(stage.box.width * 0.72, builder.u(56))
    : Math.min(stage.box.height - (slant === 0 ? 0 : rise * 0.9), builder.u(64));
  const [cx, cy] = [
    upright ? stage.box.x + stage.box.width / 2 : builder.width / 2,
    upright ? builder.height / 2 : stage.box.y + stage.box.height / 2,
  ];
  const length = (upright ? room.height : room.width) * 1.14 + across * 0.2;
  const edge = across * 0.13;
  // Drawn horizontally, then rotated into place: the strip's own center stays where it is.
  const angle = (upright ? 90 : 0) + slant * sign;
  const placed = (box: Box) => turned({ ...box, x: box.x + cx, y: box.y + cy }, cx, cy, angle);
  builder.group('Film', () => {
    builder.rectangle('Strip', placed({ x: -length / 2, y: -across / 2, width: length, height: across }), film, {
      rotation: angle,
      shadow: { color: '#00000045', x: 0, y: Math.round(builder.u(0.8)), blur: Math.round(builder.u(3)) },
    });
    const holes = perforation(length, edge * 0.5, Math.max(12, Math.round(length / (edge * 0.86))));
    for (const [name, y] of [
      ['Holes above', -across / 2 + edge * 0.26],
      ['Holes below', across / 2 - edge * 0.76],
    ] as const)
      builder.outline(name, holes, placed({ x: -length / 2, y, width: length, height: edge * 0.5 }), background, {
        rotation: angle,
      });
    const inner = across - edge * 2;
    const count = Math.max(2, Math.min(5, Math.round(length / (inner * (upright ? 0.86 : 1.06)))));
    const gap = edge * 0.34;
    const frame = (length - gap * (count + 1)) / count;
    for (let index = 0; index < count; index += 1) {
      const picture = pictures[index % pictures.length];
      if (!picture) continue;
      const from = upright || !builder.mirrored ? index : count - 1 - index;
      const middle = placed({
        x: -length / 2 + gap + from * (frame + gap),
        y: -inner / 2,
        width: frame,
        height: inner,
      });
      // Vertical strips show their photos upright: the box is rotated back by a quarter.
      const shown = upright ? around(middle.x + middle.width / 2, middle.y + middle.height / 2, inner, frame) : middle;
      putPhoto(builder, picture, shown, index, PLAIN, { rotation: slant * sign }, true);
    }
  });
  stage.put();
  return true;
}

export const filmStrip: Composition = {
  id: 'film-strip',
  pictures: [2, 5],
  cutout: 'never',
  kinds: ['shelf', 'event', 'news'],
  shapes: ['square', 'portrait', 'wide', 'story'],
  suits: ({ pictures }) => (pictures > 1 ? 5 : 0),
  draw,
};
