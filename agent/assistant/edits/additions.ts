/** A line beside one that stands there: "under the price add: pay in 3", "put this weekend only above the title", "another bullet: free returns". */
import type { Grounded } from '../grounded.ts';
import { groundIntent } from '../ground.ts';
import type { Side } from '../intents.ts';
import type { SeenLayer } from '../read-canvas.ts';
import type { Edits } from './edits.ts';
import { linesMeant, oneOf } from './lines-meant.ts';
import { readInability } from '../inabilities.ts';
import { isLook, worded } from './rewordings.ts';
import { bareWish, isQuestion } from './said-words.ts';
import { exchangeCall } from './written.ts';

const VERB = '(?:add|put|write|stick|pop|include|insert|throw in|squeeze in|slip in|have|place|i(?:\'d| would)? (?:want|like|need)|we need|there should be)';
const BELOW = 'under(?:neath)?|below|beneath|after|following';
const ABOVE = 'above|over|before|on top of';
const SIDE = `(?:right |just |directly )?(${BELOW}|${ABOVE})`;
const WHAT = '(?:in\\s+)?(?:(?:an?|another|one more|some|the|a little|a small|a short|a new)\\s+)?(?:(?:small|little|tiny|big|bold|short|extra|new)\\s+)?(?:line|text|sentence|note|subtitle|sub-?heading|tag ?line|caption|words?|bit)(?:\\s+(?:of text|that says|which says|saying|reading|with|says))?';
const THING = '((?:the|my|our|that|this)\\s+[^,:;"“‘]{2,40}?|["“‘][^"”’]+["”’]|it|that|this|[^\\s,:;"“]{3,20}(?:\\s[^\\s,:;"“]{2,20})?)';
/** "under the price add a line: pay in 3" */
const PLACE_FIRST = new RegExp(`^${SIDE}\\s+${THING}\\s*[,:]?\\s+(?:(?:please |also |can you )*${VERB}\\s+)(?:${WHAT}\\s*[,:–-]?\\s*|(?:in |the words? )?)?[:–-]?\\s*(.+)$`, 'iu');
const PLACE_FIRST_BARE = new RegExp(`^${SIDE}\\s+((?:the|my|our|that)\\s+[^,:;"“‘]{2,40}?|it|that|this)\\s*[:,–]\\s*(.+)$`, 'iu');
/** "add a line under the price: pay in 3", "add a line under the price saying pay in 3" */
const PLACE_MIDDLE = new RegExp(`^${VERB}\\s+${WHAT}\\s+${SIDE}\\s+${THING}\\s*(?:[,:–-]+\\s*|\\s+(?:that says|which says|saying|reading|with|and say)\\s+)(.+)$`, 'iu');
/** "add “pay in 3” under the price", "put pay in 3 under the price" */
const PLACE_LAST = new RegExp(`^${VERB}\\s+(?:${WHAT}\\s*[,:–-]?\\s*)?(?:the words?\\s+)?(.+?)\\s+${SIDE}\\s+${THING}(?:[\\s,]+(?:in\\s+)?(?:an?\\s+)?(?:(?:bit|little|much|slightly)\\s+)?(smaller|small|tiny|bigger|big|bold|italic)(?:\\s+(?:text|letters|font|print))?)?$`, 'iu');
/** "another bullet: free returns", "add free returns to the list" */
const ITEM = new RegExp(`^(?:${VERB}\\s+)?(?:an?|another|one more|a new|as an? (?:extra|last|new))\\s+(?:new\\s+)?(?:bullet(?: point)?|point|item|list item|line to the list|entry)(?:\\s+(?:to the list|that says|saying|for|with))*\\s*[:,–-]?\\s*(.+)$`, 'iu');
const TO_LIST = new RegExp(`^${VERB}\\s+(.+?)\\s+(?:to|on|in|at the end of|onto)\\s+(?:the|my|this|that|our)\\s+(?:[\\p{L}]+\\s+)?(?:list|bullets?|bullet points|points|items|line-?up|checklist)(?: too| as well)?$`, 'iu');

/** "put a 📞 in front of order on whatsapp", "add “from” before the price" */
const PREPENDED = new RegExp(`^${VERB}\\s+(?:(?:an?|the|some)\\s+)?(?:words?\\s+|emoji\\s+)?(\\p{Extended_Pictographic}\\ufe0f?(?:\\s?\\p{Extended_Pictographic}\\ufe0f?)*|["“‘][^"”’]+["”’]|from|only|now|just)(?:\\s+(?:emoji|sign|icon))?\\s+(in front of|before|at the (?:start|beginning|front) of|after|behind|at the end of|to the end of|next to|beside|to)\\s+(.+)$`, 'iu');

