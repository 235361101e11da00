/** Outlines for pictures only: torn paper, brush strokes, splashes, bottles. The others come from the tools' shapes. */
import type { PathCommand } from '#design/document/outline-path.ts';
import {
  C,
  ellipse,
  L,
  M,
  polygon,
  rounded,
  shares,
  smooth,
  star,
  stretched,
  Z,
  type Make,
  type Point,
} from '../shape-pen.ts';

/** 0..1, the same for the same number: torn edges and bristles must not change if a frame is chosen again. */
function chance(index: number): number {
  const value = Math.sin(index * 127.1 + 311.7) * 43_758.5453;
  return value - Math.floor(value);
}

/** A box with softly bulging sides. */
const squircle: Make = (width, height) => {
  const points = Array.from({ length: 32 }, (_, index): Point => {
    const angle = (index / 32) * Math.PI * 2;
    const bend = (value: number) => Math.sign(value) * Math.abs(value) ** 0.5;
    return [bend(Math.cos(angle)), bend(Math.sin(angle))];
  });
  return stretched(smooth(points), width, height);
};

const pill: Make = (width, height) => rounded(0, 0, width, height, Math.min(width, height) / 2);

const egg: Make = (width, height) => [
  M([width / 2, 0]),
  C([width * 0.82, 0], [width, height * 0.36], [width, height * 0.6]),
  C([width, height * 0.84], [width * 0.78, height], [width / 2, height]),
  C([width * 0.22, height], [0, height * 0.84], [0, height * 0.6]),
  C([0, height * 0.36], [width * 0.18, 0], [width / 2, 0]),
  Z,
];

/** Two round tops, like a window's. */
const panes: Make = (width, height) => {
  const gap = width * 0.05;
  const pane = (width - gap) / 2;
  return [0, pane + gap].flatMap((left): PathCommand[] => [
    M([left, height]),
    L([left, pane / 2]),
    C([left, -pane * 0.17], [left + pane, -pane * 0.17], [left + pane, pane / 2]),
    L([left + pane, height]),
    Z,
  ]);
};

const bottle: Make = (width, height) =>
  stretched(
    [
      M([38, 0]),
      L([62, 0]),
      L([62, 8]),
      L([60, 10]),
      L([60, 46]),
      C([60, 62], [90, 66], [90, 92]),
      L([90, 208]),
      C([90, 216], [86, 220], [78, 220]),
      L([22, 220]),
      C([14, 220], [10, 216], [10, 208]),
      L([10, 92]),
      C([10, 66], [40, 62], [40, 46]),
      L([40, 10]),
      L([38, 8]),
      Z,
    ],
    width,
    height,
  );

/** Paper with its upper and lower edges torn. */
const torn: Make = (width, height) => {
  const count = 34;
  const deep = height * 0.045;
  const edge = (seed: number): Point[] =>
    Array.from({ length: count + 1 }, (_, index): Point => [
      (index / count) * width,
      (chance(index + seed) * 0.7 + chance(index * 0.31 + seed) * 0.3) * deep,
    ]);
  const upper = edge(1);
  const lower = edge(90).map(([x, y]): Point => [x, height - y]);
  return polygon([...upper, ...lower.toReversed()]);
};

/** Strokes of a dry brush, one below the other, their ends frayed. */
const brush: Make = (width, height) => {
  const strokes = 6;
  const thick = height / (strokes - 0.9);
  const commands = Array.from({ length: strokes }, (_, stroke): PathCommand[] => {
    const middle = thick * (0.5 + stroke * 0.92 * ((height - thick) / (thick * 0.92 * (strokes - 1))));
    const start = width * 0.13 * chance(stroke + 3);
    const end = width * (1 - 0.16 * chance(stroke + 17));
    const hairs = 7;
    const points: Point[] = [];
    for (let hair = 0; hair <= hairs; hair += 1)
      points.push([start + width * 0.05 * chance(stroke * 31 + hair), middle - thick / 2 + (hair / hairs) * thick]);
    for (let step = 1; step < 8; step += 1)
      points.push([
        start + ((end - start) * step) / 8,
        middle + thick / 2 + thick * 0.12 * (chance(stroke * 47 + step) - 0.5),
      ]);
    for (let hair = hairs; hair >= 0; hair -= 1)
      points.push([
        end + width * 0.07 * (chance(stroke * 61 + hair) - 0.5),
        middle - thick / 2 + (hair / hairs) * thick,
      ]);
    for (let step = 7; step > 0; step -= 1)
      points.push([
        start + ((end - start) * step) / 8,
        middle - thick / 2 + thick * 0.12 * (chance(stroke * 83 + step) - 0.5),
      ]);
    // All counter-clockwise: where strokes overlap nothing may cancel out.
    return polygon(points);
  });
  return stretched(commands.flat(), width, height);
};

