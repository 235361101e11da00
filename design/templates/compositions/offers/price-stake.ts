/**
 * Price stake: a hand-cut sign on a stick is behind the product, as on a market stall: its price large on it, striped
 * cloth below.
 */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { contrast } from '#design/layout/contrast.ts';
import { inkOn, onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { isCropped, putCutout, cutoutRatio } from '#design/templates/pictures.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { awning } from '../photos/photo-outlines.ts';
import { putTurned } from '../words/paper.ts';
import { handCut } from './offer-outlines.ts';
import { lying, offerItems } from './offer-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, content } = input;
  const [picture] = input.pictures;
  if (!picture?.mask || isCropped(picture) || !content.offer || !content.headline) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const beside = builder.ratio >= 1.2;
  const sign = surfaceOn(builder, backgrounds);
  const ink = onSurface(builder, sign);
  const words = beside
    ? { ...safe, x: builder.mirrored ? safe.x + safe.width * 0.58 : safe.x, width: safe.width * 0.42 }
    : safe;
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, {
      without: beside ? ['offer'] : ['offer', 'details', 'call-to-action'],
      label: true,
      headlineLines: 3,
    }),
    beside ? words : { ...words, height: words.height * 0.28 },
    { align: beside ? 'left' : 'center', valign: beside ? 'middle' : 'top', largest: 15, smallest: 5.7 },
  );
  if (!head) return false;
  const cloth = Math.max(builder.u(13), builder.bar > 0 ? builder.bar * 0.7 : 0);
  const foot = beside ? null : footOf(builder, safe.x, safe.width, backgrounds, 'center', undefined, safe.height * 0.2);
  if (!beside && !foot) return false;
  // Table edge: below it the striped cloth; on pages that are not wide the small print is between product and words.
  const footRoom = foot && foot.height > 0 ? foot.height + margin * 0.5 : 0;
  const table = beside
    ? height - builder.u(9)
    : Math.min(height - cloth, safe.y + safe.height - (builder.bar > 0 ? 0 : builder.u(7)));
  const area = beside
    ? {
        x: builder.mirrored ? margin * 0.5 : width * 0.48,
        y: margin * 0.6,
        width: width * 0.52 - margin * 0.5,
        height: table - margin * 0.6,
      }
    : {
        ...safe,
        y: head.box.y + head.box.height + footRoom + margin * 0.4,
        height: table - head.box.y - head.box.height - footRoom - margin * 0.4,
      };
  if (area.height < builder.u(40)) return false;
  // The product low on one side, the sign high behind it.
  const ratio = cutoutRatio(picture);
  // A broad thing stays below the sign.
  const thing = {
    height:
      (area.width * 0.38) / ratio > area.height * 0.44
        ? Math.min(area.height * 0.7, (area.width * 0.38) / ratio)
        : Math.min(area.height * 0.44, (area.width * 0.7) / ratio),
    width: 0,
  };
  thing.width = thing.height * ratio;
  const side = builder.mirrored ? 1 : 0;
  const box = {
    x: side === 1 ? area.x + area.width - thing.width - area.width * 0.04 : area.x + area.width * 0.04,
    y: table - thing.height,
    width: thing.width,
    height: thing.height,
  };
  const card = { width: Math.min(area.width * 0.6, area.height * 0.74), height: 0, x: 0, y: area.y };
  card.height = Math.min(card.width * 0.74, area.height * 0.56);
  card.x = side === 1 ? area.x + area.width * 0.03 : area.x + area.width * 0.97 - card.width;
  const turn = side === 1 ? -4 : 4;
  const pad = card.width * 0.1;
  const said = stackIn(
    builder,
    offerItems(builder, [sign], ink, { lines: 3 }),
    { x: card.x + pad, y: card.y + pad * 0.7, width: card.width - 2 * pad, height: card.height - pad * 1.4 },
    { align: 'center', valign: 'middle', largest: 28, smallest: 5 },
  );
  if (!said) return false;
  const [cx, cy] = [card.x + card.width / 2, card.y + card.height / 2];
  const stick = builder.u(2);
  builder.rectangle(
    'Stick',
    { x: cx - stick / 2 + (side === 1 ? 1 : -1) * card.height * 0.05, y: cy, width: stick, height: table - cy },
    inkOn(builder, backgrounds),
    { radius: stick / 2 },
  );
  putTurned(builder, 'Sign', said, cx, cy, turn, () =>
    builder.outline('Sign card', handCut(card.width, card.height), card, sign, {
      rotation: turn,
      shadow: lying(builder, 0.8),
    }),
  );
  const strips = Math.max(7, Math.round(width / builder.u(9)) | 1);
  const pale = contrast(palette.background, '#ffffff') > 1.4 ? '#ffffff' : palette.panel;
  builder.rectangle(
    'Table',
    { x: 0, y: table, width, height: height - table },
    pale === palette.background ? palette.panel : pale,
  );
  builder.outline(
    'Cloth',
    awning(width, height - table + builder.u(6), strips, 0),
    { x: 0, y: table, width, height: height - table + builder.u(6) },
    sign,
  );
  putCutout(builder, picture, box, { valign: 'bottom' });
  putStack(builder, head);
  foot?.put(head.box.y + head.box.height + margin * 0.5);
  return true;
}

export const priceStake: Composition = {
  id: 'price-stake',
  pictures: [1, 1],
  cutout: 'needed',
  kinds: ['offer', 'product', 'news'],
  shapes: ['square', 'portrait', 'wide', 'story'],
  suits: ({ content, energy, things }) =>
    (content.offer && things ? 3.6 : 0) +
    (/market|fresh|bak|cake|plant|garden|farm|food|flavou?r|herb|coffee|season|pot/i.test(
      `${content.headline ?? ''} ${content.subheading ?? ''}`,
    )
      ? 2.4
      : 0) +
    { playful: 1.4, calm: 0.8, loud: 0.4, clean: -0.4, elegant: -1.2 }[energy],
  draw,
};
