/** Typical faults of photos, applied to good ones on purpose. */
import { randomOf, type Pixels } from '../../app/engines/pixels/pixels.ts';
import { encoded, LINEAR, luminance } from '../../app/engines/retake/light.ts';
import { turnedBack } from '../../app/engines/retake/straighten.ts';
import { noise } from './scenes.ts';

/** Names of the faults, and what they apply to. Good photos are among them: they must stay unchanged. */
export const FAULTS: readonly (readonly [fault: string, scene: readonly [background: string, thing: string]])[] = [
  ['good', ['wall', 'tag']],
  ['good', ['table', 'bottle']],
  ['good', ['marble', 'ball']],
  ['good', ['wood', 'tag']],
  ['lamplight', ['wall', 'tag']],
  ['lamplight', ['marble', 'bottle']],
  ['cold', ['wall', 'ball']],
  ['dark', ['wall', 'bottle']],
  ['dark', ['table', 'tag']],
  ['flat', ['marble', 'tag']],
  ['noisy', ['table', 'bottle']],
  ['noisy', ['linen', 'tag']],
  ['askew', ['table', 'bottle']],
  ['everything', ['table', 'tag']],
];

/** Multiplies linear light, channel by channel. */
export function lit(picture: Pixels, gains: readonly [number, number, number]): Pixels {
  return {
    ...picture,
    data: picture.data.map((value, at) => Math.round(encoded((LINEAR[value] as number) * (gains[at % 3] as number)))),
  };
}

/** Color temperatures that cameras leave uncorrected, K; sRGB's daylight is 6500. */
export const TEMPERATURES = [2800, 3500, 4500, 5500, 8000] as const;

/**
 * Factors of linear light of a lamp or of daylight, relative to daylight of 6500 K, at equal luminance. Planckian
 * locus: Kim et al., 2002; daylight: CIE 15:2004.
 */
export function lightOf(kelvin: number): [number, number, number] {
  const rgb = (t: number): [number, number, number] => {
    const day = t >= 5000;
    const x = day
      ? t <= 7000
        ? -4.607e9 / t ** 3 + 2.9678e6 / t ** 2 + 99.11 / t + 0.244063
        : -2.0064e9 / t ** 3 + 1.9018e6 / t ** 2 + 247.48 / t + 0.23704
      : t <= 4000
        ? -0.2661239e9 / t ** 3 - 0.2343589e6 / t ** 2 + 877.6956 / t + 0.17991
        : -3.0258469e9 / t ** 3 + 2.1070379e6 / t ** 2 + 222.6347 / t + 0.24039;
    const y = day
      ? -3 * x ** 2 + 2.87 * x - 0.275
      : t <= 4000
        ? -0.9549476 * x ** 3 - 1.37418593 * x ** 2 + 2.09137015 * x - 0.16748867
        : 3.081758 * x ** 3 - 5.8733867 * x ** 2 + 3.75112997 * x - 0.37001483;
    const [bigX, bigZ] = [x / y, (1 - x - y) / y];
    return [
      3.2406 * bigX - 1.5372 - 0.4986 * bigZ,
      -0.9689 * bigX + 1.8758 + 0.0415 * bigZ,
      0.0557 * bigX - 0.204 + 1.057 * bigZ,
    ];
  };
  const [light, white] = [rgb(kelvin), rgb(6504)];
  const gains = light.map((value, channel) => value / (white[channel] as number)) as [number, number, number];
  const kept = luminance(...gains);
  return [gains[0] / kept, gains[1] / kept, gains[2] / kept];
}

/** Over- or underexposed by this many stops, with a phone sensor's shot and read noise. Clipped at white. */
export function exposed(picture: Pixels, stops: number): Pixels {
  const random = randomOf(7);
  const normal = () => (random() + random() + random() + random() - 2) * Math.sqrt(3);
  const [photons, reading] = [0.0006, 0.0008];
  return {
    ...picture,
    data: picture.data.map((value) => {
      const light = (LINEAR[value] as number) * 2 ** stops;
      return Math.round(
        encoded(
          Math.max(0, light + normal() * Math.sqrt(photons * light * Math.min(1, 2 ** -stops / 4) + reading ** 2)),
        ),
      );
    }),
  };
}

/** Tilted clockwise by this many degrees. */
export const askew = (picture: Pixels, degrees: number): Pixels => turnedBack(picture, -degrees);

function noisy(picture: Pixels, deviation: number): Pixels {
  const { width } = picture;
  return {
    ...picture,
    data: picture.data.map((value, at) => {
      const pixel = Math.floor(at / 3);
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      // At whole numbers noise gives raw lattice values, which are uncorrelated.
      const grain = noise(x, y, 300 + (at % 3)) + noise(x, y, 310 + (at % 3)) + noise(x, y, 320 + (at % 3)) - 1.5;
      return Math.min(255, Math.max(0, Math.round(value + 2 * deviation * grain)));
    }),
  };
}

const flat = (picture: Pixels): Pixels => ({
  ...picture,
  data: picture.data.map((value) => Math.round(70 + value * 0.5)),
});

const LAMP = [1.28, 1, 0.6] as const;
const DEGREES = 3;

/** The picture with a fault. */
export function applyFaults(picture: Pixels, fault: string): Pixels {
  switch (fault) {
    case 'lamplight':
      return lit(picture, LAMP);
    case 'cold':
      return lit(picture, [0.8, 1, 1.32]);
    case 'dark':
      return lit(picture, [0.28, 0.28, 0.28]);
    case 'flat':
      return flat(picture);
    case 'noisy':
      return noisy(picture, 9);
    case 'askew':
      return turnedBack(picture, -DEGREES);
    case 'everything':
      return noisy(lit(turnedBack(picture, -DEGREES), [0.5, 0.38, 0.24]), 6);
    default:
      return picture;
  }
}
