/**
 * The readings of a request, most faithful first: whole; then without clauses that only explain, without small words that
 * carry no meaning of their own, without clauses or words that nobody knows. What can be done on the page decides which
 * of them counts; what it leaves out is quoted.
 */
import type { Act, Understanding } from '../acts/act.ts';
import { reference } from '../acts/reference.ts';
import type { Span } from '../acts/values.ts';
import { ASKS } from './asides.ts';
import { doableInPart, isLook, isMade, LIMITS, speaksOfIt, type PartRead } from './in-part.ts';
import { WRITTEN_RIGHT } from './request-phrases.ts';
import { requestTokens } from './request-tokens.ts';
import { withoutStatements } from './statements.ts';
import { piecesOf, type Token } from './tokens.ts';
import { isRequest, nothingIn, readTokens, spansOf, understandingOf, type Seen } from './understand-edits.ts';

export interface Reading {
  understanding: Understanding;
  /** Words that nothing is done about. */
  left: readonly string[];
}

const MOST_UNKNOWN = 2;
/** Auxiliaries of wishes and statements: what they are said with tells what is meant. */
const AUXILIARIES = new Set(
  'have has get got is are am be was were do does did can could would will should may might let lets'.split(' '),
);
/** They begin a question, where a request begins with "can" or "could". */
const ASKING = new Set('have has is are am was were do does did should'.split(' '));
const SUBJECTS = new Set('i we you u'.split(' '));
const PREPOSITIONS = new Set('on in to for of with from at around'.split(' '));
const PRONOUNS = new Set('it this that them there me us you u'.split(' '));
const ENDS = new Set(', . ; ! ? …'.split(' '));
const isEnd = (token: Token | undefined): boolean =>
  token === undefined || token.kind === 'line' || ENDS.has(token.word);

/** Tokens of clauses, each without the marks around it. */
function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens)
    if (isEnd(token)) clauses.push([]);
    else clauses.at(-1)?.push(token);
  return clauses.filter((clause) => clause.length > 0);
}

/** The clause around a token, without the mark behind it. */
function clauseAround(
  tokens: readonly Token[],
  at: number,
): { first: Token | undefined; mark: Token | undefined; span: Span } {
  let [from, to] = [at, at];
  while (from > 0 && !isEnd(tokens[from - 1])) from -= 1;
  while (!isEnd(tokens[to])) to += 1;
  return { first: tokens[from], mark: tokens[to], span: spanOf(tokens.slice(from, to)) };
}

/** Unread tokens that say nothing by themselves: "can we (have) a cream background", "no border (on it)". */
function lightIn({ tokens, acts, unread }: PartRead): Set<Token> {
  const isUnread = new Set(unread);
  const light = new Set<Token>();
  for (const at of unread) {
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (!token) continue;
    const { first, mark, span } = clauseAround(tokens, at);
    // "is the price right?"
    if (mark?.word === '?' && ASKING.has(first?.word ?? '')) continue;
    const own = acts.filter((act) => act.span[0] >= span[0] && act.span[1] <= span[1]);
    const follows = own.some((act) => act.span[0] >= token.end);
    // "the other corner (should) have a heart": it joins what stands on both sides.
    const isLink = follows && own.some((act) => act.span[1] <= token.start);
    const isSubject = SUBJECTS.has(token.word) && next && AUXILIARIES.has(next.word) && isUnread.has(at + 1);
    if ((AUXILIARIES.has(token.word) || isSubject) && !isLink) light.add(token);
    const isAside = PREPOSITIONS.has(token.word) && next && PRONOUNS.has(next.word) && isUnread.has(at + 1);
    if (isAside && isEnd(tokens[at + 2])) light.add(token).add(next);
    // "add (was $20, crossed out)": the rest says that something is added.
    const isVerb =
      ASKS.has(token.word) && own.some(({ type, span: [start] }) => type === 'add' && start === next?.start);
    if (isVerb) light.add(token);
  }
  return light;
}

const without = (tokens: readonly Token[], gone: ReadonlySet<Token>): Token[] =>
  tokens.filter((token) => !gone.has(token));
