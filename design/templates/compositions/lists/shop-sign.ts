/** Shop sign: a board hanging by two cords from a nail, as in a shop's door; hours or prices on it. */
import { around, inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { putRows } from '#design/templates/rows.ts';
import { inkOn, onSurface, strongOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { edge, hairline, listRoom, listRows, lying } from './list-page.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width } = builder;
  const { palette } = input;
  const rows = listRows(builder);
  if (!rows) return false;
  const wall = palette.panel === palette.background ? edge(palette.background, 0.08) : palette.panel;
  const sign = palette.background;
  const backgrounds = [sign];
  builder.background = solid(wall);
  const cords = Math.min(builder.u(17), safe.height * (builder.low ? 0.12 : 0.16));
  const side = Math.min(safe.width, safe.height * (builder.low ? 2.8 : 1.5));
  const body = { x: width / 2 - side / 2, y: safe.y + cords, width: side, height: safe.height - cords };
  const room = listRoom(builder, inset(body, margin * 0.9), backgrounds, {
    align: 'center',
    share: 0.4,
    largest: builder.low ? 15 : 13,
    airy: 1.1,
    beside: builder.low,
  });
  if (!room) return false;
  const nail = { x: width / 2, y: safe.y + builder.u(1) };
  const cord = onSurface(builder, wall);
  const reach = side * 0.3;
  const drop = body.y - nail.y + builder.u(2);
  const length = Math.hypot(reach, drop);
  const turn = (Math.atan2(drop, reach) * 180) / Math.PI;
  for (const [name, direction] of [
    ['Left cord', -1],
    ['Right cord', 1],
  ] as const) {
    const cx = nail.x + (direction * reach) / 2;
    builder.rectangle(
      name,
      { x: cx - length / 2, y: nail.y + drop / 2 - builder.u(0.25), width: length, height: builder.u(0.5) },
      cord,
      { rotation: direction * turn },
    );
  }
  builder.ellipse('Nail', around(nail.x, nail.y, builder.u(2.4)), cord);
  builder.rectangle('Sign', body, sign, {
    radius: input.energy === 'elegant' ? builder.u(0.6) : builder.u(4),
    shadow: lying(builder, 1.6),
  });
  builder.rectangle('Sign line', inset(body, builder.u(1.6)), null, {
    radius: input.energy === 'elegant' ? 0 : builder.u(2.8),
    stroke: { color: strongOn(builder, backgrounds), width: Math.max(1, builder.u(0.35)), dash: [] },
  });
  const ink = inkOn(builder, backgrounds);
  if (
    !putRows(builder, rows, room.box, {
      backgrounds,
      ink,
      valueInk: ink,
      between: 'rules',
      lineColor: hairline(sign, ink),
      largest: 5.6,
      spread: 2.6,
    })
  )
    return false;
  room.put();
  return true;
}

export const shopSign: Composition = {
  id: 'shop-sign',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['rows', 'list'],
  shapes: ['square', 'portrait'],
  suits: ({ content, energy }) =>
    (content.lines.length > 1 ? 6.4 : 0.5) + (energy === 'calm' || energy === 'playful' ? 1 : 0),
  draw,
};
