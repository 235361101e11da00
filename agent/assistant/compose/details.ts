/** What a brief says besides its subject: offers, prices, days, places, contacts, calls to action. Each is taken out of what is left. */
import { FACT_PATTERNS } from '../facts.ts';
import type { Scan } from '../scan.ts';
import { capital, detailText, offerText, titled } from './copy.ts';

const MONEY = FACT_PATTERNS.money;
const EDGE = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';

/** What is to be had, the strongest first. */
const OFFERS: readonly string[] = [
  'first (?:class|lesson|session|month|visit|consultation|week|box|order) (?:is )?free',
  `free (?:worldwide |same day |next day |local )?(?:shipping|delivery|returns?)(?: (?:on|for) (?:all )?(?:orders?|purchases?))?(?: (?:over|above|from) ${MONEY})?`,
  `(?:(?:up to|save(?: up to)?|extra|flat|get|take|enjoy|now|another|-) ?)?\\d{1,3}\\s?(?:%|percent)(?: ?(?:off|discount|reduction|cashback|rabatt|de descuento|de réduction|korting|sconto))?(?: (?:everything|all orders|all items|your (?:first|next) order|site ?wide|storewide|the whole (?:shop|store)|first order|auf alles|sur tout))?`,
  `(?:save|get) ${MONEY}(?: off)?|${MONEY} off`,
  'buy (?:\\d|one|two|three),? get (?:\\d|one|two|another|one more)(?: (?:free|half(?: price)?|for free|\\d+% off))?|bogo|2 ?for ?1|two for one|\\d ?for ?(?:the price of ?)?\\d|half[ -]price',
  `(?<!(?:^|\\s)(?:an?|over|above|worth|than|of|the|your|another)\\s)(?:(?:only|just|from|now|for|under|starting (?:at|from)|as low as|tickets?(?: from| at| are| for)?|entry|price:?|only for|at) )?${MONEY}(?: ?(?:only|each|per \\p{L}+|a (?:piece|month|week|night|person|ticket)|/ ?\\p{L}+|pp))?`,
  'free (?:entry|entrance|admission|coffee|gift|trial|samples?|tasting|consultation|class|lesson|parking|quote|\\p{L}+)(?=$|[.,;!]| (?:all|this|on|for|with|until|over|at|every|today|only))',
];

/** "was $80 now $49": the new price is the offer, the old one a detail. */
const REDUCED = new RegExp(`(?:was|used to be|before|instead of|rrp|reduced from|down from)\\s*:?\\s*(${MONEY})\\s*(?:,|\\.|;|-|–|→|->)?\\s*(?:is |it'?s |and )?(?:now|only|today|to|just)?\\s*(?:only |just |for )?(${MONEY})|(?:now|only|just)\\s+(?:only |just )?(${MONEY})\\s*(?:,|\\()?\\s*(?:was|instead of|not|before|reduced from|down from|rrp)\\s*(${MONEY})\\)?|(${MONEY})\\s+(?:instead of|not)\\s+(${MONEY})`, 'iu');

const ACTION = new RegExp(
  `${EDGE}(?:(?:order|dm|message|text|call|whats ?app|email|buy|book|shop|available|contact|inquire|enquire)(?: us| me)? (?:via|by|on|through|at|in) (?:whats ?app|instagram|insta|dm|phone|e-?mail|our (?:website|site|shop|store)|etsy|the app|direct message|messenger|telegram)|(?:dm|message|text|call|whats ?app|email|contact|inquire|enquire)(?: us| me)? (?:now|to order|for (?:orders|bookings|details|more|info|price))|(?:shop|order|buy|book|call|visit|join|sign up|enroll?|register|subscribe|apply|rsvp|learn more|find out more|read more|get yours|reserve|pre-?order|donate|download|try it|see you there|swipe up|tap (?:the link|to shop)|message us|contact us|get (?:tickets|your tickets|started)|buy tickets|book (?:a table|your (?:table|spot|seat|place|appointment))|reserve (?:a|your) (?:table|spot|seat|place))(?: (?:now|today|here|online|us|early|in store|at the door))*|(?:the )?link (?:is )?in (?:the )?(?:bio|profile|description)|dm (?:us|me|to order|for (?:price|details|orders|info))(?: to order)?|while stocks? lasts?)${END}`,
  'iu',
);
/** Of those, what stands alone and is no part of a sentence. */
const ALONE = /^(?:(?:shop|order|buy|book|call|visit|join|reserve|pre-?order|register|enroll?|apply|subscribe)(?: (?:now|today|here|online|us))+|learn more|find out more|read more|get yours|sign up(?: now| today)?|rsvp|swipe up|tap the link|buy tickets|get (?:your )?tickets|book (?:a table|your .+)|reserve .+|link in bio|(?:the )?link (?:is )?in (?:the )?bio|dm .+|message us.*|contact us.*|(?:order|book|shop|buy|available|contact|call|whats ?app|text|message)(?: us| me)? (?:via|by|on|through|at|to order|for) .+|donate(?: now| today)?|download(?: now)?|get started|see you there)$/iu;

