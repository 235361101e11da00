/** Reads QR codes back from pixels. Large, so loaded only where codes are looked at. */
import { decodeQR } from 'qr/decode.js';

export interface Pixels {
  width: number;
  height: number;
  /** RGBA, row by row. */
  data: Uint8Array | Uint8ClampedArray;
}

/** For optional retries of one picture, ms. */
const PATIENCE = 400;

/** What the code in the picture says; null: none can be read. */
export function decodeCode({ width, height, data }: Pixels): string | null {
  try {
    return decodeQR({ width, height, data }, { format: 'RGBA', timeLimit: PATIENCE });
  } catch {
    return null;
  }
}
