/**
 * Everything that a picture can be clipped to, by name: the frame picker shows them in this order, tools take them by
 * name.
 */
import type { ImageLayer } from '#design/document/layers.ts';
import { writePath, type Outline } from '#design/document/path-geometry.ts';
import { SHAPE_PATHS, shapePath, type ShapePathName } from '../shape-paths.ts';
import { FRAME_PATHS } from './frame-paths.ts';
import letters from './letter-outlines.json' with { type: 'json' };

type Frame = ImageLayer['frame'];

interface Size {
  width: number;
  height: number;
}

export interface FrameChoice {
  id: string;
  /** Width ÷ height that it should have; null: that of the picture's box. */
  ratio: number | null;
  /** The frame for a box of that size: round parts stay round. */
  frameFor(size: Size): Frame;
}

/** Outlines of the tools' shapes that show enough of a picture. */
const SHAPES: readonly ShapePathName[] = [
  'arch',
  'hexagon',
  'octagon',
  'diamond',
  'flower',
  'clover',
  'seal',
  'rosette',
  'starburst',
  'sparkle',
  'blob',
  'pebble',
  'amoeba',
  'puddle',
  'cloud',
  'drop',
  'leaf',
  'semicircle',
  'quarter-circle',
  'moon',
  'shield',
  'stamp',
  'ticket',
  'tag',
  'hang-tag',
  'plaque',
  'bookmark',
  'speech-bubble',
  'gear',
  'cross',
  'parallelogram',
  'trapezoid',
  'wavy-flag',
];

const HEART =
  'M50 92C20 70 0 52 0 29C0 12 13 0 28 0C38 0 46 6 50 14C54 6 62 0 72 0C87 0 100 12 100 29C100 52 80 70 50 92Z';

/** Outlines are drawn in a box of at most this many units per side. */
const UNITS = 1000;

const own = (name: keyof typeof FRAME_PATHS): FrameChoice => {
  const { make, ratio } = FRAME_PATHS[name];
  return {
    id: name,
    ratio,
    frameFor({ width, height }) {
      const scale = UNITS / Math.max(width, height);
      const view = {
        viewWidth: Math.max(1, Math.round(width * scale)),
        viewHeight: Math.max(1, Math.round(height * scale)),
      };
      return { type: 'path', path: writePath(make(view.viewWidth, view.viewHeight)), ...view };
    },
  };
};

const shape = (name: ShapePathName): FrameChoice => ({
  id: name,
  ratio: SHAPE_PATHS[name].ratio,
  frameFor: (size) => ({ type: 'path', ...shapePath(name, size) }),
});

/** A round radius for a box, px: an eighth of its shorter side. */
const softRadius = ({ width, height }: Size): number => Math.round(Math.min(width, height) / 8);

export const PLAIN_FRAMES: readonly FrameChoice[] = [
  { id: 'rectangle', ratio: null, frameFor: () => ({ type: 'rectangle', radius: 0 }) },
  { id: 'rounded', ratio: null, frameFor: (size) => ({ type: 'rectangle', radius: softRadius(size) }) },
  { id: 'circle', ratio: 1, frameFor: () => ({ type: 'ellipse' }) },
];

export const SHAPE_FRAMES: readonly FrameChoice[] = [
  own('squircle'),
  own('pill'),
  own('egg'),
  { id: 'heart', ratio: 100 / 92, frameFor: () => ({ type: 'path', path: HEART, viewWidth: 100, viewHeight: 92 }) },
  own('five-star'),
  own('triangle'),
  own('pentagon'),
  ...SHAPES.map(shape),
  own('window'),
  own('bottle'),
  own('torn'),
  own('brush'),
  own('splash'),
  own('slats'),
  own('slanted'),
  own('tiles'),
];

export const LETTER_FRAMES: readonly FrameChoice[] = Object.entries(letters as Record<string, Outline>).map(
  ([character, outline]) => ({
    id: `letter-${character}`,
    ratio: outline.viewWidth / outline.viewHeight,
    frameFor: () => ({ type: 'path', ...outline }),
  }),
);

/** Path data of a choice's thumbnail in a box of that many units; null if it is not a path. */
export function thumbnailOf(choice: FrameChoice, side: number): { path: string; width: number; height: number } | null {
  const ratio = choice.ratio ?? 1;
  const size = ratio >= 1 ? { width: side, height: side / ratio } : { width: side * ratio, height: side };
  const frame = choice.frameFor(size);
  return frame.type === 'path' ? { path: frame.path, width: frame.viewWidth, height: frame.viewHeight } : null;
}
