/**
 * Plans how things stand to one another: aligned, in a row, one before the other, with more or less space between texts.
 */
import type { ActOf } from '../acts/act.ts';
import type { Reference } from '../acts/reference.ts';
import { areaOf, middleOf, type Thing, seenOf, type Box, type Page } from '../ground/canvas.ts';
import { layersOf, onlyLayer, resolve, type Scene } from '../ground/resolve.ts';
import type { Call, Planned } from './planned.ts';
import { linesSwapped } from './list-calls.ts';
import { sameSize } from './same-size.ts';
import { moveRow, rowOf, swapRows } from './row-calls.ts';
import type { Change } from '../acts/edits.ts';

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

/** Between things in a row, and to the edges, of the page's width. */
const ROW = { gap: 0.04, margin: 0.06 };
/** How far their heights overlap that stand side by side already, of the lower one. */
const BESIDE = 0.5;

/** Whether one stands beside the other, rather than above it. */
function standBeside(layers: readonly Thing[]): boolean {
  const boxes = layers.flatMap(({ box }) => box ?? []).toSorted((a, b) => a.x - b.x);
  return boxes.every((box, index) => {
    const next = boxes[index + 1];
    if (!next) return true;
    const shared = Math.min(box.y + box.height, next.y + next.height) - Math.max(box.y, next.y);
    return next.x > box.x && shared >= Math.min(box.height, next.height) * BESIDE;
  });
}

/** Pictures and shapes side by side on one middle line, as large as there is room for; with `isEqual` of one size. */
function rowCalls(layers: readonly Thing[], isEqual: boolean, { page }: Scene): Planned {
  const inOrder = layers.toSorted((a, b) => middleOf(a).x - middleOf(b).x);
  const [largest] = layers.toSorted((a, b) => areaOf(b) - areaOf(a)).flatMap(({ box }) => box ?? []);
  if (!largest) return null;
  const sizes = inOrder.map(({ box }) => (isEqual || !box ? largest : box));
  const gap = Math.round(page.width * ROW.gap);
  const room = page.width * (1 - 2 * ROW.margin) - gap * (sizes.length - 1);
  const whole = sizes.reduce((sum, { width }) => sum + width, 0);
  const scale = Math.min(1, room / whole);
  const isSized = isEqual || scale < 1;
  const middle = largest.y + largest.height / 2;
  let x = Math.round((page.width - whole * scale - gap * (sizes.length - 1)) / 2);
  const boxes = inOrder.map(({ id }, index) => {
    const { width = 0, height = 0 } = sizes[index] ?? {};
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const place = { x, y: Math.round(middle - size.height / 2) };
    x += size.width + gap;
    return { layer: id, size, place };
  });
  const update = (input: Record<string, unknown>): Call => ({ tool: 'update_layer', input });
  return {
    calls: [
      ...(isSized ? boxes.map(({ layer, size }) => update({ layer, ...size })) : []),
      ...boxes.map(({ layer, place }) => update({ layer, ...place })),
    ],
    spoken: layers.map(({ id }) => id),
  };
}

/** Letters of one size: that of most, and of two the smaller one. */
function sameLetters(layers: readonly Thing[]): Planned {
  const sizes = layers.map(({ size }) => size).toSorted((a, b) => a - b);
  const size = sizes[Math.floor((sizes.length - 1) / 2)];
  const calls = layers
    .filter((layer) => layer.size !== size)
    .map(({ id }): Call => ({ tool: 'update_layer', input: { layer: id, size } }));
  return calls.length > 0 ? { calls, spoken: layers.map(({ id }) => id) } : null;
}

/** How much larger one is than the other from which on each takes the size of the place that it comes to. */
const UNLIKE = 1.2;

/** Pictures of different sizes go into each other's box, whole: the large one would stick out of the small one's place. */
function boxesSwapped(layers: readonly Thing[]): Planned {
  const [one, other] = layers;
  if (!one?.box || !other?.box || layers.some(({ type, rotation }) => type !== 'image' || rotation !== 0)) return null;
  const areas = [areaOf(one), areaOf(other)];
  if (Math.max(...areas) < Math.min(...areas) * UNLIKE) return null;
  const into = ({ id, box: own }: Thing, { box: to }: Thing): Call[] => {
    if (!own || !to) return [];
    const scale = Math.floor(Math.min(to.width / own.width, to.height / own.height) * 1000) / 1000;
    const x = Math.round(to.x + (to.width - own.width * scale) / 2);
    const y = Math.round(to.y + (to.height - own.height * scale) / 2);
    return [{ tool: 'update_layer', input: { layer: id, scale, x, y } }];
  };
  return { calls: [...into(one, other), ...into(other, one)], spoken: [one.id, other.id] };
}

