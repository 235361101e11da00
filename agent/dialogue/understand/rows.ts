/** Finds the facts that form a list, a label and an amount each: a menu, a price list, opening hours. */
import type { Brief, Fact } from '../acts/brief.ts';

/** Deliverables whose bare numbers are amounts: "skin fade 30". */
export const LISTS: ReadonlySet<string> = new Set(['menu', 'menu board', 'price list', 'pricelist', 'size chart', 'size guide']);

/** Fewer priced things than these are an offer. */
const FEWEST_ROWS = 3;

const AMOUNT_KINDS = new Set(['money', 'time', 'measure']);

interface Row {
  /** What its amount is; undefined: a bare number. */
  kind: string | undefined;
  cells: [string, string];
}

/** Label and amount of a fact: "gel nails 40€" → ["gel nails", "40€"]; null: it is none of a list. */
function rowOf({ text, kinds }: Fact, isList: boolean): Row | null {
  const words = text.split(/\s+/);
  const first = words.findIndex((word) => /\d/.test(word) || word.toLowerCase() === 'closed');
  if (first < 1 || first > 6) return null;
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
  return /\p{L}/u.test(label) && amount.length <= 24 ? { kind, cells: [label, amount] } : null;
}

/** Opening hours are no row of a price list. */
const agree = (one: Row, other: Row): boolean => (one.kind === 'time') === (other.kind === 'time');

/** Takes the longest run of such facts out of a brief. */
export function withRows(brief: Brief): Brief {
  const isList = LISTS.has(brief.deliverable.noun ?? '');
  const found = brief.facts.map((fact) => rowOf(fact, isList));
  let best = { from: 0, to: 0 };
  for (const [from, first] of found.entries()) {
    const run = first === null ? -1 : found.slice(from).findIndex((row) => row === null || !agree(first, row));
    const to = first === null ? from : run === -1 ? found.length : from + run;
    if (to - from > best.to - best.from) best = { from, to };
  }
  const rows = found.slice(best.from, best.to).flatMap((row) => (row === null ? [] : [row.cells]));
  const fewest = isList ? 2 : FEWEST_ROWS;
  if (rows.length < fewest) return brief;
  return { ...brief, rows, facts: [...brief.facts.slice(0, best.from), ...brief.facts.slice(best.to)] };
}
