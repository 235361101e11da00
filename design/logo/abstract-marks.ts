/** Abstract marks: overlaps, rings, petals, folded ribbons, negative space. Each is drawn in a square of 100 units. */
import type { PathCommand } from '../document/outline-path.ts';
import {
  arcTo,
  band,
  circle,
  drop,
  lens,
  onCircle,
  petal,
  polygon,
  ring,
  rounded,
  slice,
  wavyFloor,
} from './outlines.ts';
import type { Scheme } from './palettes.ts';
import type { Chooser } from './seeded.ts';
import type { Frame, Sheet } from './sheet.ts';
import type { AbstractMark } from './trades.ts';

type Tone = 'primary' | 'secondary' | 'tertiary';
interface Part {
  path: PathCommand[];
  tone: Tone;
}

const middle = { x: 50, y: 50 };
const part = (tone: Tone, path: PathCommand[]): Part => ({ path, tone });

/** Around a centre, `count` times. */
const around = <Made>(count: number, make: (angle: number, index: number) => Made, start = -90): Made[] =>
  Array.from({ length: count }, (_, index) => make(start + (360 / count) * index, index));

const MARKS: Record<AbstractMark, (free: Chooser) => Part[]> = {
  overlap() {
    const [a, b, radius] = [{ x: 33, y: 50 }, { x: 67, y: 50 }, 33];
    return [
      part('primary', circle(a, radius)),
      part('secondary', circle(b, radius)),
      part('tertiary', lens(a, b, radius)),
    ];
  },

  trefoil() {
    const centers = around(3, (angle) => onCircle({ x: 50, y: 53 }, 21, angle));
    const [a, b, c] = centers as [typeof middle, typeof middle, typeof middle];
    const radius = 29;
    return [
      part('primary', circle(a, radius)),
      part('secondary', circle(b, radius)),
      part('secondary', circle(c, radius)),
      part('tertiary', lens(a, b, radius)),
      part('tertiary', lens(a, c, radius)),
      part('primary', lens(b, c, radius)),
    ];
  },

  flower(free) {
    const count = free.pick([6, 8, 8]);
    const fullness = count === 6 ? 0.56 : 0.44;
    const petals = around(count, (angle, index) => ({
      path: petal(onCircle(middle, 7, angle), onCircle(middle, 49, angle), fullness),
      index,
    }));
    return [
      part(
        'primary',
        petals.filter(({ index }) => index % 2 === 0).flatMap(({ path }) => path),
      ),
      part(
        'secondary',
        petals.filter(({ index }) => index % 2 === 1).flatMap(({ path }) => path),
      ),
    ];
  },

  pinwheel() {
    const leaf = (x: number, y: number, flipped: boolean) =>
      rounded(x, y, 46, 46, flipped ? [46, 0, 46, 0] : [0, 46, 0, 46]);
    return [
      part('primary', [...leaf(3, 3, false), ...leaf(51, 51, false)]),
      part('secondary', [...leaf(51, 3, true), ...leaf(3, 51, true)]),
    ];
  },

  quarters(free) {
    const turns = [free.pick([0, 1]), free.pick([1, 2]), free.pick([2, 3]), free.pick([3, 0])];
    const at: readonly [number, number][] = [
      [3, 3],
      [51, 3],
      [51, 51],
      [3, 51],
    ];
    const tones: readonly Tone[] = free.shuffled(['primary', 'secondary', 'primary', 'tertiary']);
    return at.map(([x, y], index) => {
      const turn = turns[index] ?? 0;
      const corner = [
        { x, y },
        { x: x + 46, y },
        { x: x + 46, y: y + 46 },
        { x, y: y + 46 },
      ][turn] ?? { x, y };
      return part(tones[index] ?? 'primary', slice(corner, 46, turn * 90, turn * 90 + 90));
    });
  },

  arcs() {
    const base = { x: 50, y: 72 };
    return [
      part('primary', band(base, 49, 36, 180, 360)),
      part('secondary', band(base, 32, 20, 180, 360)),
      part('tertiary', slice(base, 15.5, 180, 360)),
    ];
  },

  sunrise(free) {
    const radius = 46;
    // Stripes that grow towards the horizon, cut out of a disc.
    const cuts = [0.1, 0.34, 0.6, 0.84];
    const upper = slice(middle, radius, 180, 360);
    const stripes = cuts.flatMap((cut, index) => {
      const from = middle.y + radius * cut;
      const to = middle.y + radius * (cut + 0.17 - index * 0.02);
      const half = (y: number) => Math.sqrt(Math.max(0, radius ** 2 - (y - middle.y) ** 2));
      const angle = (y: number) => (Math.asin((y - middle.y) / radius) * 180) / Math.PI;
      const end = Math.min(to, middle.y + radius);
      return [
        { type: 'M' as const, x: middle.x - half(from), y: from },
        { type: 'L' as const, x: middle.x + half(from), y: from },
        ...arcTo(middle, radius, angle(from), angle(end)),
        { type: 'L' as const, x: middle.x - half(end), y: end },
        ...arcTo(middle, radius, 180 - angle(end), 180 - angle(from)),
        { type: 'Z' as const },
      ];
    });
    return [part(free.pick(['secondary', 'primary']), upper), part('primary', stripes)];
  },

  cube() {
    const corners = around(6, (angle) => onCircle(middle, 49, angle));
    const [top, upperRight, lowerRight, bottom, lowerLeft, upperLeft] = corners as [
      typeof middle,
      typeof middle,
      typeof middle,
      typeof middle,
      typeof middle,
      typeof middle,
    ];
    const shrunk = (points: readonly (typeof middle)[]) => {
      const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
      const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
      return polygon(points.map((point) => ({ x: x + (point.x - x) * 0.93, y: y + (point.y - y) * 0.93 })));
    };
    return [
      part('secondary', shrunk([top, upperRight, middle, upperLeft])),
      part('primary', shrunk([upperLeft, middle, bottom, lowerLeft])),
      part('tertiary', shrunk([upperRight, lowerRight, bottom, middle])),
    ];
  },

  ribbon() {
    // Two strips, each folded upwards once: the far side has a different shade.
    const fold = (top: number) => ({
      left: polygon([
        { x: 9, y: top + 37 },
        { x: 50, y: top },
        { x: 50, y: top + 25 },
        { x: 9, y: top + 62 },
      ]),
      right: polygon([
        { x: 50, y: top },
        { x: 91, y: top + 37 },
        { x: 91, y: top + 62 },
        { x: 50, y: top + 25 },
      ]),
    });
    const [upper, lower] = [fold(3), fold(36)];
    return [
      part('primary', upper.left),
      part('secondary', upper.right),
      part('primary', lower.left),
      part('tertiary', lower.right),
    ];
  },

  peaks() {
    return [
      part('tertiary', circle({ x: 70, y: 22 }, 11)),
      part(
        'secondary',
        polygon([
          { x: 66, y: 38 },
          { x: 98, y: 88 },
          { x: 34, y: 88 },
        ]),
      ),
      part(
        'primary',
        polygon([
          { x: 38, y: 16 },
          { x: 84, y: 88 },
          { x: 2, y: 88 },
        ]),
      ),
      part(
        'secondary',
        polygon([
          { x: 38, y: 16 },
          { x: 51.4, y: 37 },
          { x: 42, y: 45 },
          { x: 36, y: 39 },
          { x: 25.5, y: 46 },
          { x: 23.6, y: 41 },
        ]),
      ),
    ];
  },

  waves() {
    return [
      part('secondary', circle(middle, 47)),
      part('primary', wavyFloor(middle, 47, 46, 16)),
      part('tertiary', wavyFloor(middle, 47, 68, 13)),
    ];
  },

  crescent(free) {
    const bite = { x: 66, y: 38 };
    const [big, small] = [44, 34];
    // Where the two circles cross: the crescent follows the large one and returns along the small one.
    const distance = Math.hypot(bite.x - 48, bite.y - 52);
    const center = { x: 48, y: 52 };
    const along = (big ** 2 - small ** 2 + distance ** 2) / (2 * distance);
    const toBite = (Math.atan2(bite.y - center.y, bite.x - center.x) * 180) / Math.PI;
    const half = (Math.acos(along / big) * 180) / Math.PI;
    const halfSmall = (Math.acos((distance - along) / small) * 180) / Math.PI;
    const start = onCircle(center, big, toBite + half);
    return [
      part('primary', [
        { type: 'M', ...start },
        ...arcTo(center, big, toBite + half, toBite + 360 - half),
        ...arcTo(bite, small, toBite + 180 + halfSmall, toBite + 180 - halfSmall),
        { type: 'Z' },
      ]),
      part(
        'secondary',
        free.pick([0, 1]) === 0
          ? circle({ x: 71, y: 33 }, 13)
          : around(
              4,
              (angle) => petal(onCircle({ x: 71, y: 33 }, 0, angle), onCircle({ x: 71, y: 33 }, 19, angle), 0.5),
              0,
            ).flat(),
      ),
    ];
  },

  seeds() {
    // Phyllotaxis: each dot rotated by the golden angle, growing outwards.
    const dots = Array.from({ length: 34 }, (_, index) => {
      const share = Math.sqrt((index + 0.6) / 34);
      return { path: circle(onCircle(middle, share * 43, index * 137.508), 1.6 + share * 4.3), index };
    });
    return [
      part(
        'primary',
        dots.filter(({ index }) => index % 3 !== 0).flatMap(({ path }) => path),
      ),
      part(
        'secondary',
        dots.filter(({ index }) => index % 3 === 0).flatMap(({ path }) => path),
      ),
    ];
  },

  sprout() {
    return [
      part('primary', rounded(46.5, 50, 7, 46, [0, 0, 3.5, 3.5])),
      part('primary', petal({ x: 50, y: 64 }, { x: 96, y: 22 }, 0.62)),
      part('secondary', petal({ x: 50, y: 76 }, { x: 6, y: 36 }, 0.62)),
      part('tertiary', petal({ x: 50, y: 44 }, { x: 50, y: 4 }, 0.5)),
    ];
  },

  arches() {
    const arch = (half: number, top: number) => [
      { type: 'M' as const, x: 50 - half, y: 94 },
      { type: 'L' as const, x: 50 - half, y: top + half },
      ...arcTo({ x: 50, y: top + half }, half, 180, 360),
      { type: 'L' as const, x: 50 + half, y: 94 },
      { type: 'Z' as const },
    ];
    return [part('primary', arch(42, 6)), part('secondary', arch(29, 26)), part('tertiary', arch(16, 47))];
  },

  aperture(free) {
    const count = free.pick([6, 6, 8]);
    const blades = around(count, (angle, index) => {
      const next = angle + 360 / count;
      return {
        path: polygon([
          onCircle(middle, 49, angle + 2),
          onCircle(middle, 49, next - 2),
          onCircle(middle, 20, next + 34),
          onCircle(middle, 20, next - 26),
        ]),
        index,
      };
    });
    return [
      part(
        'primary',
        blades.filter(({ index }) => index % 2 === 0).flatMap(({ path }) => path),
      ),
      part(
        'secondary',
        blades.filter(({ index }) => index % 2 === 1).flatMap(({ path }) => path),
      ),
    ];
  },

  bars() {
    const bar = (x: number, top: number) => rounded(x, top, 20, 94 - top, [10, 10, 10, 10]);
    return [
      part('secondary', bar(8, 56)),
      part('primary', bar(40, 40)),
      part('primary', bar(72, 24)),
      part('tertiary', circle({ x: 82, y: 9 }, 9)),
    ];
  },

  drop() {
    return [
      part('primary', drop({ x: 50, y: 62 }, 33, 58)),
      part('secondary', [...band({ x: 50, y: 62 }, 22, 14.5, 60, 165)]),
    ];
  },

  orbit(free) {
    const tilt = free.pick([-28, -24, 28]);
    const turned = (commands: PathCommand[]) => {
      const angle = (tilt * Math.PI) / 180;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      // A flat ring, rotated around the center: 48 by 17 units.
      return commands.map((command): PathCommand => {
        if (command.type === 'Z') return command;
        const at = (x: number, y: number) => ({
          x: 50 + (x - 50) * cos - (y - 50) * 0.36 * sin,
          y: 50 + (x - 50) * sin + (y - 50) * 0.36 * cos,
        });
        const end = at(command.x, command.y);
        if (command.type === 'C') {
          const [one, two] = [at(command.x1, command.y1), at(command.x2, command.y2)];
          return { type: 'C', x1: one.x, y1: one.y, x2: two.x, y2: two.y, ...end };
        }
        if (command.type === 'Q') return { ...command, ...end };
        return { type: command.type, ...end };
      });
    };
    const moon = turned(circle(onCircle(middle, 44.5, 318), 0.1))[0];
    return [
      part('primary', circle(middle, 25)),
      part('secondary', turned(band(middle, 49, 41, -24, 204))),
      ...(moon && moon.type !== 'Z' ? [part('tertiary', circle({ x: moon.x, y: moon.y }, 6.5))] : []),
    ];
  },

  weave() {
    const strip = (x: number, y: number, width: number, height: number) => {
      const radius = Math.min(width, height) / 2;
      return rounded(x, y, width, height, [radius, radius, radius, radius]);
    };
    // Two horizontal, two vertical; each passes over one and under the other, with a thin gap of background between
    // them.
    return [
      part('primary', [...strip(22, 3, 20, 94), ...strip(58, 3, 20, 94)]),
      part('secondary', [...rounded(3, 22, 52, 20, [10, 0, 0, 10]), ...rounded(81, 22, 16, 20, [0, 10, 10, 0])]),
      part('secondary', [...rounded(3, 58, 16, 20, [10, 0, 0, 10]), ...rounded(45, 58, 52, 20, [0, 10, 10, 0])]),
      part('tertiary', [...rounded(22, 22, 20, 20, [0, 0, 0, 0]), ...rounded(58, 58, 20, 20, [0, 0, 0, 0])]),
    ];
  },
};

/** Draws a mark into its frame. */
export function drawAbstractMark(mark: AbstractMark, sheet: Sheet, frame: Frame, scheme: Scheme, free: Chooser): void {
  for (const { path, tone } of MARKS[mark](free)) sheet.outline(path, frame, scheme[tone], `mark, ${tone} tone`);
}

/** A plain ring, for marks that are in one. */
export function drawRing(sheet: Sheet, frame: Frame, color: string, thickness: number): void {
  sheet.outline(ring(middle, 50, 50 - thickness), frame, color, 'ring');
}
