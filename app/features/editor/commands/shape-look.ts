/**
 * Changes the form of the selected shapes: round corners, sides, points of a star, heads of a line. Shapes without the
 * property stay as they are.
 */
import { Shapes } from 'lucide-react';
import type { LayerPatch } from '#design/operations/operation.ts';
import type { LeafLayer, LineHead, ShapeLayer } from '#design/document/layers.ts';
import { canChangeSelection, defineCommand, selectedLeaves } from './command.ts';

/** px, counts, and the inner radius of a star as a fraction of its outer one. */
export interface ShapeLook {
  radius?: number;
  sides?: number;
  points?: number;
  inner?: number;
  startHead?: LineHead;
  endHead?: LineHead;
}

export const shapeLookCommand = defineCommand<ShapeLook>({
  id: 'shape-look',
  label: 'library.changeShape',
  icon: Shapes,
  isEnabled: (context) => canChangeSelection(context) && selectedLeaves(context).some(({ type }) => type === 'shape'),
  run(context, look) {
    return selectedLeaves(context).flatMap((layer) => {
      const shape = layer.type === 'shape' ? changed(layer.shape, look) : null;
      return shape ? [{ type: 'layer.update' as const, id: layer.id, patch: { shape } satisfies LayerPatch }] : [];
    });
  },
});

/** Null: this shape has none of these properties, or nothing changes. */
function changed(shape: ShapeLayer['shape'], look: ShapeLook): ShapeLayer['shape'] | null {
  const own = Object.entries(look).filter(
    ([property, value]) => value !== undefined && property in shape && shape[property as keyof typeof shape] !== value,
  );
  return own.length === 0 ? null : ({ ...shape, ...Object.fromEntries(own) } as ShapeLayer['shape']);
}

/** The layer's shape if it is of that kind. */
export function shapeOfKind<Kind extends ShapeLayer['shape']['kind']>(
  layer: LeafLayer,
  kind: Kind,
): Extract<ShapeLayer['shape'], { kind: Kind }> | null {
  return layer.type === 'shape' && layer.shape.kind === kind
    ? (layer.shape as Extract<ShapeLayer['shape'], { kind: Kind }>)
    : null;
}

export function isLineLayer(layer: LeafLayer): boolean {
  return shapeOfKind(layer, 'line') !== null;
}
