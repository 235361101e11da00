/**
 * News that a page is to tell: "we're not on the 24th, please add that", "let people know the kitchen closes at 9", "also
 * write the address, 22 Market Street, first floor", "title too, Autumn Sale".
 */
import { reference, type Reference } from '../../acts/reference.ts';
import { FACT_KINDS, TEXT_ROLES } from '../../acts/values.ts';
import { rules, type Rule } from '../chart.ts';
import type { News } from '../news-texts.ts';
import { add, textOf, type Details, type Kind } from './adding.ts';
import { whole, type Act, type Said } from './meanings.ts';
import { rewordAll } from './wording.ts';

/** Among the lines that tell the rest, where nothing else is said. */
const AMONG: Details['where'] = { to: 'end', of: reference({ kind: 'list' }) };

const told = (text: string, details: Details | undefined): Act<'add'> | null =>
  add(textOf(text), { looks: [], ...details, where: details?.where ?? AMONG });

const FACTS: ReadonlySet<unknown> = new Set([...FACT_KINDS, 'name']);
const ROLES: ReadonlySet<unknown> = new Set([...TEXT_ROLES, 'name', 'text', 'line', 'button', 'badge']);
const CONTACTS: ReadonlySet<unknown> = new Set(['phone', 'email', 'web', 'handle', 'hashtag', 'address', 'place']);
/** "our address is 14 Mill Lane": where none stands, it comes to the others. */
const stated = (act: Act<'reword' | 'correct'> | null): Act<'reword' | 'correct'> | null =>
  act && { ...act, isStated: true };
const isOne = ({ quantity, extreme }: Said): boolean => quantity === undefined && extreme === undefined;

/** "title too, Autumn Sale": what stands there is another; a fact comes to the others. */
const labeled = (noun: Said, text: string): Act<'add' | 'reword' | 'correct'> | null =>
  !isOne(noun)
    ? null
    : ROLES.has(noun.kind)
      ? rewordAll(whole(noun), text)
      : FACTS.has(noun.kind)
        ? told(text, undefined)
        : null;

export const TELLING: Rule[] = [
  ...rules('OnIt', 0.02, {
    'on|in|there|here|down|somewhere|too|also': () => ({}),
    'as well': () => ({}),
    'on|in|to|onto it|this|there|here': () => ({}),
    'on|in|to|onto ~Determiner page|design|poster|flyer|post|menu|sign|card|notice|banner': () => ({}),
    'OnIt OnIt': () => ({}),
  }),
  // What is to become of what was told before.
  ...rules('GoesOn', 0.02, {
    ',|.|!|;|-|–|—|and|so|but GoesOn': () => ({}),
    'can|could|should|must that|it|this|they go|be|come|stand ~OnIt': () => ({}),
    'can|could|should|must that|it|this|they be added|mentioned|included ~OnIt?': () => ({}),
    'that|it|this should|must|can|could go|be|come ~OnIt': () => ({}),
    'that|it|this needs|has|ought to go|be|come ~OnIt': () => ({}),
    'that|it|this needs adding|mentioning ~OnIt?': () => ({}),
    'add|write|type|say|mention|include|state|print|insert|show it|that|this|so ~OnIt?': () => ({}),
    'put|stick|pop|get|have it|that|this ~OnIt': () => ({}),
    'let|tell people|them|everyone|everybody|customers|folk|folks know?': () => ({}),
    'people|they|customers|folk|folks should|must|need to? know': () => ({}),
  }),
  ...rules('Called', 0.02, { Noun: (noun: Said) => (FACTS.has(noun.kind) && isOne(noun) ? {} : null) }),
  // What asks for the news that follow.
  ...rules('Telling', 0.02, {
    'say|mention|note|state|specify|write|add|print that': () => ({}),
    'mention|state|specify|say': () => ({}),
    'let|tell people|them|everyone|everybody|customers|folk|folks know? that?': () => ({}),
    'make sure|certain it|this says|mentions|reads|states that?': () => ({}),
    'make it clear that?': () => ({}),
    'make sure|certain people|they|everyone know that?': () => ({}),
    'it|this should|must|needs|has|ought to? mention|state that?': () => ({}),
    'it|this should|must|needs|has|ought to? say that': () => ({}),
    "dont|don't|never forget that?": () => ({}),
    "dont|don't|never forget to add|put|say|mention|write|include that?": () => ({}),
    'i|we? forgot|missed to? add|put|say|mention|write|include that?': () => ({}),
    'i|we? forgot that?': () => ({}),
    'i|we? should|could have said|mentioned|added|written that?': () => ({}),
  }),
  ...rules('Act', 0.1, {
    'News ~GoesOn': ({ text }: News) => told(text, undefined),
    'News ~GoesOn ,? Details': ({ text }: News, details: Details) => told(text, details),
    // "its called Forge Room, put the name on top"
    'NamedNews ,|.|!|and|so? ~Add ~Determiner ~Called ~OnIt? Details?': (
      { text }: News,
      details: Details | undefined,
    ) => told(text, details),
    'News ,|.|!|and|so? put|stick|pop|have that|this|it Details': ({ text, isClause }: News, details: Details) =>
      isClause && details.where ? told(text, details) : null,
    '~Telling News': ({ text }: News) => told(text, undefined),
    '~Telling News ,? Details': ({ text }: News, details: Details) => told(text, details),
    // "put that" points at something, unless a clause follows.
    'put|stick|pop that News': ({ text, isClause }: News) => (isClause ? told(text, undefined) : null),
    'put|stick|pop that News ,? Details': ({ text, isClause }: News, details: Details) =>
      isClause ? told(text, details) : null,
    '~Add ~Determiner? TextKind ,|:|-|–|=|is Worded': (kind: Kind, text: string) =>
      kind.as === null ? null : add(textOf(text, kind), { looks: [], where: AMONG }),
    '~Add ~Determiner? TextKind ,|:|-|–|=|is Worded ,? Details': (kind: Kind, text: string, details: Details) =>
      kind.as === null ? null : add(textOf(text, kind), details),
    // "put our insta on it somewhere small, @pip"
    '~Add ~Determiner ~Called ~OnIt? ,|:|-|–|is Worded': (text: string) => told(text, undefined),
    '~Add ~Determiner ~Called ~OnIt? Details ,|:|-|– Worded': (details: Details, text: string) => told(text, details),
    '~Determiner? Noun too|also ,|:|-|–|=|is Worded': labeled,
    '~Determiner? Noun as well ,|:|-|–|=|is Worded': labeled,
    'and|also ~Determiner? Noun ,|:|-|–|=|is Worded': labeled,
    'NP = Worded': (target: Reference[], text: string) => rewordAll(target, text),
  }),
  // "the address is wrong" tells none.
  ...rules('Act', 0.2, {
    '~Determiner Noun is|: Worded': (noun: Said, text: string) =>
      CONTACTS.has(noun.kind) && isOne(noun) && /[\d@]|^\p{Lu}|\s\p{Lu}/u.test(text)
        ? stated(rewordAll(whole(noun), text))
        : null,
  }),
];
