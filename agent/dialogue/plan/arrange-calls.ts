/** Plans how things stand to one another: aligned, in a row, one before the other. */
import type { ActOf } from '../acts/act.ts';
import { areaOf, type Thing } from '../ground/canvas.ts';
import { layersOf, onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import type { Call, Planned } from './planned.ts';
import { linesSwapped } from './list-calls.ts';
import { moveRow, rowOf, swapRows } from './row-calls.ts';

/** One of two comes before the other: rows of a table, or texts of which one stands above the other. */
function sequenceCalls({ target, how }: ActOf<'arrange'>, scene: Scene): Planned {
  const rows = target.map((reference) => rowOf(reference, scene));
  const [row, beside] = rows;
  if (row && (beside || target.length === 1)) return moveRow(row, beside ?? null, how);
  const [layer, other] = target.map((reference) => onlyLayer(resolve(reference, scene)));
  if (!layer?.box || !other?.box || layer === other) return null;
  const isAbove = layer.box.y < other.box.y;
  if (isAbove === (how === 'before')) return null;
  return { calls: [{ tool: 'arrange', input: { layers: [layer.id, other.id], swap: true } }], spoken: [layer.id] };
}

/** Texts whose boxes are in line already: their letters, and the boxes on the page. Null: they are not. */
function lettersAligned(layers: readonly Thing[], how: 'left' | 'center' | 'right'): Call[] | null {
  const boxes = layers.flatMap(({ type, box }) => (type === 'text' && box ? [box] : []));
  const [first] = boxes;
  const isInLine = boxes.every(({ x, width }) => x === first?.x && width === first.width);
  return isInLine && boxes.length === layers.length
    ? layers.map(({ id }) => ({
        tool: 'update_layer',
        input: { layer: id, align: how, alignToPage: how === 'center' ? 'center-x' : how },
      }))
    : null;
}

/** Edges and middle lines of the page, as update_layer calls them. */
const EDGES: Readonly<Record<string, string>> = {
  left: 'left',
  center: 'center-x',
  right: 'right',
  top: 'top',
  middle: 'center-y',
  bottom: 'bottom',
};

/** One thing along an edge of the page; the lines of a text with it. */
function alignedAlone({ id, type }: Thing, edge: string): Planned {
  const lines = edge === 'center-x' ? 'center' : edge;
  const isSideways = lines === 'left' || lines === 'center' || lines === 'right';
  const input = { layer: id, alignToPage: edge, ...(type === 'text' && isSideways ? { align: lines } : {}) };
  return { calls: [{ tool: 'update_layer', input }], spoken: [id] };
}

const SEQUENCES = new Set<string>(['before', 'after', 'first', 'last']);

export function arrangeCalls(act: ActOf<'arrange'>, scene: Scene): Planned {
  const { target, how } = act;
  if (SEQUENCES.has(how)) return sequenceCalls(act, scene);
  if (how === 'swap') {
    const swapped = swapRows(target, scene) ?? linesSwapped(target, scene);
    if (swapped) return swapped;
  }
  const layers = layersOf(target, scene);
  const [first] = layers ?? [];
  const edge = EDGES[how];
  if (first && layers?.length === 1 && edge !== undefined) return alignedAlone(first, edge);
  if (!layers || layers.length < 2 || (how === 'swap' && layers.length !== 2)) return null;
  const ids = layers.map(({ id }) => id);
  if (how === 'size') {
    // Texts are as large as their letters, everything else as its box.
    const [model, ...others] = layers.toSorted((a, b) => areaOf(b) - areaOf(a)).map(({ id }) => id);
    const what = layers.every(({ type }) => type === 'image') ? 'both' : 'width';
    return { calls: [{ tool: 'arrange', input: { layers: others, matchSize: { of: model, what } } }], spoken: ids };
  }
  if (how === 'left' || how === 'center' || how === 'right') {
    const lines = lettersAligned(layers, how);
    if (lines) return { calls: lines, spoken: ids };
  }
  const input =
    how === 'swap'
      ? { swap: true }
      : how === 'column'
        ? { stack: 'down', align: 'center' }
        : how === 'across' || how === 'down'
          ? { distribute: how === 'down' ? 'vertically' : 'horizontally' }
          : { align: how };
  return { calls: [{ tool: 'arrange', input: { layers: ids, ...input } }], spoken: ids };
}
