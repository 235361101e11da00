/** The words with which a subject may stand in a headline: concrete ones, whole phrases, in the user's own characters. */
import type { Subject } from '../acts/brief.ts';
import { DETERMINERS, headAndTail, isPlural, needsArticle, piecesOf, wordsOf } from './copy-grammar.ts';

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
