/** From what is left of a brief, once its looks are taken, to the words of a design: what leads, what explains it, what is on offer, when and where. */
import { announcementOf, announces, isListing, ledBy, namedDesign, takeKind } from './announcements.ts';
import { FACT_PATTERNS } from '../facts.ts';
import { BUSINESS, capital, FEASTS, leadOf, offerish, spelled, subjectOf, titled, type Copy, type Lead } from './copy.ts';
import { hoursIn, isHours, isOffer, isPriced, peel, saysNoFact, type SaidFact } from './facts-said.ts';
import { FILLER, forTheReader, NOUN_AT_END, NOUN_FIRST } from './for-the-reader.ts';
import { LOOKS_AT_START } from './looks.ts';
import { permitted, type Prohibitions } from './prohibitions.ts';
import { secondReading } from './second-reading.ts';
import type { Statement } from './statements.ts';

export interface Said {
  /** What nobody has taken of the request, with marks where something was. */
  left: string;
  request: string;
  /** As it was typed. */
  typed: string;
  /** What the design was called at once: "menu", "card". */
  noun: string | null;
  /** Whether it was put as a question: then its mark is not read. */
  asked: boolean;
  /** Words that were given their place. */
  headline: string | null;
  subheading: string | null;
  callToAction: string | null;
  quotes: string[];
  /** What may not stand on it. */
  forbidden: Prohibitions;
}

