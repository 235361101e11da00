/** Adds one freehand stroke: to the drawing that it continues, or as a new drawing. */
import { Brush } from 'lucide-react';
import { createDrawingLayer } from '#design/document/create.ts';
import { drawingOf, isAsDrawn, strokesOf, type PageStroke } from '#design/document/drawing-geometry.ts';
import type { DrawingLayer } from '#design/document/layers.ts';
import { childrenOf, findLayer, topOrder } from '#design/document/tree.ts';
import { defineCommand, isLocked, isShown, type CommandContext } from './command.ts';

/** A continued drawing is rewritten with each stroke: beyond this a new one begins. */
const MOST_STROKES = 60;
const MOST_POINTS = 6_000;

/** `onto`: the drawing that the stroke continues, if it still can. */
export const drawStrokeCommand = defineCommand<{ stroke: PageStroke; onto: string | null; id: string }>({
  id: 'draw-stroke',
  label: 'draw.stroke',
  icon: Brush,
  isEnabled: () => true,
  run({ document, page }, { stroke, onto, id }) {
    const drawing = drawingToGoOn({ document, page }, onto);
    if (drawing) {
      const { x, y, width, height, drawnWidth, paths } = drawingOf([...strokesOf(drawing), stroke]);
      return [{ type: 'layer.update', id: drawing.id, patch: { x, y, width, height, drawnWidth, paths } }];
    }
    return [
      {
        type: 'layer.add',
        layer: createDrawingLayer({ id, parent: page, order: topOrder(document, page), ...drawingOf([stroke]) }),
      },
    ];
  },
});

/** The drawing with that id if a stroke can join it: on top of the page, unchanged, and not too long yet. */
export function drawingToGoOn(
  { document, page }: Pick<CommandContext, 'document' | 'page'>,
  id: string | null,
): DrawingLayer | null {
  const layer = id === null ? null : findLayer(document, id);
  if (layer?.type !== 'drawing' || !isAsDrawn(layer) || isLocked(document, layer.id) || !isShown(document, layer.id))
    return null;
  if (childrenOf(document, page).at(-1)?.id !== layer.id) return null;
  const points = layer.paths.reduce((sum, path) => sum + path.points.length, 0);
  return layer.paths.length < MOST_STROKES && points < MOST_POINTS ? layer : null;
}
