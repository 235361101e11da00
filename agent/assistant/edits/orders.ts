/** The order of what is written: "jonas first, then amira", "put lemonade first", "move the shipping line above the price" within one list. */
import { calls, type Grounded } from '../grounded.ts';
import type { Edits } from './edits.ts';
import { linesMeant, oneOf } from './lines-meant.ts';
import { bareWish, isFiller, isQuestion } from './said-words.ts';
import { exchangeCall } from './written.ts';

const FIRST = /(?:^|\s)(?:(?:put|says?|write|have|want)\s+)?(\p{L}+)(?:'s name)?\s+(?:(?:should|must|has to|needs to|to)\s+(?:be|come|go|stand)\s+|comes\s+|goes\s+)?(?:first(?:\s*[,;]?\s*(?:and |then )+(?:the )?(\p{L}+))?|before\s+(\p{L}+))$/iu;
const SWAPPED = /^(?:swap|switch|flip|exchange|turn)\s+(?:the\s+|their\s+|our\s+)?(?:(?:two\s+)?names|order of (?:the )?names|(\p{L}+) and (\p{L}+))(?:\s+(?:around|over|round))?$/iu;

/** Two words that stand side by side change places. */
function turnedRound(text: string, edits: Edits): Grounded | null {
  const match = FIRST.exec(text);
  const swapped = match ? null : SWAPPED.exec(text);
  const [one, other] = match ? [match[1], match[2] ?? match[3]] : [swapped?.[2], swapped?.[1]];
  if ((!match && !swapped) || (one !== undefined && isFiller(one))) return null;
  const found = edits.lines.flatMap((line) => {
    const pair = new RegExp(`(\\p{L}[\\p{L}'’-]*)(\\s*(?:&|\\+|,|/|\\s(?:and|und|et|y|x|with)\\s)\\s*)(${one ?? "\\p{Lu}[\\p{L}'’-]*"})(?!\\p{L})`, 'iu').exec(line.text);
    return pair?.[1] && pair[2] && pair[3] && (other === undefined || other.toLowerCase() === pair[1].toLowerCase()) ? [{ line, pair }] : [];
  });
  const [only] = found;
  return only && found.length === 1 ? calls(exchangeCall(only.line, only.pair[0], `${only.pair[3]}${only.pair[2]}${only.pair[1]}`, only.pair.index)) : null;
}

const PLACED = /^(?:put|move|have|list|bring|make|show)\s+(.+?)\s+(?:(?:to|at|on|as|be|come)\s+)*(?:the\s+)?(first|last|top|bottom|end|start|beginning)(?:\s+(?:of (?:the|it).*|one|item|in the list|on the list))?$/iu;
const BESIDE = /^(?:put|move|list|bring)\s+(.+?)\s+(above|before|over|below|after|under|behind)\s+(.+)$/iu;

/** A line of a list somewhere else in it. */
function relisted(text: string, edits: Edits): Grounded | null {
  const placed = PLACED.exec(text);
  const beside = placed ? null : BESIDE.exec(text);
  const meant = oneOf(linesMeant(placed?.[1] ?? beside?.[1] ?? '', edits), edits);
  const layer = meant?.line.cell === null ? meant.line.layer : undefined;
  const rows = layer?.text.split('\n') ?? [];
  const from = meant ? rows.indexOf(meant.line.text) : -1;
  if (!layer || rows.length < 2 || from < 0) return null;
  const others = rows.filter((_, index) => index !== from);
  const other = beside?.[3] ? oneOf(linesMeant(beside[3], edits), edits) : null;
  const at = beside ? others.indexOf(other?.line.text ?? '') : 0;
  if (at < 0 || (beside && other?.line.layer.id !== layer.id)) return null;
  const to = placed ? (/first|top|start|beginning/iu.test(placed[2] ?? '') ? 0 : others.length) : /above|before|over/iu.test(beside?.[2] ?? '') ? at : at + 1;
  return calls({ tool: 'edit_text', input: { layer: layer.id, text: [...others.slice(0, to), rows[from] ?? '', ...others.slice(to)].join('\n') } });
}

/** The wish as another order of words or lines; null: it is another wish. */
export function readOrder(said: string, edits: Edits): Grounded | null {
  const text = bareWish(said);
  return isQuestion(said) || text.length > 100 ? null : (relisted(text, edits) ?? turnedRound(text, edits));
}
