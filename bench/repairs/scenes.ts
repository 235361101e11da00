/**
 * Pictures with known truth, for the repair engines: backgrounds such as sellers photograph on, made of noise, with an
 * object in front of them to be removed. Everything follows from the seed.
 */
import sharp from 'sharp';
import { createPixels, type Mask, type Pixels } from '../../app/engines/pixels/pixels.ts';

type Color = readonly [number, number, number];
/** Color at a position; the shorter side is 1 long. */
type BackgroundAt = (x: number, y: number) => Color;

const mix = (a: Color, b: Color, share: number): Color => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
const times = (a: Color, by: number): Color => [a[0] * by, a[1] * by, a[2] * by];
const smooth = (from: number, to: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** A number of 0..1 for each point of the lattice. */
function lattice(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise of 0..1, one hill per unit. */
export function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [smooth(0, 1, x - left), smooth(0, 1, y - top)];
  const upper = lattice(left, top, seed) * (1 - across) + lattice(left + 1, top, seed) * across;
  const lower = lattice(left, top + 1, seed) * (1 - across) + lattice(left + 1, top + 1, seed) * across;
  return upper * (1 - down) + lower * down;
}

/** Layered noise, each layer half the scale and half the strength of the previous one. */
function rough(x: number, y: number, seed: number, octaves = 5): number {
  let [sum, weight, all] = [0, 1, 0];
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise(x * 2 ** octave, y * 2 ** octave, seed + octave);
    all += weight;
    weight /= 2;
  }
  return sum / all;
}

/** Backgrounds by name. */
const BACKGROUNDS: Readonly<Record<string, BackgroundAt>> = {
  wall: (x, y) =>
    times(
      [214, 208, 198],
      0.86 + 0.2 * smooth(1.3, 0, Math.hypot(x - 0.3, y - 0.2)) + 0.03 * (rough(x * 30, y * 30, 11) - 0.5),
    ),
  wood: (x, y) => {
    const bend = 0.05 * rough(x * 2, y * 3, 21);
    const rings = 0.5 + 0.5 * Math.sin(95 * (y + bend + 0.02 * noise(x * 6, y * 30, 22)));
    const grain = rough(x * 8, y * 160, 23);
    const gap = smooth(0.004, 0.001, Math.abs(((y + 0.07) % 0.25) - 0.125));
    return times(mix([150, 104, 62], [196, 148, 98], 0.55 * rings + 0.45 * grain), 1 - 0.5 * gap);
  },
  linen: (x, y) => {
    const thread =
      0.5 +
      0.25 * Math.sin(x * 520 + 2 * noise(x * 9, y * 40, 31)) +
      0.25 * Math.sin(y * 520 + 2 * noise(x * 40, y * 9, 32));
    return times([196, 186, 166], 0.8 + 0.2 * thread + 0.1 * (rough(x * 5, y * 5, 33) - 0.5));
  },
  table: (x, y) => {
    // A table's edge in front of a wall: a line that continues behind the object.
    const edge = 0.58 + 0.02 * x;
    if (y < edge)
      return times(
        [176, 190, 194],
        0.82 + 0.3 * smooth(1.1, 0, Math.hypot(x - 0.8, y - 0.1)) + 0.02 * (rough(x * 60, y * 60, 41) - 0.5),
      );
    return times(
      mix([128, 88, 58], [168, 122, 84], rough(x * 5, y * 90, 42)),
      0.8 + 0.35 * (y - edge) + 0.3 * smooth(0.012, 0, y - edge),
    );
  },
  tiles: (x, y) => {
    const [column, row] = [Math.floor(x / 0.16), Math.floor(y / 0.16)];
    const [inX, inY] = [x - column * 0.16, y - row * 0.16];
    const joint = Math.max(
      smooth(0.006, 0.002, inX),
      smooth(0.006, 0.002, inY),
      smooth(0.006, 0.002, 0.16 - inX),
      smooth(0.006, 0.002, 0.16 - inY),
    );
    return mix(
      times([206, 214, 212], 0.9 + 0.12 * lattice(column, row, 51) + 0.06 * rough(x * 14, y * 14, 52)),
      [138, 132, 124],
      joint,
    );
  },
  grass: (x, y) => {
    const blades = rough(x * 70 + 6 * noise(x * 8, y * 8, 61), y * 24, 62, 4);
    return times(mix([46, 74, 28], [134, 166, 74], blades), 0.75 + 0.5 * rough(x * 4, y * 4, 63));
  },
  marble: (x, y) => {
    const vein = Math.abs(Math.sin(9 * (x + y * 0.6 + 0.5 * rough(x * 3, y * 3, 71))));
    return times(mix([150, 152, 158], [238, 236, 232], smooth(0, 0.32, vein)), 0.95 + 0.08 * rough(x * 20, y * 20, 72));
  },
  sky: (x, y) =>
    mix(
      mix([88, 142, 206], [186, 214, 236], Math.min(1, y)),
      [248, 248, 250],
      0.85 * smooth(0.5, 0.72, rough(x * 3, y * 5, 81)),
    ),
};

