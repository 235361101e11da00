/** Plans copies of a thing: in a row ("three of them next to each other"), one in every corner, along an edge. */
import type { ActOf } from '../acts/act.ts';
import type { Where } from '../acts/adding.ts';
import type { Box, Thing } from '../ground/canvas.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { NEW_LAYER } from './new-layers.ts';
import type { Call, Planned } from './planned.ts';
import { boxAt, cornersOf } from './several-boxes.ts';

/** Px between copies, as a share of their width. */
const BETWEEN = 0.1;

const at = ({ id }: Thing, from: Box, to: Box): Call => ({
  tool: 'duplicate',
  input: { layers: [id], dx: to.x - from.x, dy: to.y - from.y },
});

/** Itself in the first corner, a copy in each of the others. */
function cornerCalls(layer: Thing, box: Box, where: Extract<Where, { to: 'corners' }>, scene: Scene): Call[] {
  const boxes = cornersOf(where).map((place) => boxAt(place, box, scene.page));
  // It goes to the corner that is nearest, and the copies to the others.
  const distance = (other: Box): number => Math.hypot(other.x - box.x, other.y - box.y);
  const [own, ...others] = boxes.toSorted((a, b) => distance(a) - distance(b));
  return [
    ...others.map((other) => at(layer, box, other)),
    ...(own ? [{ tool: 'update_layer', input: { layer: layer.id, x: own.x, y: own.y } }] : []),
  ];
}

/** So many copies in a row at a place of the page; the thing itself stays where it is. Null: there is no room. */
function rowCalls(layer: Thing, box: Box, count: number, where: Extract<Where, { to: 'place' }>, scene: Scene) {
  const step = Math.round(box.width * (1 + BETWEEN));
  const width = step * (count - 1) + box.width;
  if (width > scene.page.width) return null;
  const first = boxAt(where.place, { width, height: box.height }, scene.page);
  return Array.from({ length: count }, (_, index) => at(layer, box, { ...first, x: first.x + index * step }));
}

/** Several of a thing, itself included unless they go somewhere else; null: there is no room. */
export function copyCalls({ addition, where }: ActOf<'add'>, scene: Scene): Planned {
  if (addition.is !== 'copies') return null;
  // "three more of those stars", and there is one of them or more.
  const meant = resolve(addition.of, scene);
  const [any] = 'layers' in meant ? meant.layers : 'ambiguous' in meant && where ? meant.ambiguous : [];
  const layer = where ? any : onlyLayer(meant);
  if (!layer?.box || layer.locked) return null;
  const made =
    where?.to === 'corners'
      ? cornerCalls(layer, layer.box, where, scene)
      : where?.to === 'place'
        ? rowCalls(layer, layer.box, addition.count, where, scene)
        : undefined;
  if (made !== undefined) return made && { calls: made, spoken: [NEW_LAYER] };
  const { x, width } = layer.box;
  const step = Math.round(width * (1 + BETWEEN));
  const more = addition.count - 1;
  const hasRight = x + step * more + width <= scene.page.width;
  if (!hasRight && x - step * more < 0) return null;
  const input = { layers: [layer.id], ...(more === 1 ? {} : { count: more }), dx: hasRight ? step : -step };
  return { calls: [{ tool: 'duplicate', input }], spoken: [NEW_LAYER] };
}
