/**
 * Outlines that the kernel has no kind of its own for: arches, blobs, bubbles, ribbons, tags. Each is made for the size
 * that it will have, so that round parts stay round whatever the ratio. All are to be filled with the even-odd rule.
 */
import { parsePath, type PathCommand } from '#design/document/outline-path.ts';
import { writePath, type Outline } from '#design/document/path-geometry.ts';
import type { Size } from './page-space.ts';
import {
  blob,
  C,
  ellipse,
  L,
  M,
  NEAR,
  polygon,
  quarter,
  rounded,
  shares,
  smooth,
  star,
  stretched,
  Z,
  type Make,
  type Point,
} from './shape-pen.ts';
import { SIGN_PATHS, type ShapePath } from './sign-paths.ts';

const arch: Make = (width, height) => {
  const r = Math.min(width / 2, height);
  return [
    M([0, height]),
    L([0, r]),
    quarter([0, r], [0, 0], [width / 2, 0]),
    quarter([width / 2, 0], [width, 0], [width, r]),
    L([width, height]),
    Z,
  ];
};

const bubble: Make = (width, height) => {
  const body = height * 0.8;
  const r = Math.min(width, body) * 0.28;
  const [from, tip, to] = [width * 0.22, width * 0.16, width * 0.42];
  return [
    M([r, 0]),
    L([width - r, 0]),
    quarter([width - r, 0], [width, 0], [width, r]),
    L([width, body - r]),
    quarter([width, body - r], [width, body], [width - r, body]),
    L([to, body]),
    C([to - width * 0.06, body + (height - body) * 0.6], [tip + width * 0.08, height], [tip, height]),
    C([tip + width * 0.05, height - (height - body) * 0.4], [from, body + (height - body) * 0.4], [from, body]),
    L([r, body]),
    quarter([r, body], [0, body], [0, body - r]),
    L([0, r]),
    quarter([0, r], [0, 0], [r, 0]),
    Z,
  ];
};

/** A banner with notched ends. */
const ribbon: Make = (width, height) => {
  const notch = Math.min(height * 0.45, width * 0.12);
  return polygon([
    [0, 0],
    [width, 0],
    [width - notch, height / 2],
    [width, height],
    [0, height],
    [notch, height / 2],
  ]);
};

/** A bookmark hanging down, notched at the foot. */
const bookmark: Make = (width, height) =>
  polygon([
    [0, 0],
    [width, 0],
    [width, height],
    [width / 2, height - Math.min(width * 0.35, height * 0.3)],
    [0, height],
  ]);

/** A filled band whose upper edge waves. */
const wave: Make = (width, height) => {
  const crest = height * 0.5;
  return [
    M([0, crest]),
    C([width * 0.16, -height * 0.16], [width * 0.34, -height * 0.16], [width * 0.5, crest * 0.62]),
    C([width * 0.66, height * 0.78], [width * 0.84, height * 0.78], [width, crest * 0.3]),
    L([width, height]),
    L([0, height]),
    Z,
  ];
};

/** A wavy stroke of even width, drawn as an outline. */
const squiggle: Make = (width, height) => {
  const waves = Math.max(2, Math.round(width / Math.max(1, height) / 1.4));
  const thick = height * 0.26;
  const inner = width - thick;
  const swing = (height - thick) / 2;
  const pace = (waves * 2 * Math.PI) / inner;
  const steps = waves * 12;
  const side = (sign: 1 | -1) =>
    Array.from({ length: steps + 1 }, (_, index): Point => {
      const along = (index / steps) * inner;
      const slope = swing * pace * Math.cos(along * pace);
      const length = Math.hypot(1, slope);
      return [
        thick / 2 + along + ((sign * slope) / length) * (thick / 2),
        height / 2 + swing * Math.sin(along * pace) - (sign / length) * (thick / 2),
      ];
    });
  return stretched(smooth([...side(1), ...side(-1).toReversed()]), width, height);
};

const ring: Make = (width, height) => {
  const thick = Math.min(width, height) * 0.16;
  return [
    ...ellipse(width / 2, height / 2, width / 2, height / 2),
    ...ellipse(width / 2, height / 2, width / 2 - thick, height / 2 - thick),
  ];
};

const frame: Make = (width, height) => {
  const thick = Math.min(width, height) * 0.06;
  return [
    ...polygon([
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ]),
    ...polygon([
      [thick, thick],
      [thick, height - thick],
      [width - thick, height - thick],
      [width - thick, thick],
    ]),
  ];
};

const plus: Make = (width, height) => {
  const arm = Math.min(width, height) * 0.32;
  const [x1, x2, y1, y2] = [(width - arm) / 2, (width + arm) / 2, (height - arm) / 2, (height + arm) / 2];
  return polygon([
    [x1, 0],
    [x2, 0],
    [x2, y1],
    [width, y1],
    [width, y2],
    [x2, y2],
    [x2, height],
    [x1, height],
    [x1, y2],
    [0, y2],
    [0, y1],
    [x1, y1],
  ]);
};

