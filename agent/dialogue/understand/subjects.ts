/** Tells what a noun phrase is about by its words: an event, a sale, a product, a service, a business. */
import type { Subject } from '../acts/brief.ts';
import {
  ANNOUNCEMENTS,
  BUSINESSES,
  CLUBS,
  EVENT_PAIRS,
  EVENTS,
  SALE_DAYS,
  SALES,
  SERVICES,
  SURFACES,
  WEEKDAYS,
} from './nouns.ts';
import { inClass, isFact, trimmed } from './details.ts';
import { isName } from './names.ts';
import { agedIn, looksBehind } from './steers.ts';
import { titleIn } from './titles.ts';
import { spanOf, textOf, type Token } from './tokens.ts';

/** What the phrase is about: its last noun says most. */
export function kindOfSubject(tokens: readonly Token[]): Subject['kind'] {
  const said = tokens.filter(({ kind }) => kind === 'word').map(({ word }) => word);
  const heads = [...said].reverse();
  const lastTwo = [heads[1], heads[0]].join(' ');
  if (SALE_DAYS.has(lastTwo)) return 'sale';
  // "charity car wash", "sponsored silence"
  if (FOR_GOOD.has(said[0] ?? '') && said.length > 2) return 'event';
  if (EVENT_PAIRS.has(lastTwo)) return 'event';
  if (WEEKDAYS.has(heads[0] ?? '') && said.length > 1) return 'announcement';
  for (const word of heads.slice(0, 3)) {
    if (CLUBS.has(word) && said.length > 1) return 'event';
    if (SALES.has(word)) return 'sale';
    if (EVENTS.has(word)) return 'event';
    if (SERVICES.has(word)) return 'service';
    if (BUSINESSES.has(word)) return 'business';
    if (ANNOUNCEMENTS.has(word)) return 'announcement';
  }
  return said.length > 5 ? 'topic' : 'product';
}

const FOR_GOOD = new Set(['charity', 'sponsored', 'fundraising', 'annual']);

/** The trade that a phrase names: "my [coffee] shop" → "coffee shop"; null: none. */
export function businessAt(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(({ word }) => BUSINESSES.has(word));
  if (at === -1) return null;
  const before = tokens[at - 1];
  const isModifier =
    before?.kind === 'word' &&
    before.end + 1 === tokens[at]?.start &&
    !['my', 'our', 'the', 'a', 'an', 'new', 'small', 'local', 'little', 'for', 'of'].includes(before.word);
  // "[fruit n veg] stall"
  const pair =
    JOINED.has(tokens[at - 2]?.word ?? '') && tokens[at - 3]?.kind === 'word' ? tokens.slice(at - 3, at - 1) : [];
  const trade = [...pair.map(({ word }) => word), before?.word, tokens[at]?.word].join(' ');
  return isModifier ? trade : (tokens[at]?.word ?? null);
}

const JOINED = new Set(['n', "'n'", '&', 'and', '+']);

/** Words that end a subject: what follows is its look, place, time or description. */
const AFTER = new Set(
  'with that which who where featuring using so because called named for in at on until till by starting starts is are will happening taking to - – — : has have drops drop held'.split(
    ' ',
  ),
);

/** "my [son's] birthday": readers know whose. */
const RELATIVES = new Set(
  "son daughter mum mom dad mother father husband wife sister brother friend grandma grandpa nan boss teacher partner girlfriend boyfriend son's sons daughter's daughters mum's mom's moms dad's dads husband's wife's sister's brother's friend's friends kids kids' client's boss's grandma's nephew's niece's".split(
    ' ',
  ),
);

/** "my [kids] clothes resale": what is sold, unlike "my kids birthday". */
const isForKids = ([first, second]: readonly Token[]): boolean =>
  first?.word === 'kids' && second?.kind === 'word' && !EVENTS.has(second.word);

/** What a thumbnail or a pin leads to: "for my new video" says nothing of what it is about. */
const SHOWN = new Set(['video', 'vid', 'blog', 'article', 'vlog', 'tutorial', 'stream', 'livestream']);

