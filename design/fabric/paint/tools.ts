/** What painting needs from its environment: canvases to draw aside on, and pictures that are already decoded. */
import type { ShapeLayer } from '#design/document/layers.ts';
import type { PatternPaint } from '#design/document/values.ts';

export type Context = CanvasRenderingContext2D;

/** What outlines are traced with: a context, or a caller that needs an outline without painting it. */
export type Pen = Pick<
  Context,
  'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'arc' | 'arcTo' | 'ellipse' | 'rect' | 'closePath'
>;

/** A canvas element, or its replacement on the server. */
export type Surface = HTMLCanvasElement;

/** A decoded picture. `image` may hold fewer pixels than the asset: it is decoded for the displayed size. */
export interface Picture {
  image: CanvasImageSource;
  /** Pixels of `image`. */
  width: number;
  height: number;
  /** Pixels of the asset itself; mask strokes and tiles are measured in these. */
  naturalWidth: number;
  naturalHeight: number;
  /** All of its pixels are opaque. Absent if unknown. */
  opaque?: boolean;
}

/** The state of an asset that a page names. */
export type PictureState = { status: 'loading' } | { status: 'ready'; picture: Picture } | { status: 'broken' };

/**
 * What is long to compute or to describe and few pages contain. Handed in, so that a browser fetches it only for those:
 * `RARE_PAINTERS` of rare-painters.ts.
 */
export interface RarePainters {
  qrMatrix(shape: QrShape): readonly (readonly boolean[])[];
  /** The outline of a brush stroke, in the units of its points. */
  brushOutline(points: readonly Point[], pressures: readonly number[], width: number): Point[];
  /** Covers the page, around its center. */
  paintPattern(context: Context, background: PatternPaint, size: Size): void;
}

type Point = readonly [number, number];
type QrShape = Extract<ShapeLayer['shape'], { kind: 'qr' }>;

/** Creates and releases bitmaps that are drawn aside. */
export interface Surfaces {
  createSurface(width: number, height: number): Surface;
  /** Frees a surface's pixels: nobody draws it any more. */
  release(surface: Surface): void;
}

export interface PaintTools extends Surfaces {
  /** State of an asset; `loading` for one that was never announced. */
  pictureState(asset: string): PictureState;
  /** The ready picture, or null. */
  picture(asset: string): Picture | null;
  /** Whether empty frames are shown: on a canvas, not in a file. */
  emptyFrames: boolean;
  /** Raised when a font arrives: what was drawn with its fallback is outdated. */
  fontsVersion: number;
  /** Null until they are there: what needs them is then painted without, and outdated when they arrive. */
  readonly rare: RarePainters | null;
  /**
   * While a control is being dragged: bitmaps that change with it may be coarse. The next painting without it is crisp.
   */
  hurried?: boolean;
  /** Each layer is painted once: its bitmaps are freed immediately. */
  paintsOnce?: boolean;
  /** Called before each layer and group; throws to stop the painting. */
  checkpoint?(): void;
}

export interface Size {
  width: number;
  height: number;
}

/** Canvas transform, as Fabric keeps it. */
export type Matrix = [number, number, number, number, number, number];

export function multiply(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

/** The context's current transform. */
export function currentMatrix(context: Context): Matrix {
  const now = context.getTransform();
  return [now.a, now.b, now.c, now.d, now.e, now.f];
}

/** Device pixels that one unit of a transform covers. */
export function scaleOf(matrix: Matrix): number {
  return Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
}

/**
 * The resolution for a bitmap cached over several frames: the next half power of two above the wanted one. Zooming
 * slightly then draws the same bitmap, and both renderers choose alike.
 */
export function resolutionFor(scale: number): number {
  const bounded = Math.min(Math.max(scale, 1 / 32), 32);
  return 2 ** (Math.ceil(Math.log2(bounded) * 2 - 1e-6) / 2);
}

/**
 * The largest bitmap of one layer, px: a page of the largest export whose resolution is rounded up. Layers may be far
 * larger than the page; beyond this they are drawn coarser.
 */
const LARGEST_BITMAP = 40_000_000;

/** The wanted resolution, or as much of it as a box of that size may have. */
export function boundedResolution({ width, height }: Size, wanted: number): number {
  return Math.min(wanted, Math.sqrt(LARGEST_BITMAP / (width * height)));
}

/**
 * Surfaces of canvases that `createCanvas` makes. Releasing resizes them, which frees their pixels immediately: those
 * of a canvas that is merely dropped stay until the garbage collector has run and the event loop has turned, which is
 * after the whole page.
 */
export function surfacesFrom(createCanvas: () => Surface): Surfaces {
  return {
    createSurface: (width, height) => Object.assign(createCanvas(), { width, height }),
    release: (surface) => void Object.assign(surface, { width: 0, height: 0 }),
  };
}

/** Opens a surface for drawing; both engines always have a 2d context, so its absence is a bug. */
export function contextOf(surface: Surface): Context {
  const context = surface.getContext('2d');
  if (!context) throw new Error('No 2d context');
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  return context;
}
