/** Shapes by their common names: the document's type for each, its default size and how much content it holds. */
import type { ShapeLayer } from '#design/document/layers.ts';
import type { Size } from '../contract/page-space.ts';
import { SHAPE_PATHS, shapePath, type ShapePathName } from './shape-paths.ts';

const KERNEL = [
  'rectangle',
  'rounded',
  'square',
  'pill',
  'ellipse',
  'circle',
  'triangle',
  'polygon',
  'pentagon',
  'star',
  'heart',
  'line',
  'arrow',
  'double-arrow',
] as const;
type KernelName = (typeof KERNEL)[number];
type PathName = Exclude<ShapePathName, KernelName>;

const PATHS = (Object.keys(SHAPE_PATHS) as ShapePathName[]).filter(
  (name): name is PathName => !(KERNEL as readonly string[]).includes(name),
);

export type ShapeName = KernelName | PathName;
export const SHAPE_NAMES = [...KERNEL, ...PATHS] as [ShapeName, ...ShapeName[]];

const isPath = (name: ShapeName): name is PathName => (PATHS as readonly string[]).includes(name);

export function isLine(name: ShapeName): boolean {
  return name === 'line' || name === 'arrow' || name === 'double-arrow';
}

const RATIOS: Record<KernelName, number> = {
  rectangle: 1.4,
  rounded: 1.4,
  square: 1,
  pill: 3,
  ellipse: 1.4,
  circle: 1,
  triangle: 1.155,
  polygon: 1,
  pentagon: 1.05,
  star: 1.05,
  heart: 1.1,
  line: 1,
  arrow: 1,
  'double-arrow': 1,
};

/** Width ÷ height that the shape starts with. */
export function ratioOfShape(name: ShapeName): number {
  return isPath(name) ? SHAPE_PATHS[name].ratio : RATIOS[name];
}

/** Whether another ratio would spoil it. */
export function keepsRatio(name: ShapeName): boolean {
  return ![
    'rectangle',
    'rounded',
    'pill',
    'ellipse',
    'line',
    'arrow',
    'double-arrow',
    'arch',
    'ribbon',
    'wave',
    'frame',
    'ticket',
    'tag',
    'speech-bubble',
    'squiggle',
    'parallelogram',
    'trapezoid',
    'semicircle',
    'bookmark',
    'blob',
    'pebble',
    'round-bubble',
    'thought-bubble',
    'box-bubble',
    'banner',
    'pennant',
    'wavy-flag',
    'plaque',
    'stamp',
    'corners',
    'round-frame',
    'double-frame',
    'two-way-arrow',
    'arrow-board',
    'arc',
    'zigzag',
    'stairs',
    'amoeba',
    'puddle',
  ].includes(name);
}

/** The part of the box in which content fits well within the outline: its size and its center, as shares of the box. */
interface Inner {
  width: number;
  height: number;
  x: number;
  y: number;
}

const inner = (width: number, height: number, x = 0.5, y = 0.5): Inner => ({ width, height, x, y });

