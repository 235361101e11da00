/**
 * What a statement of a brief says besides its subject: offers, prices, days, places, contacts, codes, calls to action.
 * They are peeled from a statement's ends; what stands in the middle of a sentence belongs to it and stays there.
 */
import { FACT_PATTERNS } from '../facts.ts';
import { capital, detailText, offerText, spelled, tidy, titled } from './copy.ts';

export type SaidFact =
  | { kind: 'offer'; text: string; before: string | null }
  | { kind: 'when' | 'place' | 'contact' | 'action' | 'code'; text: string };

const MONEY = FACT_PATTERNS.money;

/** What is to be had, the strongest first. */
const OFFERS: readonly string[] = [
  `(?:any )?\\d{1,2} (?:pieces? |pcs? )?for (?:only |just )?${MONEY}`,
  'first (?:class|lesson|session|month|visit|consultation|week|box|order) (?:is )?free',
  `free (?:worldwide |same day |next day |local )?(?:shipping|delivery|returns?)(?: (?:on|for) (?:all )?(?:orders?|purchases?))?(?: (?:over|above|from) ${MONEY})?`,
  `(?:(?:up to|save(?: up to)?|extra|flat|get|take|enjoy|now|another|jusqu'à|bis zu|hasta|-) ?)*\\d{1,3}\\s?(?:%|percent)(?: ?(?:off|discount|reduction|cashback|rabatt|de descuento|de réduction|korting|sconto))?(?: (?:on )?(?:everything|all orders|all items|(?:your|the|their) (?:first|next|whole) (?:order|purchase)|site ?wide|storewide|the whole (?:shop|store)|first order|auf alles|sur tout))?`,
  `(?:save|get) ${MONEY}(?: off)?|${MONEY} off`,
  `buy (?:\\d+|one|two|three)(?: \\p{L}+)?,? get (?:the )?(?:\\d+(?:st|nd|rd|th)?|one|two|another|one more)(?: one)?(?: (?:free|half(?: price)?|for free|\\d+% off))?|bogo|2 ?for ?1|two for one|\\d ?for ?(?:the price of ?)?\\d|half[ -]price`,
  `(?:(?:only|just|from|now|for|under|starting (?:at|from)|as low as|tickets?(?: from| at| are| for)?|entry|price:?|only for|at|value|worth) )*${MONEY}(?: ?(?:only|each|per \\p{L}+|an? (?:piece|hour|day|month|week|night|year|person|head|ticket|set|pair|box|bag|jar|bottle|bunch|dozen|slice|class|session|lesson)|/ ?\\p{L}+|pp))?`,
  'free (?:trial (?:class|lesson|session|week|month|day)|yoga class|entry|entrance|admission|coffee|gift|trial|samples?|tasting|consultation|class|lesson|parking|quote)|(?<=^|(?:get|plus|with|and|&|\\+|a|includes?|including|your) )free \\p{L}+',
];

/** "was $80 now $49": the new price is the offer, the old one a detail. Without a currency both numbers must stand there. */
const PRICE = `(?:${MONEY}|\\d+(?:[.,]\\d{2})?)`;
export const REDUCED = new RegExp(`(?:(?:(?:old|normal|regular|usual|original|full) )?(?:price )?(?:was|were|used to be|before|normally|usually|originally|instead of|rrp|reduced from|down from)(?: (?:is|it was|it is|was|price))?|(?:old|normal|regular|usual|original|full) price)\\s*:?\\s*(${PRICE})\\s*(?:,|\\.|;|-|–|→|->)?\\s*(?:is |it'?s |and |but )?(?:now|only|today|to|just|new price|sale price|this week)\\s*(?:is |only |just |for |at )*(${PRICE})|(?:now|only|just)\\s+(?:only |just )?(${MONEY})\\s*(?:,|\\()?\\s*(?:was|instead of|not|before|reduced from|down from|rrp)\\s*(${MONEY})\\)?|(${PRICE})\\s+(?:instead of|down from|reduced from|not)\\s+(${PRICE})|(?:was|used to be|before|instead of|rrp)\\s*:?\\s*(${MONEY})\\s*(?:,|;|-|–|→|->)?\\s*(${MONEY})`, 'iu');

