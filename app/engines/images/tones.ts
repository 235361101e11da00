/** Colors of light: of sky, haze, water and land at a time of day, and palettes for drawings without a sky. */
import { luminance, mix } from '#design/layout/contrast.ts';
import { fromHsl, hslOf } from '#design/templates/color-mix.ts';
import type { Chance } from './drawing/chance.ts';

export const TIMES = ['dawn', 'day', 'golden', 'sunset', 'dusk', 'night'] as const;
export type Time = (typeof TIMES)[number];

export interface Tones {
  time: Time;
  /** From above to the horizon. */
  sky: readonly [string, string, string];
  /** Sun or moon, and the light around it. */
  orb: string;
  glow: string;
  /** The effect of distance on everything. */
  haze: string;
  cloud: string;
  /** Water under this sky, far and near. */
  water: readonly [string, string];
  /** The effect of light on the colors of things: towards this color, by a share. */
  tint: string;
  share: number;
}

const row = (
  time: Time,
  sky: string,
  orb: string,
  glow: string,
  haze: string,
  cloud: string,
  water: string,
  tint: string,
  share: number,
): Tones => ({
  time,
  sky: sky.split(' ') as unknown as Tones['sky'],
  orb,
  glow,
  haze,
  cloud,
  water: water.split(' ') as unknown as Tones['water'],
  tint,
  share,
});

/** Several lights for each time, so that four pictures of it differ. */
const TONES: readonly Tones[] = [
  row('dawn', '#8fb7d9 #f3cfc6 #ffe7c9', '#fff6e2', '#ffd9a8', '#f6d8cf', '#ffffff', '#f3cdc4 #7fa8bd', '#e7a99b', 0.2),
  row(
    'dawn',
    '#a9a8d8 #f0bccb #ffdfb8',
    '#fff3d6',
    '#ffc69a',
    '#f0c9cf',
    '#fff3ee',
    '#eec2c9 #8590bb',
    '#c58fae',
    0.26,
  ),
  row('dawn', '#7cc0c9 #d3e6d4 #fff0c4', '#fffbe6', '#fff0b0', '#dbe7d3', '#ffffff', '#d6e6d2 #5d9fa6', '#a8cdb8', 0.2),
  row('day', '#3f9fdd #8fccf0 #dff3fb', '#fffbe0', '#fff3b8', '#cfe6f2', '#ffffff', '#8fd0e6 #1f7fb5', '#ffffff', 0),
  row('day', '#5fb8d6 #a9dfe3 #f2f7dd', '#fffdea', '#fff6c2', '#d8ebe2', '#ffffff', '#9fdcdc #2a93a0', '#fff7d9', 0.05),
  row('day', '#5a8fd8 #a8c6f0 #eef2fb', '#ffffff', '#ffffff', '#d5def0', '#ffffff', '#a5c5ea #3567a8', '#dbe6ff', 0.06),
  row(
    'golden',
    '#f29e4c #ffc972 #ffe9b0',
    '#fffbe0',
    '#fff0b0',
    '#ffd591',
    '#fff1cf',
    '#ffd086 #d0803f',
    '#e2883a',
    0.34,
  ),
  row(
    'golden',
    '#d98a5b #f7b977 #ffe2a6',
    '#fff8da',
    '#ffe69b',
    '#f6c48a',
    '#ffeac8',
    '#f5bb7d #a9644c',
    '#c7693f',
    0.36,
  ),
  row(
    'golden',
    '#7fa9b8 #efc98b #fff0be',
    '#fffbe2',
    '#fff0b4',
    '#f0d59f',
    '#fff6dc',
    '#eccb8f #5f8c93',
    '#d59a4e',
    0.3,
  ),
  row(
    'sunset',
    '#4b2a6b #d9517a #ffb35c',
    '#fff0c2',
    '#ffd27a',
    '#f0866b',
    '#ff9c86',
    '#ef7f6c #4a2a66',
    '#7a2352',
    0.5,
  ),
  row(
    'sunset',
    '#2c3e78 #b0568f #ff9a6b',
    '#ffe8b8',
    '#ffc07a',
    '#e07f7f',
    '#f7a18f',
    '#e18079 #2f3a72',
    '#4d2a66',
    0.52,
  ),
  row(
    'sunset',
    '#b3343f #f26b4a #ffc66b',
    '#fff3c4',
    '#ffdc8a',
    '#f58a5a',
    '#ffb27d',
    '#f68f5c #8a2c3f',
    '#7d1f2f',
    0.5,
  ),
  row(
    'sunset',
    '#1f5a73 #e39a78 #ffd79a',
    '#fff5d0',
    '#ffe2a0',
    '#e9b08c',
    '#ffd0a8',
    '#e5a887 #1d5266',
    '#5c3a4f',
    0.42,
  ),
  row(
    'dusk',
    '#1f2552 #5b4b8a #d98fa0',
    '#ffeccb',
    '#f0b4a8',
    '#9a7a9f',
    '#8f6d9c',
    '#a97f9f #232a58',
    '#2d2458',
    0.62,
  ),
  row('dusk', '#12324f #2f6a83 #e2b48f', '#fff0d2', '#f6cf9d', '#7f9a9c', '#6f97a0', '#8ea69f #123750', '#123148', 0.6),
  row(
    'dusk',
    '#2b1d4a #7a3b74 #f0877a',
    '#ffe6c4',
    '#ffad8a',
    '#a3607f',
    '#a85f82',
    '#a8617d #2a1c49',
    '#341a4a',
    0.62,
  ),
  row(
    'night',
    '#060b24 #12204d #2c4a7c',
    '#fdf6dd',
    '#c9d8ff',
    '#2f4c7a',
    '#32477a',
    '#2b4674 #0a1535',
    '#0a1536',
    0.76,
  ),
  row(
    'night',
    '#0b0a26 #27205a #5a4390',
    '#fff3d9',
    '#d9c6ff',
    '#4f3f82',
    '#4d3f86',
    '#4a3d80 #100d30',
    '#120f36',
    0.75,
  ),
  row(
    'night',
    '#04151c #0d3b44 #2f7570',
    '#f7fbe6',
    '#bdf3e0',
    '#2c6a68',
    '#275f63',
    '#2a6866 #05191f',
    '#06212a',
    0.75,
  ),
];

