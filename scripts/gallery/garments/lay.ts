/** Lays a drawn piece on a plain background as in a photo from above: cloth with weave and folds, and a soft shadow. */
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

/** Width and height of a photo, px. */
export const SIZE = 900;
export type Draw = (c: SKRSContext2D) => void;
/** Red, green, blue, 0..255. */
export type Shade = [number, number, number];

export interface Laid {
  width: number;
  height: number;
  /** RGBA, not premultiplied: the piece alone. */
  piece: Uint8ClampedArray;
  /** RGBA: on its background. */
  photo: Uint8ClampedArray;
}

/** A smooth random field, −1..1. */
function noise(x: number, y: number, seed: number): number {
  const at = (ix: number, iy: number) => {
    const h = Math.sin(ix * 127.1 + iy * 311.7 + seed * 74.7) * 43758.5453;
    return (h - Math.floor(h)) * 2 - 1;
  };
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - ix, y - iy].map((f) => f * f * f * (f * (f * 6 - 15) + 10)) as [number, number];
  return (
    (at(ix, iy) * (1 - fx) + at(ix + 1, iy) * fx) * (1 - fy) +
    (at(ix, iy + 1) * (1 - fx) + at(ix + 1, iy + 1) * fx) * fy
  );
}

/** A crease: steepest along a random line, and only in some places. */
function crease(x: number, y: number, seed: number): number {
  const ridge = 1 - Math.abs(noise(x, y, seed));
  const here = Math.max(0, noise(x * 0.45, y * 0.45, seed + 41));
  return ridge ** 3 * here;
}

/** Height of cloth that was smoothed down by hand, px: shallow hollows, and a few creases that hang from the shoulders. */
function cloth(x: number, y: number, seed: number): number {
  const bend = noise(x / 210, y / 260, seed) * 50;
  return (
    noise((x + bend) / 150, y / 300, seed + 3) * 6 +
    crease((x + bend) / 120, y / 420, seed + 7) * 3 +
    crease((x - y * 0.5 + bend) / 150, (y + x * 0.3) / 260, seed + 11) * 3.5 +
    crease((x + y * 0.6) / 140, (y - x * 0.3) / 240, seed + 17) * 3
  );
}

/** Lays a drawing on a background: cloth is lit from the upper left; hard things only cast their shadow. */
export function lay(
  draw: Draw,
  { folds, seed, background = [236, 232, 226] }: { folds: number; seed: number; background?: Shade | undefined },
): Laid {
  const canvas = createCanvas(SIZE, SIZE);
  const c = canvas.getContext('2d');
  draw(c);
  const image = c.getImageData(0, 0, SIZE, SIZE);
  const piece = image.data;
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      const at = (y * SIZE + x) * 4;
      if (piece[at + 3] === 0 || folds === 0) continue;
      const [dx, dy] = [cloth(x + 2, y, seed) - cloth(x - 2, y, seed), cloth(x, y + 2, seed) - cloth(x, y - 2, seed)];
      // Jersey: rows of stitches visible only up close, and yarn that is not dyed evenly.
      const yarn = noise(x / 1.4, y / 2.3, seed + 31) * 0.022 + noise(x / 3, y / 7, seed + 37) * 0.012;
      const weave = (y & 1 ? 1 : -1) * 0.006 + yarn;
      const light = 1 + folds * Math.max(-0.2, Math.min(0.1, -(dx * 0.8 + dy * 0.5) * 0.16)) + weave;
      for (let k = 0; k < 3; k += 1) piece[at + k] = (piece[at + k] as number) * light;
    }
  }
  c.putImageData(image, 0, 0);
  const floor = createCanvas(SIZE, SIZE);
  const f = floor.getContext('2d');
  const glow = f.createRadialGradient(SIZE * 0.4, SIZE * 0.3, 50, SIZE * 0.5, SIZE * 0.5, SIZE * 0.8);
  glow.addColorStop(0, `rgb(${background.map((v) => Math.min(255, v + 8)).join(',')})`);
  glow.addColorStop(1, `rgb(${background.map((v) => v - 14).join(',')})`);
  f.fillStyle = glow;
  f.fillRect(0, 0, SIZE, SIZE);
  f.shadowColor = 'rgba(40, 30, 20, 0.42)';
  f.shadowBlur = folds > 0 ? 22 : 14;
  f.shadowOffsetX = 4;
  f.shadowOffsetY = 9;
  f.drawImage(canvas, 0, 0);
  return { width: SIZE, height: SIZE, piece, photo: f.getImageData(0, 0, SIZE, SIZE).data };
}
