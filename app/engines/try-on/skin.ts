/**
 * Which pixels of a photo are skin, judged by the person's own face and by their clothes: pale skin and grey cloth are
 * similar.
 */
import type { Body } from '#app/engines/warp/body.ts';
import type { Sheet } from '#app/engines/warp/mesh.ts';
import { between, plus, type Person, type Point } from '#app/engines/warp/person.ts';

/**
 * Distance of colors from the face's, in units of the usual spread of skin's chromaticity, at which it starts to fade
 * out.
 */
const LIKE = 2.6;
const FADE = 1.2;
/** The usual spread of r and g of skin, each as a share of r + g + b. */
const SPREAD: readonly [number, number] = [0.035, 0.022];

type Chroma = readonly [number, number];

export type SkinAt = (pixel: number) => number;

/** r and g as shares of all light; null: too dark to judge. */
export function chromaAt({ data }: Sheet, pixel: number): Chroma | null {
  const [r, g, b] = [data[pixel * 4], data[pixel * 4 + 1], data[pixel * 4 + 2]];
  if (r === undefined || g === undefined || b === undefined) return null;
  const sum = r + g + b;
  return sum < 40 ? null : [r / sum, g / sum];
}

export const apart = (one: Chroma, other: Chroma): number =>
  Math.hypot((one[0] - other[0]) / SPREAD[0], (one[1] - other[1]) / SPREAD[1]);

/** The median color of squares around some points; null: too little evidence. */
export function chromaAround(picture: Sheet, points: readonly Point[], reach: number): Chroma | null {
  const seen: Chroma[] = [];
  const half = Math.max(1, Math.round(reach));
  for (const { x, y } of points) {
    for (let dy = -half; dy <= half; dy += 1) {
      for (let dx = -half; dx <= half; dx += 1) {
        const [column, row] = [Math.round(x + dx), Math.round(y + dy)];
        if (column < 0 || row < 0 || column >= picture.width || row >= picture.height) continue;
        const chroma = chromaAt(picture, row * picture.width + column);
        if (chroma) seen.push(chroma);
      }
    }
  }
  if (seen.length < 12) return null;
  const median = (axis: 0 | 1) => seen.map((one) => one[axis]).sort((a, b) => a - b)[seen.length >> 1] as number;
  return [median(0), median(1)];
}

/** The color of the clothes on the chest. */
export function wornColor(picture: Sheet, { shoulders, hips, span }: Body): Chroma | null {
  return chromaAround(
    picture,
    [0.45, 0.55, 0.65].map((share) => between(shoulders, hips, share)),
    span * 0.08,
  );
}

/** 0..1 per pixel. Null: no face to compare with. */
export function skinOf(picture: Sheet, { face }: Person, body: Body | null): SkinAt | null {
  if (!face) return null;
  const cheeks = [0.25, 0.4, 0.6, 0.75]
    .map((share) => between(face.lobes[0], face.lobes[1], share))
    .map((point) => plus(point, { x: 0, y: -1 }, face.box.height * 0.06));
  const own = chromaAround(picture, cheeks, face.box.width * 0.06);
  if (!own) return null;
  const worn = body && wornColor(picture, body);
  // Clothes in skin's color, or a bare chest, are not conclusive.
  const other = worn && apart(worn, own) > 0.6 ? worn : null;
  return (pixel) => {
    const chroma = chromaAt(picture, pixel);
    if (!chroma) return 0;
    const off = apart(chroma, own);
    const like = Math.max(0, Math.min(1, (LIKE + FADE - off) / FADE));
    return other && apart(chroma, other) < off ? 0 : like;
  };
}
