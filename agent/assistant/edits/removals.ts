/** Lines and words that are to go: "scrap the phone number", "lose the cash only bit", "the deadline can go", "we're out of shakshuka". */
import { message } from '#messages/message.ts';
import { ask, calls, type Grounded, type PlannedCall } from '../grounded.ts';
import { photosCalled } from '../resolve.ts';
import type { Edits } from './edits.ts';
import { linesMeant, oneOf, type Meant } from './lines-meant.ts';
import { bareWish, isQuestion } from './said-words.ts';
import { exchangeCall, lineGone, tidy } from './written.ts';

const ANY_MORE = '(?:\\s+(?:any ?more|any longer|at all|now|these days))*';
const TAKES: readonly RegExp[] = [
  new RegExp(`^(?:let'?s\\s+|i(?:'d| would)? (?:want|like|need)(?: you)? to\\s+|we (?:need|have|want) to\\s+)?(?:remove|delete|erase|scrap|drop|lose|ditch|cut(?! out)|kill|bin|nix|axe|trash|chuck(?: out)?|dump|get rid of|leave out|strip(?: out)?|omit|skip|hide|take (?:out|off|away|down))\\s+(.+)$`, 'iu'),
  new RegExp(`^take\\s+(.+?)\\s+(?:out|off|away|down)(?:\\s+(?:of|from)?\\s*(?:it|there|here|the (?:page|design|post|poster|menu|list|flyer|chart|table)|again))?$`, 'iu'),
  new RegExp(`^(?:no more|no need for|forget(?: about)?|never ?mind|without|no)\\s+(.+?)${ANY_MORE}$`, 'iu'),
  new RegExp(`^(?:i|we|you|they)(?:\\s+really)?\\s+(?:don'?t|do not|no longer|won'?t|can'?t|cannot|stopped|are not|aren'?t)\\s+(?:need(?:ing)?|want(?:ing)?|do(?:ing)?|offer(?:ing)?|have|sell(?:ing)?|take|taking|accept(?:ing)?|ship(?:ping)?(?: to)?|serv(?:e|ing)|stock(?:ing)?|mak(?:e|ing)|show|mention|us(?:e|ing))\\s+(.+?)${ANY_MORE}$`, 'iu'),
  new RegExp(`^(.+?)\\s+(?:can|should|must|has to|have to|needs to|could|may)\\s+(?:go|be (?:removed|deleted|dropped|gone|left out))${ANY_MORE}$`, 'iu'),
  new RegExp(`^(.+?)\\s+(?:isn'?t|is not|aren'?t|are not|is no longer|are no longer)\\s+(?:needed|necessary|valid|true|required|relevant|on|happening|available|a thing)${ANY_MORE}$`, 'iu'),
];
/** Of lists and tables only: what is not to be had any more. */
const RUN_OUT: readonly RegExp[] = [/^(?:we(?:'re| are)?|i(?:'m| am)?)\s+(?:all |just |completely )*(?:out of|ran out of|run out of|have no more)\s+(.+?)(?: (?:today|now|this week|for now))*$/iu, /^(.+?)(?:'s|\s+(?:is|are))\s+(?:(?:all )?gone|off the (?:menu|list)|finished|no more|discontinued)(?: (?:today|now))*$/iu];
const NOT_WORDS = /(?<!\p{L})(?:background|shadow|outline|border|photo|picture|image|circle|square|shape|sticker|emoji|logo|page|slide|everything|column|highlight|underline|filter|crop|frame|change|table|watermark|price tag|account|font|fonts|gap|space|bold|italic|person|people)(?!\p{L})/iu;
const SAYS_LINE = /(?:^|\s)(?:line|bit|sentence|text|row|bullet(?: point)?|point|info|note|mention|paragraph)$/iu;

/** How a line separates what it lists. */
const LISTED = /\s*(?:,|·|•|\||\/|;|\s[&+–—-]\s|\s(?:and|or)\s)\s*/iu;

const LEADS_UP = /(?:^|[\s,;·•|–—-])((?:(?:now|only|just|from|for|at|on|until|till|this|next|every)\s+)+)$/iu;

/** The call that takes away what was meant: the whole line, or only these words of it. */
function removal({ line, part }: Meant, phrase: string): PlannedCall {
  if (!part || SAYS_LINE.test(phrase.trim())) return lineGone(line);
  const rest = `${line.text.slice(0, part.at)} ${line.text.slice(part.at + part.text.length)}`;
  const others = rest.match(/[\p{L}\p{N}]+/gu) ?? [];
  const fact = line.facts.some(({ at, text }) => at === part.at && text === part.text);
  const isItem = LISTED.test(line.text) && line.text.split(LISTED).some((item) => item.trim().toLowerCase() === part.text.trim().toLowerCase());
  // A contact among little else is what the line is for.
  const mere = fact ? others.length <= 3 && line.facts.length === 1 : others.length < (part.text.match(/[\p{L}\p{N}]+/gu) ?? []).length && !/["“'‘]/.test(phrase);
  // A day that a row is about takes the row along.
  const heads = part.at === 0 && line.facts.length > 1 && ['weekday', 'date'].includes(line.facts[0]?.kind ?? '') && !isItem;
  if (line.cell || heads || (mere && !isItem) || tidy(rest) === '') return lineGone(line);
  // "Only this Monday, now $49": what leads up to a price or a time goes with it.
  const lead = (fact ? LEADS_UP.exec(line.text.slice(0, part.at))?.[1] : undefined) ?? '';
  if (isItem || fact || /["“'‘]|(?:^|\s)words?(?!\p{L})/iu.test(phrase) || others.length > 5) return exchangeCall(line, lead + part.text, '', part.at - lead.length);
  return lineGone(line);
}

/** "no pets", where pets are "considered" until then. */
function refused(text: string, edits: Edits): Grounded | null {
  const what = /^(?:and |but |sorry |strictly )*no\s+(?!more|longer|need)(\p{L}+(?:\s\p{L}+)?)$/iu.exec(text)?.[1];
  if (!what) return null;
  const found = edits.lines.flatMap((line) => {
    const match = new RegExp(`(?<!\\p{L})${what}\\s+(?:are |is )?(?:considered|allowed|welcome|ok(?:ay)?|friendly|included|possible|accepted|permitted|fine|available)(?!\\p{L})`, 'iu').exec(line.text);
    return match ? [{ line, match }] : [];
  });
  const [only] = found;
  return only && found.length === 1 ? calls(exchangeCall(only.line, only.match[0], only.match.index === 0 ? `No ${what.toLowerCase()}` : `no ${what.toLowerCase()}`, only.match.index)) : null;
}

/** The wish as lines or words taken away; null: it is another wish. */
export function readRemoval(said: string, edits: Edits): Grounded | null {
  const text = bareWish(said);
  if (isQuestion(said)) return null;
  const no = refused(said.trim().replace(/[.!\s]+$/, ''), edits);
  if (no) return no;
  const phrase = TAKES.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  const runOut = phrase === undefined ? RUN_OUT.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined) : undefined;
  const named = (phrase ?? runOut)?.replace(/\s+(?:from|off|on|in|of|at)\s+(?:it|there|here|the (?:page|design|post|poster|menu|list|flyer|chart|table|bottom|top|end))$/iu, '').trim();
  if (named === undefined || (NOT_WORDS.test(named) && !/["“]/.test(named)) || /^(?:it|that|this|them|those|these|all|both)$/iu.test(named)) return null;
  // What a photo shows is no line, unless that is said.
  if (!/["“]/.test(named) && !SAYS_LINE.test(named) && photosCalled(named.replace(/^(?:the|my|our|that|this)\s+/iu, ''), edits.canvas.layers).length > 0) return null;
  const planned: PlannedCall[] = [];
  const whole = oneOf(linesMeant(named, edits), edits);
  const phrases = whole ? [named] : named.split(/\s*,\s*(?:and\s+)?|\s+(?:and|&|or|plus)\s+/iu);
  for (const one of phrases) {
    const found = linesMeant(one, edits).filter(({ line }) => runOut === undefined || line.cell?.column === 1 || line.layer.text.includes('\n') || LISTED.test(line.text));
    const meant = oneOf(found, edits);
    if (!meant) return found.length > 1 && phrases.length === 1 ? ask(message('assistant.askWhich', { list: edits.listOf(found.map(({ line }) => line)) })) : null;
    planned.push(removal(meant, one));
  }
  return planned.length > 0 ? calls(...planned) : null;
}