const QUESTION_WORD = /^(?:who|what|when|where|why|how|which|whose|is|are|am|do|does|did|can|could|would|will|should|have|has|had|ready|need|want|looking|got|tired|love|hungry|bored|thinking|going|missing|know)(?!\p{L})/iu;
const ATTRIBUTION = /^(?:(?:–|—|-|[Bb]y|[Ff]rom|[Ss]ays)\s+)?(\p{Lu}[\p{L}'’]*(?: (?:\p{Lu}[\p{L}'’]*\.?|\p{Lu}\.))*)$/u;
const QUOTED_KIND = /(?<!\p{L})(?:quotes?(?: of the (?:day|week|month))?|testimonials?|reviews?|feedback)(?!\p{L})/iu;
const MENU = /^((?:[\p{L}'’]+ ){0,3}?(?:menu|price ?list|prices|specials?))(?:\s+board)?(?:\s+(?:for|of|at|from)\s+(.+))?$/iu;

/** A statement with what it turned out to be. */
interface Part extends Statement {
  core: string;
  facts: SaidFact[];
}

/** The words of a design. */
export function writeCopy(said: Said): Copy {
  return permittedCopy(secondReading(said.typed, firstReading(said)), said.forbidden);
}

/** The words of a design as its statements tell them, one by one. */
function firstReading(said: Said): Copy {
  const { statements, colors, names } = forTheReader(said.left, said.noun !== null, said.request);
  const headed = statements[0]?.introduces === true;
  const bareLead = statements[0]?.text === '';
  if (bareLead) statements.shift();
  const priced = statements.filter(({ text }) => isPriced(text, true));
  const menu = /menu|price ?list|prices|rates|packages|cocktails|drinks|treatments|tariff|(?:^|\s)list(?!ing)/i.test(`${said.noun ?? ''} ${statements[0]?.text ?? ''}`) || (priced.length >= 3 && priced.every(({ text }) => !NO_PRICE.test(text)));
  const quotes = [...said.quotes];
  let offer = quotes.find((quote, index) => index > 0 && isOffer(quote)) ?? null;
  const quoted = quotes.filter((quote) => quote !== offer);

  const [first, ...others] = statements;
  const rows = others.filter(({ text }) => isPriced(text, menu));
  const isMenu = rows.length + (first && isPriced(first.text, menu) ? 1 : 0) >= 2;
  // "my barber shop: Fade House, walk-ins welcome, open Tue–Sat": its name, and what is said of it.
  // "Haircuts, wash and dry, beards" begins with a capital, no more.
  const [called = '', next = ''] = others.map(({ text }) => text);
  const isNamed = first !== undefined && BUSINESS.test(first.text) && isProper(called) && /\s/.test(called) && !isProper(next);
  const listed = isNamed ? others.slice(1) : others;
  const isList = headed && others.length >= 3 && listed.every(({ text }) => text.split(' ').length <= 8 && saysNoFact(text)) && said.headline === null && quotes.length === 0;
  const timed = others.filter(({ text }) => isHours(text)).length >= 2;

  // Several things, each with its price: none loses it to a badge.
  const several = statements.filter(({ text }) => MONEY.test(text)).length >= 2;
  const lead = first && !(isMenu && isPriced(first.text, menu)) ? readLead(first, said, menu) : null;
  const parts: Part[] = (lead ? others : statements).map((one) => (isList || (isMenu && isPriced(one.text, menu)) || (timed && isHours(one.text)) || (several && tearsPrice(one.text)) ? { ...one, core: one.text, facts: [] } : { ...one, ...peel(one.text) }));
  const facts = [...(lead?.facts ?? []), ...parts.flatMap((part) => part.facts)];

  // What is to be had: the strongest of the offers, the others among the lines.
  const offers = facts.filter((fact) => fact.kind === 'offer').filter(({ text }, index, all) => !all.some((other, at) => at !== index && other.text.length > text.length && bareOffer(other.text).startsWith(bareOffer(text))));
  const strongest = offers.find(({ text }) => /%|^now |buy|half/i.test(text)) ?? offers[0];
  offer ??= strongest?.text ?? null;
  const lines: string[] = offers.flatMap((one) => (one === strongest ? (one.before ?? []) : one.text === offer ? [] : capital(one.text)));

  const sentences = parts.flatMap(({ core }) => (core === '' || FILLER.test(core) ? [] : core));
  const items = isMenu ? sentences.filter((text) => isPriced(text, menu)) : timed ? sentences.filter(isHours) : isList ? sentences.slice(isNamed ? 1 : 0) : [];
  const rest = joined(sentences.filter((text) => !items.includes(text)));

  let subject = leadingSubject(lead?.lead ?? null, rest, headed && !bareLead, said);
  // Where a thing is sold is no headline: the name of who sells it is, or what is on offer.
  if (subject && names.length > 0 && BUSINESS.test(subject.headline) && subject.rest === null) subject = { headline: capital(names.shift() ?? ''), rest: subject.headline };
  if (subject && PLACE_ONLY.test(subject.headline) && subject.rest === null) {
    const name = names.shift();
    if (name) subject = { headline: capital(name), rest: null };
    else if (offer !== null && said.headline === null && quoted.length === 0) {
      rest.unshift(/shop|store/i.test(subject.headline) ? `in our ${subject.headline.replace(/shop|store/i, (word) => word.toLowerCase())}` : subject.headline);
      subject = null;
    }
  }
  const given = said.headline ?? quoted.shift() ?? null;
  const headline = given ?? subject?.headline ?? null;
  const explains = given === null ? [subject?.rest] : [subject ? subject.headline : null, subject?.rest];
  const also = [...quoted, ...explains.filter((one): one is string => !!one), ...rest.map((text) => shown(text)), ...(said.forbidden.kinds.has('name') ? [] : names.map((name) => capital(name)))]
    .filter((line, index, all) => line.toLowerCase() !== headline?.toLowerCase() && !(given !== null && NEW_WORK.test(line)) && all.indexOf(line) === index);
  // A thing and its price said whole is an offer where there is none.
  if (offer === null && !isMenu) {
    const priced = also.findIndex((line) => line.length <= 26 && /(?:[$€£¥₹₦₱₺₫฿₩]\s?\d|\d\s?[$€£¥₹₦₱₺₫฿₩]|(?:^|\s)\d+[.,]\d{2}$)/u.test(line) && line.split(' ').length <= 4);
    if (priced >= 0) offer = also.splice(priced, 1)[0] ?? null;
  }
  // A deal told in a whole sentence is no badge.
  if (offer !== null && /^buy .{22}/i.test(offer) && headline !== null) also.unshift(...[offer, (offer = null)].filter((one) => one !== null));
  const only = headline === null && offer !== null;
  const testimonial = given !== null && said.headline === null && QUOTED_KIND.test(said.request);
  const by = testimonial ? also.findIndex((line) => ATTRIBUTION.test(line) && !QUOTED_KIND.test(line)) : -1;
  const author = by >= 0 ? `— ${ATTRIBUTION.exec(also.splice(by, 1)[0] ?? '')?.[1] ?? ''}`.replace(/(\s\p{Lu})$/u, '$1.') : null;
  const fits = (line: string | undefined) => line !== undefined && !REACHED.test(line) && !isPriced(line) && !(isList && !subject?.rest);
  const subheading = said.subheading ?? author ?? (fits(also[0]) ? (also.shift() ?? null) : null);
  const [action, ...actions] = facts.flatMap((fact) => (fact.kind === 'action' ? [fact.text] : [])).filter((text, index, all) => text !== said.callToAction && all.indexOf(text) === index);
  const final = only ? capital(offer ?? '') : headline;
  const implied = final === null || FOREIGN.test(`${final} ${offer ?? ''}`) ? null : impliedAction(offer, said.request);
  return {
    headline: final === null ? null : spelled(capital(final)),
    subheading: subheading === null ? null : spelled(subheading),
    offer: only ? null : offer,
    callToAction: said.callToAction ?? action ?? implied,
    lines: [...items.map((text) => shown(text)), ...lines, ...occasionOf(facts), ...facts.flatMap((fact) => (fact.kind === 'code' ? [fact.text] : [])), ...also, ...(said.callToAction && action ? [action] : []), ...actions, ...facts.flatMap((fact) => (fact.kind === 'contact' ? [fact.text] : []))].map((line) => spelled(line)).filter((line, index, all) => all.indexOf(line) === index),
    colors,
  };
}

/** A copy without what may not stand there, its lines no more than a design takes. */
function permittedCopy(copy: Copy, forbidden: Prohibitions): Copy {
  const allowed = (text: string | null) => (text === null ? null : permitted(text, forbidden));
  const lines = copy.lines.flatMap((line) => allowed(line) ?? []);
  while (lines.length > MOST_LINES) lines.push(lines.splice(-2).join(' · '));
  const pages = copy.pages?.map((page) => permittedCopy(page, forbidden));
  return { ...copy, ...(pages ? { pages } : {}), headline: allowed(copy.headline), subheading: allowed(copy.subheading), offer: allowed(copy.offer), callToAction: forbidden.kinds.has('action') ? null : copy.callToAction, lines };
}

/** More than these stand two on a line. */
const MOST_LINES = 11;

/** Two or more bare words in a row are one thing to say: "furniture, toys, books". */
function joined(sentences: readonly string[]): string[] {
  const result: string[] = [];
  let run: string[] = [];
  const close = () => {
    if (run.length >= 3) result.push(run.join(', '));
    else result.push(...run);
    run = [];
  };
  for (const text of sentences) {
    if (/^\p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*)?$/u.test(text)) run.push(text);
    else {
      close();
      result.push(text);
    }
  }
  close();
  return result;
}

interface ReadLead {
  lead: Lead | null;
  facts: SaidFact[];
}

/** What a design is for, without what is said of it in the same breath. */
function readLead({ text }: Statement, { asked, noun }: Said, menu: boolean): ReadLead {
  const plain = (asked || !QUESTION_WORD.test(text)) ? text.replace(/\?+$/, '') : text;
  const rows = hoursIn(plain);
  if (rows.length >= 2) {
    const head = plain.slice(0, plain.toLowerCase().indexOf(rows[0]?.slice(0, 3).toLowerCase() ?? '')).trim();
    return { lead: headed(head, noun, menu), facts: rows.map((row): SaidFact => ({ kind: 'when', text: row })) };
  }
  const { core: said, facts } = peel(plain, true);
  const core = subjectOf(said.replace(NOUN_FIRST, ''));
  // "sale ends sunday!" is news by itself.
  if (core === '' && facts.every(({ kind }) => kind === 'when') && /sale|offer|deal/i.test(plain)) return { lead: { headline: capital(plain), rest: null }, facts: [] };
  return { lead: core === '' || FILLER.test(core) ? null : headed(core, noun, menu, facts.some(({ kind }) => kind === 'offer')), facts };
}

function headed(core: string, noun: string | null, menu: boolean, hasOffer = false): Lead | null {
  const menuOf = menu ? MENU.exec(noun !== null && /menu|price ?list/.test(noun) && !/menu|price ?list/i.test(core) ? `${noun} for ${core}` : core) : null;
  if (menuOf?.[1]) {
    const of = menuOf[2] ? subjectOf(menuOf[2]) : null;
    const plain = /^(?:menu(?: board)?|price ?list|prices)$/i.test(menuOf[1]);
    if (plain && of && new RegExp(`^(?:${FEASTS}|christmas|easter|party|lunch|dinner|brunch|thanksgiving)`, 'iu').test(of)) return { headline: titled(`${of} ${menuOf[1]}`), rest: null };
    return plain && of ? { headline: titled(of), rest: null } : { headline: titled(menuOf[1]), rest: of ? titled(of) : null };
  }
  const bare = core.replace(LOOKS_AT_START, '');
  if (bare !== core && bare !== '' && !announcementOf(core) && (takeKind(bare).rest !== bare || announcementOf(bare) || namedDesign(bare))) return headed(bare, noun, menu, hasOffer);
  if (/^(?:new )?blog post$/i.test(core)) return { headline: 'New Blog Post', rest: null };
  const { kind, rest } = takeKind(core);
  if (kind === null && rest === core) return announcementOf(core) ?? namedDesign(core) ?? leadOf(core.replace(NOUN_AT_END, ''));
  const subject = subjectOf(rest);
  if (subject === '') return kind === null ? null : leadOf(kind);
  return ledBy(kind, leadOf(subject.replace(NOUN_AT_END, '')), hasOffer);
}

/** Whether words are a name: each begins with a capital. */
const isProper = (text: string): boolean => /^\p{Lu}[\p{L}'’]*(?: (?:&|and|of|the|\p{Lu}[\p{L}'’]*)){0,4}$/u.test(text) && /\p{Ll}/u.test(text);

