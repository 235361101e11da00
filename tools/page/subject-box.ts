/** The place of a picture's subject on the page. */
import type { Box } from '#design/document/geometry.ts';
import type { PictureLayer } from '#design/document/layers.ts';
import type { Cutout } from '../contract/ports/imaging-port.ts';

/** The box of the cutout's subject before rotation, page px, with the layer's crop and mirroring applied. */
export function subjectBox(
  { crop, x, y, width, height, flipX, flipY }: PictureLayer,
  { subject }: Pick<Cutout, 'subject'>,
): Box {
  const share = (at: number, from: number, length: number) => Math.min(1, Math.max(0, (at - from) / length));
  const [left, right] = [share(subject.x, crop.x, crop.width), share(subject.x + subject.width, crop.x, crop.width)];
  const [top, bottom] = [share(subject.y, crop.y, crop.height), share(subject.y + subject.height, crop.y, crop.height)];
  return {
    x: x + (flipX ? 1 - right : left) * width,
    y: y + (flipY ? 1 - bottom : top) * height,
    width: (right - left) * width,
    height: (bottom - top) * height,
  };
}
