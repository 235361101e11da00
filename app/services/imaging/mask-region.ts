/** The region that a mask covers, as brush strokes: what is to be completed behind a subject. */
import sharp from 'sharp';
import type { PictureRegion } from '#tools/contract/ports/imaging-port.ts';

/** Rows of strokes across the longer side: fine enough for a handle, few enough for every engine. */
const ROWS = 64;
/** Alpha from which a cell belongs to the subject, of 255: its soft edge does too. */
const TOUCHED = 8;
/** How wide a stroke is, in rows: it covers its neighbours, and the shadow that hugs the subject. */
const BRUSH = 3;
/** The lower part of a subject, as a share of its height, has its shadow on the ground beside it, this many rows wide. */
const LOW = 0.35;
const SHADOW = 4;

/**
 * `mask`: PNG or WebP whose alpha is the subject's. Strokes for a picture of `width` × `height` px. Rejects for what is
 * no picture.
 */
export async function regionOfMask(mask: Uint8Array, width: number, height: number): Promise<PictureRegion> {
  const cell = Math.max(width, height) / ROWS;
  const [columns, rows] = [Math.max(1, Math.round(width / cell)), Math.max(1, Math.round(height / cell))];
  const { data } = await sharp(mask)
    .ensureAlpha()
    .extractChannel(3)
    .resize(columns, rows, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const strokes: { size: number; points: [number, number][] }[] = [];
  const place = (column: number, row: number): [number, number] => [
    Math.round(((column + 0.5) * width) / columns),
    Math.round(((row + 0.5) * height) / rows),
  ];
  const touched = [...data.keys()].filter((at) => (data[at] ?? 0) >= TOUCHED).map((at) => Math.floor(at / columns));
  const [first = 0, last = 0] = [touched[0], touched.at(-1)];
  for (let row = first; row <= last; row += 1) {
    const beside = row > last - LOW * (last - first) ? SHADOW : 0;
    let begun: number | null = null;
    for (let column = 0; column <= columns; column += 1) {
      const covered = column < columns && (data[row * columns + column] ?? 0) >= TOUCHED;
      if (covered) begun ??= column;
      else if (begun !== null) {
        const points = [place(Math.max(0, begun - beside), row), place(Math.min(columns, column + beside) - 1, row)];
        strokes.push({ size: Math.round(cell * BRUSH), points });
        begun = null;
      }
    }
  }
  return { outlines: [], strokes };
}
