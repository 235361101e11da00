/** Reads questions: a question has a form (a question word, a verb before its subject), a property or fact that is asked for, and a thing that it is asked of. */
import { MARKETS, SILENT_MARKETS } from '#design/lint/markets/markets.ts';
import type { ActOf } from '../acts/act.ts';
import type { Reference } from '../acts/reference.ts';
import { recognizeFormat } from '../values/format.ts';
import { plainWords, stem } from '../values/plain-words.ts';
import { cover, parse } from './chart.ts';
import { DOING_ELSEWHERE, INVERTED, QUESTION_WORDS, type Clause } from './clauses.ts';
import { EDIT_GRAMMAR } from './grammar/edit-grammar.ts';
import { classLength, holdsAny, matchLength, takenBy, wordClass } from './phrases.ts';
import * as words from './question-words.ts';
import { ASKS } from './asides.ts';
import { givenPhrases } from './request-phrases.ts';
import { requestTokens } from './request-tokens.ts';
import { tokenize, type Token } from './tokens.ts';

type Answer = ActOf<'answer'>;
type Product = ActOf<'product'>;

const NAMING = new Set(['NP', 'OnPage']);
const SKIPPED_WORD = 1;

/** The things that a part of a message speaks of, and the page that it names. */
function thingsIn(part: string, texts: readonly string[]): { things: Reference[]; page: Answer['page'] } {
  const tokens = requestTokens(part, texts);
  const phrases = parse(
    tokens.map(({ word }) => word),
    givenPhrases(part, tokens, texts),
    EDIT_GRAMMAR,
  );
  const taken = cover(tokens.length, phrases, NAMING, () => SKIPPED_WORD, 0.1).phrases;
  const found = taken.flatMap(({ category, meaning }) => (category === 'NP' ? (meaning as Reference[]) : []));
  const pageOf = taken.find(({ category }) => category === 'OnPage')?.meaning as Answer['page'] | undefined;
  const named = found.find(({ kind, page }) => kind === 'page' && page !== null)?.page;
  return {
    things: found.filter(({ kind }) => kind !== 'page'),
    page: pageOf ?? named ?? found.find(({ page }) => page !== null)?.page ?? null,
  };
}

/** A question without the words for what is asked: blanks in their place. */
function withoutAsked(message: string, tokens: readonly Token[]): string {
  const taken = takenBy(
    words.ASKED_WORDS.map(([, list]) => list),
    tokens,
  );
  let part = message.slice(tokens[0]?.start, tokens.at(-1)?.end);
  const from = tokens[0]?.start ?? 0;
  for (const at of taken) {
    const { start = 0, end = 0 } = tokens[at] ?? {};
    part = `${part.slice(0, start - from)}${' '.repeat(end - start)}${part.slice(end - from)}`;
  }
  return part;
}

/** Whether a reference says what it means, beyond "it" and "this thing". */
const isNamed = ({ kind, words: said, color, place, ordinal, extreme }: Reference): boolean =>
  (kind ?? said ?? color ?? place ?? ordinal ?? extreme) !== null;

const MARKET_NAMES = wordClass([...MARKETS.flatMap(({ also }) => also), ...SILENT_MARKETS].join(','));

function marketIn(tokens: readonly Token[]): string | null {
  for (const [at] of tokens.entries()) {
    const length = classLength(MARKET_NAMES, tokens, at);
    if (length > 0)
      return tokens
        .slice(at, at + length)
        .map(({ word }) => word)
        .join(' ');
  }
  return null;
}

