/** Cropping arithmetic: what dragging one side of a picture shows and hides. */
import type { ImageLayer } from '#design/document/layers.ts';

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** A visible part smaller than this can't be grabbed, px. */
const SMALLEST = 8;

/**
 * The crop and length after one side is dragged so that the box would be `length` long. The picture keeps its scale;
 * the side stops at the picture's edge. `side` is as the user sees it: a flipped picture is cropped at its opposite
 * side.
 */
export function croppedAt(
  layer: Pick<ImageLayer, 'crop' | 'width' | 'height' | 'flipX' | 'flipY'>,
  side: Side,
  length: number,
): { crop: ImageLayer['crop']; length: number } {
  const { crop } = layer;
  const horizontal = side === 'left' || side === 'right';
  const flipped = horizontal ? layer.flipX : layer.flipY;
  const atEnd = (side === 'right' || side === 'bottom') !== flipped;
  const box = horizontal ? layer.width : layer.height;
  const start = horizontal ? crop.x : crop.y;
  const part = horizontal ? crop.width : crop.height;
  const room = atEnd ? 1 - start : start + part;
  const wanted = Math.max((Math.min(SMALLEST, box) / box) * part, Math.max(0.001, (length / box) * part));
  const next = Math.min(room, wanted);
  const first = atEnd ? start : start + part - next;
  const found = horizontal ? { ...crop, x: first, width: next } : { ...crop, y: first, height: next };
  return { crop: exact(found), length: (next / part) * box };
}

/** Sums of fractions may slightly exceed 1, which the document rejects. */
function exact(crop: ImageLayer['crop']): ImageLayer['crop'] {
  const unit = (value: number) => Math.min(1, Math.max(0, Math.round(value * 1e6) / 1e6));
  const x = unit(crop.x);
  const y = unit(crop.y);
  return {
    x,
    y,
    width: Math.max(0.001, Math.min(unit(crop.width), unit(1 - x))),
    height: Math.max(0.001, Math.min(unit(crop.height), unit(1 - y))),
  };
}
