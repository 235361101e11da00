/**
 * The words of a page, made from a brief's frame. Given texts and facts are printed once and unchanged; what is missing
 * is written from tables and never says what the frame doesn't.
 */
import type { Brief, Fact } from '../acts/brief.ts';
import { capitalized, holds, titleCase, wordsOf } from './copy-grammar.ts';
import type { Occasion } from './copy-occasions.ts';
import { buttonFor } from './copy-purposes.ts';
import { begun, factLines, factsToPrint, offerAmong, saysSomething } from './fact-calls.ts';
import { foreignLine, isEnglish } from './language-of.ts';
import { givenCopy, type PageCopy } from './given-copy.ts';
import { headingsFor } from './copy-lines.ts';
import { hasHeading, headlinesFor, supportFor } from './headlines.ts';
import { settingOf, type Lead, type Setting } from './copy-setting.ts';

export type { PageCopy };

/** `variant`: 0, 1, 2 have different headlines where none is given; larger ones begin again. */
export function writeCopy(brief: Brief, variant = 0): PageCopy {
  const given = givenCopy(brief);
  if (brief.without.includes('text')) return given;
  const facts = factsToPrint(
    brief,
    brief.texts.map(({ text }) => text),
  );
  const setting = settingOf(brief, given);
  const isForeign = brief.language !== 'en';
  const news = isForeign ? null : announced(setting, facts);
  const others = facts.filter((fact) => fact !== news);
  const offer = given.offer === null ? offerAmong(others) : null;
  const { details, contacts } = factLines(others.filter((fact) => fact !== offer));
  const english = !isForeign && isEnglish(saidIn(brief));
  const headline =
    given.headline ??
    (news && begun(news.text)) ??
    (english ? headlineOf(setting, variant) : plainHeadline(setting)) ??
    (isForeign && offer === null ? foreignLine(brief) : null);

  const texts = [
    headline,
    given.subheading,
    given.offer,
    given.callToAction,
    ...given.lines,
    offer?.text ?? null,
    ...details,
    ...contacts,
  ];
  const printed = texts.filter((text) => text !== null);
  const own = given.subheading === null ? (callOf(setting, printed) ?? ownBelow(setting, printed)) : null;
  const isSaid = (name: string) => [...printed, own ?? ''].some((text) => holds(text, name));
  const names = setting.names.filter(
    (name, at, all) => !isSaid(name) && !all.slice(0, at).some((other) => holds(other, name)),
  );
  const lines = [...given.lines, ...details];
  const isBare = lines.length + contacts.length < ENOUGH_SAID;
  const support =
    english && isBare && given.subheading === null && own === null && news === null && mayAdd(setting, given.headline)
      ? supportFor(setting, variant, [...printed, ...names])
      : null;
  // "Window cleaner" tells more than any line of ours.
  const told = own === null && given.subheading === null ? tradeBelow(setting, [...printed, ...names]) : null;
  const isExact = told !== null && wordsOf(told).length > 1 && setting.medium === 'paper' && headline === setting.name;
  const behind = support ?? (own === null ? occasionBelow(setting, headline) : null) ?? told;
  const below = given.subheading ?? own ?? (isExact ? told : behind) ?? names.shift() ?? null;
  const copy: PageCopy = {
    headline,
    subheading: below,
    offer: given.offer ?? (offer && begun(offer.text)),
    callToAction:
      given.callToAction ?? (english ? buttonOf(setting, printed, [...lines, ...contacts, offer?.text ?? '']) : null),
    lines: [...lines, ...unsaid(brief, setting, [...printed, ...names, below ?? '']), ...names, ...contacts],
  };
  return led(copy);
}

/** What they announce leads: "announcement: we moved". */
const NEWS_NOUNS = new Set(['announcement', 'notice', 'news', 'update', 'ad', 'advert']);

const CLAUSES = new Set(['is', 'are', 'has', 'have', 'we']);

/** Longer facts lead no page, in characters. */
const LONGEST_NEWS = 48;
/** Of what is announced as such. */
const LONGEST_CLAUSE = 90;

/**
 * What was said first, where nothing else is there to lead: "Rosewood mist is finally back in stock". A trade has lines
 * of its own, so that there only words lead.
 */
