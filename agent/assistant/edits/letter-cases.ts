/** Letters large and small: "title all in capitals", "no caps please", "capitalise every word in the subtitle". */
import { calls, type Grounded } from '../grounded.ts';
import type { Edits } from './edits.ts';
import { linesMeant, oneOf } from './lines-meant.ts';
import { bareWish, isQuestion } from './said-words.ts';

type LetterCase = 'upper' | 'lower' | 'title' | 'as-typed';

const CASES: readonly (readonly [pattern: string, letterCase: LetterCase])[] = [
  ['(?:no|not(?: in)?(?: all)?|without|un-?|less)[ -]?(?:all[ -]?)?(?:caps|capitals|shouting|caps lock)|normal (?:case|letters)|sentence case|normally', 'as-typed'],
  ['(?:all )?(?:in )?(?:lower[ -]?case|small letters|all lower(?:case)?)', 'lower'],
  ['title[ -]case|capitali[sz]e (?:each|every|all(?: the)?) words?|(?:first letters?|each word|every word) (?:in )?(?:capitali[sz]ed|uppercase|capitals?)|capital letter (?:for|on) (?:each|every) word', 'title'],
  ['(?:all )?(?:in )?(?:full |all |block )*(?:caps(?: lock)?|capitals|upper[ -]?case|capital letters|block letters)|capitali[sz]ed?|uppercased?|shout(?:ed|ing)?', 'upper'],
];
const AROUND = /(?<!\p{L})(?:please|pls|make|put|set|change|turn|have|write|want|i|we|like|would|be|should|must|is|in|to|into|it|all|of|for|on|the|my|our|that|this|letters?|every|each|words?|full|only|just|everything|whole thing|texts?)(?!\p{L})/giu;

/** The wish as letters in another case; null: it is another wish. */
export function readLetterCase(said: string, edits: Edits): Grounded | null {
  const text = bareWish(said);
  if (isQuestion(said) || /["“«]/u.test(text) || text.length > 80) return null;
  const found = CASES.map(([pattern, letterCase]) => ({ match: new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu').exec(text), letterCase })).find(({ match }) => match !== null);
  if (!found?.match) return null;
  const rest = text.replace(found.match[0], ' ').trim();
  const all = /(?<!\p{L})(?:everything|all (?:the )?(?:texts?|words)|whole thing)(?!\p{L})/iu.test(rest);
  const named = rest.replace(AROUND, ' ').replace(/[\s,]+/g, ' ').trim();
  const texts = edits.canvas.layers.filter(({ type }) => type === 'text');
  if (all && named === '') return calls(...texts.map(({ id }) => ({ tool: 'edit_text', input: { layer: id, letterCase: found.letterCase } })));
  if (named === '') return null;
  const meant = oneOf(linesMeant(named, edits), edits);
  return meant && meant.line.cell === null ? calls({ tool: 'edit_text', input: { layer: meant.line.layer.id, letterCase: found.letterCase } }) : null;
}
