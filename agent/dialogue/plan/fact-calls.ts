/**
 * Plans corrections of facts: all that a message corrects is written on a draft of the page, and what differs becomes calls.
 * Facts as lines: each once and with its own characters, with a neighbor of its kind where both fit; and a fact cut out of a
 * line that says more.
 */
import { plainWords } from '../values/plain-words.ts';
import { WEEKDAYS } from '../values/day-names.ts';
import type { ActOf } from '../acts/act.ts';
import type { Page, Thing } from '../ground/canvas.ts';
import type { Replacement } from '../ground/fact-forms.ts';
import { factsMeant } from '../ground/facts.ts';
import type { Line } from '../ground/fact-slots.ts';
import type { Scene } from '../ground/resolve.ts';
import type { Call, Planned } from './planned.ts';
import { nameIn } from './row-calls.ts';
import type { Brief, Fact } from '../acts/brief.ts';
import type { FactKind } from '../acts/values.ts';
import { capitalized, holds, wordsOf } from './copy-grammar.ts';
import type { Reference } from '../acts/reference.ts';
import { factKindsOf } from '../ground/kinds.ts';
import { recognizeValues } from '../values/recognize.ts';
import { partsOf, wordsIn } from '../values/parts.ts';

/** A line with other words at some places. */
function written(text: string, made: readonly Replacement[]): string {
  return made
    .toSorted((a, b) => b.span[0] - a.span[0])
    .reduce((line, { span, text: next }) => `${line.slice(0, span[0])}${next}${line.slice(span[1])}`, text);
}

/** The page with another line, or another cell. */
function withLine(page: Page, { thing, at, column }: Line, text: string): Page {
  const changed = (one: Thing): Thing =>
    column === null
      ? { ...one, text: one.text.split('\n').with(at, text).join('\n') }
      : { ...one, cells: one.cells.with(at, (one.cells[at] ?? []).with(column, text)) };
  return { ...page, layers: page.layers.map((one) => (one.id === thing.id ? changed(one) : one)) };
}

const countOf = (text: string, part: string): number => text.toLowerCase().split(part.toLowerCase()).length - 1;

