/**
 * Phone: the photo on the screen of a phone that rises from the bottom edge, more of them as cards that float next to
 * it.
 */
import type { Box } from '#design/document/geometry.ts';
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark } from '#design/templates/color-mix.ts';
import { cropAbout } from '#design/templates/pictures.ts';
import type { Composition } from '../composition.ts';
import { photoName, putPhoto, turned, WHITE } from './photo-blocks.ts';
import { stageFor } from './stage.ts';

const BODY = '#17181c';
/** Height by width of the device, and the radius of its corners and its rim, of its width. */
const HIGH = 2.06;
const CORNER = 0.15;
const RIM = 0.035;

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background, pop, accent } = input.palette;
  const [picture, ...others] = input.pictures.slice(0, 3);
  if (!picture) return false;
  const stage = stageFor(builder, {
    backgrounds: [background],
    at: 'above',
    share: 0.46,
    most: 0.46,
    align: builder.wide ? 'left' : 'center',
    together: true,
    label: true,
    offer: 'pill',
    largest: builder.wide ? 17 : 14,
    gap: 0.7,
  });
  if (!stage || stage.box.height < builder.height * 0.36) return false;
  const { box, bleed } = stage;
  const lively = input.energy === 'loud' || input.energy === 'playful';
  const sign = builder.mirrored ? -1 : 1;
  const turn = lively ? 7 * sign : 0;
  const top = stage.beside ? builder.height * 0.1 : Math.max(box.y, stage.words ? 0 : builder.height * 0.1);
  const room =
    stage.words === null && !stage.beside ? builder.width * 0.56 : Math.min(bleed.width * 0.62, builder.u(64));
  // What is cut off below is at most a third of it.
  const width = Math.min(room, ((builder.height - top) * 1.42) / HIGH);
  const height = width * HIGH;
  const cx = stage.beside ? bleed.x + bleed.width / 2 : builder.width / 2;
  const device = { x: cx - width / 2, y: top, width, height };
  const [mx, my] = [cx, top + height / 2];
  const placed = (part: Box) => turned(part, mx, my, turn);
  const halo = builder.softPanel === background ? input.palette.panel : builder.softPanel;
  builder.ellipse(
    'Disc',
    around(
      cx,
      top + Math.min(height, builder.height - top) * 0.56,
      Math.min(bleed.width * 0.96, (builder.height - top) * 1.04),
    ),
    halo,
  );
  const back = width * 0.56;
  for (const [index, other] of others.entries()) {
    const left = (index === 0) !== builder.mirrored;
    // Next to words it stays on its side of the page.
    const reach = Math.min(width * 0.62, stage.beside ? bleed.width / 2 - back * 0.58 : width);
    const card = around(
      cx + (left ? -1 : 1) * reach,
      top + Math.min(height, builder.height - top) * (index === 0 ? 0.34 : 0.62),
      back,
      back * 1.2,
    );
    putPhoto(
      builder,
      other,
      card,
      index + 1,
      { type: 'rectangle', radius: Math.round(back * 0.12) },
      {
        rotation: left ? -8 : 8,
        stroke: { color: WHITE, width: builder.u(0.9), dash: [] },
        shadow: { color: '#0000004d', x: 0, y: Math.round(builder.u(0.8)), blur: Math.round(builder.u(3)) },
      },
    );
  }
  builder.group('Phone', () => {
    builder.rectangle('Body', placed(device), isDark(background) ? '#2c2e35' : BODY, {
      rotation: turn,
      radius: width * CORNER,
      shadow: { color: '#00000066', x: 0, y: Math.round(builder.u(1.4)), blur: Math.round(builder.u(5)) },
    });
    const rim = width * RIM;
    const screen = { x: device.x + rim, y: device.y + rim, width: width - 2 * rim, height: height - 2 * rim };
    const shown = placed(screen);
    // Only the part of the screen that is on the page matters: the subject is in its middle.
    builder.image(photoName(0), picture, shown, {
      crop: cropAbout(picture, screen),
      rotation: turn,
      frame: { type: 'rectangle', radius: Math.round(width * (CORNER - RIM)) },
    });
    builder.rectangle(
      'Camera',
      placed({ x: cx - width * 0.15, y: device.y + rim * 1.9, width: width * 0.3, height: width * 0.075 }),
      BODY,
      { rotation: turn, radius: width * 0.04 },
    );
  });
  const heartSize = width * 0.27;
  const call = [accent, pop].find((color) => color !== halo && color !== background) ?? accent;
  const bubble = around(cx + sign * width * 0.52, top + width * 0.34, heartSize, heartSize * 0.86);
  builder.group('Reaction', () => {
    builder.rectangle('Bubble', bubble, call, {
      radius: heartSize * 0.3,
      rotation: 8 * sign,
      shadow: { color: '#00000040', x: 0, y: Math.round(builder.u(0.6)), blur: Math.round(builder.u(2)) },
    });
    builder.shape(
      'Heart',
      { kind: 'heart' },
      around(bubble.x + bubble.width / 2, bubble.y + bubble.height / 2, heartSize * 0.44, heartSize * 0.4),
      isDark(call) ? WHITE : '#1a1a20',
      { rotation: 8 * sign },
    );
  });
  stage.put();
  return true;
}

export const phone: Composition = {
  id: 'phone',
  pictures: [1, 3],
  cutout: 'never',
  kinds: ['news', 'product', 'event', 'cover'],
  shapes: ['portrait', 'square', 'wide', 'story'],
  suits: ({ content, energy }) =>
    (/\b(?:apps?|online|live|follow|web|profile|download|link|feed|stream)\b/i.test(
      `${content.headline ?? ''} ${content.subheading ?? ''} ${content.callToAction ?? ''}`,
    )
      ? 7
      : 3) + (energy === 'clean' ? 0.6 : 0),
  draw,
};