/** "swap them", before anything was spoken of: the only two pictures. */
function bothPictures(target: readonly Reference[], { page, spoken }: Scene): Thing[] | null {
  const isOpen = target.length === 1 && target[0]?.pronoun === 'them' && spoken.now.length === 0;
  const pictures = page.layers.filter(({ type, visible }) => type === 'image' && visible);
  return isOpen && pictures.length === 2 && !spoken.before.some(({ all }) => all.length === 2) ? pictures : null;
}

/** What is meant by each side of "the shoe and the text": of texts of which none was named, all of them. */
function sidesOf(target: readonly Reference[], scene: Scene): Thing[][] {
  let now = scene.spoken.now;
  const sides = target.map((reference) => {
    // "the shoe and the text below it"
    const meant = resolve(reference, { ...scene, spoken: { ...scene.spoken, now } });
    const isWords = reference.kind === 'text' || reference.kind === 'line';
    const side = 'layers' in meant ? meant.layers : 'ambiguous' in meant && isWords ? meant.ambiguous : [];
    now = side.map(({ id }) => id);
    return side;
  });
  return sides.every(({ length }) => length > 0) ? sides : [];
}

/** A thing and the texts below it, or else above it, in each other's place; with things beside it they turn sideways. */
function blocksSwapped(target: readonly Reference[], scene: Scene): Planned {
  const sides = sidesOf(target, scene);
  const [some = [], [one, ...more] = []] = sides.toSorted((a, b) => b.length - a.length);
  if (sides.length !== 2 || !one?.box || more.length > 0 || some.length < 2 || some.includes(one)) return null;
  const { box } = one;
  const boxes = some.flatMap((layer) => (layer.box ? [{ layer, box: layer.box }] : []));
  const axes = [
    { at: 'y', length: 'height' },
    { at: 'x', length: 'width' },
  ] as const;
  for (const { at, length } of axes) {
    const behind = boxes.filter((other) => other.box[at] >= box[at] + box[length] * MOSTLY);
    const before = boxes.filter((other) => other.box[at] + other.box[length] <= box[at] + box[length] * (1 - MOSTLY));
    const block = behind.length > 0 ? behind : before;
    if (block.length === 0) continue;
    const start = Math.min(...block.map((other) => other.box[at]));
    const end = Math.max(...block.map((other) => other.box[at] + other.box[length]));
    const isBehind = block === behind;
    const own = isBehind ? end - box[length] : start;
    const way = isBehind ? box[at] - start : box[at] + box[length] - end;
    const put = (layer: Thing, to: number): Call => ({
      tool: 'update_layer',
      input: { layer: layer.id, [at]: Math.round(to) },
    });
    return {
      calls: [put(one, own), ...block.map((other) => put(other.layer, other.box[at] + way))],
      spoken: [one.id],
    };
  }
  return null;
}
/** Share of a thing behind which another one stands after it. */
const MOSTLY = 0.8;

const SEQUENCES = new Set<string>(['before', 'after', 'first', 'last']);

