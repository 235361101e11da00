/** From what people say about a design to the words that stand on it: short, capitalised as headlines are, nothing invented. */
import { written } from '../facts.ts';

/** The words of a design. */
export interface Copy {
  headline: string | null;
  subheading: string | null;
  /** What is to be had: "30% off", "from $49". */
  offer: string | null;
  callToAction: string | null;
  /** Days, places, contacts and everything else that stands on it, in order. */
  lines: string[];
  /** Asked for: ground first, then accent. */
  colors: string[];
  /** Further pages, in the look of the first. */
  pages?: Copy[];
}

const SMALL = new Set(['a', 'an', 'the', 'and', 'or', 'of', 'for', 'in', 'on', 'at', 'to', 'with', 'by', 'from', 'vs', 'as', 'is']);
/** Words that make a sentence of a few words. */
const SENTENCE = /(?<![\p{L}'’])(?:is|are|am|was|were|we|you|i|our|your|has|have|will|don'?t|can'?t|does|how|why|what|when|who|it'?s|that'?s|we'?re|you'?re|i'?m|tried|wanted|never|always|everything|must)(?![\p{L}'’])|^(?:get|save|come|join|shop|buy|try|meet|let'?s|do|be|make|take|win|stop|start|find|enjoy|discover|learn|say)(?!\p{L})/iu;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Days, months, feasts and platforms as they are written, and "I" of those who type it small. */
const PROPER = /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)(?=\s?(?:-|–|\d|closed|open|to\s|&))|january|february|april|june|july|august|september|october|november|december|christmas|xmas|easter|halloween|thanksgiving|valentine|ramadan|diwali|eid|hanukkah|instagram|facebook|pinterest|tiktok|youtube|etsy|ebay|depop|vinted|poshmark|amazon|shopify|whatsapp|paypal|venmo|google|wi-?fi)(?!\p{L})|(?<=\d\s?)(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?!\p{L})|(?<!\p{L})(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|march|may)(?=\s\d)|(?<=\d(?:st|nd|rd|th)?\s)(?:march|may)(?!\p{L})/giu;
const OWN_WAY: Readonly<Record<string, string>> = { tiktok: 'TikTok', youtube: 'YouTube', ebay: 'eBay', whatsapp: 'WhatsApp', paypal: 'PayPal', wifi: 'WiFi', 'wi-fi': 'WiFi' };
export const spelled = (text: string): string => text.replace(PROPER, (word) => OWN_WAY[word.toLowerCase()] ?? capital(word)).replace(/(?<![\p{L}.])i(?=(?:['’]\p{L}+)?(?:\s|$))/gu, 'I').replace(/(?<!\p{L})(?:cv|dm|diy|vip|bbq)(?!\p{L})/giu, (word) => word.toUpperCase()).replace(/([!?])\1+/g, '$1');

export const tidy = (text: string) => text.replace(/\s+/g, ' ').replace(/^[\s,.;:–—!&+-]+(?!\d)|[\s,.;:–—&+-]+$/g, '').trim();

/** "summer sale" → "Summer Sale"; sentences, other languages and what has capitals of its own keep theirs. */
export function titled(text: string): string {
  const words = text.split(' ');
  const foreign = /[^\p{ASCII}’‘“”–—…€£¥₹₦₱₺₫฿₩]|(?<!\p{L})(?:de|del|la|las|los|el|di|da|du|des|les|von|und|der|die|das|et|y)(?!\p{L})/u.test(text);
  if (foreign || words.length > 5 || SENTENCE.test(text) || /[!?.]$/.test(text)) return capital(text);
  return words.map((word, index) => (index > 0 && SMALL.has(word) ? word : /^\p{Ll}/u.test(word) ? word.split('-').map((part, at) => (at > 0 && SMALL.has(part) ? part : capital(part))).join('-') : word)).join(' ');
}

/** Behind "our", "the": they belong to a whole sentence, "our shop is closed". */
export const OF_A_SENTENCE = "\\s+(?:[\\p{L}'’-]+\\s+){1,4}(?:is|are|has|have|will|was|were|won|got|now|close|closes|open|opens|start|starts)(?!\\p{L})";

const APPROACHES: readonly RegExp[] = [
  /^(?:for|about|to (?:promote|announce|advertise|celebrate|show(?: off)?|sell|say|tell (?:people|everyone|everybody|ppl|folks|customers|clients|guests|followers|(?:my|our|the) \w+)(?: about| that)?|(?:let|inform|remind|warn) (?:people|everyone|everybody|ppl|folks|customers|clients|guests|followers|(?:my|our|the) \w+)(?: know)?(?: about| that| of)?)|that (?:promotes|announces|advertises|says|reads|shows)|announcing|promoting|advertising|celebrating|showing(?: off)?|featuring|saying|selling|of|on|with|and|plus|using|regarding|called|named|where|because|so that|who|it'?s|it is|this is|(?:i'?m|i am) an?|(?:i|we)(?: am| are|'m|'re)? (?:sell|selling)|i have|we have|im (?:having|doing|selling|running|launching|hosting|opening)|i'?m (?:having|doing|selling|running|launching|hosting|opening)|we'?re (?:having|doing|selling|running|launching|hosting|opening|offering)|we are (?:having|doing|selling|running|launching|hosting|opening|offering)|there is|there'?s|should say|the topic is|topic|theme)(?![\p{L}])[\s:]*/iu,
  /^(?:telling|letting|reminding|informing|showing|asking) (?:people|everyone|everybody|them|(?:my|our|the) [\p{L}]+)(?: know)?(?: that| about| of)?(?![\p{L}])\s+/iu,
  /^that (?:tells|lets|shows|reminds|informs|asks) (?:people|everyone|everybody|them|(?:my|our|the) [\p{L}]+)(?: know)?(?: that| about| of)?(?![\p{L}])\s+/iu,
  /^that(?=\s+(?:my|our|we|i|the|all|there|orders?|it'?s)(?!\p{L}))\s+/iu,
  /^in (?:english|french|german|spanish|italian|portuguese|dutch|polish|turkish|arabic|hindi|chinese)(?=\s*:|$)\s*/iu,
  new RegExp(`^(?:an?|some|this|these|upcoming|(?:my|our|the|their|her|his)(?!${OF_A_SENTENCE}))(?!\\p{L})\\s+`, 'iu'),
  /^(?:new )?blog (?:post|article)\s+(?=\d)/iu,
  /^(?:blog (?:post|article)|article|video|episode|podcast|reel|post|vlog|tutorial|newsletter|shop|store|business|brand|company|product)\s+(?:about|on|called|named)\s+/iu,
  /^(?:für (?:meinen|meine|meiner|mein|unseren|unsere|unser|den|die|das)|pour (?:mon|ma|mes|notre|nos|le|la|les)|para (?:mi|mis|nuestra|nuestro|la|el|minha|meu)|per (?:il mio|la mia|i miei|il|la)|voor (?:mijn|onze|de|het))\s+/iu,
  /^(?:launch|announcement|promotion|release|introduction|release|advertisement|promo) (?:of|for)\s+/iu,
  /^[:–—-](?!\d)\s*/u,
];
const BEHIND = /\s+(?:please|pls|plz|thanks|thank you|thx|for me|today please|asap|or (?:something|so)(?: like that)?|and (?:stuff|so on|things)|(?:in|as|for) (?:an? )?(?:instagram |insta |ig |facebook |fb )?(?:post|story|flyer|poster|reel|design|graphic|picture)|on (?:insta|ig|social media|socials)|if (?:possible|you can)|you know|lol)$/iu;

/** The subject itself, without the words that lead to it. */
export function subjectOf(text: string): string {
  let rest = tidy(text).replace(/^(?:i'?m|we'?re|i am|we are|we have been|i will be)\s+opening(?: up)?\s+(?:an?|my|our|the)?\s*(.+?)(\s+(?:next|this|on|in|at|tomorrow|today)(?!\p{L}).*)?$/iu, '$1 opening$2');
  for (let found = true; found; ) {
    found = false;
    for (const lead of APPROACHES) {
      // "The Blue Door" is a name.
      if (/^The \p{Lu}/u.test(rest) && lead.test('the x')) continue;
      const next = rest.replace(lead, '');
      if (next === rest || next === '') continue;
      rest = next;
      found = true;
    }
    const shorter = rest.replace(BEHIND, '');
    if (shorter !== rest) {
      rest = shorter;
      found = true;
    }
  }
  return tidy(/(?<!\p{L})(?:i|me|i['’]\p{L}+|im)(?!\p{L})/iu.test(rest) ? rest : rest.replace(/(?<!\p{L})my(?!\p{L})/giu, 'our'));
}

/** Occasions that people are the subject of. */
export const FEASTS = '(?:wedding|engagement|birthday|baby shower|bridal shower|retirement|graduation|anniversary|christening|baptism|housewarming|farewell|gender reveal|bachelor(?:ette)?|hen|stag|quincea[nñ]era|bar mitzvah|bat mitzvah|memorial|save the date)';

/** "Anna and Ben" → "Anna & Ben"; "Mia (5)" → "Mia turns 5". */
export function persons(names: string): string {
  const aged = /^(.+?)\s*\(\s*(\d{1,3})\s*\)$/u.exec(names.trim());
  if (aged?.[1] && aged[2]) return `${titled(aged[1])} turns ${aged[2]}`;
  return titled(names.trim().replace(/^our\s+/i, 'Our ')).replace(/^(\S+(?: \S+)?)\s+and\s+(\S+(?: \S+)?)$/u, '$1 & $2');
}

export interface Lead {
  headline: string;
  /** What explains it, where the subject says two things. */
  rest: string | null;
}

/** A subject as headline, and what of it stands better in a second line. */
export function leadOf(subject: string): Lead {
  const opening = /^((?:grand |soft |big )?(?:re-?)?opening|launch(?: party)?|anniversary|release)\s+of\s+(?:our |the |a )?(.+)$/iu.exec(subject);
  if (opening?.[1] && opening[2]) return { headline: titled(opening[1]), rest: titled(opening[2].replace(/^new (?=\p{L})/iu, 'new ')) };
  const named = /^(.+?)\s+(?:called|named)\s+["“]?(.+?)["”]?$/iu.exec(subject);
  if (named?.[1] && named[2]) return { headline: titled(named[2]), rest: titled(named[1]) };
  // "bakery Crumb": what stands in capitals behind a common word is its name.
  const proper = /^((?:new )?(?:bakery|caf[eé]|coffee shop|restaurant|shop|store|boutique|salon|studio|brand|business|company|gym|bar|band|blog|podcast|truck|stall|farm|hotel|school|agency|clinic|shop for [\p{Ll} ]+))\s+((?:\p{Lu}[\p{L}\p{N}&'’]*)(?:\s+(?:\p{Lu}|&|and )[\p{L}\p{N}&'’]*)*)$/u.exec(subject);
  if (proper?.[1] && proper[2]) return { headline: proper[2], rest: titled(proper[1]) };
  const turning = /^(?:(?:the )?birthday(?: party| invitation)? (?:for|of) )?(.{2,30}?)(?:'s)?\s+(?:is\s+)?turn(?:s|ing)\s+(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)$/iu.exec(subject);
  if (turning?.[1] && turning[2]) return { headline: `${titled(turning[1])} turns ${turning[2]}`, rest: 'Birthday party' };
  const feast = new RegExp(`^(?:the )?(${FEASTS})(?: party| ceremony| celebration| dinner| invitation| invite)? (?:for|of|with) (.+)$`, 'iu').exec(subject);
  if (feast?.[1] && feast[2]) return { headline: persons(feast[2]), rest: titled(feast[0].slice(0, feast[0].length - feast[2].length).replace(/^the /i, '').replace(/ (?:for|of|with) $/i, '')) };
  const greeting = /^((?:merry|happy|eid|ramadan|shubh|feliz|joyeux|joyeuses|frohe|fröhliche|buon|season'?s|warm|best|thank you|thanks|congratulations|greetings|welcome)(?: \p{L}[\p{L}'’]*){0,3}?)\s+((?:from|to|for)\s+.+)$/iu.exec(subject);
  if (greeting?.[1] && greeting[2]) return { headline: titled(greeting[1]), rest: capital(greeting[2].replace(/^for /i, /^thank/i.test(greeting[1]) ? 'to ' : 'for ')) };
  const sold = /^(?:to )?sell(?:ing)? (?:our|my) (.+)$/iu.exec(subject);
  if (sold?.[1]) return { headline: `${titled(sold[1])} for Sale`, rest: null };
  const seller = /^(?:selling|hiring)\s+(.+)$/iu.exec(subject);
  if (seller && /^hiring/i.test(subject)) return { headline: `We’re hiring ${seller[1] ?? ''}`.trim(), rest: null };
  if (/^hiring$/i.test(subject)) return { headline: 'We’re hiring', rest: null };
  const place = /^(.{3,40}?)\s+(?:at|by|from|in)\s+(our (?:new )?[\p{L} ]{3,30})$/iu.exec(subject);
  if (place?.[1] && place[2]) return { headline: titled(place[1]), rest: capital(place[2]) };
  const meeting = /^(.{3,40}) meets?$/iu.exec(subject);
  if (meeting?.[1]) return { headline: titled(meeting[1]), rest: null };
  const played = /^(concert|gig|show|live set|exhibition|reading|recital)\s+(?:for|of|by|with)\s+((?:The |the )?\p{Lu}.*)$/u.exec(subject) ?? /^(Concert|Gig|Show|Exhibition)\s+(?:for|of|by|with)\s+((?:The |the )?\p{Lu}.*)$/u.exec(subject);
  if (played?.[1] && played[2]) return { headline: capital(played[2]), rest: capital(played[1]) };
  const because = /^(.{6,45}?)\s+because\s+(.+)$/iu.exec(subject);
  if (because?.[1] && because[2]) return { headline: capital(because[1]), rest: capital(because[2]) };
  // Long ones break before what follows from the first words.
  const long = subject.split(' ').length > 7 ? /^(.{12,42}?)(?:,|\s+(?:–|-)|\s+(?=with |for |that |which |where |from |made |inspired |including |featuring |because |so that |when |if |as we ))\s*(.+)$/iu.exec(subject) : null;
  if (long?.[1] && long[2] && !SENTENCE.test(long[1])) return { headline: titled(long[1]), rest: capital(long[2].replace(/^because /i, '')) };
  return { headline: titled(subject), rest: null };
}

/** An offer as it stands on a design: units tidy, days with capitals. */
export function offerText(text: string): string {
  const plain = tidy(text).replace(/(\d)\s?percent/gi, '$1%').replace(/(\d)\s+%/g, '$1%').replace(/(\d[\d.,]*)\s?(?:dollars?|bucks|usd)(?![\p{L}])/giu, '$$$1').replace(/(\d[\d.,]*)\s?(?:euros?|eur)(?![\p{L}])/giu, '€$1').replace(/(\d[\d.,]*)\s?(?:pounds?|gbp)(?![\p{L}])/giu, '£$1');
  return plain.replace(/^(?:get|take|with|at|for|and|value|worth)\s+(?=.*\d)/i, '').replace(/ (?:the|their) (?=(?:next|first|whole) )/i, ' your ').replace(/^bogo$/i, 'Buy one, get one').replace(/^(?:tickets?|entry|free|buy|half|first|get|now)(?!\p{L})/iu, capital);
}

/** Words with their amounts tidy, where they hold any. */
export const offerish = (text: string) => (/\d\s?(?:dollars?|euros?|pounds?|bucks|usd|eur|gbp|percent)(?!\p{L})/iu.test(text) ? offerText(text) : text);

/** Where things are sold and services done: a name for what is behind a design, seldom what it is about. */
export const BUSINESS = /(?:^|\s)(?:bakery|caf[eé]|coffee shop|restaurant|shop|store|boutique|salon|studio|brand|business|company|gym|bar|pub|truck|stall|farm|nursery|hotel|agency|clinic|service|services|market|gallery|workshop|spa|barber(?:shop)?|deli|pizzeria|florist|brewery|winery)$/i;

/** A detail as it stands on a design. */
export function detailText(text: string): string {
  const plain = tidy(text).replace(/^(?:on|and|with|at(?=\s+\d)|it'?s|is|happening|taking place|held|starting)\s+/i, '');
  return capital(plain.replace(/(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})|(?<!\p{L})(?:january|february|march|april|june|july|august|september|october|november|december)(?!\p{L})/giu, (word) => written(word, 'weekday')).replace(/(\d)\s?-\s?(\d)/g, '$1–$2').replace(/\s+(?:please|pls)$/i, ''));
}
