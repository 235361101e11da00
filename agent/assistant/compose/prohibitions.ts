/** What must not stand on a design: "no prices", "don't mention the shop name Timeless", "leave out the address". It is taken out of the brief, and kept to. */
import { FACT_PATTERNS } from '../facts.ts';
import { tidy } from './copy.ts';

type Kept = 'price' | 'name' | 'contact' | 'date' | 'place' | 'action';

export interface Prohibitions {
  /** The brief without them. */
  rest: string;
  kinds: ReadonlySet<Kept>;
  /** Words that may not be read. */
  words: readonly string[];
}

const WHAT = "(?:(?:the |my |our |any |a |an |their |your )*(?:[\\p{L}]+ )?(?:prices?(?: tags?)?|pricing|discounts?|names?|brand|address(?:es)?|location|phone(?: numbers?)?|numbers?|contacts?(?: details| info)?|handles?|website|e-?mail|dates?|times?|emojis?|hash ?tags?|logos?|photos?|pictures?|images?|people|faces|stickers?|icons?|borders?|frames?|buttons?|cta|calls? to action|clip ?art|gradients?|shadows?|patterns?|stock photos?|watermarks?))";
const CONJOINED = `${WHAT}(?:,? (?:or|and|nor) (?:no )?${WHAT})*`;
const END = '(?=\\s*(?:[,.;:!?\\n)]|$)|\\s+(?:just|only|but|please|pls|because|it|this|i |we |and then|keep|make|with|use)(?!\\p{L}))';
const TAIL = '(?: (?:on (?:it|this|there|the (?:post|design|card|flyer|poster|picture|page|story))|anywhere|at all|yet|this time|please|pls|in it|for now))*';
const VERB = '(?:write|put|mention|show|include|add|say|print|list|use|name|tell|display|reveal|have|give)';
const PATTERNS = [
  new RegExp(`(?:^|(?<=[\\s,.;:(!?]))(?:and |but |also |please |pls )*(?:no|without(?: any)?|zero|minus|skip|leave (?:out|off)|omit|hide) (${CONJOINED})(?: ((?:\\p{Lu}[\\p{L}\\p{N}&'’]*)(?: \\p{Lu}[\\p{L}\\p{N}&'’]*)*))?${TAIL}${END}`, 'gu'),
  new RegExp(`(?:^|(?<=[\\s,.;:(!?]))(?:and |but |also |please |pls |so )*(?:don'?t|do not|dont|don’t|never|not|you (?:must|should) not|i don'?t want (?:you )?to|i dont want (?:you )?to) ${VERB} ([^,.;:!?\\n]{2,60}?)${TAIL}${END}`, 'giu'),
  new RegExp(`(?:^|(?<=[\\s,.;:(!?]))(?:and |but |also |please |pls )*(?:(?:put|say|write|mention|add) )?(?:nothing|not a word|no word|no mention) (?:about|of|on) ([^,.;:!?\\n]{2,60}?)${TAIL}${END}`, 'giu'),
  new RegExp(`(?:^|(?<=[\\s,.;:(!?]))(?:and |but |also |please |pls )*(?:i |we )?(?:don'?t|do not|dont|don’t) (?:want|need) (${CONJOINED})${TAIL}${END}`, 'giu'),
];
const KINDS: readonly (readonly [pattern: RegExp, kind: Kept])[] = [
  [/pric|discount/iu, 'price'], [/(?:shop|store|brand|business|company|my|our|seller'?s?) ?names?|^(?:the |my |our )?(?:names?|brand|shop|store|business|company)\b/iu, 'name'],
  [/phone|number|contact|handle|website|e-?mail/iu, 'contact'], [/dates?|times?/iu, 'date'], [/address|location/iu, 'place'], [/button|cta|call/iu, 'action'],
];
const NOUNS_ONLY = /^(?:the |my |our |any |a |an )*(?:shop|store|brand|business|company|seller|person)?(?:'s)?\s*(?:prices?|names?|brand|shop|store|word|words)\s*/iu;

/** What a brief forbids. */
export function readProhibitions(request: string): Prohibitions {
  const kinds = new Set<Kept>();
  const words: string[] = [];
  let rest = request;
  for (const pattern of PATTERNS) {
    rest = rest.replace(pattern, (all: string, what: string, named: unknown) => {
      // "don't use code …" and what is praised for lacking something are said to the reader.
      if (/^(?:up|this|that|me|it)$/iu.test(what.trim())) return all;
      const found = KINDS.filter(([test]) => test.test(what)).map(([, kind]) => kind);
      found.forEach((kind) => kinds.add(kind));
      const name = typeof named === 'string' ? named : tidy(what).replace(NOUNS_ONLY, '').replace(/^["'“”‘’]|["'“”‘’]$/gu, '').trim();
      if (name !== '' && !new RegExp(`^${CONJOINED}$`, 'iu').test(what.trim())) words.push(name.replace(/^(?:the|my|our|any|a|an) /iu, ''));
      return ', ';
    });
  }
  return { rest: kinds.size > 0 || words.length > 0 || rest !== request ? rest.replace(/^[\s,]+/u, '') : request, kinds, words };
}

const MARKS: Readonly<Record<Exclude<Kept, 'name' | 'action'>, RegExp>> = {
  price: new RegExp(FACT_PATTERNS.money, 'iu'),
  contact: new RegExp(`${FACT_PATTERNS.email}|${FACT_PATTERNS.web}|${FACT_PATTERNS.handle}|${FACT_PATTERNS.phone}`, 'iu'),
  date: new RegExp(`(?<!\\p{L})(?:${FACT_PATTERNS.date}|${FACT_PATTERNS.hours}|${FACT_PATTERNS.time})`, 'iu'),
  place: /\d+\s+\p{L}+.*(?:street|st|road|rd|ave|avenue|lane|drive|way)\b/iu,
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A line without what is forbidden; null where nothing is left to be said. */
export function permitted(line: string, { kinds, words }: Prohibitions): string | null {
  for (const [kind, mark] of Object.entries(MARKS)) if (kinds.has(kind as Kept) && mark.test(line)) return null;
  let plain = line;
  for (const word of words) plain = plain.replace(new RegExp(`(?:(?<!\\p{L})(?:at|by|from|for|with|@)\\s+)?(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'giu'), '');
  plain = plain === line ? line : tidy(plain);
  return plain === '' ? null : plain;
}
