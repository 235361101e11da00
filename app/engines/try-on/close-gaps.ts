/**
 * Narrow gaps between parts of a garment through which the body would show: below the armpit and at the crotch, where
 * the flat piece has a notch and the worn one is closed. Each is filled with the cloth on both sides, a little darker,
 * as a fold.
 */
import type { Sheet } from '#app/engines/warp/mesh.ts';
import type { Point } from '#app/engines/warp/person.ts';

/** Shares of the shoulders' span: greatest width of gaps, and greatest distance from the notch's end. */
const WIDEST = 0.11;
const NEAR = 0.3;
const FOLD = 0.8;
/** This close to a notch, in spans, cloth hangs over the background too. */
const HANGS = 0.12;

/**
 * `at`: ends of the notches, px. `down`: how far below them gaps are closed, in spans. `person`: 0..255 per pixel; the background still shows through. Changes `garment`,
 * whose colors are multiplied by alpha.
 */
export function closeGaps(garment: Sheet, person: Uint8Array, at: readonly Point[], span: number, down = NEAR): void {
  const { width, height, data } = garment;
  const [most, near] = [Math.max(2, Math.round(span * WIDEST)), span * NEAR];
  for (const { x, y } of at) {
    const [left, right] = [Math.max(1, Math.floor(x - near)), Math.min(width - 2, Math.ceil(x + near))];
    for (let row = Math.max(0, Math.floor(y - near)); row < Math.min(height, y + down * span); row += 1) {
      const isCloth = (column: number) => (data[(row * width + column) * 4 + 3] as number) >= 250;
      let from = -1;
      for (let column = left; column <= right; column += 1) {
        if (!isCloth(column)) continue;
        const wide = column - from - 1;
        const isClosed = row < y + HANGS * span || isBody(person, row * width + from, row * width + column);
        if (from >= 0 && wide > 0 && wide <= most && isClosed) fill(data, row * width + from, row * width + column);
        from = column;
      }
    }
  }
}

function isBody(person: Uint8Array, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1) if ((person[at] as number) < 200) return false;
  return true;
}

function fill(data: Sheet['data'], from: number, to: number): void {
  for (let at = from + 1; at < to; at += 1) {
    const share = (at - from) / (to - from);
    // Darkest in the middle.
    const light = 1 - (1 - FOLD) * Math.min(1, (to - from) / 6) * (1 - Math.abs(2 * share - 1));
    for (let c = 0; c < 3; c += 1)
      data[at * 4 + c] = Math.round(
        ((data[from * 4 + c] as number) * (1 - share) + (data[to * 4 + c] as number) * share) * light,
      );
    data[at * 4 + 3] = 255;
  }
}
