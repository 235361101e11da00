/** Chalk board: a dark slate in a wooden frame, prices written on it and underlined by a stroke of chalk. */
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { swoosh } from '#design/templates/outlines.ts';
import { putRows } from '#design/templates/rows.ts';
import { legibleOn } from '#design/templates/color-mix.ts';
import { strongOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { edge, hairline, listRoom, listRows, lying, slate } from './list-page.ts';

const CHALK = '#f7f3e8';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const { palette } = input;
  const rows = listRows(builder);
  if (!rows) return false;
  const dark = slate(builder);
  const backgrounds = [dark];
  const strong = strongOn(builder, backgrounds);
  const wood = [palette.accent, palette.pop, '#a9743f'].find((color) => color !== dark) ?? '#a9743f';
  builder.background = solid(palette.panel === dark ? palette.background : palette.panel);
  const outer = inset(builder.page, margin * 0.6);
  const rim = builder.u(2.6);
  const centred = input.twist % 2 === 0 && !builder.low;
  const inner = inset(
    {
      x: outer.x,
      y: Math.max(outer.y, safe.y - margin * 0.4),
      width: outer.width,
      height:
        Math.min(outer.y + outer.height, safe.y + safe.height + margin * 0.4) -
        Math.max(outer.y, safe.y - margin * 0.4),
    },
    rim + margin * 0.8,
  );
  const room = listRoom(builder, inner, backgrounds, {
    align: centred ? 'center' : 'left',
    share: 0.38,
    largest: builder.low ? 15 : 13,
    ink: CHALK,
    airy: 1.25,
    beside: builder.low,
  });
  if (!room) return false;
  builder.rectangle('Wooden frame', outer, wood, { radius: builder.u(1.4), shadow: lying(builder, 1.3) });
  builder.rectangle('Frame edge', inset(outer, rim * 0.72), edge(wood, 0.12), { radius: builder.u(0.8) });
  builder.rectangle('Slate', inset(outer, rim), dark, { radius: builder.u(0.5) });
  if (room.head.height > 0) {
    const width = Math.min(room.head.width * 0.6, builder.u(40));
    const x = centred ? builder.width / 2 - width / 2 : builder.mirrored ? inner.x + inner.width - width : inner.x;
    builder.outline(
      'Chalk stroke',
      swoosh(),
      { x, y: room.head.y + room.head.height + builder.u(0.8), width, height: builder.u(2) },
      strong,
    );
  }
  const list = { ...room.box, y: room.box.y + builder.u(2), height: room.box.height - builder.u(2) };
  if (
    !putRows(builder, rows, list, {
      backgrounds,
      ink: legibleOn(backgrounds, [CHALK]),
      valueInk: strong,
      between: 'dots',
      lineColor: hairline(dark, CHALK),
      largest: 6,
      spread: 2.8,
    })
  )
    return false;
  room.put();
  return true;
}

export const chalkBoard: Composition = {
  id: 'chalk-board',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['list', 'rows'],
  shapes: ['portrait', 'square', 'story', 'paper'],
  suits: ({ content, energy }) =>
    (content.lines.length > 2 ? 6.2 : 1) + (energy === 'playful' ? 1.2 : energy === 'clean' ? -0.8 : 0),
  draw,
};
