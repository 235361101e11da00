/** Full bleed: the photo fills the page and fades into a deep color behind the words. */
import { contrast, over } from '#design/layout/contrast.ts';
import { fade, type PageBuilder } from '../page-builder.ts';
import { isBadgeable, putOffer } from '../blocks.ts';
import { isDark, shade } from '../color-mix.ts';
import { namedFrame, putFramed } from '../pictures.ts';
import { putStack, stackIn } from '../text-stack.ts';
import { wordsOn } from '../words.ts';
import type { Composition } from './composition.ts';

const WHITE = '#ffffff';

/** Minimum opacity of the deep color behind words: white keeps 4.5 : 1 over a white photo from 0.55 on. */
const OPAQUE = 0.76;

const alpha = (color: string, share: number) =>
  `${color}${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')}`;

/** A very dark color in the palette's own hue. */
function night(builder: PageBuilder): string {
  const { background, ink } = builder.input.palette;
  const dark = isDark(background) ? background : isDark(ink) ? ink : '#14141a';
  return contrast(WHITE, dark) > 13 ? dark : shade(dark, -0.12);
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height, margin } = builder;
  const [picture] = input.pictures;
  if (!picture) return false;
  const dark = night(builder);
  const sideways = builder.wide;
  const badge = isBadgeable(builder);
  // At its minimum behind words, over a white photo.
  const items = wordsOn(builder, [dark, over(alpha(dark, OPAQUE), WHITE)], {
    without: badge ? ['offer'] : [],
    label: true,
    ink: WHITE,
  });
  const column = Math.min(0.52, Math.max(0.4, (safe.height * 1.2) / safe.width));
  const room = sideways
    ? {
        x: builder.mirrored ? safe.x + safe.width * (1 - column) : safe.x,
        y: safe.y,
        width: safe.width * column,
        height: safe.height,
      }
    : {
        x: safe.x,
        y: safe.y + safe.height * (builder.tall ? 0.4 : 0.46),
        width: safe.width,
        height: safe.height * (builder.tall ? 0.6 : 0.54),
      };
  const centered = input.twist % 2 === 1 && !sideways;
  const stack = stackIn(builder, items, room, {
    align: centered ? 'center' : 'left',
    valign: sideways ? 'middle' : 'bottom',
    largest: sideways ? 17 : builder.tall ? 15 : 12,
  });
  if (!stack) return false;
  builder.background = { type: 'solid', color: dark };
  // The photo keeps clear of the words' side, so that its subject is not behind them; the color hides its edge.
  if (sideways) {
    const start = builder.mirrored ? 0 : width * 0.34;
    const photo = { x: start, y: 0, width: width * 0.66, height };
    putFramed(builder, picture, photo, namedFrame('rectangle', photo, builder), {}, true);
    const end = builder.mirrored ? width - stack.box.x + margin * 0.6 : stack.box.x + stack.box.width + margin * 0.6;
    const reach = Math.min(0.8, Math.max(0.1, (end - width * 0.34) / (width * 0.66)));
    builder.rectangle(
      'Scrim',
      { ...photo, x: photo.x - 1, width: photo.width + 2 },
      fade(
        builder.mirrored ? 270 : 90,
        [0, dark],
        [reach, alpha(dark, OPAQUE)],
        [Math.min(1, reach + 0.2), alpha(dark, 0)],
      ),
    );
  } else {
    const top = Math.max(0, stack.box.y - margin * 0.6);
    const photo = { x: 0, y: 0, width, height: Math.min(height, Math.max(height * 0.72, top + (height - top) * 0.5)) };
    putFramed(builder, picture, photo, namedFrame('rectangle', photo, builder), {}, true);
    const start = Math.max(0, top - height * 0.16);
    const solidFrom = photo.height;
    const box = { x: 0, y: start, width, height: solidFrom - start + 1 };
    builder.rectangle(
      'Scrim',
      box,
      fade(
        180,
        [0, alpha(dark, 0)],
        [Math.min(0.9, Math.max(0.02, (top - start) / box.height)), alpha(dark, OPAQUE)],
        [1, dark],
      ),
    );
  }
  putStack(builder, stack);
  if (badge) {
    const size = Math.min(builder.u(27), Math.min(width, height) * 0.34);
    const x = builder.mirrored ? safe.x + size / 2 : safe.x + safe.width - size / 2;
    const y = sideways ? safe.y + safe.height - size / 2 : safe.y + size / 2;
    if (!putOffer(builder, input.energy === 'loud' ? 'burst' : 'disc', x, y, size, [dark])) return false;
  }
  return true;
}

export const fullBleed: Composition = {
  id: 'full-bleed',
  pictures: [1, 1],
  cutout: 'never',
  kinds: ['news', 'event', 'cover', 'greeting'],
  shapes: ['story', 'portrait', 'wide'],
  suits: ({ content, energy, things }) =>
    (things ? 5.6 : 7.4) + (energy === 'calm' || energy === 'elegant' ? 0.8 : 0) - (content.lines.length > 3 ? 2 : 0),
  draw,
};
