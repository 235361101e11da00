/** Tells what a noun phrase is about by its words: an event, a sale, a product, a service, a business. */
import type { Subject } from '../acts/brief.ts';
import { ANNOUNCEMENTS, BUSINESSES, EVENTS, SALES, SERVICES } from './nouns.ts';
import { inClass, isFact, trimmed } from './details.ts';
import { spanOf, textOf, type Token } from './tokens.ts';

/** What the phrase is about: its last noun says most. */
export function kindOfSubject(tokens: readonly Token[]): Subject['kind'] {
  const said = tokens.filter(({ kind }) => kind === 'word').map(({ word }) => word);
  const heads = [...said].reverse();
  for (const word of heads.slice(0, 3)) {
    if (SALES.has(word)) return 'sale';
    if (EVENTS.has(word)) return 'event';
    if (SERVICES.has(word)) return 'service';
    if (BUSINESSES.has(word)) return 'business';
    if (ANNOUNCEMENTS.has(word)) return 'announcement';
  }
  return said.length > 5 ? 'topic' : 'product';
}

/** The trade that a phrase names: "my [coffee] shop" → "coffee shop"; null: none. */
export function businessAt(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(({ word }) => BUSINESSES.has(word));
  if (at === -1) return null;
  const before = tokens[at - 1];
  const isModifier =
    before?.kind === 'word' &&
    before.end + 1 === tokens[at]?.start &&
    !['my', 'our', 'the', 'a', 'an', 'new', 'small', 'local', 'little', 'for', 'of'].includes(before.word);
  return isModifier ? `${before.word} ${tokens[at]?.word}` : (tokens[at]?.word ?? null);
}

/** Words that end a subject: what follows is its look, place, time or description. */
const AFTER = new Set(
  'with that which who where featuring using so because called named for in at on until till by starting starts is are will happening taking to - – — : has have drops drop held'.split(
    ' ',
  ),
);

/** "my [son's] birthday": readers know whose. */
const RELATIVES = new Set(
  "son's sons daughter's daughters mum's mom's moms dad's dads husband's wife's sister's brother's friend's friends kids kids' client's boss's grandma's nephew's niece's".split(
    ' ',
  ),
);

const SPEAKERS = new Set(['we', "we're", 'i', "i'm", 'it', "it's", 'they', 'she', 'he', 'you']);

export interface SubjectRead {
  subject: Subject | null;
  /** A name of its own that is no event's: whoever the design is for. */
  name: string | null;
  business: string | null;
  /** The words behind it. */
  rest: Token[];
}

const capitalized = (word: string): boolean => /^[\p{Lu}\p{N}&]/u.test(word);

/**
 * The noun phrase that a clause begins with: "our [jazz night] on Friday". `whole`: all words up to the first fact.
 */
export function subjectIn(message: string, body: readonly Token[], whole = false): SubjectRead {
  let tokens = trimmed(body);
  // "The Blue Door" keeps its article.
  const isNamed = (): boolean =>
    tokens.slice(0, 2).every(({ start }) => /^\p{Lu}/u.test(message.slice(start))) && tokens[0]?.start !== 0;
  while (inClass('determiner', tokens, 0) > 0 && !isNamed()) tokens = tokens.slice(1);
  if (RELATIVES.has(tokens[0]?.word ?? '')) tokens = tokens.slice(1);
  if (tokens[0]?.value?.type === 'quoted') tokens = tokens.slice(1);
  const platform = inClass('platform', tokens, 0);
  if (platform > 0 && platform === tokens.length) return { subject: null, name: null, business: null, rest: [] };
  const content = inClass('content', tokens, 0);
  if (content > 0 && tokens.length > content) tokens = tokens.slice(content);
  const end = tokens.findIndex(
    (token, at) =>
      at > 0 &&
      (isFact(token) ||
        (token.value !== null && token.value.type !== 'color') ||
        (!whole && AFTER.has(token.word)) ||
        (token.word === 'and' && SPEAKERS.has(tokens[at + 1]?.word ?? ''))),
  );
  const head = end === -1 ? tokens : tokens.slice(0, end);
  const rest = end === -1 ? [] : tokens.slice(end);
  const span = spanOf(head);
  const nothing: SubjectRead = { subject: null, name: null, business: null, rest };
  if (!span || (head[0]?.kind === 'value' && isFact(head[0]))) return { ...nothing, rest: tokens };
  if (head.every((_, at) => inClass('person', head, at) > 0)) return { ...nothing, rest: tokens.slice(head.length) };
  const text = textOf(message, head);
  const words = text.split(/\s+/);
  const kind = kindOfSubject(head);
  const business = businessAt(head);
  const from = words.findIndex((word) => /^\p{Lu}/u.test(word));
  const proper = from !== -1 && words.slice(from).filter(capitalized).length * 2 > words.length - from;
  const subject: Subject = { kind, text, named: proper && from === 0, span };
  if (!proper || kind === 'event' || kind === 'sale' || kind === 'announcement')
    return { ...nothing, subject, business };
  // "the band The Rolling Hills", "Acme Realty"
  if (from === 0) return { ...nothing, name: text, business };
  return business === null ? { ...nothing, subject } : { ...nothing, name: words.slice(from).join(' '), business };
}
