/**
 * The shop's shelf: products are on boards in front of a painted wall, a label with name and price on the edge under
 * each.
 */
import type { PageBuilder } from '#design/templates/page-builder.ts';
import { isDark, shade } from '#design/templates/color-mix.ts';
import { putCutout, cutoutRatio } from '#design/templates/pictures.ts';
import { putText } from '#design/templates/put-text.ts';
import { onSurface } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { captionsFor, photoName, putPrint } from './photo-blocks.ts';
import { stageFor } from './stage.ts';

function draw(builder: PageBuilder): boolean {
  const { input } = builder;
  const { background, accent, pop } = input.palette;
  const pictures = input.pictures.slice(0, 6);
  const count = pictures.length;
  if (count < 2) return false;
  const captions = captionsFor(builder, count);
  const stage = stageFor(builder, {
    backgrounds: [background],
    share: 0.32,
    most: 0.3,
    align: builder.wide ? 'left' : 'center',
    label: true,
    offer: 'pill',
    without: captions ? ['details'] : [],
    largest: 13,
  });
  if (!stage || stage.box.height < builder.height * 0.36) return false;
  const { box, bleed } = stage;
  const boards =
    (count > 3 && box.height > box.width * 0.55) ||
    (count === 3 && box.height > box.width * 1.2) ||
    (count === 2 && box.height > box.width * 1.6)
      ? 2
      : 1;
  const wood = [accent, pop].find((color) => color !== background) ?? accent;
  const edge = isDark(wood) ? shade(wood, 0.08) : shade(wood, -0.09);
  const thick = captions ? builder.u(5.4) : builder.u(2.6);
  const level = box.height / boards;
  let index = 0;
  for (let at = 0; at < boards; at += 1) {
    const onIt = at === 0 ? Math.floor(count / boards) : count - index;
    const y = box.y + level * (at + 1) - thick;
    const clear = Math.min(level - thick - (at > 0 ? builder.u(2.6) : 0), (box.width / onIt) * 1.5);
    // The board bleeds off the page where there are no words next to it.
    const plank = { x: bleed.x, y, width: bleed.width, height: thick };
    builder.rectangle(`Shelf ${at + 1}`, plank, wood, {
      shadow: { color: '#00000040', x: 0, y: Math.round(builder.u(1)), blur: Math.round(builder.u(2.6)) },
    });
    if (!captions)
      builder.rectangle(`Shelf edge ${at + 1}`, { ...plank, y: y + thick * 0.62, height: thick * 0.38 }, edge);
    const cell = box.width / onIt;
    for (let place = 0; place < onIt; place += 1, index += 1) {
      const picture = pictures[index];
      if (!picture) continue;
      const x = box.x + cell * (builder.mirrored ? onIt - 1 - place : place);
      const room = { x: x + cell * 0.07, y: y - clear, width: cell * 0.86, height: clear };
      if (picture.mask) {
        // Small products are not scaled up to the height of large ones.
        const high = Math.min(clear, (room.width / cutoutRatio(picture)) * 1.02);
        putCutout(
          builder,
          picture,
          { ...room, y: y - high + builder.u(0.5), height: high },
          { valign: 'bottom', name: photoName(index) },
        );
      } else {
        const width = Math.min(room.width, clear * 0.82);
        putPrint(
          builder,
          picture,
          { x: room.x + (room.width - width) / 2, y: y - width * 1.18, width, height: width * 1.18 },
          index,
          { rim: 0.06, radius: 0 },
        );
      }
      const caption = captions?.[index];
      if (
        caption &&
        !putText(
          builder,
          'details',
          caption,
          { x: x + cell * 0.04, y: y + thick * 0.14, width: cell * 0.92, height: thick * 0.72 },
          {
            face: { ...input.type.body, weight: Math.max(600, input.type.body.weight) },
            color: onSurface(builder, wood),
            backgrounds: [wood],
            align: 'center',
            valign: 'middle',
            largest: 3,
            smallest: 2.1,
          },
        )
      )
        return false;
    }
  }
  stage.put();
  return true;
}

export const shelves: Composition = {
  id: 'shelves',
  pictures: [2, 6],
  cutout: 'welcome',
  kinds: ['shelf'],
  shapes: ['square', 'portrait', 'wide', 'banner'],
  suits: ({ pictures, cutouts, things }) => (things && pictures > 1 && cutouts > 0 ? 6.5 : 1.5),
  draw,
};
