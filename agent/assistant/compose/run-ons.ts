/**
 * What is typed in one breath, without a mark between its things: "garage sale saturday 9-2 42 maple ave everything must go cash only".
 * It is parted where facts, set phrases and new sentences begin and end; what cannot stand without its neighbour stays with it.
 */
import { FACT_PATTERNS } from '../facts.ts';
import { DESIGN_NOUNS } from './design-nouns.ts';
import { ACTION, ADDRESS, DAY, OPEN_END, REACHED, REDUCED, ROW_OF_HOURS, WHEN } from './facts-said.ts';

const { money: MONEY, time: TIME, hours: HOURS } = FACT_PATTERNS;

/** What stands by itself on a thousand designs. */
const SET_PHRASES = [
  'everything must go', 'walk[- ]?ins? (?:are )?(?:always )?welcome', '(?:all|everyone|kids|dogs|pets|families|beginners|newcomers|all levels|all ages)(?: (?:are|is))? (?:always )?welcome', 'no (?:appointment|booking|experience|sign ?up|registration|ticket|card)s? (?:needed|required|necessary)',
  '(?:cash|card|card payments?|pickup|pick up|collection|delivery|online|adults|members|appointment) only', '(?:while|till|until) (?:stocks?|supplies|it|they) lasts?', 'limited (?:stock|spots?|spaces|seats|places|edition|time(?: only)?|availability|quantit(?:y|ies))', '(?:only )?\\d+ (?:spots?|seats|places|spaces|slots|tickets|pieces|left)(?: (?:left|available|only|remaining))?',
  'first come,? first served?', 'rain or shine', 'family friendly', 'dog friendly', '(?:all )?sales? (?:is |are )?final', 'no (?:refunds?|returns?|exchanges?|swaps|holds|reservations|minimum)', 'price (?:is )?(?:firm|negotiable)', '(?:ono|obo|or nearest offer|or best offer)', 'made to order', '(?:made|baked|roasted|printed|sewn) by hand', 'handmade with love', 'link (?:is )?in (?:the |my |our )?bio', 'see you (?:there|soon|then)', '(?:dm|message|text|pm) (?:me |us )?(?:to|for) (?:order|book|enquire|inquire|buy|claim|reserve|enter|info|details|orders|bookings|prices?|sizes?)',
  '(?:free|worldwide|international|same day|next day) (?:uk |us |local |worldwide |international )?(?:shipping|delivery|postage|parking|entry|entrance|admission|wi-?fi|refills?|samples?|gift wrap(?:ping)?)', 'back in stock', 'coming soon', 'ends? soon', 'last chance', 'open (?:24/7|late|daily|every ?day)', 'by appointment(?: only)?', 'thank(?: you|s| u)(?: all| everyone| guys)?(?: so much)?',
];
/** With what a sentence of its own begins, in the middle of a breath. */
const STARTERS = [
  "(?:we|they) (?:have|offer|sell|make|also|do|are|will|can|ship|deliver|accept|open|close|take|start|meet)", "(?:we're|were now|they're|we'll|we've|i've|i'll)", "(?:its|it's|it is) (?:at|on|in|from|for|only|free|all|just|a|an|the)", 'there (?:is|are|will be)', "there(?:'s|s)", 'come (?:and|join|by|down|along|say|see|hungry|early|find|visit|taste|try)', 'join (?:us|me)', 'bring (?:a|an|your|ur|own|the|friends?|cash|kids|snacks|some)', '(?:please|pls) (?:share|repost|rt|help|spread|bring|arrive|book|call|note|wear|dm|message|rsvp|text|order|be)',
  '(?:call|text|phone|ring|whats ?app|e-?mail|contact|message|dm|visit|follow)(?: us| me)?(?: (?:at|on|via))? (?=[@+\\d(]|[\\w.-]+@|www|(?:\\p{L}+ )?\\+?\\d{3}|[\\w-]+\\.\\p{L}{2,})', '(?:call|text|contact|message) (?:us|me|\\p{Lu}\\p{L}+)', '(?:register|sign up|book|apply|order|tickets|rsvp|info|enquiries)(?: (?:at|via|on|through|by|to|now|online|here)) ', 'send (?:your |ur |me |us |a )?(?:cv|resume|portfolio|message|dm|email|application|photo)', 'tag (?:a|\\d|two|three|your|someone)', 'like (?:and|&|this|the|our) ', 'follow (?:us|me|@|and|this|our)', '(?:must|you must|need to) (?:be|follow|have)', 'use (?:the )?code', 'swipe up', 'tap (?:the|to)', "don'?t (?:miss|forget|be)", 'dont (?:miss|forget|be)', 'set (?:a|your|ur) (?:reminder|alarm)', "(?:hosted|led|taught|run|organi[sz]ed) by",
];
/** Words that name the fact behind them: the cut comes before them. */
const LABELS = "(?:(?:on |at )?(?:my|our) (?:ig|insta(?:gram)?|tik ?tok|page|handle|profile)|next (?:drop|restock|class|session|event|market|date|one)|ends?|starts?|begins?|opens?|closes?|doors(?: open)?|kick ?off|deadline|order by|rsvp(?: by)?|apply by|book by|orders? (?:close|by)|tickets?|entry|entrance|admission|cover|deposit|minimum|min order|shipping|postage|delivery|p&p|fee|cost|costs|price|prices?(?: from)?|from|only|just|starting (?:at|from)|now|was|pick ?up|collection|location|venue|address|new address|where|when|date|time|host|with host|save|valid(?: until| till)?|until|till|on|at|in|every|this|next|last|come on|live|live on|i'?m|we'?re|find (?:me|us)|contact|call|phone|tel|text|whats ?app|insta(?:gram)?|ig|email|web|website|per|each|under|over)";

