/** Adds an empty photo frame with some outline, to be filled later. */
import { ImagePlus } from 'lucide-react';
import { createImageLayer } from '#design/document/create.ts';
import type { Point } from '#design/document/geometry.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { topOrder } from '#design/document/tree.ts';
import { shapePath, type ShapePathName } from '#tools/shapes/shape-paths.ts';
import { defineCommand, roundPixel } from './command.ts';
import { topLevelAdded } from './duplicate.ts';
import { freePlace } from './free-place.ts';

export interface FrameShape {
  id: 'square' | 'portrait' | 'landscape' | 'rounded' | 'circle' | 'arch' | 'hexagon' | 'heart' | 'star' | 'blob';
  /** Width ÷ height. */
  ratio: number;
  frame(size: { width: number; height: number }): ImageLayer['frame'];
}

const rectangle =
  (share = 0): FrameShape['frame'] =>
  ({ width, height }) => ({ type: 'rectangle', radius: Math.round(Math.min(width, height) * share) });
const outline =
  (name: ShapePathName): FrameShape['frame'] =>
  (size) => ({ type: 'path', ...shapePath(name, size) });

export const FRAME_SHAPES: readonly FrameShape[] = [
  { id: 'square', ratio: 1, frame: rectangle() },
  { id: 'portrait', ratio: 0.8, frame: rectangle() },
  { id: 'landscape', ratio: 1.5, frame: rectangle() },
  { id: 'rounded', ratio: 1, frame: rectangle(0.12) },
  { id: 'circle', ratio: 1, frame: () => ({ type: 'ellipse' }) },
  { id: 'arch', ratio: 0.75, frame: outline('arch') },
  { id: 'hexagon', ratio: 1.155, frame: outline('hexagon') },
  { id: 'heart', ratio: 1.1, frame: outline('heart') },
  { id: 'star', ratio: 1.05, frame: outline('star') },
  { id: 'blob', ratio: 1.08, frame: outline('blob') },
];

/** Longer side of a new frame, as a share of the page's shorter one. */
const SIZE = 0.45;

export const insertFrameCommand = defineCommand<{ shape: FrameShape['id']; at?: Point }>({
  id: 'insert-frame',
  label: 'pictures.insertFrame',
  icon: ImagePlus,
  isEnabled: () => true,
  run(context, { shape: id, at }) {
    const { document, page, newId } = context;
    const shape = FRAME_SHAPES.find((one) => one.id === id);
    if (!shape) return [];
    const longer = Math.min(document.width, document.height) * SIZE;
    const width = Math.max(1, Math.round(shape.ratio >= 1 ? longer : longer * shape.ratio));
    const height = Math.max(1, Math.round(shape.ratio >= 1 ? longer / shape.ratio : longer));
    const center = at ?? freePlace(context, { width, height });
    const box = { x: roundPixel(center.x - width / 2), y: roundPixel(center.y - height / 2), width, height };
    return [
      {
        type: 'layer.add',
        layer: createImageLayer({
          id: newId(),
          parent: page,
          order: topOrder(document, page),
          asset: null,
          ...box,
          frame: shape.frame(box),
        }),
      },
    ];
  },
  selectAfter: (_context, operations) => topLevelAdded(operations),
});
