/** Converts RGB to the colors of video encoding: luma at full size, color differences of each square of four pixels. */

/**
 * Writes 8-bit I420 by ITU-R BT.709 in the limited range (luma 16..235, differences 16..240, section 3 of the
 * recommendation): how players interpret a video of this size if it says so, and also if it says nothing.
 * @param rgba rows of `width` opaque pixels; both sides even
 * @param into width × height × 1.5 bytes
 */
export function writeYuv(rgba: Uint8Array | Uint8ClampedArray, width: number, height: number, into: Uint8Array): void {
  const reds = width * height;
  const blues = reds + reds / 4;
  let u = reds;
  let v = blues;
  for (let y = 0; y < height; y += 2) {
    let top = y * width * 4;
    let low = top + width * 4;
    let out = y * width;
    for (let x = 0; x < width; x += 2) {
      const r0 = rgba[top] as number,
        g0 = rgba[top + 1] as number,
        b0 = rgba[top + 2] as number;
      const r1 = rgba[top + 4] as number,
        g1 = rgba[top + 5] as number,
        b1 = rgba[top + 6] as number;
      const r2 = rgba[low] as number,
        g2 = rgba[low + 1] as number,
        b2 = rgba[low + 2] as number;
      const r3 = rgba[low + 4] as number,
        g3 = rgba[low + 5] as number,
        b3 = rgba[low + 6] as number;
      // Kr = 0.2126, Kg = 0.7152, Kb = 0.0722, times 219/255, with 16 fractional bits.
      into[out] = (11966 * r0 + 40254 * g0 + 4064 * b0 + 1081344) >> 16;
      into[out + 1] = (11966 * r1 + 40254 * g1 + 4064 * b1 + 1081344) >> 16;
      into[out + width] = (11966 * r2 + 40254 * g2 + 4064 * b2 + 1081344) >> 16;
      into[out + width + 1] = (11966 * r3 + 40254 * g3 + 4064 * b3 + 1081344) >> 16;
      const r = r0 + r1 + r2 + r3;
      const g = g0 + g1 + g2 + g3;
      const b = b0 + b1 + b2 + b3;
      // (B − Y) / 1.8556 and (R − Y) / 1.5748, times 224/255, of four pixels together.
      into[u] = (-6596 * r - 22189 * g + 28784 * b + 33685504) >> 18;
      into[v] = (28784 * r - 26145 * g - 2639 * b + 33685504) >> 18;
      u += 1;
      v += 1;
      top += 8;
      low += 8;
      out += 2;
    }
  }
}
