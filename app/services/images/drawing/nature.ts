/**
 * Outlines of the outdoors, in px: hills, peaks, trees, clouds, birds, buildings. Each is one closed path, or several
 * in one.
 */
import type { PathCommand } from '#design/document/outline-path.ts';
import type { Chance } from './chance.ts';

export type Spot = readonly [number, number];

const move = ([x, y]: Spot): PathCommand => ({ type: 'M', x, y });
const line = ([x, y]: Spot): PathCommand => ({ type: 'L', x, y });
const close: PathCommand = { type: 'Z' };
/** Control points of a quarter circle, of its radius. */
const QUARTER = 0.5523;

export function polygonOf(points: readonly Spot[]): PathCommand[] {
  return [...points.map((point, index) => (index === 0 ? move(point) : line(point))), close];
}

/** Curves through points (Catmull-Rom), open; the pen stands at the first. */
export function through(points: readonly Spot[]): PathCommand[] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] as Spot;
  return points.slice(1).map((_, index): PathCommand => {
    const [before, from, to, behind] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return {
      type: 'C',
      x1: from[0] + (to[0] - before[0]) / 6,
      y1: from[1] + (to[1] - before[1]) / 6,
      x2: to[0] - (behind[0] - from[0]) / 6,
      y2: to[1] - (behind[1] - from[1]) / 6,
      x: to[0],
      y: to[1],
    };
  });
}

/** A closed soft shape through points. */
export function softShape(points: readonly Spot[]): PathCommand[] {
  const count = points.length;
  const at = (index: number) => points[(index + count) % count] as Spot;
  const curves = points.map((_, index): PathCommand => {
    const [before, from, to, behind] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return {
      type: 'C',
      x1: from[0] + (to[0] - before[0]) / 6,
      y1: from[1] + (to[1] - before[1]) / 6,
      x2: to[0] - (behind[0] - from[0]) / 6,
      y2: to[1] - (behind[1] - from[1]) / 6,
      x: to[0],
      y: to[1],
    };
  });
  return [move(at(0)), ...curves, close];
}

/** An irregular round shape: `wobble` of the radius, so many points around. */
export function blobAt(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  wobble: number,
  chance: Chance,
  count = 9,
): PathCommand[] {
  const turn = chance.next() * Math.PI * 2;
  return softShape(
    Array.from({ length: count }, (_, index): Spot => {
      const angle = turn + (index / count) * Math.PI * 2;
      const reach = 1 + chance.between(-wobble, wobble);
      return [x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach];
    }),
  );
}

export function circleAt(x: number, y: number, radius: number): PathCommand[] {
  return ovalAt(x, y, radius, radius);
}

export function ovalAt(x: number, y: number, rx: number, ry: number): PathCommand[] {
  const [kx, ky] = [rx * QUARTER, ry * QUARTER];
  return [
    move([x + rx, y]),
    { type: 'C', x1: x + rx, y1: y + ky, x2: x + kx, y2: y + ry, x, y: y + ry },
    { type: 'C', x1: x - kx, y1: y + ry, x2: x - rx, y2: y + ky, x: x - rx, y },
    { type: 'C', x1: x - rx, y1: y - ky, x2: x - kx, y2: y - ry, x, y: y - ry },
    { type: 'C', x1: x + kx, y1: y - ry, x2: x + rx, y2: y - ky, x: x + rx, y },
    close,
  ];
}

