/** What the copywriter goes by: what leads, its class and occasion, purpose, tone, and what kind of page it is. */
import { wordSet } from '../values/word-set.ts';
import { SUBJECT_KINDS, type Brief, type Subject } from '../acts/brief.ts';
import { classOf, type CopyClass } from './copy-classes.ts';
import { holds, PhraseTable, wordsOf } from './copy-grammar.ts';
import { occasionIn, occasionWithin, type Occasion, type OccasionRead } from './copy-occasions.ts';
import { toneOf, type Tone } from './copy-patterns.ts';
import { purposeOf, type Action, type Purpose } from './copy-purposes.ts';
import { ownWords, type OwnWords, type PageCopy } from './given-copy.ts';

export interface Lead {
  kind: Subject['kind'];
  own: OwnWords | null;
  /** What the occasion is about, as typed: "baristas" in "hiring baristas". */
  object: OwnWords | null;
  /** Whether its words lead before its occasion's headlines: "summer collection". */
  isOwn: boolean;
  /** Whether its words are the occasion's alone: "job opening". */
  isOccasion: boolean;
}

export interface Setting {
  lead: Lead | null;
  occasion: Occasion | null;
  class: CopyClass | null;
  purpose: Purpose | null;
  tone: Tone | null;
  audience: string | null;
  name: string | null;
  /** Whether the name is a person's by all signs: one word, and no business. */
  isPerson: boolean;
  isOnStage: boolean;
  /** All names of their own in the frame: they are printed. */
  names: string[];
  /** Further things that it is about, in their own words. */
  others: string[];
  /** Advertisements, banners and posts have buttons; paper has none. */
  medium: 'screen' | 'paper';
  /** Invitations invite; signs, labels, covers and the like say no more than they must. */
  noun: 'inviting' | 'plain' | 'other';
  nounText: string | null;
  isAbout: boolean;
  /** Whether it is there to show whose it is: a shop's banner, a business card. */
  isOfName: boolean;
  /** What kind of business it is, as typed: "window cleaner"; null: not said. */
  trade: string | null;
  /** Whether a thing of somebody's own is sold, or sought: what is said of it is enough. */
  isListing: boolean;
  /** Whether a table stands on the page, which shows itself what it is. */
  isTabled: boolean;
  action: Action | null;
  costsNothing: boolean;
  /** Whether something is to be had for less. */
  isOffer: boolean;
  /** Whether hardly anything is told beside what it is about. */
  isSparse: boolean;
  /** Whether the headline is given. */
  given: boolean;
  without: Brief['without'];
  /** Differs between briefs, so that two of a kind don't get the same lines. */
  seed: number;
}

const SCREEN = wordSet(
  'ad ads advert advertisement banner banners post posts story stories reel reels carousel pin creative creatives promo leaderboard skyscraper header newsletter email hero slide slides tile status feed popup pop-up',
);
const PLAIN = wordSet(
  'sign signs signage notice notices certificate certificates label labels cover covers logo sticker stickers tag tags badge badges bookmark letterhead wallpaper quote quotes menu menus list lists chart charts guide schedule timetable thumbnail thumbnails listing listings diploma resume cv ticket tickets coupon coupons voucher vouchers nameplate packaging card cards',
);
const INVITING = wordSet('invitation invitations invite invites evite');
/** Banners that are hung up. */
const PRINTED = wordSet(
  'vinyl roll-up rollup pull-up pullup fabric outdoor feather birthday street hanging printed retractable mesh',
);
const SCREEN_FORMATS = [
  'instagram',
  'facebook',
  'pinterest',
  'tiktok',
  'linkedin',
  'x-post',
  'whatsapp',
  'email-header',
  'etsy-banner',
];

