/** Outlines of plants, in px: firs, crowns of leaves, palms, cacti. */
import type { PathCommand } from '#design/document/outline-path.ts';
import type { Chance } from './chance.ts';
import type { Land } from './land.ts';
import { boxAt, circleAt, close, line, move, polygonOf, type Spot } from './shapes.ts';

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
