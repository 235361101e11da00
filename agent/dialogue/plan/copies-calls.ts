/** Plans copies of a thing in a row: "three of them next to each other". */
import type { ActOf } from '../acts/act.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { NEW_LAYER } from './new-layers.ts';
import type { Planned } from './planned.ts';

/** Px between copies, as a share of their width. */
const BETWEEN = 0.1;

/** So many of a thing in a row, itself included; null: there is no room. */
export function copyCalls({ addition }: ActOf<'add'>, scene: Scene): Planned {
  if (addition.is !== 'copies') return null;
  const layer = onlyLayer(resolve(addition.of, scene));
  if (!layer?.box || layer.locked) return null;
  const { x, width } = layer.box;
  const step = Math.round(width * (1 + BETWEEN));
  const more = addition.count - 1;
  const hasRight = x + step * more + width <= scene.page.width;
  if (!hasRight && x - step * more < 0) return null;
  const input = { layers: [layer.id], ...(more === 1 ? {} : { count: more }), dx: hasRight ? step : -step };
  return { calls: [{ tool: 'duplicate', input }], spoken: [NEW_LAYER] };
}