function announced(setting: Setting, facts: readonly Fact[]): Fact | null {
  const { lead, occasion, purpose, given, name, nounText, class: trade } = setting;
  const told = facts.find(({ leads, text }) => leads === true && text.length <= LONGEST_CLAUSE);
  if (told && !given) return told;
  const offered = facts.find(
    ({ kinds, text }) => kinds.some((kind) => kind === 'offer' || kind === 'percent') && text.length <= LONGEST_NEWS,
  );
  // "a post for my shop, 3 for 2 on all candles": what is to be had, not the kind of shop.
  // A loyalty card says what it earns.
  if (offered && !given && name === null && /\b(?:loyalty|punch|stamp|rewards?) card\b/u.test(nounText ?? ''))
    return offered;
  const isOfShop = lead === null || lead.kind === 'business';
  if (offered && !given && isOfShop && !occasion && !purpose && setting.medium === 'screen' && !setting.isOfName)
    return offered;
  const [first] = facts;
  if (given || !first || first.text.length > LONGEST_NEWS || lead?.own || purpose) return null;
  // "Pumpkin spice rolls are back" leads before a name.
  if (name !== null && !wordsOf(first.text).some((word) => CLAUSES.has(word))) return null;
  if (occasion && !NEWS_NOUNS.has(wordsOf(nounText ?? '').at(-1) ?? '')) return null;
  if (hasHeading(setting)) return null;
  // A trade's price alone says nothing of it.
  if (lead?.kind === 'business' && first.kinds.includes('money') && contentIn(first.text) < 2) return null;
  return saysSomething(first, trade !== null || lead?.kind === 'business') ? first : null;
}

/** Lines that say enough for a page to need none of ours. */
const ENOUGH_SAID = 2;

const contentIn = (text: string): number => wordsOf(text).filter((word) => /^\p{L}{3,}$/u.test(word)).length;

/** Whatever there is leads a page that has no headline. */
function led(copy: PageCopy): PageCopy {
  if (copy.headline !== null) return copy;
  if (copy.subheading !== null) return { ...copy, headline: copy.subheading, subheading: null };
  if (copy.offer !== null) return { ...copy, headline: copy.offer, offer: null };
  const [first = null, ...lines] = copy.lines;
  return { ...copy, headline: first, lines };
}

const saidIn = ({ texts, facts, subjects, who }: Brief): string[] => [
  ...texts.map(({ text }) => text),
  ...facts.filter(({ kinds }) => !kinds.includes('place') && !kinds.includes('address')).map(({ text }) => text),
  ...subjects.filter(({ named }) => !named).map(({ text }) => text),
  ...(who.business === null ? [] : [who.business]),
];

function headlineOf(setting: Setting, variant: number): string | null {
  const headlines = headlinesFor(setting);
  return headlines[variant % headlines.length] ?? null;
}

/** In another language only what was said may lead. */
const plainHeadline = ({ lead, name }: Setting): string | null =>
  lead?.own ? (lead.own.named ? lead.own.text : capitalized(lead.own.text)) : name;

/** "Save the date" is what such a page says, whoever it is from. */
const callOf = ({ nounText }: Setting, printed: readonly string[]): string | null =>
  nounText === 'save the date' && !printed.some((text) => holds(text, nounText)) ? capitalized(nounText) : null;

/** What the page is about, where the headline doesn't say it. */
function ownBelow(
  { lead, occasion, others, given, isTabled, noun, nounText, isOfName }: Setting,
  printed: readonly string[],
): string | null {
  if (given) return null;
  const said = (text: string | undefined) =>
    text === undefined || printed.some((other) => holds(other, text) || sharesAll(other, text)) ? [] : [text];
  // "Our prices" needs no "Price list" below it.
  const isHeading = lead?.own?.text.toLowerCase() === nounText && (isTabled || headingsFor(nounText).length > 0);
  // "You're invited" leaves open to which birthday.
  const isAged = noun === 'inviting' && isNumbered(lead?.own?.text);
  const own = (isKnownBy(lead, occasion) && !isAged) || isHeading ? [] : said(lead?.own?.text);
  const rest = others.flatMap(said).slice(0, 3).join(', ');
  // Below a shop's name stands all that it sells.
  const goods = isOfName ? [...own, ...others.flatMap(said)].slice(0, 3).join(', ') : '';
  const [first] = [
    ...(goods === '' ? [] : [goods]),
    ...said(lead?.object?.text),
    ...own,
    ...said(lead?.own?.rest ?? undefined),
    ...(rest === '' ? [] : [rest]),
  ];
  if (first === undefined) return null;
  return lead && ['event', 'sale'].includes(lead.kind) ? titleCase(first) : capitalized(first);
}

