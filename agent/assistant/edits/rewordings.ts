/** Other words for a line or for some of its words: "title: Slow Sundays", "swap grey for dark green", "call it spring sale", "it's Cork not Dublin". */
import { factKind } from '../facts.ts';
import { clausesOf, leadingVerb } from '../clauses.ts';
import { FORMAT_PHRASE } from '../read-page.ts';
import { message } from '#messages/message.ts';
import { ask, calls, type Grounded } from '../grounded.ts';
import { isChange, takeChange } from '../read-change.ts';
import { Scan } from '../scan.ts';
import { nearestWord } from '../slips.ts';
import { CANNOT } from '../wording-complaints.ts';
import type { Edits } from './edits.ts';
import { linesMeant, looksLikePlace, oneOf, placeOf, type Meant } from './lines-meant.ts';
import { bareWish, isFiller, isQuestion, wordsIn } from './said-words.ts';
import { exchangeCall, type Line } from './written.ts';

const MODAL = "(?:\\s+(?:should|must|has to|have to|needs? to|ought to|can|could|is to|to))?";
/** "the date is wrong": how something is, and nothing to be written. */
const JUDGED = '(?:too|so|very|really|kinda|kind of|a bit|a little|not|still|way|just|wrong|off|old|outdated|incorrect|missing|gone|hard|boring|ugly|fine|good|great|ok(?:ay)?|perfect|nice|hidden|cut|mis-?spell?(?:ed|t)|spell?(?:ed|t)|on|in|at|under|over|behind|covering|covered|hardly|barely|small|tiny|big|huge)';
const ROLE = '(?:head ?line|title|heading|header|sub-?title|sub-?heading|tag ?line|slogan|caption|name|button|cta|call to action|badge|label|address|venue|location|place|date|footer|description)';

