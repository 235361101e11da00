/** How things stand, told as news: "sold out now", "back in stock!", "only 2 left", "was 89 now 69". */
import { calls, type Grounded } from '../grounded.ts';
import type { Edits } from './edits.ts';
import { factsIn, withDigits } from './facts-in.ts';
import { factLike } from './fact-like.ts';
import { bareWish, isFiller, isQuestion, wordsIn } from './said-words.ts';
import { exchangeCall, hasWord } from './written.ts';

/** What may be said of a thing on sale: one of these takes the place of another. */
const STATES: readonly (readonly [pattern: string, words: string])[] = [
  ['(?:all |completely |totally )?sold[ -]?out', 'Sold out'],
  ['(?:is |are |it\'?s )?back in stock|re-?stocked|restock(?:ed)?', 'Back in stock'],
  ['out of stock', 'Out of stock'],
  ['fully booked|booked (?:out|up|solid)', 'Fully booked'],
  ['in stock(?: again)?', 'In stock'],
  ['coming soon', 'Coming soon'],
  ['pre-?orders? (?:are |is )?(?:now )?(?:open|live)', 'Pre-order now'],
  ['pre-?order(?:s| now| today| only)?', 'Pre-order'],
  ['available(?: now| today| again)?', 'Available now'],
  ['(?:only |just )?(?:the )?last (?:one|piece|pair)(?: left)?', 'Last one'],
  ['(?:only |just )?(\\d+) (?:left|remaining)(?: in stock)?', 'Only $1 left'],
  ['cancel(?:l?ed)', 'Cancelled'],
  ['postponed', 'Postponed'],
];
const patterned = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
/** Two states of one thing that are often on one page are no contradiction: a state is exchanged with what it ends. */
const ANY_STATE = patterned(STATES.map(([pattern]) => pattern.replace('(\\d+)', '\\d+')).join('|'));

/** "sold out now": in the place of what was said of it until then, else as a badge. */
function readState(text: string, edits: Edits): Grounded | null {
  const [pattern, words] = STATES.find(([one]) => patterned(one).test(text)) ?? [];
  const match = pattern ? patterned(pattern).exec(text) : null;
  // Said again as words to be put somewhere: that is the wish.
  if (!match || !words || edits.request.toLowerCase().split(match[0].toLowerCase()).length > 2) return null;
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  const subject = wordsIn(rest).filter((word) => !isFiller(word));
  if (/\d|(?<!\p{L})(?:not|no|never|add|write|remove|delete)(?!\p{L})/iu.test(rest) || subject.some((word) => !edits.lines.some((line) => hasWord(line.text, word)))) return null;
  const said = words.replace('$1', match[1] ?? '');
  // Of one of several things: only where it has a row or a line of its own.
  const about = subject.length > 0 ? edits.lines.filter((line) => subject.every((word) => hasWord(line.cell ? line.cell.key : line.text, word))) : [];
  const cells = about.filter(({ cell }) => cell !== null && cell.column > 1);
  if (cells.length > 0) return cells.at(-1) ? calls(...[cells.at(-1)].flatMap((line) => (line ? [exchangeCall(line, line.text, said, 0)] : []))) : null;
  const standing = edits.lines.map((line) => ({ line, found: ANY_STATE.exec(line.text) })).filter(({ found }) => found !== null);
  const [only] = standing;
  if (only?.found && standing.length === 1) {
    const like = only.found[0];
    return like.toLowerCase() === said.toLowerCase() ? null : calls(exchangeCall(only.line, like, /^\p{Ll}/u.test(like) ? said.toLowerCase() : said, only.found.index));
  }
  // As news of its own, and not in the words of another wish.
  return standing.length === 0 && subject.length === 0 && bareWish(edits.request).length <= text.length + 2 ? calls({ tool: 'add_text', input: { text: said.toUpperCase(), role: 'badge', highlight: '#16161d' } }) : null;
}

/** "was 89 now 69": the old price struck through, the new one beside it. */
function readPriceDrop(text: string, edits: Edits): Grounded | null {
  const match = /^(?:.{0,30}?[,!:.-]\s*)?(?:it )?(?:was|were|used to be|from|down from)\s+(\S*\d[\d.,]*\s?\S{0,3}?)[,;]?\s+(?:and )?(?:it'?s |is |but )?(?:now|to|down to)\s+(?:only |just )?(\S*\d[\d.,]*\S*)$/iu.exec(text);
  const [old, next] = [factsIn(match?.[1] ?? '')[0], factsIn(match?.[2] ?? '')[0]];
  if (!match || !old || !next || /(?<!\p{L})from(?!\p{L})/iu.test(text) && !/drop|sale|reduc|markdown|discount/iu.test(text)) return null;
  const found = edits.standing.filter(({ fact }) => fact.kind === 'money' && Number(fact.text.replace(/[^\d.]/g, '')) === Number(old.text.replace(/[^\d.]/g, '')));
  const [bearer] = found;
  const price = bearer ? factLike(next, bearer.fact, { moved: false }) : null;
  if (!bearer || found.length > 1 || price === null || bearer.line.cell) return null;
  const { line, fact } = bearer;
  // Told already: only what it is now changes.
  if (/(?<!\p{L})(?:was|before|instead)/iu.test(line.text)) return null;
  return calls(exchangeCall(line, fact.text, `${fact.text} ${price}`, fact.at), { tool: 'edit_text', input: { layer: line.layer.id, part: fact.text, strikethrough: true } });
}

/** The wish as news of how things stand; null: it is another wish. */
export function readNews(said: string, edits: Edits): Grounded | null {
  const text = withDigits(bareWish(said));
  if (isQuestion(said) || text.length > 80 || /["“«]/u.test(text)) return null;
  return readPriceDrop(text, edits) ?? readState(text, edits);
}
