/** What stands on the pages to be read, line by line and cell by cell, with the facts in it: what edits of words are read against. */
import type { Canvas, SeenLayer } from '../read-canvas.ts';
import type { PlannedCall } from '../grounded.ts';
import { nearestWord } from '../slips.ts';
import { factsIn, type Fact } from './facts-in.ts';

export interface Line {
  layer: SeenLayer;
  text: string;
  /** Of a table: which cell, counted from 1, and what its row and its column are called. */
  cell: { row: number; column: number; key: string; heading: string } | null;
  facts: Fact[];
}

export interface StandingFact {
  line: Line;
  fact: Fact;
}

function linesOf(layer: SeenLayer): Line[] {
  if (!layer.visible) return [];
  if (layer.type === 'text') return layer.text.split('\n').filter((text) => text.trim() !== '').map((text) => ({ layer, text, cell: null, facts: factsIn(text, true) }));
  if (layer.type !== 'table') return [];
  const [header = []] = layer.cells;
  return layer.cells.flatMap((row, at) => row.map((text, column): Line => ({ layer, text, cell: { row: at + 1, column: column + 1, key: row[0] ?? '', heading: layer.header ? (header[column] ?? '') : '' }, facts: factsIn(text, true) })));
}

/** All that is written, in reading order; the page that is seen first. */
export function linesOn(canvas: Canvas): Line[] {
  const down = (layers: readonly SeenLayer[]) => [...layers].sort((a, b) => (a.box?.y ?? 0) - (b.box?.y ?? 0) || (a.box?.x ?? 0) - (b.box?.x ?? 0));
  return [...down(canvas.layers), ...canvas.elsewhere].flatMap(linesOf);
}

export const stem = (word: string): string => word.toLowerCase().replace(/['’]s$|['’]$/u, '').replace(/(?<=\p{L}{3})(?:ies)$/u, 'y').replace(/(?<=\p{L}{3})(?:ping|pped|ing|ed|es|(?<!s)s)$/u, '').replace(/(?<=\p{L}{3})e$/u, '');
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’&-]*/gu) ?? [];

/** Whether a word stands among others, in whatever form; longer ones may have a slip of the keyboard. */
export function hasWord(text: string, word: string): boolean {
  const wanted = stem(word);
  if (wordsOf(text).some((one) => stem(one) === wanted || one.toLowerCase() === word.toLowerCase() || (wanted.length > 4 && stem(one).startsWith(wanted)))) return true;
  return wanted.length > 4 && nearestWord(text.toLowerCase(), word.toLowerCase()) !== null;
}

/** What stands right above, or left of, a line that says little itself: what its price is the price of. */
export function labelOf(line: Line, lines: readonly Line[]): string {
  if (line.cell) return `${line.cell.key} ${line.cell.heading}`;
  const own = line.layer.box;
  if (!own) return '';
  const near = lines.flatMap(({ layer, text, cell }) => {
    const { box } = layer;
    if (layer === line.layer || cell || !box || !/\p{L}{3}/u.test(text)) return [];
    const above = own.y - box.y - box.height;
    const across = Math.min(own.x + own.width, box.x + box.width) - Math.max(own.x, box.x);
    const sideways = Math.abs(own.y + own.height / 2 - box.y - box.height / 2) < own.height * 0.8 ? Math.max(own.x - box.x - box.width, 0) : Infinity;
    const off = across > 0 && above > -own.height * 0.5 && above < own.height * 3 ? Math.max(0, above) : sideways;
    return off < Infinity ? [{ text, off }] : [];
  }).sort((a, b) => a.off - b.off);
  return near[0]?.text ?? '';
}

const count = (text: string, part: string): number => text.toLowerCase().split(part.toLowerCase()).length - 1;
const shouted = (text: string): boolean => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();

/** The call that puts other words in the place of some: of those at this place alone, where they stand more than once. */
export function exchangeCall(line: Line, from: string, to: string, at = line.text.indexOf(from)): PlannedCall {
  const { layer, cell } = line;
  const next = shouted(from) && !/@|\.\w{2}/.test(to) ? to.toUpperCase() : to;
  const after = `${line.text.slice(0, at)}${next}${line.text.slice(at + from.length)}`;
  if (cell) return { tool: 'update_table', input: { layer: layer.id, set: [{ row: cell.row, column: cell.column, text: tidy(after) }] } };
  if (tidy(after) === '') return lineGone(line);
  if (to !== '' && count(layer.text, from) === 1) return { tool: 'edit_text', input: { layer: layer.id, find: from, replace: next } };
  if (count(layer.text, line.text) === 1) return { tool: 'edit_text', input: { layer: layer.id, find: line.text, replace: tidy(after) } };
  return { tool: 'edit_text', input: { layer: layer.id, text: layer.text.replace(line.text, () => tidy(after)) } };
}

/** The call that takes a line away: its layer, where there is nothing else in it. */
export function lineGone(line: Line): PlannedCall {
  const { layer, cell, text } = line;
  if (cell) return cell.column === 1 ? { tool: 'update_table', input: { layer: layer.id, removeRows: [cell.row] } } : { tool: 'update_table', input: { layer: layer.id, set: [{ row: cell.row, column: cell.column, text: '' }] } };
  const rest = layer.text.split('\n').filter((one) => one !== text).join('\n');
  // Only itself: other lines may be changed beside it.
  if (rest.trim() !== '' && count(layer.text, text) === 1) return { tool: 'edit_text', input: { layer: layer.id, find: layer.text.startsWith(text) ? `${text}\n` : `\n${text}`, replace: '' } };
  return rest.trim() === '' ? { tool: 'delete', input: { layers: [layer.id] } } : { tool: 'edit_text', input: { layer: layer.id, text: rest } };
}

/** Words without the joints that are left where some were taken out. */
export function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\(\s*\)/g, '')
    .replace(/(?:\s*[,;·•|/+&–—-]\s*|\s+(?:or|and)\s+)(?=\s*[,;·•|])/giu, '')
    .replace(/^[\s,;·•|/+&–—-]+|[\s,;·•|/+&–—-]+$/gu, '')
    .replace(/^(?:or|and)\s+|\s+(?:or|and|at|for|on|with|from)$/giu, '')
    .replace(/\s+([,.;!?])/g, '$1')
    .trim();
}
