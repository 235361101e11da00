/** Other words for a line or for some of its words: "title: Slow Sundays", "swap grey for dark green", "call it spring sale", "it's Cork not Dublin". */
import { factKind } from '../facts.ts';
import { leadingVerb } from '../clauses.ts';
import { message } from '#messages/message.ts';
import { ask, calls, type Grounded } from '../grounded.ts';
import { isChange, takeChange } from '../read-change.ts';
import { Scan } from '../scan.ts';
import { nearestWord } from '../slips.ts';
import type { Edits } from './edits.ts';
import { linesMeant, looksLikePlace, oneOf, placeOf, type Meant } from './lines-meant.ts';
import { bareWish, isFiller, isQuestion, wordsIn } from './said-words.ts';
import { exchangeCall, type Line } from './written.ts';

const MODAL = "(?:\\s+(?:should|must|has to|have to|needs? to|ought to|can|could|is to|to))?";
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
  { pattern: new RegExp(`^(?:the |my |our )?(?:new )?(${ROLE})\\s*(?:[:=]|is now|should be|must be|changed to|is|->|→)\\s*(.+)$`, 'iu'), from: 1, to: 2 },
  { pattern: new RegExp(`^(?:make |have |let )?(?:the |my |our )?(${ROLE})\\s+((?-i:[\\p{Lu}\\p{N}"“'‘]).+)$`, 'iu'), from: 1, to: 2 },
  { pattern: new RegExp(`^new (${ROLE})\\s+(.+)$`, 'iu'), from: 1, to: 2 },
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

/** How something is to look, and no words that are to be read. */
export function isLook(to: string): boolean {
  if (/^["“'‘]/.test(to)) return false;
  const scan = new Scan(to);
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
  const line = SAID.exec(text)?.[1];
  const spoken = line && !wishesMore(worded(line), line) ? (/title|head ?line|heading/iu.test(whole) ? headlineOf(edits) : spokenLine(edits)) : null;
  if (line && spoken) return exchanged(spoken, worded(line));
  return respelled(text, edits);
}

/** Words in which another wish begins are no words for the page. */
function wishesMore(words: string, said: string): boolean {
  if (/^["“'‘]/.test(said.trim())) return false;
  if (/(?:,|\sand)\s+(?:(?:the|my|our)\s+)?[\p{L}]+(?:\s[\p{L}]+)?\s+(?:to|into|should|is now|→|->)\s/iu.test(words)) return true;
  return words.split(/[,;.!?]\s*(?:and |then |also )?|\s+(?:and|then)\s+/iu).slice(1).some((part) => leadingVerb(part) !== null || /^(?:title|headline|price|date|drop|scrap|lose)\s/iu.test(part)) || wordsIn(words).length > 40;
}
