/**
 * Position, size and rotation in numbers: the fields of the properties panel. Several layers are treated as one box.
 */
import { Ruler } from 'lucide-react';
import { centerOf, normalizeRotation, rotatePoint, scaleLayer, type Box } from '#design/document/geometry.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import type { MeasureText } from '#design/document/measure.ts';
import { withTableLines } from '#design/layout/table-layout.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { anchoredPosition } from './anchor.ts';
import {
  boxOfSelection,
  canChangeSelection,
  defineCommand,
  roundPixel,
  selectedLeaves,
  singleLeaf,
} from './command.ts';
import { differenceOf } from './patch-difference.ts';

/** A field changes one of these at a time. */
export interface Placing {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  /** Degrees clockwise. */
  rotation?: number;
  /** Scales the other length with the given one. Pictures, stickers and drawings always keep their ratio. */
  keepRatio?: boolean;
}

export const placeCommand = defineCommand<Placing>({
  id: 'place',
  label: 'editor.place',
  icon: Ruler,
  isEnabled: canChangeSelection,
  run(context, placing) {
    return selectedLeaves(context).flatMap((layer) => {
      const box = boxOfSelection(context);
      if (!box) return [];
      const only = singleLeaf(context);
      const next = only ? placed(only, placing, context.measureText) : placedTogether(layer, box, placing);
      return differenceOf(layer, next);
    });
  },
});

function placed(layer: LeafLayer, placing: Placing, measure: MeasureText): LeafLayer {
  let next: LeafLayer = { ...layer, x: placing.x ?? layer.x, y: placing.y ?? layer.y };
  if (placing.rotation !== undefined) next = { ...next, rotation: roundPixel(normalizeRotation(placing.rotation)) };
  if (placing.width !== undefined) next = resized(next, { width: placing.width }, placing.keepRatio, measure);
  if (placing.height !== undefined) next = resized(next, { height: placing.height }, placing.keepRatio, measure);
  return next;
}

/** Whether changing one length alone would distort a layer. */
export function alwaysKeepsRatio(layer: LeafLayer): boolean {
  return layer.type === 'image' || layer.type === 'sticker' || layer.type === 'drawing';
}

/** The top left corner stays. Pictures keep their ratio, texts break their lines again, everything else stretches. */
function resized(
  layer: LeafLayer,
  size: { width?: number; height?: number },
  keepRatio: boolean | undefined,
  measure: MeasureText,
): LeafLayer {
  if (layer.type === 'text') {
    if (size.width === undefined) return layer;
    const laid = withLines({ ...layer, width: size.width }, measure);
    return { ...laid, ...anchoredPosition(layer, laid) };
  }
  if (layer.type === 'table') {
    if (size.width === undefined) return layer;
    const laid = withTableLines({ ...layer, width: size.width }, measure);
    return { ...laid, ...anchoredPosition(layer, laid) };
  }
  const keepsRatio = keepRatio || alwaysKeepsRatio(layer);
  const factor = size.width !== undefined ? size.width / layer.width : (size.height ?? layer.height) / layer.height;
  const width = roundPixel(size.width ?? (keepsRatio ? layer.width * factor : layer.width));
  const height = roundPixel(size.height ?? (keepsRatio ? layer.height * factor : layer.height));
  return { ...layer, width, height, ...anchoredPosition(layer, { width, height }) };
}

function placedTogether(layer: LeafLayer, box: Box, placing: Placing): LeafLayer {
  const moved = {
    ...layer,
    x: roundPixel(layer.x + (placing.x ?? box.x) - box.x),
    y: roundPixel(layer.y + (placing.y ?? box.y) - box.y),
  };
  const factor =
    placing.width !== undefined
      ? placing.width / box.width
      : placing.height !== undefined
        ? placing.height / box.height
        : 1;
  if (factor !== 1) return rounded(scaleLayer(moved, factor, box));
  if (placing.rotation === undefined) return moved;
  const turned = rotatePoint(centerOf(layer), centerOf(box), placing.rotation);
  return {
    ...layer,
    x: roundPixel(turned.x - layer.width / 2),
    y: roundPixel(turned.y - layer.height / 2),
    rotation: roundPixel(normalizeRotation(layer.rotation + placing.rotation)),
  };
}

function rounded(layer: LeafLayer): LeafLayer {
  return {
    ...layer,
    x: roundPixel(layer.x),
    y: roundPixel(layer.y),
    width: roundPixel(layer.width),
    height: roundPixel(layer.height),
  };
}
