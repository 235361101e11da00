/** Shapes by the names that people use: what each is in a document, how large it starts and how much it holds. */
import type { ShapeLayer } from '#design/document/layers.ts';
import type { Size } from './page-space.ts';
import { SHAPE_PATHS, shapePath, type ShapePathName } from './shape-paths.ts';

const KERNEL = [
  'rectangle', 'rounded', 'square', 'pill', 'ellipse', 'circle', 'triangle', 'polygon', 'pentagon', 'octagon', 'star', 'heart', 'line', 'arrow', 'double-arrow',
] as const;
type KernelName = (typeof KERNEL)[number];
type PathName = Exclude<ShapePathName, KernelName>;

const PATHS = (Object.keys(SHAPE_PATHS) as ShapePathName[]).filter((name): name is PathName => !(KERNEL as readonly string[]).includes(name));

export type ShapeName = KernelName | PathName;
export const SHAPE_NAMES = [...KERNEL, ...PATHS] as [ShapeName, ...ShapeName[]];

const isPath = (name: ShapeName): name is PathName => (PATHS as readonly string[]).includes(name);

export function isLine(name: ShapeName): boolean {
  return name === 'line' || name === 'arrow' || name === 'double-arrow';
}

const RATIOS: Record<KernelName, number> = {
  rectangle: 1.4, rounded: 1.4, square: 1, pill: 3, ellipse: 1.4, circle: 1, triangle: 1.155, polygon: 1, pentagon: 1.05, octagon: 1, star: 1.05, heart: 1.1,
  line: 1, arrow: 1, 'double-arrow': 1,
};

/** Width ÷ height that the shape starts with. */
export function ratioOfShape(name: ShapeName): number {
  return isPath(name) ? SHAPE_PATHS[name].ratio : RATIOS[name];
}

/** Whether another ratio would spoil it. */
export function keepsRatio(name: ShapeName): boolean {
  return !['rectangle', 'rounded', 'pill', 'ellipse', 'line', 'arrow', 'double-arrow', 'arch', 'ribbon', 'wave', 'frame', 'ticket', 'tag', 'speech-bubble', 'squiggle', 'parallelogram', 'trapezoid', 'semicircle', 'bookmark', 'blob', 'pebble', 'cloud'].includes(name);
}

/** The share of the box's width and height in which content stands well within the outline. */
const INNER: Partial<Record<ShapeName, readonly [width: number, height: number]>> = {
  ellipse: [0.72, 0.72], circle: [0.72, 0.72], triangle: [0.5, 0.48], polygon: [0.75, 0.72], pentagon: [0.68, 0.66], octagon: [0.8, 0.8], star: [0.48, 0.46], heart: [0.6, 0.5],
  arch: [0.9, 0.78], blob: [0.76, 0.72], pebble: [0.76, 0.72], burst: [0.66, 0.66], starburst: [0.58, 0.58], sparkle: [0.34, 0.34], seal: [0.7, 0.7], flower: [0.56, 0.56],
  ribbon: [0.8, 0.92], bookmark: [0.92, 0.68], 'speech-bubble': [0.92, 0.74], cloud: [0.66, 0.56], ring: [0.5, 0.5], drop: [0.6, 0.44], semicircle: [0.66, 0.62],
  diamond: [0.5, 0.5], hexagon: [0.72, 0.74], parallelogram: [0.66, 0.94], trapezoid: [0.7, 0.94], tag: [0.66, 0.92], ticket: [0.82, 0.92], plus: [0.36, 0.36], cross: [0.3, 0.3], moon: [0.3, 0.4],
};

export function innerShareOf(name: ShapeName): readonly [width: number, height: number] {
  return INNER[name] ?? [1, 1];
}

/** The shape of a document for a box of that size, px. `sides`: corners of a polygon, points of a star. */
export function shapeOf(name: ShapeName, size: Size, { radius, sides }: { radius?: number; sides?: number } = {}): ShapeLayer['shape'] {
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
      return { kind: 'triangle' };
    case 'polygon':
      return { kind: 'polygon', sides: Math.min(24, sides ?? 6) };
    case 'pentagon':
      return { kind: 'polygon', sides: 5 };
    case 'octagon':
      return { kind: 'polygon', sides: 8 };
    case 'star':
      return { kind: 'star', points: sides ?? 5, inner: 0.45 };
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
