/**
 * Hair that falls over the shoulders, recognised by its color next to the face and by its connection to the hair there:
 * it is in front of a garment.
 */
import type { Body } from '#app/engines/warp/body.ts';
import type { Sheet } from '#app/engines/warp/mesh.ts';
import { between, plus, type Person, type Point } from '#app/engines/warp/person.ts';
import { blurred } from './blurred.ts';
import type { SkinAt } from './skin.ts';

type Color = readonly [number, number, number];

/** Hair's darkest and lightest shades relative to its middle color; and the largest distance from it, 0..255. */
const LIGHT: readonly [number, number] = [0.45, 2.4];
const LIKE = 34;
/** Closer than this, clothes can't be distinguished from hair. */
const APART = 40;

export interface HairOptions {
  picture: Sheet;
  /** 0..255 a pixel. */
  person: Uint8Array;
  who: Person;
  body: Body;
  skin: SkinAt;
}

/** 0..1 per pixel. Null: there is no face, no hair next to it, or the clothes have its color. */
export function hairOf({ picture, person, who: { face }, body, skin }: HairOptions): Float32Array | null {
  if (!face) return null;
  const { width, height, data } = picture;
  const { box } = face;
  const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const at = ({ x, y }: Point) =>
    x < 0 || y < 0 || x > width - 1 || y > height - 1 ? null : Math.round(y) * width + Math.round(x);
  const colorAt = (pixel: number): Color => [
    data[pixel * 4] as number,
    data[pixel * 4 + 1] as number,
    data[pixel * 4 + 2] as number,
  ];
  const isHairless = (pixel: number) => (person[pixel] as number) < 200 || skin(pixel) > 0.3;
  // Around the upper half of the head and down beside the cheeks.
  const seeds = Array.from({ length: 96 }, (_, step) => {
    const angle = Math.PI * (0.92 + (1.16 * (step % 48)) / 47);
    const far = step < 48 ? 0.6 : 0.68;
    return at({
      x: Math.round(centre.x + Math.cos(angle) * box.width * far),
      y: Math.round(centre.y + Math.sin(angle) * box.height * far),
    });
  }).filter((pixel) => pixel !== null && !isHairless(pixel)) as number[];
  const own = medianOf(seeds.map(colorAt));
  if (seeds.length < 12 || !own) return null;
  const chest = [0.45, 0.5, 0.55, 0.6, 0.65].flatMap((share) =>
    [-0.1, 0, 0.1].map((across) =>
      at(plus(between(body.shoulders, body.hips, share), body.across, body.span * across)),
    ),
  );
  const worn = medianOf(chest.filter((pixel) => pixel !== null).map(colorAt));
  if (worn && Math.hypot(...worn.map((value, c) => value - (own[c] as number))) < APART) return null;
  const isLike = (pixel: number) => {
    const color = colorAt(pixel);
    const off = offFrom(color, own);
    return off < LIKE && (!worn || off < offFrom(color, worn));
  };
  const [left, right] = [
    Math.max(0, Math.round(centre.x - body.span * 0.6)),
    Math.min(width - 1, Math.round(centre.x + body.span * 0.6)),
  ];
  const lowest = Math.min(height - 1, Math.round(body.shoulders.y + body.span));
  const found = new Float32Array(width * height);
  const open = seeds.filter(isLike);
  for (const pixel of open) found[pixel] = 1;
  while (open.length > 0) {
    const pixel = open.pop() as number;
    for (const next of [pixel - 1, pixel + 1, pixel - width, pixel + width]) {
      const [x, y] = [next % width, Math.floor(next / width)];
      if (
        y < 0 ||
        y > lowest ||
        x < left ||
        x > right ||
        found[next] !== 0 ||
        (person[next] as number) < 100 ||
        skin(next) > 0.75 ||
        !isLike(next)
      )
        continue;
      found[next] = 1;
      open.push(next);
    }
  }
  const soft = blurred(found, width, height, 1);
  return soft.map((share, pixel) => Math.max(0, Math.min(1, share * 1.4 - 0.2)) * ((person[pixel] as number) / 255));
}

function medianOf(colors: readonly Color[]): Color | null {
  if (colors.length === 0) return null;
  const middle = (c: 0 | 1 | 2) => colors.map((color) => color[c]).sort((a, b) => a - b)[colors.length >> 1] as number;
  return [middle(0), middle(1), middle(2)];
}

/** Distance of a color from another in any light that hair may have. */
function offFrom(color: Color, other: Color): number {
  const square = other.reduce((sum, value) => sum + value * value, 1);
  const light = Math.max(
    LIGHT[0],
    Math.min(LIGHT[1], color.reduce((sum, value, c) => sum + value * (other[c] as number), 0) / square),
  );
  return Math.hypot(...color.map((value, c) => value - (other[c] as number) * light));
}