const INNER: Partial<Record<ShapeName, Inner>> = {
  ellipse: inner(0.72, 0.72),
  circle: inner(0.72, 0.72),
  triangle: inner(0.5, 0.46, 0.5, 0.7),
  polygon: inner(0.75, 0.72),
  pentagon: inner(0.68, 0.66, 0.5, 0.55),
  octagon: inner(0.8, 0.8),
  star: inner(0.48, 0.4, 0.5, 0.54),
  heart: inner(0.66, 0.44, 0.5, 0.4),
  arch: inner(0.86, 0.74, 0.5, 0.57),
  blob: inner(0.74, 0.7),
  pebble: inner(0.74, 0.7),
  burst: inner(0.66, 0.66),
  starburst: inner(0.58, 0.58),
  sparkle: inner(0.34, 0.34),
  seal: inner(0.7, 0.7),
  flower: inner(0.62, 0.62),
  ribbon: inner(0.8, 0.92),
  bookmark: inner(0.92, 0.68, 0.5, 0.42),
  'speech-bubble': inner(0.92, 0.76, 0.5, 0.4),
  cloud: inner(0.74, 0.5, 0.5, 0.62),
  ring: inner(0.5, 0.5),
  drop: inner(0.6, 0.42, 0.5, 0.66),
  semicircle: inner(0.66, 0.6, 0.5, 0.6),
  diamond: inner(0.5, 0.5),
  hexagon: inner(0.72, 0.74),
  parallelogram: inner(0.66, 0.94),
  trapezoid: inner(0.7, 0.94),
  tag: inner(0.7, 0.92, 0.6, 0.5),
  ticket: inner(0.82, 0.92),
  plus: inner(0.36, 0.36),
  cross: inner(0.3, 0.3),
  moon: inner(0.3, 0.4, 0.25, 0.55),
  'block-arrow': inner(0.7, 0.44, 0.42, 0.5),
  'quarter-circle': inner(0.6, 0.6, 0.36, 0.64),
  'round-bubble': inner(0.72, 0.6, 0.5, 0.42),
  'thought-bubble': inner(0.7, 0.52, 0.5, 0.39),
  'shout-bubble': inner(0.56, 0.5),
  'box-bubble': inner(0.92, 0.72, 0.5, 0.4),
  banner: inner(0.66, 0.66, 0.5, 0.38),
  pennant: inner(0.5, 0.44, 0.3, 0.5),
  'wavy-flag': inner(0.86, 0.56),
  shield: inner(0.74, 0.56, 0.5, 0.44),
  rosette: inner(0.66, 0.48, 0.5, 0.36),
  'hang-tag': inner(0.8, 0.6, 0.5, 0.62),
  plaque: inner(0.84, 0.7),
  stamp: inner(0.84, 0.84),
  corners: inner(0.84, 0.84),
  'round-frame': inner(0.82, 0.82),
  'double-frame': inner(0.78, 0.78),
  'two-way-arrow': inner(0.6, 0.44),
  'arrow-board': inner(0.74, 0.9, 0.42, 0.5),
  'bent-arrow': inner(0.5, 0.2, 0.4, 0.88),
  gear: inner(0.3, 0.3),
  sun: inner(0.4, 0.4),
  arc: inner(0.5, 0.4, 0.5, 0.75),
  leaf: inner(0.5, 0.5),
  zigzag: inner(0.8, 0.3),
  stairs: inner(0.45, 0.3, 0.7, 0.82),
  amoeba: inner(0.6, 0.6),
  puddle: inner(0.64, 0.6),
  clover: inner(0.5, 0.5),
};

export function innerOf(name: ShapeName): Inner {
  return INNER[name] ?? inner(1, 1);
}

/** The largest ratio, width ÷ height, at which a form still looks right. */
const WIDEST: Partial<Record<ShapeName, number>> = {
  blob: 2,
  pebble: 2.2,
  cloud: 2.1,
  arch: 1.3,
  semicircle: 2.6,
  'speech-bubble': 3.4,
  ellipse: 2.4,
};

export function widestRatioOf(name: ShapeName): number {
  return WIDEST[name] ?? Infinity;
}

/** The document's shape for a box of that size, px. `sides`: corners of a polygon, points of a star. */
export function shapeOf(
  name: ShapeName,
  size: Size,
  { radius, sides }: { radius?: number; sides?: number } = {},
): ShapeLayer['shape'] {
  const shorter = Math.min(size.width, size.height);
  if (isPath(name)) return { kind: 'path', ...shapePath(name, size), rule: 'evenodd' };
  switch (name) {
    case 'rectangle':
    case 'square':
      return { kind: 'rectangle', radius: radius ?? 0 };
    case 'rounded':
      return { kind: 'rectangle', radius: radius ?? Math.round(shorter * 0.14) };
    case 'pill':
      return { kind: 'rectangle', radius: radius ?? Math.round(shorter / 2) };
    case 'ellipse':
    case 'circle':
      return { kind: 'ellipse' };
    case 'triangle':
      return { kind: 'triangle', radius: radius ?? 0 };
    case 'polygon':
      return { kind: 'polygon', sides: Math.min(24, sides ?? 6), radius: radius ?? 0 };
    case 'pentagon':
      return { kind: 'polygon', sides: 5, radius: radius ?? 0 };
    case 'star':
      return { kind: 'star', points: sides ?? 5, inner: 0.45, radius: radius ?? 0 };
    case 'heart':
      return { kind: 'heart' };
    case 'line':
      return { kind: 'line', startHead: 'none', endHead: 'none' };
    case 'arrow':
      return { kind: 'line', startHead: 'none', endHead: 'arrow' };
    case 'double-arrow':
      return { kind: 'line', startHead: 'arrow', endHead: 'arrow' };
  }
}
