/** Outlines of marks: brackets, corners, frames and arrows, drawn for their final size. */
import {
  C,
  drawn,
  L,
  M,
  type Make,
  mirrored,
  type Point,
  polygon,
  quarter,
  rounded,
  type ShapePath,
  Z,
} from './shape-pen.ts';

const bracket: Make = (width, height) => {
  const thick = Math.min(width * 0.32, height * 0.09);
  return polygon([
    [width, 0],
    [0, 0],
    [0, height],
    [width, height],
    [width, height - thick],
    [thick, height - thick],
    [thick, thick],
    [width, thick],
  ]);
};

const brace: Make = (width, height) => {
  const thick = Math.min(width * 0.28, height * 0.08);
  const half = height / 2;
  const stem = width * 0.42;
  const r = Math.min(width - stem, half / 2);
  return [
    M([width, 0]),
    L([stem + r, 0]),
    quarter([stem + r, 0], [stem, 0], [stem, r]),
    L([stem, half - stem]),
    quarter([stem, half - stem], [stem, half], [0, half]),
    quarter([0, half], [stem, half], [stem, half + stem]),
    L([stem, height - r]),
    quarter([stem, height - r], [stem, height], [stem + r, height]),
    L([width, height]),
    L([width, height - thick]),
    L([stem + r, height - thick]),
    quarter([stem + r, height - thick], [stem + thick, height - thick], [stem + thick, height - r]),
    L([stem + thick, half + stem]),
    C([stem + thick, half + stem * 0.5], [stem * 0.9, half + thick * 0.5], [stem * 0.55, half]),
    C([stem * 0.9, half - thick * 0.5], [stem + thick, half - stem * 0.5], [stem + thick, half - stem]),
    L([stem + thick, r]),
    quarter([stem + thick, r], [stem + thick, thick], [stem + r, thick]),
    L([width, thick]),
    Z,
  ];
};

/** Four angles at the corners of a picture. */
const corners: Make = (width, height) => {
  const arm = Math.min(width, height) * 0.26;
  const thick = Math.min(width, height) * 0.05;
  const angle = (x: number, y: number, sx: 1 | -1, sy: 1 | -1) =>
    polygon(
      (
        [
          [0, 0],
          [arm, 0],
          [arm, thick],
          [thick, thick],
          [thick, arm],
          [0, arm],
        ] as const
      ).map(([dx, dy]): Point => [x + sx * dx, y + sy * dy]),
    );
  return [...angle(0, 0, 1, 1), ...angle(width, 0, -1, 1), ...angle(width, height, -1, -1), ...angle(0, height, 1, -1)];
};

const roundFrame: Make = (width, height) => {
  const side = Math.min(width, height);
  const thick = side * 0.06;
  return [
    ...rounded(0, 0, width, height, side * 0.18),
    ...rounded(thick, thick, width - 2 * thick, height - 2 * thick, side * 0.13),
  ];
};

const doubleFrame: Make = (width, height) => {
  const side = Math.min(width, height);
  const box = (inset: number) =>
    polygon([
      [inset, inset],
      [width - inset, inset],
      [width - inset, height - inset],
      [inset, height - inset],
    ]);
  return [0, 0.035, 0.07, 0.085].flatMap((share) => box(share * side));
};

const twoWayArrow: Make = (width, height) => {
  const head = Math.min(width * 0.35, height * 0.75);
  const [upper, lower] = [height * 0.28, height * 0.72];
  return polygon([
    [0, height / 2],
    [head, 0],
    [head, upper],
    [width - head, upper],
    [width - head, 0],
    [width, height / 2],
    [width - head, height],
    [width - head, lower],
    [head, lower],
    [head, height],
  ]);
};

const arrowBoard: Make = (width, height) => {
  const tip = Math.min(width * 0.3, height * 0.5);
  return polygon([
    [0, 0],
    [width - tip, 0],
    [width, height / 2],
    [width - tip, height],
    [0, height],
  ]);
};

/** An arrow that turns upwards. */
const bentArrow: Make = (width, height) => {
  const thick = Math.min(width, height) * 0.26;
  const head = thick * 2.1;
  const top = head * 0.8;
  const x = width - head / 2;
  return polygon([
    [0, height],
    [0, height - thick],
    [x - thick / 2, height - thick],
    [x - thick / 2, top],
    [width - head, top],
    [x, 0],
    [width, top],
    [x + thick / 2, top],
    [x + thick / 2, height],
  ]);
};

export const MARK_PATHS = {
  'left-bracket': drawn(bracket, 0.28),
  'right-bracket': drawn(mirrored(bracket), 0.28),
  'left-brace': drawn(brace, 0.3),
  'right-brace': drawn(mirrored(brace), 0.3),
  corners: drawn(corners, 1),
  'round-frame': drawn(roundFrame, 1),
  'double-frame': drawn(doubleFrame, 1),
  'two-way-arrow': drawn(twoWayArrow, 2),
  'arrow-board': drawn(arrowBoard, 2.2),
  'bent-arrow': drawn(bentArrow, 1.1),
} satisfies Record<string, ShapePath>;
