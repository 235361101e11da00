/**
 * What a request changes of what is written, read against the page: cut into its wishes, each tried by those who read one kind of
 * edit, the longest first. What none of them reads is left for the grammar of single wishes. Which words have been dealt with is
 * told by the calls' ids, because the page reads otherwise once they are done.
 */
import { leadingVerb } from '../clauses.ts';
import { groundIntent } from '../ground.ts';
import type { Ground, Grounded, PlannedCall } from '../grounded.ts';
import type { Intent } from '../intents.ts';
import { readTableTalk } from '../abilities/table-talk.ts';
import { readToldFacts, readToldHours } from '../told-facts.ts';
import { readAddition } from './additions.ts';
import { editsOn, onPage, type Edits } from './edits.ts';
import { readFactEdit } from './fact-edits.ts';
import { readOrder } from './orders.ts';
import { PAGE_NAMED, pageNamed, readPageEdit } from './page-edits.ts';
import { readLetterCase } from './letter-cases.ts';
import { readRemoval } from './removals.ts';
import { readRestoring } from './restorings.ts';
import { readRewording } from './rewordings.ts';
import { bareWish, isFiller, wordsIn } from './said-words.ts';
import { readSpelling } from './spellings.ts';
import { readNews } from './states.ts';
import type { Line } from './written.ts';

type Reader = (said: string, edits: Edits) => Grounded | null;

const readRows: Reader = (said, { canvas }) => {
  const table = canvas.layers.findLast(({ type }) => type === 'table');
  const told = table ? readTableTalk(bareWish(said), table, canvas) : null;
  return table && told ? { calls: [{ tool: 'update_table', input: { layer: table.id, ...told } }] } : null;
};
const told = (read: (request: string, canvas: Ground['canvas']) => Intent[] | null): Reader => (said, { canvas, ground }) => {
  const calls = read(said, canvas)?.map((intent) => (intent.kind === 'compose' ? null : groundIntent(intent, ground)));
  return calls && calls.length > 0 && calls.every((one) => one !== null && 'calls' in one) ? { calls: calls.flatMap((one) => (one && 'calls' in one ? one.calls : [])) } : null;
};

/** Where it is: of the line that tells it, before it is compared word by word. */
const readPlace: Reader = (said, edits) => (/(?<!\p{L})(?:venue|address|location|place)(?!\p{L})/iu.test(said) ? readRewording(said, edits) : null);

/** The first that understands a wish speaks. */
const READERS: readonly Reader[] = [readRestoring, readLetterCase, readRows, told(readToldHours), readFactEdit, readSpelling, readRemoval, readOrder, readNews, readPlace, told((said, canvas) => readToldFacts(said, canvas, undefined)), readAddition, readRewording];

/** From which word to which, the last not included. */
type Span = readonly [from: number, to: number];

export interface EditsRead {
  calls: PlannedCall[];
  /** What is to be asked or said. */
  sayings: string[];
  /** The words that the calls are for, as the calls' ids tell it. */
  name: string;
  /** What is left to be read as wishes of other kinds. */
  rest: string[];
}

const EDIT_NAME = /^e(?:\d+\.\d+_?)+$/;
/** Whether the name of a wish is one of edits. */
export const isEditName = (name: string): boolean => EDIT_NAME.test(name);
const spansIn = (names: readonly string[]): Span[] => names.filter(isEditName).flatMap((name) => name.slice(1).split('_').map((span) => span.split('.').map(Number) as [number, number]));

const JOINTS = /^(?:and|&|plus|also|then|but|or|\+|–|—|-|so)$/iu;
/** What a copy is for is said behind it. */
const COPYING = /(?<!\p{L})(?:copy|duplicate|clone|repeat)(?!\p{L})/iu;
/** Most wishes that are tried as one. */
const LONGEST = 5;

interface Word {
  text: string;
  at: number;
}

