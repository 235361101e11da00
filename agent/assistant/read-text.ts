/** Which words of a clause are to stand on the page, and which say how: "add a big headline SALE at the top in red". */
import type { TextRole } from '#tools/texts/text-roles.ts';
import type { Change, Intent } from './intents.ts';
import { PADDING, TEXT_NOUNS } from './lexicon.ts';
import { isChange, takeChange } from './read-change.ts';
import { escaped, words } from './rules.ts';
import { Scan } from './scan.ts';

type AddText = Extract<Intent, { kind: 'add-text' }>;

const VERBS = "add|put|write|insert|include|place|type|print|create|make|give (?:it|me|us)|give|use|set|have|show|display|need|want|say|let it say|i(?:'d| would) like|i (?:want|need)|we (?:want|need)|there should be|with";
const ARTICLES = 'another|one more|some(?: more)?|a|an|the|my|our|its';
const LINKERS = 'that (?:says|reads)|which (?:says|reads)|saying|reading|says?|reads?|with (?:the )?(?:text|words?|title|wording|name|caption|content)|with|called|named|of|as|like';
const ROLES: readonly (readonly [pattern: string, role: TextRole])[] = [
  ['sub-?head(?:ing|line)s?|sub-?titles?|tag ?lines?|slogans?', 'subheading'],
  ['head ?lines?|headings?|titles?|headers?', 'headline'],
  ['captions?|footers?|footnotes?|fine print|small print', 'caption'],
  ['badges?|labels?|tags?|price tags?|buttons?|ctas?|calls? to action|pills?', 'badge'],
  ['paragraphs?|descriptions?|body(?: text)?', 'body'],
];
/** Texts on a coloured ground of their own. */
const PILLS = words('badges?|labels?|(?:price )?tags?|buttons?|ctas?|calls? to action|pills?');

const LEAD = new RegExp(`^(?:(?:${PADDING})[\\s,]+)*(?:(?:${VERBS})\\s+)?(?:(?:${ARTICLES})\\s+)*`, 'iu');
const NOUN_FIRST = new RegExp(`^((?:[\\p{L}-]+\\s+){0,3}?)((?:${TEXT_NOUNS})(?: (?:text|line|layer))?)(?![\\p{L}\\p{N}'-])\\s*(?:(?:${LINKERS})(?![\\p{L}])\\s*)?(?:the (?:words|text)\\s+)?[:=–—-]?\\s*`, 'iu');
const NOUN_LAST = new RegExp(`^(.+?)\\s+((?:${TEXT_NOUNS})(?: (?:text|line|layer))?)$`, 'iu');
const TAIL_STARTS = /(?:^|[\s,])(?:(?:right |exactly |in )?between|in|at|on|to|with|under(?:neath)?|below|beneath|above|over|next to|beside|across|along|using|as|size|coloured|colored|left of|right of|(?:and )?(?:diagonal(?:ly)?|tilted|slanted|bold|italic|underlined|uppercase|centered|centred))(?![\p{L}])/giu;

function roleOf(noun: string): TextRole | undefined {
  return ROLES.find(([pattern]) => words(pattern).test(noun))?.[1];
}

/** The change that a stretch says, if it says nothing else. */
function wholly(text: string): Change | null {
  const scan = new Scan(text);
  const change = takeChange(scan, { fresh: true });
  const rest = scan.left().replace(/(?<![\p{L}])(?:and|in|with|the|a|an|letters?|lettering|text|type|font|colou?r|using|please|very|really|it)(?![\p{L}])/giu, '');
  return isChange(change) && /^[\s,.]*$/.test(rest) ? change : null;
}

