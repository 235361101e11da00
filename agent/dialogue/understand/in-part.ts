/**
 * What may be done of a request of which a part is unread. A clause that is read whole is done; around what was read of
 * another, words may be left that speak of nothing, as long as it only changes how something looks. Where what is left
 * might limit the rest ("but not …", "if …"), or be what "it" speaks of, nothing is done.
 */
import type { Act } from '../acts/act.ts';
import type { Reference } from '../acts/reference.ts';
import { ASKS } from './asides.ts';
import type { Token } from './tokens.ts';

const JOINTS = new Set(', . ; ! ? – — : & + and then also plus'.split(' '));
/** They limit or turn around what is asked for. */
export const LIMITS = new Set(
  "not no don't dont doesn't doesnt never without except unless if when whenever while until but only just instead rather nor neither avoid besides".split(
    ' ',
  ),
);
/** Whether some words limit or turn around what stands beside them. */
export const limits = (words: string): boolean =>
  words
    .toLowerCase()
    .split(' ')
    .some((word) => LIMITS.has(word));
/** Acts that only change how something looks or where it is: seen at once, and taken back at once. */
const LOOKS = new Set<Act['type']>([
  'change',
  'move',
  'arrange',
  'resize',
  'pattern',
  'gradient',
  'recolor',
  'tableLook',
]);
/** They take something away, or take the place of something. */
const TAKING = new Set<Act['type']>(['remove', 'undo', 'redo', 'fewer', 'erase', 'exchange', 'rework']);
/** Engines make them: they take a while, and some cost credits. */
const MADE = new Set<Act['type']>([
  'stage',
  'another',
  'wear',
  'film',
  'logo',
  'drawPicture',
  'findPicture',
  'cutOut',
  'mend',
  'extend',
]);
/** Whether nothing is lost or charged by them if they were misunderstood. */
export const isSafe = (acts: readonly Act[]): boolean => acts.every(({ type }) => !TAKING.has(type) && !MADE.has(type));
/** Whether an engine is asked for. */
export const isMade = ({ type }: Act): boolean => MADE.has(type);
/** Whether all of them do. What is said with a pronoun may be about a word that was left out. */
export const isLook = (acts: readonly Act[]): boolean =>
  acts.every((act) => !speaksOfIt(act) && (LOOKS.has(act.type) || (act.type === 'add' && act.addition.is !== 'text')));
const PRONOUNS = new Set('it them that this these those one ones they'.split(' '));

/** A request as far as it was read. */
export interface PartRead {
  tokens: readonly Token[];
  acts: readonly Act[];
  /** Tokens that no phrase took. */
  unread: readonly number[];
  /** Whether a token speaks of something that a request can be about. */
  isContent: (at: number) => boolean;
}

const targetsOf = (act: Act): Reference[] =>
  'target' in act && act.target ? ([act.target].flat() as Reference[]) : [];
export const speaksOfIt = (act: Act): boolean =>
  act.type !== 'mention' && targetsOf(act).some(({ pronoun }) => pronoun !== null);

/** Whether it says "it" without a word for it: what it is about may stand in the part that is unread. */
const isAboutUnsaid = (act: Act, tokens: readonly Token[]): boolean =>
  speaksOfIt(act) &&
  !tokens.some(({ start, end, word }) => start >= act.span[0] && end <= act.span[1] && PRONOUNS.has(word));

const isJoint = (token: Token | undefined): boolean =>
  token === undefined || token.kind === 'line' || JOINTS.has(token.word);

/** Runs of neighbouring tokens. */
function runsOf(unread: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const at of unread) {
    const last = runs.at(-1);
    if (last?.at(-1) === at - 1) last.push(at);
    else runs.push([at]);
  }
  return runs;
}

/** Whether the rest may be done although these words, which stand beside each other, are left. */
function mayLeave(run: readonly number[], { tokens, acts, isContent }: PartRead): boolean {
  const [from = 0, to = 0] = [run[0], run.at(-1)];
  const [before, after] = [tokens[from - 1], tokens[to + 1]];
  const start = tokens[from]?.start ?? 0;
  // "(add a gizmo) and make it red"
  if (isJoint(before) && isJoint(after)) return !acts.some((act) => act.span[0] > start && speaksOfIt(act));
  const isBeside = ({ span }: Act): boolean =>
    (before !== undefined && span[0] < before.end && span[1] >= before.end) ||
    (after !== undefined && span[0] <= after.start && span[1] > after.start);
  if (!acts.filter(isBeside).every(({ type }) => LOOKS.has(type))) return false;
  const words = run.map((at) => tokens[at]?.word ?? '');
  if (run.some(isContent) || words.some((word) => ASKS.has(word) || /\d/u.test(word))) return false;
  return isJoint(after) || ASKS.has(after?.word ?? '');
}

/** The acts to do; null: none can be done safely. */
export function doableInPart(read: PartRead): readonly Act[] | null {
  const { tokens, acts, unread } = read;
  if (acts.length === 0 || unread.length === 0) return null;
  if (unread.some((at) => LIMITS.has(tokens[at]?.word ?? ''))) return null;
  if (acts.some((act) => isAboutUnsaid(act, tokens))) return null;
  return runsOf(unread).every((run) => mayLeave(run, read)) ? acts : null;
}
