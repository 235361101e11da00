/** Table card: the words on a field of color with two large circles, the table on a card on top of it. */
import { around, inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { onSurface, surfaceOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { setTable } from './table-block.ts';
import { tableRoom } from './table-room.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const cells = input.content.table;
  if (!cells) return false;
  const { background } = input.palette;
  const field = surfaceOn(builder, [background]);
  const round = shade(field, isDark(field) ? 0.06 : -0.06);
  builder.background = solid(field);
  const set = tableRoom(builder, safe, [field, round], cells, {
    ink: onSurface(builder, field),
    largest: 12.5,
    share: 0.36,
  });
  if (!set) return false;
  const pad = margin * 0.55;
  const table = setTable(
    builder,
    cells,
    inset(set.box, pad, pad * 0.7),
    background,
    'ruled',
    set.head.texts.length > 0 ? 'top' : 'middle',
  );
  if (!table) return false;
  const left = input.twist % 2 === 0;
  builder.ellipse(
    'Circle',
    around(left ? builder.width * 0.04 : builder.width * 0.96, builder.height * 0.02, builder.u(62)),
    round,
  );
  builder.ellipse(
    'Circle',
    around(left ? builder.width * 0.98 : builder.width * 0.02, builder.height * 0.99, builder.u(48)),
    round,
  );
  builder.rectangle(
    'Card',
    { x: set.box.x, y: table.y - pad * 0.7, width: set.box.width, height: table.height + pad * 1.4 },
    background,
    {
      radius: input.energy === 'elegant' ? 0 : builder.u(3),
      shadow: { color: '#00000033', x: 0, y: Math.round(builder.u(0.9)), blur: Math.round(builder.u(3)) },
    },
  );
  set.put();
  builder.table(table, [background]);
  return true;
}

export const tableCard: Composition = {
  id: 'table-card',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['list', 'rows'],
  shapes: ['portrait', 'square', 'story'],
  suits: ({ energy, ratio }) => (energy === 'clean' || energy === 'playful' ? 7.6 : 6) - (ratio >= 1.25 ? 2 : 0),
  draw,
};