/** A background as a camera sees it: soft at the pixel level, with sensor grain. `grain`: deviation, of 255. */
export function drawBackground(name: string, width: number, height: number, grain = 2.2): Pixels {
  const background = BACKGROUNDS[name];
  if (!background) throw new RangeError(`There is no background ${name}`);
  const picture = createPixels(width, height, 3);
  const unit = Math.min(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // Four samples per pixel give lines soft edges.
      let [red, green, blue] = [0, 0, 0];
      for (const [dx, dy] of [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ] as const) {
        const color = background((x + dx) / unit, (y + dy) / unit);
        red += color[0] / 4;
        green += color[1] / 4;
        blue += color[2] / 4;
      }
      const at = (y * width + x) * 3;
      const dirt = (lattice(x, y, 91) + lattice(x, y, 92) + lattice(x, y, 93) - 1.5) * 2 * grain;
      for (const [channel, value] of [red, green, blue].entries())
        picture.data[at + channel] = Math.min(255, Math.max(0, Math.round(value + dirt)));
    }
  }
  return picture;
}

/** Objects to be removed, in a box of 100 × 100. */
const THINGS: Readonly<Record<string, string>> = {
  tag: '<g transform="rotate(-12 50 50)"><rect x="12" y="30" width="76" height="42" rx="6" fill="#f6f3ea"/><circle cx="22" cy="51" r="4" fill="#8a8174"/><path d="M34 44h44M34 54h34M34 63h24" stroke="#c0392b" stroke-width="5"/></g>',
  ball: '<defs><radialGradient id="b" cx="0.35" cy="0.3" r="0.8"><stop offset="0" stop-color="#ff8b6a"/><stop offset="1" stop-color="#8c1f14"/></radialGradient></defs><circle cx="50" cy="50" r="42" fill="url(#b)"/>',
  bottle:
    '<path d="M40 4h20v18q0 8 8 14v54q0 8-8 8H40q-8 0-8-8V36q8-6 8-14z" fill="#1f5a46"/><rect x="34" y="48" width="32" height="26" fill="#efe6cf"/>',
  cable: '<path d="M0 60 C 20 10, 40 100, 60 50 S 90 30, 100 70" fill="none" stroke="#22252a" stroke-width="5"/>',
};

export interface EraseScene {
  name: string;
  truth: Pixels;
  picture: Pixels;
  /** Around the object and its shadow, as a user would mark it. */
  mark: Mask;
}

/** An object on a background, and the background alone. */
export async function drawErase(
  background: string,
  thing: keyof typeof THINGS | string,
  width: number,
  height: number,
  { x = 0.5, y = 0.5, side = 0.32 } = {},
): Promise<EraseScene> {
  const truth = drawBackground(background, width, height);
  const size = side * Math.min(width, height);
  const [left, top] = [x * width - size / 2, y * height - size / 2];
  const svg = (body: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${left} ${top}) scale(${size / 100})">${body}</g></svg>`,
    );
  const front = await sharp(svg(THINGS[thing] ?? ''))
    .blur(0.8)
    .png()
    .toBuffer();
  const alpha = await sharp(front).extractChannel('alpha').raw().toBuffer();
  const shade = await sharp(alpha, { raw: { width, height, channels: 1 } })
    .blur(Math.max(1, size * 0.03))
    .linear(0.4, 0)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const picture: Pixels = { ...truth, data: truth.data.slice() };
  const colors = await sharp(front).removeAlpha().raw().toBuffer();
  const shift = Math.round(size * 0.03);
  const mark: Mask = { width, height, data: new Uint8Array(width * height) };
  for (let py = 0; py < height; py += 1) {
    for (let px = 0; px < width; px += 1) {
      const at = py * width + px;
      const from = Math.max(0, py - shift) * width + Math.max(0, px - shift);
      const [cover, dark] = [(alpha[at] as number) / 255, (shade[from] as number) / 255];
      if (cover === 0 && dark < 0.012) continue;
      mark.data[at] = 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const under = (truth.data[at * 3 + channel] as number) * (1 - dark);
        picture.data[at * 3 + channel] = Math.round(under * (1 - cover) + (colors[at * 3 + channel] as number) * cover);
      }
    }
  }
  return { name: `${thing} on ${background}`, truth, picture, mark };
}

/** The scenes for erasing in the bench and the sheets. */
export const ERASE_SCENES: readonly (readonly [
  background: string,
  thing: string,
  place?: { x?: number; y?: number; side?: number },
])[] = [
  ['wall', 'tag'],
  ['wood', 'ball'],
  ['linen', 'tag'],
  ['table', 'bottle', { y: 0.55, side: 0.4 }],
  ['tiles', 'ball'],
  ['grass', 'bottle'],
  ['marble', 'cable', { side: 0.6 }],
  ['sky', 'ball'],
  ['tiles', 'cable', { side: 0.7 }],
];

/** A full-size photo: an object and its shadow on a background. */
export async function drawPhoto(
  background: string,
  thing: string,
  width: number,
  height: number,
  place?: { x?: number; y?: number; side?: number },
): Promise<Pixels> {
  return (await drawErase(background, thing, width, height, place)).picture;
}
