/** What is in the box: an open box seen from above, each product in its own compartment, its name below it. */
import type { Box } from '#design/document/geometry.ts';
import { columns, inset, rows, type PageBuilder } from '#design/templates/page-builder.ts';
import { putText } from '#design/templates/put-text.ts';
import { inkOn, surfaceOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { captionsFor, putThing } from './photo-blocks.ts';
import { stageFor } from './stage.ts';

/** Compartments of uneven sizes, as things are. */
function compartments(box: Box, count: number, gap: number): Box[] {
  const flat = box.width > box.height * 1.8;
  if (count === 2) return flat ? columns(box, 0.55, gap) : rows(box, 0.55, gap);
  if (count === 3) {
    const [large, rest] =
      flat || box.width > box.height * 0.85 ? columns(box, flat ? 0.4 : 0.54, gap) : rows(box, 0.54, gap);
    return [large, ...(rest.height > rest.width * 0.9 && !flat ? rows(rest, 0.5, gap) : columns(rest, 0.5, gap))];
  }
  const [first, second] = flat ? columns(box, 0.5, gap) : rows(box, 0.5, gap);
  if (count === 4)
    return flat
      ? [...columns(first, 0.56, gap), ...columns(second, 0.44, gap)]
      : [...columns(first, 0.56, gap), ...columns(second, 0.44, gap)];
  const [a, b] = columns(second, 1 / 3, gap);
  return [...columns(first, flat ? 0.5 : 0.56, gap), a, ...columns(b, 0.5, gap)];
}

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background } = input.palette;
  const pictures = input.pictures.slice(0, 5);
  const count = pictures.length;
  if (count < 2) return false;
  const captions = captionsFor(builder, count);
  const stage = stageFor(builder, {
    backgrounds: [background],
    share: 0.34,
    most: 0.3,
    label: true,
    offer: 'pill',
    without: captions ? ['details'] : [],
    largest: builder.wide ? 13 : 12,
  });
  if (!stage || stage.box.height < builder.height * 0.4) return false;
  const wood = surfaceOn(builder, [background]);
  const radius = input.energy === 'elegant' ? builder.u(0.8) : builder.u(3);
  const rim = builder.u(1.7);
  const floor = builder.softPanel === background ? input.palette.panel : builder.softPanel;
  builder.rectangle('Box', stage.box, wood, {
    radius,
    shadow: { color: '#00000052', x: 0, y: Math.round(builder.u(1.2)), blur: Math.round(builder.u(4)) },
  });
  const fields = compartments(inset(stage.box, rim), count, builder.u(1.1));
  for (const [index, picture] of pictures.entries()) {
    const field = fields[builder.mirrored ? count - 1 - index : index];
    if (!field) continue;
    const caption = captions?.[index];
    const strip = caption ? builder.u(6.6) : 0;
    const corner = Math.max(0, radius - rim);
    builder.rectangle(`Compartment ${index + 1}`, field, floor, { radius: corner });
    const room = { ...field, height: field.height - strip };
    putThing(builder, picture, picture.mask ? room : inset(room, builder.u(1.2)), index, {
      room: strip > 0 ? 0.07 : 0.1,
      radius: corner * 0.6,
    });
    if (!caption) continue;
    if (
      !putText(
        builder,
        'details',
        caption,
        {
          x: field.x + builder.u(1.5),
          y: field.y + field.height - strip,
          width: field.width - builder.u(3),
          height: strip * 0.8,
        },
        {
          face: { ...input.type.body, weight: Math.max(600, input.type.body.weight) },
          color: inkOn(builder, [floor]),
          backgrounds: [floor],
          align: 'center',
          valign: 'middle',
          largest: 3.4,
          smallest: 2.4,
        },
      )
    )
      return false;
  }
  stage.put();
  return true;
}

export const inTheBox: Composition = {
  id: 'in-the-box',
  pictures: [2, 5],
  cutout: 'welcome',
  kinds: ['shelf', 'product'],
  shapes: ['square', 'portrait', 'wide'],
  suits: ({ pictures, things, content }) =>
    (things && pictures > 1 ? 5 : 2) + (content.lines.length === pictures ? 1.5 : 0),
  draw,
};