/** What a page is by the noun it was called by, or else by its format. */
function pageOf({ deliverable, texts }: Brief): Pick<Setting, 'medium' | 'noun'> {
  const words = wordsOf(deliverable.noun ?? '');
  for (const word of [...words].reverse()) {
    if (INVITING.has(word)) return { medium: 'paper', noun: 'inviting' };
    if (PLAIN.has(word))
      return { medium: 'paper', noun: word.startsWith('card') && texts.length === 0 ? 'other' : 'plain' };
    if (SCREEN.has(word)) return { medium: words.some((one) => PRINTED.has(one)) ? 'paper' : 'screen', noun: 'other' };
  }
  const [format = ''] = deliverable.formats;
  const isScreen =
    words.length === 0 && SCREEN_FORMATS.some((start) => format.startsWith(start)) && !format.endsWith('cover');
  return { medium: isScreen ? 'screen' : 'paper', noun: 'other' };
}

/** From the most to the least important: an event, what bears a name, a sale, a product, and so on. */
function ranked({ subjects, deliverable }: Brief): Subject[] {
  const rank = ({ kind, named, text }: Subject) =>
    kind === 'event'
      ? named
        ? -1
        : text.toLowerCase() === 'party'
          ? 0.2
          : 0
      : named
        ? 0.5
        : SUBJECT_KINDS.indexOf(kind);
  // "a price drop post for this jacket": what is asked for says what it is about.
  const [asked] = subjects;
  const isAsked = (subject: Subject) =>
    subject === asked &&
    subject.kind === 'announcement' &&
    !(deliverable.noun ?? '').includes(subject.text.toLowerCase());
  const place = (subject: Subject) => (isAsked(subject) ? SUBJECT_KINDS.indexOf('product') - 0.5 : rank(subject));
  return [...subjects].sort((one, other) => place(one) - place(other));
}

const TABLES = {
  event: 'event',
  sale: 'goods',
  product: 'goods',
  announcement: 'goods',
  service: 'trade',
  business: 'trade',
  topic: 'goods',
} as const;

