/**
 * Coupon: a slip to be cut out along a dashed line, the offer large on its main part, the code on a stub beyond the
 * perforation.
 */
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import type { Composition } from '../composition.ts';
import { ticket } from '../words/paper-outlines.ts';
import { dealItems, lying } from './offer-parts.ts';

/** Open scissors that cut to the right, in a box of 100 × 60. */
const SCISSORS = {
  path: 'M4 14C4 4 20 0 28 8C33 13 34 20 31 25L46 29L92 12C96 11 99 12 100 14L58 32L100 50C99 52 96 53 92 52L46 35L31 39C34 44 33 51 28 56C20 64 4 60 4 50C4 42 14 38 24 37L38 32L24 27C14 26 4 22 4 14Z',
  viewWidth: 100,
  viewHeight: 64,
};

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width } = builder;
  const { palette, content } = input;
  if (!content.offer) return false;
  const slip = surfaceOn(builder, [palette.background]);
  const backgrounds = [slip];
  const ink = onSurface(builder, slip);
  builder.background = solid(palette.background);
  const across = builder.ratio >= 1.15;
  const cut = across ? 0.7 : 0.72;
  const tall = across ? Math.min(safe.height, safe.width * 0.62) : Math.min(safe.height, safe.width * 1.34);
  const body = { x: safe.x, y: safe.y + (safe.height - tall) / 2, width: safe.width, height: tall };
  const stubFirst = across && builder.mirrored;
  const main = across
    ? { ...body, x: stubFirst ? body.x + body.width * (1 - cut) : body.x, width: body.width * cut }
    : { ...body, height: body.height * cut };
  const stub = across
    ? { ...body, x: stubFirst ? body.x : body.x + body.width * cut, width: body.width * (1 - cut) }
    : { ...body, y: body.y + body.height * cut, height: body.height * (1 - cut) };
  const pad = margin * 0.7;
  const upper = stackIn(
    builder,
    dealItems(builder, backgrounds, ink, { without: ['details', 'call-to-action'], above: false }),
    inset(main, pad),
    { align: 'left', valign: 'middle', largest: across ? 24 : 34, smallest: 5.8 },
  );
  const lower = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: ['headline', 'subheading', 'offer'], ink }),
    inset(stub, across ? pad * 0.6 : pad),
    { align: 'center', valign: 'middle', largest: across ? 5.4 : 7, smallest: 2.7 },
  );
  if (!upper || !lower) return false;
  builder.outline(
    'Coupon',
    ticket(
      body.width,
      body.height,
      across ? 'across' : 'down',
      stubFirst ? 1 - cut : cut,
      builder.u(2.6),
      builder.u(2),
      false,
    ),
    body,
    slip,
    { shadow: lying(builder, 1.2) },
  );
  builder.rectangle('Cutting line', inset(body, -builder.u(2.2)), null, {
    radius: builder.u(3),
    stroke: { color: onSurface(builder, palette.background), width: Math.max(1, builder.u(0.35)), dash: [4, 3] },
  });
  if (across) {
    const long = body.height * 0.78;
    const x = stubFirst ? main.x : stub.x;
    builder.shape(
      'Perforation',
      { kind: 'line', startHead: 'none', endHead: 'none' },
      { x: x - long / 2, y: body.y + body.height / 2, width: long, height: 1 },
      null,
      { rotation: 90, stroke: { color: ink, width: Math.max(2, builder.u(0.55)), dash: [0, 3] } },
    );
  } else
    builder.shape(
      'Perforation',
      { kind: 'line', startHead: 'none', endHead: 'none' },
      { x: body.x + body.width * 0.1, y: stub.y, width: body.width * 0.8, height: 1 },
      null,
      { stroke: { color: ink, width: Math.max(2, builder.u(0.55)), dash: [0, 3] } },
    );
  const size = builder.u(7);
  builder.outline(
    'Scissors',
    SCISSORS,
    {
      x: builder.mirrored ? width - margin - size * 1.4 : margin + size * 0.4,
      y: body.y - builder.u(2.2) - size * 0.32,
      width: size,
      height: size * 0.64,
    },
    onSurface(builder, palette.background),
  );
  putStack(builder, upper);
  putStack(builder, lower);
  return true;
}

export const coupon: Composition = {
  id: 'coupon',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['offer'],
  shapes: ['wide', 'card', 'paper', 'banner', 'square', 'portrait'],
  suits: ({ content }) =>
    (content.offer ? 4.6 : 0) +
    (/code|coupon|voucher/i.test(`${content.subheading ?? ''} ${content.callToAction ?? ''}`) ? 3 : 0),
  suitsBrief: ({ content }) =>
    (content.offer ? 4.6 : 0) +
    (/code|coupon|voucher/i.test(`${content.subheading ?? ''} ${content.callToAction ?? ''}`) ? 3.4 : 0),
  draw,
};