export function boxAt(x: number, y: number, width: number, height: number): PathCommand[] {
  return polygonOf([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
}

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

/** A jagged skyline by halving (midpoint displacement): far mountains. */
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

/** One great mountain in parts: the whole, its side in the shade, and its snow in light and shade. */
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

/** A fir with its foot at a place: tiers of drooping branches. */
export function fir(x: number, foot: number, height: number, chance: Chance): PathCommand[] {
  const tiers = height > 60 ? 5 : 4;
  const half = height * chance.between(0.17, 0.23);
  const [left, right]: [Spot[], Spot[]] = [[], []];
  for (let tier = 1; tier <= tiers; tier += 1) {
    const t = tier / tiers;
    const y = foot - height * (1 - t * 0.93);
    const out = half * (0.18 + 0.82 * t) * chance.between(0.88, 1.1);
    left.push([x - out, y], [x - out * 0.48, y - height * 0.035]);
    right.push([x + out, y], [x + out * 0.48, y - height * 0.035]);
  }
  const trunk = height * 0.022;
  const [lastLeft, lastRight] = [left.slice(0, -1), right.slice(0, -1)];
  return polygonOf([
    [x, foot - height],
    ...lastRight,
    [x + trunk, foot - height * 0.08],
    [x + trunk, foot],
    [x - trunk, foot],
    [x - trunk, foot - height * 0.08],
    ...lastLeft.reverse(),
  ]);
}

/** A row of firs on a piece of land; heights in px. */
export function firRow(
  land: Land,
  from: number,
  to: number,
  count: number,
  least: number,
  most: number,
  chance: Chance,
): PathCommand[] {
  return Array.from({ length: count }, (_, index) => {
    const x = from + ((index + chance.between(0.1, 0.9)) / count) * (to - from);
    return fir(x, land.at(x) + most * 0.04, chance.between(least, most), chance);
  }).flat();
}

/** A leafy crown of several rounds. */
export function crown(x: number, y: number, radius: number, chance: Chance): PathCommand[] {
  const rounds = Array.from({ length: 6 }, (_, index) => {
    const angle = (index / 6) * Math.PI * 2 + chance.between(-0.3, 0.3);
    return circleAt(
      x + Math.cos(angle) * radius * 0.5,
      y + Math.sin(angle) * radius * 0.38,
      radius * chance.between(0.48, 0.62),
    );
  });
  return [...circleAt(x, y, radius * 0.7), ...rounds.flat()];
}

/** A cloud with a flat foot, so wide, its middle at a place. */
export function cloud(x: number, foot: number, width: number, chance: Chance): PathCommand[] {
  const bumps = 4 + Math.floor(chance.next() * 2);
  const commands: PathCommand[] = [];
  for (let index = 0; index < bumps; index += 1) {
    const t = (index + 0.5) / bumps;
    const radius = width * (0.1 + 0.12 * Math.sin(t * Math.PI)) * chance.between(0.85, 1.2);
    commands.push(...circleAt(x - width * 0.36 + width * 0.72 * t, foot - radius * 0.72, radius));
  }
  const half = width / 2;
  const round = width * 0.075;
  commands.push(
    move([x - half + round, foot - round * 2]),
    line([x + half - round, foot - round * 2]),
    {
      type: 'C',
      x1: x + half + round * 0.3,
      y1: foot - round * 2,
      x2: x + half + round * 0.3,
      y2: foot,
      x: x + half - round,
      y: foot,
    },
    line([x - half + round, foot]),
    {
      type: 'C',
      x1: x - half - round * 0.3,
      y1: foot,
      x2: x - half - round * 0.3,
      y2: foot - round * 2,
      x: x - half + round,
      y: foot - round * 2,
    },
    close,
  );
  return commands;
}

/** A long thin streak, pointed at both ends: evening clouds, light on water. */
export function streak(x: number, y: number, width: number, thickness: number): PathCommand[] {
  const [half, up] = [width / 2, thickness / 2];
  return [
    move([x - half, y]),
    { type: 'C', x1: x - half * 0.5, y1: y - up, x2: x + half * 0.4, y2: y - up * 1.2, x: x + half, y },
    { type: 'C', x1: x + half * 0.4, y1: y + up, x2: x - half * 0.5, y2: y + up * 0.8, x: x - half, y },
    close,
  ];
}

/** A bird far off, its wings spread. */
export function bird(x: number, y: number, span: number, lift: number): PathCommand[] {
  const half = span / 2;
  return [
    move([x - half, y - half * lift]),
    { type: 'Q', x1: x - half * 0.45, y1: y - half * (lift + 0.35), x, y },
    { type: 'Q', x1: x + half * 0.45, y1: y - half * (lift + 0.35), x: x + half, y: y - half * lift },
    { type: 'Q', x1: x + half * 0.4, y1: y - half * (lift + 0.12), x, y: y + half * 0.16 },
    { type: 'Q', x1: x - half * 0.4, y1: y - half * (lift + 0.12), x: x - half, y: y - half * lift },
    close,
  ];
}

/** A star of four points. */
export function glint(x: number, y: number, radius: number, waist = 0.16): PathCommand[] {
  return polygonOf(
    Array.from({ length: 8 }, (_, index): Spot => {
      const angle = (index / 8) * Math.PI * 2 - Math.PI / 2;
      const reach = index % 2 === 0 ? radius : radius * waist;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );
}

/** A leaf from its stem to its tip; `fullness` of its length. */
export function leafAt(x: number, y: number, length: number, degrees: number, fullness = 0.3): PathCommand[] {
  const angle = (degrees * Math.PI) / 180;
  const at = (along: number, aside: number): Spot => [
    x + length * (along * Math.cos(angle) - aside * Math.sin(angle)),
    y + length * (along * Math.sin(angle) + aside * Math.cos(angle)),
  ];
  const curve = (one: Spot, two: Spot, end: Spot): PathCommand => ({
    type: 'C',
    x1: one[0],
    y1: one[1],
    x2: two[0],
    y2: two[1],
    x: end[0],
    y: end[1],
  });
  return [
    move(at(0, 0)),
    curve(at(0.2, fullness * 0.75), at(0.7, fullness * 0.7), at(1, 0)),
    curve(at(0.7, -fullness * 0.7), at(0.2, -fullness * 0.75), at(0, 0)),
    close,
  ];
}

/** A palm: a bent trunk and its fronds, foot at a place. */
export function palm(x: number, foot: number, height: number, lean: number, chance: Chance): PathCommand[] {
  const [topX, topY] = [x + height * lean, foot - height];
  const thick = height * 0.028;
  const commands: PathCommand[] = [
    move([x - thick * 1.4, foot]),
    { type: 'Q', x1: x + height * lean * 0.15, y1: foot - height * 0.55, x: topX - thick * 0.5, y: topY },
    line([topX + thick * 0.5, topY]),
    { type: 'Q', x1: x + height * lean * 0.15 + thick * 2, y1: foot - height * 0.5, x: x + thick * 1.4, y: foot },
    close,
  ];
  for (let index = 0; index < 9; index += 1) {
    const angle = ((-205 + index * 28.5 + chance.between(-7, 7)) * Math.PI) / 180;
    const length = height * chance.between(0.36, 0.48);
    const [tipX, tipY] = [topX + Math.cos(angle) * length, topY + Math.sin(angle) * length * 0.55 + length * 0.34];
    const [bendX, bendY] = [
      topX + Math.cos(angle) * length * 0.6,
      topY + Math.sin(angle) * length * 0.75 - length * 0.06,
    ];
    const width = length * 0.13;
    commands.push(
      move([topX, topY]),
      { type: 'Q', x1: bendX, y1: bendY - width, x: tipX, y: tipY },
      { type: 'Q', x1: bendX, y1: bendY + width, x: topX, y: topY },
      close,
    );
  }
  return commands;
}

/** A saguaro: a column with arms, foot at a place. */
export function cactus(x: number, foot: number, height: number, chance: Chance): PathCommand[] {
  const w = height * 0.11;
  const column = (cx: number, bottom: number, top: number, half: number): PathCommand[] => [
    move([cx - half, bottom]),
    line([cx - half, top + half]),
    {
      type: 'C',
      x1: cx - half,
      y1: top - half * 0.35,
      x2: cx + half,
      y2: top - half * 0.35,
      x: cx + half,
      y: top + half,
    },
    line([cx + half, bottom]),
    close,
  ];
  const arm = (direction: -1 | 1, at: number, up: number): PathCommand[] => {
    const [elbow, half] = [x + direction * w * 2.4, w * 0.62];
    const y = foot - height * at;
    return [
      ...column(elbow, y + half, y - height * up, half),
      ...boxAt(Math.min(x, elbow + direction * half * 0.2), y - half, Math.abs(elbow - x) + half * 0.2, half * 2),
      ...circleAt(elbow, y, half),
    ];
  };
  return [
    ...column(x, foot, foot - height, w),
    ...arm(-1, chance.between(0.42, 0.5), chance.between(0.2, 0.3)),
    ...arm(1, chance.between(0.3, 0.4), chance.between(0.24, 0.36)),
  ];
}

/** Points of light: small rounds over a part of a page, in one path. */
export function scattered(
  count: number,
  box: { x: number; y: number; width: number; height: number },
  least: number,
  most: number,
  chance: Chance,
): PathCommand[] {
  return Array.from({ length: count }, () =>
    circleAt(
      box.x + chance.next() * box.width,
      box.y + chance.next() ** 1.3 * box.height,
      least + (most - least) * chance.next() ** 3,
    ),
  ).flat();
}

/** The half of a planet's ring that lies behind or before it. */
export function halfRing(x: number, y: number, radius: number, behind: boolean): PathCommand[] {
  const points = Array.from({ length: 17 }, (_, index): Spot => {
    const angle = (behind ? Math.PI : 0) + (index / 16) * Math.PI;
    const [u, v] = [Math.cos(angle) * radius * 1.75, Math.sin(angle) * radius * 0.36];
    return [x + u * 0.956 + v * 0.292, y - u * 0.292 + v * 0.956];
  });
  const [first] = points as [Spot];
  return [{ type: 'M', x: first[0], y: first[1] }, ...through(points)];
}
