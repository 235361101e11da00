/** Pictures for the visual scenes, computed here: no photos of people, and the same on every machine. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';

export interface SceneAsset {
  id: string;
  bytes: Uint8Array;
}

type Pixel = readonly [number, number, number, number];

async function png(width: number, height: number, at: (x: number, y: number) => Pixel): Promise<SceneAsset> {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set(at(x / width, y / height).map(Math.round), (y * width + x) * 4);
  return asset(
    await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  );
}

export function asset(bytes: Uint8Array): SceneAsset {
  return { id: createHash('sha256').update(bytes).digest('hex'), bytes };
}

/** A landscape at dusk: soft sky, a sun, two ridges. Smooth areas, edges and texture in one picture. */
export function landscape(width = 600, height = 400): Promise<SceneAsset> {
  return png(width, height, (x, y) => {
    const ridge = 0.62 + 0.09 * Math.sin(x * 7) + 0.03 * Math.sin(x * 23 + 1);
    const near = 0.8 + 0.06 * Math.sin(x * 5 + 2) + 0.02 * Math.sin(x * 31);
    const sun = Math.hypot((x - 0.68) * (width / height), y - 0.42);
    const grain = ((Math.sin(x * 913 + y * 7919) * 43758.5453) % 1) * 6;
    if (y > near) return [38 + grain, 54 + grain, 58 + grain, 255];
    if (y > ridge) return [96 - 30 * (y - ridge) + grain, 92 + grain, 112 + grain, 255];
    const glow = Math.exp(-sun * 3.2);
    if (sun < 0.11) return [255, 236, 196, 255];
    return [70 + 150 * y + 120 * glow, 96 + 70 * y + 80 * glow, 150 - 10 * y + 10 * glow, 255];
  });
}

/** A round fruit with a soft edge on a transparent background. */
export function cutout(side = 300): Promise<SceneAsset> {
  return png(side, side, (x, y) => {
    const distance = Math.hypot(x - 0.5, y - 0.52);
    const alpha = Math.max(0, Math.min(1, (0.42 - distance) * 60));
    const light = Math.exp(-Math.hypot(x - 0.38, y - 0.36) * 5);
    return [222 + 33 * light, 92 + 120 * light, 46 + 110 * light, 255 * alpha];
  });
}

/** An alpha mask: a soft-edged arch. */
export function archMask(width = 600, height = 400): Promise<SceneAsset> {
  return png(width, height, (x, y) => {
    const inside = y > 0.5 ? 0.32 - Math.abs(x - 0.5) : 0.32 - Math.hypot(x - 0.5, (y - 0.5) * 0.8);
    return [0, 0, 0, 255 * Math.max(0, Math.min(1, inside * 40))];
  });
}

/** A small tile for backgrounds. */
export function tile(side = 48): Promise<SceneAsset> {
  return png(side, side, (x, y) => {
    const dot = Math.hypot(x - 0.5, y - 0.5) < 0.24;
    return dot ? [244, 80, 47, 255] : (x + y) % 1 < 0.06 ? [15, 107, 102, 255] : [250, 240, 226, 255];
  });
}