export const ACTION = "(?:order|dm|message|text|call|whats ?app|email|buy|book|shop|available|contact|inquire|enquire)(?: us| me)? (?:via|by|on|through|at|in) (?:whats ?app|instagram|insta|dm|phone|e-?mail|our (?:website|site|shop|store)|etsy|the app|direct message|messenger|telegram)|(?:dm|message|text|call|whats ?app|email|contact|inquire|enquire)(?: us| me)? (?:now|to order|for (?:orders|bookings|details|more|info|price))|(?:shop|order|buy|book|call|visit|join|reserve|pre-?order|register|enroll?|apply|subscribe)(?: (?:now|today|here|online|us))+|learn more|find out more|read more|get yours|sign up(?: now| today)?|rsvp|swipe up|tap (?:the link|to shop)|message us|contact us|get started|(?:buy|get)(?: your)? tickets|book (?:a table|your (?:table|spot|seat|place|appointment))|reserve (?:a|your) (?:table|spot|seat|place)|(?:the )?link (?:is )?in (?:the |my |our )?(?:bio|profile|description)|dm (?:us|me|to order|for (?:price|details|orders|info))(?: to order)?|donate(?: now| today)?|download(?: now)?|try it|see you there|while stocks? lasts?";

const DAY_NAMES = '(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?';
const WEEKDAY = `(?<!(?:black|good|cyber|taco|giving|super|palm|easter|fat|casual|throwback|small business|sweet|happy|motivational|motivation) )${DAY_NAMES}`;
/** "mon-thu 9-6", "sun closed". */
export const ROW_OF_HOURS = `${DAY_NAMES}(?:\\s?(?:-|–|to|and|&)\\s?${DAY_NAMES})?:?\\s+(?:${FACT_PATTERNS.hours}|closed)`;
export const DAY = `(?:(?:(?:(?:order|book|rsvp|reply|apply|register|sign up) (?:by|before|until|till))|(?:(?:the )?(?:sale|offer) )?(?:ends?|starts?|valid)(?: (?:until|on|from))?|valid (?:until|till|through|from|to)|redeemable until|good until) )?(?:(?:every|each|this|next|on|all|until|till|from|only|starts?|starting|ends?|ending|through|by|first|second|third|fourth|last|other|1st|2nd|3rd|4th) )*(?:${WEEKDAY} \\d{1,2}(?:st|nd|rd|th)?\\s?(?:-|–|to|and|&|\\+)\\s?(?:${WEEKDAY} )?(?:${FACT_PATTERNS.date})|${WEEKDAY}(?:\\s?(?:-|–|to|and|&|\\+|/)\\s?${WEEKDAY})*(?:,? (?:the )?(?:${FACT_PATTERNS.date}))?|(?:from )?\\d{1,2}(?:st|nd|rd|th)?\\s?(?:-|–|to|until|till)\\s?(?:${FACT_PATTERNS.date})|${FACT_PATTERNS.date}(?:\\s?(?:-|–|to|until)\\s?(?:${FACT_PATTERNS.date}|\\d{1,2})|(?:(?:,|\\s?(?:&|and|\\+))\\s?(?:${FACT_PATTERNS.date}|\\d{1,2}(?:st|nd|rd|th)?(?![\\d%€$£:.]|\\s?(?:%|[ap]m|-|–|to |x|people|spots|seats))))+)?|\\d{1,2}(?:st|nd|rd|th)?\\s?(?:&|and|\\+)\\s?(?:${FACT_PATTERNS.date})|today(?: only)?|tomorrow|tonight|(?:this|next) (?:week(?:end)?|month)(?: only)?)(?: (?:only|morning|afternoon|evening|night))?`;
const CLOCK = `(?:(?:from|at|between|,|@|doors(?: open)?(?: at)?) ?)?(?:${FACT_PATTERNS.hours}|${FACT_PATTERNS.time}|(?<=at )\\d{1,2}(?![\\d.,:%€$£]))(?: (?:gmt|est|cet|cest|pst|utc|bst|edt|pdt|ist|aest|et|pt)(?!\\p{L}))?`;
export const WHEN = `(?:${DAY}(?:,? ?${CLOCK})*|(?:from |at |between |doors (?:open )?(?:at )?)?(?:${FACT_PATTERNS.hours})|(?:at |from |doors (?:open )?(?:at )?)?(?:${FACT_PATTERNS.time}))`;
/** Days without a name, which alone are one: "weekends", "daily". */
const RHYTHM = '(?:weekends|daily|every (?:day|morning|evening|night|afternoon|week|month)|monthly|weekly|all (?:week(?:end)?|day|month)(?: long)?)';
/** "ages 6-12", "size 36-42": no hours. */
const NO_HOURS = /(?:ages?|aged|sizes?|kids|children|levels?|chapters?|pages?|no\.?|nr\.?|from|up to)\s*$/iu;

