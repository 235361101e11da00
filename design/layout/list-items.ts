/** Lists: which lines of a text are items, their indents and markers. Leading tabs set an item's level. */
import type { TextLayer } from '../document/layers.ts';
import { LINE_BREAKS } from '../document/text-consistency.ts';

/** The properties that determine a list. */
export type ListLook = Pick<TextLayer, 'text' | 'list' | 'fontSize' | 'curve'>;

/** An item's marker: a sign drawn as a shape, or its number. */
export type ListMarker = { type: 'disc' | 'ring' | 'square' } | { type: 'number'; text: string };

export interface ListItem {
  /** UTF-16 offsets: the start of its line, the start of its words after the tabs, the end. */
  start: number;
  contentStart: number;
  end: number;
  level: number;
  /** Null: a continuation line of the previous item (Shift+Enter). */
  marker: ListMarker | null;
}

/** The deepest level; further tabs don't indent. */
export const DEEPEST_LEVEL = 5;
/** Breaks a line without beginning a new item. */
export const SOFT_BREAK = '\u2028';

/** Relative to the font size: room for a sign, or for a number's first figure and each further one. */
const SIGN_ROOM = 1.1;
const NUMBER_ROOM = 0.95;
const FIGURE_ROOM = 0.6;
/** Relative to the font size: gap between marker and words. */
export const MARKER_GAP = 0.4;

const SIGNS = ['disc', 'ring', 'square'] as const;

/** Whether a text is shown as a list. A curved text has no edge to align items with. */
export function isList(layer: ListLook): boolean {
  return layer.list !== 'none' && layer.curve === 0;
}

/** Tabs at the start of a line. */
export function leadingTabs(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && text[at] === '\t') at += 1;
  return at - start;
}

/** The lines of a list between its line breaks, in order; empty for a text that isn't a list. */
export function listItems(layer: ListLook): ListItem[] {
  if (!isList(layer)) return [];
  const items: ListItem[] = [];
  /** Number of items of each level since the last item above that level. */
  const counts: number[] = [];
  let start = 0;
  let soft = false;
  const add = (end: number): void => {
    const before = items.at(-1);
    const tabs = leadingTabs(layer.text, start, end);
    const level = soft && before ? before.level : Math.min(tabs, DEEPEST_LEVEL);
    let marker: ListMarker | null = null;
    if (!soft || !before) {
      counts.length = level + 1;
      counts[level] = (counts[level] ?? 0) + 1;
      marker =
        layer.list === 'bullet'
          ? { type: SIGNS[level % SIGNS.length] ?? 'disc' }
          : { type: 'number', text: numbered(counts[level], level) };
    }
    items.push({ start, contentStart: start + tabs, end, level, marker });
  };
  for (const found of layer.text.matchAll(LINE_BREAKS)) {
    add(found.index);
    start = found.index + found[0].length;
    soft = found[0] === SOFT_BREAK;
  }
  add(layer.text.length);
  return items;
}

/** Distance of each level's words from the box's edge, px. */
export function listIndents(layer: ListLook, items: readonly ListItem[] = listItems(layer)): number[] {
  const longest: number[] = [];
  for (const { level, marker } of items) {
    if (marker?.type === 'number') longest[level] = Math.max(longest[level] ?? 0, marker.text.length - 1);
  }
  const deepest = Math.max(0, ...items.map(({ level }) => level));
  const indents: number[] = [];
  let indent = 0;
  for (let level = 0; level <= deepest; level += 1) {
    const room =
      layer.list === 'bullet' ? SIGN_ROOM : NUMBER_ROOM + FIGURE_ROOM * Math.max(0, (longest[level] ?? 1) - 1);
    indent += room * layer.fontSize;
    indents.push(indent);
  }
  return indents;
}

/** Indent of the line that begins at an offset, px, by the items of its text. */
export function indentAt(offset: number, items: readonly ListItem[], indents: readonly number[]): number {
  const item = itemAt(offset, items);
  return item ? (indents[item.level] ?? 0) : 0;
}

/** The widest line of a text with its indent, px: the minimum width of its box. */
export function widestLine(layer: ListLook & Pick<TextLayer, 'lines'>): number {
  const items = listItems(layer);
  const indents = listIndents(layer, items);
  return layer.lines.reduce((widest, { start, width }) => Math.max(widest, width + indentAt(start, items, indents)), 0);
}

/** The item that holds an offset; null when there are no items. */
export function itemAt(offset: number, items: readonly ListItem[]): ListItem | null {
  return items.findLast((item) => item.start <= offset) ?? items[0] ?? null;
}

/** 1. at the first level, a. at the second, i. at the third, then again from the start. */
function numbered(count: number, level: number): string {
  if (level % 3 === 1) return `${asLetters(count)}.`;
  return level % 3 === 2 ? `${asRoman(count)}.` : `${count}.`;
}

function asLetters(count: number): string {
  let rest = count;
  let letters = '';
  while (rest > 0) {
    rest -= 1;
    letters = String.fromCharCode(97 + (rest % 26)) + letters;
    rest = Math.floor(rest / 26);
  }
  return letters;
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function asRoman(count: number): string {
  let rest = count;
  let letters = '';
  for (const [value, sign] of ROMAN) {
    while (rest >= value) {
      letters += sign;
      rest -= value;
    }
  }
  return letters;
}

/** The characters of a list's markers: their fonts must be loaded too. */
export function markerCharacters(layer: ListLook): string {
  if (layer.list !== 'number') return '';
  return [
    ...new Set(listItems(layer).flatMap(({ marker }) => (marker?.type === 'number' ? [...marker.text] : []))),
  ].join('');
}
