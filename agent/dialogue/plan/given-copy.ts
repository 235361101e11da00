/**
 * Given texts in their places on the page, each once with its own characters; and the words with which a subject may stand in
 * a headline: concrete ones, whole phrases.
 */
import type { Brief, GivenText, Subject } from '../acts/brief.ts';
import { wordsOf, DETERMINERS, headAndTail, isPlural, needsArticle, piecesOf } from './copy-grammar.ts';

/** The words of a page; null and empty: it has none. */
export interface PageCopy {
  headline: string | null;
  subheading: string | null;
  offer: string | null;
  callToAction: string | null;
  lines: string[];
}

/** Longer texts explain, in characters; longer ones don't lead, in words. */
const BELOW = 80;
const TITLE_WORDS = 9;

/** What an order of texts begins with, where nothing is called a title. */
const LEADING: Record<string, number> = { none: 0, detail: 1, caption: 2, tagline: 3, subtitle: 3, author: 4 };
const roleOf = ({ role }: GivenText) => role ?? 'none';

/** How far a text is from a title: long, late in the order, a sentence or a number. */
function distance(text: string, at: number): number {
  const words = wordsOf(text).length;
  const isNumber = [...text].filter((character) => character >= '0' && character <= '9').length * 3 > text.length;
  const isLink = text.includes('@') || text.includes('www.') || text.includes('://');
  return (words > TITLE_WORDS ? words : 0) + at + (isNumber ? 8 : 0) + (isLink ? 12 : 0);
}

/** The text that leads; null: none does, as there is a better headline in the frame. */
function leading(texts: readonly GivenText[], others: boolean, named: boolean): GivenText | null {
  const title = texts.find(({ role }) => role === 'title');
  if (title) return title;
  // Several details of somebody with a name: the name leads.
  if (named && texts.filter(({ role }) => role === 'detail').length > 1 && texts.every(({ role }) => role !== null))
    return null;
  const candidates = texts
    .map((text, at) => ({ text, far: distance(text.text, at) + 3 * (LEADING[roleOf(text)] ?? 9) }))
    .filter(({ text }) => roleOf(text) in LEADING && !(others && (LEADING[roleOf(text)] ?? 0) > 1))
    .sort((one, other) => one.far - other.far);
  const [first] = candidates;
  return first && !(others && first.far >= 11) ? first.text : null;
}

/** Whether the frame names something that leads by itself where no title is given. */
const hasLead = ({ who, subjects }: Brief): boolean => who.name !== null || subjects.length > 0;

/** The given texts alone. */
export function givenCopy(brief: Brief): PageCopy {
  const texts = brief.texts.filter(({ text }, at) => brief.texts.findIndex((other) => other.text === text) === at);
  const headline = leading(texts, hasLead(brief), brief.who.name !== null);
  const rest = texts.filter((text) => text !== headline);
  const take = (...roles: (GivenText['role'] | null)[]): GivenText | null =>
    rest.find(({ role }) => roles.includes(role)) ?? null;
  const callToAction = brief.without.includes('button') ? null : take('callToAction');
  const offer = take('offer');
  const subtitle = take('subtitle') ?? take('tagline');
  // The text that follows an unlabeled one explains it.
  const follower = headline && rest.find((text) => text !== callToAction && text !== offer);
  const below = subtitle ?? (follower && follower.role === null && follower.text.length <= BELOW ? follower : null);
  const placed = new Set([headline, callToAction, offer, below]);
  return {
    headline: headline?.text ?? null,
    subheading: below?.text ?? null,
    offer: offer?.text ?? null,
    callToAction: callToAction?.text ?? null,
    lines: texts.filter((text) => !placed.has(text)).map(({ text }) => text),
  };
}

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s/u));

/** Words about the work itself. */
export const META = list(
  `poster posters banner banners flyer flyers flier fliers leaflet brochure design designs designer designing template templates mockup mockups
  layout layouts audience audiences demographic purpose purposes tone tones instagram facebook tiktok pinterest linkedin twitter youtube whatsapp
  size sizes sized dimension dimensions pixel pixels px style styles styled font fonts typography headline headlines subheading
  subheadline heading headings tagline cta button background backgrounds palette aesthetic vibe vibes logo logos graphic graphics image images
  ad ads advert adverts advertisement advertisements creative creatives post posts thumbnail brand branding campaign campaigns resolution
  format minimalist eye-catching visually visual visuals target targeted targeting text texts wording copy caption captions placeholder mood`,
);
/** Trades and things whose name has such a word in it. */
const IN_TRADE = list(
  'interior-design web-design graphic-design garden-design floral-design fashion-design design-week design-market design-studio hair-styling personal-styling size-guide size-chart style-guide blog-post kitchen-design landscape-design app-design logo-design brand-design design-workshop design-festival design-school design-talk art-design product-design design-fair design-conference brand-strategy brand-workshop post-office sign-posts font-workshop image-consulting image-editing',
);
/** What nobody can picture. */
const ABSTRACT = list(
  `quality ease awareness engagement convenience comfort benefit benefits feature features business company companies growth success importance
  value values trust professionalism commitment simplicity affordability reliability visibility presence reach customer customers client clients
  thing things stuff solution solutions content message messages idea ideas topic topics theme themes experience experiences excellence efficiency
  innovation inspiration motivation sustainability luxury elegance lifestyle passion productivity satisfaction opportunity opportunities
  performance credibility excitement urgency exclusivity emotion feeling brands subject details savings loyalty interest people person someone
  everyone way one ones it them something anything traffic information info advertising`,
);
/** These lead beside a concrete word alone: "[summer] sale", "[autumn] collection". */
const RELATIVE = list(
  `sale sales promotion promotions promo event events product products service services discount discounts offer offers deal deals item items
  work offering offerings collection range line variety selection launch release website shop store announcement life world time day news update`,
);
/** Praise and fillers, which name nothing by themselves. */
const WEAK = list(
  'high good great better best top amazing new modern premium high-quality quality perfect beautiful nice affordable cheap exclusive special unique different various many all more our your latest upcoming next big small real true total full personal general social local online free and of for the',
);
/** "[a collection of] ceramic mugs". */
const CONTAINERS = list(
  'collection range line selection variety kind kinds type types assortment series number lot lots promotion launch sale advertising',
);
/** Signs that a phrase is a clause that was misread. */
const CLAUSE = list(
  "i i'm i'd me we want wants wanted need needs please should would could must looking make makes making create creates creating promote promotes promoting advertise advertises advertising showcase showcasing highlight highlighting announce announcing is are was were that which who whose include including using use",
);
const CUTS = list('that which who whose where because so while when but');

