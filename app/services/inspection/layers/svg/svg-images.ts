/** Pictures within an SVG: decoded, fitted into their boxes, clipped. */
import type { NormalisedPicture } from '../../pictures/normalise.ts';
import { multiply } from '../matrix.ts';
import { placePicture } from '../place-picture.ts';
import { fitView } from './svg-values.ts';
import { pictureOfSvg } from './svg-part.ts';
import type { Scene } from './svg-scene.ts';
import { clipWithin } from '../plain-area.ts';
import { boxArea } from './svg-clip.ts';

export async function placeImages(
  scene: Scene,
  normalise: (bytes: Uint8Array) => Promise<NormalisedPicture>,
): Promise<void> {
  for (const { node, bytes, svg, fit, losses } of scene.images) {
    const picture = svg ? await pictureOfSvg(bytes) : await normalise(bytes).catch(() => null);
    if (!picture) {
      losses.add('pictureLeft');
      continue;
    }
    const box = {
      ...fit.view,
      width: fit.view.width || picture.width,
      height: fit.view.height || (fit.view.width ? (fit.view.width * picture.height) / picture.width : picture.height),
    };
    const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
    const matrix = multiply(fit.matrix, fitView(whole, box, fit.preserve));
    const slices = /slice/.test(fit.preserve ?? '');
    const clip = slices ? clipWithin(fit.clip, boxArea(box, fit.matrix)) : fit.clip;
    const placed = placePicture(multiply(matrix, [picture.width, 0, 0, picture.height, 0, 0]), clip);
    if (placed === 'unclipped') losses.add('clipIgnored');
    if (placed === null) continue;
    const at =
      placed === 'unclipped'
        ? placePicture(multiply(matrix, [picture.width, 0, 0, picture.height, 0, 0]), null)
        : placed;
    if (!at || at === 'unclipped') continue;
    Object.assign(node, at, { picture: scene.pictures.push(picture) - 1 });
  }
}
