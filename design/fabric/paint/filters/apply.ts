/**
 * Picture filters, computed here on plain pixels rather than by an engine: the browser's and the server's results are
 * equal, and browsers without `filter` on canvases (Safari) show them too.
 */
import type { Filters } from '#design/document/layers.ts';
import { contextOf, type Surface, type Surfaces } from '../tools.ts';
import { blur } from './blur.ts';
import { colorMatrix, IDENTITY } from './color-matrix.ts';
import { recolorPixels } from './recolor.ts';
import { sharpenPixels } from './sharpen.ts';
import { duotoneTable, toneTable } from './tones.ts';
import { vignettePixels } from './vignette.ts';

/** Whether a picture with these filters looks as without any. */
export function isNeutral({ duotone, ...amounts }: Filters): boolean {
  return (duotone === null || duotone.amount === 0) && Object.values(amounts).every((amount) => amount === 0);
}

/** Radius of sharpening as a share of the picture's shorter side: the same look in a preview and in a large export. */
const SHARPEN_RADIUS = 0.0014;

/** A blur of less than this is invisible, px of the surface. */
const LEAST_BLUR = 0.3;

/** Applies the filters to all of the surface. `scale`: its pixels per page pixel, for the blur. */
export function applyFilters(surface: Surface, filters: Filters, scale: number, tools: Surfaces): void {
  const sigma = filters.blur * scale;
  const { width, height } = surface;
  const [recolor, finish] = [recolorStep(filters), finishStep(filters, width, height)];
  if (sigma <= LEAST_BLUR) {
    // In one go: reading pixels from a canvas and writing them back is half of the work.
    if (recolor || finish) withPixels(surface, (data) => [recolor, finish].forEach((step) => step?.(data)));
    return;
  }
  if (recolor) withPixels(surface, recolor);
  blur(surface, sigma, tools);
  if (finish) withPixels(surface, finish);
}

type Step = (data: Uint8ClampedArray) => void;

function withPixels(surface: Surface, change: Step): void {
  const context = contextOf(surface);
  const image = context.getImageData(0, 0, surface.width, surface.height);
  change(image.data);
  context.putImageData(image, 0, 0);
}

/** The filters that work on one pixel at a time; null if none is set. */
function recolorStep(filters: Filters): Step | null {
  const matrix = colorMatrix(filters);
  const changes = {
    matrix: matrix === IDENTITY ? null : matrix,
    tones: toneTable(filters),
    duotone: duotoneTable(filters.duotone),
  };
  return changes.matrix || changes.tones || changes.duotone ? (data) => recolorPixels(data, changes) : null;
}

/** What comes after a blur. */
function finishStep({ sharpen, vignette }: Filters, width: number, height: number): Step | null {
  if (sharpen === 0 && vignette === 0) return null;
  return (data) => {
    if (sharpen > 0)
      sharpenPixels(data, width, height, sharpen, Math.max(0.5, Math.min(width, height) * SHARPEN_RADIUS));
    if (vignette !== 0) vignettePixels(data, width, height, vignette);
  };
}
