/**
 * Shadows and reflections as bitmaps. A canvas's own shadow is recomputed on every repaint and at full size; here it is
 * drawn once, small if it is soft, and cached until the layer looks different. Moving a layer then costs one drawImage.
 */
import type { Reflection, Shadow } from '#design/document/values.ts';
import type { Content } from './content.ts';
import { boundedResolution, contextOf, type Size, type Surface, type Surfaces } from './tools.ts';

/** A bitmap with its place around the layer's center, px. */
export interface Backdrop {
  surface: Surface;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Softness in bitmap pixels at which enlarging the bitmap is indistinguishable from blurring at full size. */
const SOFT_ENOUGH = 6;

/** Standard deviation of a canvas shadow is half its blur. */
const SIGMA = 0.5;

/** How far a shadow extends beyond its caster, px, apart from its offset. */
export function shadowReach(shadow: Shadow): number {
  return shadow.blur * SIGMA * 3;
}

/** Bitmap pixels per px of the layer that suffice for a shadow, if the page has that `resolution`. */
export function shadowResolution({ blur }: Shadow, resolution: number): number {
  return blur > 0 ? Math.min(resolution, SOFT_ENOUGH / (blur * SIGMA)) : resolution;
}

/** Blur and color of a shadow around the content, without its offset. */
export function castShadow(
  content: Content,
  size: Size,
  shadow: Shadow,
  resolution: number,
  tools: Surfaces,
): Backdrop {
  const scale = boundedResolution(size, shadowResolution(shadow, resolution));
  const reach = content.bleed + shadowReach(shadow) + 2 / scale;
  const width = Math.ceil((size.width + 2 * reach) * scale);
  const height = Math.ceil((size.height + 2 * reach) * scale);

  const silhouette = tools.createSurface(width, height);
  const inside = contextOf(silhouette);
  inside.translate(width / 2, height / 2);
  inside.scale(scale, scale);
  content.paint(inside, scale);

  const surface = tools.createSurface(width, height);
  const context = contextOf(surface);
  context.shadowColor = shadow.color;
  context.shadowBlur = shadow.blur * scale;
  context.shadowOffsetX = width * 2;
  // The silhouette itself falls outside the surface; only its shadow lands here.
  context.drawImage(silhouette, -width * 2, 0);
  tools.release(silhouette);
  return { surface, x: -width / scale / 2, y: -height / scale / 2, width: width / scale, height: height / scale };
}

/** The mirror image below the layer, fading from its opacity to nothing. */
export function castReflection(
  content: Content,
  size: Size,
  reflection: Reflection,
  wanted: number,
  tools: Surfaces,
): Backdrop {
  const resolution = boundedResolution(size, wanted);
  const shown = size.height * reflection.size;
  const side = content.bleed;
  const width = Math.max(1, Math.ceil((size.width + 2 * side) * resolution));
  const height = Math.max(1, Math.ceil(shown * resolution));
  const surface = tools.createSurface(width, height);
  const context = contextOf(surface);
  context.translate(width / 2, 0);
  context.scale(resolution, -resolution);
  // The box's bottom edge is on the mirror.
  context.translate(0, -size.height / 2);
  content.paint(context, resolution);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'destination-in';
  const fade = context.createLinearGradient(0, 0, 0, height);
  fade.addColorStop(0, `rgba(0, 0, 0, ${reflection.opacity})`);
  fade.addColorStop(1, 'rgba(0, 0, 0, 0)');
  context.fillStyle = fade;
  context.fillRect(0, 0, width, height);
  return {
    surface,
    x: -width / resolution / 2,
    y: size.height / 2 + reflection.gap,
    width: width / resolution,
    height: height / resolution,
  };
}
