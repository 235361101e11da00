/**
 * Patterns of randomly scattered parts: terrazzo, confetti, memphis, leopard, blobs. The seed determines their places.
 */
import type { Context } from '../tools.ts';
import { blob, circle, eachCell, eachStaggered, polygon, type Chance, type Pass, type Region } from './pattern-pen.ts';

type Piece = (context: Context, x: number, y: number, random: (purpose: number) => number) => void;

/** Pieces of one kind: `kinds` of them share the cells, each cell has one. */
function scattered(cell: number, jitter: number, kinds: number, kind: number, piece: Piece) {
  return (context: Context, region: Region, chance: Chance): void =>
    eachStaggered(region, cell, cell * 0.88, (x, y, column, row) => {
      if (Math.floor(chance(column, row, 0) * kinds) !== kind) return;
      const random = (purpose: number) => chance(column, row, purpose + 10);
      piece(context, x + (random(0) - 0.5) * jitter, y + (random(1) - 0.5) * jitter, random);
    });
}

/** A chip of stone: some corners at uneven distances. */
const chip =
  (least: number, most: number): Piece =>
  (context, x, y, random) => {
    const corners = 4 + Math.floor(random(2) * 3);
    const radius = least + random(3) ** 1.6 * (most - least);
    const points = Array.from({ length: corners }, (_, index): [number, number] => {
      const angle = ((index + 0.55 * random(index + 5)) / corners) * Math.PI * 2;
      const own = radius * (0.72 + 0.45 * random(index + 15));
      return [Math.cos(angle) * own, Math.sin(angle) * own * 0.86];
    });
    polygon(context, x, y, points, random(4) * Math.PI * 2);
  };

const CHIP = 46;
const chips = (ink: number, kind: number): Pass => ({ ink, trace: scattered(CHIP, 20, 4, kind, chip(7, 24)) });
export const terrazzo: Pass[] = [
  chips(0.28, 0),
  chips(0.55, 1),
  chips(1, 2),
  chips(0.8, 3),
  { ink: 0.45, trace: scattered(34, 30, 3, 1, chip(2, 5)) },
  { ink: 1, trace: scattered(40, 38, 3, 2, chip(1.5, 4)) },
];

const strip: Piece = (context, x, y, random) => {
  const length = 6 + random(2) * 4;
  polygon(
    context,
    x,
    y,
    [
      [-length, -2.6],
      [length, -2.6],
      [length, 2.6],
      [-length, 2.6],
    ],
    random(3) * Math.PI,
  );
};
const bead: Piece = (context, x, y, random) => circle(context, x, y, 3 + random(2) * 3);
const curl: Piece = (context, x, y, random) => {
  const angle = random(3) * Math.PI * 2;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const at = (u: number, v: number): [number, number] => [x + u * cos - v * sin, y + u * sin + v * cos];
  context.moveTo(...at(-12, 0));
  context.bezierCurveTo(...at(-8, -9), ...at(-4, -9), ...at(0, 0));
  context.bezierCurveTo(...at(4, 9), ...at(8, 9), ...at(12, 0));
};

function sprinkle(context: Context, x: number, y: number, random: (purpose: number) => number): void {
  const angle = random(3) * Math.PI;
  context.moveTo(x - Math.cos(angle) * 7, y - Math.sin(angle) * 7);
  context.lineTo(x + Math.cos(angle) * 7, y + Math.sin(angle) * 7);
}

export const confetti: Pass[] = [
  { ink: 0.4, trace: scattered(38, 26, 5, 0, strip) },
  { ink: 1, trace: scattered(38, 26, 5, 1, strip) },
  { ink: 0.65, trace: scattered(38, 26, 5, 2, bead) },
  { ink: 1, trace: scattered(38, 26, 5, 3, bead) },
  { ink: 0.8, line: 3.2, trace: scattered(38, 22, 5, 4, curl) },
];

export const sprinkles: Pass[] = [
  { ink: 1, line: 5, trace: scattered(34, 14, 2, 0, sprinkle) },
  { ink: 0.5, line: 5, trace: scattered(34, 14, 2, 1, sprinkle) },
];

const zig: Piece = (context, x, y, random) => {
  const angle = random(3) * Math.PI;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  for (let step = 0; step <= 5; step += 1) {
    const [u, v] = [(step - 2.5) * 9, step % 2 === 0 ? -6 : 6];
    const [toX, toY] = [x + u * cos - v * sin, y + u * sin + v * cos];
    if (step === 0) context.moveTo(toX, toY);
    else context.lineTo(toX, toY);
  }
};
const hoop: Piece = (context, x, y, random) => circle(context, x, y, 11 + random(2) * 5);
const disc: Piece = (context, x, y, random) => circle(context, x, y, 9 + random(2) * 6);
const wedge: Piece = (context, x, y, random) =>
  polygon(
    context,
    x,
    y,
    [
      [0, -17],
      [16, 12],
      [-16, 12],
    ],
    random(3) * Math.PI * 2,
  );