const ACCEPTING = wordClass(
  'take,accept,allow,allowed,pass,reject,approve,comply,compliant,ok,okay,good,fine,meet,work',
);
/** "what would Amazon say?" */
const JUDGING = wordClass('say,think,make of');
/** "post or story size?" asks for no choice. */
const CHOSEN = /^[\p{L}\p{N}$€£¥₹@%.,'’“”" -]{1,40}$/u;

/** What stands on both sides of "or", in the user's characters. */
function optionsIn(message: string, tokens: readonly Token[]): string[] {
  const at = tokens.findIndex(({ word }) => word === 'or');
  const before = tokens
    .slice(0, at)
    .findLastIndex(({ word, kind }) => kind === 'mark' || words.BETTER.has(word) || SPLIT.has(word));
  const left = tokens.slice(before + 1, at);
  const right = tokens.slice(at + 1).filter(({ kind }) => kind === 'word' || kind === 'value');
  const end = right.findIndex(({ word }) => SPLIT.has(word) || words.BETTER.has(word) || word === 'for');
  const option = (some: readonly Token[]) => message.slice(some[0]?.start, some.at(-1)?.end);
  if (at < 1 || left.length === 0 || right.length === 0 || end === 0) return [];
  const options = [option(left), option(end < 0 ? right : right.slice(0, end))];
  return options.every((one) => CHOSEN.test(one)) ? options : [];
}
/** Before what there is to choose between. */
const SPLIT = new Set('write put say use is are i for drop be have charge ask sells looks go with it do'.split(' '));

const answer = (clause: Clause, about: Answer['about'], more: Partial<Answer> = {}): Answer => ({
  type: 'answer',
  about,
  target: [],
  page: null,
  fact: null,
  words: [],
  options: [],
  format: null,
  span: clause.span,
  ...more,
});

/** `message`: with what leads up to the question, "can i" among it. */
function productIn(message: string, { span }: Clause): Product | null {
  const tokens = tokenize(message.slice(...span), []);
  const found = words.PRODUCT_PHRASES.find(({ steps }) =>
    tokens.some((_, at) => matchLength(steps, tokens, at, words.PRODUCT_CLASSES) > 0),
  );
  return found ? { type: 'product', about: found.about, span } : null;
}

const SUBJECTS = new Set('it they that this he she we i you'.split(' '));
const HAVING = new Set('i you u we they anybody'.split(' '));
const MODALS = new Set('can could may should shall would will'.split(' '));
/** "can you make …", "could we …": requests in the form of questions. */
const ASKS_FOR = new Set('i you u we ya'.split(' '));

const isWithoutGround = (tokens: readonly Token[]): boolean =>
  /^(?:background|bg)$/u.test(tokens.at(-1)?.word ?? '') &&
  tokens.slice(-4).some(({ word }) => /^(?:no|without|transparent)$/u.test(word));

/** "read me the price", "read out the headline". */
function isReadOut(message: string, { span }: Clause): boolean {
  const said = tokenize(message.slice(...span), []).map(({ word }) => word);
  return said.some((word, at) => word === 'read' && READ_OUT.has(said[at + 1] ?? ''));
}
const READ_OUT = new Set(['me', 'us', 'out', 'back', 'aloud']);

/** "which one is the bag?", "where is the star?" */
const isOfPlace = ([first, second, third]: readonly Token[]): boolean =>
  (first?.word === 'where' && /^(?:is|are|did|do|does|has)$/u.test(second?.word ?? '')) ||
  first?.word === 'wheres' ||
  (/^(?:which|what)$/u.test(first?.word ?? '') && second?.word === 'one' && third?.word === 'is');

/** "half see through" is a look. */
const isOfReading = (tokens: readonly Token[]): boolean =>
  holdsAny(words.LEGIBLE, tokens) &&
  !tokens.some(({ word }, at) => word === 'see' && tokens[at + 1]?.word === 'through');

/** "could the day be much larger, some of us don't see well": a request; "can it be read on a phone" asks. */
function wantsToBe(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ word }) => word === 'be');
  const next = tokens.slice(at + 1).find(({ word }) => !DEGREES.has(word))?.word ?? '';
  return at > 1 && /^(?:can|could|would|may)$/u.test(tokens[0]?.word ?? '') && !READ.has(next);
}
const DOERS = new Set('you u ya we i they people ppl folks the these those my our all any not'.split(' '));
const DEGREES = new Set('a much bit lot little way far even still any'.split(' '));
const READ = new Set('read seen readable legible visible made understood'.split(' '));

