/**
 * Table sheet: words and a ruled table on one background; within a fine frame where the tone is elegant or calm, under
 * a short bar otherwise.
 */
import { inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { strongOn, surfaceOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { setTable } from './table-block.ts';
import { tableRoom } from './table-room.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin } = builder;
  const cells = input.content.table;
  if (!cells) return false;
  const { background } = input.palette;
  const framed = input.energy === 'elegant' || input.energy === 'calm';
  builder.background = solid(background);
  const bar = framed ? 0 : builder.u(1.3);
  const pad = framed ? margin * 0.75 : 0;
  const inner = inset(safe, pad, pad);
  const room = { ...inner, y: inner.y + bar * 2.6, height: inner.height - bar * 2.6 };
  const set = tableRoom(builder, room, [background], cells, {
    align: framed ? 'center' : 'left',
    largest: input.energy === 'loud' ? 16 : 13,
  });
  if (!set) return false;
  const width = framed && !builder.wide ? set.box.width * 0.94 : set.box.width;
  const table = setTable(
    builder,
    cells,
    { ...set.box, x: set.box.x + (set.box.width - width) / 2, width },
    background,
    'ruled',
    'middle',
  );
  if (!table) return false;
  if (framed)
    builder.rectangle('Frame', inset(safe, -margin * 0.35), null, {
      stroke: { color: strongOn(builder, [background]), width: Math.max(1, builder.u(0.22)), dash: [] },
    });
  else
    builder.rectangle(
      'Bar',
      {
        x: builder.mirrored ? room.x + room.width - builder.u(11) : room.x,
        y: inner.y,
        width: builder.u(11),
        height: bar,
      },
      surfaceOn(builder, [background]),
      { radius: input.energy === 'playful' ? bar / 2 : 0 },
    );
  set.put();
  builder.table(table, [background]);
  return true;
}

export const tableSheet: Composition = {
  id: 'table-sheet',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['list', 'rows'],
  shapes: ['portrait', 'square', 'story', 'paper'],
  suits: ({ energy, ratio }) => (energy === 'elegant' || energy === 'calm' ? 8 : 6.4) - (ratio >= 1.25 ? 2 : 0),
  draw,
};
