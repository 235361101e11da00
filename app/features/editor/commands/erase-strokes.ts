/** Removes strokes from drawings; deletes a drawing without any left. */
import { Eraser } from 'lucide-react';
import { withoutStrokes } from '#design/document/drawing-geometry.ts';
import { findLayer } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import { defineCommand, isLocked } from './command.ts';

/** Indexes of strokes by drawing, in the document as it is when the command runs. */
export type ErasedStrokes = ReadonlyMap<string, ReadonlySet<number>>;

export const eraseStrokesCommand = defineCommand<{ erased: ErasedStrokes }>({
  id: 'erase-strokes',
  label: 'draw.eraseStrokes',
  icon: Eraser,
  isEnabled: () => true,
  run({ document }, { erased }) {
    return [...erased].flatMap(([id, places]): Operation[] => {
      const layer = findLayer(document, id);
      if (layer?.type !== 'drawing' || isLocked(document, id) || places.size === 0) return [];
      const left = withoutStrokes(layer, places);
      return [left ? { type: 'layer.update', id, patch: left } : { type: 'layer.remove', id }];
    });
  },
});