export function arrangeCalls(act: ActOf<'arrange'>, scene: Scene): Planned {
  const { target, how } = act;
  if (SEQUENCES.has(how)) return sequenceCalls(act, scene);
  if (how === 'swap') {
    const swapped = swapRows(target, scene) ?? linesSwapped(target, scene) ?? blocksSwapped(target, scene);
    if (swapped) return swapped;
  }
  const layers = (how === 'swap' ? bothPictures(target, scene) : null) ?? layersOf(target, scene);
  const [first] = layers ?? [];
  const edge = EDGES[how];
  if (first && layers?.length === 1 && edge !== undefined) return alignedAlone(first, edge);
  if (!layers || layers.length < 2 || (how === 'swap' && layers.length !== 2)) return null;
  const boxes = how === 'swap' ? boxesSwapped(layers) : null;
  if (boxes) return boxes;
  const ids = layers.map(({ id }) => id);
  if (how === 'size' && layers.every(({ type }) => type === 'text')) return sameLetters(layers);
  if (how === 'row' || how === 'equalRow') {
    if (layers.some(({ type }) => type === 'text' || type === 'table' || type === 'group'))
      return arrangeCalls({ ...act, how: standBeside(layers) ? 'middle' : 'left' }, scene);
    return rowCalls(layers, how === 'equalRow', scene);
  }
  if (how === 'size') {
    // Texts are as large as their letters, everything else as its box.
    const [model, ...others] = layers.toSorted((a, b) => areaOf(b) - areaOf(a));
    if (model && layers.every(({ type, box }) => (type === 'image' || type === 'shape') && box))
      return { calls: sameSize(layers, model, scene.page), spoken: ids };
    const matchSize = { of: model?.id, what: 'width' };
    return { calls: [{ tool: 'arrange', input: { layers: others.map(({ id }) => id), matchSize } }], spoken: ids };
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

/** A step, of the font size; the least that stays between lines, and the room kept to other things, of the page's shorter side. */
const STEP = 0.9;
const LEAST = 4;
const KEPT = 0.025;
/** Of so many times its font size a box has more than one line. */
const LINES = 1.9;

/** Space between texts, where it is not between the letters or the lines of one. */
export const isSpacing = ({ property, way, value }: Change): boolean =>
  way !== 'set' && (property === 'lineHeight' || (property === 'letterSpacing' && value === 'apart'));

export const isSeveralLines = ({ box, size }: Thing): boolean => box !== null && box.height > size * LINES;

interface Line {
  thing: Thing;
  box: Box;
}
const bottomOf = ({ y, height }: Box): number => y + height;
const areInLine = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width;

/** Lines that follow one another with nothing else between them. */
function columnsOf(lines: readonly Line[], page: Page): Line[][] {
  const others = page.layers.flatMap((layer) => {
    const box = layer.visible && layer.type !== 'shape' ? seenOf(layer) : null;
    return box && lines.every(({ thing }) => thing.id !== layer.id) ? [box] : [];
  });
  const columns: Line[][] = [];
  for (const line of lines.toSorted((a, b) => a.box.y - b.box.y)) {
    const last = columns.at(-1);
    const above = last?.at(-1);
    const isParted = others.some(
      (box) => above && box.y >= bottomOf(above.box) - 2 && bottomOf(box) <= line.box.y + 2 && areInLine(box, line.box),
    );
    if (last && above && !isParted && areInLine(above.box, line.box)) last.push(line);
    else columns.push([line]);
  }
  return columns.filter(({ length }) => length > 1);
}

/** How far up and down a column may go. */
function roomOf(column: readonly Line[], page: Page): { up: number; down: number } {
  const kept = Math.min(page.width, page.height) * KEPT;
  const [top, bottom] = [column[0]?.box.y ?? 0, bottomOf(column.at(-1)?.box ?? { x: 0, y: 0, width: 0, height: 0 })];
  const others = page.layers.flatMap((layer) => {
    const box = layer.visible && layer.type !== 'shape' ? seenOf(layer) : null;
    const isOwn = column.some(({ thing }) => thing.id === layer.id);
    return box && !isOwn && column.some((line) => areInLine(line.box, box)) ? [box] : [];
  });
  const above = Math.max(kept, ...others.filter((box) => bottomOf(box) <= top + 2).map((box) => bottomOf(box) + kept));
  const below = Math.min(page.height - kept, ...others.filter(({ y }) => y >= bottom - 2).map(({ y }) => y - kept));
  return { up: Math.max(0, top - above), down: Math.max(0, below - bottom) };
}

/** The calls that move texts apart or together; null: they do not stand below one another, or there is no room. */
export function spacingCalls(texts: readonly Thing[], { way, degree }: Change, page: Page): Call[] | null {
  const lines = texts.flatMap((thing): Line[] => {
    const box = thing.type === 'text' && !thing.locked ? seenOf(thing) : null;
    return box ? [{ thing, box }] : [];
  });
  const calls = columnsOf(lines, page).flatMap((column): Call[] => {
    const count = column.length - 1;
    const size = column.reduce((least, { thing }) => Math.min(least, thing.size), Infinity);
    const { up, down } = roomOf(column, page);
    const wanted = Math.round(size * STEP * degree);
    const step = way === 'up' ? Math.min(wanted, (up + down) / count) : -wanted;
    const gaps = column.slice(1).map(({ box }, index) => {
      const gap = box.y - bottomOf(column[index]?.box ?? box);
      return way === 'up' ? step : Math.max(step, Math.min(0, LEAST - gap));
    });
    const total = gaps.reduce((sum, gap) => sum + gap, 0);
    // About its middle, unless there is room on one side only.
    let dy = way === 'up' ? -Math.min(up, Math.max(total / 2, total - down)) : -total / 2;
    return column.flatMap(({ thing }, index) => {
      dy += index === 0 ? 0 : (gaps[index - 1] ?? 0);
      const moveY = Math.round(dy);
      return moveY === 0 ? [] : [{ tool: 'update_layer', input: { layer: thing.id, moveY } }];
    });
  });
  return calls.length > 0 ? calls : null;
}
