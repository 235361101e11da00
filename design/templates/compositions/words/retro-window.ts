/** Retro window: overlapping windows of an old desktop: a title bar, a body with the words, a pointer on the button. */
import type { Box } from '#design/document/geometry.ts';
import { around, inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { glint } from '#design/templates/outlines.ts';
import { putFramed } from '#design/templates/pictures.ts';
import { putStack, shifted, stackIn } from '#design/templates/text-stack.ts';
import { inkOn, onSurface, surfaceOn, wordsOn } from '#design/templates/words.ts';
import { mix } from '#design/layout/contrast.ts';
import type { Composition } from '../composition.ts';
import { SHEET } from './paper.ts';
import { pointer, windowButtons } from './word-outlines.ts';

/** A window with its title bar; returns its inner area. */
function putWindow(
  builder: PageBuilder,
  name: string,
  box: Box,
  bar: string,
  face: string,
  line: string,
  thick: number,
): Box {
  const high = builder.u(6.4);
  const shift = builder.u(1.4);
  builder.rectangle(
    `${name} shadow`,
    { ...box, x: box.x + shift * (builder.mirrored ? -1 : 1), y: box.y + shift },
    line,
  );
  builder.rectangle(name, box, face, { stroke: { color: line, width: thick, dash: [] } });
  builder.rectangle(`${name} title bar`, { ...box, height: high }, bar, {
    stroke: { color: line, width: thick, dash: [] },
  });
  const size = high * 0.44;
  const wide = size * 3.8;
  builder.outline(
    `${name} buttons`,
    windowButtons(),
    {
      x: builder.mirrored ? box.x + high * 0.34 : box.x + box.width - high * 0.34 - wide,
      y: box.y + (high - size) / 2,
      width: wide,
      height: size,
    },
    onSurface(builder, bar),
    { rule: 'evenodd' },
  );
  return { x: box.x, y: box.y + high, width: box.width, height: box.height - high };
}

function draw(builder: PageBuilder): boolean {
  const { input, safe, width, height, margin } = builder;
  const { palette } = input;
  const [picture] = input.pictures;
  builder.background = solid(palette.background);
  const line = inkOn(builder, [palette.background, SHEET]);
  const thick = Math.max(2, builder.u(0.4));
  const accent = surfaceOn(builder, [SHEET]);
  const other =
    [palette.pop, palette.panel].find((color) => color !== palette.background && color !== accent) ?? palette.panel;
  const pad = builder.u(5);
  const bar = builder.u(6.4);
  const beside = builder.wide;
  const wide = beside ? width * 0.6 : width - margin * 2.1;
  const stageTop = builder.bar > 0 ? safe.y - builder.u(2) : Math.max(margin * 0.7, safe.y - margin * 0.3);
  const stageHigh = (builder.bar > 0 ? safe.y + safe.height + builder.u(2) : height - margin * 0.8) - stageTop;
  const behind = beside ? 0 : picture ? stageHigh * 0.36 : stageHigh * 0.13;
  const most = stageHigh - behind - (beside ? builder.u(6) : 0);
  const left = beside
    ? builder.mirrored
      ? width - margin * 0.8 - wide
      : margin * 0.8
    : builder.mirrored
      ? width - margin * 0.8 - wide
      : margin * 0.8;
  const stack = stackIn(
    builder,
    wordsOn(builder, [SHEET], { label: true, offer: 'pill', headlineLines: 4 }),
    { x: left + pad, y: 0, width: wide - 2 * pad, height: most - bar - 2 * pad * 0.8 },
    { align: 'left', valign: 'top', largest: 21, smallest: 4.6, airy: 1.05 },
  );
  if (!stack) return false;
  const high = Math.min(most, Math.max(stack.box.height + bar + 2 * pad * 0.9, wide * (beside ? 0.4 : 0.46)));
  const spare = most - high;
  const main: Box = {
    x: left,
    y: stageTop + behind + spare * (beside ? 0.6 : 0.5) + (beside ? builder.u(3) : 0),
    width: wide,
    height: high,
  };
  // The window behind shows the photo, or only a glint.
  const back: Box = beside
    ? {
        x: builder.mirrored ? margin * 0.7 : width - margin * 0.7 - width * 0.42,
        y: stageTop,
        width: width * 0.42,
        height: stageHigh * 0.82,
      }
    : {
        x: builder.mirrored ? margin * 0.7 : width * 0.34,
        y: stageTop + spare * 0.2,
        width: width * 0.66 - margin * 0.7,
        height: behind + spare * 0.3 + builder.u(picture ? 9 : 16),
      };
  const inside = putWindow(builder, 'Window behind', back, other, mix(palette.background, SHEET, 0.5), line, thick);
  const view = inset(inside, thick * 0.5);
  if (picture) putFramed(builder, picture, view, { type: 'rectangle', radius: 0 }, {}, true);
  else {
    const size = Math.min(view.width, view.height) * 0.6;
    if (beside)
      builder.outline(
        'Glint',
        glint(),
        around(
          builder.mirrored ? view.x + view.width * 0.3 : view.x + view.width * 0.7,
          view.y + view.height * 0.5,
          size * 0.8,
        ),
        accent,
      );
  }
  putWindow(builder, 'Window', main, accent, SHEET, line, thick);
  putStack(builder, shifted(stack, 0, main.y + bar + (high - bar - stack.box.height) / 2 - stack.box.y));
  // The pointer is on the button's corner; without a button on the window's.
  const moved = main.y + bar + (high - bar - stack.box.height) / 2 - stack.box.y;
  const button = stack.texts.find(({ role }) => role === 'call-to-action')?.layer;
  const size = builder.u(7.4);
  const padX = button?.box?.paddingX ?? 0;
  const padY = button?.box?.paddingY ?? 0;
  const spot = button
    ? {
        x: builder.mirrored ? button.x - padX : button.x + button.width + padX * 0.7,
        y: button.y + moved + button.height + padY * 0.3,
      }
    : {
        x: builder.mirrored ? main.x + builder.u(6) : main.x + main.width - builder.u(10),
        y: main.y + main.height - builder.u(3.4),
      };
  if (spot.x + size * 0.7 < width && spot.y + size < height)
    builder.outline('Pointer', pointer(), { x: spot.x, y: spot.y, width: size * 0.68, height: size }, SHEET, {
      stroke: { color: line, width: thick, dash: [] },
    });
  return true;
}

export const retroWindow: Composition = {
  id: 'retro-window',
  pictures: [0, 1],
  cutout: 'never',
  kinds: ['cover', 'news', 'event'],
  shapes: ['square', 'portrait', 'wide', 'story'],
  suits: ({ energy, content }) =>
    ({ playful: 7, loud: 6, clean: 5.8, calm: 2, elegant: 1 })[energy] - (content.lines.length > 3 ? 2 : 0),
  draw,
};