/** The lights of a time, in random order. Requested colors, if any, become the sky and the haze. */
export function tonesFor(time: Time, colors: readonly string[], which: number, chance: Chance): Tones {
  const all = chance.shuffled(TONES.filter((one) => one.time === time));
  const tones = all[which % all.length] as Tones;
  if (colors.length === 0) return tones;
  const dark = time === 'night' || time === 'dusk';
  const sorted = [...colors].map((color) => color.slice(0, 7)).sort((a, b) => luminance(a) - luminance(b));
  const turned =
    which % 2 === 1 && colors.length > 1
      ? [...sorted.slice(1), sorted[0] as string].sort((a, b) => luminance(a) - luminance(b))
      : sorted;
  const deep = turned[0] as string;
  const light = turned.at(-1) as string;
  const middle = turned[Math.floor(turned.length / 2)] as string;
  const { hue, saturation } = hslOf(middle);
  const pale = (color: string, share: number) => mix(color, '#fff6e6', share);
  const low = dark ? mix(middle, '#ffe2c4', 0.4) : colors.length > 1 ? pale(light, 0.45) : pale(light, 0.72);
  const top = dark
    ? mix(deep, '#070a1c', 0.62)
    : colors.length > 1
      ? mix(middle, deep, 0.25)
      : fromHsl({ hue, saturation: Math.min(0.75, saturation), lightness: 0.55 });
  const haze = mix(low, top, 0.38);
  return {
    ...tones,
    sky: [top, mix(top, low, 0.55), low],
    glow: low,
    haze,
    cloud: mix(low, '#ffffff', 0.5),
    water: [haze, mix(deep, top, 0.5)],
    tint: mix(deep, top, 0.4),
    share: Math.max(0.42, tones.share),
  };
}

/** A thing's own color in this light, at this distance (0 near, 1 at the horizon). */
export function lit(color: string, tones: Tones, distance: number): string {
  return mix(mix(color, tones.tint, tones.share), tones.haze, Math.min(0.92, distance));
}