interface Form {
  pattern: RegExp;
  /** Which groups hold the old and the new words; 0: nothing is named. */
  from: number;
  to: number;
  /** The old words have to stand on the page. */
  literal?: true;
}
const FORMS: readonly Form[] = [
  { pattern: new RegExp(`^(?:(?:replace|swap|exchange|substitute|switch)(?: out)?)\\s+(.+?)\\s+(?:with|for|by|to|→|->)\\s+(.+)$`, 'iu'), from: 1, to: 2 },
  { pattern: new RegExp(`^(?:change|update|edit|correct|fix|turn|set|make|rename|reword|rewrite|alter|switch)\\s+(.+?)\\s+(?:to|into|as|with|→|->|=)\\s+(?:say(?:ing)?\\s+|read(?:ing)?\\s+|just\\s+)*(.+)$`, 'iu'), from: 1, to: 2 },
  { pattern: /^(?:use|put|write|say|have|want|i want|make it(?: say)?|it should (?:say|be)|let it say)\s+(.+?)\s+(?:instead of|rather than|in place of|not|where it says)\s+(.+)$/iu, from: 2, to: 1 },
  { pattern: /^instead of\s+(.+?)[,:]?\s+(?:(?:it should |please |just )?(?:say|put|write|use|have|read|do)|make it(?: say)?|i(?:'d| would)? (?:want|like|prefer)|we (?:want|call it))\s+(.+)$/iu, from: 1, to: 2 },
  { pattern: /^(?:where it says|it says|you wrote|i (?:wrote|put))\s+(.+?)[,;]?\s+(?:(?:it |that |this )?(?:should|must|needs to) (?:be|say|read)|make (?:it|that)(?: say)?|change (?:it|that) to|put|write|say|but it'?s)\s+(.+)$/iu, from: 1, to: 2, literal: true },
  { pattern: /^not\s+(.+?)(?:\s*[,;–—-]+\s*(?:but\s+|it'?s\s+)?|\s+but\s+)(.+)$/iu, from: 1, to: 2, literal: true },
  { pattern: /^(?:it'?s|its|it is|that'?s|should be|it should (?:be|say)|we(?:'re| are)(?: called)?|call it)?\s*(.+?),?\s+(?:and\s+)?(?:not|instead of|rather than)\s+(.+)$/iu, from: 2, to: 1, literal: true },
  { pattern: /^(.+?)\s+(?:should (?:be|say|read)|must be|needs to be|is (?:spelled|spelt|written)|→|->|=>)\s+(.+)$/iu, from: 1, to: 2, literal: true },
  { pattern: new RegExp(`^(?:make |have |let )?((?:the |my |our |that |this )?[\\p{L}\\d' -]{2,40}?)${MODAL}\\s+(?:say|says|read|reads)(?: just| only| instead)?:?\\s+(.+)$`, 'iu'), from: 1, to: 2 },
  { pattern: new RegExp(`^(?:the |my |our )?(?:new )?(${ROLE})\\s*(?:[:=]|is now|should be|must be|changed to|is(?!\\s+${JUDGED}(?!\\p{L}))|->|→)\\s*(.+)$`, 'iu'), from: 1, to: 2 },
  { pattern: new RegExp(`^(?:make |have |let )?(?:the |my |our )?(${ROLE})\\s+((?-i:[\\p{Lu}\\p{N}"“'‘]).+)$`, 'iu'), from: 1, to: 2 },
  { pattern: new RegExp(`^new (${ROLE})\\s+(.+)$`, 'iu'), from: 1, to: 2 },
  { pattern: new RegExp(`^(?:the |my |our )?(${ROLE})\\s+(?:has |have |was |got |is |has been )?(?:changed|moved|updated|different|wrong|outdated|incorrect|not right|not correct)[,;.:–-]*\\s*(?:(?:to|it'?s|it is|now|should be|is|at|in)\\s+)*(.+)$`, 'iu'), from: 1, to: 2 },
  { pattern: /^(?:re)?(?:call|name|label)\s+(?:the\s+)?(.+?)\s+(?:column|heading|row|header|line|section|button)\s+(?:to\s+|as\s+)?(.+)$/iu, from: 1, to: 2 },
  { pattern: /^(?:no more|no longer|not|we(?:'re)? (?:don'?t|do not|no longer|not)(?: do| have| offer| doing| offering| sell| selling)?)\s+(.+?)(?:\s+any ?more)?\s*[,;.]+\s*(?:but\s+)?(?:it'?s|its|it is|we(?:'re)?(?: now)?(?: do| have| offer| doing| offering)?|now|just|only|there'?s)\s+(.+)$/iu, from: 1, to: 2 },
];
/** New words for whatever leads, or for what was spoken of. */
const CALLED = /^(?:(?:let'?s )?(?:re)?(?:call|name|title)\s+(?:it|this|that|the (?:sale|event|shop|post|thing|design))|(?:it'?s|its|we(?:'re| are)|the (?:shop|brand|event|place|sale)(?:'s| is)) (?:now )?called|rename (?:it|this)(?: to| as)?|(?:change|update) (?:the |my |our )?name to)\s+(.+)$/iu;
const SAID = /^(?:(?:just |only |simply |it should |should |make it |have it |let it |please )*say|(?:it should|make it|have it|let it) read)s?(?: just| only| simply| instead)*:?\s+(.+)$/iu;
/** "we're at 48 Harbour Road now", "find us in Hall 3" */
const MOVED_TO = /^(?:(?:we|i|the (?:shop|studio|market|event|party|class|show)|it)(?:'s|'re|'m| is| are| am| have|'ve)?(?: (?:now|all|just|actually|been|happening|based|located|held|moved|moving|relocated|on))*|moved|find us|new address(?: is)?|(?:new )?(?:location|venue|address)(?: is| has)?(?: (?:now|changed|moved))*)[:,]?\s+(?:at|to|in|on|is)?\s*(.+)$/iu;
/** What is said before the words, about why they are to be others. */
const COMPLAINT = /^[^.,!?;:–—]*(?:too (?:long|wordy|much|boring|complicated|short)|(?:don'?t|do not) like|boring|sounds|is wrong|not right)[^.,!?;:–—]*[.,!?;:–—]+\s*(?=(?:just|only|simply|make it|please|it should|should|say|call)\s)/iu;
const BECAUSE = /[\s,;–—-]+(?:because|cause|cuz|bc|since|so that|(?:it|that|this)(?:'s| is| was) (?:too|not|wrong|nicer|better|shorter)|i (?:don'?t|do not) like|sounds (?:better|nicer))\s?.*$/iu;

/** Words as they are to stand: without their marks and what people say behind them. */
export const worded = (to: string): string => {
  const quoted = /^["“'‘](.+)["”'’]\s*(?:instead|please|pls)?[.!]?$/u.exec(to.trim())?.[1];
  return quoted ?? to.trim().replace(BECAUSE, '').replace(/\s+(?:instead|please|pls|rather|everywhere|again|now|from now on)$/iu, '').replace(/[.,;:]+$/u, '').trim();
};

/** "bigger but don't touch the rest": what stays as it is. */
const SPARING = /[\s,;.–-]+(?:(?:but|and|just|please|pls) )*(?:(?:don['’]?t|do not|without) (?:touch|chang|mov)(?:e|ing)?\s[^,.;]*|(?:leave|keep) (?:the rest|everything else|the others?)(?:\s[^,.;]*)?)[\s.!]*$/iu;
/** How something is to look, and no words that are to be read. */
export function isLook(to: string): boolean {
  if (/^["“'‘]/.test(to)) return false;
  const scan = new Scan(to.replace(SPARING, ''));
  const change = takeChange(scan);
  const rest = scan.left().replace(/(?<!\p{L})(?:the|a|an|be|colou?r|something|more|in|to|and|it|font|at|on|of|page)(?!\p{L})/giu, '').replace(/[\s,.]+/g, '');
  return isChange(change) && rest === '';
}
/** A place on the page, and no words that are to be read. */
const PLACES = /^(?:(?:(?:to|at|in|on|under|above|below|over|behind|next to)\s+)+(?:the |my |it)|(?:the )?(?:top|bottom|left|right|middle|cent(?:er|re)|corner|front|back|end|start|background)(?:[\s-]+(?:left|right|corner|side|edge|of\s.*))*$)/iu;

/** A part of a line with a capital where the words that stood there had one. */
const casedLike = (to: string, from: string): string => (/^\p{Ll}/u.test(to) && /^\p{Lu}/u.test(from) ? to.charAt(0).toUpperCase() + to.slice(1) : to);

const exchanged = ({ line, part }: Meant, to: string): Grounded => {
  return part ? calls(exchangeCall(line, part.text, casedLike(to, part.text), part.at)) : calls(exchangeCall(line, line.text, line.cell ? casedLike(to, line.text) : to, 0));
};

const headlineOf = (edits: Edits): Meant | null => oneOf(linesMeant('the headline', edits), edits);
/** The line that was spoken of or is selected, else the one that leads. */
function spokenLine(edits: Edits): Meant | null {
  const spoken: Line | undefined = edits.lines.find(({ layer, cell }) => cell === null && edits.isSpokenOf(layer));
  return spoken ? { line: { ...spoken, text: spoken.layer.text } } : headlineOf(edits);
}

/** One word that is spelled otherwise: "its Catherine with a C", "you spelled Sophia wrong, it's Sofia". */
function respelled(text: string, edits: Edits): Grounded | null {
  const word = (/^(?:(?:the |my |her |his |our )?(?:name|word)\s+)?(?:it'?s|its|it is|that'?s|should be|is|spelled|spelt)\s+(?:spelled |spelt |written |actually )*["“]?(\p{L}[\p{L}'-]{2,})["”]?(?:\s+(?:with|without|not with|but with|and not)\s.+)?$/iu.exec(text) ?? /^(\p{L}[\p{L}'-]{2,})\s+(?:with|without)\s+(?:an?|one|two|no|double)\s.+$/iu.exec(text))?.[1];
  if (!word || isFiller(word)) return null;
  const found = edits.lines.flatMap((line) => {
    const near = nearestWord(line.text, word);
    return near && near.toLowerCase() !== word.toLowerCase() ? [{ line, near }] : [];
  });
  const [only] = found;
  return only && found.length === 1 ? calls(exchangeCall(only.line, only.near, /^\p{Ll}/u.test(word) && /^\p{Lu}/u.test(only.near) ? word.charAt(0).toUpperCase() + word.slice(1) : word)) : null;
}

/** The wish as other words for some that stand there; null: it is another wish. */
export function readRewording(said: string, edits: Edits): Grounded | null {
  const whole = bareWish(said, true);
  const text = whole.replace(COMPLAINT, '');
  if (isQuestion(said) || text.length > 300) return null;
  for (const { pattern, from, to, literal } of FORMS) {
    const match = pattern.exec(text);
    const [old, next] = [match?.[from]?.trim(), match?.[to]];
    const words = next === undefined ? '' : worded(next);
    if (!old || !next || words === '' || PLACES.test(next) || wishesMore(words, next)) continue;
    if (CANNOT.test(old)) continue;
    // "Turn it into a story", "headline to Winter Sale, background navy": formats and wishes of their own are no words.
    if (!/["“‘]/.test(next) && (clausesOf(text).length > 1 || (/^(?:it|this|that|them|everything|the (?:page|design|post|whole thing))$/iu.test(old) && (/^(?:an?|the|my)\s/iu.test(next) || FORMAT_PHRASE.test(next))))) continue;
    if (/(?<!\p{L})(?:font|size|colou?r|background|opacity|photo|picture|image|page|slide|format|layout)(?!\p{L})/iu.test(old) && !/["“]/.test(old)) continue;
    const found = linesMeant(old, edits);
    const meant = oneOf(found, edits);
    if (!meant) {
      if (found.length > 1 && !literal) return ask(message('assistant.askWhich', { list: edits.listOf(found.map(({ line }) => line)) }));
      continue;
    }
    // “Grey” on the page may become “dark green”; the offer, if that is to be dark blue, is a look.
    if (isLook(next) && !(meant.part && placeOf(meant.line.text, old.replace(/^(?:the|my|our)\s+/iu, '')))) continue;
    // Named by words that stand there: they have to be these very words.
    if (literal && !meant.part && !placeOf(meant.line.text, old.replace(/^(?:the|my|our)\s+/iu, ''))) continue;
    // A fact takes the place of a fact alone.
    if (meant.part && factKind(meant.part.text) && factKind(words) === null && /^(?:the |my |our )?[\p{L} ]+$/iu.test(old) && !placeOf(meant.line.text, old)) return exchanged({ line: meant.line }, words);
    return exchanged(meant, words);
  }
  const at = MOVED_TO.exec(text)?.[1];
  const place = at && looksLikePlace(at) ? oneOf(linesMeant('the address', edits), edits) : null;
  if (at && place) return exchanged(place, worded(at));
  const called = CALLED.exec(text)?.[1];
  const title = called && !isLook(called) && !wishesMore(worded(called), called) ? headlineOf(edits) : null;
  if (called && title) return exchanged(title, worded(called));
  const turned = alone(text, edits);
  if (turned) return turned;
  const line = /(?<!\p{L})(?:rather than|instead of)(?!\p{L})/iu.test(text) ? undefined : SAID.exec(text)?.[1];
  const spoken = line && !wishesMore(worded(line), line) ? (/title|head ?line|heading/iu.test(whole) ? headlineOf(edits) : spokenLine(edits)) : null;
  if (line && spoken) return exchanged(spoken, worded(line));
  return respelled(text, edits) ?? renamed(text, edits) ?? restated(text, edits);
}

/** "it's from Marta K. actually": a name in the place of the one that is nearly the same. */
function renamed(said: string, edits: Edits): Grounded | null {
  const text = said.replace(/\s+(?:actually|instead|now|please|by the way|btw)$/iu, '');
  const name = /(?:^|\s)((?:\p{Lu}[\p{L}'’.-]*\s?){1,3})$/u.exec(text)?.[1]?.trim();
  const [first = ''] = name?.split(/\s+/) ?? [];
  if (!name || first.length < 4 || !/(?<!\p{L})(?:from|by|is|it'?s|its|called|name|named|with)(?!\p{L})/iu.test(text.slice(0, text.length - name.length))) return null;
  const found = edits.lines.flatMap((line) => {
    const near = nearestWord(line.text, first);
    const at = near && near.toLowerCase() !== first.toLowerCase() && /^\p{Lu}/u.test(near) ? line.text.indexOf(near) : -1;
    if (at < 0) return [];
    const old = new RegExp(`^(?:\\p{Lu}[\\p{L}'’.-]*\\s?){1,${name.split(/\s+/).length}}`, 'u').exec(line.text.slice(at))?.[0].trim() ?? '';
    return [{ line, old, at }];
  });
  const [only] = found;
  return only && found.length === 1 ? calls(exchangeCall(only.line, only.old, name, only.at)) : null;
}

/** "part time only", where it is one of several until then. */
function alone(text: string, edits: Edits): Grounded | null {
  const what = /^(?:it'?s |its |we do |now )?(?:only )?(\p{L}[\p{L} ]{2,24}?)(?: only| now| from now on)+$/iu.exec(text)?.[1] ?? /^(?:it'?s |its |now )?(?:only|just)\s+(\p{L}[\p{L} ]{2,24})$/iu.exec(text)?.[1];
  if (!what || !/only|just/iu.test(text)) return null;
  const found = edits.lines.flatMap((line) => {
    const match = new RegExp(`(?:(?<=^|[,;·|]\\s*)|(?<=\\s))(?:\\p{L}+(?:\\s\\p{L}+)?\\s+(?:or|and|&)\\s+)?${what}(?:\\s+(?:or|and|&)\\s+\\p{L}+(?:\\s\\p{L}+)?)?(?=$|[,;·|.])`, 'iu').exec(line.text);
    return match && /\s(?:or|and|&)\s/iu.test(match[0]) ? [{ line, match }] : [];
  });
  const [only] = found;
  return only && found.length === 1 ? calls(exchangeCall(only.line, only.match[0], casedLike(`${what.toLowerCase()} only`, only.match[0]), only.match.index)) : null;
}

/** A line said anew: "buy 3 get 1 free", "available immediately" where it says "Available 1 August". */
function restated(text: string, edits: Edits): Grounded | null {
  const plain = text.replace(/^(?:(?:it'?s|its|it is|we'?re|now|that'?s|is|and|also|make (?:it|that))\s+)+/iu, '').replace(/\s+(?:now|instead|actually|please|from now on)$/iu, '').trim();
  const own = wordsIn(plain);
  if (own.length < 2 || own.length > 8 || leadingVerb(plain) !== null || isQuestion(text) || /^(?:the|my|our|this|that|a|an|i|we|you|they|can|could|no)\s/iu.test(plain) || /(?<!\p{L})(?:change|make|move|add|remove|delete|replace|put|swap|goes|should|without)(?!\p{L})/iu.test(plain) || isChange(takeChange(new Scan(plain)))) return null;
  const found = edits.lines.flatMap((line) => {
    const words = wordsIn(line.text);
    const shared = words.filter((word) => own.some((one) => one.toLowerCase() === word.toLowerCase())).length;
    const heads = words[0] !== undefined && words[0].length > 3 && words[0].toLowerCase() === own[0]?.toLowerCase() && words.length <= 6;
    return line.cell === null && line.text.toLowerCase() !== plain.toLowerCase() && ((words.length > 1 && shared / words.length >= 0.6 && shared >= own.length * 0.5) || heads) ? [line] : [];
  });
  const [only] = found;
  return only && found.length === 1 ? calls(exchangeCall(only, only.text, casedLike(plain, only.text), 0)) : null;
}

/** Words in which another wish begins are no words for the page. */
function wishesMore(words: string, said: string): boolean {
  if (/^["“'‘]/.test(said.trim())) return false;
  if (/(?:,|\sand)\s+(?:(?:the|my|our)\s+)?[\p{L}]+(?:\s[\p{L}]+)?\s+(?:to|into|should|is now|→|->)\s/iu.test(words)) return true;
  return words.split(/[,;.!?]\s*(?:and |then |also )?|\s+(?:and|then)\s+/iu).slice(1).some((part) => leadingVerb(part) !== null || /^(?:title|headline|price|date|drop|scrap|lose)\s/iu.test(part)) || wordsIn(words).length > 40;
}
