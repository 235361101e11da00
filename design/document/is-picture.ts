/** Which layers show a picture. */
import type { Layer, PictureLayer } from './layers.ts';

/** Whether a layer is an image that isn't an empty frame. */
export function isPicture(layer: Layer): layer is PictureLayer {
  return layer.type === 'image' && layer.asset !== null;
}