const spanOf = ([first, ...more]: readonly Token[]): Span => [first?.start ?? 0, (more.at(-1) ?? first)?.end ?? 0];

/** What a clause that is left out speaks of, for "it" in the others; null: nothing, or several things. */
function mentionedIn(message: string, clause: readonly Token[], texts: readonly string[]): Act | null {
  const { acts } = readTokens(message, clause, texts);
  const named = acts.flatMap((act) => ('target' in act && act.target ? [act.target].flat() : []));
  const [only, ...more] = named.filter(({ pronoun }) => pronoun === null);
  return only && more.length === 0
    ? { type: 'mention', target: [reference({ ...only, except: [] })], span: spanOf(clause) }
    : null;
}

/** All readings of a message; the first one is as it stands, with what is unread in it. */
export function* readingsOf(message: string, { texts }: Seen): Generator<Reading> {
  const tokens = requestTokens(message, texts);
  if (!isRequest(tokens)) return yield { understanding: nothingIn(message), left: [] };
  const read = (some: readonly Token[]): PartRead => readTokens(message, some, texts);
  const asReading = (part: PartRead, acts: readonly Act[], left: readonly Span[]): Reading => ({
    understanding: { ...understandingOf(part), acts: [...acts], unread: [] },
    left: piecesOf(message, left),
  });
  const first = read(tokens);
  yield { understanding: understandingOf(first), left: [] };
  if (first.unread.length === 0) return;

  // "its not the main thing": it only explains the rest.
  const asking = withoutStatements(tokens);
  const plain = asking.length < tokens.length && asking.length > 0 ? read(asking) : first;
  if (plain !== first && isWhole(plain)) yield asReading(plain, plain.acts, []);

  // "can we (have) …": nothing is lost with it.
  const light = lightIn(plain);
  const bare = light.size > 0 ? read(without(asking, light)) : plain;
  if (bare !== plain && isWhole(bare)) yield asReading(bare, bare.acts, []);
  if (isWhole(bare)) return;

  // "a snazzy gold frame": words that nobody knows, wherever they stand.
  for (const base of [plain, first]) {
    const unknown = new Set(base.tokens.filter((token) => isUnknown(message, token)));
    if (unknown.size === 0 || unknown.size > MOST_UNKNOWN) continue;
    const known = read(without(base.tokens, unknown));
    if (isWhole(known) && isLook(known.acts)) yield asReading(known, known.acts, [...unknown].map(placeOf));
  }
  const acts = doableInPart(first);
  if (acts) yield asReading(first, acts, spansOf(first));

  // "what does the star do there? make it gold": a clause of its own.
  const isUnread = new Set(bare.unread.map((at) => bare.tokens[at]));
  const dark = clausesOf(bare.tokens).filter((clause) => clause.some((token) => isUnread.has(token)));
  if (dark.length === 0 || dark.flat().some(({ word }) => LIMITS.has(word))) return;
  const rest = read(without(bare.tokens, new Set(dark.flat())));
  if (!isWhole(rest)) return;
  const isOfIt = rest.acts.some((act) => speaksOfIt(act) && dark.some((clause) => spanOf(clause)[0] < act.span[0]));
  const mention = isOfIt ? mentionedIn(message, dark.at(-1) ?? [], texts) : null;
  // What an engine makes is asked for by a message that is read whole.
  if (rest.acts.some(isMade)) return;
  if (!isOfIt || mention) yield asReading(rest, [...(mention ? [mention] : []), ...rest.acts], dark.map(spanOf));
}

const placeOf = ({ start, end }: Token): Span => [start, end];
const isWhole = ({ acts, unread }: PartRead): boolean => acts.length > 0 && unread.length === 0;
const isUnknown = (message: string, { kind, word, start }: Token): boolean =>
  kind === 'word' &&
  /^\p{Ll}{3,}$/u.test(message.slice(start, start + word.length)) &&
  !WRITTEN_RIGHT.has(word) &&
  !LIMITS.has(word) &&
  !ASKS.has(word);
