/** Builds the operation from a layer as it is to the layer as it should be. */
import type { Layer } from '#design/document/layers.ts';
import type { LayerPatch, Operation } from '#design/operations/operation.ts';

/** Properties that only make sense together: a change of one includes the others. */
const TOGETHER: readonly (readonly string[])[] = [
  ['x', 'y'],
  ['width', 'height'],
  ['text', 'runs', 'lines'],
];
const FIXED = new Set(['id', 'type', 'parent', 'order']);

const same = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The update that turns one version of a layer into another; null if they are equal. */
export function updateBetween(before: Layer, after: Layer): Operation | null {
  const from = before as unknown as Record<string, unknown>;
  const to = after as unknown as Record<string, unknown>;
  const changed = new Set(Object.keys(to).filter((key) => !FIXED.has(key) && !same(from[key], to[key])));
  for (const group of TOGETHER) {
    if (group.some((key) => changed.has(key))) for (const key of group) if (key in to) changed.add(key);
  }
  if (changed.size === 0) return null;
  const patch = Object.fromEntries([...changed].map((key) => [key, to[key]])) as LayerPatch;
  return { type: 'layer.update', id: before.id, patch };
}
