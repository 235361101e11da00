/**
 * Vending machine: products are on the shelves behind the glass of a machine, the price shines on its display over the
 * keys, a flap below.
 */
import type { Box } from '#design/document/geometry.ts';
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { footOf } from '#design/templates/blocks.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { dots } from '#design/templates/outlines.ts';
import { figuresFace, onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { putCutout, putFramed } from '#design/templates/pictures.ts';
import { putStack, stackIn } from '#design/templates/text-stack.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Composition } from '../composition.ts';
import { slate } from '../lists/list-page.ts';
import { lying } from './offer-parts.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette, type, content } = input;
  const pictures = input.pictures.slice(0, 4);
  if (pictures.length < 2) return false;
  const backgrounds = [palette.background];
  builder.background = solid(palette.background);
  const beside = builder.ratio >= 1.2;
  const words = beside
    ? { ...safe, x: builder.mirrored ? safe.x + safe.width * 0.58 : safe.x, width: safe.width * 0.42 }
    : safe;
  const foot = beside
    ? null
    : footOf(builder, safe.x, safe.width, backgrounds, 'center', undefined, safe.height * 0.22);
  if (!beside && !foot) return false;
  const head = stackIn(
    builder,
    wordsOn(builder, backgrounds, {
      without: beside ? ['offer'] : ['offer', 'details', 'call-to-action'],
      label: true,
      headlineLines: 2,
    }),
    beside ? words : { ...safe, height: safe.height * 0.24 },
    {
      align: beside ? 'left' : 'center',
      valign: beside ? 'middle' : 'top',
      largest: beside ? 15 : 13,
      smallest: 5.7,
      airy: 1.05,
    },
  );
  if (!head) return false;
  const top = beside ? margin * 0.6 : head.box.y + (head.texts.length > 0 ? head.box.height + margin * 0.6 : 0);
  // It stands on the floor, which small print shares on pages that are not wide.
  const floor = beside
    ? height - margin * 0.7
    : foot && foot.height > 0
      ? safe.y + safe.height - foot.height - margin * 0.6
      : height - margin * 0.7 - builder.bar * 0.6;
  const free = {
    x: beside ? (builder.mirrored ? margin : width - margin - safe.width * 0.52) : safe.x,
    width: beside ? safe.width * 0.52 : safe.width,
  };
  const body: Box = {
    x: 0,
    y: top,
    width: Math.min(free.width, (floor - top) * (beside ? 1.1 : 0.98)),
    height: floor - top,
  };
  body.x = free.x + (free.width - body.width) / 2;
  if (body.height < builder.u(46)) return false;
  const metal = surfaceOn(builder, backgrounds);
  const darker = shade(metal, isDark(metal) ? 0.1 : -0.13);
  const dark = slate(builder);
  const pad = body.width * 0.05;
  const side = body.width * 0.27;
  const flap = body.height * 0.15;
  const window: Box = {
    x: builder.mirrored ? body.x + pad * 2 + side : body.x + pad,
    y: body.y + pad,
    width: body.width - side - pad * 3,
    height: body.height - flap - pad * 2.4,
  };
  const panel: Box = {
    x: builder.mirrored ? body.x + pad : body.x + body.width - pad - side,
    y: window.y,
    width: side,
    height: window.height,
  };
  const glass = builder.softPanel === metal ? palette.background : builder.softPanel;
  builder.rectangle('Machine', body, metal, { radius: builder.u(2.6), shadow: lying(builder, 1.2) });
  builder.rectangle('Glass', window, glass, { radius: builder.u(1.4) });
  const across = pictures.length === 2 && window.width < window.height ? 1 : 2;
  const lines = Math.ceil(pictures.length / across);
  const each = { width: window.width / across, height: window.height / lines };
  for (const [index, picture] of pictures.entries()) {
    const line = Math.floor(index / across);
    const here = Math.min(across, pictures.length - line * across);
    const column = builder.mirrored ? here - 1 - (index % across) : index % across;
    const cell = {
      x: window.x + ((column + (across - here) / 2) * window.width) / across,
      y: window.y + line * each.height,
      ...each,
    };
    const room = {
      x: cell.x + cell.width * 0.12,
      y: cell.y + cell.height * 0.12,
      width: cell.width * 0.76,
      height: cell.height * 0.88 - builder.u(2.2),
    };
    const name = index === 0 ? 'Photo' : `Photo ${index + 1}`;
    if (picture.mask) putCutout(builder, picture, room, { valign: 'bottom', name });
    else
      putFramed(
        builder,
        picture,
        inset(room, 0, cell.height * 0.04),
        { type: 'rectangle', radius: Math.round(builder.u(1)) },
        {},
        true,
        name,
      );
  }
  for (let line = 1; line <= lines; line += 1)
    builder.rectangle(
      `Shelf ${line}`,
      {
        x: window.x,
        y: window.y + line * each.height - builder.u(2.2),
        width: window.width,
        height: line === lines ? builder.u(2.2) : builder.u(1.6),
      },
      darker,
    );
  const display = { ...panel, height: panel.height * 0.34 };
  builder.rectangle('Display', display, dark, { radius: builder.u(1.2) });
  const shown = content.offer ?? null;
  const lit = onSurface(builder, dark);
  if (
    shown &&
    !putText(builder, 'offer', shown, inset(display, side * 0.1, side * 0.08), {
      face: figuresFace(type.heading),
      heading: true,
      color: lit,
      backgrounds: [dark],
      align: 'center',
      valign: 'middle',
      largest: 12,
      smallest: 2.8,
      lines: 4,
    })
  )
    return false;
  if (!shown)
    builder.outline(
      'Idle',
      dots(5, 2),
      {
        x: display.x + side * 0.2,
        y: display.y + display.height / 2 - side * 0.12,
        width: side * 0.6,
        height: side * 0.24,
      },
      lit,
    );
  const key = Math.min(side * 0.74, (panel.height * 0.42) / 1.34);
  const keys = {
    x: panel.x + (side - key) / 2,
    y: display.y + display.height + panel.height * 0.08,
    width: key,
    height: key * 1.34,
  };
  builder.outline('Keys', dots(3, 4), keys, onSurface(builder, metal));
  builder.rectangle(
    'Slot',
    {
      x: panel.x + side * 0.3,
      y: Math.min(keys.y + keys.height + panel.height * 0.06, panel.y + panel.height - builder.u(1.4)),
      width: side * 0.4,
      height: builder.u(1.2),
    },
    dark,
    { radius: builder.u(0.6) },
  );
  builder.rectangle(
    'Flap',
    {
      x: window.x,
      y: body.y + body.height - flap - pad * 0.5,
      width: body.width - 2 * pad,
      height: flap,
      ...(builder.mirrored ? { x: body.x + pad } : {}),
    },
    dark,
    { radius: builder.u(1.4) },
  );
  builder.rectangle(
    'Flap edge',
    { x: body.x + pad, y: body.y + body.height - flap - pad * 0.5, width: body.width - 2 * pad, height: flap * 0.2 },
    darker,
    { radius: builder.u(0.8) },
  );
  putStack(builder, head);
  foot?.put(safe.y + safe.height - foot.height);
  return true;
}

export const vendingMachine: Composition = {
  id: 'vending-machine',
  pictures: [2, 4],
  cutout: 'welcome',
  kinds: ['shelf', 'product', 'offer'],
  shapes: ['portrait', 'square', 'wide', 'story', 'paper'],
  suits: ({ content, energy, things, pictures }) =>
    (things && pictures > 1 ? 3 : 0) +
    (content.offer && content.offer.length <= 24 ? 2.4 : 0) +
    { playful: 2.2, loud: 1.4, clean: 0.6, calm: -1, elegant: -2.6 }[energy] -
    (content.lines.length > 2 ? 2 : 0),
  draw,
};
