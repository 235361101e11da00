/** Outlines of signs: speech bubbles, banners, badges and labels, drawn for their final size. */
import type { PathCommand } from '#design/document/outline-path.ts';
import {
  around,
  C,
  drawn,
  ellipse,
  L,
  M,
  type Make,
  type Point,
  polygon,
  quarter,
  type ShapePath,
  shares,
  smooth,
  stretched,
  Z,
} from './shape-pen.ts';

const roundBubble: Make = (width, height) => {
  const body = height * 0.84;
  const [rx, ry] = [width / 2, body / 2];
  const at = (degrees: number): Point => [
    rx + Math.cos((degrees * Math.PI) / 180) * rx,
    ry + Math.sin((degrees * Math.PI) / 180) * ry,
  ];
  const [from, to] = [at(112), at(138)];
  const ring = around(40, () => 1).map(([x, y]): Point => [rx + x * rx, ry + y * ry]);
  // The ellipse clockwise from the right side of the tail to its left side.
  const angleOf = ([x, y]: Point) => (Math.atan2((y - ry) / ry, (x - rx) / rx) * 180) / Math.PI;
  const rest = ring.filter((point) => !(angleOf(point) > 110 && angleOf(point) < 140));
  const start = rest.findIndex((point) => angleOf(point) >= 140);
  const turned = [...rest.slice(start), ...rest.slice(0, start)];
  return [
    M(to),
    ...turned.map(L),
    L(from),
    C([from[0] - width * 0.03, height * 0.93], [width * 0.2, height], [width * 0.12, height]),
    C([width * 0.2, height * 0.96], [to[0], height * 0.9], to),
    Z,
  ];
};

const thoughtBubble: Make = (width, height) => {
  const body = stretched(smooth(around(20, (index) => (index % 2 === 0 ? 1 : 0.86))), width, height * 0.78);
  return [
    ...body,
    ...ellipse(width * 0.26, height * 0.87, width * 0.075, height * 0.07),
    ...ellipse(width * 0.13, height * 0.965, width * 0.04, height * 0.035),
  ];
};

const shoutBubble: Make = (width, height) => {
  const radii = [
    1, 0.72, 0.96, 0.7, 1, 0.74, 0.94, 0.7, 1, 0.73, 0.97, 0.71, 1.25, 0.72, 0.95, 0.7, 1, 0.74, 0.96, 0.71,
  ];
  return stretched(polygon(around(radii.length, (index) => radii[index] ?? 1)), width, height);
};

const boxBubble: Make = (width, height) => {
  const body = height * 0.8;
  return polygon([
    [0, 0],
    [width, 0],
    [width, body],
    [width * 0.42, body],
    [width * 0.22, height],
    [width * 0.24, body],
    [0, body],
  ]);
};

/** A ribbon whose ends are folded behind it. */
const banner: Make = (width, height) => {
  const tail = Math.min(width * 0.16, height * 0.9);
  const drop = height * 0.24;
  const notch = tail * 0.38;
  const fold = tail * 0.42;
  const front = polygon([
    [tail - fold, 0],
    [width - tail + fold, 0],
    [width - tail + fold, height - drop],
    [tail - fold, height - drop],
  ]);
  const left: Point[] = [
    [0, drop],
    [tail - fold - height * 0.03, drop],
    [tail - fold - height * 0.03, height - drop + height * 0.03],
    [tail, height - drop + height * 0.03],
    [tail, height],
    [0, height],
    [notch, drop + (height - drop) / 2],
  ];
  return [...front, ...polygon(left), ...polygon(left.map(([x, y]): Point => [width - x, y]))];
};

const wavyFlag: Make = (width, height) => {
  const swing = height * 0.16;
  return [
    M([0, swing]),
    C([width * 0.3, -swing], [width * 0.6, swing * 2.6], [width, swing * 0.4]),
    L([width, height - swing]),
    C([width * 0.6, height + swing * 1.2], [width * 0.3, height - swing * 2.4], [0, height - swing * 0.4]),
    Z,
  ];
};

const shield: Make = (width, height) => [
  M([0, height * 0.1]),
  C([width * 0.2, height * 0.12], [width * 0.4, height * 0.06], [width / 2, 0]),
  C([width * 0.6, height * 0.06], [width * 0.8, height * 0.12], [width, height * 0.1]),
  L([width, height * 0.5]),
  C([width, height * 0.78], [width * 0.72, height * 0.93], [width / 2, height]),
  C([width * 0.28, height * 0.93], [0, height * 0.78], [0, height * 0.5]),
  Z,
];

