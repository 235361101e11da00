/** Labels sewn into a collar, which a photo laid flat shows and nobody wearing the piece does. */
import type { TopPoints } from '#app/engines/warp/garment-points.ts';
import type { Sheet } from '#app/engines/warp/mesh.ts';
import { distance } from '#app/engines/warp/person.ts';

/** Where labels are, from the lowest point of the collar's back; shares of the collar's width. */
const HALF = 0.2;
const ABOVE = 0.08;
const DEEP = 0.5;
/** The cloth beside it ends here. */
const BESIDE = 0.34;
/** Distance of a label's color from the cloth's, 0..441; how far the cloth itself may differ; the label's most area. */
const OFF = 48;
const PLAIN = 26;
const MOST = 0.4;

type Color = [number, number, number];
const apart = (one: Color, other: Color) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** Paints a label in the cloth's color where the cloth around it is plain. Changes `garment`. */
export function hideLabel(garment: Sheet, { a, b, neck }: TopPoints): void {
  const { width, height, data } = garment;
  const wide = distance(a.collar, b.collar);
  const middle = (a.collar.x + b.collar.x) / 2;
  const at = (x: number, y: number) => (y * width + x) * 4;
  const colorAt = (x: number, y: number): Color | null => {
    const place = at(x, y);
    return data[place + 3] === 255
      ? [data[place] as number, data[place + 1] as number, data[place + 2] as number]
      : null;
  };
  const [top, bottom] = [
    Math.max(0, Math.round(neck.y - wide * ABOVE)),
    Math.min(height - 1, Math.round(neck.y + wide * DEEP)),
  ];
  const span = (half: number): [number, number] => [
    Math.max(0, Math.round(middle - wide * half)),
    Math.min(width - 1, Math.round(middle + wide * half)),
  ];
  const [[left, right], [from, to]] = [span(HALF), span(BESIDE)];
  const found: { x: number; y: number; color: Color }[] = [];
  let [count, off] = [0, 0];
  for (let y = top; y <= bottom; y += 1) {
    const sides = [meanOf(colorAt, from, left, y), meanOf(colorAt, right, to, y)];
    const [one, other] = [sides[0] ?? sides[1], sides[1] ?? sides[0]];
    if (!one || !other) continue;
    off += apart(one, other);
    count += 1;
    for (let x = left; x <= right; x += 1) {
      const own = colorAt(x, y);
      const share = (x - left) / Math.max(1, right - left);
      const cloth = one.map((value, c) => value * (1 - share) + (other[c] as number) * share) as Color;
      if (own && apart(own, cloth) > OFF) found.push({ x, y, color: cloth });
    }
  }
  const area = (right - left + 1) * (bottom - top + 1);
  // A seam or a stripe goes on beyond the middle: a label does not.
  const goesOn = found.some(({ x, y }) => y > top && (x === left || x === right));
  if (count === 0 || off / count > PLAIN || goesOn || found.length === 0 || found.length > area * MOST) return;
  const rim = Math.max(1, Math.round(wide * 0.012));
  for (const { x, y, color } of found)
    for (let dy = -rim; dy <= rim; dy += 1)
      for (let dx = -rim; dx <= rim; dx += 1) {
        const [px, py] = [x + dx, y + dy];
        if (px < 0 || py < 0 || px >= width || py >= height || data[at(px, py) + 3] !== 255) continue;
        for (const [c, value] of color.entries()) data[at(px, py) + c] = Math.round(value);
      }
}

/** Of a row's solid pixels; null: none. */
function meanOf(colorAt: (x: number, y: number) => Color | null, from: number, to: number, y: number): Color | null {
  const colors = Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => colorAt(from + step, y)).filter(
    (color) => color !== null,
  );
  return colors.length === 0
    ? null
    : ([0, 1, 2].map((c) => colors.reduce((sum, color) => sum + (color[c] as number), 0) / colors.length) as Color);
}