/** Paint that hit the page: a round middle, arms of uneven length, drops around. */
const splash: Make = (width, height) => {
  const arms = 13;
  const points: Point[] = [];
  for (let arm = 0; arm < arms; arm += 1) {
    const angle = ((arm + 0.5 * (chance(arm) - 0.5)) / arms) * Math.PI * 2;
    const long = 0.66 + 0.34 * chance(arm + 20);
    const half = 0.07 + 0.03 * chance(arm + 40);
    const at = (turn: number, radius: number): Point => [
      Math.cos(angle + turn) * radius,
      Math.sin(angle + turn) * radius,
    ];
    points.push(
      at(-0.24, 0.56),
      at(-half * 0.8, long * 0.82),
      at(-half, long * 0.96),
      at(0, long),
      at(half, long * 0.96),
      at(half * 0.8, long * 0.82),
    );
  }
  const drops = [
    [0.86, -0.78, 0.06],
    [-0.9, -0.6, 0.05],
    [-0.7, 0.86, 0.07],
    [0.8, 0.84, 0.045],
    [0.1, -1.04, 0.04],
  ] as const;
  return stretched([...smooth(points), ...drops.flatMap(([x, y, r]) => ellipse(x, y, r, r))], width, height);
};

const bars =
  (count: number, lean: number): Make =>
  (width, height) => {
    const gap = 0.035;
    const wide = (1 - gap * (count - 1) - lean) / count;
    return Array.from({ length: count }, (_, index): PathCommand[] => {
      const left = index * (wide + gap);
      return polygon([
        [(left + lean) * width, 0],
        [(left + lean + wide) * width, 0],
        [(left + wide) * width, height],
        [left * width, height],
      ]);
    }).flat();
  };

const tiles: Make = (width, height) => {
  const gap = Math.min(width, height) * 0.04;
  const [w, h] = [(width - gap) / 2, (height - gap) / 2];
  return [
    [0, 0],
    [w + gap, 0],
    [0, h + gap],
    [w + gap, h + gap],
  ].flatMap(([x = 0, y = 0]) => rounded(x, y, w, h, Math.min(w, h) * 0.08));
};

export const FRAME_PATHS = {
  squircle: { make: squircle, ratio: 1 },
  pill: { make: pill, ratio: 1.8 },
  egg: { make: egg, ratio: 0.78 },
  window: { make: panes, ratio: 0.9 },
  bottle: { make: bottle, ratio: 0.42 },
  torn: { make: torn, ratio: 1.25 },
  brush: { make: brush, ratio: 1.5 },
  splash: { make: splash, ratio: 1 },
  slats: { make: bars(3, 0), ratio: 1.15 },
  slanted: { make: bars(3, 0.14), ratio: 1.3 },
  tiles: { make: tiles, ratio: 1 },
  triangle: {
    make: shares([
      [0.5, 0],
      [1, 1],
      [0, 1],
    ]),
    ratio: 1.15,
  },
  pentagon: {
    make: shares([
      [0.5, 0],
      [1, 0.382],
      [0.809, 1],
      [0.191, 1],
      [0, 0.382],
    ]),
    ratio: 1.05,
  },
  'five-star': { make: star(5, 0.5), ratio: 1.05 },
} as const satisfies Record<string, { make: Make; ratio: number }>;