const drop: Make = (width, height) => {
  const cy = height * 0.66;
  const bottom = height - cy;
  return [
    M([width / 2, 0]),
    C([width * 0.56, height * 0.14], [width, height * 0.4], [width, cy]),
    quarter([width, cy], [width, cy + bottom], [width / 2, height]),
    quarter([width / 2, height], [0, cy + bottom], [0, cy]),
    C([0, height * 0.4], [width * 0.44, height * 0.14], [width / 2, 0]),
    Z,
  ];
};

const semicircle: Make = (width, height) => [
  M([0, height]),
  quarter([0, height], [0, 0], [width / 2, 0]),
  quarter([width / 2, 0], [width, 0], [width, height]),
  Z,
];

const moon: Make = (width, height) => [
  M([width * 0.72, 0]),
  C([width * 0.3, 0], [0, height * 0.22], [0, height * 0.52]),
  C([0, height * 0.8], [width * 0.24, height], [width * 0.52, height]),
  C([width * 0.76, height], [width * 0.93, height * 0.86], [width, height * 0.68]),
  C([width * 0.62, height * 0.76], [width * 0.4, height * 0.56], [width * 0.42, height * 0.34]),
  C([width * 0.44, height * 0.17], [width * 0.56, height * 0.05], [width * 0.72, 0]),
  Z,
];

const cloud: Make = (width, height) => {
  const points: PathCommand[] = [
    M([width * 0.22, height]),
    C([width * 0.08, height], [0, height * 0.87], [0, height * 0.72]),
    C([0, height * 0.56], [width * 0.1, height * 0.45], [width * 0.22, height * 0.44]),
    C([width * 0.24, height * 0.17], [width * 0.37, 0], [width * 0.53, 0]),
    C([width * 0.67, 0], [width * 0.78, height * 0.12], [width * 0.81, height * 0.33]),
    C([width * 0.92, height * 0.34], [width, height * 0.49], [width, height * 0.66]),
    C([width, height * 0.86], [width * 0.92, height], [width * 0.79, height]),
    Z,
  ];
  return points;
};

/** A price tag: a corner cut at both sides on the left, and a hole. */
const tag: Make = (width, height) => {
  const cut = Math.min(height * 0.5, width * 0.3);
  const hole = Math.min(width, height) * 0.08;
  return [
    ...polygon([
      [cut, 0],
      [width, 0],
      [width, height],
      [cut, height],
      [0, height / 2],
    ]),
    ...ellipse(cut * 0.95, height / 2, hole, hole),
  ];
};

/** A coupon: round bites out of both ends. */
const ticket: Make = (width, height) => {
  const r = Math.min(height * 0.2, width * 0.1);
  const mid = height / 2;
  return [
    M([0, 0]),
    L([width, 0]),
    L([width, mid - r]),
    quarter([width, mid - r], [width - r, mid - r], [width - r, mid]),
    quarter([width - r, mid], [width - r, mid + r], [width, mid + r]),
    L([width, height]),
    L([0, height]),
    L([0, mid + r]),
    quarter([0, mid + r], [r, mid + r], [r, mid]),
    quarter([r, mid], [r, mid - r], [0, mid - r]),
    Z,
  ];
};