const WEEKDAY = '(?<!(?:black|good|cyber|taco|giving|super|palm|easter|fat|casual|throwback|small business|sweet|happy) )(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:days?)?';
const DAY = `(?:(?:(?:(?:order|book|rsvp|reply|apply|register|sign up) (?:by|before|until|till))|(?:sale|offer) (?:ends?|starts?|valid(?: until)?)|valid (?:until|till|through|from|to)|redeemable until|good until) )?(?:(?:every|each|this|next|on|all|until|till|from|only|starts?|starting|ends?|ending|through|by) )*(?:${WEEKDAY}(?:\\s?(?:-|–|to|and|&|\\+|/)\\s?${WEEKDAY})*(?:,? (?:the )?(?:${FACT_PATTERNS.date}))?|(?:from )?\\d{1,2}(?:st|nd|rd|th)?\\s?(?:-|–|to|until|till)\\s?(?:${FACT_PATTERNS.date})|${FACT_PATTERNS.date}(?:\\s?(?:-|–|to|until)\\s?(?:${FACT_PATTERNS.date}|\\d{1,2}))?|today(?: only)?|tomorrow|tonight|(?:this|next) (?:week(?:end)?|month)(?: only)?|(?<=^\\s*|[,;.:!]\\s*)(?:weekends|daily|every (?:day|morning|evening|night|afternoon|week|month)|monthly|weekly|all (?:week(?:end)?|day|month)(?: long)?))(?: (?:only|morning|afternoon|evening|night))?`;
const CLOCK = `(?:(?:from|at|between|,|@) ?)?(?:${FACT_PATTERNS.hours}|${FACT_PATTERNS.time})`;
const WHEN = new RegExp(`${EDGE}${DAY}(?:,? ?${CLOCK})*${END}|${EDGE}(?:from |at |between |doors (?:open )?(?:at )?)?(?:${FACT_PATTERNS.hours})${END}|${EDGE}(?:at |from |doors (?:open )?(?:at )?)(?:${FACT_PATTERNS.time})${END}`, 'iu');

const ROAD = '(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|square|sq|place|pl|way|boulevard|blvd|court|ct|highway|hwy|terrace|row|quay|plaza|market|park|stra(?:ß|ss)e|platz|weg|gasse)';
const WHERE = new RegExp(`${EDGE}(?:at |in |on )?\\d{1,5}[a-z]? (?:[\\p{L}.'’-]+ ){0,3}?${ROAD}${END}`, 'iu');
/** "at the Blue Room": a proper name behind at. */
const VENUE = /(?<=\s|^)(?:at|@)\s+((?:the\s+)?\p{Lu}[\p{L}\p{N}&'’]*(?:\s+(?:of\s+)?\p{Lu}[\p{L}\p{N}&'’]*)*)/u;
const HOUSE = /(?<=\s|^)(?:at|in)\s+((?:our|the|my)\s+(?:house|home|place|garden|shop|store|studio|church|school|park|beach|office|town hall|community cent(?:er|re)|library|gym(?! (?:hall|room))|yard|garage|village hall|caf[eé])(?:\s+in\s+\p{Lu}\p{L}+)?)(?![\p{L}])/iu;

