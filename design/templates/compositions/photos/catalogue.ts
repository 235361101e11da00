/** A catalogue page: a strict grid of products on one tint, name and price under each, a headline over a heavy rule. */
import { inset, type PageBuilder } from '#design/templates/page-builder.ts';
import { rowsOf } from '#design/templates/rows.ts';
import { putText } from '#design/templates/put-text.ts';
import { inkOn, strongOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { captionsFor, fieldsOf, putThing } from './photo-blocks.ts';
import { stageFor } from './stage.ts';

/** Columns for a number of products in a room of this ratio: those that leave no gap first. */
function columnsFor(count: number, ratio: number): number {
  const wanted = Math.sqrt(count * ratio * 1.15);
  const whole = Array.from({ length: count }, (_, index) => index + 1).filter((each) => count % each === 0);
  return whole.reduce(
    (best, each) => (Math.abs(Math.log(each / wanted)) < Math.abs(Math.log(best / wanted)) ? each : best),
    1,
  );
}

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background } = input.palette;
  const pictures = input.pictures.slice(0, 6);
  const count = pictures.length;
  if (count < 2) return false;
  const captions = captionsFor(builder, count);
  const backgrounds = [background];
  const stage = stageFor(builder, {
    backgrounds,
    share: 0.28,
    most: 0.26,
    offer: 'pill',
    without: captions ? ['details'] : [],
    largest: builder.wide ? 12 : 10,
    gap: 0.5,
  });
  if (!stage || stage.box.height < builder.height * 0.4) return false;
  const ink = inkOn(builder, backgrounds);
  const thick = builder.u(0.7);
  const ruled = stage.words !== null && !stage.beside;
  if (ruled) builder.rectangle('Rule', { x: stage.box.x, y: stage.box.y, width: stage.box.width, height: thick }, ink);
  const top = ruled ? thick + builder.u(2.6) : 0;
  const box = { ...stage.box, y: stage.box.y + top, height: stage.box.height - top };
  const gap = builder.u(2.6);
  const across = count === 5 ? (box.width > box.height * 1.4 ? 5 : 3) : columnsFor(count, box.width / box.height);
  const fields = fieldsOf(box, across, Math.ceil(count / across), gap, captions ? gap * 1.1 : gap);
  const strip = captions ? builder.u(across > 2 ? 9.4 : 6) : 0;
  const strong = strongOn(builder, backgrounds);
  for (const [index, picture] of pictures.entries()) {
    const column = index % across;
    const field = fields[builder.mirrored ? index - column + across - 1 - column : index];
    if (!field) continue;
    const tile = { ...field, height: field.height - strip };
    if (tile.height < field.width * 0.4) return false;
    putThing(builder, picture, tile, index, { surface: builder.softPanel, room: 0.1 });
    const caption = captions?.[index];
    if (!caption) continue;
    const [row] = rowsOf([caption]);
    const text = { ...inset(field, 0), y: tile.y + tile.height + builder.u(1.2), height: strip - builder.u(1.2) };
    const look = { backgrounds, largest: 3.5, smallest: 2.4 };
    const name = { ...input.type.body, weight: Math.max(600, input.type.body.weight) };
    if (!row?.value) {
      if (!putText(builder, 'details', caption, text, { ...look, face: name, color: ink, lines: 2 })) return false;
    } else if (across > 2) {
      const label = putText(
        builder,
        'details',
        row.label,
        { ...text, height: text.height * 0.5 },
        { ...look, face: name, color: ink },
      );
      if (
        !label ||
        !putText(
          builder,
          'details',
          row.value,
          { ...text, y: label.y + label.height, height: text.height * 0.5 },
          { ...look, name: 'Value', face: name, color: strong },
        )
      )
        return false;
    } else {
      const label = putText(
        builder,
        'details',
        row.label,
        { ...text, x: builder.mirrored ? text.x + text.width * 0.4 : text.x, width: text.width * 0.6 },
        { ...look, face: name, color: ink },
      );
      if (
        !label ||
        !putText(
          builder,
          'details',
          row.value,
          { ...text, x: builder.mirrored ? text.x : text.x + text.width * 0.62, width: text.width * 0.38 },
          { ...look, name: 'Value', face: name, color: strong, align: 'right' },
        )
      )
        return false;
    }
  }
  stage.put();
  return true;
}

export const catalogue: Composition = {
  id: 'catalogue',
  pictures: [2, 6],
  cutout: 'welcome',
  kinds: ['shelf'],
  shapes: ['portrait', 'paper', 'square', 'banner'],
  suits: ({ pictures, content, energy }) =>
    (pictures > 1 && content.lines.length === pictures ? 8 : pictures > 2 ? 4.5 : 2) + (energy === 'clean' ? 0.8 : 0),
  draw,
};