const ROAD = '(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|square|sq|place|pl|way|boulevard|blvd|court|ct|highway|hwy|terrace|row|quay|plaza|market|park|stra(?:ß|ss)e|platz|weg|gasse)';
export const ADDRESS = `(?:at |in |on )?\\d{1,5}[a-z]? (?:[\\p{L}.'’-]+ ){0,3}?${ROAD}`;
/** "at the Blue Room": a proper name behind at. Names are told by their capitals. */
const VENUE = /(?<=\s|^)(?:at|@)\s+((?:the\s+)?\p{Lu}[\p{L}\p{N}&'’]*(?:\s+(?:of\s+)?\p{Lu}[\p{L}\p{N}&'’]*)*)$/u;
const HOUSE = /(?<=\s|^)(?:at|in)\s+((?:our|the|my)\s+(?:house|home|place|garden|shop|store|studio|church|school|park|beach|office|town hall|community cent(?:er|re)|library|gym(?: hall| room)?|yard|garage|village hall|caf[eé])(?:\s+in\s+\p{Lu}\p{L}+)?)$/iu;
const PLACE = 'park|hall|cent(?:er|re)|church|school|library|beach|gardens?|museum|gallery|stadium|arena|hotel|club|bar|pub|caf[eé]|square|theat(?:er|re)|room|yard|farm|marina|pier|plaza';
/** "at St Mary's school hall": a name that goes on to what it is the name of. */
const NAMED_GROUNDS = new RegExp(`(?<=\\s|^)(?:at|in)\\s+((?:the\\s+)?\\p{Lu}[\\p{L}\\p{N}&'’.]*(?:\\s+\\p{Lu}[\\p{L}\\p{N}&'’.]*)*\\s+(?:\\p{Ll}+\\s+)?(?:${PLACE}|campus|gym|court))$`, 'u');
/** "at riverside park": a place by what it is. */
const GROUNDS = new RegExp(`(?<=\\s|^)(?:(?:at|in)\\s+)?((?:the\\s+)?(?:[\\p{L}'’]+\\s+){1,2}(?:${PLACE}))$`, 'iu');

const CALLING = '(?:(?:my |our |the )?(?:blog|web ?site|site|shop|store|e-?mail|mail|number|phone(?: number)?|mobile|cell|whats ?app|insta(?:gram)?|handle|tik ?tok|link|page|profile|user ?name|contact)(?: (?:name|address))? is|(?:find|reach|get|text|dm|message) (?:me|us)(?: (?:on|at|via) (?:insta(?:gram)?|ig|tik ?tok|etsy|facebook|fb|whats ?app))?|(?:i\'?m|i am|we\'?re|we are|it\'?s)(?= @)|(?:on |at )?(?:my|our) (?:ig|insta(?:gram)?|tik ?tok|page|handle|profile|account)(?= @)|(?:write|message|text)(?: to)?(?: me| us)? (?:in|on|at|to|via|by) (?:my |our )?(?:whats ?app|instagram|insta|telegram|viber|messenger|e-?mail)|contact|(?:call|text|ring|phone)(?: or | ?/ ?)(?:call|text|whats ?app|dm|message|e-?mail)|call|ring|phone|tel|whats ?app|text|e-?mail|mail|dm|follow|instagram|insta|ig|visit|handle|order at|book at|apply at|info at|tickets at|shop at|more at|see|via)(?: us| me)?(?: (?:at|on|is|via|through))?:?\\s+';
export const REACHED = `(?:${FACT_PATTERNS.email}|${FACT_PATTERNS.web}|${FACT_PATTERNS.handle}|${FACT_PATTERNS.phone})`;
const CODE = '(?:(?:with|using|use|enter)\\s+)?(?:(?:the|my|our|promo|promotion|discount|voucher|coupon)\\s+)*code:?\\s+(\\p{Lu}[\\p{Lu}\\p{N}-]{2,15}|[\\p{L}-]*\\d[\\p{L}\\d-]{1,15})';