/** Palettes without a sky: background first, then the things on it, light to dark or by contrast. */
const PALETTES: Readonly<Record<string, readonly string[]>> = {
  warm: [
    '#fbeee0 #e4572e #f3a712 #a8325a #29335c',
    '#fff1e0 #ff7f50 #ffc15e #d1495b #30323d',
    '#f6e7d8 #c8553d #f28f3b #588b8b #2d3047',
  ],
  cool: [
    '#e8f1f5 #2a6f97 #61a5c2 #a9d6e5 #013a63',
    '#edf4f2 #31525b #6fa3a0 #b3dee2 #ffa101',
    '#e7ecf8 #3d5a9e #8fa8e0 #c4d2f5 #f2a65a',
  ],
  nature: [
    '#f2f1e3 #3a6b4b #8fb078 #d9c58b #22402f',
    '#eef3e4 #57815a #a7c38c #e5b25d #2f4a3a',
    '#f7f2e6 #6b8f71 #aad2ba #d99a6c #3b4f3f',
  ],
  pastel: [
    '#fdf3f0 #f7b7c5 #b8d8e8 #fbe3a3 #a8cfb4',
    '#f6f2fb #c9b6e4 #f8c8d4 #bfe3dc #fbdcb2',
    '#fff6ee #ffc9b5 #b5d8cc #f6e3a6 #c8bfe7',
  ],
  bold: [
    '#ffd23f #ee4266 #540d6e #3bceac #0ead69',
    '#ff5a36 #ffd84d #2f4bff #fff5e6 #16162c',
    '#5b2be0 #ff5da2 #ffd23f #26d0ce #1a0b3b',
  ],
  dark: [
    '#14161f #e0b15e #3d4f7c #a34a5e #f2ead8',
    '#101d24 #e8885a #2f6b74 #d9c89e #f7f3e8',
    '#1b1426 #b57bee #4d6bff #ff7eb6 #f2ecff',
  ],
  earth: [
    '#f3e9dc #c08552 #895737 #dab49d #5e3023',
    '#efe6d8 #b5654a #d9a679 #7d8f69 #4a3a30',
    '#f6ede2 #a4603f #d8b08c #6c7a5d #38302a',
  ],
  mono: ['#f4f2ee #1d1c1a #8b867c #cfcac0 #4b4842'],
};

/** Five colors, the background first. */
export function paletteFor(
  temper: string | null,
  colors: readonly string[],
  which: number,
  chance: Chance,
): readonly string[] {
  if (colors.length > 0) return ownPalette(colors, which);
  const chosen =
    temper !== null && PALETTES[temper]
      ? chance.shuffled(PALETTES[temper]).map((one) => one)
      : chance.shuffled(
          Object.entries(PALETTES)
            .filter(([name]) => name !== 'mono' && name !== 'dark')
            .flatMap(([, all]) => all),
        );
  return (chosen[which % chosen.length] as string).split(' ');
}

function ownPalette(colors: readonly string[], which: number): readonly string[] {
  const own = [...new Set(colors.map((color) => color.slice(0, 7)))];
  const first = own[0] as string;
  const { hue, saturation, lightness } = hslOf(first);
  const steps = [0.94, 0.72, 0.52, 0.36, 0.2].map((step, index) =>
    fromHsl({
      hue: (hue + (index - 2) * 5 + 360) % 360,
      saturation: Math.min(0.85, saturation * (index === 0 ? 0.6 : 1)),
      lightness: step,
    }),
  );
  const [pale = first, light = first, middle = first, deep = first, dark = first] = steps;
  if (own.length === 1) {
    const made =
      lightness < 0.25 ? [first, light, middle, pale, mix(light, '#ffffff', 0.5)] : [pale, first, light, deep, dark];
    return which % 3 === 1
      ? [made[1] as string, pale, light, deep, dark]
      : which % 3 === 2
        ? [dark, first, light, pale, middle]
        : made;
  }
  const turned = which % 2 === 0 ? own : [...own.slice(1), first];
  const rest = [pale, deep, light, dark];
  return [...turned, ...rest.slice(0, Math.max(0, 5 - turned.length))].slice(0, Math.max(5, turned.length));
}
