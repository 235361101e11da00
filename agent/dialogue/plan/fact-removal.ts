/** Cuts a fact out of a line that says more: the price of "Only this Monday, now $49". */
import type { Reference } from '../acts/reference.ts';
import type { Thing } from '../ground/canvas.ts';
import { factKindsOf } from '../ground/kinds.ts';
import { recognizeValues } from '../values/recognize.ts';
import { partsOf, wordsIn } from '../values/parts.ts';
import type { Call } from './planned.ts';

/** Words that only lead up to a fact. */
const LEADS = new Set('on at from for in by only just now this next the a an is are until till to of'.split(' '));
/** Most words beside a fact that go with it. */
const MOST_BESIDE = 3;

/** The call that takes the fact out of the text; null: it says nothing else, or the fact stands in it twice. */
export function withoutFact({ kind, words }: Reference, { id, type, text }: Thing): Call | null {
  if (type !== 'text' || kind === null || words !== null) return null;
  const kinds: readonly string[] = factKindsOf(kind);
  const facts = recognizeValues(text);
  const [fact, ...more] = facts.filter((one) => kinds.includes(one.type));
  if (!fact || more.length > 0) return null;
  const [start, end] = fact.span;
  const parts = partsOf(text);
  const part = parts.find(({ from, to }) => from <= start && end <= to);
  if (!part) return null;
  const others = facts.some(
    ({ span }) =>
      span !== fact.span && span[0] >= part.from && span[1] <= part.to && (span[1] <= start || span[0] >= end),
  );
  const beside = wordsIn(text.slice(part.from, start) + text.slice(end, part.to));
  // Its part of the line goes with it where that says nothing else.
  if (parts.length > 1 && !others && beside.length <= MOST_BESIDE) {
    const isFirst = part === parts[0];
    const cut = isFirst ? text.slice(0, parts[1]?.from ?? 0) : text.slice(part.from - 1, part.to);
    const after = isFirst ? text.slice(cut.length) : '';
    const gap = after.length - after.trimStart().length;
    return replacing(id, isFirst ? text.slice(0, cut.length + gap) : cut);
  }
  const before = text.slice(part.from, start).trimEnd();
  const lead = before.slice(before.lastIndexOf(' ') + 1);
  const from = LEADS.has(lead.toLowerCase()) ? part.from + before.length - lead.length : start;
  const rest = `${text.slice(0, from)}${text.slice(end)}`.trim();
  if (wordsIn(rest).length === 0) return null;
  // One of the two blanks around it goes as well.
  const to = text.charAt(end) === ' ' ? end + 1 : end;
  const begin = to === end && text.charAt(from - 1) === ' ' ? from - 1 : from;
  return replacing(id, text.slice(begin, to));
}

const replacing = (layer: string, find: string): Call => ({ tool: 'edit_text', input: { layer, find, replace: '' } });
