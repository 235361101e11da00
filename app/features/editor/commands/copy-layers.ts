/** Copies layers with all their contents, under new ids: shared by duplicating and pasting. */
import type { DesignDocument } from '#design/document/document.ts';
import type { Point } from '#design/document/geometry.ts';
import type { Layer } from '#design/document/layers.ts';
import { childrenOf } from '#design/document/tree.ts';
import type { Operation } from '#design/operations/operation.ts';
import { onThePlane } from './move.ts';

export interface CopyOptions {
  parent: string;
  order: string;
  /** Distance from the original, px; zero by default. */
  shift?: Point;
  newId(): string;
}

const NOWHERE: Point = { x: 0, y: 0 };

/** The operations that add a copy of a layer; the first one adds the copy itself. */
export function copyLayer(
  document: DesignDocument,
  layer: Layer,
  { parent, order, shift = NOWHERE, newId }: CopyOptions,
): Operation[] {
  const id = newId();
  if (layer.type !== 'group') {
    return [
      {
        type: 'layer.add',
        layer: { ...layer, id, parent, order, x: onThePlane(layer.x + shift.x), y: onThePlane(layer.y + shift.y) },
      },
    ];
  }
  const children = childrenOf(document, layer.id);
  return [
    { type: 'layer.add', layer: { ...layer, id, parent, order } },
    ...children.flatMap((child) => copyLayer(document, child, { parent: id, order: child.order, shift, newId })),
  ];
}
