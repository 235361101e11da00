/**
 * Members' card: a plastic card with an emblem and fine rings lies askew on the page, the offer embossed on it, the
 * words next to or below it.
 */
import { around, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { mix } from '#design/layout/contrast.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { footOf } from '#design/templates/blocks.ts';
import { glint } from '#design/templates/outlines.ts';
import { onSurface, saidIn, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { stackIn, putStack } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { turned } from '../words/paper.ts';
import { rings } from './offer-outlines.ts';
import { lying, offerItems } from './offer-parts.ts';

const FOR_SOME = /member|club|loyal|vip|student|insider|subscri|early access/i;

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width } = builder;
  const { palette, content } = input;
  if (!content.offer || !content.headline) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const plastic = surfaceOn(builder, backgrounds);
  const ink = onSurface(builder, plastic);
  const beside = builder.ratio >= 1.2;
  const foot = beside
    ? null
    : footOf(builder, safe.x, safe.width, backgrounds, 'center', undefined, safe.height * 0.27);
  if (!beside && !foot) return false;
  const words = beside
    ? { ...safe, x: builder.mirrored ? safe.x + safe.width * 0.54 : safe.x, width: safe.width * 0.46 }
    : { ...safe, height: safe.height * 0.34 };
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, {
      without: beside ? ['offer'] : ['offer', 'details', 'call-to-action'],
      label: true,
      headlineLines: 3,
    }),
    words,
    {
      align: beside ? 'left' : 'center',
      valign: beside ? 'middle' : 'top',
      largest: beside ? 15 : 12,
      smallest: 5.7,
      airy: 1.1,
    },
  );
  if (!head) return false;
  const top = beside ? safe.y : head.box.y + head.box.height + margin * 0.5;
  const bottom = beside
    ? safe.y + safe.height
    : safe.y + safe.height - (foot && foot.height > 0 ? foot.height + margin * 0.5 : 0);
  const turn = (builder.mirrored ? 1 : -1) * { loud: 9, playful: 8, clean: 5, calm: 4, elegant: 6 }[input.energy];
  const wide = Math.min(beside ? safe.width * 0.5 : safe.width * 0.94, (bottom - top) / 0.8);
  const card = {
    ...around(
      beside ? (builder.mirrored ? safe.x + safe.width * 0.25 : width - margin - safe.width * 0.25) : width / 2,
      (top + bottom) / 2,
      wide,
      wide * 0.63,
    ),
  };
  if (card.height < builder.u(22)) return false;
  const [cx, cy] = [card.x + card.width / 2, card.y + card.height / 2];
  const pad = card.width * 0.075;
  const said = stackIn(
    builder,
    offerItems(builder, [plastic], ink, { lines: 2 }),
    { x: card.x + pad, y: card.y + card.height * 0.34, width: card.width * 0.74, height: card.height * 0.66 - pad },
    { align: 'left', valign: 'bottom', largest: 22, smallest: 4.6 },
  );
  if (!said) return false;
  const back = shade(plastic, isDark(plastic) ? 0.12 : -0.14);
  const radius = card.width * 0.05;
  // A second card below it: one for a friend.
  builder.rectangle('Card behind', card, back, {
    radius,
    rotation: turn + (turn > 0 ? 7 : -7),
    shadow: lying(builder, 0.8),
  });
  builder.group('Card', () => {
    builder.rectangle('Card body', card, plastic, { radius, rotation: turn, shadow: lying(builder, 1.2) });
    const spin = (box: { x: number; y: number; width: number; height: number }) => {
      const angle = (turn * Math.PI) / 180;
      const [dx, dy] = [box.x + box.width / 2 - cx, box.y + box.height / 2 - cy];
      return around(
        cx + dx * Math.cos(angle) - dy * Math.sin(angle),
        cy + dx * Math.sin(angle) + dy * Math.cos(angle),
        box.width,
        box.height,
      );
    };
    const left = builder.mirrored;
    const size = card.height * 0.86;
    builder.outline(
      'Fine rings',
      rings(5),
      spin({
        x: left ? card.x + card.width * 0.02 : card.x + card.width * 0.98 - size,
        y: card.y + (card.height - size) / 2,
        width: size,
        height: size,
      }),
      mix(plastic, ink, 0.16),
      { rotation: turn, rule: 'evenodd' },
    );
    const emblem = card.height * 0.15;
    builder.outline(
      'Emblem',
      glint(),
      spin({
        x: left ? card.x + card.width - pad - emblem : card.x + pad,
        y: card.y + pad,
        width: emblem,
        height: emblem,
      }),
      ink,
      { rotation: turn },
    );
    putStack(builder, turned(said, cx, cy, turn));
  });
  putStack(builder, head);
  foot?.put(safe.y + safe.height - foot.height);
  return true;
}

export const memberCard: Composition = {
  id: 'member-card',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer', 'event'],
  shapes: ['square', 'portrait', 'wide', 'story', 'banner'],
  suits: ({ content }) => (content.offer ? (FOR_SOME.test(saidIn(content)) ? 8.4 : 2) : 0),
  draw,
};