/** Peels what says how off the end, as long as whole stretches do nothing else. */
function peeled(text: string): { text: string; change: Change } {
  let rest = text.trim();
  const change: Change = {};
  for (let found = true; found; ) {
    found = false;
    // The longest stretch that is wholly understood: "below the photo in red" before "in red".
    const starts = [...rest.matchAll(TAIL_STARTS)].map((match) => match.index + (/^[\s,]/.test(match[0]) ? 1 : 0));
    for (const start of starts) {
      // "JUST IN": capitals beside capitals are content.
      if (/^\p{Lu}{2,}/u.test(rest.slice(start)) && /\p{Lu}{2,}[\s,]*$/u.test(rest.slice(0, start))) continue;
      const said = wholly(rest.slice(start));
      if (!said) continue;
      for (const [key, value] of Object.entries(said)) if (!(key in change)) Object.assign(change, { [key]: value });
      rest = rest.slice(0, start).replace(/[\s,]+$/, '');
      found = true;
      break;
    }
  }
  // "SUMMER SALE big and red": small words behind capitals say how.
  const shouted = /^((?:[\p{Lu}\p{N}%$€£!&'’.,+:/-]+\s+)+)([\p{Ll}][\p{Ll}\s,-]*)$/u.exec(rest);
  const said = shouted?.[2] ? wholly(shouted[2]) : null;
  return shouted?.[1] && said ? { text: shouted[1].trim(), change: { ...said, ...change } } : { text: rest, change };
}

/** What a text is, said before it: "my website www…", "emoji 🔥". */
const ANNOUNCED = /^(?:(?:the |an? |my |our )?(?:web ?site|url|link|phone(?: number)?|number|e-?mail(?: address)?|(?:instagram|insta|facebook|fb|tik ?tok|twitter|whats ?app)(?: (?:handle|account|name|number))?|handle|contacts?(?: (?:info(?:rmation)?|details|data))?|address)\s*:?\s+(?=\S*[@.\d+])|emojis?\s+(?=\p{Extended_Pictographic}))/iu;

const trimmed = (text: string) => text.replace(ANNOUNCED, '').replace(/^[\s,:;–—-]+|[\s,;:–—-]+$/g, '').replace(/\s+/g, ' ').trim();

/** Reads "add …" of a text. Several quotations are several texts. Text null: it was not said. */
export function readAddedTexts(clause: string): AddText[] {
  const scan = new Scan(clause);
  const quotes: string[] = [];
  while (scan.quotesLeft > 0) quotes.push(scan.takeQuote() ?? '');
  if (quotes.length > 0) {
    // What it is stands before the words, or as "as a button": "under the badge" is a place.
    const first = clause.indexOf(quotes[0] ?? '');
    const before = new RegExp(`(?<![\\p{L}])(?:${TEXT_NOUNS})(?![\\p{L}])`, 'iu').exec(scan.rest.slice(0, first))?.[0];
    const behind = new RegExp(`${escaped(quotes.at(-1) ?? '')}["”'’]?\\s+((?:[\\p{L}]+ )?(?:buttons?|badges?|labels?|tags?|pills?|headline|title|caption|sub-?title))(?![\\p{L}])`, 'iu').exec(clause)?.[1];
    const noun = before ?? behind ?? new RegExp(`(?<![\\p{L}])as (?:an?|the) ((?:[\\p{L}]+ )?(?:${TEXT_NOUNS}))(?![\\p{L}])`, 'iu').exec(scan.rest)?.[1] ?? '';
    const change = takeChange(scan, { fresh: true });
    return quotes.map((text, index) => addition(text, noun, index === 0 ? change : withoutPlace(change)));
  }
  const lead = LEAD.exec(clause)?.[0] ?? '';
  const { text, change } = peeled(clause.slice(lead.length));
  const first = NOUN_FIRST.exec(text);
  const adjectives = first?.[1]?.trim() ?? '';
  const described = adjectives === '' ? {} : wholly(adjectives);
  // "a line of text": not said yet which.
  const only = first ? trimmed(text.slice(first[0].length)) : '';
  if (first && described && new RegExp(`^(?:some )?(?:${TEXT_NOUNS})$`, 'iu').test(only)) return [addition(null, only, { ...described, ...change })];
  if (first && described) return [addition(trimmed(text.slice(first[0].length)) || null, first[2] ?? '', { ...described, ...change })];
  const last = NOUN_LAST.exec(text);
  if (last) return [addition(trimmed(last[1] ?? ''), last[2] ?? '', change)];
  return [addition(trimmed(text) || null, '', change)];
}

function addition(text: string | null, noun: string, change: Change): AddText {
  const role = noun ? roleOf(noun) : undefined;
  return { kind: 'add-text', text, ...(role ? { role } : {}), change, ...(PILLS.test(noun) ? { pill: true } : {}) };
}

function withoutPlace({ position: _position, ...change }: Change): Change {
  return change;
}
