/** Some of what was changed earlier is to be as it was: "put the old venue back", "keep the new date but the old price", "undo just the title". */
import { calls, type Grounded, type PlannedCall } from '../grounded.ts';
import type { Deed } from '../read-prompt.ts';
import type { Edits } from './edits.ts';
import { factsIn } from './facts-in.ts';
import { linesMeant } from './lines-meant.ts';
import { bareWish, isQuestion } from './said-words.ts';
import { hasWord } from './written.ts';

const OLD = '(?:old|original|previous|first|former|earlier|other)';
const FORMS: readonly RegExp[] = [
  new RegExp(`^(?:put|bring|get|give me|have|use|take|restore|revert|change|set|switch|go|i(?:'d| would)? (?:want|like|prefer|need)|we (?:want|need))\\s+(?:back\\s+)?(?:to\\s+)?(?:the|my|our)\\s+${OLD}\\s+(.+?)(?:\\s+(?:back|again|instead|in|please))*$`, 'iu'),
  new RegExp(`^(?:put|bring|get|change|set|switch|turn)\\s+(?:the|my|our)\\s+(.+?)\\s+back(?:\\s+(?:to (?:what|how|the way) it was|to the ${OLD}(?: one)?|to before|again|as it was))*$`, 'iu'),
  new RegExp(`^(?:undo|revert|reset|restore)\\s+(?:just |only )?(?:the|my|our)\\s+(.+?)(?:\\s+(?:change|edit|only|again|part|bit))*$`, 'iu'),
  new RegExp(`^(?:keep|leave)\\s+(?:the|my|our)\\s+${OLD}\\s+(.+)$`, 'iu'),
  new RegExp(`^(?:the|my|our)\\s+${OLD}\\s+(.+?)\\s+(?:was|is|looked|were)\\s+(?:right|better|correct|fine|good|ok(?:ay)?|nicer).*$`, 'iu'),
  new RegExp(`^(?:the|my|our)\\s+(.+?)\\s+was\\s+(?:right|correct|fine|good)\\s+(?:before|the first time|as it was|already).*$`, 'iu'),
];

interface Exchanged {
  layer: string;
  was: string;
  is: string;
}

/** Words that were put in the place of others, the latest first. */
const exchangesOf = (deeds: readonly Deed[]): Exchanged[] => deeds.flatMap(({ tool, ok, input }) => (tool === 'edit_text' && ok && typeof input.find === 'string' && typeof input.replace === 'string' && input.replace !== '' ? [{ layer: String(input.layer), was: input.find, is: input.replace }] : [])).reverse();

/** The wish as words put back; null: it is another wish. */
export function readRestoring(said: string, edits: Edits): Grounded | null {
  const text = bareWish(said);
  if (isQuestion(said)) return null;
  const named = FORMS.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);
  if (!named || /(?<!\p{L})(?:colou?r|size|font|photo|picture|background|position|layout|design)(?!\p{L})/iu.test(named)) return null;
  const standing = exchangesOf(edits.ground.deeds).filter(({ layer, is }) => edits.lines.some((line) => line.layer.id === layer && line.layer.text.includes(is)));
  const meant = new Set(linesMeant(`the ${named}`, edits).map(({ line }) => line.layer.id));
  const kinds = new Set(linesMeant(`the ${named}`, edits).flatMap(({ part }) => (part ? factsIn(part.text, true).map(({ kind }) => kind) : [])));
  const alike = ({ was }: Exchanged) => kinds.size === 0 || factsIn(was, true).some(({ kind }) => kinds.has(kind));
  const [found] = [...standing.filter((one) => meant.has(one.layer) && alike(one)), ...standing.filter(({ was, is }) => named.split(/\s+/).some((word) => word.length > 2 && hasWord(`${was} ${is}`, word)))];
  const back: PlannedCall[] = found ? [{ tool: 'edit_text', input: { layer: found.layer, find: found.is, replace: found.was } }] : [];
  return back.length > 0 ? calls(...back) : null;
}
