/** Event ticket: an admission ticket with round notches and a perforated stub that bears the details. */
import type { Box } from '#design/document/geometry.ts';
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { stripes } from '#design/templates/outlines.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { inkOn, saidIn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { deskFor, SHEET, shadowOf } from './paper.ts';
import { barcode, ticket } from './paper-outlines.ts';

/** Draws with the stub starting there (share of the length); false if the words do not fit. */
function drawCut(builder: PageBuilder, cut: number): boolean {
  const { input, safe, width, height, margin } = builder;
  const { palette, content } = input;
  // The ticket itself is in the design's colors if they are light enough for a stronger background; else it is paper.
  const paper = input.twist % 3 === 0 ? SHEET : palette.background;
  const desk = deskFor(builder, paper);
  builder.background = solid(desk);
  const across = builder.wide;
  const top = Math.max(builder.bar > 0 ? builder.bar * 0.72 : 0, safe.y - margin * 0.2);
  const body: Box = across
    ? {
        x: margin * 0.8,
        y: Math.max(margin * 0.9, safe.y - margin * 0.1),
        width: width - margin * 1.6,
        height: height - 2 * Math.max(margin * 0.9, safe.y - margin * 0.1),
      }
    : {
        x: margin,
        y: top,
        width: width - 2 * margin,
        height: height - (builder.bar > 0 ? builder.bar * 0.72 : margin) - top,
      };
  const notch = builder.u(3.4);
  const pad = builder.u(6);
  const stubFirst = across && builder.mirrored;
  const main: Box = across
    ? {
        x: stubFirst ? body.x + body.width * (1 - cut) : body.x,
        y: body.y,
        width: body.width * cut,
        height: body.height,
      }
    : { ...body, height: body.height * cut };
  const stub: Box = across
    ? {
        x: stubFirst ? body.x : body.x + body.width * cut,
        y: body.y,
        width: body.width * (1 - cut),
        height: body.height,
      }
    : { ...body, y: body.y + body.height * cut, height: body.height * (1 - cut) };
  const within = (box: Box): Box => {
    const y = Math.max(box.y + pad, safe.y);
    return {
      x: box.x + pad,
      y,
      width: box.width - 2 * pad,
      height: Math.min(box.y + box.height - pad, safe.y + safe.height) - y,
    };
  };
  const backgrounds = [paper];
  const code = builder.u(9);
  const upper = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: ['details', 'call-to-action', 'offer'], label: true, headlineLines: 4 }),
    within(main),
    { align: 'left', valign: across ? 'middle' : 'bottom', largest: 22, smallest: 5, airy: 1.05 },
  );
  const low = within(stub);
  const stubRoom = across
    ? { ...low, height: low.height - code - builder.u(3) }
    : { ...low, width: low.width - code - builder.u(5), x: builder.mirrored ? low.x + code + builder.u(5) : low.x };
  const items = wordsOn(builder, backgrounds, { without: ['headline', 'subheading'], offer: 'large' }).map((item) =>
    item.role === 'offer'
      ? { ...item, share: 1 }
      : item.role === 'details'
        ? { ...item, texts: [content.lines.join('\n')] as const, share: 0.62 }
        : { ...item, share: 0.5 },
  );
  const lower = stackIn(builder, items, stubRoom, {
    align: 'left',
    valign: across ? 'top' : 'middle',
    largest: across ? 9 : 10,
    smallest: 3.2,
  });
  if (!upper || !lower) return false;
  builder.outline(
    'Ticket',
    ticket(
      body.width,
      body.height,
      across ? 'across' : 'down',
      stubFirst ? 1 - cut : cut,
      notch,
      input.energy === 'elegant' ? notch * 0.5 : notch * 0.9,
      input.energy === 'elegant',
    ),
    body,
    paper,
    { shadow: shadowOf(builder, 1.2) },
  );
  const hair = inkOn(builder, backgrounds);
  const seam = across
    ? {
        x: (stubFirst ? main.x : stub.x) - builder.u(0.2),
        y: body.y + notch * 1.5,
        width: builder.u(0.4),
        height: body.height - notch * 3,
      }
    : { x: body.x + notch * 1.5, y: stub.y - builder.u(0.2), width: body.width - notch * 3, height: builder.u(0.4) };
  // A perforation: dots in a row, drawn horizontally and rotated for vertical ones.
  if (across) {
    const long = seam.height;
    builder.shape(
      'Perforation',
      { kind: 'line', startHead: 'none', endHead: 'none' },
      { x: seam.x - long / 2, y: seam.y + long / 2, width: long, height: 1 },
      null,
      { rotation: 90, stroke: { color: hair, width: Math.max(2, builder.u(0.6)), dash: [0, 3] }, opacity: 0.6 },
    );
  } else
    builder.shape('Perforation', { kind: 'line', startHead: 'none', endHead: 'none' }, seam, null, {
      stroke: { color: hair, width: Math.max(2, builder.u(0.6)), dash: [0, 3] },
      opacity: 0.6,
    });
  if (!across) {
    const strip = {
      x: body.x + pad,
      y: Math.max(body.y + pad * 0.9, safe.y - builder.u(1)),
      width: body.width - 2 * pad,
      height: builder.u(2.2),
    };
    if (upper.box.y - strip.y > builder.u(8))
      builder.outline('Stripes', stripes(22), strip, palette.accent === paper ? palette.pop : palette.accent);
  }
  const bars = across
    ? { x: low.x, y: low.y + low.height - code, width: low.width, height: code }
    : { x: builder.mirrored ? low.x : low.x + low.width - code, y: low.y, width: code, height: low.height };
  builder.outline('Barcode', barcode(across ? 'across' : 'down'), bars, hair);
  putStack(builder, upper);
  putStack(builder, lower);
  return true;
}

const draw = (builder: PageBuilder): boolean =>
  (builder.wide ? [0.7, 0.62] : [0.68, 0.6, 0.52]).some((cut) => drawCut(builder, cut));

export const eventTicket: Composition = {
  id: 'event-ticket',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['event', 'news'],
  shapes: ['wide', 'portrait', 'story', 'banner', 'square'],
  suits: ({ content, things }) =>
    (content.lines.length > 0 ? 6.8 : 3) + (things ? -0.6 : 0.8) - (content.lines.length > 3 ? 2 : 0),
  suitsBrief: ({ content, things }) =>
    (content.lines.length > 0 ? 5.4 : 3) +
    (/\b(?:tickets?|entry|admission|doors|concert|show|festival|fair|cinema|screening|quiz|raffle|admit)\b/i.test(
      saidIn(content),
    )
      ? 2.4
      : 0) +
    (things ? -0.6 : 0.8) -
    (content.lines.length > 3 ? 2 : 0),
  draw,
};
