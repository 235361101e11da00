/** Room for words within another layer. */
import type { DesignDocument } from '#design/document/document.ts';
import type { Box } from '#design/document/geometry.ts';
import type { Layer } from '#design/document/layers.ts';
import { extentOfAll, leavesOf } from '../page/chosen-layers.ts';
import { innerOf } from '../shapes/shape-kinds.ts';

/** Share of a box that words inside it may take. */
const PADDED = 0.86;

/** The part of a layer's box in which words fit well: within its outline, with padding. */
function roomIn(layer: Layer): ReturnType<typeof innerOf> {
  const kind =
    layer.type === 'shape'
      ? layer.shape.kind
      : layer.type === 'image' && layer.frame.type === 'ellipse'
        ? 'ellipse'
        : 'rectangle';
  const inside = innerOf(kind === 'line' || kind === 'path' || kind === 'qr' ? 'rectangle' : kind);
  return inside.width === 1 ? { ...inside, width: PADDED, height: PADDED } : inside;
}

/** The box, px of the page, in which words fit well within a layer; null for a group with nothing in it. */
export function roomInside(layer: Layer, document: DesignDocument): Box | null {
  const outside = layer.type === 'group' ? extentOfAll(leavesOf(document, layer)) : layer;
  if (!outside) return null;
  const inside = roomIn(layer);
  const [width, height] = [outside.width * inside.width, outside.height * inside.height];
  return {
    x: outside.x + outside.width * inside.x - width / 2,
    y: outside.y + outside.height * inside.y - height / 2,
    width,
    height,
  };
}