/** Where one piece ends and another may begin: behind marks, before joints, at line breaks. */
function piecesOf(words: readonly Word[], request: string): Span[] {
  const pieces: Span[] = [];
  let from = 0;
  for (let index = 1; index <= words.length; index += 1) {
    const [before, next] = [words[index - 1], words[index]];
    const ends = !next || (/[.,;!?…]["”’)]?$/u.test(before?.text ?? '') && !/^(?:\d{1,2}[.)]|\p{Lu}\.)$/u.test(before?.text ?? '')) || JOINTS.test(next.text) || (/^(?:for|but|with)$/iu.test(next.text) && /^(?:page|slide|card)$/iu.test(before?.text ?? '') && COPYING.test(request)) || /\n/.test(request.slice((before?.at ?? 0) + (before?.text.length ?? 0), next.at));
    if (!ends || isQuoting(request.slice(words[from]?.at ?? 0, next?.at ?? request.length))) continue;
    pieces.push([from, index]);
    from = index;
  }
  if (from < words.length) pieces.push([from, words.length]);
  return pieces;
}

/** A quotation is open. */
const isQuoting = (text: string): boolean => (text.match(/"/g)?.length ?? 0) % 2 === 1 || (text.match(/“/g)?.length ?? 0) > (text.match(/”/g)?.length ?? 0);

/** Said beside a wish, about how it came to it: nothing to be done. */
const isComment = (text: string): boolean => {
  const plain = bareWish(text);
  if (plain === '' || wordsIn(plain).every((word) => isFiller(word))) return !/\d/.test(plain);
  return leadingVerb(plain) === null && !/["“\d@]/.test(plain) && /^(?:(?:because|cause|cuz|bc|since|as|so)\s|(?:we|they|people|customers?|clients?|it|i|nobody|everyone|everybody|my|our|that|this|the rest|everything else|she|he|you|price is|who)(?:'\p{L}+)?\s)/iu.test(plain) && !/(?<!\p{L})(?:want|wants|need|needs|should|must|would like|prefer|make|put|add|change|bigger|smaller|can (?:we|you))(?!\p{L})/iu.test(plain);
};

const LEADING_JOINT = /^[\s,]*(?:(?:and|&|plus|also|then|but|or|\+|–|—|-|so)(?!\p{L})[\s,]+)+/iu;

/** What a piece comes to; `turnsPage`: what follows is read on the page as it is behind it. */
type Read = Grounded & { turnsPage?: boolean };

/** A piece with the verb of the one before, where it has none: "change the date to friday and the venue to Cork". */
function readPiece(text: string, verb: string | null, edits: Edits): Read | null {
  const plain = text.replace(LEADING_JOINT, '');
  const lent = verb !== null && leadingVerb(plain) === null && /\s(?:to|with|for|into)\s/iu.test(plain) ? `${verb} ${plain}` : null;
  // "the venue to The Anchor, Cork" is no sentence without it.
  const whole = lent !== null && /^(?:the|my|our|its)\s[\p{L} ]+?\sto\s/iu.test(plain) ? readScoped(lent, edits) : null;
  return whole ?? readScoped(plain, edits) ?? (lent === null ? null : readScoped(lent, edits));
}

const ON_PAGE = new RegExp(`^(?:on|in)\\s+(${PAGE_NAMED})[,:]?\\s+(.+)$|^(${PAGE_NAMED})\\s*[:,–]\\s+(.+)$|^(.+?)\\s+(?:on|in|from|of)\\s+(${PAGE_NAMED})$|^(${PAGE_NAMED})\\s+((?:should|must|needs to|has to|to)\\s+(?:say|read)\\s+.+)$`, 'isu');
const ON_ALL = /^(?:on|in)\s+(?:every|each|all)(?: the| my| of the)?\s+(?:pages?|slides?)[,:]?\s+(.+)$|^(.+?)\s+(?:(?:on|in|across)\s+(?:every|each|all|both)(?: the| my| of the| of them)?(?:\s+(?:pages?|slides?|\d+ pages|\d+ slides))?|everywhere|throughout)$/isu;

/** On the page that was named, on all of them, or on whichever it is. */
function readScoped(text: string, edits: Edits): Read | null {
  const paged = readPageEdit(text, edits);
  if (paged) return paged;
  const { canvas } = edits;
  const bare = bareWish(text, true);
  const all = canvas.pages > 1 ? ON_ALL.exec(bare) : null;
  const wish = all?.[1] ?? all?.[2];
  if (wish) {
    const each = Array.from({ length: canvas.pages }, (_, index) => first(wish, onPage(edits, index + 1)));
    const calls = each.flatMap((one) => (one && 'calls' in one ? one.calls : []));
    if (calls.length > 0) return { calls };
  }
  const scoped = canvas.pages > 1 ? ON_PAGE.exec(bare) : null;
  const page = scoped ? pageNamed(scoped[1] ?? scoped[3] ?? scoped[6] ?? scoped[7] ?? '', canvas) : null;
  return page === null ? first(text, edits) : first(scoped?.[2] ?? scoped?.[4] ?? scoped?.[5] ?? scoped?.[8]?.replace(/^(?:must|needs to|has to|to)\s/iu, 'should ') ?? '', onPage(edits, page));
}

function first(text: string, edits: Edits): Grounded | null {
  for (const read of READERS) {
    const found = read(text, edits);
    if (found) return found;
  }
  return null;
}

/** The edits of a request; null: it has none. `done`: the names of this turn's edits so far. `only`: the lines that may be meant. */
export function readEdits(request: string, ground: Ground, done: readonly string[] = [], only?: (line: Line) => boolean): EditsRead | null {
  if (ground.canvas.layers.length === 0 && ground.canvas.elsewhere.length === 0) return null;
  const edits = editsOn(ground, request, only);
  if (edits.lines.length === 0 || request.length > 600) return null;
  const words = wordsAt(request);
  const before = spansIn(done);
  const isDone = ([from, to]: Span) => before.some(([start, end]) => from < end && to > start);
  const pieces = piecesOf(words, request);
  const said = saidIn(words, request);
  const read: { span: Span; grounded: Read }[] = [];
  const unread: Unread[] = [];
  let verb: string | null = null;
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at];
    if (!piece) break;
    if (isDone(piece)) {
      at += 1;
      continue;
    }
    const own = leadingVerb(said(piece).replace(LEADING_JOINT, ''));
    const found = longest(pieces.slice(at, at + LONGEST), isDone, (span) => readPiece(said(span), verb, edits), (span) => leadingVerb(said(span).replace(LEADING_JOINT, '')) !== null && !ABOUT_IT.test(said(span).replace(LEADING_JOINT, '')), (span) => /[.!?…]$/u.test(said(span)));
    if (found) read.push({ span: [piece[0], pieces[at + found.count - 1]?.[1] ?? piece[1]], grounded: found.grounded });
    else if (!(read.length > 0 && ECHO.test(bareWish(said(piece).replace(LEADING_JOINT, ''))))) unread.push({ span: piece, verb: own === null ? verb : null });
    verb = own ?? verb;
    at += found?.count ?? 1;
    if (found?.grounded.turnsPage === true) break;
  }
  const acting = read.filter(({ grounded }) => 'calls' in grounded);
  if (read.length === 0) return null;
  return {
    calls: acting.flatMap(({ grounded }) => ('calls' in grounded ? grounded.calls : [])),
    sayings: read.flatMap(({ grounded }) => ('say' in grounded ? [grounded.say] : [])),
    name: `e${acting.map(({ span }) => span.join('.')).join('_')}`,
    rest: leftOf(unread, said),
  };
}

/** Some of these change the same words, both ends of one span; or one takes away what another changes. */
function overlap(read: readonly (Read | null)[]): boolean {
  const inputs = read.flatMap((one) => (one && 'calls' in one ? one.calls.map(({ input }) => input) : []));
  const places = inputs.flatMap(({ layer, find }) => (layer === undefined ? [] : [`${String(layer)} ${String(find)}`]));
  const gone = inputs.flatMap(({ layers }) => (Array.isArray(layers) ? layers : []));
  return new Set(places).size < places.length || inputs.some(({ layer }) => gone.includes(layer));
}

interface Unread {
  span: Span;
  /** The verb of the wish before, where this one left its own out. */
  verb: string | null;
}

/** The longest row of pieces that is one wish. Where a later one begins with a verb of its own and the first is whole, they are two. */
function longest(pieces: readonly Span[], isDone: (span: Span) => boolean, read: (span: Span) => Read | null, begins: (span: Span) => boolean, ends: (span: Span) => boolean): { count: number; grounded: Read } | null {
  const [start] = pieces;
  if (!start) return null;
  const until = pieces.findIndex(isDone);
  const row = until < 0 ? pieces : pieces.slice(0, until);
  const verbAt = row.findIndex((piece, index) => index > 0 && begins(piece));
  const endAt = row.findIndex((piece) => ends(piece)) + 1;
  const upTo = (count: number) => read([start[0], row[count - 1]?.[1] ?? start[1]]);
  const counts = Array.from({ length: row.length }, (_, index) => row.length - index);
  // Within a sentence first, and up to the next verb.
  const near = Math.min(verbAt > 0 ? verbAt : row.length, endAt > 0 ? endAt : row.length);
  for (const count of [...counts.filter((count) => count <= near), ...counts.filter((count) => count > near)]) {
    const grounded = upTo(count);
    if (!grounded) continue;
    // Each of its pieces is a wish by itself: then they are several.
    const [single, ...others] = count > 1 ? row.slice(0, count).map((piece) => read(piece)) : [];
    return single && others.every((other) => other !== null) && !overlap([single, ...others]) ? { count: 1, grounded: single } : { count, grounded };
  }
  return null;
}

/** The wish that was just read in other words: "no need for the times, take that column out"; and a name under a letter. */
const ECHO = /^(?:(?:so|please|just|you can)\s+)*(?:(?:take|delete|remove|drop|get rid of|lose|cut)\s+(?:it|that|this|them|those|that one|(?:that|this) (?:line|row|column|bit|part|item|one|text))(?:\s+(?:out|off|away|down|from .+|off .+))?|(?:change|update|fix|correct|swap) (?:it|that|this|them)(?: (?:on|in|for) .+)?)$|^(?-i:\p{Lu}\p{Ll}+)$/iu;
/** A wish about what was said right before it. */
const ABOUT_IT = /^(?:(?:so|please|can you|could you|just)\s+)*(?:swap|change|replace|switch|exchange|make|turn|update)\s+(?:that|it|this|them)(?!\p{L})/iu;

/** What nobody read, as it was said: pieces that follow each other as one, each with its verb. */
function leftOf(unread: readonly Unread[], said: (span: Span) => string): string[] {
  const joined = joinedSpans(unread.map(({ span }) => span));
  return joined.flatMap((span) => {
    const text = said(span);
    const { verb = null } = unread.find((one) => one.span[0] === span[0]) ?? {};
    const plain = text.replace(LEADING_JOINT, '');
    if (isComment(plain)) return [];
    return [verb !== null && /^(?:the|my|our|that|this|a|an)\s/iu.test(plain) ? `${verb} ${plain}` : plain];
  });
}

/** Pieces that follow each other as one. */
function joinedSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const [from, to] of spans) {
    const last = joined.at(-1);
    if (last && last[1] === from) joined[joined.length - 1] = [last[0], to];
    else joined.push([from, to]);
  }
  return joined;
}

/** What is left of a request when these of its words have been dealt with. */
export function restOf(request: string, done: readonly string[]): string[] {
  const words = wordsAt(request);
  const spans = spansIn(done);
  const pieces = piecesOf(words, request);
  const said = saidIn(words, request);
  const verbs = pieces.map((piece) => leadingVerb(said(piece).replace(LEADING_JOINT, '')));
  const left = pieces.flatMap((span, index): Unread[] => {
    if (spans.some(([start, end]) => span[0] < end && span[1] > start)) return [];
    return [{ span, verb: verbs[index] === null ? (verbs.slice(0, index).findLast((verb) => verb !== null) ?? null) : null }];
  });
  return leftOf(left, said);
}

const wordsAt = (request: string): Word[] => [...request.matchAll(/\S+/gu)].map(({ 0: text, index }) => ({ text, at: index }));
const saidIn = (words: readonly Word[], request: string) => ([from, to]: Span): string => request.slice(words[from]?.at ?? 0, to < words.length ? words[to]?.at : request.length).trim();