/** Where two lines differ, by whole words. */
function difference(before: string, after: string): { find: string; replace: string } {
  let from = 0;
  while (from < Math.min(before.length, after.length) && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const isInWord = (text: string, at: number) => /[^\s]/u.test(text.charAt(at - 1)) && /[^\s]/u.test(text.charAt(at));
  while (from > 0 && isInWord(before, from)) from -= 1;
  while (end > 0 && (isInWord(before, before.length - end) || before.length - end <= from)) end -= 1;
  return { find: before.slice(from, before.length - end), replace: after.slice(from, after.length - end) };
}

/** The calls that make a text say the other. Only what differs is replaced, so that its letters keep their looks. */
function textCalls({ id, text }: Thing, next: string): Call[] {
  const [lines, others] = [text.split('\n'), next.split('\n')];
  if (lines.length !== others.length) return [{ tool: 'edit_text', input: { layer: id, text: next } }];
  return lines.flatMap((line, at): Call[] => {
    const other = others[at] ?? '';
    if (line === other) return [];
    const { find, replace } = difference(line, other);
    if (find.trim() !== '' && countOf(text, find) === 1)
      return [{ tool: 'edit_text', input: { layer: id, find, replace } }];
    if (countOf(text, line) === 1) return [{ tool: 'edit_text', input: { layer: id, find: line, replace: other } }];
    return [{ tool: 'edit_text', input: { layer: id, text: next } }];
  });
}

/** The calls that make a table say the other. */
function tableCalls(table: Thing, next: Thing['cells']): Call[] {
  const { id, cells } = table;
  const set = next.flatMap((row, at) => {
    const name = nameIn({ table, number: at + 1, cells: cells[at] ?? [] });
    return row.flatMap((text, column) =>
      text === cells[at]?.[column] ? [] : [{ row: name, column: column + 1, text }],
    );
  });
  return set.length > 0 ? [{ tool: 'update_table', input: { layer: id, set } }] : [];
}

/** What makes a page say what its draft says. */
const draftCalls = (page: Page, draft: Page): Call[] =>
  page.layers.flatMap((thing) => {
    const next = draft.layers.find(({ id }) => id === thing.id);
    if (!next || next === thing) return [];
    return thing.type === 'table' ? tableCalls(thing, next.cells) : textCalls(thing, next.text);
  });

/** "no, 52": a number alone, after a look was changed, is about that look; "3.50" is a price. */
function isAfterLooks({ to, from, kinds, words }: ActOf<'correct'>, { deeds, turns }: Scene): boolean {
  const isNumber = to.every((text) => /^\d+(?:[.,]\d)?$/u.test(text));
  const last = deeds.filter(({ turn }) => turn === turns - 1);
  const wereLooks = last.some(({ properties }) => properties.length > 0 && !properties.includes('words'));
  return isNumber && from.length + kinds.length + words.length === 0 && wereLooks;
}

/** What was there stays, struck through, before what is there now. */
const withOldStruck = (calls: readonly Call[]): Call[] =>
  calls.flatMap((call): Call[] => {
    const { layer, find, replace } = call.input;
    return typeof find === 'string' && typeof replace === 'string'
      ? [
          { ...call, input: { layer, find, replace: `${find} ${replace}` } },
          { tool: 'edit_text', input: { layer, part: find, strikethrough: true } },
        ]
      : [call];
  });

/** All corrections of a message in one. */
export function correctCalls(acts: readonly ActOf<'correct'>[], scene: Scene): Planned {
  let draft = scene.page;
  const spoken = new Set<string>();
  const recent = [...scene.spoken.now, ...scene.spoken.before.flatMap(({ last }) => last)];
  for (const act of acts) {
    if (isAfterLooks(act, scene)) return null;
    const isInTable = act.target.kind === 'table';
    const among = isInTable ? { ...draft, layers: draft.layers.filter(({ type }) => type === 'table') } : draft;
    const meant = factsMeant(act, among, [...spoken, ...recent]);
    if (!meant) return null;
    for (const own of Map.groupBy(meant, ({ slot }) => slot.line).values()) {
      const [first] = own;
      if (!first) continue;
      const { line } = first.slot;
      draft = withLine(
        draft,
        line,
        written(
          line.text,
          own.flatMap(({ made }) => made),
        ),
      );
      spoken.add(line.thing.id);
    }
  }
  const changed = draftCalls(scene.page, draft);
  const calls = acts.some(({ strikes }) => strikes === true) ? withOldStruck(changed) : changed;
  return calls.length > 0 && acts.every((act) => isTold(act, draft))
    ? { calls, spoken: [...spoken].toReversed() }
    : null;
}

/** Whether every day of a span stands on the page: of "friday till sunday" one alone would be wrong. */
function isTold({ to }: ActOf<'correct'>, { layers }: Page): boolean {
  const days = new Set(to.flatMap((words) => plainWords(words).split(' ')).flatMap((word) => WEEKDAYS.get(word) ?? []));
  if (days.size < 2) return true;
  const standing = new Set(
    layers
      .flatMap(({ text, cells }) => [text, ...cells.flat()])
      .flatMap((text) => plainWords(text).split(' '))
      .flatMap((word) => WEEKDAYS.get(word) ?? []),
  );
  return [...days].every((day) => standing.has(day));
}

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

const isOffer = ({ kinds }: Fact): boolean => kinds.includes('percent') || kinds.includes('offer');

/** The fact that is the offer: a discount before a price, and a price only where it is the only one. */
export function offerAmong(facts: readonly Fact[]): Fact | null {
  const short = facts.filter(({ kinds, text }) => kinds.length > 0 && text.length <= OFFER && !kinds.includes('date'));
  const prices = facts.filter(({ kinds }) => kinds.includes('money'));
  const [price] = prices;
  // A price tells more than "free delivery".
  const isOnlySent = (fact: Fact): boolean => /^free (?:\p{L}+ )?(?:delivery|shipping|postage|p&p)$/iu.test(fact.text);
  if (
    prices.length === 1 &&
    price &&
    short.includes(price) &&
    short.every((fact) => fact === price || !isOffer(fact) || isOnlySent(fact))
  )
    return price;
  return (
    short.find(isOffer) ?? (prices.length === 1 ? (short.find(({ kinds }) => kinds.includes('money')) ?? null) : null)
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
