/** Fan: photos as cards held like a hand of cards, the middle one in front, words above it. */
import { around, type PageBuilder } from '#design/templates/page-builder.ts';
import { isBadgeable, putOffer } from '#design/templates/blocks.ts';
import type { Composition } from '../composition.ts';
import { putPhoto, turned, WHITE } from './photo-blocks.ts';
import { stageFor } from './stage.ts';

/** Degrees between neighbouring cards. */
const STEP = 13;

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background } = input.palette;
  const pictures = input.pictures.slice(0, 5);
  const count = pictures.length;
  if (count < 3) return false;
  const badged = isBadgeable(builder);
  const stage = stageFor(builder, {
    backgrounds: [background, builder.softPanel],
    at: 'above',
    share: 0.38,
    most: 0.4,
    align: builder.wide ? 'left' : 'center',
    label: true,
    without: badged ? ['offer'] : [],
    largest: builder.wide ? 16 : 15,
    gap: 0.6,
  });
  if (!stage || stage.box.height < builder.height * 0.34) return false;
  const { box } = stage;
  const half = ((count - 1) / 2) * STEP * (Math.PI / 180);
  // All rotate around a point far below: the radius determines the fan's width.
  const ratio = 0.76;
  const reach = 1.35;
  // Width and height of the fan, in card heights.
  const wide = 2 * (reach + 0.5) * Math.sin(half) + ratio * Math.cos(half);
  const high = 1.02 + (reach - 0.5) * (1 - Math.cos(half)) + ratio * 0.5 * Math.sin(half);
  const card = Math.min(box.height / high, box.width / wide);
  const cx = box.x + box.width / 2;
  const top = box.y + (box.height - card * high) / 2;
  const pivot = top + card * (0.5 + reach);
  const sign = builder.mirrored ? -1 : 1;
  const radius = Math.round(card * (input.energy === 'elegant' ? 0.02 : 0.06));
  builder.ellipse('Disc', around(cx, top + card * 0.62, Math.min(card * wide * 0.94, card * 1.7)), builder.softPanel);
  // From the outside in: the middle card is the first photo and is in front.
  const middle = (count - 1) / 2;
  const places = [...Array(count).keys()].sort((a, b) => Math.abs(b - middle) - Math.abs(a - middle) || a - b);
  const inFront = [...places].reverse();
  for (const place of places) {
    const index = inFront.indexOf(place);
    const picture = pictures[index];
    if (!picture) continue;
    const turn = (place - middle) * STEP * sign;
    const at = turned(around(cx, top + card * 0.5, card * ratio, card), cx, pivot, turn);
    putPhoto(
      builder,
      picture,
      at,
      index,
      { type: 'rectangle', radius },
      {
        rotation: turn,
        stroke: { color: WHITE, width: Math.max(1, card * 0.022), dash: [] },
        shadow: { color: '#00000047', x: 0, y: Math.round(card * 0.014), blur: Math.round(card * 0.05) },
      },
      true,
    );
  }
  if (badged) {
    const size = Math.min(builder.u(26), card * 0.46);
    const x = Math.min(builder.safe.x + builder.safe.width - size * 0.5, cx + card * wide * 0.4);
    if (
      !putOffer(
        builder,
        input.energy === 'loud' ? 'burst' : 'seal',
        builder.mirrored ? Math.max(builder.safe.x + size * 0.5, cx - card * wide * 0.4) : x,
        top + card * high - size * 0.5,
        size,
        [background, builder.softPanel],
      )
    )
      return false;
  }
  stage.put();
  return true;
}

export const cardFan: Composition = {
  id: 'card-fan',
  pictures: [3, 5],
  cutout: 'never',
  kinds: ['shelf', 'news', 'cover'],
  shapes: ['square', 'portrait', 'wide', 'story'],
  suits: ({ pictures, energy }) =>
    pictures > 2 ? { playful: 6.8, loud: 6.2, clean: 5.4, calm: 4, elegant: 4 }[energy] : 0,
  draw,
};
