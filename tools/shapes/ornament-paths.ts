/** Outlines of ornaments: arches, blobs, bursts, seals, ribbons, clouds and waves, drawn for their final size. */
import type { PathCommand } from '#design/document/outline-path.ts';
import {
  blob,
  C,
  drawn,
  L,
  M,
  type Make,
  type Point,
  polygon,
  quarter,
  type ShapePath,
  smooth,
  star,
  stretched,
  Z,
} from './shape-pen.ts';

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
  // From valley to valley around each petal.
  const curves = Array.from({ length: petals }, (_, index) =>
    C(at(index - 0.46, 1.22), at(index + 0.46, 1.22), at(index + 0.5, 0.62)),
  );
  return stretched([M(at(-0.5, 0.62)), ...curves, Z], width, height);
};

export const ORNAMENT_PATHS = {
  arch: drawn(arch, 0.75),
  blob: drawn(blob([0.95, 1.04, 0.88, 0.98, 0.92, 1.04, 0.9]), 1.06),
  pebble: drawn(blob([0.8, 1, 0.92, 0.84, 0.86, 1, 0.88]), 1.25),
  burst: drawn(star(16, 0.82)),
  starburst: drawn(star(24, 0.7)),
  sparkle: drawn((width, height) => {
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
  seal: drawn(seal),
  flower: drawn(flower),
  ribbon: drawn(ribbon, 4),
  bookmark: drawn(bookmark, 0.6),
  'speech-bubble': drawn(bubble, 1.35),
  cloud: drawn(cloud, 1.6),
  wave: drawn(wave, 4),
  squiggle: drawn(squiggle, 5),
} satisfies Record<string, ShapePath>;