/** Which of the lead and the statements behind it is the headline. */
function leadingSubject(lead: Lead | null, rest: string[], introduced: boolean, { request }: Said): Lead | null {
  const next = rest[0];
  if (lead === null) {
    const topic = rest.shift();
    return topic === undefined ? null : (announcementOf(topic) ?? leadOf(topic.replace(NOUN_AT_END, '')));
  }
  if (next === undefined) return lead;
  const kind = lead.headline;
  // "quote of the day: …": what is said leads, the kind stands small above it.
  if (introduced && lead.rest === null && QUOTED_KIND.test(kind)) {
    rest.shift();
    return { headline: capital(next), rest: /^(?:quotes?|testimonials?)$/i.test(kind) ? null : titled(kind) };
  }
  if (isListing(kind) && lead.rest === null) {
    rest.shift();
    const item = leadOf(next);
    return { headline: item.headline, rest: item.rest ?? titled(kind) };
  }
  // "our market stall, Honeybee Bakes": its name leads.
  if (lead.rest === null && BUSINESS.test(kind) && kind.split(' ').length <= 4 && isProper(next)) {
    rest.shift();
    return { headline: next, rest: titled(kind) };
  }
  // "my bakery: fresh bread every morning": what is said leads, not who says it.
  if (lead.rest === null && !/^(?:we|our|the|i)\s/i.test(kind) && (BUSINESS.test(kind) || /(?:^|\s)(?:business|post|blog post|course|workshop|promo|class|travel|webinar|announcement|reminder|news|update|note|notice)$/i.test(kind)) && (introduced || announces(next))) {
    rest.shift();
    const announced = announcementOf(next) ?? leadOf(next);
    return { headline: announced.headline, rest: announced.rest ?? (DULL.test(kind) ? null : titled(kind)) };
  }
  const turns = /^(?:she|he|they)(?:'s|’s| is| are)? turn(?:s|ing) (\d{1,3})!?$/iu.exec(next);
  if (turns?.[1] && /birthday/i.test(request) && kind.split(' ').length <= 3) {
    rest.shift();
    return { headline: `${kind} turns ${turns[1]}`, rest: lead.rest };
  }
  if (/^sale$/i.test(kind) && next.split(' ').length <= 3) {
    rest.shift();
    return { headline: titled(`${next} sale`), rest: lead.rest };
  }
  return lead;
}

/** A thing and its price, which the price would be torn from. */
function tearsPrice(text: string): boolean {
  const { core, facts } = peel(text);
  return core !== '' && facts.some(({ kind }) => kind === 'offer') && MONEY.test(text);
}
const MONEY = new RegExp(FACT_PATTERNS.money, 'iu');
/** Numbers that are no prices. */
const NO_PRICE = /(?:ages?|sizes?|unit|room|studio|level|page|chapter|ep(?:isode)?|no\.?|nr\.?|vol|part|hall|platform|floor|gate|table|route|bus) \d+$/iu;

/** Lines with a way to reach somebody stand with the contacts. */
const REACHED = /@\w|\d[\d\s()-]{6,}\d|\w\.(?:com|example|shop|org|net)(?!\p{L})/u;
const PLACE_ONLY = /^(?:(?:my |our )?(?:etsy|ebay|depop|vinted|poshmark|online|web|instagram|shopify)(?: (?:shop|store|page|closet))?|twitch|youtube|tiktok|instagram|facebook|(?:youtube |twitch |telegram |whatsapp )?channel|page|profile|shop|store|brand|business)$/iu;
/** "my new video": that there is one says nothing beside its title. */
const NEW_WORK = /^(?:new |latest )?(?:videos?|vids?|vlogs?|posts?|channel|upload|reel|page|story|episode)$/iu;
const bareOffer = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}%]/gu, '');
const DULL = /^(?:post|announcement|reminder|news|update|note|notice|business)$/i;

