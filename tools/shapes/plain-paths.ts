/** Outlines of plain forms: rings, crosses, polygons, drops, tags, arrows and stars, drawn for their final size. */
import {
  C,
  drawn,
  ellipse,
  L,
  M,
  type Make,
  NEAR,
  type Point,
  polygon,
  quarter,
  rounded,
  type ShapePath,
  shares,
  star,
  Z,
} from './shape-pen.ts';

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
  // The curves of the document's heart shape.
  return [
    M(at(0, -0.46)),
    C(at(-0.2, -1.18), at(-1, -1.18), at(-1, -0.36)),
    C(at(-1, 0.22), at(-0.3, 0.6), at(0, 1)),
    C(at(0.3, 0.6), at(1, 0.22), at(1, -0.36)),
    C(at(1, -1.18), at(0.2, -1.18), at(0, -0.46)),
    Z,
  ];
};

export const PLAIN_PATHS = {
  ring: drawn(ring),
  frame: drawn(frame, 1),
  plus: drawn(plus),
  cross: drawn(
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
  check: drawn(
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
  drop: drawn(drop, 0.72),
  semicircle: drawn(semicircle, 2),
  'quarter-circle': drawn((width, height) => [
    M([0, height]),
    L([0, 0]),
    quarter([0, 0], [width, 0], [width, height]),
    Z,
  ]),
  diamond: drawn(
    shares([
      [0.5, 0],
      [1, 0.5],
      [0.5, 1],
      [0, 0.5],
    ]),
  ),
  hexagon: drawn(
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
  octagon: drawn(
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
  parallelogram: drawn(
    shares([
      [0.2, 0],
      [1, 0],
      [0.8, 1],
      [0, 1],
    ]),
    2,
  ),
  trapezoid: drawn(
    shares([
      [0.18, 0],
      [0.82, 0],
      [1, 1],
      [0, 1],
    ]),
    1.7,
  ),
  chevron: drawn(
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
  lightning: drawn(
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
  moon: drawn(moon, 0.95),
  tag: drawn(tag, 1.9),
  ticket: drawn(ticket, 2.2),
  'block-arrow': drawn(blockArrow, 1.7),
  heart: drawn(heart, 1.1),
  star: drawn(star(5, 0.45), 1.05),
  rounded: drawn((width, height) => rounded(0, 0, width, height, Math.min(width, height) * 0.12)),
} satisfies Record<string, ShapePath>;
