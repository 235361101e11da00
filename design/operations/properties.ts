/**
 * Which properties change together, and the readable keys that conflicts and undo use for them. A key is a path:
 * `layer:a1` is the layer's existence and covers every key below it, such as `layer:a1:position`.
 */

import { ownEntry } from '../document/entry.ts';

/** Properties that only make sense together; every other property is independent. */
const TOGETHER: Readonly<Record<string, string>> = {
  parent: 'place',
  order: 'place',
  x: 'position',
  y: 'position',
  width: 'size',
  height: 'size',
  crop: 'crop',
  straighten: 'crop',
  text: 'text',
  runs: 'text',
  lines: 'text',
  columns: 'cells',
  rows: 'cells',
  cells: 'cells',
  paths: 'paths',
  drawnWidth: 'paths',
};

/** The name under which a property is written, compared and restored: `x` and `y` are `position`. */
export function propertyGroup(property: string): string {
  return ownEntry(TOGETHER, property) ?? property;
}

/** `layer:a1`, or with a property `layer:a1:position`. */
export function layerKey(id: string, property?: string): string {
  return property === undefined ? `layer:${id}` : `layer:${id}:${propertyGroup(property)}`;
}

/** `page:p1`, or with a property `page:p1:background`. */
export function pageKey(id: string, property?: string): string {
  return property === undefined ? `page:${id}` : `page:${id}:${property}`;
}

/** A stroke on a cutout's mask: two users can erase at the same time without overwriting each other. */
export function strokeKey(layerId: string, strokeId: string): string {
  return `layer:${layerId}:mask:${strokeId}`;
}

/** The size of the design. */
export const DESIGN_SIZE_KEY = 'design:size';
