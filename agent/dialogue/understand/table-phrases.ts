/** Tables in a message: what they are called, as it is written there, and the cells that are listed behind that. */
import type { Phrase } from './chart.ts';
import { TABLE_WORDS } from './grammar/matter-words.ts';
import { classLength, wordClass } from './phrases.ts';
import { readBrief } from './read-brief.ts';
import { sliceOf } from './token-runs.ts';
import type { Token } from './tokens.ts';

/** Cells in the user's characters. */
export interface CellsSaid {
  rows: string[][];
  /** Whether the first row names the columns. */
  header: boolean;
}

const CLASSES = TABLE_WORDS.map(({ category, words, meaning }) => ({
  category,
  meaning,
  entries: wordClass(words.replaceAll('|', ',')),
}));
/** Nouns are told as they are written, leads by their word. */
const AS_WRITTEN: Readonly<Record<string, string>> = {
  TableNoun: 'TableCalled',
  TableFor: 'TableLead',
  InUnit: 'UnitLead',
};

const SEPARATORS = [',', '|', '\t'];
const hasDigit = (text: string): boolean => [...text].some((letter) => letter >= '0' && letter <= '9');

/** Lines of cells: "Size, Bust / S, 84"; null where there are no two lines alike. */
function gridOf(text: string): CellsSaid | null {
  const lines = text
    .split('\n')
    .flatMap((line) => line.split(';'))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const separator = SEPARATORS.find((one) => lines.every((line) => line.includes(one)));
  if (separator === undefined) return null;
  const rows = lines.map((line) => line.split(separator).map((cell) => cell.trim()));
  const width = rows[0]?.length ?? 0;
  const isGrid = rows.length > 1 && rows.every((row) => row.length === width && row.some((cell) => cell !== ''));
  return isGrid ? { rows, header: !(rows[0] ?? []).some(hasDigit) } : null;
}

/** Names with what stands behind them, in a row: "tote bag $24, cap $18". `noun`: what the list is called. */
function listOf(noun: string, text: string): CellsSaid | null {
  const { rows, columns } = readBrief(`${noun}: ${text}`);
  if (rows.length === 0) return null;
  return columns.length === 0 ? { rows, header: false } : { rows: [['Size', ...columns], ...rows], header: true };
}

const BEFORE_CELLS = new Set([':', 'with', 'for', '.', ',', '-', '–', '—']);

export function tablePhrases(message: string, tokens: readonly Token[]): Phrase[] {
  const found: Phrase[] = [];
  let noun: { at: number; title: string } | null = null;
  for (const from of tokens.keys()) {
    for (const { category, entries, meaning } of CLASSES) {
      const length = classLength(entries, tokens, from);
      if (length === 0) continue;
      const written = sliceOf(message, tokens, from, from + length);
      const asWritten = AS_WRITTEN[category];
      const said = category === 'TableNoun' ? { about: meaning, title: written } : written;
      const own = asWritten === undefined ? { category, meaning } : { category: asWritten, meaning: said };
      found.push({ ...own, from, to: from + length, cost: 0.3 - 0.05 * length });
      if (category === 'TableNoun') noun ??= { at: from + length, title: written };
    }
  }
  if (noun === null) return found;
  for (let from = noun.at; from < tokens.length; from += 1) {
    const before = tokens[from - 1];
    if (!before || !(BEFORE_CELLS.has(before.word) || before.kind === 'line')) continue;
    const text = message.slice(tokens[from]?.start ?? 0);
    const cells = gridOf(text) ?? listOf(noun.title, text);
    if (cells === null) continue;
    found.push({ category: 'Cells', from, to: tokens.length, meaning: cells, cost: 0.3 });
    break;
  }
  return found;
}
