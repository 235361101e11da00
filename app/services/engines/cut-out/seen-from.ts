/** From where a product was photographed, judged while its cutout is at hand. */
import { VIEW_SIDE, viewOf, type View } from '#app/engines/scenes/view.ts';
import type { RawCutout } from './cutout-job.ts';
import type { EnginePicture } from './picture.ts';

/**
 * @param alpha a byte per pixel of `full`
 * @param subject bounds of what is kept, in fractions of the picture
 */
export function seenFrom(
  { full }: Pick<EnginePicture, 'full'>,
  alpha: Uint8Array,
  subject: RawCutout['subject'],
): View {
  const [left, top] = [subject.x * full.width, subject.y * full.height];
  const [wide, tall] = [subject.width * full.width, subject.height * full.height];
  const scale = Math.min(1, VIEW_SIDE / Math.max(wide, tall));
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(tall * scale))];
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const fromX = Math.min(full.width - 1, Math.floor(left + ((x + 0.5) / width) * wide));
      const fromY = Math.min(full.height - 1, Math.floor(top + ((y + 0.5) / height) * tall));
      const from = fromY * full.width + fromX;
      const at = (y * width + x) * 4;
      data.set(full.data.subarray(from * 3, from * 3 + 3), at);
      data[at + 3] = alpha[from] as number;
    }
  return viewOf({ width, height, data });
}
