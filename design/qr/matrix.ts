/** The modules of a QR code (ISO/IEC 18004): computed from content and correction on demand, never stored. */
import { encodeQR, type ErrorCorrection } from 'qr';
import type { ShapeLayer } from '#design/document/layers.ts';

export type QrShape = Extract<ShapeLayer['shape'], { kind: 'qr' }>;

/** A square of modules, row by row; true is dark. */
export type QrMatrix = readonly (readonly boolean[])[];

const LEVELS: Readonly<Record<QrShape['correction'], ErrorCorrection>> = {
  L: 'low',
  M: 'medium',
  Q: 'quartile',
  H: 'high',
};

/** Number of cached codes: a sheet of labels, and every state while the user types. */
const REMEMBERED = 200;
const known = new Map<string, QrMatrix>();

/** The modules of a code without its quiet zone. */
export function qrMatrix({ content, correction }: Pick<QrShape, 'content' | 'correction'>): QrMatrix {
  const key = `${correction}${content}`;
  let matrix = known.get(key);
  if (!matrix) {
    // Bytes are always UTF-8, which today's scanners guess correctly. The encoder insists on a border of at least one
    // module, which is removed.
    matrix = encodeQR(content, 'raw', { ecc: LEVELS[correction], border: 1 })
      .slice(1, -1)
      .map((row) => row.slice(1, -1));
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, matrix);
  }
  return matrix;
}

/** Modules along one side, including the quiet zone. */
export function qrSide(shape: Pick<QrShape, 'content' | 'correction' | 'quiet'>): number {
  return qrMatrix(shape).length + 2 * shape.quiet;
}
