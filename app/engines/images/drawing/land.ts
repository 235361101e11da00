/** Outlines of land, in px: hills, ridges, peaks. */
import type { PathCommand } from '#design/document/outline-path.ts';
import type { Chance } from './chance.ts';
import { close, line, move, polygonOf, type Spot, through } from './shapes.ts';

/** A line of heights over a width, and what is below it down to `bottom`. */
export interface Land {
  /** The upper edge's height at a place. */
  at(x: number): number;
  outline: PathCommand[];
}

function landOf(points: readonly Spot[], bottom: number, curved: boolean): Land {
  const [first, last] = [points[0] as Spot, points.at(-1) as Spot];
  return {
    at(x) {
      const next = points.findIndex(([px]) => px >= x);
      const [a, b] = [points[Math.max(0, next - 1)] as Spot, points[next === -1 ? points.length - 1 : next] as Spot];
      return b[0] === a[0] ? b[1] : a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
    },
    outline: [
      move([first[0], bottom]),
      line(first),
      ...(curved ? through(points) : points.slice(1).map(line)),
      line([last[0], bottom]),
      close,
    ],
  };
}

/** Rolling hills about a height: `swell` px up and down. */
export function hills(
  width: number,
  level: number,
  swell: number,
  bottom: number,
  chance: Chance,
  waves = chance.between(1.1, 2.2),
): Land {
  const [one, two, three] = [chance.next() * 7, chance.next() * 7, chance.next() * 7];
  const points = Array.from({ length: 25 }, (_, index): Spot => {
    const t = (index / 24) * 1.06 - 0.03;
    const turn = t * Math.PI * 2 * waves;
    return [
      t * width,
      level -
        swell * (0.62 * Math.sin(turn + one) + 0.28 * Math.sin(turn * 1.83 + two) + 0.1 * Math.sin(turn * 3.7 + three)),
    ];
  });
  return landOf(points, bottom, true);
}

/** A jagged skyline by halving (midpoint displacement): distant mountains. */
export function ridge(width: number, level: number, relief: number, bottom: number, chance: Chance, peaks = 4): Land {
  let points: Spot[] = Array.from({ length: peaks * 2 + 1 }, (_, index): Spot => {
    const x = ((index + (index % 2 === 1 ? chance.between(-0.3, 0.3) : 0)) / (peaks * 2)) * width * 1.1 - width * 0.05;
    return [x, level - (index % 2 === 1 ? chance.between(0.55, 1) : chance.between(-0.05, 0.3)) * relief];
  });
  let rough = relief * 0.16;
  for (let round = 0; round < 4; round += 1) {
    points = points.flatMap((point, index): Spot[] => {
      const next = points[index + 1];
      return next
        ? [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + chance.between(-rough, rough)]]
        : [point];
    });
    rough *= 0.52;
  }
  return landOf(points, bottom, false);
}

/** One large mountain in parts: the whole, its side in the shade, and its snow in light and shade. */
export interface Peak {
  whole: PathCommand[];
  shade: PathCommand[];
  snow: PathCommand[];
  snowShade: PathCommand[];
}

export function peakAt(x: number, top: number, base: number, reach: number, snowLine: number, chance: Chance): Peak {
  const height = base - top;
  const steps = 9;
  const side = (direction: -1 | 1): Spot[] =>
    Array.from({ length: steps + 1 }, (_, index): Spot => {
      const t = index / steps;
      const jag = index === 0 || index === steps ? 0 : chance.between(-0.035, 0.05) * reach;
      // Steep at the top, slower below.
      return [x + direction * (reach * (0.62 * t + 0.38 * t * t) + jag), top + height * t];
    });
  const [left, right] = [side(-1), side(1)];
  const middle = Array.from({ length: steps + 1 }, (_, index): Spot => {
    const t = index / steps;
    return [
      x +
        (index === 0
          ? 0
          : (index % 2 === 0 ? -1 : 1) * chance.between(0.02, 0.075) * reach * (0.4 + t) + reach * 0.1 * t),
      top + height * t,
    ];
  });
  const cut = Math.max(1, Math.min(steps - 1, Math.round(snowLine * steps)));
  const teeth = (from: Spot, to: Spot): Spot[] =>
    Array.from({ length: 5 }, (_, index): Spot => {
      const t = (index + 1) / 6;
      return [
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t + (index % 2 === 0 ? -1 : 1) * height * chance.between(0.03, 0.075),
      ];
    });
  const [leftCut, middleCut, rightCut] = [left[cut] as Spot, middle[cut] as Spot, right[cut] as Spot];
  return {
    whole: polygonOf([...[...left].reverse(), ...right.slice(1)]),
    shade: polygonOf([...middle, ...[...right].reverse().slice(0, -1)]),
    snow: polygonOf([...left.slice(0, cut + 1), ...teeth(leftCut, rightCut), ...right.slice(0, cut + 1).reverse()]),
    snowShade: polygonOf([
      ...middle.slice(0, cut + 1),
      ...teeth(middleCut, rightCut),
      ...right.slice(1, cut + 1).reverse(),
    ]),
  };
}