/** "at riverside park": a place by what it is. */
const GROUNDS = /(?<=\s|^)(?:at|in)\s+((?:the\s+)?(?:[\p{L}'’]+\s+){1,2}(?:park|hall|cent(?:er|re)|church|school|library|beach|gardens?|museum|gallery|stadium|arena|hotel|club|bar|pub|caf[eé]|square|theat(?:er|re)|room|yard|farm|marina|pier|plaza))(?![\p{L}])/iu;

const CONTACT = new RegExp(`(?:(?:contact|call|phone|tel|whats ?app|text|e-?mail|mail|dm|follow|instagram|insta|ig|web ?site|visit|handle|at|on|order at|book at|apply at|info at|tickets at|shop at|more at|see|via)(?: us)?(?: (?:at|on|is|via|through))?:?\\s+)?(?<fact>${FACT_PATTERNS.email}|${FACT_PATTERNS.web}|(?<![\\p{L}\\p{N}])${FACT_PATTERNS.handle}|${FACT_PATTERNS.phone})`, 'iu');

export interface Details {
  offer: string | null;
  callToAction: string | null;
  /** When and where, in the order in which people look for it. */
  lines: string[];
  /** Old price. */
  before: string | null;
}

/** The written text of a match that a pattern found in what is left. */
function takeWritten(scan: Scan, pattern: RegExp, group = 0): { text: string; index: number } | null {
  const match = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(scan.rest);
  if (!match || match[0].trim() === '') return null;
  const whole = scan.written(match.index, match.index + match[0].length);
  const part = group === 0 ? whole : (match[group] ?? match[0]);
  const at = match[0].indexOf(part);
  const text = group === 0 ? whole : whole.slice(at, at + part.length);
  scan.cut(match.index, match.index + match[0].length);
  return { text, index: match.index };
}

/** Takes contacts: handles, addresses of the net, phone numbers. */
export function takeContacts(scan: Scan): string[] {
  const contacts: string[] = [];
  for (let match = CONTACT.exec(scan.rest); match && contacts.length < 3; match = CONTACT.exec(scan.rest)) {
    const fact = match.groups?.fact ?? '';
    const at = match.index + match[0].lastIndexOf(fact);
    const verb = /^(call|text|whats ?app|phone)/i.exec(match[0])?.[1];
    const contact = scan.written(at, at + fact.length).replace(/[.,;]+$/, '');
    contacts.push(verb && /^[\d+(]/.test(contact) ? `${capital(verb.toLowerCase()).replace(/whats ?app/i, 'WhatsApp').replace('Phone', 'Call')} ${contact}` : contact);
    scan.cut(match.index, match.index + match[0].length);
  }
  return contacts;
}

/** Takes days, times and places; each kind once, joined where they belong together. */
export function takeOccasion(scan: Scan): string[] {
  const when: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const found = takeWritten(scan, WHEN);
    if (!found) break;
    when.push(detailText(found.text));
  }
  const where = takeWritten(scan, WHERE);
  // Names are told by their capitals, so what was written counts, not what is left of it in lower case.
  const venue = takeNamedPlace(scan, VENUE) ?? takeNamedPlace(scan, HOUSE) ?? takeNamedPlace(scan, GROUNDS);
  const lines: string[] = [];
  const [first, ...others] = when;
  if (first) lines.push([first, ...others.map((one) => one.replace(/^At /, 'at ').replace(/^From /, 'from '))].join(', ').replace(/, (at|from) /g, ' $1 '));
  const place = [venue, where ? detailText(where.text.replace(/^(?:at|in|on)\s+/i, '')) : null].filter((one) => one !== null);
  if (place.length > 0) lines.push(place.join(', '));
  return lines;
}

function takeNamedPlace(scan: Scan, pattern: RegExp): string | null {
  // Only what nobody has taken yet.
  let open = '';
  for (let index = 0; index < scan.source.length; index += 1) open += scan.rest[index] === ' ' || scan.rest[index] === ',' ? scan.rest[index] : (scan.source[index] ?? '');
  const match = pattern.exec(open);
  const name = match?.[1];
  if (!match || !name) return null;
  scan.cut(match.index, match.index + match[0].length);
  const plain = name.replace(/^the (?=\p{Ll})/u, '').replace(/^my /i, 'our ');
  return pattern === GROUNDS ? titled(plain) : capital(plain);
}

/** Takes the call to action where one was said. */
export function takeAction(scan: Scan): string | null {
  for (const segment of segmentsOf(scan.rest)) {
    const match = ACTION.exec(segment.text);
    if (!match) continue;
    const words = match[0].replace(/^the\s+/i, '').trim();
    const from = segment.start + match.index;
    const whole = segment.text.replace(/^\s*(?:and|with|plus|then|add|include|say|button|cta|:)\s+/i, '').trim();
    // "order online" in the middle of a sentence is a part of it.
    if (!ALONE.test(words) || (whole.length > words.length + 14 && !/(?:bio|whats|dm|via|by)/i.test(words))) continue;
    const text = scan.written(from, from + match[0].length).replace(/^the\s+/i, '');
    scan.cut(from, from + match[0].length);
    return capital(text).replace(/whats ?app/i, 'WhatsApp').replace(/\bdm\b/i, 'DM').replace(/\blink is in (?:the )?bio/i, 'link in bio');
  }
  return null;
}

/** Stretches between marks, with their places. */
function segmentsOf(text: string): { text: string; start: number }[] {
  const segments: { text: string; start: number }[] = [];
  let start = 0;
  for (const match of text.matchAll(/[,;\n|!?]|[.:](?=\s|$)| [–—-] |(?<!\p{L})(?:and|with|plus)(?!\p{L})/giu)) {
    segments.push({ text: text.slice(start, match.index), start });
    start = match.index + match[0].length;
  }
  segments.push({ text: text.slice(start), start });
  return segments;
}

/** Words that begin another thing behind an offer: "a 20% discount on everything". */
const JOINTS = 'on|for|at|in|of|off|to|until|till|from|with|and|or|this|that|if|when|per|only|today|now|everything|all|storewide|sitewide|everywhere';

/** Takes the reduction or the strongest offer. */
export function takeOffer(scan: Scan): { offer: string; before: string | null; index: number } | null {
  const reduced = REDUCED.exec(scan.rest);
  if (reduced) {
    const [old, now] = [reduced[1] ?? reduced[4] ?? reduced[6], reduced[2] ?? reduced[3] ?? reduced[5]];
    scan.cut(reduced.index, reduced.index + reduced[0].length);
    return { offer: `Now ${offerText(now ?? '')}`, before: `Was ${offerText(old ?? '')}`, index: reduced.index };
  }
  for (const pattern of OFFERS) {
    const found = takeWritten(scan, new RegExp(`(?<![\\p{L}\\p{N}$€£¥₹])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu'));
    if (!found) continue;
    // "a 30% off summer sale" is a summer sale still: the article belongs to what stands behind.
    const end = found.index + found.text.length;
    if (/(?<!\p{L})(?:an?|the|our|my)\s+$/iu.test(scan.rest.slice(0, found.index)) && new RegExp(`^\\s+(?!(?:${JOINTS})(?!\\p{L}))\\p{L}`, 'iu').test(scan.rest.slice(end))) scan.blank(found.index, end);
    return { offer: offerText(found.text), before: null, index: found.index };
  }
  return null;
}

/** Whether words are an offer and nothing else. */
export function isOffer(text: string): boolean {
  return text.length <= 28 && (new RegExp(`^(?:${OFFERS.join('|')})(?: (?:off|discount|only|today))?[!.]?$`, 'iu').test(text.trim()));
}

/** Whether each of several stretches is a thing and its price, as on a menu. */
export function isPriced(text: string): boolean {
  return new RegExp(`^[\\p{L}][\\p{L}\\p{N} '’&()-]{1,40}[\\s:–-]+${MONEY}$`, 'iu').test(text.trim());
}