/** Words on which a statement cannot end or begin: what followed or led belongs to it. */
export const OPEN_END = /(?:^|\s)(?:to|for|the|a|an|at|of|in|on|by|with|from|under|over|until|till|and|or|but|my|our|your|is|are|was|be|will|get|gets|all|every|each|just|about|than|between|call|open|opens|opening|close|closes|closing|start|starts|starting|begin|begins|end|ends|back|arrives?|due|ready|send|available|reopen|reopens|reopening|born|since|before|after|than|plus|made|make|spend|save|win|pay|worth|costs?|earn(?:ed)?|address|around|near|price|size|ages?|via|meet|see you)$/iu;
const OPEN_START = /^(?:off|than|per|each|only|and|or|to|of|selling|minimum|deposit|in|special|specials|deals?|menu|night|market|sale|drop|edition|brunch|lunch|dinner|is|are|was|we|from|till|until|class|classes|session|sessions|morning|mornings)(?!\p{L})/iu;
const JOINT_END = /(?:[\s,;:–—-]|(?<!\p{L})(?:and|with|use|using|for|at|on|plus|&|,)(?!\p{L}))+$/iu;
const JOINT_START = /^(?:[\s,;:–—-]|(?:and|with|for|on|plus|&|at)(?=\s))+/iu;

/** "sign up at the bar": a place that belongs to what is done there. */
const DONE_THERE = /(?:sign ?up|register|registration|book|order|available|pick ?up|collect(?:ion)?|pay|apply|enquire|ask|meet|park(?:ing)?|entrance|queue|served|sold|seat(?:s|ing)?)$/iu;

interface Peeled {
  fact: SaidFact;
  rest: string;
}

const at = (pattern: string, end: boolean) => new RegExp(end ? `(?<![\\p{L}\\p{N}$€£¥₹₦₱₺₫฿₩@])(?:${pattern})[.!]*$` : `^(?:${pattern})(?![\\p{L}\\p{N}%]|['’]\\p{L})`, 'iu');
const OFFER_AT = { end: OFFERS.map((pattern) => at(pattern, true)), start: OFFERS.map((pattern) => at(pattern, false)) };
const WHEN_AT = { end: [at(WHEN, true), new RegExp(`^${RHYTHM}$`, 'iu')], start: [at(WHEN, false)] };
const PATTERNS_AT = {
  end: { code: at(CODE, true), action: at(ACTION, true), address: at(ADDRESS, true), contact: at(`(?:${CALLING})?${REACHED}`, true) },
  start: { code: at(CODE, false), action: at(ACTION, false), address: at(ADDRESS, false), contact: at(`(?:${CALLING})?${REACHED}`, false) },
};

const BARE = at(REACHED, true);

