/** The baseline of cutouts: the network alone. */
import sharp from 'sharp';
import type { CutoutModel } from '#app/services/engines/cut-out/cutout-model.ts';
import { resample } from '#app/engines/pixels/plane.ts';
import type { Scene } from './scenes.ts';

/** The mask as the network's own package computes it, enlarged. */
export async function bareMask(
  { picture, width, height }: Pick<Scene, 'picture' | 'width' | 'height'>,
  model: CutoutModel,
): Promise<Uint8Array> {
  const squeezed = await sharp(picture)
    .resize(model.width, model.height, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const { data } = resample(await model.run(new Uint8Array(squeezed)), width, height);
  return Uint8Array.from(data, (value) => value * 255);
}