const half: Piece = (context, x, y, random) => {
  const angle = random(3) * Math.PI * 2;
  context.moveTo(x + Math.cos(angle) * 17, y + Math.sin(angle) * 17);
  context.arc(x, y, 17, angle, angle + Math.PI);
  context.closePath();
};
const dotted: Piece = (context, x, y, random) => {
  for (let column = -1; column <= 1; column += 1)
    for (let row = -1; row <= 1; row += 1) circle(context, x + column * 10 + random(3), y + row * 10, 2.4);
};

const MEMPHIS = 62;
export const memphis: Pass[] = [
  { ink: 0.35, trace: scattered(MEMPHIS, 16, 7, 0, disc) },
  { ink: 0.5, trace: scattered(MEMPHIS, 16, 7, 1, half) },
  { ink: 1, trace: scattered(MEMPHIS, 16, 7, 2, wedge) },
  { ink: 1, trace: scattered(MEMPHIS, 12, 7, 3, dotted) },
  { ink: 1, line: 4.5, trace: scattered(MEMPHIS, 16, 7, 4, hoop) },
  { ink: 0.7, line: 4.5, trace: scattered(MEMPHIS, 12, 7, 5, zig) },
  { ink: 1, line: 4.5, trace: scattered(MEMPHIS, 16, 7, 6, (context, x, y, random) => curl(context, x, y, random)) },
];

const SPOT = 66;
const spotCentre = (x: number, y: number, random: (purpose: number) => number): [number, number] => [
  x + (random(0) - 0.5) * 18,
  y + (random(1) - 0.5) * 16,
];

export const leopard: Pass[] = [
  {
    ink: 0.5,
    trace: (context, region, chance) =>
      eachStaggered(region, SPOT, SPOT * 0.82, (x, y, column, row) => {
        const random = (purpose: number) => chance(column, row, purpose);
        const [cx, cy] = spotCentre(x, y, random);
        blob(context, cx, cy, 13 + random(2) * 3, 0.45, 7, (index) => random(index + 20));
      }),
  },
  {
    ink: 1,
    trace: (context, region, chance) =>
      eachStaggered(region, SPOT, SPOT * 0.82, (x, y, column, row) => {
        const random = (purpose: number) => chance(column, row, purpose);
        const [cx, cy] = spotCentre(x, y, random);
        // Two or three pads around the spot, with gaps between them.
        const pads = 2 + Math.floor(random(3) * 2);
        const start = random(4) * Math.PI * 2;
        for (let pad = 0; pad < pads; pad += 1) {
          const from = start + (pad / pads) * Math.PI * 2;
          const sweep = ((Math.PI * 2) / pads) * (0.66 + 0.2 * random(pad + 5));
          const outer = 18 + random(pad + 9) * 5;
          rim(context, cx, cy, from, sweep, outer, 11, (index) => random(pad * 20 + index + 60));
        }
        if (random(7) > 0.55)
          blob(context, cx + SPOT * 0.5, cy + SPOT * 0.06, 4.2, 0.5, 6, (index) => random(index + 40));
      }),
  },
];

/** A thick piece of a ring with round, tapering ends. */
function rim(
  context: Context,
  x: number,
  y: number,
  from: number,
  sweep: number,
  outer: number,
  inner: number,
  random: (index: number) => number,
): void {
  const steps = 5;
  const points: [number, number][] = [];
  for (let step = 0; step <= steps; step += 1) {
    const angle = from + (sweep * step) / steps;
    const swell = Math.sin((step / steps) * Math.PI) * 1.5 + (random(step) - 0.5) * 5;
    points.push([x + Math.cos(angle) * (outer + swell), y + Math.sin(angle) * (outer + swell) * 0.92]);
  }
  for (let step = steps; step >= 0; step -= 1) {
    const angle = from + (sweep * step) / steps;
    const swell = Math.sin((step / steps) * Math.PI) * 2 + (random(step + 7) - 0.5) * 4;
    points.push([x + Math.cos(angle) * (inner + 3 - swell), y + Math.sin(angle) * (inner + 3 - swell) * 0.92]);
  }
  points.forEach(([px, py], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [px, py];
    if (index === 0) context.moveTo((px + nx) / 2, (py + ny) / 2);
    const [fx, fy] = points[(index + 2) % points.length] ?? [px, py];
    context.quadraticCurveTo(nx, ny, (nx + fx) / 2, (ny + fy) / 2);
  });
  context.closePath();
}

export const blobs: Pass[] = [
  {
    ink: 0.45,
    trace: (context, region, chance) =>
      eachCell(region, 150, 140, (x, y, column, row) => {
        const random = (purpose: number) => chance(column, row, purpose);
        blob(context, x + (random(0) - 0.5) * 30, y + (random(1) - 0.5) * 30, 38 + random(2) * 14, 0.5, 6, (index) =>
          random(index + 20),
        );
      }),
  },
  {
    ink: 1,
    trace: (context, region, chance) =>
      eachCell(region, 150, 140, (x, y, column, row) => {
        const random = (purpose: number) => chance(column, row, purpose + 100);
        blob(
          context,
          x + 75 + (random(0) - 0.5) * 30,
          y + 68 + (random(1) - 0.5) * 26,
          16 + random(2) * 12,
          0.5,
          6,
          (index) => random(index + 20),
        );
      }),
  },
];
