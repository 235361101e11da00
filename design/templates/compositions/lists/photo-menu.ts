/**
 * Photo menu: a photo with a round bottom edge at the top (or on one side), the list on paper below it with a rule
 * between rows.
 */
import { solid, type PageBuilder } from '#design/templates/page-builder.ts';
import { bulging } from '#design/templates/outlines.ts';
import { frameOf, fitsBetter, putFramed } from '#design/templates/pictures.ts';
import { formOf, putRows } from '#design/templates/rows.ts';
import { inkOn, strongOn } from '#design/templates/words.ts';
import type { Composition } from '../composition.ts';
import { hairline, listRoom, listRows } from './list-page.ts';

function draw(builder: PageBuilder): boolean {
  const { input, safe, margin, width, height } = builder;
  const { palette } = input;
  const [picture] = input.pictures;
  const rows = listRows(builder);
  if (!picture || !rows) return false;
  const backgrounds = [palette.background];
  const ink = inkOn(builder, backgrounds);
  builder.background = solid(palette.background);
  const across = { width, height: height * (rows.length > 6 ? 0.26 : 0.36) };
  const column = builder.ratio >= 1.1 ? 0.42 : 0.46;
  const beside =
    builder.ratio >= 1.1 || (builder.ratio >= 0.65 && fitsBetter(picture, across, { width: width * column, height }));
  const share = beside ? column : across.height / height;
  const first = !builder.mirrored === (input.twist % 2 === 0);
  const photo = beside
    ? { x: first ? 0 : width * (1 - share), y: 0, width: width * share, height }
    : { x: 0, y: 0, width, height: height * share };
  const inner = beside
    ? {
        x: first ? photo.width + margin * 0.9 : margin,
        y: safe.y,
        width: width - photo.width - margin * 1.9,
        height: safe.height,
      }
    : {
        x: safe.x,
        y: Math.max(safe.y, photo.height + margin * 0.6),
        width: safe.width,
        height: safe.y + safe.height - Math.max(safe.y, photo.height + margin * 0.6),
      };
  const room = listRoom(builder, inner, backgrounds, { align: beside ? 'left' : 'center', share: 0.42, largest: 11 });
  if (!room) return false;
  putFramed(
    builder,
    picture,
    photo,
    input.energy === 'clean' || input.energy === 'loud'
      ? { type: 'rectangle', radius: 0 }
      : frameOf(bulging(photo.width, photo.height, 0.07, beside ? (first ? 'right' : 'left') : 'bottom')),
  );
  if (
    !putRows(builder, rows, room.box, {
      backgrounds,
      ink,
      valueInk: strongOn(builder, backgrounds),
      between: 'rules',
      lineColor: hairline(palette.background, ink),
      largest: 5,
      spread: 2.8,
    })
  )
    return false;
  room.put();
  return true;
}

export const photoMenu: Composition = {
  id: 'photo-menu',
  pictures: [1, 1],
  cutout: 'never',
  kinds: ['list', 'rows'],
  shapes: ['portrait', 'story', 'wide', 'paper', 'square'],
  suits: ({ content: { lines } }) =>
    ({ prices: 7.4, hours: 5.4, measures: 4.4, table: 4.4, steps: 0 })[formOf(lines) ?? 'steps'],
  draw,
};
