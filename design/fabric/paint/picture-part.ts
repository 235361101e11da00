/**
 * The part of a picture that a layer shows, drawn over the layer's box, and where points of the picture end up there.
 */
import type { ImageLayer } from '#design/document/layers.ts';
import type { Context, Picture, Size } from './tools.ts';

type Shown = Pick<ImageLayer, 'crop' | 'straighten'>;

/** Draws the part over a box around the origin. Nothing extends beyond the box. */
export function drawPart(
  context: Context,
  { image, width, height }: Pick<Picture, 'image' | 'width' | 'height'>,
  { crop, straighten }: Shown,
  size: Size,
): void {
  const left = -size.width / 2;
  const top = -size.height / 2;
  if (straighten === 0) {
    context.drawImage(
      image,
      crop.x * width,
      crop.y * height,
      crop.width * width,
      crop.height * height,
      left,
      top,
      size.width,
      size.height,
    );
    return;
  }
  const whole = { width: size.width / crop.width, height: size.height / crop.height };
  context.save();
  context.beginPath();
  context.rect(left, top, size.width, size.height);
  context.clip();
  context.rotate((straighten * Math.PI) / 180);
  context.drawImage(
    image,
    -(crop.x + crop.width / 2) * whole.width,
    -(crop.y + crop.height / 2) * whole.height,
    whole.width,
    whole.height,
  );
  context.restore();
}

/** Where a point of the picture, in fractions of it, is in a box around the origin. */
export function pointOnPart(
  [x, y]: readonly [number, number],
  { crop, straighten }: Shown,
  size: Size,
): [number, number] {
  const dx = ((x - crop.x - crop.width / 2) * size.width) / crop.width;
  const dy = ((y - crop.y - crop.height / 2) * size.height) / crop.height;
  if (straighten === 0) return [dx, dy];
  const radians = (straighten * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [dx * cos - dy * sin, dx * sin + dy * cos];
}
