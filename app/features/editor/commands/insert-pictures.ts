/** Adds several pictures, side by side in rows of one height, around a point of the page. */
import { Images } from 'lucide-react';
import { createImageLayer } from '#design/document/create.ts';
import type { Point } from '#design/document/geometry.ts';
import { orderBetween, topOrder } from '#design/document/tree.ts';
import { pictureName } from '#design/layout/framed-pictures.ts';
import { defineCommand, roundPixel } from './command.ts';
import { topLevelAdded } from './duplicate.ts';
import { freePlace } from './free-place.ts';
import type { UploadedPicture } from './insert-picture.ts';

/** How much of the page they may take up together. */
const ROOM = 0.84;
/** Gap between two of them, as a share of the page's shorter side. */
const GAP = 0.02;

interface Placed {
  picture: UploadedPicture;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The pictures in rows about the origin, each row as wide as the widest, within a room. */
export function inRows(
  pictures: readonly UploadedPicture[],
  room: { width: number; height: number },
  gap: number,
): Placed[] {
  const perRow = Math.ceil(Math.sqrt(pictures.length));
  const rows: UploadedPicture[][] = [];
  for (let index = 0; index < pictures.length; index += perRow) rows.push(pictures.slice(index, index + perRow));
  // All at one height, then scaled up to the available room.
  const ratios = rows.map((row) => row.reduce((sum, { width, height }) => sum + width / height, 0));
  const gapsAcross = gap * (Math.min(perRow, pictures.length) - 1);
  const height = Math.min(
    (room.width - gapsAcross) / Math.max(...ratios),
    (room.height - gap * (rows.length - 1)) / rows.length,
  );
  const top = -(height * rows.length + gap * (rows.length - 1)) / 2;
  return rows.flatMap((row, index) => {
    const wide = (ratios[index] ?? 0) * height + gap * (row.length - 1);
    let x = -wide / 2;
    return row.map((picture) => {
      const placed = {
        picture,
        x,
        y: top + index * (height + gap),
        width: (picture.width / picture.height) * height,
        height,
      };
      x += placed.width + gap;
      return placed;
    });
  });
}

export const insertPicturesCommand = defineCommand<{ pictures: readonly UploadedPicture[]; at?: Point }>({
  id: 'insert-pictures',
  label: 'pictures.insertSeveral',
  icon: Images,
  isEnabled: () => true,
  run(context, { pictures, at }) {
    const { document, page, newId } = context;
    if (pictures.length === 0) return [];
    const placed = inRows(
      pictures,
      { width: document.width * ROOM, height: document.height * ROOM },
      Math.min(document.width, document.height) * GAP,
    );
    const right = Math.max(...placed.map(({ x, width }) => x + width));
    const bottom = Math.max(...placed.map(({ y, height }) => y + height));
    const within = (wanted: number, half: number, length: number) =>
      Math.min(Math.max(wanted, half), Math.max(half, length - half));
    const middle = at ?? freePlace(context, { width: 2 * right, height: 2 * bottom });
    const center = { x: within(middle.x, right, document.width), y: within(middle.y, bottom, document.height) };
    let order = topOrder(document, page);
    return placed.map(({ picture, x, y, width, height }, index) => {
      if (index > 0) order = orderBetween(order, null);
      const name = pictureName(picture.name);
      const layer = createImageLayer({
        id: newId(),
        parent: page,
        order,
        asset: picture.id,
        name,
        alt: name,
        x: roundPixel(center.x + x),
        y: roundPixel(center.y + y),
        width: Math.max(1, roundPixel(width)),
        height: Math.max(1, roundPixel(height)),
      });
      return { type: 'layer.add', layer };
    });
  },
  selectAfter: (_context, operations) => topLevelAdded(operations),
});
