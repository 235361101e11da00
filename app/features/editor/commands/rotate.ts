/** Rotates layers as the user has rotated them; several rotate around their common center. */
import { RotateCw } from 'lucide-react';
import type { GestureReading } from '#design/fabric/gesture.ts';
import { findLayer } from '#design/document/tree.ts';
import { canChangeSelection, defineCommand, roundPixel } from './command.ts';
import { differenceOf } from './patch-difference.ts';

export const rotateCommand = defineCommand<{ readings: ReadonlyMap<string, GestureReading> }>({
  id: 'rotate',
  label: 'editor.rotate',
  icon: RotateCw,
  isEnabled: canChangeSelection,
  run(context, { readings }) {
    return [...readings].flatMap(([id, reading]) => {
      const layer = findLayer(context.document, id);
      if (!layer || layer.type === 'group') return [];
      return differenceOf(layer, {
        ...layer,
        x: roundPixel(reading.x),
        y: roundPixel(reading.y),
        rotation: roundPixel(reading.rotation),
      });
    });
  },
});
