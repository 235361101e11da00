/** Where a product touches the ground: the places it covers, for the dark line below it. */
import { blurPlane } from './foliage.ts';
import type { Product } from './product.ts';

/** Places on the ground that the product covers, as planes that blur outwards: for the dark line where it touches. */
export interface Contact {
  side: number;
  /** Metres that the plane covers in x and z. */
  span: number;
  tight: Float32Array;
  wide: Float32Array;
}

const CONTACT_SIDE = 256;

/**
 * @param slope tangent of the viewing angle onto the ground: a foot's front is as far ahead as the photograph
 *   shows it lower
 * @param pixel width of a pixel there, metres: at so flat an angle a visibly dark line must not be thinner
 */
export function contactOf(product: Product, slope: number, pixel: number): Contact {
  const { width, height, columns, rows, alpha, perspective, foot, base, standsFrom, standsTo } = product;
  const span = Math.max(width, perspective === 'top' ? height : 2 * base) * 1.5;
  const tight = new Float32Array(CONTACT_SIDE * CONTACT_SIDE);
  for (let y = 0; y < CONTACT_SIDE; y += 1) {
    const z = ((y + 0.5) / CONTACT_SIDE - 0.5) * span;
    for (let x = 0; x < CONTACT_SIDE; x += 1) {
      const share = (((x + 0.5) / CONTACT_SIDE - 0.5) * span) / width + 0.5;
      if (share < 0 || share >= 1) continue;
      const column = Math.floor(share * columns);
      if (perspective === 'top') {
        const row = Math.floor((z / height + 0.5) * rows);
        if (row >= 0 && row < rows) tight[y * CONTACT_SIDE + x] = alpha[row * columns + column] as number;
        continue;
      }
      if (share < standsFrom || share > standsTo) continue;
      const front = Math.max(base - (foot[column] as number) / Math.max(0.05, slope), -base * 0.6);
      const off = (share - (standsFrom + standsTo) / 2) / Math.max(1e-6, (standsTo - standsFrom) / 2);
      const back = -base * Math.sqrt(Math.max(0, 1 - off * off));
      if (z <= front && z >= Math.min(back, front - base * 0.3)) tight[y * CONTACT_SIDE + x] = 1;
    }
  }
  const wide = Float32Array.from(tight);
  const cell = span / CONTACT_SIDE;
  const longer = Math.max(width, height);
  const deep = perspective === 'side' ? pixel / Math.max(0.05, slope) : pixel;
  blurPlane(tight, CONTACT_SIDE, CONTACT_SIDE, Math.max(1, Math.round(Math.max(longer * 0.014, deep * 1.1) / cell)));
  blurPlane(wide, CONTACT_SIDE, CONTACT_SIDE, Math.max(2, Math.round(Math.max(longer * 0.06, deep * 2.4) / cell)));
  return { side: CONTACT_SIDE, span, tight, wide };
}

/** Value of a contact plane at a place relative to the product's position. */
export function contactAt({ side, span }: Contact, plane: Float32Array, x: number, z: number): number {
  const px = (x / span + 0.5) * side - 0.5;
  const py = (z / span + 0.5) * side - 0.5;
  const ix = Math.floor(px);
  const iy = Math.floor(py);
  if (ix < 0 || iy < 0 || ix >= side - 1 || iy >= side - 1) return 0;
  const fx = px - ix;
  const fy = py - iy;
  const at = iy * side + ix;
  return (
    ((plane[at] as number) * (1 - fx) + (plane[at + 1] as number) * fx) * (1 - fy) +
    ((plane[at + side] as number) * (1 - fx) + (plane[at + side + 1] as number) * fx) * fy
  );
}