function seedOf({ subjects, who }: Brief): number {
  let seed = 0;
  for (const character of [who.name ?? '', who.business ?? '', ...subjects.map(({ text }) => text)].join('|'))
    seed = (seed * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return seed;
}

const costsNothing = ({ facts, texts }: Brief): boolean =>
  [...facts, ...texts].some(
    ({ text }) =>
      ['free', 'complimentary'].includes(wordsOf(text).join(' ')) ||
      holds(text, 'for free') ||
      holds(text, 'free entry') ||
      holds(text, 'free of charge'),
  );

/** Words with which single things are sold, let or sought, and no shop's goods. */
const LISTED = new PhraseTable(
  [
    'ono, obo, used, second hand, second-hand, secondhand, pre-loved, preloved, pre-owned, preowned, resale, resell, worn once, worn twice, barely worn, hardly worn, never worn, barely used, hardly used, like new, as new, good condition, great condition, excellent condition, good as new, brand new with tags, bnwt, pick up only, pickup only, pick-up only, collection only, collection from, pick up from, pickup from, cash on collection, smoke free, smoke-free, pet free, few scratches, must collect, buyer collects, buyer to collect, some scratches, small scratch, scratches, some wear, dm to buy, no returns, no swaps, no offers, open to offers, asking, for rent, to let, for sale, 1 bed, 2 bed, 3 bed, 4 bed, bedroom, bedrooms, sq ft, lost, missing, stolen, reward, last seen, answers to',
  ].map((phrases) => ({ phrases: phrases.split(', ') })),
  ({ phrases }) => phrases,
);
const isListing = ({ facts, subjects, deliverable }: Brief): boolean =>
  [deliverable.noun ?? '', ...facts.map(({ text }) => text), ...subjects.map(({ text }) => text)].some((text) => {
    const words = wordsOf(text);
    return words.some((_, at) => LISTED.endingAt(words, at + 1) !== null);
  });

const OF_NAME = wordSet('cover header letterhead nameplate');
const CARDS_OF_NAME = wordSet(
  'business visiting loyalty punch stamp reward rewards appointment discount contact membership',
);
const PLACES_OF_NAME = wordSet('etsy shop store market stall youtube linkedin facebook twitter channel profile');
const STALLS = wordSet('stall booth truck van cart stand');
const GREETING = wordSet('thank birthday greeting gift wedding note postcard invitation');

/** Pages that show whose they are, unless they greet somebody or tell of an event or a sale. */
function isOfName({ deliverable, subjects, who }: Brief): boolean {
  const words = wordsOf(deliverable.noun ?? '');
  // "a craft fair banner for my stall, Wren Clay"
  const isAtEvent = subjects.some(({ kind }) => kind === 'event');
  if (isAtEvent && who.name !== null && STALLS.has(wordsOf(who.business ?? '').at(-1) ?? '')) return true;
  if (words.some((word) => GREETING.has(word)) || subjects.some(({ kind }) => kind === 'event' || kind === 'sale'))
    return false;
  const noun = words.at(-1) ?? '';
  const isCard = noun === 'card' && words.some((word) => CARDS_OF_NAME.has(word));
  return isCard || OF_NAME.has(noun) || (noun === 'banner' && words.some((word) => PLACES_OF_NAME.has(word)));
}

/** `given`: the given texts in their places. */
export function settingOf(brief: Brief, given: PageCopy): Setting {
  const { who, aside, deliverable, look } = brief;
  const subjects = ranked(brief);
  const lead = subjects.find((subject) => isConcrete(subject)) ?? subjects[0] ?? null;
  const isNoun = lead !== null && (isConcrete(lead) || ['event', 'sale', 'announcement'].includes(lead.kind));
  const own = lead && ownWords(lead);
  const read =
    lead && isNoun && !lead.named ? occasionIn(lead.kind === 'product' ? (own?.text ?? '') : lead.text) : null;
  // Topics and names only seem to be of a class: "water conservation" is no drink.
  const isStrict = lead !== null && (lead.named || lead.kind === 'topic');
  const classed =
    lead && lead.kind !== 'announcement'
      ? classOf(isStrict ? (own?.text ?? '') : lead.text, TABLES[lead.kind], isStrict)
      : null;
  // "bakery opening party" is a party before it is an opening.
  const isEvent = lead?.kind === 'event' && classed !== null && read?.occasion.leads === true;
  const occasion =
    (isEvent ? null : read?.occasion) ??
    (lead === null || !isConcrete(lead)
      ? (occasionWithin(deliverable.noun ?? '', 1) ?? occasionWithin(aside.purpose ?? '', 2))
      : null);
  const trade = who.business === null ? null : classOf(who.business, 'trade');
  const purpose = purposeOf(aside.purpose);
  const page = pageOf(brief);
  const action = actionOf(
    lead,
    { occasion, class: classed ?? trade, purpose },
    page.medium,
    deliverable.noun,
    isPriced(brief),
  );
  return {
    lead: lead && leadOf(lead, occasion && read?.occasion === occasion ? read : null),
    occasion,
    class: classed ?? (occasion && lead?.kind !== 'product' ? null : trade),
    purpose,
    tone: toneOf([aside.tone ?? '', ...look.mood]),
    audience: aside.audience,
    name: who.name,
    isPerson: who.name !== null && who.business === null && !who.name.includes(' '),
    isOnStage: isOnStage(lead, who),
    names: [...(who.name === null ? [] : [who.name]), ...subjects.filter(({ named }) => named).map(({ text }) => text)],
    others: subjects
      .filter((subject) => subject !== lead && subject.kind !== 'topic' && isConcrete(subject))
      .map((subject) => ownWords(subject)?.text ?? ''),
    ...page,
    nounText: deliverable.noun,
    isOfName: isOfName(brief),
    isListing: isListing(brief),
    trade: who.business ?? subjects.find(({ kind, named }) => kind === 'business' && !named)?.text ?? null,
    isTabled: brief.rows.length > 0,
    isAbout: lead !== null || who.business !== null,
    action,
    costsNothing: costsNothing(brief),
    isOffer: brief.facts.some(({ kinds }) => kinds.includes('offer') || kinds.includes('percent')),
    isSparse: brief.facts.length + brief.rows.length < 2,
    given: given.headline !== null,
    without: brief.without,
    seed: seedOf(brief),
  };
}

/** The subject's words; behind an occasion that leads they are its own alone: "hiring", and "baristas" apart. */
function leadOf(subject: Subject, read: OccasionRead | null): Lead {
  const { kind } = subject;
  const isOwn = read?.isOwn ?? false;
  if (read === null || read.rest === '' || !read.occasion.leads)
    return {
      kind,
      isOwn,
      isOccasion: read !== null && read.rest === '' && !isOwn,
      own: ownWords(subject),
      object: null,
    };
  const { rest, phrase } = read;
  const object = ownWords({ kind: kindOfRest(rest), text: rest, named: false });
  return {
    kind,
    isOwn,
    isOccasion: false,
    own: ownWords({ kind, text: phrase, named: false }),
    object: object && { ...object, rest: null },
  };
}

const SHOWS = ['concert', 'gig', 'tour', 'show', 'recital', 'concerts', 'gigs'];
const PERFORMERS = ['band', 'musician', 'singer', 'dj', 'choir', 'orchestra', 'comedian'];

/** Whether the name is that of who is on stage, which then leads before "concert". */
const isOnStage = (lead: Subject | null, { name, business }: Brief['who']): boolean =>
  name !== null &&
  lead?.kind === 'event' &&
  !lead.named &&
  wordsOf(lead.text).some((word) => SHOWS.includes(word)) &&
  (business === null || wordsOf(business).some((word) => PERFORMERS.includes(word)));

const isConcrete = (subject: Subject): boolean => ownWords(subject) !== null;

const BUSINESS_HEADS = wordSet(
  'bakery shop store salon studio cafe café restaurant bistro diner pub bar brewery boutique florist barbershop spa gym clinic practice agency firm company startup business hotel academy school nursery church charity foundation club farm deli garage bookstore bookshop gallery theatre theater office branch location place team showroom market website',
);

/** "our new bakery" behind an occasion is a business, which is not echoed. */
const kindOfRest = (text: string): Subject['kind'] =>
  wordsOf(text).some((word) => BUSINESS_HEADS.has(word)) ? 'business' : 'product';

const BY_KIND: Record<Subject['kind'], Action | null> = {
  event: 'register',
  sale: 'sale',
  product: 'shop',
  announcement: null,
  service: 'contact',
  business: 'visit',
  topic: null,
};

/** Several prices are what a place has today: a list to look at, and nothing to click on. */
const isPriced = ({ facts, rows }: Brief): boolean =>
  rows.length > 0 || facts.filter(({ text }) => /\d[.,]\d\d?$|\p{Sc}/u.test(text)).length > 2;

/** What the button asks for: the purpose says it first. Topics and greetings have none unless it is an advertisement. */
function actionOf(
  lead: Subject | null,
  { occasion, class: known, purpose }: { occasion: Occasion | null; class: CopyClass | null; purpose: Purpose | null },
  medium: Setting['medium'],
  noun: string | null,
  isPriced: boolean,
): Action | null {
  if (medium === 'paper') return null;
  const isAd = wordsOf(noun ?? '').some((word) =>
    ['ad', 'ads', 'advert', 'advertisement', 'banner', 'banners', 'creative'].includes(word),
  );
  if (occasion?.action === 'none' || (isPriced && !isAd)) return null;
  const ofClass = lead?.kind === 'topic' || lead?.kind === 'announcement' || known === null ? null : known.action;
  // What is eaten and drunk is ordered, not visited.
  const ofKind =
    lead?.kind === 'sale'
      ? BY_KIND.sale
      : lead?.kind === 'product' && ofClass === 'visit'
        ? 'order'
        : // Nobody is asked to visit a button's page for a fair, nor to shop for what we know nothing of.
          lead?.kind === 'event' && ofClass === 'visit'
          ? null
          : (ofClass ?? (lead && (lead.kind !== 'product' || isAd) ? BY_KIND[lead.kind] : null));
  const own = occasion?.action ?? ofKind;
  // To sell and to be known are everybody's purposes: what is sold tells more.
  const isVague = purpose === null || purpose.action === 'learn' || purpose.action === 'shop';
  return (
    (isVague ? null : purpose.action) ??
    own ??
    purpose?.action ??
    (isAd && lead?.kind !== 'event' && (lead !== null || known !== null) ? 'learn' : null)
  );
}
