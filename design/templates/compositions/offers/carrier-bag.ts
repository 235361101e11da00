/**
 * Carrier bag: a paper bag with rope handles stands on the floor, the offer printed on its front, the product looking
 * out of it.
 */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { cutoutRatio, putCutout } from '#design/templates/pictures.ts';
import type { Composition } from '../composition.ts';
import { handle, pinked } from './offer-outlines.ts';
import { dealItems, offerItems } from './offer-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, content } = input;
  if (!content.offer && !content.headline) return false;
  const [picture] = input.pictures;
  const backgrounds = [palette.background];
  const paper = surfaceOn(builder, backgrounds);
  const ink = onSurface(builder, paper);
  builder.background = solid(palette.background);
  const beside = builder.ratio >= 1.2;
  if (beside && !content.offer) return false;
  const floor = builder.softPanel;
  const foot = beside ? null : footOf(builder, safe.x, safe.width, [floor], 'center', undefined, safe.height * 0.26);
  if (!beside && !foot) return false;
  const peeks = picture?.mask ?? null;
  // The bag and what stands out of it.
  const bottom = beside
    ? height - margin * 0.9
    : safe.y + safe.height - (foot && foot.height > 0 ? foot.height + margin * 0.55 : -margin * 0.2);
  const top = beside ? margin * 0.7 : safe.y;
  const rise = (bottom - top) * (peeks ? (beside ? 0.34 : 0.28) : 0.2);
  const body = { x: 0, y: top + rise, width: 0, height: bottom - top - rise };
  body.width = Math.min(beside ? safe.width * 0.44 : safe.width * 0.86, body.height * (beside ? 1.08 : 1.02));
  body.x = beside ? (builder.mirrored ? margin : width - margin - body.width) : (width - body.width) / 2;
  const side = body.width * 0.11;
  const front = { ...body, width: body.width - side, x: builder.mirrored ? body.x + side : body.x };
  const pad = front.width * 0.09;
  const inner = {
    x: front.x + pad,
    y: front.y + pad * 1.3,
    width: front.width - 2 * pad,
    height: front.height - pad * 2.2,
  };
  const on = beside
    ? offerItems(builder, [paper], ink)
    : dealItems(builder, [paper], ink, { without: ['details', 'call-to-action'] });
  const printed = stackIn(builder, on, inner, {
    align: 'center',
    valign: 'middle',
    largest: beside ? 22 : 30,
    smallest: 5,
  });
  if (!printed) return false;
  const words = beside
    ? stackIn(
        builder,
        wordsOn(builder, backgrounds, { without: ['offer'], label: true, headlineLines: 3 }),
        {
          ...safe,
          x: builder.mirrored ? body.x + body.width + margin : safe.x,
          width: safe.width - body.width - margin,
          height: safe.height - margin * 0.6,
        },
        { align: 'left', valign: 'middle', largest: 17, smallest: 4.6, airy: 1.1 },
      )
    : null;
  if (beside && (!words || words.texts.length === 0)) return false;
  const line = beside ? height - margin * 1.6 : bottom - body.height * 0.08;
  // Words next to the bag are on the background and not on the floor.
  if (!beside) builder.rectangle('Floor', { x: 0, y: line, width, height: height - line }, floor);
  const rope = isDark(paper) ? shade(paper, 0.16) : shade(paper, -0.2);
  const grip = { x: front.x + front.width * 0.28, width: front.width * 0.44 };
  const hang = Math.min(rise * (peeks ? 0.55 : 0.95), front.width * 0.34);
  const thick = Math.max(2, builder.u(1.1));
  builder.outline(
    'Handle behind',
    handle(grip.width, hang, thick),
    {
      ...grip,
      x: grip.x + (builder.mirrored ? side * 0.4 : -side * 0.4) + (builder.mirrored ? -side : side),
      y: body.y - hang * 0.94,
      height: hang,
    },
    rope,
  );
  if (peeks && picture) {
    // Two thirds of the thing are seen.
    const thing = Math.min(front.width * 0.82, (rise / 0.64) * cutoutRatio(picture));
    const tall = thing / cutoutRatio(picture);
    putCutout(builder, picture, {
      x: front.x + (front.width - thing) / 2,
      y: body.y - tall * 0.64,
      width: thing,
      height: tall,
    });
  }
  builder.rectangle(
    'Side',
    {
      x: builder.mirrored ? body.x : body.x + body.width - side * 1.02,
      y: body.y + pad * 0.1,
      width: side * 1.02,
      height: body.height - pad * 0.1,
    },
    isDark(paper) ? shade(paper, 0.07) : shade(paper, -0.1),
  );
  builder.outline('Bag', pinked(front.width, front.height, builder.u(1.8)), front, paper);
  builder.outline(
    'Handle',
    handle(grip.width, hang, thick),
    { ...grip, y: body.y - hang + pad * 0.7, height: hang },
    rope,
  );
  putStack(builder, printed);
  if (words) putStack(builder, words);
  foot?.put(safe.y + safe.height - foot.height);
  return true;
}

export const carrierBag: Composition = {
  id: 'carrier-bag',
  pictures: [0, 1],
  cutout: 'welcome',
  kinds: ['offer', 'news'],
  shapes: ['square', 'portrait', 'story', 'wide', 'paper', 'banner'],
  suits: ({ content, energy }) =>
    (content.offer ? 6.6 : 2.6) +
    (/shop|sale|new|collection|season|week/i.test(`${content.headline ?? ''} ${content.callToAction ?? ''}`) ? 1 : 0) +
    (energy === 'playful' || energy === 'loud' ? 0.8 : 0),
  draw,
};