/** A round badge with two ribbons hanging from it. */
const rosette: Make = (width, height) => {
  const round = Math.min(width, height * 0.74);
  const [cx, cy] = [width / 2, round / 2];
  const scallops = stretched(smooth(around(32, (index) => (index % 2 === 0 ? 1 : 0.92))), round, round).map(
    (command): PathCommand => {
      const dx = cx - round / 2;
      if (command.type === 'Z') return command;
      if (command.type === 'C') return { ...command, x1: command.x1 + dx, x2: command.x2 + dx, x: command.x + dx };
      return { ...command, x: command.x + dx };
    },
  );
  const top = cy + round * 0.5;
  const leg = (side: 1 | -1): Point[] => {
    const x = (share: number) => cx + side * round * share;
    return [
      [x(0.06), top + round * 0.015],
      [x(0.36), cy + round * 0.42],
      [x(0.42), height],
      [x(0.26), height - (height - top) * 0.28],
      [x(0.12), height],
    ];
  };
  return [...scallops, ...polygon(leg(1)), ...polygon(leg(-1))];
};

/** A label hanging from its hole. */
const hangTag: Make = (width, height) => {
  const cut = Math.min(width * 0.28, height * 0.2);
  const hole = width * 0.075;
  const r = width * 0.07;
  return [
    M([cut, 0]),
    L([width - cut, 0]),
    L([width, cut]),
    L([width, height - r]),
    quarter([width, height - r], [width, height], [width - r, height]),
    L([r, height]),
    quarter([r, height], [0, height], [0, height - r]),
    L([0, cut]),
    Z,
    ...ellipse(width / 2, cut * 0.95, hole, hole),
  ];
};

/** A board whose corners are cut out in quarter circles. */
const plaque: Make = (width, height) => {
  const r = Math.min(width, height) * 0.16;
  // A quarter whose centre is the corner itself.
  const bite = (from: Point, corner: Point, to: Point) =>
    quarter(from, [from[0] + to[0] - corner[0], from[1] + to[1] - corner[1]], to);
  return [
    M([r, 0]),
    L([width - r, 0]),
    bite([width - r, 0], [width, 0], [width, r]),
    L([width, height - r]),
    bite([width, height - r], [width, height], [width - r, height]),
    L([r, height]),
    bite([r, height], [0, height], [0, height - r]),
    L([0, r]),
    bite([0, r], [0, 0], [r, 0]),
    Z,
  ];
};

/** A postage stamp: its edges are rows of half circles. */
const stamp: Make = (width, height) => {
  const bite = Math.min(width, height) / 16;
  const across = Math.max(3, Math.round(width / (bite * 3)));
  const down = Math.max(3, Math.round(height / (bite * 3)));
  const commands: PathCommand[] = [M([0, 0])];
  const edge = (from: Point, to: Point, count: number): void => {
    const [dx, dy] = [(to[0] - from[0]) / count, (to[1] - from[1]) / count];
    const length = Math.hypot(dx, dy);
    const [ux, uy] = [dx / length, dy / length];
    for (let index = 0; index < count; index += 1) {
      const [mx, my] = [from[0] + dx * (index + 0.5), from[1] + dy * (index + 0.5)];
      const spot = (along: number, inward: number): Point => [
        mx + ux * along * bite - uy * inward * bite,
        my + uy * along * bite + ux * inward * bite,
      ];
      commands.push(
        L(spot(-0.9, 0)),
        quarter(spot(-0.9, 0), spot(-0.9, 0.9), spot(0, 0.9)),
        quarter(spot(0, 0.9), spot(0.9, 0.9), spot(0.9, 0)),
      );
    }
    commands.push(L(to));
  };
  edge([0, 0], [width, 0], across);
  edge([width, 0], [width, height], down);
  edge([width, height], [0, height], across);
  edge([0, height], [0, 0], down);
  return [...commands, Z];
};

export const SIGN_PATHS = {
  'round-bubble': drawn(roundBubble, 1.25),
  'thought-bubble': drawn(thoughtBubble, 1.2),
  'shout-bubble': drawn(shoutBubble, 1.25),
  'box-bubble': drawn(boxBubble, 1.35),
  banner: drawn(banner, 4),
  pennant: drawn(
    shares([
      [0, 0],
      [1, 0.5],
      [0, 1],
    ]),
    1.6,
  ),
  'wavy-flag': drawn(wavyFlag, 1.6),
  shield: drawn(shield, 0.85),
  rosette: drawn(rosette, 0.74),
  'hang-tag': drawn(hangTag, 0.68),
  plaque: drawn(plaque, 1.6),
  stamp: drawn(stamp, 0.85),
} satisfies Record<string, ShapePath>;