/** Nouns before the name of a thing. */
const TITLED = new Set(
  'book novel album single song track film movie game app perfume course magazine collection'.split(' '),
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

/** "the hoodie [listing]" */
const LISTINGS = new Set(['listing', 'listings']);

/** "the last [3 spots]" */
const COUNTS = new Set(['count', 'measure']);

/** "of our salon", "on the stall": whose a design is, or where it hangs. */
export const isOwner = (tokens: readonly Token[]): boolean =>
  OWNED.has(tokens[0]?.word ?? '') &&
  inClass('determiner', tokens, 1) === 1 &&
  tokens
    .slice(2, 4)
    .some(({ word, kind }, at) => kind === 'word' && (BUSINESSES.has(word) || (at === 0 && SURFACES.has(word))));
const OWNED = new Set(['of', 'for', 'at', 'in', 'on']);

/** "on the stall", "at Bloom Florist", "from Noor Bakery" */
const isPlace = (message: string, tokens: readonly Token[]): boolean =>
  (tokens[0]?.word === 'at' && isCapital(message, tokens[1])) ||
  (tokens[0]?.word === 'from' && isCapital(message, tokens[1]) && isCapital(message, tokens[2])) ||
  isOwner(tokens);

const isCapital = (message: string, token: Token | undefined): boolean =>
  token !== undefined && /^\p{Lu}/u.test(message.slice(token.start));

/** "Jazz in the Park": how many words a name takes up from here; 0: none. */
function nameLength(message: string, tokens: readonly Token[]): number {
  const fact = tokens.findIndex(isFact);
  const words = tokens.slice(0, fact === -1 ? tokens.length : fact);
  return words.length > 2 && isName(textOf(message, words)) ? words.length : 0;
}

/** "moving to Lisbon" is one thing, unlike "tasting at the mill". */
const isDoing = ([first, second]: readonly Token[]): boolean =>
  first !== undefined &&
  first.word.length > 4 &&
  first.word.endsWith('ing') &&
  ![EVENTS, SALES, SERVICES, ANNOUNCEMENTS, BUSINESSES].some((nouns) => nouns.has(first.word)) &&
  DONE_WITH.has(second?.word ?? '');
const DONE_WITH = new Set(['to', 'on', 'from', 'with', 'without', 'my', 'your', 'a', 'an', 'the']);

/** Whether words only say where a design appears: "insta story", "my depop", "the shop window". */
function isMedium(tokens: readonly Token[]): boolean {
  for (let at = 0; at < tokens.length;) {
    const word = tokens[at]?.word ?? '';
    const length =
      inClass('platform', tokens, at) ||
      inClass('deliverable', tokens, at) ||
      (tokens[at]?.value?.type === 'format' ? 1 : 0) ||
      (SURFACES.has(word) || (BUSINESSES.has(word) && at + 1 < tokens.length) ? 1 : 0);
    if (length === 0) return false;
    at += length;
  }
  return true;
}

/**
 * The noun phrase that a clause begins with: "our [jazz night] on Friday". `whole`: all words up to the first fact.
 */
export function subjectIn(message: string, body: readonly Token[], whole = false): SubjectRead {
  let tokens = trimmed(body);
  // "The Blue Door" keeps its article.
  const isNamed = (): boolean =>
    tokens.slice(0, 2).every(({ start }) => /^\p{Lu}/u.test(message.slice(start))) && tokens[0]?.start !== 0;
  while (inClass('determiner', tokens, 0) > 0 && !isNamed()) tokens = tokens.slice(1);
  // "kids football camp" is one for kids.
  const isOurs = tokens.length < trimmed(body).length;
  const isWhose = tokens[0]?.word.endsWith("'s") === true || (isOurs && !isForKids(tokens));
  if (isWhose && RELATIVES.has(tokens[0]?.word ?? '')) tokens = tokens.slice(1);
  const aged = agedIn(message, tokens);
  if (aged)
    return {
      subject: aged,
      name: null,
      business: null,
      rest: tokens.filter(({ start }) => start >= aged.span[1]),
    };
  if (tokens[0]?.value?.type === 'quoted') tokens = tokens.slice(1);
  const title = titleIn(message, tokens);
  if (title) return { subject: title, name: null, business: null, rest: [] };
  const content = inClass('content', tokens, 0);
  if (content > 0 && tokens.length === content && tokens.some(({ word }) => SHOWN.has(word)))
    return { subject: null, name: null, business: null, rest: [] };
  const isOfContent = content > 0 && tokens.length > content;
  if (isOfContent) tokens = tokens.slice(content);
  const isContent = isOfContent || isDoing(tokens);
  if (isOfContent && tokens[0]?.value?.type === 'quoted')
    return { subject: null, name: null, business: null, rest: tokens };
  const named = nameLength(message, tokens);
  const end = tokens.findIndex(
    (token, at) =>
      at > 0 &&
      at >= named &&
      ((isFact(token) && !(whole && COUNTS.has(token.value?.type ?? ''))) ||
        (token.value !== null && token.value.type !== 'color' && !isFact(token)) ||
        (AFTER.has(token.word) && at < tokens.length - 1 && !isContent && !whole) ||
        isPlace(message, tokens.slice(at)) ||
        (token.word === 'and' && SPEAKERS.has(tokens[at + 1]?.word ?? ''))),
  );
  const said = end === -1 ? tokens : tokens.slice(0, end);
  const phrase = said.slice(0, said.length - looksBehind(said));
  const rest = tokens.slice(phrase.length);
  const head = phrase.length > 1 && LISTINGS.has(phrase.at(-1)?.word ?? '') ? phrase.slice(0, -1) : phrase;
  const span = spanOf(head);
  const nothing: SubjectRead = { subject: null, name: null, business: null, rest };
  if (span && isMedium(head)) return nothing;
  if (!span || (head[0]?.kind === 'value' && isFact(head[0]))) return { ...nothing, rest: tokens };
  if (
    head.every(
      ({ word }, at) => ['person', 'readers'].some((name) => inClass(name, head, at) > 0) || RELATIVES.has(word),
    )
  )
    return { ...nothing, rest: tokens.slice(head.length) };
  const text = textOf(message, head);
  const words = text.split(/\s+/);
  // The title of a text, of whatever: "10 cosy living room ideas for small flats".
  const kind = isContent ? 'topic' : kindOfSubject(head);
  const isClub = kind === 'event' && CLUBS.has(head.at(-1)?.word ?? '');
  const business = isClub ? null : businessAt(head);
  const from = words.findIndex((word) => /^\p{Lu}/u.test(word));
  const proper = from !== -1 && words.slice(from).filter(capitalized).length * 2 > words.length - from;
  const subject: Subject = { kind, text, named: proper && from === 0, span };
  if (!proper || kind === 'event' || kind === 'sale' || kind === 'announcement')
    return { ...nothing, subject, business };
  // "my book The Salt Road"
  if (business === null && from > 0 && TITLED.has(words[from - 1]?.toLowerCase() ?? '')) {
    const title = spanOf(head.filter(({ start }) => start >= span[0] + text.indexOf(words[from] ?? '')));
    if (title) return { ...nothing, subject: { kind, text: message.slice(...title), named: true, span: title } };
  }
  // "the band The Rolling Hills", "Acme Realty"
  if (from === 0) return { ...nothing, name: text, business };
  return business === null ? { ...nothing, subject } : { ...nothing, name: words.slice(from).join(' '), business };
}

/** Whether words name an event or a sale by their own noun: "new year's party", unlike "night sky". */
export function isOccasion(message: string, words: readonly Token[]): boolean {
  const noun = subjectIn(message, words).subject?.text.split(' ').at(-1)?.toLowerCase() ?? '';
  return EVENTS.has(noun) || SALES.has(noun);
}
