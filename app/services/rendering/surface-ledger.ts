/**
 * The bitmaps of one job: counted, so that a page can't exceed its share whatever its estimate, and freed together when
 * it ends.
 */
import type { Surface, Surfaces } from '#design/fabric/paint/tools.ts';
import { nodeSurfaces } from './fabric-node.ts';
import { RenderError } from './render-job.ts';

export interface SurfaceLedger extends Surfaces {
  /** Frees what is left. */
  close(): void;
}

/** `limit`: pixels at a time; exceeding it throws RenderError `tooHeavy`. `keeps`: nothing is freed before the end. */
export function createSurfaceLedger(limit: number, { keeps = false } = {}): SurfaceLedger {
  const open = new Set<Surface>();
  let pixels = 0;
  const release = (surface: Surface) => {
    if (!open.delete(surface)) return;
    pixels -= surface.width * surface.height;
    nodeSurfaces.release(surface);
  };
  return {
    createSurface(width, height) {
      if (pixels + width * height > limit) throw new RenderError('tooHeavy');
      const surface = nodeSurfaces.createSurface(width, height);
      pixels += width * height;
      open.add(surface);
      return surface;
    },
    release: keeps ? () => undefined : release,
    close: () => open.forEach(release),
  };
}
