/** Fits pictures into boxes: whole, or filling the box and cropped about the focal point. */
import type { Box } from '#design/document/geometry.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { coveredLayer } from '#design/document/picture-crop.ts';
import type { AssetInfo } from '../contract/ports/assets-port.ts';
import type { Size } from '../contract/page-space.ts';

type Crop = ImageLayer['crop'];

/** The largest size of the picture's ratio inside a box. */
export function containIn(picture: Size, box: Size): Size {
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  };
}

const share = (value: number) => Math.round(value * 1e6) / 1e6;

/**
 * The part of a picture with the ratio of the box, about its focal point or its center, in fractions of the picture.
 */
export function coverCrop(picture: Size & Pick<AssetInfo, 'focus'>, box: Size): Crop {
  const ratio = box.width / box.height / (picture.width / picture.height);
  // For very flat boxes: a document allows no crop below a thousandth.
  const width = Math.max(0.001, share(Math.min(1, ratio)));
  const height = Math.max(0.001, share(Math.min(1, 1 / ratio)));
  const from = (length: number, focus: number) => share(Math.min(1 - length, Math.max(0, focus - length / 2)));
  return { x: from(width, picture.focus?.x ?? 0.5), y: from(height, picture.focus?.y ?? 0.5), width, height };
}

/**
 * The picture in a new box, cropped again and never distorted: as much of it as the box can show, about the same
 * center.
 */
export function recropped(layer: ImageLayer, box: Box): ImageLayer {
  const picture = { width: layer.width / layer.crop.width, height: layer.height / layer.crop.height };
  const cover = coverCrop(picture, box);
  const centre = (start: number, length: number, wanted: number) =>
    Math.min(1 - wanted, Math.max(0, start + length / 2 - wanted / 2));
  return coveredLayer({
    ...layer,
    ...box,
    crop: {
      ...cover,
      x: centre(layer.crop.x, layer.crop.width, cover.width),
      y: centre(layer.crop.y, layer.crop.height, cover.height),
    },
  });
}
