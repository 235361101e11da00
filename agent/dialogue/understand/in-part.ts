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
const speaksOfIt = (act: Act): boolean => targetsOf(act).some(({ pronoun }) => pronoun !== null);

/** Whether it says "it" without a word for it: what it is about may stand in the part that is unread. */
const isAboutUnsaid = (act: Act, tokens: readonly Token[]): boolean =>
  speaksOfIt(act) &&
  !tokens.some(({ start, end, word }) => start >= act.span[0] && end <= act.span[1] && PRONOUNS.has(word));

const isJoint = (token: Token | undefined): boolean =>
  token === undefined || token.kind === 'line' || JOINTS.has(token.word);

/** They begin a clause that tells something, wherever they stand; "so they …" tells what it is for. */
const TELLING = new Set("its it's thats that's theyre they're they he she i'm im we're theres there's".split(' '));
/** Behind these "its" is a possessive. */
const OWNING = new Set('of on in to with for and or by from at behind under over beside around change'.split(' '));
/** They make a wish or a claim of what is told. */
const WISHING = new Set(
  'should must need needs want wants wanna gonna like love prefer would could instead now rather actually called meant'.split(
    ' ',
  ),
);

/** Where the clause ends that begins here and only explains what is asked for; -1: none begins. */
function statementEnd(tokens: readonly Token[], at: number): number {
  const [before, here, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!here || !next || isJoint(next)) return -1;
  // "(the writing is too small) my mum wont be able to read it"
  const isUnable =
    at > 0 &&
    PEOPLE_SAID.has(here.word) &&
    tokens.slice(at + 1, at + 4).some(({ word }) => UNABLE.has(word)) &&
    tokens.slice(at + 2, at + 8).some(({ word }) => SENSES.has(word));
  if (isUnable) return clauseEnd(tokens, at + 1);
  const isPurpose = here.word === 'so' && TELLING.has(next.word);
  // "…, some of our folk dont see well"
  const isOfPeople = (before === undefined || ENDS.has(before.word)) && OTHERS.has(here.word);
  const isBehindVerb = before !== undefined && (ASKS.has(before.word) || OWNING.has(before.word));
  if (!isPurpose && !isOfPeople && (!TELLING.has(here.word) || isBehindVerb)) return -1;
  const to = clauseEnd(tokens, at + 1);
  const told = tokens.slice(at + 1, to);
  const isClaim = told.some(({ kind, word, value }) => kind === 'value' || value !== null || /\d/u.test(word));
  if (isOfPeople && !told.some(({ word }) => FEELING.has(word))) return -1;
  return isClaim || told.some(({ word }) => WISHING.has(word)) ? -1 : to;
}
const OTHERS = new Set('some many most people ppl our my customers everyone everybody nobody folks'.split(' '));
const FEELING = new Set(
  "dont don't doesnt doesn't cant can't cannot wont won't find finds see sees says said think thinks keep keeps have has hate hates struggle struggles".split(
    ' ',
  ),
);
const ENDS = new Set(', . ; ! ? …'.split(' '));
function clauseEnd(tokens: readonly Token[], from: number): number {
  let to = from;
  while (to < tokens.length && !ENDS.has(tokens[to]?.word ?? '') && tokens[to]?.kind !== 'line') to += 1;
  return to;
}
const PEOPLE_SAID = new Set(
  'my our i we you u nobody noone people ppl customers folks they he she everyone'.split(' '),
);
const UNABLE = new Set("can't cant cannot won't wont can couldn't couldnt could never hardly barely".split(' '));
const SENSES = new Set('read see notice find make tell spot'.split(' '));

/** The tokens without clauses that only explain what is asked for: "its not the main thing", "so they line up". */
export function withoutStatements(tokens: readonly Token[]): Token[] {
  const left: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [token, to] = [tokens[at], statementEnd(tokens, at)];
    if (to > at) at = to - 1;
    else if (token) left.push(token);
  }
  return left;
}

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
