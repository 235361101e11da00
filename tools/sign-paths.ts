/**
 * More outlines: speech bubbles, banners, badges, labels, brackets, arrows and corners, made for the size that they
 * will have.
 */
import type { PathCommand } from '#design/document/outline-path.ts';
import {
  blob,
  C,
  ellipse,
  L,
  M,
  polygon,
  quarter,
  rounded,
  shares,
  smooth,
  stretched,
  Z,
  type Make,
  type Point,
} from './shape-pen.ts';

export interface ShapePath {
  make: Make;
  /** Width ÷ height that looks right when nothing else is said. */
  ratio: number;
}

const of = (make: Make, ratio = 1): ShapePath => ({ make, ratio });

const around = (count: number, radiusAt: (index: number) => number): Point[] =>
  Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return [Math.cos(angle) * radiusAt(index), Math.sin(angle) * radiusAt(index)];
  });

/** The outline seen in a mirror that stands upright. */
const mirrored =
  (make: Make): Make =>
  (width, height) =>
    make(width, height).map((command): PathCommand => {
      if (command.type === 'Z') return command;
      if (command.type === 'C')
        return { ...command, x1: width - command.x1, x2: width - command.x2, x: width - command.x };
      if (command.type === 'Q') return { ...command, x1: width - command.x1, x: width - command.x };
      return { ...command, x: width - command.x };
    });

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

/** A board whose corners are bitten off in quarter circles. */
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

/** Four angles where the corners of a picture are. */
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

const gear: Make = (width, height) => {
  const teeth = 10;
  // A tooth from its left side to its right, then the valley behind it: turns within the tooth's share, and radii.
  const profile = [
    [-0.2, 1],
    [0.2, 1],
    [0.3, 0.8],
    [0.7, 0.8],
  ] as const;
  const points = Array.from({ length: teeth }, (_, tooth) =>
    profile.map(([turn, radius]): Point => {
      const angle = ((tooth + turn) / teeth) * 2 * Math.PI - Math.PI / 2;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius];
    }),
  ).flat();
  return [...stretched(polygon(points), width, height), ...ellipse(width / 2, height / 2, width * 0.2, height * 0.2)];
};

const sun: Make = (width, height) => {
  const rays = 12;
  const ray = (index: number): PathCommand[] => {
    const at = (turn: number, radius: number): Point => {
      const angle = ((index + turn) / rays) * 2 * Math.PI;
      return [(0.5 + (Math.cos(angle) * radius) / 2) * width, (0.5 + (Math.sin(angle) * radius) / 2) * height];
    };
    return polygon([at(-0.2, 0.68), at(0, 1), at(0.2, 0.68)]);
  };
  return [
    ...ellipse(width / 2, height / 2, width * 0.3, height * 0.3),
    ...Array.from({ length: rays }, (_, index) => ray(index)).flat(),
  ];
};

const arc: Make = (width, height) => {
  const thick = Math.min(width * 0.14, height * 0.3);
  return [
    M([0, height]),
    quarter([0, height], [0, 0], [width / 2, 0]),
    quarter([width / 2, 0], [width, 0], [width, height]),
    L([width - thick, height]),
    quarter([width - thick, height], [width - thick, thick], [width / 2, thick]),
    quarter([width / 2, thick], [thick, thick], [thick, height]),
    Z,
  ];
};

const leaf: Make = (width, height) => [
  M([0, height]),
  C([0, height * 0.35], [width * 0.35, 0], [width, 0]),
  C([width, height * 0.65], [width * 0.65, height], [0, height]),
  Z,
];

const zigzag: Make = (width, height) => {
  const teeth = Math.max(3, Math.round(width / height / 1.1));
  const thick = height * 0.42;
  const point = (index: number, y: number): Point => [
    (index / (teeth * 2)) * width,
    index % 2 === 0 ? height - thick - y : -y,
  ];
  const upper = Array.from({ length: teeth * 2 + 1 }, (_, index) => point(index, 0));
  const lower = Array.from({ length: teeth * 2 + 1 }, (_, index) => point(index, -thick)).toReversed();
  return polygon([...upper, ...lower]);
};

const stairs: Make = shares([
  [0, 1],
  [0, 0.75],
  [0.25, 0.75],
  [0.25, 0.5],
  [0.5, 0.5],
  [0.5, 0.25],
  [0.75, 0.25],
  [0.75, 0],
  [1, 0],
  [1, 1],
]);

export const SIGN_PATHS = {
  'round-bubble': of(roundBubble, 1.25),
  'thought-bubble': of(thoughtBubble, 1.2),
  'shout-bubble': of(shoutBubble, 1.25),
  'box-bubble': of(boxBubble, 1.35),
  banner: of(banner, 4),
  pennant: of(
    shares([
      [0, 0],
      [1, 0.5],
      [0, 1],
    ]),
    1.6,
  ),
  'wavy-flag': of(wavyFlag, 1.6),
  shield: of(shield, 0.85),
  rosette: of(rosette, 0.74),
  'hang-tag': of(hangTag, 0.68),
  plaque: of(plaque, 1.6),
  stamp: of(stamp, 0.85),
  'left-bracket': of(bracket, 0.28),
  'right-bracket': of(mirrored(bracket), 0.28),
  'left-brace': of(brace, 0.3),
  'right-brace': of(mirrored(brace), 0.3),
  corners: of(corners, 1),
  'round-frame': of(roundFrame, 1),
  'double-frame': of(doubleFrame, 1),
  'two-way-arrow': of(twoWayArrow, 2),
  'arrow-board': of(arrowBoard, 2.2),
  'bent-arrow': of(bentArrow, 1.1),
  gear: of(gear),
  sun: of(sun),
  arc: of(arc, 2),
  leaf: of(leaf),
  zigzag: of(zigzag, 6),
  stairs: of(stairs),
  amoeba: of(blob([0.9, 0.66, 1, 0.74, 0.6, 0.96, 0.7, 0.84, 0.62]), 1.1),
  puddle: of(blob([0.7, 0.95, 1, 0.8, 0.95, 0.72, 1, 0.9, 0.78]), 1.4),
  clover: of((width, height) => {
    const lobes = 4;
    const at = (index: number, radius: number): Point => {
      const angle = ((index + 0.5) / lobes) * 2 * Math.PI - Math.PI / 2;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius];
    };
    return stretched(
      [
        M(at(-0.5, 0.4)),
        ...Array.from({ length: lobes }, (_, index) =>
          C(at(index - 0.5, 1.35), at(index + 0.5, 1.35), at(index + 0.5, 0.4)),
        ),
        Z,
      ],
      width,
      height,
    );
  }),
} satisfies Record<string, ShapePath>;
