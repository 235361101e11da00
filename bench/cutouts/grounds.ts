/** Backgrounds of the opaque products: soft ones, as a lens with a wide aperture gives, plain and busy ones. */
import type { Random } from './drawings.ts';

/** In the order of the products' numbers: half of the backgrounds are soft. */
export const GROUND_KINDS = ['soft', 'busy', 'soft', 'plain', 'soft', 'photo', 'soft', 'photo'] as const;
export type GroundKind = (typeof GROUND_KINDS)[number];

export interface Ground {
  name: string;
  /** SVG of the picture's size; empty where a photo is taken. */
  svg: string;
  /** Which of the given photos. */
  photo: { index: number } | null;
  /** How far it is out of focus: deviation of the blur, px. */
  blur: number;
  /** Two of its colors. */
  colors: readonly [string, string];
}

interface Size {
  width: number;
  height: number;
}

const number = (value: number) => value.toFixed(1);
const between = (random: Random, low: number, high: number) => low + random() * (high - low);
const oneOf = <Value>(random: Random, list: readonly Value[]) => list[Math.floor(random() * list.length)] as Value;
const many = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

type Paint = (size: Size, colors: readonly [string, string], random: Random) => string;

const cover = ({ width, height }: Size, fill: string) => `<rect width="${width}" height="${height}" fill="${fill}"/>`;
const stops = ([one, two]: readonly [string, string]) =>
  `<stop offset="0" stop-color="${one}"/><stop offset="1" stop-color="${two}"/>`;

/** Each with the least and the greatest blur, as shares of the longer side. */
const PAINTS: Readonly<
  Record<Exclude<GroundKind, 'photo'>, Readonly<Record<string, readonly [Paint, number, number]>>>
