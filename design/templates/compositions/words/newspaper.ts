/**
 * Newspaper: a front page: a rule with the date line, the headline across all columns, a photo among columns of print.
 */
import type { Box } from '#design/document/geometry.ts';
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { mix } from '#design/layout/contrast.ts';
import { isDark } from '#design/templates/color-mix.ts';
import { putFramed } from '#design/templates/pictures.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { putText } from '#design/templates/put-text.ts';
import { inkOn, wordsOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { SHEET } from './paper.ts';
import { greeking } from './news-outlines.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette, content } = input;
  const [picture] = input.pictures;
  const paper = isDark(palette.background)
    ? mix(SHEET, palette.background, 0.06)
    : mix(SHEET, palette.background, 0.28);
  builder.background = solid(paper);
  const backgrounds = [paper];
  const ink = inkOn(builder, backgrounds);
  const print = mix(paper, ink, 0.3);
  const heavy = builder.u(0.9);
  const fine = Math.max(1, builder.u(0.2));
  // The line between the rules at the top holds date, place and the like, where there are any.
  const lines = content.lines.length <= 3 ? content.lines : [];
  const strip = builder.u(5.6);
  const textLine = lines.join('   ·   ');
  builder.rectangle('Masthead rule', { x: safe.x, y: safe.y, width: safe.width, height: heavy }, ink);
  const dated =
    textLine !== '' &&
    putText(
      builder,
      'details',
      textLine,
      { x: safe.x, y: safe.y + heavy, width: safe.width, height: strip - heavy },
      {
        face: { ...input.type.body, weight: 600 },
        color: ink,
        backgrounds,
        align: 'center',
        valign: 'middle',
        largest: 3.2,
        smallest: 2.5,
      },
    ) !== null;
  builder.rectangle(
    'Date rule',
    { x: safe.x, y: safe.y + (dated ? strip : builder.u(1.8)), width: safe.width, height: fine },
    ink,
  );
  const top = safe.y + (dated ? strip : builder.u(1.8)) + builder.u(3);
  const bottom = safe.y + safe.height;
  const beside = builder.wide;
  const body = { x: safe.x, y: top, width: beside ? safe.width * 0.52 : safe.width, height: bottom - top };
  const without = [...(dated ? ['details' as const] : []), 'call-to-action' as const];
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, { without, headlineLines: 4, offer: 'plain' }),
    beside
      ? {
          ...body,
          x: builder.mirrored ? safe.x + safe.width - body.width : body.x,
          height: body.height - (content.callToAction ? builder.u(11) : 0),
        }
      : { ...body, height: body.height * (picture ? 0.5 : 0.62) },
    { align: beside || input.energy !== 'elegant' ? 'left' : 'center', valign: 'top', largest: 22, smallest: 5 },
  );
  if (!head) return false;
  const button = wordsOn(builder, backgrounds, { without: ['headline', 'subheading', 'offer', 'details'] }).map(
    (item) => ({
      ...item,
      share: 0.99,
    }),
  );
  putStack(builder, head);
  const under = head.texts.length > 0 ? head.box.y + head.box.height + builder.u(3.4) : top;
  if (beside) {
    const side = {
      x: builder.mirrored ? safe.x : safe.x + body.width + margin * 0.8,
      y: top,
      width: safe.width - body.width - margin * 0.8,
      height: bottom - top,
    };
    const photo = picture ? { ...side, height: side.height * 0.66 } : { ...side, height: 0 };
    if (picture) putFramed(builder, picture, photo, { type: 'rectangle', radius: 0 });
    const rest = {
      ...side,
      y: side.y + photo.height + (picture ? builder.u(3) : 0),
      height: side.height - photo.height - (picture ? builder.u(3) : 0),
    };
    builder.outline('Print', greeking(rest.width, rest.height, 2, builder.u(2.5)), rest, print);
    const low = bottom - under - (button.length > 0 ? builder.u(10) : 0);
    if (low > builder.u(9))
      builder.outline(
        'More print',
        greeking(body.width, low - builder.u(1), 3, builder.u(2.5)),
        {
          ...body,
          x: builder.mirrored ? safe.x + safe.width - body.width : body.x,
          y: under,
          height: low - builder.u(1),
        },
        print,
      );
    const stack = stackIn(
      builder,
      button,
      {
        ...body,
        x: builder.mirrored ? safe.x + safe.width - body.width : body.x,
        y: bottom - builder.u(9),
        height: builder.u(9),
      },
      { align: 'left', valign: 'bottom', largest: 4.4, smallest: 2.8 },
    );
    if (!stack) return false;
    putStack(builder, stack);
    return true;
  }
  builder.rectangle('Column rule', { x: safe.x, y: under - builder.u(1.2), width: safe.width, height: fine }, ink);
  const area: Box = { x: safe.x, y: under + builder.u(1), width: safe.width, height: bottom - under - builder.u(1) };
  if (area.height < builder.u(picture ? 26 : 8)) return false;
  const foot = button.length > 0 ? builder.u(13) : 0;
  const columnsRoom = { ...area, height: area.height - foot };
  if (picture) {
    const wide = safe.width * (builder.tall ? 1 : 0.64);
    const photo = {
      x: builder.mirrored ? safe.x + safe.width - wide : safe.x,
      y: area.y,
      width: wide,
      height: builder.tall ? columnsRoom.height * 0.66 : columnsRoom.height,
    };
    putFramed(builder, picture, photo, { type: 'rectangle', radius: 0 });
    const rest = builder.tall
      ? {
          ...columnsRoom,
          y: photo.y + photo.height + builder.u(3),
          height: columnsRoom.height - photo.height - builder.u(3),
        }
      : {
          ...columnsRoom,
          x: builder.mirrored ? safe.x : safe.x + wide + builder.u(3),
          width: safe.width - wide - builder.u(3),
        };
    builder.outline('Print', greeking(rest.width, rest.height, builder.tall ? 3 : 1, builder.u(2.6)), rest, print);
  } else
    builder.outline(
      'Print',
      greeking(columnsRoom.width, columnsRoom.height, builder.tall ? 2 : 3, builder.u(2.6)),
      columnsRoom,
      print,
    );
  const stack = stackIn(
    builder,
    button,
    { ...area, y: bottom - foot, height: foot },
    { align: 'left', valign: 'bottom', largest: 3.9, smallest: 2.8 },
  );
  if (!stack) return false;
  putStack(builder, stack);
  return true;
}

export const newspaper: Composition = {
  id: 'newspaper',
  pictures: [0, 1],
  cutout: 'never',
  kinds: ['news', 'event', 'quote'],
  shapes: ['portrait', 'square', 'paper', 'story', 'wide'],
  suits: ({ content, energy, pictures }) =>
    5 +
    (pictures > 0 ? 1.2 : 0) +
    (energy === 'elegant' || energy === 'calm' ? 1 : energy === 'playful' ? 0.4 : 0) -
    (content.lines.length > 3 ? 2 : 0),
  draw,
};
