/** Thumbnails of a picture in every look, by the same filters that paint it on the page. */
import type { Filters, PictureLayer } from '#design/document/layers.ts';
import { PaintMemory } from '#design/fabric/paint/content.ts';
import { preparedPicture, type LayerPictures } from '#design/fabric/paint/prepared-picture.ts';
import { RARE_PAINTERS } from '#design/fabric/paint/rare-painters.ts';
import { contextOf, surfacesFrom, type PaintTools, type Surface } from '#design/fabric/paint/tools.ts';
import { createPictureSource } from '../../painting/picture-source.client.ts';

/** What a thumbnail is made from: the parts of a layer that are visible in it. */
export type Pictured = Pick<PictureLayer, 'asset' | 'crop' | 'straighten' | 'mask' | 'width' | 'height'>;

export type ThumbnailSource = LayerPictures;

/**
 * Fetches a layer's picture, and its mask if it has one, no larger than thumbnails need. `side`: px of the thumbnail.
 */
export async function thumbnailSource(layer: Pictured, side: number): Promise<ThumbnailSource> {
  const source = createPictureSource();
  const wanted = (side / Math.min(layer.crop.width, layer.crop.height)) * 1.5;
  const one = (asset: string | null | undefined) => (asset ? source.picture(asset, wanted) : null);
  const [picture, mask, colours] = await Promise.all([
    source.picture(layer.asset, wanted),
    one(layer.mask?.asset),
    one(layer.mask?.colours),
  ]);
  return { picture, mask, colours };
}

const tools: PaintTools = {
  ...surfacesFrom(() => document.createElement('canvas')),
  pictureState: () => ({ status: 'loading' }),
  picture: () => null,
  emptyFrames: false,
  fontsVersion: 0,
  rare: RARE_PAINTERS,
};

/** Draws the center of a layer's picture with filters over a whole square canvas. */
export function drawThumbnail(canvas: Surface, layer: PictureLayer, source: ThumbnailSource, filters: Filters): void {
  const { width, height } = layer;
  const side = canvas.width;
  const scale = side / Math.min(width, height);
  const prepared = preparedPicture({ ...layer, filters }, source, scale, tools, new PaintMemory());
  const context = contextOf(canvas);
  context.clearRect(0, 0, side, side);
  const [drawnWidth, drawnHeight] = [width * scale, height * scale];
  context.drawImage(prepared, (side - drawnWidth) / 2, (side - drawnHeight) / 2, drawnWidth, drawnHeight);
}
