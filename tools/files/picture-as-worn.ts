/** Returns a person's photo as the page shows it after a try-on: with the garments, as one picture. */
import type { PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import { centerOf, moveLayer, rotatePoint } from '#design/document/geometry.ts';
import { childrenOf } from '#design/document/tree.ts';
import type { AssetInfo } from '../contract/ports/assets-port.ts';
import type { ToolContext } from '../contract/context.ts';
import { onlyPages, withoutBackground } from './export-files.ts';
import { standingOn } from '../contract/page-space.ts';
import { isPutOn } from './try-on-placing.ts';

/** px of the shorter side; films and their zooms need no more. */
const LARGEST_SIDE = 2160;
const QUALITY = 94;

/** The dressed photo of that asset on the current page; null: there is none. */
function dressedPhoto(
  asset: string,
  { document, page }: ToolContext,
): { photo: PictureLayer; worn: PictureLayer[] } | null {
  const standing = standingOn(document, page)
    .map(({ layer }) => layer)
    .filter(isPicture);
  for (const photo of standing.filter((layer) => layer.asset === asset && !isPutOn(layer))) {
    const worn = standing.filter((layer) => layer.parent === photo.parent && layer.id !== photo.id && isPutOn(layer));
    if (worn.length > 0) return { photo, worn };
  }
  return null;
}

/**
 * The picture itself, or, if the page shows that person dressed, its visible part, upright and with the garments: one
 * of the user's assets, with as many px as the photo has there.
 */
export async function pictureAsWorn(picture: AssetInfo, context: ToolContext): Promise<AssetInfo> {
  const dressed = dressedPhoto(picture.id, context);
  if (!dressed) return picture;
  const { document, page, rendering, assets, signal } = context;
  const { photo, worn } = dressed;
  const upright = (layer: PictureLayer): PictureLayer => {
    const from = centerOf(layer);
    const to = rotatePoint(from, centerOf(photo), -photo.rotation);
    return {
      ...moveLayer(layer, to.x - from.x - photo.x, to.y - from.y - photo.y),
      parent: page,
      rotation: layer.rotation - photo.rotation,
    };
  };
  const order = childrenOf(document, photo.parent).map(({ id }) => id);
  const layers = [photo, ...worn].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id)).map(upright);
  const alone = withoutBackground(
    onlyPages(
      {
        ...document,
        width: Math.round(photo.width),
        height: Math.round(photo.height),
        layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])),
      },
      [page],
    ),
  );
  const shorter = Math.min(picture.width * photo.crop.width, picture.height * photo.crop.height);
  const format = photo.mask === null ? 'jpg' : 'png';
  const { bytes, mime, width, height } = await rendering.render(
    {
      document: alone,
      page,
      format,
      shorterSide: Math.round(Math.min(shorter, LARGEST_SIDE)),
      quality: QUALITY,
      watermark: false,
    },
    signal,
  );
  return { ...(await assets.store(bytes, mime, picture.name)), width, height };
}
