/** What goes wrong with photos, done to good ones on purpose. */
import type { Pixels } from '../../app/services/engines/pixels/pixels.ts';
import { encoded, LINEAR } from '../../app/services/engines/retake/light.ts';
import { turnedBack } from '../../app/services/engines/retake/straighten.ts';
import { noise } from './scenes.ts';

/** Name of the fault, and what it is done to. Good ones are among them: they must stay as they are. */
export const FAULTS: readonly (readonly [fault: string, scene: readonly [ground: string, thing: string]])[] = [
  ['good', ['wall', 'tag']], ['good', ['table', 'bottle']], ['good', ['marble', 'ball']], ['good', ['wood', 'tag']],
  ['lamplight', ['wall', 'tag']], ['lamplight', ['marble', 'bottle']], ['cold', ['wall', 'ball']], ['dark', ['wall', 'bottle']], ['dark', ['table', 'tag']],
  ['flat', ['marble', 'tag']], ['noisy', ['table', 'bottle']], ['noisy', ['linen', 'tag']], ['askew', ['table', 'bottle']], ['everything', ['table', 'tag']],
];

/** Multiplies linear light, channel by channel. */
function lit(picture: Pixels, gains: readonly [number, number, number]): Pixels {
  return { ...picture, data: picture.data.map((value, at) => Math.round(encoded((LINEAR[value] as number) * (gains[at % 3] as number)))) };
}

function noisy(picture: Pixels, deviation: number): Pixels {
  const { width } = picture;
  return {
    ...picture,
    data: picture.data.map((value, at) => {
      const pixel = Math.floor(at / 3);
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      // Whole numbers give the lattice itself, which has no neighbours in common.
      const grain = noise(x, y, 300 + (at % 3)) + noise(x, y, 310 + (at % 3)) + noise(x, y, 320 + (at % 3)) - 1.5;
      return Math.min(255, Math.max(0, Math.round(value + 2 * deviation * grain)));
    }),
  };
}

const flat = (picture: Pixels): Pixels => ({ ...picture, data: picture.data.map((value) => Math.round(70 + value * 0.5)) });

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
