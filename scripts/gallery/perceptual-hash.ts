/**
 * How alike two pictures look: 64 bits of a picture's low frequencies, and the number of bits in which two differ.
 * After the DCT method in C. Zauner, "Implementation and Benchmarking of Perceptual Image Hash Functions" (2010),
 * section 3.1: 32 × 32 grey values, discrete cosine transform, the 8 × 8 lowest frequencies except the mean, each above
 * or below their median.
 */
import sharp from 'sharp';

const SIDE = 32;
const KEPT = 8;

const COSINES = Array.from({ length: KEPT }, (_, frequency) =>
  Array.from({ length: SIDE }, (_, at) => Math.cos(((2 * at + 1) * (frequency + 1) * Math.PI) / (2 * SIDE))),
);

/** The hash of a picture file. Shape and size don't count: it is stretched into a square. */
export async function perceptualHash(file: Uint8Array): Promise<bigint> {
  const grey = await sharp(file)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const rows = Array.from({ length: SIDE }, (_, y) =>
    COSINES.map((cosines) => cosines.reduce((sum, cosine, x) => sum + cosine * (grey[y * SIDE + x] ?? 0), 0)),
  );
  const values = COSINES.flatMap((cosines) =>
    Array.from({ length: KEPT }, (_, u) => cosines.reduce((sum, cosine, y) => sum + cosine * (rows[y]?.[u] ?? 0), 0)),
  );
  const median = values.toSorted((a, b) => a - b)[values.length / 2] ?? 0;
  return values.reduce((bits, value) => (bits << 1n) | (value > median ? 1n : 0n), 0n);
}

/** Bits in which two hashes differ, 0 … 64. */
export function hashDistance(a: bigint, b: bigint): number {
  let rest = a ^ b;
  let count = 0;
  for (; rest > 0n; rest &= rest - 1n) count += 1;
  return count;
}
