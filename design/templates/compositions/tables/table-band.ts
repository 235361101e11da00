/** Table band: a band of color across the top with the leading words, the table below it on the background. */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { putStack } from '#design/templates/text-stack.ts';
import { onSurface, surfaceOn } from '#design/templates/words.ts';
import { wave, zigzag } from '#design/templates/outlines.ts';
import type { Composition } from '../composition.ts';
import { setTable } from './table-block.ts';
import { headIn, tableFoot } from './table-room.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width } = builder;
  const cells = input.content.table;
  if (!cells) return false;
  const { background } = input.palette;
  const accent = surfaceOn(builder, [background]);
  builder.background = solid(background);
  const gap = margin * 0.75;
  const foot = tableFoot(builder, safe, [background], cells);
  if (!foot) return false;
  const below = foot.height > 0 ? foot.height + gap : 0;
  const head = headIn(builder, safe, [accent], cells, below + 2 * gap, {
    ink: onSurface(builder, accent),
    share: 0.4,
    largest: input.energy === 'loud' ? 17 : 14,
  });
  if (!head || head.texts.length === 0) return false;
  const end = head.box.y + head.box.height + gap;
  const fringe = builder.u(3.4);
  // Waves are flipped: they hang down from the band.
  const hanging = { x: 0, y: 0, width, height: end + fringe };
  if (input.energy === 'playful' || input.energy === 'calm')
    builder.outline(
      'Band',
      wave(width, hanging.height, builder.wide ? 4 : 2, fringe / hanging.height),
      hanging,
      accent,
      {
        rotation: 180,
      },
    );
  else if (input.energy === 'loud')
    builder.outline(
      'Band',
      zigzag(width, hanging.height, Math.max(8, Math.round((0.55 * width) / fringe))),
      hanging,
      accent,
    );
  else builder.rectangle('Band', { x: 0, y: 0, width, height: end + fringe * 0.4 }, accent);
  const top = end + fringe + gap * 0.8;
  const room = { x: safe.x, y: top, width: safe.width, height: safe.y + safe.height - below - top };
  if (room.height < builder.u(10)) return false;
  const table = setTable(builder, cells, room, background, cells.headerRow ? 'filled' : 'ruled', 'middle');
  if (!table) return false;
  putStack(builder, head);
  foot.put(safe.y + safe.height - foot.height);
  builder.table(table, [background]);
  return true;
}

export const tableBand: Composition = {
  id: 'table-band',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['list', 'rows'],
  shapes: ['portrait', 'square', 'story', 'paper'],
  suits: ({ energy, content, ratio }) =>
    (content.headline === null ? 0 : energy === 'loud' || energy === 'playful' ? 7.8 : 6.8) - (ratio >= 1.25 ? 2.5 : 0),
  draw,
};
