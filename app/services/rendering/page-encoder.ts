/** How pixels reach a file: strip by strip from the top, so that one is encoded while the next is drawn. */

/** Some rows of a picture over its whole width: as many as `stripHeight` says, or the rest. */
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

/** Pixels of a strip: large enough to keep a thread busy, small enough that a square of 1080 px occupies several. */
const STRIP_PIXELS = 300_000;
/** Strips that are drawn in one go: each drawing costs time of its own. */
const STRIPS_DRAWN = 4;
/** Rows per block of a JPEG. */
const BLOCK = 16;

/** Rows of each strip of a picture except its last: whole blocks. */
export function stripHeight(width: number): number {
  return Math.max(BLOCK, Math.round(STRIP_PIXELS / width / BLOCK) * BLOCK);
}

/** Rows that are drawn in one go, of a picture with that many: whole strips, or all of it. `most`: rows at the most. */
export function drawnHeight(width: number, height: number, most = STRIPS_DRAWN * stripHeight(width)): number {
  const strip = stripHeight(width);
  return Math.min(height, Math.max(strip, Math.floor(most / strip) * strip));
}

/** Whether it is fully opaque. */
export function isOpaque(pixels: Uint8Array | Uint8ClampedArray): boolean {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength >> 2);
  let all = ~0;
  for (let index = 0; index < words.length; index += 1) all &= words[index] ?? 0;
  return all >>> 24 === 255;
}
