/** Adds a shape where there is room. */
import {
  Circle,
  Heart,
  Hexagon,
  MoveRight,
  Minus,
  Square,
  SquareRoundCorner,
  Star,
  Triangle,
  Shapes,
  type LucideIcon,
} from 'lucide-react';
import { createShapeLayer } from '#design/document/create.ts';
import type { Point } from '#design/document/geometry.ts';
import type { ShapeLayer } from '#design/document/layers.ts';
import { topOrder } from '#design/document/tree.ts';
import type { MessageKey } from '#messages/message.ts';
import { defineCommand, roundPixel } from './command.ts';
import { topLevelAdded } from './duplicate.ts';
import { freePlace } from './free-place.ts';

export interface ShapePreset {
  id: string;
  label: MessageKey;
  icon: LucideIcon;
  /** `side`: of the box that it gets, px. */
  shape(side: number): ShapeLayer['shape'];
}

export const SHAPE_PRESETS: readonly ShapePreset[] = [
  { id: 'rectangle', label: 'editor.rectangle', icon: Square, shape: () => ({ kind: 'rectangle', radius: 0 }) },
  {
    id: 'rounded',
    label: 'editor.roundedRectangle',
    icon: SquareRoundCorner,
    shape: (side) => ({ kind: 'rectangle', radius: Math.round(side / 6) }),
  },
  { id: 'ellipse', label: 'editor.ellipse', icon: Circle, shape: () => ({ kind: 'ellipse' }) },
  { id: 'triangle', label: 'editor.triangle', icon: Triangle, shape: () => ({ kind: 'triangle', radius: 0 }) },
  { id: 'polygon', label: 'editor.polygon', icon: Hexagon, shape: () => ({ kind: 'polygon', sides: 6, radius: 0 }) },
  { id: 'star', label: 'editor.star', icon: Star, shape: () => ({ kind: 'star', points: 5, inner: 0.45, radius: 0 }) },
  { id: 'heart', label: 'editor.heart', icon: Heart, shape: () => ({ kind: 'heart' }) },
  {
    id: 'line',
    label: 'editor.line',
    icon: Minus,
    shape: () => ({ kind: 'line', startHead: 'none', endHead: 'none' }),
  },
  {
    id: 'arrow',
    label: 'editor.arrow',
    icon: MoveRight,
    shape: () => ({ kind: 'line', startHead: 'none', endHead: 'arrow' }),
  },
];

/** A color that shows on white and on dark alike, until the user chooses one. */
const NEW_FILL = '#f4502f';
const NEW_LINE = '#17150f';

export const insertShapeCommand = defineCommand<{ preset: string; at?: Point }>({
  id: 'insert-shape',
  label: 'editor.insertShape',
  icon: Shapes,
  isEnabled: () => true,
  run(context, { preset, at }) {
    const { document, page, newId } = context;
    const found = SHAPE_PRESETS.find((shape) => shape.id === preset);
    if (!found) return [];
    const side = Math.max(20, Math.round(Math.min(document.width, document.height) * 0.3));
    const shape = found.shape(side);
    const line = shape.kind === 'line';
    const strokeWidth = Math.max(2, Math.round(side / 50));
    const height = line ? strokeWidth : side;
    const center = at ?? freePlace(context, { width: side, height });
    return [
      {
        type: 'layer.add',
        layer: createShapeLayer({
          id: newId(),
          parent: page,
          order: topOrder(document, page),
          shape,
          width: side,
          height,
          x: roundPixel(center.x - side / 2),
          y: roundPixel(center.y - height / 2),
          fill: line ? null : { type: 'solid', color: NEW_FILL },
          stroke: line ? { color: NEW_LINE, width: strokeWidth, dash: [] } : null,
        }),
      },
    ];
  },
  selectAfter: (_context, operations) => topLevelAdded(operations),
});