/** The question of a clause; null: it asks for nothing, or for something that nobody here knows. `texts`: what stands on the page. */
export function readQuestion(message: string, clause: Clause, texts: readonly string[]): Answer | Product | null {
  const { tokens, isAsked, isToldToTell, wantsOpinion } = clause;
  const [first, second] = tokens.map(({ word }) => word);
  if (wantsOpinion && first === undefined) return answer(clause, 'opinion');
  if (first === undefined) return null;
  const isPut = isAsked || first === 'why' || QUESTION_WORDS.has(first) || INVERTED.has(first) || isToldToTell;
  const product = isPut ? productIn(message, clause) : null;
  if (product) return product;
  const isWh = QUESTION_WORDS.has(first) || isToldToTell;
  // "and what it says in white" is a part of a request.
  const isIndirect = isWh && !isToldToTell && !isAsked && !wantsOpinion && SUBJECTS.has(second ?? '');
  if (isIndirect) return null;
  // "have the date in red" asks for that.
  const isInverted = INVERTED.has(first) && (first !== 'have' || HAVING.has(second ?? ''));
  // "do background like sand, now it is too much hospital": something is to be done.
  if (first === 'do' && !isAsked && !DOERS.has(second ?? '')) return null;
  const isFragment = !isWh && !isInverted && !wantsOpinion;
  // "exact size in px?", and no "headline should say Ready for summer?".
  if (isFragment && !(isAsked && isShortQuestion(tokens))) return null;
  // "do you think you could make it bigger?" asks for that.
  const asksForDeed =
    wantsOpinion && tokens.slice(0, 4).some(({ word }) => ASKS.has(word)) && !holdsAny(words.BETTER, tokens);
  if (asksForDeed) return null;
  // "what about red?", "how about a circle?" propose something.
  const proposes = second === 'about' && /^(?:what|how)s?$/u.test(first);
  if (proposes) return null;
  // "do you have it with no background?" asks for that file.
  const asksForFile = /^(?:do|does|is|have|got)$/u.test(first) && isWithoutGround(tokens);
  if (asksForFile) return null;
  const part = message.slice(tokens[0]?.start, tokens.at(-1)?.end);
  const { things, page } = thingsIn(withoutAsked(message, tokens), texts);
  const named = things.filter(isNamed);
  const market = marketIn(tokens);
  const isOfMarket = (isInverted || isAsked) && holdsAny(ACCEPTING, tokens);
  if (market && (isOfMarket || (isWh && holdsAny(JUDGING, tokens))))
    return answer(clause, 'market', { format: market });
  const [where] = named;
  // "which one is the bag?", "where did the star go?"
  if (where && named.length === 1 && isOfPlace(tokens)) return answer(clause, 'which', { target: named });
  const options = optionsIn(message, tokens);
  if (holdsAny(words.BETTER, tokens) && (options.length > 0 || isWh))
    return answer(clause, 'choice', { options, target: named });
  const isModal = MODALS.has(first);
  const isRequest = isModal && ASKS_FOR.has(second ?? '');
  const mayRead =
    /^(?:can|could|will|would)$/u.test(first) &&
    /^(?:i|you|u)$/u.test(second ?? '') &&
    /^(?:read|see)$/u.test(tokens[2]?.word ?? '');
  if ((isInverted || wantsOpinion || isAsked) && (!isRequest || mayRead) && !wantsToBe(tokens) && isOfReading(tokens))
    return answer(clause, 'legible', { target: named });
  const format = recognizeFormat(part)[0]?.value ?? null;
  // "do a flyer for my sale" asks for one.
  const isBeing = /^(?:is|are|was|were)(?:n'?t)?$/u.test(first);
  if (isBeing && format !== null && !holdsAny(words.ADVICE, tokens)) return answer(clause, 'size', { format });
  const aspects = words.ASPECTS.flatMap(([aspect, list]) => (holdsAny(list, tokens) ? [aspect] : []));
  if (holdsAny(words.ADVICE, tokens) || (wantsOpinion && options.length === 0))
    return answer(clause, 'opinion', { target: named, words: aspects });
  // "can the bag be on the right?" asks for that.
  const isJudged = holdsAny(words.GOOD, tokens) || aspects.length > 0;
  if (isInverted && !isModal && isJudged) return answer(clause, 'opinion', { target: named, words: aspects });
  const about = words.ASKED_WORDS.find(([, list]) => holdsAny(list, tokens))?.[0];
  const asked = contentsAsked(clause, texts);
  const mentions = isInverted && MENTIONING.has(first) && holdsAny(words.MENTION, tokens);
  // "does it say anything about shipping?", "is there a phone number on it?"
  if (mentions && (asked.fact !== null || asked.words.length > 0))
    return answer(clause, 'words', { fact: asked.fact, words: asked.words, page });
  if (isInverted && !isToldToTell) return null;
  if (about)
    return answer(clause, about, {
      target: named.filter(({ kind }) => kind !== 'name'),
      page,
      format: about === 'size' ? format : null,
    });
  if (/^how$/u.test(first) && second === 'many')
    return answer(clause, 'count', { target: named, page, words: asked.words });
  const [only] = named;
  const isWhich =
    only && named.length === 1 && (only.extreme ?? only.ordinal ?? only.place) !== null && asked.fact === null;
  if (isWhich && /^(?:what|which)/u.test(first) && !holdsAny(words.SAYING, tokens))
    return answer(clause, 'which', { target: named });
  const isSaid = holdsAny(words.SAYING, tokens) || isReadOut(message, clause);
  if (asked.fact !== null || page !== null || isSaid || asked.words.length > 0)
    return asked.isOn || isSaid || page !== null
      ? answer(clause, 'words', { fact: asked.fact, words: asked.words, page, target: named.slice(0, 1) })
      : null;
  return null;
}
/** "does it mention …", "is there …", "have i got …". */
const MENTIONING = new Set('do does did is are have has'.split(' '));
const SHORT = 8;
const WISHING = new Set('should must to say says read change make add put write with =  :'.split(' '));

/** Whether a few words with a question mark name a property, and nothing that is to be done. */
const isShortQuestion = (tokens: readonly Token[]): boolean =>
  tokens.length <= SHORT &&
  [words.ADVICE, ...words.ASKED_WORDS.map(([, list]) => list)].some((list) => holdsAny(list, tokens)) &&
  !tokens.some(({ word }) => WISHING.has(word) || DOING_ELSEWHERE.has(word));

const PAGE_SAID = wordClass(
  'first,second,third,fourth,last,next,previous,other,final,1st,2nd,3rd,4th,first page,last page,back,front,cover',
);

/** The fact and the words that are asked for. `isOn`: the page says something of that. */
function contentsAsked(
  { tokens }: Clause,
  texts: readonly string[],
): Pick<Answer, 'fact' | 'words'> & { isOn: boolean } {
  const fact = words.FACT_WORDS.find(([, list]) => holdsAny(list, tokens))?.[0] ?? null;
  const taken = takenBy(
    [...words.FACT_WORDS, ...words.ASKED_WORDS].map(([, list]) => list).concat(words.SAYING, PAGE_SAID),
    tokens,
  );
  const said = tokens
    .filter((_, at) => !taken.has(at))
    .flatMap(({ word }) => plainWords(word).split(' '))
    .filter((word) => word.length > 1 && !words.SMALL.has(word) && !/^\d+$/u.test(word));
  const standing = new Set(texts.flatMap((text) => plainWords(text).split(' ')).map(stem));
  return { fact, words: said, isOn: fact !== null || said.some((word) => standing.has(stem(word))) };
}
