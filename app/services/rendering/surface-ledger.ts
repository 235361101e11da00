/**
 * The bitmaps of one job: counted, so that a page can't take more than its share whatever it was estimated at, and
 * given back together when it ends.
 */
import type { Surface, Surfaces } from '#design/fabric/paint/tools.ts';
import { nodeSurfaces } from './fabric-node.ts';
import { RenderError } from './render-job.ts';

export interface SurfaceLedger extends Surfaces {
  /** Gives back what is still there. */
  close(): void;
}

/**
 * `limit`: pixels that are there at once; one more throws RenderError `tooHeavy`. `keeps`: nothing is given back before
 * the end.
 */
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
