/** Finds the facts that form a table: the labels and amounts of a menu, a price list, opening hours, a size chart. */
import type { Brief, Fact } from '../acts/brief.ts';

/** Deliverables whose bare numbers are amounts: "skin fade 30". */
export const LISTS: ReadonlySet<string> = new Set(['menu', 'menu board', 'price list', 'pricelist']);
/** Those whose rows hold several measures: "S chest 36 length 26". */
const CHARTS = new Set(['size chart', 'size guide']);

/** Fewer priced things than these are an offer. */
const FEWEST_ROWS = 3;
const FEWEST_OF_LIST = 2;

const AMOUNT_KINDS = new Set(['money', 'time', 'measure']);
/** In characters. */
const LONGEST_AMOUNT = 24;
/** In words. */
const LONGEST_LABEL = 6;

interface Row {
  /** What its amounts are; undefined: bare numbers. */
  kind: string | undefined;
  cells: string[];
  /** Names said beside the amounts: "chest", "length"; empty without. */
  columns: string[];
}

/** "gel nails 40€" → ["gel nails", "40€"]; null: it is no row. */
function pricedRow({ text, kinds }: Fact, isList: boolean): Row | null {
  const words = text.split(/\s+/);
  const first = words.findIndex((word) => /\d/.test(word) || word.toLowerCase() === 'closed');
  if (first < 1 || first > LONGEST_LABEL) return null;
  const kind = kinds.find((one) => AMOUNT_KINDS.has(one));
  if (kind === undefined && !isList) return null;
  const from =
    ['from', 'ab', 'up', 'to'].includes(words[first - 1]?.toLowerCase() ?? '') && first > 1 ? first - 1 : first;
  const label = words
    .slice(0, from)
    .join(' ')
    .replace(/[:=–—-]$/u, '')
    .trimEnd();
  const amount = words.slice(from).join(' ');
  return /\p{L}/u.test(label) && amount.length <= LONGEST_AMOUNT ? { kind, cells: [label, amount], columns: [] } : null;
}

const isAmount = (word: string): boolean => /^\d+(?:[.,]\d+)?$/u.test(word);

/** "S chest 36 length 26" → S, 36, 26 below "chest" and "length"; "4Y 58 / 42" → 4Y, 58, 42. */
function measuredRow({ text }: Fact): Row | null {
  const [label = '', ...rest] = text.split(/[\s/]+/).filter((word) => word !== '');
  const cells: string[] = [label];
  const columns: string[] = [];
  let name: string[] = [];
  for (const word of rest) {
    if (!isAmount(word)) name.push(word);
    else {
      cells.push(word);
      if (name.length > 0) columns.push(name.join(' '));
      name = [];
    }
  }
  const isRow = cells.length > 1 && name.length === 0 && (columns.length === 0 || columns.length === cells.length - 1);
  return isRow ? { kind: undefined, cells, columns } : null;
}

/** Opening hours are no row of a price list, nor has a row more cells than the one above it. */
const agree = (one: Row, other: Row): boolean =>
  (one.kind === 'time') === (other.kind === 'time') && one.cells.length === other.cells.length;

/** Takes the longest run of such facts out of a brief. */
export function withRows(brief: Brief): Brief {
  const noun = brief.deliverable.noun ?? '';
  const isList = LISTS.has(noun);
  const isChart = CHARTS.has(noun);
  const found = brief.facts.map((fact) => (isChart ? measuredRow(fact) : pricedRow(fact, isList)));
  let best = { from: 0, to: 0 };
  for (const [from, first] of found.entries()) {
    const run = first === null ? -1 : found.slice(from).findIndex((row) => row === null || !agree(first, row));
    const to = first === null ? from : run === -1 ? found.length : from + run;
    if (to - from > best.to - best.from) best = { from, to };
  }
  const rows = found.slice(best.from, best.to).filter((row) => row !== null);
  if (rows.length < (isList || isChart ? FEWEST_OF_LIST : FEWEST_ROWS)) return brief;
  return {
    ...brief,
    rows: rows.map(({ cells }) => cells),
    columns: rows.map(({ columns }) => columns).find((columns) => columns.length > 0) ?? [],
    facts: [...brief.facts.slice(0, best.from), ...brief.facts.slice(best.to)],
  };
}
