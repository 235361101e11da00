/** What is said first is what a design is about: "plant swap [this sunday 11am]". */
import type { Subject } from '../acts/brief.ts';
import type { Span } from '../acts/values.ts';
import { inClass, isFact, isVerb, saysNothing, speaksOfDesign, trimmed, withoutLead } from './details.ts';
import { isName, isShouted } from './names.ts';
import { businessAt, kindOfSubject, subjectIn } from './subjects.ts';
import { titleIn } from './titles.ts';
import { spanOf, textOf, type Token } from './tokens.ts';

export interface FirstThing {
  subject: Subject | null;
  /** Of whoever the design is for. */
  name: string | null;
  /** The trade of whoever opens one; null: no trade is named that the subject does not name itself. */
  business: string | null;
  /** What is said of it: its day, its place. */
  rest: readonly Token[];
}

/** Nouns that a fact begins with: "tickets $15" is about no tickets. */
const FACT_NOUNS = new Set(
  'tickets ticket entry admission doors order orders call text whatsapp dm valid until from only starting price prices fee rsvp closed open opens ends closes ships code follow register book tel phone'.split(
    ' ',
  ),
);
/** "we're THE WET SOCKS", "I'm Aoife Brennan and I …": the senders' own name; null: something else is said of them. */
export function ownName(message: string, words: readonly Token[]): { name: string; span: Span } | null {
  if (!SELF.has(words[0]?.word ?? '')) return null;
  const and = words.findIndex(({ word }, at) => word === 'and' && SELF.has(words[at + 1]?.word ?? ''));
  const span = spanOf(withoutLead(and === -1 ? words : words.slice(0, and)));
  const name = span ? message.slice(...span) : '';
  return span && (isName(name) || (isShouted(name) && !isShouted(message))) ? { name, span } : null;
}

/** "we moved" is printed as a whole; of "we're hiring" only the second word is. */
const SPEAKERS = new Set(['we', 'i']);
const SELF = new Set(["we're", 'we', "i'm", 'im', 'i']);
/** Words between a thing and its day: "plant swap [this] sunday". */
const BEFORE_FACT = new Set(
  'this next every each los las el la le les am jeden cada on at from until till til by the is starts starting begins in for of with over under to up'.split(
    ' ',
  ),
);
/** "[free] shipping", "the last [3 spots]" */
const PART_OF_THING = new Set(['offer', 'count', 'measure']);
const TIMES = new Set(['date', 'time']);
const LONGEST_SUBJECT = 7;

/** "free trial class" is a class before it is an offer. */
const kindOfOffer = (head: readonly Token[]): Subject['kind'] => {
  const kind = kindOfSubject(head);
  return kind === 'event' || kind === 'service' ? kind : 'sale';
};

/** "moving to a bigger studio" is printed as a whole. */
const THANKS = new Set(['thanks', 'thank']);
const NEWS = new Set('moving opening closing launching relocating expanding celebrating joining'.split(' '));

const isEveryDay = (message: string, tokens: readonly Token[]): boolean => {
  const words = textOf(message, tokens).toLowerCase().split(' ');
  return words.length === 2 && words[0] === 'every' && !tokens.some(({ word }) => word === '@time');
};

/** The thing that words name; null: they tell a fact, or speak to the designer. */
export function firstThing(message: string, words: readonly Token[]): FirstThing | null {
  const all = trimmed(words);
  // "The Loose Reels" keeps its article.
  const said = isName(textOf(message, all)) ? all : withoutLead(all);
  const title = titleIn(message, said);
  if (title) return { subject: title, name: null, business: null, rest: [] };
  const announcing = inClass('announcing', said, 0);
  const span = spanOf(said.slice(0, announcing));
  if (span)
    return {
      subject: { kind: 'announcement', text: message.slice(...span), named: false, span },
      name: null,
      business: null,
      rest: said.slice(announcing),
    };
  const fact = said.findIndex((token) => isFact(token) && !PART_OF_THING.has(token.value?.type ?? ''));
  // "free shipping over $50" is one thing; "plant swap this sunday" is a thing and its day.
  if (fact !== -1 && !TIMES.has(said[fact]?.value?.type ?? '')) return null;
  let end = fact === -1 ? said.length : fact;
  while (end > 0 && BEFORE_FACT.has(said[end - 1]?.word ?? '')) end -= 1;
  const head = said.slice(0, end);
  // "open mic" is an event, "open every day" is none.
  const isFactual = FACT_NOUNS.has(said[0]?.word ?? '') && kindOfSubject(head) !== 'event';
  if (isFactual && (fact !== -1 || said.length < 3)) return null;
  // "classic smash 9.50" is a row of a list.
  if (!head.some(({ word }) => /\p{L}{3}/u.test(word)) || /^\d+[.,]\d\d$/u.test(head.at(-1)?.word ?? '')) return null;
  // "I'm opening a coffee shop next month"
  const opens = head[0]?.word === 'opening' && all[0] !== head[0] ? spanOf(head.slice(0, 1)) : null;
  if (opens && SELF.has(all[0]?.word ?? '') && businessAt(head) !== null)
    return {
      subject: { kind: 'announcement', text: message.slice(...opens), named: false, span: opens },
      name: null,
      business: businessAt(head),
      rest: said.slice(end),
    };
  // Clauses are printed as a whole: "Rosewood mist is finally back in stock".
  if (
    head.some(isVerb) ||
    (NEWS.has(head[0]?.word ?? '') && head.length > 2) ||
    SPEAKERS.has(all[0]?.word ?? '') ||
    // "thanks for supporting my little shop"
    THANKS.has(head[0]?.word ?? '') ||
    saysNothing(head)
  )
    return null;
  if (speaksOfDesign(head.filter(({ value, word }) => value?.type !== 'color' && word !== 'my'))) return null;
  const offered = head.some(({ value }) => value?.type === 'offer') ? spanOf(head) : null;
  if (offered && fact !== -1)
    return {
      subject: { kind: kindOfOffer(head), text: message.slice(...offered), named: false, span: offered },
      name: null,
      business: null,
      rest: said.slice(end),
    };
  const { subject, name, rest } = subjectIn(message, head, true);
  // "fresh bread every morning" is one thing.
  const always = spanOf(said);
  if (subject?.kind === 'product' && always && isEveryDay(message, said.slice(end)))
    return {
      subject: { ...subject, text: message.slice(subject.span[0], always[1]) },
      name: null,
      business: null,
      rest: [],
    };
  const others = [...rest, ...said.slice(end)];
  if (subject)
    return subject.text.split(' ').length <= LONGEST_SUBJECT
      ? { subject, name: null, business: null, rest: others }
      : null;
  return name === textOf(message, head) ? { subject: null, name, business: null, rest: others } : null;
}