/** A round badge with a scalloped edge. */
const seal: Make = (width, height) => {
  const bumps = 14;
  const points = Array.from({ length: bumps * 2 }, (_, index): Point => {
    const angle = (index / (bumps * 2)) * 2 * Math.PI - Math.PI / 2;
    const radius = index % 2 === 0 ? 1 : 0.9;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  return stretched(smooth(points), width, height);
};

const flower: Make = (width, height) => {
  const petals = 6;
  const at = (index: number, radius: number): Point => {
    const angle = (index / petals) * 2 * Math.PI - Math.PI / 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  };
  // From valley to valley round each petal.
  const curves = Array.from({ length: petals }, (_, index) =>
    C(at(index - 0.46, 1.22), at(index + 0.46, 1.22), at(index + 0.5, 0.62)),
  );
  return stretched([M(at(-0.5, 0.62)), ...curves, Z], width, height);
};

const blockArrow: Make = (width, height) => {
  const head = Math.min(width * 0.6, height * 0.75);
  return polygon([
    [0, height * 0.28],
    [width - head, height * 0.28],
    [width - head, 0],
    [width, height / 2],
    [width - head, height],
    [width - head, height * 0.72],
    [0, height * 0.72],
  ]);
};

const heart: Make = (width, height) => {
  const [w, h] = [width / 2, height / 2];
  const at = (x: number, y: number): Point => [w + x * w, h + y * h];
  // The curves of the kernel's own heart.
  return [
    M(at(0, -0.46)),
    C(at(-0.2, -1.18), at(-1, -1.18), at(-1, -0.36)),
    C(at(-1, 0.22), at(-0.3, 0.6), at(0, 1)),
    C(at(0.3, 0.6), at(1, 0.22), at(1, -0.36)),
    C(at(1, -1.18), at(0.2, -1.18), at(0, -0.46)),
    Z,
  ];
};

const of = (make: Make, ratio = 1): ShapePath => ({ make, ratio });

const table = {
  arch: of(arch, 0.75),
  blob: of(blob([0.95, 1.04, 0.88, 0.98, 0.92, 1.04, 0.9]), 1.06),
  pebble: of(blob([0.8, 1, 0.92, 0.84, 0.86, 1, 0.88]), 1.25),
  burst: of(star(16, 0.82)),
  starburst: of(star(24, 0.7)),
  sparkle: of((width, height) => {
    const at = (x: number, y: number): Point => [width * x, height * y];
    const inner = 0.56;
    return [
      M(at(0.5, 0)),
      C(at(inner, 0.32), at(0.68, 1 - inner), at(1, 0.5)),
      C(at(0.68, inner), at(inner, 0.68), at(0.5, 1)),
      C(at(1 - inner, 0.68), at(0.32, inner), at(0, 0.5)),
      C(at(0.32, 1 - inner), at(1 - inner, 0.32), at(0.5, 0)),
      Z,
    ];
  }),
  seal: of(seal),
  flower: of(flower),
  ribbon: of(ribbon, 4),
  bookmark: of(bookmark, 0.6),
  'speech-bubble': of(bubble, 1.35),
  cloud: of(cloud, 1.6),
  wave: of(wave, 4),
  squiggle: of(squiggle, 5),
  ring: of(ring),
  frame: of(frame, 1),
  plus: of(plus),
  cross: of(
    shares([
      [0.17, 0],
      [0.5, 0.33],
      [0.83, 0],
      [1, 0.17],
      [0.67, 0.5],
      [1, 0.83],
      [0.83, 1],
      [0.5, 0.67],
      [0.17, 1],
      [0, 0.83],
      [0.33, 0.5],
      [0, 0.17],
    ]),
  ),
  check: of(
    shares([
      [0.13, 0.47],
      [0.38, 0.71],
      [0.87, 0.08],
      [1, 0.24],
      [0.4, 1],
      [0, 0.63],
    ]),
    1.25,
  ),
  drop: of(drop, 0.72),
  semicircle: of(semicircle, 2),
  'quarter-circle': of((width, height) => [M([0, height]), L([0, 0]), quarter([0, 0], [width, 0], [width, height]), Z]),
  diamond: of(
    shares([
      [0.5, 0],
      [1, 0.5],
      [0.5, 1],
      [0, 0.5],
    ]),
  ),
  hexagon: of(
    shares([
      [0.25, 0],
      [0.75, 0],
      [1, 0.5],
      [0.75, 1],
      [0.25, 1],
      [0, 0.5],
    ]),
    1.155,
  ),
  octagon: of(
    shares([
      [NEAR, 0],
      [1 - NEAR, 0],
      [1, NEAR],
      [1, 1 - NEAR],
      [1 - NEAR, 1],
      [NEAR, 1],
      [0, 1 - NEAR],
      [0, NEAR],
    ]),
  ),
  parallelogram: of(
    shares([
      [0.2, 0],
      [1, 0],
      [0.8, 1],
      [0, 1],
    ]),
    2,
  ),
  trapezoid: of(
    shares([
      [0.18, 0],
      [0.82, 0],
      [1, 1],
      [0, 1],
    ]),
    1.7,
  ),
  chevron: of(
    shares([
      [0, 0],
      [0.62, 0],
      [1, 0.5],
      [0.62, 1],
      [0, 1],
      [0.38, 0.5],
    ]),
    1.1,
  ),
  lightning: of(
    shares([
      [0.58, 0],
      [0.05, 0.58],
      [0.42, 0.58],
      [0.3, 1],
      [0.95, 0.38],
      [0.55, 0.38],
      [0.78, 0],
    ]),
    0.68,
  ),
  moon: of(moon, 0.95),
  tag: of(tag, 1.9),
  ticket: of(ticket, 2.2),
  'block-arrow': of(blockArrow, 1.7),
  heart: of(heart, 1.1),
  star: of(star(5, 0.45), 1.05),
  rounded: of((width, height) => rounded(0, 0, width, height, Math.min(width, height) * 0.12)),
  ...SIGN_PATHS,
} satisfies Record<string, ShapePath>;

export type ShapePathName = keyof typeof table;
export const SHAPE_PATHS: Readonly<Record<ShapePathName, ShapePath>> = table;

/** The outline of that name for a box of that size, its view box as large as the box (at most 1000 units a side). */
export function shapePath(name: ShapePathName, size: Size): Outline {
  const scale = 1000 / Math.max(size.width, size.height);
  const view = {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
  const path = writePath(SHAPE_PATHS[name].make(view.width, view.height));
  if (!parsePath(path)) throw new Error(`The outline of ${name} is no path`);
  return { path, viewWidth: view.width, viewHeight: view.height };
}
