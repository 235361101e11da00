/**
 * Tells what is said around a request from the request itself, clause by clause. A clause may be left unread only if it
 * speaks of nothing: no thing, look, place, value, number or quotation, and no verb of change. "eish", "my boss is picky",
 * "so ppl can tell them apart", "uf too strong". Everything else that is left is content, and the request stays unread.
 */
import { wordSet } from '../values/word-set.ts';
import {
  BEGINNINGS,
  BECAUSE,
  EXCLAMATIONS,
  LATER,
  OTHER_DEEDS,
  OWN_DEEDS,
  PEOPLE,
  TELLS,
} from './grammar/aside-words.ts';
import { EDIT_WORDS, FILLERS } from './grammar/words.ts';
import type { Phrase } from './chart.ts';
import { classLength, wordClass } from './phrases.ts';
import type { Token } from './tokens.ts';

const because = wordSet(BECAUSE);
const people = wordSet(PEOPLE);
const beginnings = wordSet(BEGINNINGS);
const tells = wordSet(TELLS);
const ownDeeds = wordSet(OWN_DEEDS);
const later = wordSet(LATER);
const exclamations = wordClass(`${EXCLAMATIONS}|${FILLERS}`.replaceAll('|', ','));

/** Before a mark they answer, elsewhere they ask for something. */
export const NEGATIONS = wordSet('no nope nah not');
/** Verbs of requests. */
export const ASKS = new Set(
  EDIT_WORDS.filter(({ category }) => /^(?:Make|Exchange|Move|Remove|Copy|Undo|Restore|Doing)$/u.test(category))
    .flatMap(({ words }) => words.split('|'))
    .concat('add', 'write', 'place', 'generate', 'create', 'export', 'download', 'resize', 'try'),
);
const otherDeeds = wordSet(OTHER_DEEDS);
/** Verbs that remarks are made with, too. */
const REMARKED = wordSet('show get have do want keep increase bold level say spell need take wanted put set use give');
/** Words for things and looks. */
export const NAMES = new Set(
  EDIT_WORDS.filter(({ category }) => /^(?:Noun|Property|Look|Step)$/u.test(category)).flatMap(({ words }) =>
    words.split('|'),
  ),
);
/** Nouns that are hardly ever said of what is on a page, unless a request is made of them. */
const LOOSE = wordSet(
  'one ones thing things item place day time hour hours layer element object mark rule right this these',
);
/** Categories of phrases that speak of something. */
const CONTENT =
  /^(?:Noun|Property|Look|Step|Color|Place|Quote|Fresh|Value|FreshFact|Number|Pixels|Percentage|Degrees|Font|Tint|Factor|Said|Doing|File|PageNoun|PagesNoun|Edge)$/u;

/** Which tokens speak of something that a request can be about. */
export function contentOf(tokens: readonly Token[], given: readonly Phrase[]): (at: number) => boolean {
  const content = new Set<number>();
  for (const { category, from, to, meaning } of given) {
    if (!CONTENT.test(category)) continue;
    const words = tokens.slice(from, to).map(({ word }) => word);
    const isLoose =
      (category === 'Noun' && words.every((word) => LOOSE.has(word))) ||
      (category === 'Property' && words.every((word) => LOOSE.has(word))) ||
      (category === 'Place' && words.every((word) => LOOSE.has(word))) ||
      (category === 'Said' && words.every((word) => beginnings.has(word) || LOOSE.has(word))) ||
      (category === 'Look' && meaning === null);
    // "we do bookings by mail only": a way to do it.
    const isManner = category === 'Noun' && MANNER.has(tokens[from - 1]?.word ?? '');
    if (!isLoose && !isManner) for (let at = from; at < to; at += 1) content.add(at);
  }
  // "on my phone", "straight away".
  for (let at = 0; at < tokens.length; at += 1) {
    const length = exclamationLength(tokens, at);
    for (let inside = at; length > 1 && inside < at + length; inside += 1) content.delete(inside);
  }
  return (at) => content.has(at);
}

const MANNER = wordSet('by via per through');

/** How many tokens from here on are an exclamation, or courtesy; 0: none. */
export const exclamationLength = (tokens: readonly Token[], at: number): number =>
  classLength(exclamations, tokens, at);

export interface Asides {
  /** Tokens that may be left. */
  left: Set<number>;
  /** Those of them that speak of something, in a reason. */
  telling: Set<number>;
  /** Those that tell what was: "that was the list for 2027". */
  past: Set<number>;
}

const isMark = ({ kind }: Token): boolean => kind === 'mark' || kind === 'line';

/** Runs of skipped tokens, each up to a mark, a reason, or a taken phrase. */
function runsOf(tokens: readonly Token[], skipped: ReadonlySet<number>): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  const end = (): void => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const [at, token] of tokens.entries()) {
    if (isMark(token) || !skipped.has(at)) {
      end();
      continue;
    }
    const [word, next] = [token.word, tokens[at + 1]?.word ?? ''];
    const isTurn = because.has(word) || ((word === 'so' || word === 'and' || word === 'but') && beginnings.has(next));
    if (isTurn && run.length > 0) end();
    run.push(at);
  }
  end();
  return runs;
}