function contactText(text: string): string {
  const fact = new RegExp(`${REACHED}[.!]*$`, 'iu').exec(text)?.[0].replace(/[.,;!]+$/, '') ?? text;
  const verb = /^(?:call|text|ring|phone)(?:(?: or | ?\/ ?)(?:call|text|whats ?app|dm|message|e-?mail))?|whats ?app/i.exec(text)?.[0];
  return verb && /^[\d+(]/.test(fact) ? `${capital(verb.toLowerCase()).replace(/whats ?app/i, 'WhatsApp').replace('Phone', 'Call')} ${fact}` : fact;
}

export const actionText = (text: string) => capital(tidy(text).replace(/^the\s+/i, '')).replace(/whats ?app/i, 'WhatsApp').replace(/\bdm\b/i, 'DM').replace(/\blink is in (?:the |my |our )?bio/i, 'link in bio');
const codeText = (text: string) => `Code ${new RegExp(CODE, 'u').exec(text)?.[1] ?? /\S+$/.exec(text)?.[0] ?? ''}`.trim();
const placeText = (text: string) => detailText(text.replace(/^(?:at|in|on|@)\s+/i, '').replace(/^the (?=\p{Ll})/u, '').replace(/^my /i, 'our '));

/** The longest fact at one end of a text. */
function factAt(text: string, side: 'end' | 'start', subject = false): Peeled | null {
  const end = side === 'end';
  let best: { fact: SaidFact; length: number } | null = null;
  const offer = (found: string, fact: SaidFact) => {
    if (found.trim() !== '' && found.length > (best?.length ?? 0)) best = { fact, length: found.length };
  };
  const reduced = REDUCED.exec(text);
  if (reduced && (end ? reduced.index + reduced[0].length === text.length : reduced.index === 0)) {
    const [old, now] = [reduced[1] ?? reduced[4] ?? reduced[6] ?? reduced[7], reduced[2] ?? reduced[3] ?? reduced[5] ?? reduced[8]];
    offer(reduced[0], { kind: 'offer', text: `Now ${offerText(now ?? '')}`, before: `Was ${offerText(old ?? '')}` });
  }
  for (const pattern of OFFER_AT[side]) {
    const found = pattern.exec(text)?.[0];
    // "a $20 gift card": the price is a part of the thing.
    if (found && !(end && /(?<!\p{L})(?:an?|over|above|than|of|another|the|your)\s+$/iu.test(text.slice(0, text.length - found.length)) && /[$€£¥₹₦₱₺₫฿₩]|dollar|euro|pound/i.test(found))) offer(found, { kind: 'offer', text: offerText(found), before: null });
  }
  for (const pattern of WHEN_AT[side]) {
    const found = pattern.exec(text)?.[0];
    const before = found && end ? text.slice(0, text.length - found.length) : '';
    if (found && !(/^\d/.test(found) && NO_HOURS.test(before))) offer(found, { kind: 'when', text: detailText(found) });
  }
  const { code, action, address, contact } = PATTERNS_AT[side];
  for (const [pattern, make] of [[code, (found: string): SaidFact => ({ kind: 'code', text: codeText(found) })], [action, (found: string): SaidFact => ({ kind: 'action', text: actionText(found) })], [address, (found: string): SaidFact => ({ kind: 'place', text: placeText(found) })], [contact, (found: string): SaidFact => ({ kind: 'contact', text: contactText(found) })]] as const) {
    let found = pattern.exec(text)?.[0];
    // "order via WhatsApp +44 …": the verb is the call to action's.
    if (found && end && pattern === contact && PATTERNS_AT.end.action.test(text.slice(0, text.length - (BARE.exec(text)?.[0].length ?? 0)).trim())) found = BARE.exec(text)?.[0];
    if (found) offer(found, make(found));
  }
  if (end) {
    for (const pattern of [VENUE, HOUSE, NAMED_GROUNDS, GROUNDS]) {
      const found = pattern.exec(text);
      // Grounds without "at" only where they are all that is said.
      if (found?.[1] && (pattern !== GROUNDS || /^(?:at|in)\s/i.test(found[0]) || (!subject && found.index === 0 && found[0].length === text.length && found[0].split(' ').length <= 3))) {
        if (/(?:team|everyone|us|gang|crew|staff|friends|family|all)\s*$/iu.test(text.slice(0, found.index))) continue;
        const name = found[1].replace(/^the (?=\p{Ll})/u, '').replace(/^my /i, 'our ');
        offer(found[0], { kind: 'place', text: pattern === GROUNDS ? titled(name) : capital(name) });
      }
    }
  }
  const taken = best as { fact: SaidFact; length: number } | null;
  if (!taken) return null;
  return { fact: taken.fact, rest: end ? text.slice(0, text.length - taken.length) : text.slice(taken.length) };
}

export interface PeeledStatement {
  /** What it says besides; empty where it is facts and nothing else. */
  core: string;
  /** In the order in which they were said. */
  facts: SaidFact[];
  /** A fact stayed in it. */
  kept?: true;
}

/**
 * A statement without the facts at its ends. A fact that the rest cannot do without ("send your CV to …", "orders close on …") stays.
 * `joined`: whether the offer may also stand in the middle ("gift voucher 50 € for a massage"), as in what a design is for.
 */
export function peel(statement: string, joined = false): PeeledStatement {
  const behind: SaidFact[] = [];
  const before: SaidFact[] = [];
  let core = statement.trim();
  for (let found = factAt(core, 'end', joined); found && core !== ''; found = factAt(core, 'end', joined)) {
    const rest = found.rest.replace(JOINT_END, '');
    if (OPEN_END.test(rest) || (found.fact.kind === 'place' && DONE_THERE.test(rest))) return whole(statement, found.fact);
    behind.unshift(found.fact);
    core = rest;
  }
  for (let found = core === '' ? null : factAt(core, 'start'); found; found = core === '' ? null : factAt(core, 'start')) {
    if (found.fact.kind === 'place' || (found.fact.kind === 'action' && found.rest.trim() !== '' && !/^[\s,–-]/.test(found.rest))) break;
    if (OPEN_START.test(found.rest.trim())) break;
    before.push(found.fact);
    core = found.rest.replace(JOINT_START, '').trim();
  }
  // "next drop friday 6pm", "register at kickers.example": too little is left to stand by itself.
  const [only] = behind;
  // "bins go out tuesdays": what happens and when is one thing to say.
  if (!joined && before.length === 0 && core !== '' && behind.length > 0 && behind.every(({ kind }) => kind === 'when') && !behind.some(({ text }) => isHours(text))) return { core: tidy(statement), facts: [], kept: true };
  const [first] = core.split(' ');
  if (!joined && before.length === 0 && only?.kind === 'contact' && behind.length === 1 && core.split(' ').length <= 2 && /^(?!order|book)\p{Ll}/u.test(first ?? '')) return whole(statement, only);
  if (!joined && before.length === 0 && only && behind.every(({ kind }) => kind === only.kind) && core !== '' && core.split(' ').length <= 2 && (only.kind === 'when' || (only.kind === 'contact' && /(?:at|to|via|on|by)\s+\S+$|^(?:call|text|whats ?app|contact|message|e-?mail|ask)\s/iu.test(statement)))) return { core: '', facts: [{ kind: only.kind, text: capital(only.kind === 'when' ? detailText(statement) : tidy(statement)) }] };
  const middle = joined ? offerInside(core) : null;
  if (middle) return { core: middle.core, facts: [...before, middle.fact, ...behind] };
  return { core, facts: [...before, ...behind] };
}

/** Whether a statement is words alone, as a point of a list is. */
export function saysNoFact(text: string): boolean {
  const { facts, kept } = peel(text);
  return facts.length === 0 && kept === undefined;
}

/** A statement that a fact belongs to: with a contact in it it stands where contacts do. */
function whole(statement: string, fact: SaidFact): PeeledStatement {
  return fact.kind === 'contact' ? { core: '', facts: [{ kind: 'contact', text: capital(tidy(statement)) }] } : { core: tidy(statement), facts: [] };
}

/** An offer between a thing and what it is for. */
function offerInside(text: string): { core: string; fact: SaidFact } | null {
  for (const pattern of OFFERS.slice(0, -1)) {
    const found = new RegExp(`^(.{3,40}?)[\\s,]+(${pattern})\\s+((?:for|on|at|in|with)\\s.+)$|^((?:an?|the|our|my)\\s+)(${pattern})\\s+(.+)$`, 'iu').exec(text);
    if (!found || /(?<!\p{L})(?:i|we|you|made|make|earn|spent|over|under|than|worth)(?!\p{L})/iu.test(found[1] ?? '')) continue;
    const [offer, core] = found[2] ? [found[2], `${found[1] ?? ''} ${found[3] ?? ''}`] : [found[5] ?? '', found[6] ?? ''];
    if (offer === '' || OPEN_START.test(core) || /^(?:on|off|for)\s/.test(core) && !found[2]) return { core: core.replace(/^(?:on|off|for)\s+/, ''), fact: { kind: 'offer', text: offerText(offer), before: null } };
    return { core, fact: { kind: 'offer', text: offerText(offer), before: null } };
  }
  return null;
}

/** Whether words are an offer and nothing else. */
export function isOffer(text: string): boolean {
  return text.length <= 28 && new RegExp(`^(?:${OFFERS.join('|')})(?: (?:off|discount|only|today))?[!.]?$`, 'iu').test(text.trim());
}

/** Whether a statement is a thing and its price, as on a menu; `bare`: whether a number alone may be a price. */
export function isPriced(text: string, bare = false): boolean {
  return new RegExp(`^\\p{L}[\\p{L}\\p{N} '’&()+-]{1,40}?[\\s:–-]+(?:${MONEY}${bare ? '|\\d+(?:[.,]\\d{1,2})?' : ''})$`, 'iu').test(text.trim());
}

/** Whether a statement is a day and its hours: a row of its own. */
export function isHours(text: string): boolean {
  return new RegExp(`^(?:on )?${DAY_NAMES}(?:\\s?(?:-|–|to|and|&)\\s?${DAY_NAMES})?:?\\s+(?:${FACT_PATTERNS.hours}|closed|open|${FACT_PATTERNS.time}.*)$`, 'iu').test(text.trim());
}

/** Hours that were said in one breath, each a row: "mon-fri 9-6 sat 10-2". */
export function hoursIn(text: string): string[] {
  return [...text.matchAll(new RegExp(ROW_OF_HOURS, 'giu'))].map(([row]) => spelled(detailText(row)));
}