> = {
  soft: {
    gradient: [
      (size, colors, random) =>
        `<defs><linearGradient id="g" x1="0" y1="0" x2="${number(random())}" y2="1">${stops(colors)}</linearGradient></defs>${cover(size, 'url(#g)')}`,
      0,
      0,
    ],
    vignette: [
      (size, colors, random) =>
        `<defs><radialGradient id="g" cx="${number(between(random, 0.3, 0.7))}" cy="${number(between(random, 0.3, 0.6))}" r="0.8">${stops(colors)}</radialGradient></defs>${cover(size, 'url(#g)')}`,
      0,
      0,
    ],
    bokeh: [
      (size, colors, random) =>
        `${cover(size, colors[0])}${many(60, () => `<circle cx="${number(random() * size.width)}" cy="${number(random() * size.height)}" r="${number(between(random, 14, 70))}" fill="${random() < 0.6 ? colors[1] : `hsl(${number(random() * 360)} 50% 60%)`}" opacity="${number(between(random, 0.2, 0.7))}"/>`)}`,
      0.002,
      0.012,
    ],
    street: [
      (size, colors, random) =>
        `${cover(size, colors[0])}${many(16, () => `<rect x="${number(random() * size.width)}" y="${number(random() * size.height * 0.6)}" width="${number(between(random, 40, 240))}" height="${number(between(random, 120, 600))}" fill="hsl(${number(random() * 360)} 26% ${number(between(random, 20, 80))}%)"/>`)}<rect y="${number(size.height * 0.8)}" width="${size.width}" height="${size.height}" fill="${colors[1]}"/>`,
      0.012,
      0.05,
    ],
    foliage: [
      (size, colors, random) =>
        `${cover(size, colors[0])}${many(260, () => `<ellipse cx="${number(random() * size.width)}" cy="${number(random() * size.height)}" rx="${number(between(random, 8, 50))}" ry="${number(between(random, 6, 24))}" fill="hsl(${number(between(random, 60, 140))} 36% ${number(between(random, 16, 70))}%)"/>`)}`,
      0.006,
      0.03,
    ],
    /** What a wide aperture makes of a room: large soft areas of many colors. */
    haze: [
      (size, colors, random) => {
        const [scale, gain] = [between(random, 0.0025, 0.009).toFixed(4), between(random, 1, 2)];
        const row = (at: number) =>
          [0, 1, 2, 3, 4].map((column) => number(column === at ? gain : column === 4 ? (1 - gain) / 2 : 0)).join(' ');
        return `<defs><filter id="g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${scale}" numOctaves="2" seed="${Math.floor(random() * 999)}"/><feColorMatrix values="${row(0)}  ${row(1)}  ${row(2)}  0 0 0 0 1"/></filter></defs>${cover(size, colors[0])}<rect width="${size.width}" height="${size.height}" filter="url(#g)" opacity="${number(between(random, 0.3, 0.8))}"/>`;
      },
      0.004,
      0.012,
    ],
    window: [
      (size, colors) =>
        `${cover(size, colors[0])}${many(4, (index) => `<path d="M${number(size.width * (0.1 + index * 0.24))} 0 h${number(size.width * 0.12)} L${number(size.width * (0.3 + index * 0.24))} ${size.height} h${number(-size.width * 0.12)} z" fill="${colors[1]}" opacity="0.6"/>`)}`,
      0.01,
      0.03,
    ],
  },
  plain: {
    paper: [(size, colors) => cover(size, colors[0]), 0, 0],
    table: [
      (size, colors, random) =>
        `${cover(size, colors[0])}<rect y="${number(size.height * between(random, 0.6, 0.8))}" width="${size.width}" height="${size.height}" fill="${colors[1]}"/>`,
      0,
      0.01,
    ],
  },
  busy: {
    planks: [
      (size, colors, random) =>
        `${cover(size, colors[0])}${many(14, (index) => `<rect y="${number((index * size.height) / 14)}" width="${size.width}" height="${number(size.height / 14 - 4)}" fill="hsl(30 ${number(between(random, 20, 45))}% ${number(between(random, 35, 62))}%)"/>`)}`,
      0,
      0.002,
    ],
    tiles: [
      (size, colors, random) =>
        `${cover(size, colors[0])}${many(144, (index) => `<rect x="${number(((index % 12) * size.width) / 12)}" y="${number((Math.floor(index / 12) * size.height) / 12)}" width="${number(size.width / 12 - 5)}" height="${number(size.height / 12 - 5)}" fill="hsl(${number(between(random, 180, 230))} 24% ${number(between(random, 40, 80))}%)"/>`)}`,
      0,
      0.002,
    ],
    weave: [
      (size, colors) =>
        `${cover(size, colors[0])}${many(60, (index) => `<path d="M${number((index * size.width) / 60)} 0 v${size.height} M0 ${number((index * size.height) / 60)} h${size.width}" stroke="${colors[1]}" stroke-width="5" opacity="0.5"/>`)}`,
      0,
      0.001,
    ],
    confetti: [
      (size, colors, random) =>
        `${cover(size, colors[0])}${many(400, () => `<rect x="${number(random() * size.width)}" y="${number(random() * size.height)}" width="22" height="9" fill="hsl(${number(random() * 360)} 60% 60%)" transform="rotate(${number(between(random, -8, 8))})"/>`)}`,
      0,
      0.003,
    ],
  },
};

/** The background of this kind; `outOfFocus`: always, where it is a photo. */
export function groundOf(kind: GroundKind, random: Random, size: Size, photos: number, outOfFocus = false): Ground {
  const hue = random() * 360;
  const tone = (middle: number, turn: number) =>
    `hsl(${number((hue + turn) % 360)} ${number(between(random, 5, 45))}% ${number(middle)}%)`;
  const light = between(random, 30, 88);
  const colors = [tone(light, 0), tone(Math.max(8, light - between(random, 12, 45)), between(random, 0, 40))] as const;
  const longer = Math.max(size.width, size.height);
  const blurOf = (low: number, high: number) => longer * low * (high / Math.max(low, 1e-6)) ** random();
  if (kind === 'photo') {
    // Two of three are out of focus.
    const blur = random() < (outOfFocus ? 1 : 0.67) ? blurOf(0.004, 0.04) : 0;
    return {
      name: blur > 0 ? 'blurred' : 'sharp',
      svg: '',
      photo: { index: Math.floor(random() * photos) },
      blur,
      colors,
    };
  }
  const [name, [paint, low, high]] = oneOf(random, Object.entries(PAINTS[kind]));
  const blur = low === 0 ? longer * high * random() : blurOf(low, high);
  return { name, svg: paint(size, colors, random), photo: null, blur, colors };
}
