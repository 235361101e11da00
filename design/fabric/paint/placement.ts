/** Where a leaf is on the page, as a transform. */
import type { LeafLayer } from '#design/document/layers.ts';
import type { Matrix, Size } from './tools.ts';

/**
 * Where a leaf is drawn: `matrix` puts its center, rotation and flips on the page, `size` is its box under that matrix.
 */
export interface Placement {
  matrix: Matrix;
  size: Size;
}

/** The placement of the layer itself. */
export function placementOf(layer: LeafLayer): Placement {
  const angle = (layer.rotation * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const flipX = layer.flipX ? -1 : 1;
  const flipY = layer.flipY ? -1 : 1;
  return {
    matrix: [
      cos * flipX,
      sin * flipX,
      -sin * flipY,
      cos * flipY,
      layer.x + layer.width / 2,
      layer.y + layer.height / 2,
    ],
    size: { width: layer.width, height: layer.height },
  };
}
