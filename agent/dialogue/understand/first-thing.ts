/** What is said first is what a design is about: "plant swap [this sunday 11am]". */
import type { Subject } from '../acts/brief.ts';
import { isFact, speaksOfDesign, trimmed, withoutLead } from './details.ts';
import { isName, isShouted } from './names.ts';
import { subjectIn } from './subjects.ts';
import { textOf, type Token } from './tokens.ts';

export interface FirstThing {
  subject: Subject | null;
  /** Of whoever the design is for. */
  name: string | null;
  /** What is said of it: its day, its place. */
  rest: readonly Token[];
}

/** Nouns that a fact begins with: "tickets $15" is about no tickets. */
const FACT_NOUNS = new Set(
  'tickets ticket entry admission doors order orders call text whatsapp dm valid until from only starting price prices fee rsvp closed open opens ends closes ships code follow register book tel phone'.split(
    ' ',
  ),
);
/** "we're THE WET SOCKS" */
const SELF = new Set(["we're", 'we', "i'm", 'im', 'i']);
/** Words between a thing and its day: "plant swap [this] sunday". */
const BEFORE_FACT = new Set(
  'this next every each on at from until till til by the is starts starting begins in for of with over under to up'.split(
    ' ',
  ),
);
const TIMES = new Set(['date', 'time']);
const LONGEST_SUBJECT = 7;

/** The thing that words name; null: they tell a fact, or speak to the designer. */
export function firstThing(message: string, words: readonly Token[]): FirstThing | null {
  const said = withoutLead(trimmed(words));
  const whole = textOf(message, said);
  if (SELF.has(trimmed(words)[0]?.word ?? '') && (isName(whole) || (isShouted(whole) && !isShouted(message))))
    return { subject: null, name: whole, rest: [] };
  const fact = said.findIndex((token) => isFact(token) && token.value?.type !== 'offer');
  // "free shipping over $50" is one thing; "plant swap this sunday" is a thing and its day.
  if (fact !== -1 && !TIMES.has(said[fact]?.value?.type ?? '')) return null;
  if (FACT_NOUNS.has(said[0]?.word ?? '') && (fact !== -1 || said.length < 3)) return null;
  let end = fact === -1 ? said.length : fact;
  while (end > 0 && BEFORE_FACT.has(said[end - 1]?.word ?? '')) end -= 1;
  const head = said.slice(0, end);
  if (!head.some(({ word }) => /\p{L}{3}/u.test(word))) return null;
  if (speaksOfDesign(head.filter(({ value, word }) => value?.type !== 'color' && word !== 'my'))) return null;
  const { subject, name } = subjectIn(message, head, true);
  if (subject)
    return subject.text.split(' ').length <= LONGEST_SUBJECT ? { subject, name: null, rest: said.slice(end) } : null;
  return name === textOf(message, head) ? { subject: null, name, rest: said.slice(end) } : null;
}
