/**
 * What a cut leaves at a piece's edge: specks of the photo's background, and a rim in which the background shines
 * through.
 */
import type { Sheet } from '#app/engines/warp/mesh.ts';
import { blurred } from './blurred.ts';

/** Width of the rim, as a share of the photo's longer side, and in px. */
const RIM = 1 / 450;
const WIDEST = 3;
/** Share of the window that must be solid for a pixel to be inside. */
const SOLID = 0.985;

/** Loose parts smaller than this share of the largest are no part of a garment. */
const SPECK = 0.04;

/** Removes specks. Changes `piece`. */
export function dropSpecks({ width, height, data }: Sheet): void {
  const parts: number[][] = [];
  const seen = new Uint8Array(width * height);
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] || data[start * 4 + 3] === 0) continue;
    const part = [start];
    seen[start] = 1;
    for (let next = 0; next < part.length; next += 1) {
      const at = part[next] as number;
      const x = at % width;
      for (const other of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (other < 0 || other >= seen.length || seen[other] || data[other * 4 + 3] === 0) continue;
        seen[other] = 1;
        part.push(other);
      }
    }
    parts.push(part);
  }
  const largest = Math.max(0, ...parts.map((part) => part.length));
  for (const part of parts) if (part.length < largest * SPECK) for (const at of part) data.fill(0, at * 4, at * 4 + 4);
}

/** Gives the rim the color of the cloth next to it; thinner parts stay. Changes `piece`; colors multiplied by alpha. */
export function cleanEdge(piece: Sheet): void {
  const { width, height, data } = piece;
  const rim = Math.max(1, Math.min(WIDEST, Math.round(Math.max(width, height) * RIM)));
  const cover = Float32Array.from({ length: width * height }, (_, at) => (data[at * 4 + 3] as number) / 255);
  const soft = blurred(cover, width, height, rim);
  const inside = soft.map((share) => (share > SOLID ? 1 : 0));
  const near = blurred(inside, width, height, rim + 1);
  const colors = [0, 1, 2].map((c) =>
    blurred(
      inside.map((share, at) => share * (data[at * 4 + c] as number)),
      width,
      height,
      rim + 1,
    ),
  );
  for (let at = 0; at < cover.length; at += 1) {
    const weight = near[at] as number;
    if (cover[at] === 0 || inside[at] === 1 || weight < 0.01) continue;
    for (const [c, color] of colors.entries())
      data[at * 4 + c] = Math.min(255, Math.round(((color[at] as number) / weight) * (cover[at] as number)));
  }
}
