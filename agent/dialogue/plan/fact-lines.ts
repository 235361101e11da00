/** Facts as lines: each once and with its own characters, with a neighbor of its kind where both fit. */
import type { Brief, Fact } from '../acts/brief.ts';
import type { FactKind } from '../acts/values.ts';
import { capitalized, holds, wordsOf } from './copy-grammar.ts';

type Family = 'when' | 'where' | 'price' | 'contact' | 'tag' | 'other';

const FAMILIES: Record<FactKind, Family> = {
  date: 'when',
  time: 'when',
  address: 'where',
  place: 'where',
  money: 'price',
  percent: 'price',
  offer: 'price',
  phone: 'contact',
  email: 'contact',
  web: 'contact',
  handle: 'contact',
  hashtag: 'tag',
  count: 'other',
  measure: 'other',
};

/** What "no …" leaves out. */
const LEFT_OUT: Partial<Record<Brief['without'][number], readonly FactKind[]>> = {
  price: ['money'],
  phone: ['phone'],
  date: ['date', 'time'],
  address: ['address', 'place'],
};

/** Longer lines are hard to read at a glance, in characters. */
const LINE = 48;
const OFFER = 32;
/** Longer ones are sentences, and share no line. */
const PART = 36;

const familyOf = ({ kinds: [first], text }: Fact): Family =>
  // "like + tag 2 friends + follow @bean" is no address.
  first === undefined || (first === 'handle' && wordsOf(text).length > 4) ? 'other' : FAMILIES[first];

/** Facts that may be printed: what must not be on it is left out, and so is what stands in another text. */
export function factsToPrint({ facts, without }: Brief, printed: readonly string[]): Fact[] {
  const banned = new Set(without.flatMap((kind) => LEFT_OUT[kind] ?? []));
  const allowed = facts.filter(({ kinds }) => !kinds.some((kind) => banned.has(kind)));
  return allowed.filter(
    ({ text }, at) =>
      !printed.some((other) => holdsExactly(other, text)) &&
      !allowed.some(
        (other, index) =>
          index !== at && holdsExactly(other.text, text) && (other.text.length > text.length || index < at),
      ),
  );
}

const holdsExactly = (text: string, part: string): boolean =>
  text.includes(part) && (text === part || holds(text, part));

/** The fact that is the offer: a discount before a price, and a price only where it is the only one. */
export function offerAmong(facts: readonly Fact[]): Fact | null {
  const short = facts.filter(({ kinds, text }) => kinds.length > 0 && text.length <= OFFER && !kinds.includes('date'));
  const prices = facts.filter(({ kinds }) => kinds.includes('money'));
  return (
    short.find(({ kinds }) => kinds.includes('percent') || kinds.includes('offer')) ??
    (prices.length === 1 ? (short.find(({ kinds }) => kinds.includes('money')) ?? null) : null)
  );
}

/** A line may begin with a capital; addresses of the web, tags and names like iPhone stay. */
export function begun(text: string): string {
  const [first = ''] = text.split(' ');
  const isPlain =
    !['@', '.', '#', '/', '_'].some((mark) => first.slice(0, -1).includes(mark)) &&
    first.slice(1) === first.slice(1).toLowerCase();
  return isPlain ? capitalized(text) : text;
}

export interface FactLines {
  /** When, where, and what else is to be known. */
  details: string[];
  contacts: string[];
}

/** When and where share a line where they fit; contacts and tags come last. */
export function factLines(facts: readonly Fact[]): FactLines {
  const lines: { text: string; family: Family }[] = [];
  for (const fact of facts) {
    const family = familyOf(fact);
    const last = lines.at(-1);
    const joint =
      last?.family === family && ['when', 'where'].includes(family)
        ? ', '
        : (last?.family === 'when' && family === 'where') ||
            (last?.family === family && ['contact', 'tag'].includes(family))
          ? ' · '
          : null;
    const fits = last !== undefined && last.text.length + fact.text.length <= LINE && fact.text.length <= PART;
    if (fits && joint !== null) {
      last.text += joint + fact.text;
      last.family = family;
    } else lines.push({ text: begun(fact.text), family });
  }
  const isLast = ({ family }: { family: Family }) => family === 'contact' || family === 'tag';
  return {
    details: lines.filter((line) => !isLast(line)).map(({ text }) => text),
    contacts: lines.filter(isLast).map(({ text }) => text),
  };
}

/** Words that only lead to a day, a price or a contact. */
const LEADING = new Set(
  'call text dm whatsapp order book register follow email tel phone from until till every open opens closed doors ends starts entry admission tickets valid only this next on at in the to and or us link bio'.split(
    ' ',
  ),
);

/** Whether a fact tells what there is, rather than when, where or whom to call. `inWords`: an offer alone does not. */
export function saysSomething(fact: Fact, inWords: boolean): boolean {
  const family = familyOf(fact);
  // "We open Saturday"
  if (['we', 'our', 'i', 'my'].includes(wordsOf(fact.text)[0] ?? '')) return true;
  if (!inWords && family === 'price') return true;
  const words = wordsOf(fact.text).filter((word) => word.length > 2 && !LEADING.has(word) && !isNumeric(word));
  return family === 'other' ? words.length > 0 : family !== 'contact' && family !== 'where' && words.length > 2;
}

const isNumeric = (word: string): boolean => [...word].some((character) => character >= '0' && character <= '9');
