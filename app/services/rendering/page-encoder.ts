/** How pixels reach a file: strip by strip from the top, so that one is encoded while the next is drawn. */

/** Some rows of a picture over its whole width. */
export interface Strip {
  /** RGBA, colors multiplied by alpha. */
  pixels: Buffer;
  /** Rows. */
  height: number;
}

export interface PageEncoder {
  /** Takes the next strip and begins to encode it; its pixels must not change any more. */
  add(strip: Strip): void;
  /** The file, after the last strip. */
  finish(): Promise<Uint8Array>;
}

/** Pixels of a strip: large enough to draw in one go, small enough that its memory is reused instead of reallocated. */
const STRIP_PIXELS = 1_200_000;
/** Rows per block of a JPEG. */
export const BLOCK = 16;

/** Rows of each strip except the last. */
export function stripHeight(width: number, height: number): number {
  return Math.min(height, Math.max(BLOCK, Math.round(STRIP_PIXELS / width / BLOCK) * BLOCK));
}

/** Whether it is fully opaque. */
export function isOpaque(pixels: Uint8Array | Uint8ClampedArray): boolean {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength >> 2);
  let all = ~0;
  for (let index = 0; index < words.length; index += 1) all &= words[index] ?? 0;
  return all >>> 24 === 255;
}
