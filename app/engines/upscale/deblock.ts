/**
 * Removes the steps between the 8 × 8 blocks of a JPEG before they are enlarged: a step across a block's edge that is
 * small relative to the picture's variation on both sides comes from the encoder. The idea of the loop filters of video
 * coding (List, Joch, Lainema, Bjøntegaard and Karczewicz, "Adaptive Deblocking Filter", 2003), for still pictures.
 */
import { lumaAt, type Pixels } from '../pixels/pixels.ts';

const BLOCK = 8;
/** Steps at block edges of this multiple of those elsewhere come from the encoder. */
const BLOCKY = 1.12;
/** Larger steps belong to the picture, of 255 per unit of blockiness. */
const MOST_STEP = 18;

/** Ratio of steps across block edges to those elsewhere; 1: equal. */
export function blockinessOf({ width, height, channels, data }: Pixels): number {
  let [edges, edgeCount, others, otherCount] = [0, 0, 0, 0];
  const rows = Math.max(1, Math.floor(height / 256));
  for (let y = 0; y < height; y += rows) {
    for (let x = 1; x < width; x += 1) {
      const at = (y * width + x) * channels;
      const step = Math.abs(lumaAt(data, at) - lumaAt(data, at - channels));
      // Strong edges belong to the picture, wherever they are.
      if (step > 24) continue;
      if (x % BLOCK === 0) {
        edges += step;
        edgeCount += 1;
      } else {
        others += step;
        otherCount += 1;
      }
    }
  }
  if (edgeCount === 0 || otherCount === 0 || others === 0) return 1;
  return edges / edgeCount / (others / otherCount);
}

/** Smooths a line of values across an edge between `inner` (index 2) and the next (index 3) of six. */
function smoothEdge(data: Uint8Array, at: number, step: number, limit: number): void {
  const p = (offset: number) => data[at + offset * step] as number;
  const jump = p(0) - p(-1);
  if (Math.abs(jump) > limit || jump === 0) return;
  // The picture's own variation on both sides.
  const own = Math.max(Math.abs(p(-1) - p(-2)), Math.abs(p(-2) - p(-3)), Math.abs(p(1) - p(0)), Math.abs(p(2) - p(1)));
  if (own > Math.abs(jump) * 0.7 + 1) return;
  const [a, b, c, d] = [p(-2), p(-1), p(0), p(1)];
  data[at - 2 * step] = Math.round(a + jump / 8);
  data[at - step] = Math.round(b + (3 * jump) / 8);
  data[at] = Math.round(c - (3 * jump) / 8);
  data[at + step] = Math.round(d - jump / 8);
}

/** The picture without block edges; unchanged when it has none. */
export function deblocked(picture: Pixels): Pixels {
  const blockiness = blockinessOf(picture);
  if (blockiness < BLOCKY) return picture;
  const { width, height, channels } = picture;
  const data = picture.data.slice();
  const limit = Math.min(MOST_STEP, 6 + 14 * (blockiness - 1));
  for (let channel = 0; channel < channels; channel += 1) {
    for (let y = 0; y < height; y += 1) {
      for (let x = BLOCK; x < width - 3; x += BLOCK)
        smoothEdge(data, (y * width + x) * channels + channel, channels, limit);
    }
    for (let y = BLOCK; y < height - 3; y += BLOCK) {
      for (let x = 0; x < width; x += 1)
        smoothEdge(data, (y * width + x) * channels + channel, width * channels, limit);
    }
  }
  return { ...picture, data };
}
