/**
 * A stroke of the mask brush as it is drawn: points in the picture's own pixels, and a new piece where the pen's
 * pressure changes the width.
 */
import { rotatePoint, type Point } from '#design/document/geometry.ts';
import type { PictureLayer } from '#design/document/layers.ts';
import { LIMITS } from '#design/document/limits.ts';
import { partOf } from '#design/document/picture-crop.ts';
import type { NewStroke } from '../../commands/mask.ts';

/** Widths that a pen's pressure selects, as shares of the brush. */
const WIDTHS = [0.35, 0.5, 0.65, 0.82, 1] as const;
/** The largest brush that a document allows, px of the picture. */
const LARGEST = 2_000;

export interface StrokeBrush {
  mode: NewStroke['mode'];
  hardness: number;
  /** px of the picture. */
  size: number;
}

export class BrushStroke {
  readonly pieces: NewStroke[] = [];
  readonly #brush: StrokeBrush;
  /** Points closer than this to the previous one add nothing, px of the picture. */
  readonly #apart: number;
  #width = 1;

  constructor(brush: StrokeBrush) {
    this.#brush = brush;
    this.#apart = Math.max(0.5, brush.size * 0.05);
  }

  /**
   * Adds a point, px of the picture. `pressure` is 0 to 1 for a pen, null for anything else. False: it was too close to
   * count.
   */
  add([x, y]: readonly [number, number], pressure: number | null): boolean {
    const point: [number, number] = [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
    const piece = this.pieces.at(-1);
    const before = piece?.points.at(-1);
    if (before && Math.hypot(point[0] - before[0], point[1] - before[1]) < this.#apart) return false;
    const width = pressure === null ? 1 : widthAt(pressure, this.#width);
    if (piece && before && width === this.#width && piece.points.length < LIMITS.maskStrokePoints) {
      piece.points.push(point);
      return true;
    }
    this.#width = width;
    const size = Math.min(LARGEST, Math.max(1, Math.round(this.#brush.size * width * 10) / 10));
    this.pieces.push({
      mode: this.#brush.mode,
      hardness: this.#brush.hardness,
      size,
      points: before ? [before, point] : [point],
    });
    return true;
  }
}

/** Whether a stroke can have hit a picture of this size: one outside it would be a step that changes nothing. */
export function meetsPicture(
  pieces: readonly NewStroke[],
  { naturalWidth, naturalHeight }: { naturalWidth: number; naturalHeight: number },
): boolean {
  const reach = (axis: 0 | 1, side: number): boolean => {
    const low = pieces.flatMap(({ points, size }) => points.map((point) => point[axis] - size / 2));
    const high = pieces.flatMap(({ points, size }) => points.map((point) => point[axis] + size / 2));
    return Math.min(...low) < side && Math.max(...high) > 0;
  };
  return reach(0, naturalWidth) && reach(1, naturalHeight);
}

/**
 * The width for a pressure: the current one unless another fits clearly better, so that a shaky pen makes no pieces.
 */
function widthAt(pressure: number, now: number): number {
  const wanted = 0.3 + 0.7 * Math.min(1, Math.max(0, pressure));
  if (Math.abs(wanted - now) < 0.12) return now;
  return WIDTHS.reduce((best, width) => (Math.abs(width - wanted) < Math.abs(best - wanted) ? width : best), 1);
}

/** A local point of the layer (from its center, before rotation and flips) in pixels of its picture. */
export function pointOnPicture(
  { x, y }: Point,
  layer: PictureLayer,
  natural: { naturalWidth: number; naturalHeight: number },
): [number, number] {
  const { whole, center, straighten } = partOf(layer);
  const upright = rotatePoint({ x, y }, { x: 0, y: 0 }, -straighten);
  return [
    ((upright.x + center.x) / whole.width) * natural.naturalWidth,
    ((upright.y + center.y) / whole.height) * natural.naturalHeight,
  ];
}

/** Pixels of the picture per page px. */
export function picturePixels(
  layer: PictureLayer,
  { naturalWidth, naturalHeight }: { naturalWidth: number; naturalHeight: number },
): number {
  const { whole } = partOf(layer);
  return (naturalWidth / whole.width + naturalHeight / whole.height) / 2;
}