/** A sentence as it stands on a design. */
const shown = (text: string) => capital(offerish(text)).replace(/^(\d{1,2}\. )(\p{Ll})/u, (_, number: string, letter: string) => number + letter.toUpperCase()).replace(/(\d)\s?-\s?(\d)/g, '$1–$2');

/** When, then where: days joined with their hours, rows of hours each by itself. */
function occasionOf(facts: readonly SaidFact[]): string[] {
  const when = facts.filter(({ kind }) => kind === 'when').map(({ text }) => text);
  const rows = when.filter(isHours);
  const lines = rows.length >= 2 ? [...rows] : [];
  const [head, ...others] = when.filter((one) => !lines.includes(one));
  if (head) lines.push([head, ...others.map((one) => one.replace(/^(?:At|From|Doors) /, (word) => word.toLowerCase()))].join(', ').replace(/, (at|from) /g, ' $1 '));
  const places = facts.filter(({ kind }) => kind === 'place').map(({ text }) => text);
  return places.length > 0 ? [...lines, places.join(', ')] : lines;
}

const FOREIGN = /[^\p{ASCII}’‘“”–—…€£¥₹₦₱₺₫฿₩]|(?<!\p{L})(?:auf|alles|sur|tout|de descuento|rabatt|korting|sconto|para|pour|für|und|con|avec|jusqu'à)(?!\p{L})/iu;

/** Nothing is sold without being asked for; but what is on offer in a shop wants a button. */
function impliedAction(offer: string | null, about: string): string | null {
  if (offer === null || /(?<!\p{L})(?:workshop|class|course|concert|gig|party|wedding|event|tickets?|entry|admission|webinar|festival|market|fair|menu|hiring|rent|month|night|hour|lesson|appointment|cut|service|cleaning|massage|open house|estate|booking|table|coffees?|caf[eé]|restaurant|pizza|tacos?|burgers?|lunch|dinner|brunch|garage sale|yard sale|barbecue|bbq|thumbnail|video|listing|cards?|voucher)s?(?!\p{L})/iu.test(about)) return null;
  return /(?<!\p{L})(?:sale|off|deal|discount|clearance|black friday|cyber monday|outlet|collection|drop|bogo|buy \w+,? get)(?!\p{L})|%/iu.test(about) ? 'Shop now' : null;
}