/** Behind these a phrase is part of a sentence: "our candles are back in stock". */
const UNDER_WAY = "(?<!(?<!\\p{L})(?:to|and|or|is|are|was|were|be|say|says|saying|please|pls|can|will|must|just|we|i|you|they|that|what|when|how|who|if|so|because|where|than|as|now|also|still|for|with|a|an|the|your|our|my|of|no|in|on|at|by|only|about|its|it's|from) )";
const SET = new RegExp(`(?<![\\p{L}\\p{N}])${UNDER_WAY}(?:${SET_PHRASES.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
const START = new RegExp(`(?<=[\\p{L}\\p{N}!%)] )${UNDER_WAY}(?:${STARTERS.join('|')})`, 'giu');
const EDGE = '(?<![\\p{L}\\p{N}$€£¥₹₦₱₺₫฿₩@.])';
const FACT = new RegExp(`${EDGE}(?:${ROW_OF_HOURS}|${REDUCED.source.replaceAll(/\((?!\?)/g, '(?:')}|${WHEN}|${ADDRESS}|${REACHED}|${ACTION}|${MONEY}(?: ?(?:each|per \\p{L}+|pp|a (?:piece|month|week|night|person|ticket)|off|only))?|(?:up to )?\\d{1,3} ?% off(?: everything)?|half price|2 for 1|bogo)(?![\\p{L}\\p{N}%])`, 'giu');
const IS_ROW = new RegExp(`^${ROW_OF_HOURS}$`, 'iu');
const LABEL_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])${LABELS}(?: ${LABELS})*\\s+$`, 'iu');
/** What goes on behind a set phrase. */
const PHRASE_GOES_ON = new RegExp(`^(?:${DESIGN_NOUNS}|for|of|on|to|from|in|at|with|and|&|or|until|till)(?!\\p{L})`, 'iu');
/** A sentence holds its one fact. */
const SENTENCE = /(?<!\p{L})(?:is|are|was|were|have|has|will|because|cause|if|when|so|that)(?!\p{L})|\p{L}['’](?:re|s|ll|ve)\s/iu;
/** Of these a fact at the end is parted too: "… next drop 15 nov". */
const STRONG = /(?:drop|restock|class|session|event|market|date|doors|deadline|tickets?|entry|admission|deposit|minimum|order|shipping|postage|fee|pick ?up|collection|location|venue|address|where|when|contact|call|phone|text|whats ?app)\s*$/iu;
/** "our new address …" is said of somebody. */
const OWNED = /(?<!\p{L})(?:our|my|your|their|the|a|an|new|same|to|and|or|is|are)\s*$/iu;
/** What goes on behind a fact belongs to it. */
const GOES_ON = /^(?:all|every|everything|selected|our|and|&|\+|or|of|off|per|each|for|to|till|until|than|only|is|are|was|were|has|have|will|means|at|in|from|with|-|–|\/|a |an |on (?:all|every|our|the|your|selected)|worth|minimum|deposit|if|when|because|ship|ships|so|but|sale|sales|menu|special|specials|night|market|edition|drop|restock|dinner|brunch|lunch|morning|session|class|vibes?|deals?|feels?|batch|flash|mood|orders?|delivery|shipping|cet|est|gmt|pst|utc|onwards?|sharp|ish|plus|instead|before|after|extra|\()/iu;

interface Stretch {
  start: number;
  end: number;
  /** A fact may belong to the words around it; a set phrase stands by itself; a beginning goes on with what follows. */
  kind: 'fact' | 'phrase' | 'beginning';
}

function stretchesIn(text: string): Stretch[] {
  const collect = (pattern: RegExp, kind: Stretch['kind']) => [...text.matchAll(pattern)].map((match): Stretch => ({ start: match.index, end: match.index + match[0].trimEnd().length, kind }));
  const found = [...collect(SET, 'phrase'), ...collect(START, 'beginning'), ...collect(FACT, 'fact')].sort((one, other) => one.start - other.start || other.end - one.end);
  return found.filter(({ start }, index) => !found.slice(0, index).some((before) => before.end > start));
}

/** Where a breath is to be parted. */
function cutsIn(text: string): number[] {
  const cuts = new Set<number>();
  const stretches = stretchesIn(text);
  const touches = (end: number, start: number) => text.slice(end, start).trim() === '';
  // Facts at the very end are peeled off there, with what must stay whole.
  let closing = stretches.length;
  for (let end = text.length; closing > 0 && stretches[closing - 1]?.kind === 'fact' && /^[\s.!]*$/u.test(text.slice(stretches[closing - 1]?.end, end)); closing -= 1) end = stretches[closing - 1]?.start ?? 0;
  const facts = stretches.slice(0, closing);
  if (facts.length < 2 && !severalPrices(text) && facts.every(({ kind }) => kind === 'fact') && (SENTENCE.test(text) || text.split(/\s+/).length < 8)) closing = 0;
  for (const [index, { start, end, kind }] of stretches.entries()) {
    const previous = stretches[index - 1];
    const named = kind === 'fact' ? LABEL_BEFORE.exec(text.slice(0, start)) : null;
    const label = named && OWNED.test(text.slice(0, named.index)) ? null : named;
    // Behind "call us at", "register via" stands what belongs to it.
    const begun = previous?.kind === 'beginning' && touches(previous.end, start);
    const from = label ? Math.max(label.index, previous?.end ?? 0) : start;
    const before = text.slice(0, from).trimEnd();
    const apart = kind !== 'fact' || (!begun && !OPEN_END.test(before) && !/^\s*for (?:an?|the|our|all) /iu.test(text.slice(end)) && (index < closing || (label !== null && STRONG.test(label[0]))));
    // Rows of hours, each by itself.
    if (previous && IS_ROW.test(text.slice(start, end)) && IS_ROW.test(text.slice(previous.start, previous.end))) cuts.add(start);
    if (apart && before !== '' && !(previous?.kind === 'fact' && kind === 'fact' && touches(previous.end, from))) cuts.add(text.length - text.slice(from).trimStart().length);
    if (kind === 'beginning' || index >= closing) continue;
    const behind = text.slice(end).trimStart();
    const next = stretches[index + 1];
    const stands = kind === 'phrase' ? !PHRASE_GOES_ON.test(behind) : apart && !GOES_ON.test(behind);
    if (behind !== '' && stands && !/^[,)\]]/.test(behind) && !(kind === 'fact' && next?.kind === 'fact' && touches(end, next.start))) cuts.add(text.length - behind.length);
  }
  return [...cuts].sort((one, other) => one - other);
}