const isNumbered = (text: string | undefined): boolean => /^\d/u.test(text ?? '');

/** What the frame names among its facts and no other text says: "free range". */
function unsaid({ subjects }: Brief, { given, occasion, nounText }: Setting, printed: readonly string[]): string[] {
  if (given) return [];
  return subjects.flatMap(({ kind, text, named, told }) => {
    const isKnown =
      told !== true ||
      ['business', 'topic', 'announcement'].includes(kind) ||
      named ||
      occasion !== null ||
      text.toLowerCase() === nounText;
    return isKnown || sharesAll(printed.join(' '), text) ? [] : [begun(text)];
  });
}

/** "Wedding" below "Anna & Tom", whose names don't say what they invite to. */
const occasionBelow = ({ lead, name, given, occasion }: Setting, headline: string | null): string | null =>
  !given && occasion !== null && lead?.own && headline === name ? titleCase(lead.own.text) : null;

/** What somebody does, where nothing on the page says it but a name: "Window cleaner" below "Shine Bright". */
function tradeBelow({ trade, name, given, lead }: Setting, printed: readonly string[]): string | null {
  if (trade === null || name === null || given || (lead !== null && lead.kind !== 'business')) return null;
  const isSaid = wordsOf(trade).some((word) => printed.some((text) => holds(text, word)));
  const isVague =
    VAGUE_TRADES.has(trade.toLowerCase()) ||
    (STALLS.has(wordsOf(trade).at(-1) ?? '') && (wordsOf(trade).length < 3 || wordsOf(trade).includes('market')));
  return isSaid || isVague ? null : capitalized(trade);
}
const VAGUE_TRADES = new Set(
  'business company startup brand store shop channel page team firm branch location place'.split(' '),
);
const STALLS = new Set(['stall', 'truck', 'market']);

/** Whether an occasion's headlines say by themselves what it is: "Join our team" needs no "hiring" below it. */
function isKnownBy(lead: Lead | null, occasion: Occasion | null): boolean {
  if (occasion === null || lead === null) return false;
  const isSold = lead.kind === 'sale' || lead.kind === 'product';
  if (occasion.leads) return lead.object !== null || lead.isOccasion || wordsOf(lead.own?.text ?? '').length < 2;
  return occasion.personal || (!isSold && occasion.action === 'none');
}

const sharesAll = (text: string, part: string): boolean => {
  const words = wordsOf(text);
  return wordsOf(part).every((word) => words.includes(word));
};

/** With a given title, lines are added to advertisements alone: a quotation or a sign is what it says. */
const mayAdd = (
  { medium, isAbout, noun, nounText, isTabled, isOfName, isListing, lead }: Setting,
  title: string | null,
): boolean =>
  isListing ||
  (isOfName && (medium === 'paper' || (nounText ?? '').endsWith('banner'))) ||
  (isTabled && lead?.kind === 'announcement') ||
  lead?.own?.isTitle
    ? false
    : title === null
      ? noun !== 'plain'
      : medium === 'screen' && isAbout && noun !== 'plain';

/** Imperatives with which sellers tell readers what to do: "DM to order", "Register at run.example". */
const REQUESTS = new Set(
  'dm pm text call ring whatsapp message email write order reserve book register apply rsvp swipe tap click comment reply send sign'.split(
    ' ',
  ),
);

/** A page asks for one thing: what the seller asks for stands instead of a button. */
const asksReaders = (text: string): boolean =>
  REQUESTS.has(wordsOf(text.replace(/^(?:to|pls|please) /iu, ''))[0] ?? '');

function buttonOf(setting: Setting, printed: readonly string[], facts: readonly string[]): string | null {
  if (setting.medium !== 'screen' || setting.without.includes('button') || setting.action === null) return null;
  if (setting.isListing) return null;
  if (facts.some(asksReaders)) return null;
  return buttonFor(setting.action, setting.costsNothing, (text) => printed.some((other) => holds(other, text)));
}
