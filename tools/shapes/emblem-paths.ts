/** Outlines of emblems: gears, suns, leaves, zigzags and clovers, drawn for their final size. */
import type { PathCommand } from '#design/document/outline-path.ts';
import {
  blob,
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
  stretched,
  Z,
} from './shape-pen.ts';

const gear: Make = (width, height) => {
  const teeth = 10;
  // A tooth from its left side to its right, then the valley behind it: angles within the tooth's share, and radii.
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

export const EMBLEM_PATHS = {
  gear: drawn(gear),
  sun: drawn(sun),
  arc: drawn(arc, 2),
  leaf: drawn(leaf),
  zigzag: drawn(zigzag, 6),
  stairs: drawn(stairs),
  amoeba: drawn(blob([0.9, 0.66, 1, 0.74, 0.6, 0.96, 0.7, 0.84, 0.62]), 1.1),
  puddle: drawn(blob([0.7, 0.95, 1, 0.8, 0.95, 0.72, 1, 0.9, 0.78]), 1.4),
  clover: drawn((width, height) => {
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