const isThing = (words: string): boolean => /(?<!\p{L})(?:photo|picture|image|circle|square|shape|sticker|emoji|logo|line$|arrow|star|heart|border|frame|box|button|badge|qr|table|chart|divider|page|slide|shadow|row|column)(?!\p{L})/iu.test(words) && !/^["“‘]/.test(words);

/** "add these as bullets: a, b, c", "bullet list with a, b and c" */
const NEW_LIST = new RegExp(`^(?:${VERB}\\s+)?(?:these|this|the following|them|an?|me|some|as|in|into|new|short|quick|\\s)*(?:points?|things?|items?|lines?)?\\s*(?:as |in |into )?(?:an? )?(bullet(?:ed)?(?: points?| list)?s?|numbered(?: points?| list)?|check ?list|list)(?:\\s+(?:with|of|saying|for|below|here|under (?:it|that)|please))*\\s*[:–-]\\s*(.+)$`, 'isu');

/** The text that is a list: of several lines, or the last one that is set as such. */
function listOn({ canvas }: Edits): SeenLayer | null {
  const lists = canvas.layers.filter(({ type, text }) => type === 'text' && text.includes('\n'));
  return lists.length === 1 ? (lists[0] ?? null) : null;
}

/** The wish as a line added beside another, or to a list; null: it is another wish. */
export function readAddition(said: string, edits: Edits): Grounded | null {
  const text = bareWish(said, true);
  if (isQuestion(said)) return null;
  const item = TO_LIST.exec(text)?.[1] ?? ITEM.exec(text)?.[1];
  const list = item && !isThing(item) ? listOn(edits) : null;
  if (item && list) {
    const words = worded(item);
    const last = list.text.split('\n').at(-1) ?? '';
    const mark = /^(?:[•·*–—-]\s*|✓\s*|✔️?\s*|→\s*)/u.exec(last)?.[0] ?? '';
    const number = /^(\d+)([.)]\s*)/u.exec(last);
    const like = /^\P{L}*\p{Lu}/u.test(last) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
    return { calls: [{ tool: 'edit_text', input: { layer: list.id, append: `\n${number ? `${Number(number[1]) + 1}${number[2] ?? '. '}` : mark}${like}` } }] };
  }
  const listed = NEW_LIST.exec(text);
  const items = listed?.[2]?.split(/\s*(?:[;\n•]|,\s*(?:and\s+)?)\s*/u).map((one) => one.trim()).filter(Boolean) ?? [];
  if (listed && items.length > 1) return { calls: [{ tool: 'add_text', input: { text: items.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join('\n'), role: 'body', list: /number/iu.test(listed[1] ?? '') ? 'numbers' : 'bullets' } }] };
  const joined = PREPENDED.exec(text);
  const beside = joined?.[3] ? oneOf(linesMeant(joined[3], edits), edits) : null;
  if (joined?.[1] && beside) {
    const { line, part } = beside;
    const from = part ?? { text: line.text, at: 0 };
    const mark = worded(joined[1]);
    const leads = /front|before|start|beginning|next to|beside/iu.test(joined[2] ?? '') && !/end/iu.test(joined[2] ?? '');
    return { calls: [exchangeCall(line, from.text, leads ? `${mark} ${from.text}` : `${from.text} ${mark}`, from.at)] };
  }
  const first = PLACE_FIRST.exec(text) ?? PLACE_FIRST_BARE.exec(text) ?? PLACE_MIDDLE.exec(text);
  const last = first ? null : PLACE_LAST.exec(text);
  const [side, where, what, how] = first ? [first[1], first[2], first[3], undefined] : [last?.[2], last?.[3], last?.[1], last?.[4]];
  if (!side || !where || !what || isThing(what) || isLook(what)) return null;
  // "over", "before" and "after" are said of many things: only where the words are marked off.
  if (/^(?:over|before|after|following|on top of)$/iu.test(side) && last !== null && !/^["“‘]/.test(what)) return null;
  if (!/^["“‘]/.test(what) && (readInability(text, 'add', false) || /^(?:an?|some|the|my|our)\s+(?!\p{Lu})/u.test(what))) return null;
  // Steps stand each on a line of its own.
  const words = worded(what).replace(/(?<=\S)[\s,;]+(?=[2-9]\s?[.)]\s)/gu, '\n');
  if (/^(?:it|that|this|them|everything|the\s.+)$/iu.test(words) && !/^["“‘]/.test(what)) return null;
  const pronoun = /^(?:it|that|this)$/iu.test(where);
  const meant = pronoun ? null : oneOf(linesMeant(where, edits), edits);
  if (!pronoun && !meant) return null;
  const placed: Side = new RegExp(`^(?:${ABOVE})$`, 'iu').test(side) ? 'above' : 'below';
  const of = meant ? { content: meant.line.layer.text, said: where } : { pronoun: true, said: where };
  const look = how === undefined ? {} : /^(?:small|tin)/iu.test(how) ? { scale: 0.75 } : /^big/iu.test(how) ? { scale: 1.3 } : /bold/iu.test(how) ? { weight: 700 } : { italic: true };
  return groundIntent({ kind: 'add-text', text: words, role: how && /^small|tiny/iu.test(how) ? 'caption' : 'subheading', change: { position: { to: 'side', side: placed, of }, ...look } }, edits.ground);
}
