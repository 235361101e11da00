/** Clip board: a sheet under a clip, every line with a ticked box. */
import { around, inset, solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { onSurface, surfaceOn } from '#design/templates/words.ts';
import { commonSize } from '#design/templates/common-size.ts';
import { putText } from '#design/templates/put-text.ts';
import type { Composition } from '../composition.ts';
import { edge, hairline, listRoom, listRows, lying } from './list-page.ts';

const SHEET = '#fffefb';
/** A tick in a box of 100 units. */
const TICK = { path: 'M18 52L40 74L84 24L74 14L39 55L27 42Z', viewWidth: 100, viewHeight: 100 };

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width } = builder;
  const { palette, type } = input;
  const rows = listRows(builder, { most: 8, tabular: false });
  if (!rows) return false;
  const desk = palette.background === SHEET ? palette.panel : palette.background;
  const wood = edge(desk, 0.12);
  builder.background = solid(desk);
  const backgrounds = [SHEET];
  const ink = onSurface(builder, SHEET);
  const strong = surfaceOn(builder, backgrounds);
  const clip = builder.u(7);
  const side = builder.low || !builder.wide ? safe.width : Math.min(safe.width, safe.height * 1.5);
  const plate = { x: width / 2 - side / 2, y: safe.y + clip * 0.3, width: side, height: safe.height - clip * 0.3 };
  const sheet = inset({ ...plate, y: plate.y + clip * 0.5, height: plate.height - clip * 0.5 }, builder.u(2.2));
  const inner = inset(sheet, margin * 0.7, margin * 0.75);
  const room = listRoom(
    builder,
    { ...inner, y: inner.y + clip * 0.3, height: inner.height - clip * 0.3 },
    backgrounds,
    {
      align: 'left',
      share: 0.4,
      largest: builder.low ? 14 : 12,
      ink,
      beside: builder.low,
    },
  );
  if (!room) return false;
  builder.rectangle('Board', plate, wood, { radius: builder.u(3), shadow: lying(builder, 1.4) });
  builder.rectangle('Sheet', sheet, SHEET, { radius: builder.u(0.6) });
  builder.rectangle(
    'Clip',
    { x: width / 2 - clip * 1.9, y: plate.y - clip * 0.3, width: clip * 3.8, height: clip * 1.15 },
    strong,
    { radius: clip * 0.3, shadow: lying(builder, 0.5) },
  );
  builder.ellipse('Clip hole', around(width / 2, plate.y + clip * 0.1, clip * 0.5), desk);
  const { box } = room;
  const each = Math.min(box.height / rows.length, builder.u(13));
  const size = Math.min(each * 0.52, builder.u(5.4));
  if (size < builder.u(2.8)) return false;
  const gap = size * 1.7;
  const texts = rows.map(({ label, value }) => (value === null ? label : `${label} ${value}`));
  const look = { face: type.body, lines: 2, smallest: 2.7 };
  const letters = commonSize(builder, texts, { ...look, width: box.width - gap, height: each * 0.88, largest: 4.8 });
  if (letters === null) return false;
  for (const [index, text] of texts.entries()) {
    const y = box.y + index * each;
    const x = builder.mirrored ? box.x + box.width - size : box.x;
    const square = { x, y: y + (each - size) / 2, width: size, height: size };
    builder.rectangle(`Box ${index + 1}`, square, null, {
      radius: size * 0.2,
      stroke: { color: ink, width: Math.max(1, builder.u(0.4)), dash: [] },
    });
    builder.outline(
      `Tick ${index + 1}`,
      TICK,
      { x: square.x - size * 0.02, y: square.y - size * 0.22, width: size * 1.2, height: size * 1.2 },
      strong,
    );
    const words = {
      x: builder.mirrored ? box.x : box.x + gap,
      y: y + each * 0.06,
      width: box.width - gap,
      height: each * 0.88,
    };
    if (
      !putText(builder, 'details', text, words, {
        ...look,
        color: ink,
        backgrounds,
        valign: 'middle',
        largest: letters,
      })
    )
      return false;
    if (index < rows.length - 1)
      builder.line(`Line ${index + 1}`, { x: box.x, y: y + each }, box.width, 'across', hairline(SHEET, ink));
  }
  room.put();
  return true;
}

export const clipBoard: Composition = {
  id: 'clip-board',
  pictures: [0, 0],
  cutout: 'never',
  kinds: ['steps', 'news', 'product'],
  shapes: ['portrait', 'square', 'paper', 'story'],
  suits: ({ content }) => (content.lines.length > 1 && content.lines.length < 8 ? 5.2 : 0.5),
  draw,
};
