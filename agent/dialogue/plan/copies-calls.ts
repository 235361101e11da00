/** Plans several alike in a row: "three stars next to each other", "add 3 little hearts". */
import type { ActOf } from '../acts/act.ts';
import { onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import { NEW_LAYER } from './new-layers.ts';
import { cornerOf } from './inside.ts';
import type { Place } from '#tools/contract/page-space.ts';
import type { Page } from '../ground/canvas.ts';
import type { Call, Planned } from './planned.ts';

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

/** One of several, as a share of the page's shorter side; a small one, and what all of them take up at most. */
const ONE = { plain: 0.14, small: 0.08, ofAlone: 0.55, all: 0.8 };

/** The middle of the highest band of the page that nothing stands on, from the top. */
function freeBand({ layers, height }: Page): number {
  const boxes = layers.flatMap(({ visible, box }) => (visible && box ? [box] : [])).toSorted((a, b) => a.y - b.y);
  let [from, best, middle] = [0, 0, height / 2];
  for (const { y, height: own } of [...boxes, { y: height, height: 0 }]) {
    if (y - from > best) [best, middle] = [y - from, (from + y) / 2];
    from = Math.max(from, y + own);
  }
  return middle;
}

/** The call that puts one thing on the page, for so many of them side by side. */
export function inRow(planned: Planned, count: number, { page }: Scene): Planned {
  const [call, ...more] = planned?.calls ?? [];
  if (!planned || count === 1) return planned;
  if (!call || more.length > 0) return null;
  const shorter = Math.min(page.width, page.height);
  const given = [call.input.width, call.input.size].find((size) => typeof size === 'number');
  const share = call.input.size === 'small' ? ONE.small : ONE.plain;
  // Of several each is smaller than one alone would be.
  const wanted = typeof given === 'number' ? given * ONE.ofAlone : shorter * share;
  const side = Math.round(Math.min(wanted, (page.width * ONE.all) / (count * (1 + BETWEEN))));
  const step = Math.round(side * (1 + BETWEEN));
  const row = { width: step * (count - 1) + side, height: side };
  const { place, x, y, ...own } = call.input;
  const at =
    typeof x === 'number' && typeof y === 'number'
      ? { x: x - (row.width - side) / 2, y }
      : typeof place === 'string'
        ? cornerOf(place as Place, row, { x: 0, y: 0, width: page.width, height: page.height })
        : { x: (page.width - row.width) / 2, y: freeBand(page) - side / 2 };
  const from = Math.round(Math.min(page.width - row.width, Math.max(0, at.x)));
  const calls = Array.from({ length: count }, (_, index): Call => {
    const box = { x: from + step * index, y: Math.round(Math.min(page.height - side, Math.max(0, at.y))) };
    return {
      tool: call.tool,
      input: { ...own, ...box, ...(call.tool === 'add_sticker' ? { size: side } : { width: side, height: side }) },
    };
  });
  return { calls, spoken: planned.spoken };
}
