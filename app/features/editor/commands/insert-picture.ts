/** Adds an uploaded picture, as large as fits well on the page but never larger than its own pixels. */
import { ImagePlus } from 'lucide-react';
import { createImageLayer } from '#design/document/create.ts';
import type { Point } from '#design/document/geometry.ts';
import { LIMITS } from '#design/document/limits.ts';
import { topOrder } from '#design/document/tree.ts';
import { defineCommand, roundPixel } from './command.ts';
import { topLevelAdded } from './duplicate.ts';
import { freePlace } from './free-place.ts';

/** How much of the page a new picture may take by default. */
const ROOM = 0.7;

export interface UploadedPicture {
  id: string;
  width: number;
  height: number;
  name: string;
  /** What matters most in it, in fractions of the picture; its center if unknown. */
  focus?: { x: number; y: number } | null;
}

/** The size that a new picture gets on a page, px. */
function sizeOnPage(
  page: { width: number; height: number },
  picture: { width: number; height: number },
  share: number,
): { width: number; height: number } {
  const factor = Math.min(1, (page.width * share) / picture.width, (page.height * share) / picture.height);
  return {
    width: Math.max(1, Math.round(picture.width * factor)),
    height: Math.max(1, Math.round(picture.height * factor)),
  };
}

export const insertPictureCommand = defineCommand<{ picture: UploadedPicture; at?: Point; share?: number }>({
  id: 'insert-picture',
  label: 'editor.insertPicture',
  icon: ImagePlus,
  isEnabled: () => true,
  run(context, { picture, at, share = ROOM }) {
    const { document, page, newId } = context;
    const { width, height } = sizeOnPage(document, picture, share);
    const center = at ?? freePlace(context, { width, height });
    const name = picture.name.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, LIMITS.nameLength);
    return [
      {
        type: 'layer.add',
        layer: createImageLayer({
          id: newId(),
          parent: page,
          order: topOrder(document, page),
          asset: picture.id,
          name,
          alt: name,
          width,
          height,
          x: roundPixel(center.x - width / 2),
          y: roundPixel(center.y - height / 2),
        }),
      },
    ];
  },
  selectAfter: (_context, operations) => topLevelAdded(operations),
});