const LONG = 5;
const TOO_LONG = 7;
const LONG_TITLE = 9;
const OF_THE = [' of the day', ' of the week', ' of the month', ' of the year'];
const ASKS = list('how why what when where who');

export interface OwnWords {
  text: string;
  /** What stood behind a preposition of a long phrase: "in a ceramic jar". */
  rest: string | null;
  plural: boolean;
  needsArticle: boolean;
  named: boolean;
  /** Whether it is a title as it stands: "how to tie a tie", "5 mistakes new sellers make". */
  isTitle: boolean;
}

/** Words of a phrase without what begins it: "my", "a collection of". */
function stripped(pieces: readonly string[]): string[] {
  let rest = [...pieces];
  for (;;) {
    const [first = '', second = ''] = rest.map((piece) => piece.toLowerCase());
    if (rest.length > 1 && DETERMINERS.has(first.replaceAll('’', "'"))) rest = rest.slice(1);
    else if (rest.length > 2 && CONTAINERS.has(first) && second === 'of') rest = rest.slice(2);
    else return rest;
  }
}

const isMeasure = (word: string): boolean => (word >= '0' && word < ':') || SIZES.has(word);
const SIZES = list('xs s m l xl xxl small medium large');

const isMeta = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      META.has(word) &&
      // "vintage levis 501 size 32"
      !(word === 'size' && isMeasure(words[at + 1] ?? '')) &&
      !IN_TRADE.has(`${words[at - 1] ?? ''}-${word}`) &&
      !IN_TRADE.has(`${word}-${words[at + 1] ?? ''}`),
  );

/** null: nothing that may lead or be printed. A kind of business is never echoed. */
export function ownWords({ kind, text, named }: Pick<Subject, 'kind' | 'text' | 'named'>): OwnWords | null {
  if (named) return { text, rest: null, plural: false, needsArticle: false, named, isTitle: false };
  if (kind === 'business') return null;
  const pieces = stripped(piecesOf(text));
  const [first = ''] = wordsOf(text);
  // "Special of the day"
  if (OF_THE.some((end) => text.toLowerCase().endsWith(end)))
    return { text: pieces.join(' '), rest: null, plural: false, needsArticle: false, named, isTitle: true };
  if (
    kind === 'topic' &&
    pieces.length > 2 &&
    pieces.length <= LONG_TITLE &&
    (ASKS.has(first) || (first >= '0' && first < ':'))
  )
    return { text: pieces.join(' '), rest: null, plural: false, needsArticle: false, named, isTitle: true };
  const cut = pieces.findIndex((piece) => CUTS.has(piece.toLowerCase()));
  const kept = cut > 0 ? pieces.slice(0, cut) : pieces;
  const words = wordsOf(kept.join(' '));
  if (words.length === 0 || isMeta(words) || words.some((word) => CLAUSE.has(word))) return null;
  const { head } = headAndTail(words);
  let end = words.length > LONG ? head.length : words.length;
  const rest = end < words.length ? kept.slice(end).join(' ') : null;
  // "mental health awareness" → "mental health"; "customer engagement" → nothing.
  const until = head.findLastIndex((word) => !ABSTRACT.has(word)) + 1;
  if (until < head.length) end = until;
  const own = words.slice(0, end);
  // "New website" is news, and no name of a product.
  const empty = kind === 'announcement' ? [WEAK, ABSTRACT] : [WEAK, ABSTRACT, RELATIVE];
  if (own.length === 0 || own.length > TOO_LONG || own.every((word) => empty.some((words) => words.has(word))))
    return null;
  const noun = headAndTail(own).head;
  return {
    text: kept.slice(0, end).join(' '),
    rest: until < head.length ? null : rest,
    plural: isPlural(noun.at(-1) ?? '') || noun.includes('and') || noun.includes('&'),
    needsArticle: needsArticle(noun.at(-1) ?? ''),
    named,
    isTitle: false,
  };
}
