/** Postcard: the written side: a message on one side, a stamp, a postmark and the address lines on the other. */
import { intersectionOf, type Box } from '#design/document/geometry.ts';
import { around, columns, inset, rows, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { glint } from '#design/templates/outlines.ts';
import { putFramed } from '#design/templates/pictures.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { inkOn, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { mix } from '#design/layout/contrast.ts';
import type { Composition } from '../composition.ts';
import { airmail, postmark, stamp } from './celebration-outlines.ts';
import { deskFor, SHEET, shadowOf, stageOf } from './paper.ts';
import { ruled } from './paper-outlines.ts';

function putStamp(builder: PageBuilder, box: Box, color: string): void {
  builder.outline('Stamp', stamp(box.width, box.height, 9), box, '#ffffff', { shadow: shadowOf(builder, 0.35) });
  const inner = inset(box, box.width * 0.1);
  const [picture] = builder.input.pictures;
  if (picture) putFramed(builder, picture, inner, { type: 'rectangle', radius: 0 });
  else {
    builder.rectangle('Stamp field', inner, color);
    builder.outline(
      'Stamp glint',
      glint(),
      around(inner.x + inner.width / 2, inner.y + inner.height / 2, inner.width * 0.72),
      '#ffffff',
      { opacity: 0.92 },
    );
  }
}

function draw(builder: PageBuilder): boolean {
  const { input, safe } = builder;
  const desk = deskFor(builder, SHEET);
  builder.background = solid(desk);
  const backgrounds = [SHEET];
  const stage = stageOf(builder);
  const beside = builder.wide;
  const card = beside
    ? {
        x: builder.margin * 0.8,
        y: Math.max(safe.y - builder.u(2), builder.margin * 0.7),
        width: builder.width - builder.margin * 1.6,
        height: builder.height - 2 * Math.max(safe.y - builder.u(2), builder.margin * 0.7),
      }
    : builder.tall
      ? { ...stage, y: stage.y + stage.height * 0.04, height: stage.height * 0.92 }
      : stage;
  const edge = builder.u(2.8);
  const accent = surfaceOn(builder, backgrounds);
  const second = input.palette.pop === accent ? input.palette.ink : input.palette.pop;
  const pad = builder.u(5);
  const inner = inset(card, edge + pad);
  const [first, last] = beside ? columns(inner, 0.56, pad * 1.6) : rows(inner, 0.56, pad * 1.3);
  const message = beside && builder.mirrored ? { ...first, x: inner.x + inner.width - first.width } : first;
  const address = beside && builder.mirrored ? { ...last, x: inner.x } : last;
  // The postage is in the far upper corner of the address side.
  const high = Math.min(builder.u(34), address.height * (beside ? 0.46 : 0.84));
  const wide = high * 0.82;
  const right = !builder.mirrored;
  const stampBox = { x: right ? address.x + address.width - wide : address.x, y: address.y, width: wide, height: high };
  const top = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without: ['details', 'call-to-action'], headlineLines: 4, offer: 'plain' }),
    message,
    { align: 'left', valign: 'middle', largest: 17, smallest: 4.6, airy: 1.1 },
  );
  const lines = wordsOn(builder, backgrounds, { without: ['headline', 'subheading', 'offer'] }).map((item) => ({
    ...item,
    share: 0.99,
    ...(item.role === 'details' ? { texts: [input.content.lines.join('\n')] as const } : {}),
  }));
  const under = beside
    ? { ...address, y: address.y + high + pad * 0.8, height: address.height - high - pad * 0.8 }
    : { ...address, x: right ? address.x : address.x + wide + pad, width: address.width - wide - pad };
  const low = stackIn(builder, lines, under, {
    align: 'left',
    valign: 'bottom',
    largest: 4.8,
    smallest: 2.9,
    airy: 1.2,
  });
  if (!top || !low) return false;
  const radius = builder.u(1);
  builder.rectangle('Postcard', card, SHEET, { radius, shadow: shadowOf(builder, 1.2) });
  const count = (length: number) => Math.max(6, Math.round(length / (edge * 3.4)));
  for (const [name, y] of [
    ['Edge', card.y],
    ['Lower edge', card.y + card.height - edge],
  ] as const) {
    const strip = { x: card.x + radius, y, width: card.width - 2 * radius, height: edge };
    builder.outline(name, airmail(count(card.width), 0), strip, accent);
    builder.outline(name, airmail(count(card.width), 1), strip, second);
  }
  const hair = mix(SHEET, inkOn(builder, backgrounds), 0.3);
  if (beside)
    builder.line(
      'Divider',
      {
        x:
          (message.x + message.width / 2 < address.x + address.width / 2
            ? message.x + message.width
            : address.x + address.width) +
          pad * 0.8,
        y: inner.y,
      },
      inner.height,
      'down',
      hair,
    );
  else builder.line('Divider', { x: inner.x, y: first.y + first.height + pad * 0.65 }, inner.width, 'across', hair);
  const mark = { width: high * 1.05, height: high * 0.35 };
  putStamp(builder, stampBox, accent);
  const struck = (out: number) => ({
    x: right ? stampBox.x - mark.width * out : stampBox.x + stampBox.width - mark.width * (1 - out),
    y: stampBox.y + high * 0.24,
    ...mark,
  });
  // It keeps off the words.
  const postmarked =
    [0.72, 0.12].map(struck).find((box) => low.texts.length === 0 || intersectionOf(box, low.box) === null) ??
    struck(0.12);
  builder.outline('Postmark', postmark(), postmarked, inkOn(builder, backgrounds), { opacity: 0.7 });
  if (lines.length === 0) {
    const box = beside ? { ...under, height: under.height * 0.9 } : under;
    builder.outline(
      'Address lines',
      ruled(
        box.width,
        box.height,
        box.height * 0.3,
        Math.max(builder.u(5), box.height * 0.23),
        Math.max(1, builder.u(0.2)),
      ),
      box,
      hair,
    );
  }
  putStack(builder, top);
  putStack(builder, low);
  return true;
}

export const postcard: Composition = {
  id: 'postcard',
  pictures: [0, 1],
  cutout: 'never',
  kinds: ['greeting', 'news', 'event'],
  shapes: ['wide', 'square', 'portrait'],
  suits: ({ content, energy }) =>
    5.2 +
    (content.lines.length > 0 && content.lines.length <= 3 ? 1 : 0) +
    (energy === 'playful' || energy === 'calm' ? 1 : 0) -
    (content.lines.length > 4 ? 3 : 0),
  draw,
};
