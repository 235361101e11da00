/**
 * Gives the selected layers the look of another one, as far as both have it: colors, letters, outline, shadow,
 * filters.
 */
import { Paintbrush } from 'lucide-react';
import type { LeafLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import type { Paint } from '#design/document/values.ts';
import { canChangeSelection, defineCommand, selectedLeaves } from './command.ts';
import { fillOf } from './fill.ts';
import { frameOf } from './frame.ts';
import { differenceOf } from './patch-difference.ts';
import { relaid } from './style-text.ts';

/** Properties that are look rather than content or place. */
const LOOKS: readonly string[] = [
  // Everything that is painted
  'opacity',
  'blend',
  'shadow',
  'reflection',
  'contactShadow',
  'stroke',
  'fill',
  // Letters
  'fontFamily',
  'fontSize',
  'fontWeight',
  'italic',
  'underline',
  'strikethrough',
  'align',
  'lineHeight',
  'letterSpacing',
  'letterCase',
  'box',
  'curve',
  'echoes',
  // Pictures
  'filters',
  'frame',
  // Tables
  'header',
  'body',
  'borders',
  'padding',
  'radius',
];

export const pasteStyleCommand = defineCommand<{ from: LeafLayer }>({
  id: 'paste-style',
  label: 'actions.pasteStyle',
  icon: Paintbrush,
  isEnabled: canChangeSelection,
  run: (context, { from }) =>
    selectedLeaves(context).flatMap((layer) => differenceOf(layer, dressed(layer, from, context.measureText))),
});

/** A layer with the look of another. What only one of them has stays as it is. */
function dressed(layer: LeafLayer, from: LeafLayer, measure: MeasureText): LeafLayer {
  const given = from as unknown as Record<string, unknown>;
  const own = layer as unknown as Record<string, unknown>;
  const shared = Object.fromEntries(
    LOOKS.filter((look) => look in own && look in given).map((look) => [look, given[look]]),
  );
  const next = recolored(rounded({ ...layer, ...shared } as LeafLayer, from), layer, from);
  if (next.type !== 'text' || layer.type !== 'text') return next;
  // Stretches with a look of their own would keep the old one.
  return relaid({ ...next, runs: from.type === 'text' ? [] : next.runs }, layer, measure);
}

/** Corners: a picture has them on its frame, a rectangle on its shape. */
function rounded(layer: LeafLayer, from: LeafLayer): LeafLayer {
  const corners = frameOf(from);
  if (corners?.type !== 'rectangle' || layer.type === from.type) {
    return layer.type === 'shape' &&
      from.type === 'shape' &&
      layer.shape.kind === 'rectangle' &&
      from.shape.kind === 'rectangle'
      ? { ...layer, shape: { ...layer.shape, radius: from.shape.radius } }
      : layer;
  }
  if (layer.type === 'image' && layer.frame.type === 'rectangle')
    return { ...layer, frame: { type: 'rectangle', radius: corners.radius } };
  return layer.type === 'shape' && layer.shape.kind === 'rectangle'
    ? { ...layer, shape: { ...layer.shape, radius: corners.radius } }
    : layer;
}

/** Copies a color across different names: lines have it on their stroke, drawings on their paths. */
function recolored(next: LeafLayer, layer: LeafLayer, from: LeafLayer): LeafLayer {
  const paint = fillOf(from);
  const color = plainColor(paint ?? null);
  if (layer.type === 'drawing' && color)
    return { ...layer, ...commonOf(next), paths: layer.paths.map((path) => ({ ...path, color })) } as LeafLayer;
  if (layer.type === 'shape' && layer.shape.kind === 'line') {
    const stroke = layer.stroke && color && !isLine(from) ? { ...layer.stroke, color } : (next as typeof layer).stroke;
    return { ...next, fill: layer.fill, stroke: stroke ?? layer.stroke } as LeafLayer;
  }
  // A line's fill is unused, and its stroke is its color rather than an outline.
  if (isLine(from))
    return {
      ...next,
      ...('stroke' in layer ? { stroke: layer.stroke } : {}),
      ...('fill' in layer && color ? { fill: { type: 'solid', color } } : {}),
    } as LeafLayer;
  if (from.type === 'drawing' && (layer.type === 'text' || layer.type === 'shape') && color)
    return { ...next, fill: { type: 'solid', color } } as LeafLayer;
  // A text always has a color.
  if (layer.type === 'text' && (next as typeof layer).fill === null) return { ...next, fill: layer.fill } as LeafLayer;
  return next;
}

function isLine(layer: LeafLayer): boolean {
  return layer.type === 'shape' && layer.shape.kind === 'line';
}

function commonOf({ opacity, blend, shadow, reflection, contactShadow }: LeafLayer) {
  return { opacity, blend, shadow, reflection, contactShadow };
}

function plainColor(paint: Paint | null): string | null {
  if (!paint) return null;
  if (paint.type === 'solid') return paint.color;
  return 'stops' in paint ? (paint.stops[0]?.color ?? null) : null;
}
