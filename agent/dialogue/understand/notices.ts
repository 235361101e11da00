/**
 * Notices of what is lost, stolen or found: "LOST PARROT. african grey, answers to Coco". What they say of colors and
 * looks is how people know the animal or the thing, and none of it the design's, unless it is said of letters or ground.
 */
import type { Brief, Fact } from '../acts/brief.ts';
import { isUnnamed, withoutShouted } from './brief-parts.ts';
import { detailAsTold, isFact, isLook, speaksOfDesign, trimmed, withoutLead } from './details.ts';
import { readLook } from './look-words.ts';
import { SALES } from './nouns.ts';
import type { Segment } from './segments.ts';
import { subjectIn } from './subjects.ts';
import { matchLength, phrase, type Phrase } from './phrases.ts';
import type { Token } from './tokens.ts';
import { CLASSES } from './vocabulary.ts';

const ANY = '_|@color ';
const WORDINGS: readonly Phrase[] = [
  ...[0, 1, 2, 3].map(
    (count) => `lost|missing|stolen|found|seen :|!|,|-|–? my|our|the|a|an|this|her|his? ${ANY.repeat(count)}#sought`,
  ),
  ...[0, 1].flatMap((count) => [
    `#sought ${ANY.repeat(count)}is|was|got|went|has missing|lost|stolen`,
    `#sought ${ANY.repeat(count)}has|is been|gone missing|lost|stolen`,
  ]),
].map(phrase);

/** "get lost in our bags", "lost and found": no single thing is sought. */
const ELSE = new Set('in for at to with and & your of. sale sales new perfect'.split(' '));

/** Whether a message is such a notice. Whoever gives a discount seeks nothing. */
export const isNotice = (tokens: readonly Token[]): boolean =>
  !tokens.some(({ word, value }) => SALES.has(word) || value?.type === 'offer' || value?.type === 'percent') &&
  tokens.some((_, at) =>
    WORDINGS.some((wording) => {
      const length = matchLength(wording, tokens, at, CLASSES);
      return length > 0 && !tokens.slice(at, at + length).some(({ word }) => ELSE.has(word));
    }),
  );

const DESIGNED = new Set(
  'background backdrop bg ground letters letter text lettering writing font fonts type typography headline title heading border frame color colors colour colours palette theme design poster flyer notice style photo photos picture pic pics image'.split(
    ' ',
  ),
);
const LEADS = new Set(['in', 'on', 'use', 'using']);

/** Whether looks are said of the design: "black letters", "on yellow"; else they are of what is sought. */
export function isOfDesign(words: readonly Token[]): boolean {
  if (LEADS.has(words[0]?.word ?? '') && isLook(words.slice(1))) return true;
  const near = words.flatMap(({ value }, at) =>
    value?.type === 'color' ? [...words.slice(Math.max(0, at - 3), at), ...words.slice(at + 1, at + 2)] : [],
  );
  return (near.length > 0 ? near : words).some(({ word }) => DESIGNED.has(word));
}

/** "says hello" is what a parrot does, and no text to print; "called Biscuit" is how the cat is known, and nobody's business. */
export const asTold = (segments: readonly Segment[]): Segment[] =>
  segments.map((segment) => {
    const { kind, cue, body, labeled } = segment;
    const isHabit =
      kind === 'text' && !labeled && cue.length === 1 && !body.some(({ value }) => value?.type === 'quoted');
    const isName = kind === 'who' && CALLS.has(cue.at(-1)?.word ?? '');
    return isHabit || isName ? { ...segment, kind: 'info', role: null, cue: [], body: [...cue, ...body] } : segment;
  });

const CALLS = new Set(['called', 'named']);

/** Words by which it is spoken of: "she is". */
const SPOKEN = new Set("he he's she she's it it's its they they're there".split(' '));

/** Words by which the animal or the thing is known: "[she is] grey with white paws"; null: they tell nothing. */
function markIn(message: string, body: readonly Token[]): Fact | null {
  const said = trimmed(body);
  // "with a red tag", "at the bus stop" are said as they stand.
  return detailAsTold(message, SPOKEN.has(said[0]?.word ?? '') ? withoutLead(said) : said);
}

/** Takes looks as those of what is sought: "grey, with white paws". Whether the words say such. */
export function takeMark(brief: Brief, message: string, words: readonly Token[]): boolean {
  const { said, others } = readLook(words);
  const describes =
    words.some(({ value }) => value?.type === 'color') ||
    (said > 0 && others.length === 0) ||
    isLook(words) ||
    speaksOfDesign(words);
  if (!describes || isOfDesign(words) || words.some(isFact)) return false;
  let rest: readonly Token[] = withoutShouted(brief, message, words);
  // "found keys with a red tag"
  const { subject, rest: behind } = subjectIn(message, isUnnamed(brief) && brief.facts.length === 0 ? rest : []);
  if (subject) {
    brief.subjects.unshift({ ...subject, kind: 'announcement' });
    rest = behind;
  }
  const mark = markIn(message, rest);
  if (mark) brief.facts.push(mark);
  return true;
}
