/** Fills the selected shapes and texts. A drawing gets the color on all its lines; pictures keep theirs. */
import { PaintBucket } from 'lucide-react';
import type { LeafLayer } from '#design/document/layers.ts';
import type { Paint } from '#design/document/values.ts';
import type { Operation } from '#design/operations/operation.ts';
import { canChangeSelection, defineCommand, selectedLeaves, type CommandContext } from './command.ts';

/** `null` removes a shape's fill; texts and drawings always have one. */
export const fillCommand = defineCommand<{ fill: Paint | null }>({
  id: 'fill',
  label: 'editor.recolor',
  icon: PaintBucket,
  isEnabled: (context) => canChangeSelection(context) && fillable(context).length > 0,
  letters: ({ fill }) => fill && { fill },
  run(context, { fill }) {
    return fillable(context).flatMap((layer) => fillLayer(layer, fill));
  },
});

function fillable(context: CommandContext): LeafLayer[] {
  return selectedLeaves(context).filter((layer) => fillOf(layer) !== undefined);
}

/** The paint of a layer: null if it has none, undefined if it can't have one. A line's is the color of its stroke. */
export function fillOf(layer: LeafLayer): Paint | null | undefined {
  switch (layer.type) {
    case 'text':
      return layer.fill;
    case 'shape':
      if (layer.shape.kind !== 'line') return layer.fill;
      return layer.stroke && { type: 'solid', color: layer.stroke.color };
    case 'drawing':
      return layer.paths[0] ? { type: 'solid', color: layer.paths[0].color } : null;
    default:
      return undefined;
  }
}

function fillLayer(layer: LeafLayer, fill: Paint | null): Operation[] {
  const color = fill?.type === 'solid' ? fill.color : null;
  if (layer.type === 'shape' && layer.shape.kind === 'line') {
    return color && layer.stroke
      ? [{ type: 'layer.update', id: layer.id, patch: { stroke: { ...layer.stroke, color } } }]
      : [];
  }
  if (layer.type === 'shape') return [{ type: 'layer.update', id: layer.id, patch: { fill } }];
  if (layer.type === 'drawing' && color) {
    return [{ type: 'layer.update', id: layer.id, patch: { paths: layer.paths.map((path) => ({ ...path, color })) } }];
  }
  if (layer.type === 'text' && fill) {
    // One color for the whole text: stretches with their own color lose it.
    const runs = layer.runs
      .map(({ start, end, style: { fill: _own, ...style } }) => ({ start, end, style }))
      .filter((run) => Object.keys(run.style).length > 0);
    return [{ type: 'layer.update', id: layer.id, patch: layer.runs.length > 0 ? { fill, runs } : { fill } }];
  }
  return [];
}
