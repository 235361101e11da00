/** Plans more or less space between texts that stand below one another. */
import type { Change } from '../acts/edits.ts';
import { seenOf, type Box, type Page, type Thing } from '../ground/canvas.ts';
import type { Call } from './planned.ts';

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
