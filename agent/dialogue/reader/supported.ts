/**
 * Whether a message bears out what a small model read in it. A model may write anything that the grammar allows; done is
 * only what the message says: its words are quoted, nothing is printed that it does not hold, what takes something away
 * is asked for in words, and a "not" is not overlooked.
 */
import type { Act } from '../acts/act.ts';
import { asidesIn } from '../understand/asides.ts';
import { EDIT_WORDS } from '../understand/grammar/words.ts';
import { isSafe } from '../understand/in-part.ts';
import { requestTokens } from '../understand/request-tokens.ts';
import { piecesOf, type Token } from '../understand/tokens.ts';
import { holdsWords, plainWords } from '../values/plain-words.ts';
import { wordSet } from '../values/word-set.ts';
import type { Reading } from '../understand/readings.ts';
import { freeTexts, placeOf } from './compact-acts.ts';

/** A reading that passes over more of the message guesses. */
const LEAST_READ = 0.5;

/** Words by which something is asked to be taken away, brought back or exchanged. */
const TAKING_WORDS = EDIT_WORDS.filter(({ category }) =>
  ['Remove', 'Undo', 'Restore', 'Exchange'].includes(category),
).flatMap(({ words }) => words.split('|'));
/** They turn a request around. */
const NEGATIVE = wordSet("no not don't dont doesn't never without except neither nor avoid");
/** Of a request they limit what is to change; in a brief they only join its parts. */
const LIMITING = wordSet('but only just instead');
/** They make it depend on something. */
const CONDITIONAL = wordSet('if unless when whenever while until');
/** Words that join others and say nothing alone. */
const LIGHT = wordSet(
  'a an the and or of to in on at for with by from it its this that these those them they is are was be been i we you me my our your please can could would will should do does did have has so then also too there here up as s',
);

/** Properties whose words choose something of ours: a font, a shape, a format. */
const CHOOSING = wordSet(
  'noun value form icon emoji font headingFont format formats style mood ratio frame description elements language tone',
);
const textsOf = (act: Act): string[] => freeTexts(act).flatMap(({ key, text }) => (CHOOSING.has(key) ? [] : [text]));

/** Whether all words of a text stand in others. */
function isIn(text: string, others: readonly string[]): boolean {
  const known = new Set(others.flatMap((other) => plainWords(other).split(' ')));
  return plainWords(text)
    .split(' ')
    .every((word) => word === '' || known.has(word));
}

/** Acts by which something stays, becomes less, or is not wanted. */
const REFUSING = new Set<Act['type']>([
  'keep',
  'recolor',
  'lacking',
  'remove',
  'undo',
  'redo',
  'fewer',
  'erase',
  'exchange',
  'rework',
]);

/** Whether an act takes something away, or says that something is not to be. */
const isNegative = (act: Act): boolean =>
  REFUSING.has(act.type) ||
  (act.type === 'change' && act.changes.some(({ value, way }) => value === false || way === 'down')) ||
  ('target' in act && [act.target].flat().some((one) => one !== null && 'except' in one && one.except.length > 0));

const takesAway = (act: Act): boolean =>
  ['remove', 'undo', 'fewer', 'exchange'].includes(act.type) ||
  (act.type === 'change' && act.changes.some(({ property, value }) => property === 'visible' && value === false));

/**
 * The acts as a reading, with the words that they leave; null: the message does not bear them out. `texts`: words on the
 * page, by which things may be called.
 */
export function supported(acts: readonly Act[], message: string, texts: readonly string[]): Reading | null {
  const tokens = requestTokens(message, texts);
  const isWord = ({ kind }: Token): boolean => kind === 'word' || kind === 'value';
  const isQuoted = ({ start, end }: Token): boolean => acts.some(({ span }) => span[0] <= start && span[1] >= end);
  const open = new Set(tokens.flatMap((token, at) => (isWord(token) && !isQuoted(token) ? [at] : [])));
  const { left: idle } = asidesIn(tokens, open, []);
  const isContent = (token: Token): boolean => isWord(token) && !LIGHT.has(token.word);
  const unread = [...open]
    .filter((at) => !idle.has(at))
    .flatMap((at) => tokens[at] ?? [])
    .filter(isContent);
  const content = tokens.filter(isContent).length;
  if (content === 0 || unread.length / content > 1 - LEAST_READ) return null;

  // What is printed may say anything: "write: not only for kids".
  const printed = acts.flatMap(textsOf).map((text) => placeOf(text, message));
  const isPrinted = ({ start, end }: Token): boolean =>
    printed.some((place) => place !== null && place[0] <= start && place[1] >= end);
  const spoken = tokens.filter((token) => !isPrinted(token)).map(({ word }) => word);
  const isAsking = acts.every(
    ({ type }) => type === 'answer' || type === 'product' || type === 'beyond' || type === 'chat',
  );
  if (!isAsking && spoken.some((word) => CONDITIONAL.has(word))) return null;
  const isBrief = acts.every(({ type }) => type === 'compose');
  const turns = (word: string): boolean => NEGATIVE.has(word) || (!isBrief && LIMITING.has(word));
  if (!isAsking && spoken.some(turns) && !acts.some(isNegative)) return null;

  const isTold = (act: Act): boolean =>
    textsOf(act).every((text) => isIn(text, act.type === 'reword' ? [message] : [message, ...texts]));
  // What is worked out of a correction, a day or a span of time, is the parser's alone.
  const isSaid = (act: Act): boolean => act.type !== 'correct' || act.to.length > 0;
  if (!acts.every((act) => isTold(act) && isSaid(act))) return null;
  const mayLeave = isSafe(acts);
  if (!mayLeave && unread.length > 0) return null;
  const asksFor = ({ span }: Act): boolean => {
    const quote = message.slice(...span);
    return TAKING_WORDS.some((words) => holdsWords(quote, words)) || spoken.some((word) => NEGATIVE.has(word));
  };
  if (acts.some((act) => takesAway(act) && !asksFor(act))) return null;
  return {
    understanding: { acts: [...acts], unread: [], confidence: 1 - unread.length / content },
    left: piecesOf(
      message,
      unread.map(({ start, end }) => [start, end]),
    ),
  };
}
