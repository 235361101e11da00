/** Pages that hold for a part of a sentence: "on page 2 no dot, and the heading red". */
import type { Act } from '../acts/act.ts';
import type { PageSaid, Reference } from '../acts/reference.ts';
import type { Phrase } from './chart.ts';
import type { Token } from './tokens.ts';

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