/** A thing and its price, over and over: "latte 3.50 flat white 3.80 mocha 4". */
const ROW = /[\p{L}][\p{L}'’&/+()-]*(?: (?:[\p{L}&+(][\p{L}'’&/+()-]*|\d+(?=(?:cm|ml|g|pc|pcs|pack)\b)\S*)){0,4}? (?:[$€£¥₹₦₱₺₫฿₩]\s?)?\d{1,4}(?:[.,]\d{1,2})?(?:\s?(?:[$€£¥₹₦₱₺₫฿₩]|k(?!\p{L})))?(?=\s+\p{L}|\s*$)/giu;

/** Numbers of things, which are no prices. */
const COUNTED = /\d\s?(?:mins?|minutes|hours?|hrs?|days?|weeks?|years?|pcs|pieces|people|persons|followers|photos?|slots|spots|seats|guests|bed|bath|off|for|x)(?!\p{L})/iu;

/** "$10 cars $15 trucks": the price first. */
const PRICE_FIRST = /^(?:[$€£¥₹₦₱₺₫฿₩]\s?\d+(?:[.,]\d{1,2})? (?!per |each|off|for )\p{L}[\p{L} ]*? ?(?=[$€£¥₹₦₱₺₫฿₩]|$)){2,}$/u;

/** Rows of a price list that was typed without a mark; null where it is none. */
function rowsIn(text: string): string[] | null {
  const rows = [...text.matchAll(ROW)];
  const signed = rows.every(([row]) => /[$€£¥₹₦₱₺₫฿₩]/u.test(row));
  if (rows.length < (signed ? 2 : 3) || COUNTED.test(text) || REDUCED.test(text) || rows.some(([row]) => /^(?:or|and|for|from|just|only|now|all|under|over|to)\s/iu.test(row))) return null;
  const gaps = rows.slice(1).every((row, index) => text.slice((rows[index]?.index ?? 0) + (rows[index]?.[0].length ?? 0), row.index).trim() === '');
  if (!gaps) return null;
  const first = rows[0]?.index ?? 0;
  const last = rows.at(-1);
  const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
  return [text.slice(0, first).trim(), ...rows.map(([row]) => row), text.slice(end).trim()].filter(Boolean);
}

const severalPrices = (text: string): boolean => (text.match(new RegExp(MONEY, 'giu'))?.length ?? 0) > 1 && !REDUCED.test(text);

/** The things that a breath says, in order; the breath itself where it says one. */
export function breathsOf(text: string): string[] {
  const words = text.split(/\s+/).length;
  if (PRICE_FIRST.test(text)) return text.split(/\s+(?=[$€£¥₹₦₱₺₫฿₩])/u);
  if (words < (severalPrices(text) ? 4 : 6)) return [text];
  const rows = new RegExp(`(?<!\\p{L})(?:${TIME}|${HOURS}|${DAY})(?!\\p{L})`, 'iu').test(text) ? null : rowsIn(text);
  if (rows) return rows;
  const cuts = cutsIn(text);
  const parts = [0, ...cuts].map((from, index) => text.slice(from, cuts[index] ?? text.length).trim());
  return parts.filter((part) => part !== '');
}