/** The run without exclamations and connectives at its beginning. */
function bodyOf(run: readonly number[], tokens: readonly Token[]): number[] {
  let from = 0;
  while (from < run.length) {
    const at = run[from] ?? 0;
    const word = tokens[at]?.word ?? '';
    if (word === 'so' && people.has(tokens[at + 1]?.word ?? '')) break;
    const isAnswer = NEGATIONS.has(word) && !ASKS.has(tokens[at + 1]?.word ?? '') && word !== 'not';
    const isJoint = word === 'and' || word === 'but' || word === 'then' || word === '&';
    const length = isAnswer || isJoint ? 1 : classLength(exclamations, tokens, at);
    if (length === 0 || from + length > run.length) break;
    from += length;
  }
  return run.slice(from);
}

/** The tokens that may be left of those that no phrase took. `given`: what each token may be by itself. */
export function asidesIn(tokens: readonly Token[], skipped: ReadonlySet<number>, given: readonly Phrase[]): Asides {
  const isContent = contentOf(tokens, given);
  const [left, telling, past] = [new Set<number>(), new Set<number>(), new Set<number>()];
  for (const run of runsOf(tokens, skipped)) {
    const body = bodyOf(run, tokens);
    const words = body.map((at) => tokens[at]?.word ?? '');
    const speaks = body.filter((at) => isContent(at));
    if (!isAside(run, body, words, speaks, tokens)) continue;
    const isPast = tellsPast(words);
    for (const at of run) {
      left.add(at);
      if (isPast) past.add(at);
    }
    for (const at of speaks) telling.add(at);
  }
  return { left, telling, past };
}

function isAside(
  run: readonly number[],
  body: readonly number[],
  words: readonly string[],
  speaks: readonly number[],
  tokens: readonly Token[],
): boolean {
  const [first = '', second = ''] = words;
  if (body.length === 0) return true;
  const [from = 0] = run;
  const begin = body[0] ?? 0;
  const before = tokens[from - 1];
  const after = tokens[(run.at(-1) ?? 0) + 1];
  const isOpen = before === undefined || isMark(before) || begin > from;
  const isTurn = after !== undefined && (JOINTS.has(after.word) || because.has(after.word));
  const isClosed = after === undefined || isMark(after) || isTurn || JOINTS.has(words.at(-1) ?? '');
  // What somebody will do by hand, whatever it is about.
  if (ownDeeds.has(first) && words.some((word) => later.has(word)) && isClosed) return true;
  const asks = words.some(
    (word, index) => (ASKS.has(word) && !REMARKED.has(word)) || (index < 2 && otherDeeds.has(word)),
  );
  // "unless it is sold out" limits what is asked for.
  if (asks || words.includes('unless')) return false;
  const isReason = because.has(first) || (first === 'so' && people.has(second));
  if (isReason) return isClosed && !words.some((word) => word === 'should' || word === 'must');
  // "that was the list for 2027, undo please": what was wrong with it.
  if (tellsPast(words)) return isOpen && isClosed;
  // "…, people only email us": what somebody does anyway, who wants nothing by it.
  const isHabit =
    from > 0 &&
    isOpen &&
    isClosed &&
    PERSONS.has(first) &&
    !words.some((word) => WANTING.has(word)) &&
    speaks.every((at) => tokens[at]?.value === null);
  if (isHabit) return true;
  // A question is answered, or asked back.
  if (speaks.length > 0 || (after?.word === '?' && !COURTEOUS.has(first)) || (first === 'how' && ASKED.has(second)))
    return false;
  // "boss says make it red".
  if (!isClosed) return isOpen && tells.has(words.at(-1) ?? '');
  if (beginnings.has(first)) return isOpen || SUBJECTS.has(first);
  // "my customers are old people".
  if (OWNERS.has(first) && body.length > 2) return isOpen;
  // "my nan cant read it", "boss changed her mind", "my wife loves it".
  if (words.some((word, index) => index > 0 && index < 4 && tells.has(word))) return isOpen;
  // A single word that nobody knows greets, or is an exclamation: "salam", "shiok!".
  return (
    body.length === 1 &&
    run.length < tokens.length &&
    from === 0 &&
    words.every((word) => /^\p{L}+$/u.test(word)) &&
    after?.word !== ':'
  );
}

/** Whose doings are told. */
const PERSONS = wordSet(
  'people ppl everyone everybody nobody noone customers clients buyers folks kids i we they he she ive weve',
);
const WANTING = wordSet(
  "want wants wanted need needs prefer prefers like likes would should must wish hope rather meant mean said forgot moved changed think cant can't dont don't",
);
const JOINTS = wordSet('but and so then');
const POINTS = wordSet('that this it those these');
const WAS = wordSet('was were');
const tellsPast = ([first = '', second = '']: readonly string[]): boolean => POINTS.has(first) && WAS.has(second);
const OWNERS = wordSet('my our his her their');
const COURTEOUS = wordSet('if do can could would will is');
const ASKED = wordSet('many much big large wide high tall do does is are can could');
/** They begin a clause of their own wherever they stand: "take the website off thats dead now". */
const SUBJECTS = wordSet(
  "its it's thats that's theyre they're theres there's i im i'm we were we're nobody they he she it",
);
