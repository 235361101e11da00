/** Pages that hold for a part of a sentence ("on page 2 no dot, and the heading red"), and things that are only named beside it. */
import type { Act } from '../acts/act.ts';
import { type PageSaid, type Reference, isSingular } from '../acts/reference.ts';
import type { Phrase } from './chart.ts';
import type { Token } from './tokens.ts';
import type { Span } from '../acts/values.ts';

const SENTENCE_END = new Set('.;!?');

/** The same with all that it speaks of on that page, unless another one was named. */
function onPage<Value>(value: Value, page: PageSaid): Value {
  if (Array.isArray(value)) return value.map((one: unknown) => onPage(one, page)) as Value;
  if (value === null || typeof value !== 'object') return value;
  // What is added may be put beside nothing.
  if ('type' in value && value.type === 'add')
    return { ...eachOn(value, page), page: 'page' in value ? value.page : page } as Value;
  if ('pronoun' in value && 'page' in value) return { ...value, page: (value as unknown as Reference).page ?? page };
  return eachOn(value, page) as Value;
}

const eachOn = (value: object, page: PageSaid): object =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [key, onPage<unknown>(one, page)]));

/** A page whose look was asked for: what follows is about it, too. */
function pageOf(act: Act): PageSaid | null {
  if (act.type !== 'change') return null;
  const [only] = act.target;
  return only?.kind === 'page' && act.target.length === 1 ? only.page : null;
}

/**
 * The acts of a message, each on its page. A page that is named in front holds up to the end of the sentence or the next
 * one; one that is named behind ("heading red, price blue on page 2") holds for what stands before it.
 */
export function scoped(phrases: readonly Phrase[], tokens: readonly Token[]): Phrase[] {
  const sentence = (at: number) =>
    tokens.slice(0, at).filter(({ word, kind }) => kind === 'line' || SENTENCE_END.has(word)).length;
  const acts: Phrase[] = [];
  // Of the sentence that is read: acts that no page was named for yet, and the page that holds.
  let open: number[] = [];
  let page: PageSaid | null = null;
  let last = -1;
  for (const phrase of phrases) {
    const now = sentence(phrase.from);
    if (now !== last) {
      open = [];
      page = null;
      last = now;
    }
    if (phrase.category === 'Scope') {
      const before = tokens[phrase.from - 1];
      const isBehind = open.length > 0 && before?.kind === 'word' && before.word !== 'and';
      page = phrase.meaning as PageSaid;
      if (isBehind || !phrases.some((other) => other.from > phrase.from && sentence(other.from) === now)) {
        for (const index of open) acts[index] = onPhrase(acts[index], page);
        page = null;
      }
      open = [];
    } else {
      const named: PageSaid | null = pageOf(phrase.meaning as Act);
      if (page === null) open.push(acts.length);
      acts.push(page === null ? phrase : onPhrase(phrase, page));
      page = named ?? page;
    }
  }
  return acts;
}

function onPhrase(phrase: Phrase | undefined, page: PageSaid): Phrase {
  if (!phrase) throw new RangeError('There is no such act');
  return { ...phrase, meaning: onPage(phrase.meaning, page) };
}

export interface Read {
  category: string;
  meaning: unknown;
  span: Span;
}

const isIt = ({ pronoun, kind, words }: Reference): boolean => isSingular(pronoun) && kind === null && words === null;
const targetOf = (act: Act | undefined): Reference[] => (act && 'target' in act ? [act.target].flat() : []);
const alike = (some: readonly Reference[], others: readonly Reference[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/**
 * The acts, each thing that is only named settled: before what is asked for it, it says what "it" is; behind that, what
 * "it" was; named once more it adds nothing; and alone, with "and", it gets what was done last.
 */
export function withNamed(read: readonly Read[], isAlso: boolean): Act[] {
  const acts: Act[] = [];
  for (const [index, { category, meaning, span }] of read.entries()) {
    if (category !== 'Bare') {
      acts.push({ ...(meaning as Act), span });
      continue;
    }
    const target = meaning as Reference[];
    const last = acts.at(-1);
    if (acts.some((act) => alike(targetOf(act), target))) continue;
    const isLater = read.slice(index + 1).some((one) => one.category === 'Act');
    if (last?.type === 'change' && last.target.every(isIt) && acts.length === 1 && !isLater)
      acts[acts.length - 1] = { ...last, target };
    else if (isAlso && read.length === 1) acts.push({ type: 'repeat', target, instead: false, span });
    else acts.push({ type: 'mention', target, span });
  }
  return acts;
}
