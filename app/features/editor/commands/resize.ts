/**
 * Gives layers the boxes that the user dragged them to. Dragging a text's corners scales its letters; dragging its
 * sides breaks its lines again.
 */
import { Scaling } from 'lucide-react';
import type { GestureReading } from '#design/fabric/gesture.ts';
import type { ImageLayer, LeafLayer, TableLayer, TextLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { scaleLayer } from '#design/document/geometry.ts';
import { findLayer } from '#design/document/tree.ts';
import { withTableLines } from '#design/layout/table-layout.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { anchoredPosition } from './anchor.ts';
import { canChangeSelection, defineCommand, roundPixel } from './command.ts';
import { differenceOf } from './patch-difference.ts';

/** `readings` by layer id, as read from the canvas after the gesture; `crops` of pictures whose sides were dragged. */
export const resizeCommand = defineCommand<{
  readings: ReadonlyMap<string, GestureReading>;
  crops?: ReadonlyMap<string, ImageLayer['crop']>;
}>({
  id: 'resize',
  label: 'editor.resize',
  icon: Scaling,
  isEnabled: canChangeSelection,
  run(context, { readings, crops }) {
    return [...readings].flatMap(([id, reading]) => {
      const layer = findLayer(context.document, id);
      if (!layer || layer.type === 'group') return [];
      const crop = crops?.get(id);
      const next =
        layer.type === 'text'
          ? resizedText(layer, reading, context.measureText)
          : layer.type === 'table'
            ? resizedTable(layer, reading, context.measureText)
            : resizedBox(layer, reading);
      return differenceOf(layer, crop && next.type === 'image' ? { ...next, crop } : next);
    });
  },
});

function resizedBox(layer: LeafLayer, reading: GestureReading): LeafLayer {
  return {
    ...layer,
    x: roundPixel(reading.x),
    y: roundPixel(reading.y),
    width: Math.max(1, roundPixel(reading.width)),
    height: Math.max(1, roundPixel(reading.height)),
    rotation: reading.rotation,
    flipX: reading.flipX,
    flipY: reading.flipY,
  };
}

/** Corners scale everything in it; a side widens the columns, and the lines break again. */
function resizedTable(layer: TableLayer, reading: GestureReading, measure: MeasureText): TableLayer {
  const { rotation, flipX, flipY, scaleY } = reading;
  const size = Math.max(1, Math.round(layer.fontSize * scaleY * 2) / 2);
  const exact = scaleY === 1 ? layer : scaleLayer(layer, size / layer.fontSize);
  const width = Math.max(1, roundPixel(scaleY === 1 ? reading.width : exact.width));
  const laid = withTableLines({ ...exact, width, rotation, flipX, flipY }, measure);
  const pulled = { x: reading.x, y: reading.y, width: reading.width, height: reading.height, rotation };
  return { ...laid, ...anchoredPosition(pulled, laid, { x: 0, y: 0 }) };
}

function resizedText(layer: TextLayer, reading: GestureReading, measure: MeasureText): TextLayer {
  const { rotation, flipX, flipY } = reading;
  const factor = reading.scaleY;
  const grown = factor === 1 ? layer : scaleLayer(layer, factor);
  // Half a pixel of font size is finer than anyone sees, and reads well in the size field.
  const size = Math.max(1, Math.round(grown.fontSize * 2) / 2);
  const exact = factor === 1 ? grown : scaleLayer(layer, size / layer.fontSize);
  const scale = factor === 1 ? 1 : size / grown.fontSize;
  const width = Math.max(1, roundPixel(reading.width * scale));
  // Letters that fill their box take the dragged box; otherwise the lines determine its height.
  const height = layer.autoSize === 'letters' ? Math.max(1, roundPixel(reading.height)) : exact.height;
  const laid = withLines(
    {
      ...exact,
      width: layer.autoSize === 'letters' ? Math.max(1, roundPixel(reading.width)) : width,
      height,
      rotation,
      flipX,
      flipY,
    },
    measure,
  );
  const pulled = { x: reading.x, y: reading.y, width: reading.width, height: reading.height, rotation };
  return { ...laid, ...anchoredPosition(pulled, laid, { x: 0, y: 0 }) };
}
