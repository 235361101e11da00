/** Rules `stretched` and `low-resolution`: how the page scales the pixels of its pictures. */
import type { PictureLayer } from '../document/layers.ts';
import { isPicture } from '../document/is-picture.ts';
import { message } from '#messages/message.ts';
import type { LintedPage } from './finding.ts';
import type { Hint, HintPorts } from './hint.ts';
import { named } from './quoted.ts';

/** How much wider than high a pixel may be shown: below this the distortion is invisible. */
const STRETCH = 1.04;
/**
 * Source pixels per page pixel: slightly fewer than one are missed neither on phones nor in print (180 dpi of 300);
 * below this edges are soft.
 */
const SHARP = 0.6;

/** Page px for each source px across and down. */
export function pixelScale(
  layer: Pick<PictureLayer, 'crop' | 'width' | 'height'>,
  picture: { width: number; height: number },
): { x: number; y: number } {
  return {
    x: layer.width / (layer.crop.width * picture.width),
    y: layer.height / (layer.crop.height * picture.height),
  };
}

/** Below this, dots per inch, a picture looks soft in print. */
export const LEAST_PRINT_DPI = 150;

/** Pictures that are soft in print, and how many of their dots are an inch there. `pixelsPerInch`: of the page. */
export async function softInPrint(
  leaves: LintedPage['leaves'],
  pixelsPerInch: number,
  { pictureSize }: Pick<HintPorts, 'pictureSize'>,
): Promise<{ layer: PictureLayer; dpi: number }[]> {
  const found = await Promise.all(
    leaves.filter(isPicture).map(async (layer) => {
      const picture = await pictureSize(layer.asset);
      if (!picture) return [];
      const { x, y } = pixelScale(layer, picture);
      const dpi = Math.round(pixelsPerInch / Math.max(x, y));
      return dpi < LEAST_PRINT_DPI ? [{ layer, dpi }] : [];
    }),
  );
  return found.flat();
}

export async function pictureQuality({ leaves }: LintedPage, ports: Pick<HintPorts, 'pictureSize'>): Promise<Hint[]> {
  const found = await Promise.all(
    leaves.filter(isPicture).map(async (layer): Promise<Hint[]> => {
      const picture = await ports.pictureSize(layer.asset);
      if (!picture) return [];
      const { x, y } = pixelScale(layer, picture);
      const hints: Hint[] = [];
      if (Math.max(x / y, y / x) > STRETCH) {
        hints.push({
          rule: 'stretched',
          severity: 'hint',
          layers: [layer.id],
          words: message('hints.stretched', {
            layer: named(layer),
            percent: Math.round((Math.max(x / y, y / x) - 1) * 100),
          }),
        });
      }
      if (1 / Math.max(x, y) < SHARP) {
        const words = message('hints.lowResolution', {
          layer: named(layer),
          has: `${Math.round(layer.crop.width * picture.width)} × ${Math.round(layer.crop.height * picture.height)}`,
          shown: `${Math.round(layer.width)} × ${Math.round(layer.height)}`,
        });
        hints.push({ rule: 'low-resolution', severity: 'hint', layers: [layer.id], words });
      }
      return hints;
    }),
  );
  return found.flat();
}
