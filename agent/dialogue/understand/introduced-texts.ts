/** Texts to print that a word introduces: "saying Doors open at 8", "change it to Sold". They end with their clause. */
import type { Phrase } from './chart.ts';
import { ASKS, NAMES, NEGATIONS } from './asides.ts';
import type { Token } from './tokens.ts';

/** Words that introduce a text, up to the end of its clause. */
const INTRODUCES = new Set(['to', 'say', 'says', 'read', 'reads', 'saying', 'reading', 'with', 'into', ':', 'called']);
/** Behind these whatever follows is to be printed: "Thank you", "I love it". */
const SPEAKING = new Set(['say', 'says', 'read', 'reads', 'saying', 'reading', ':']);
/** Words of a remark, not of a text to print. */
const REASONS = new Set('but because than so'.split(' '));
const REMARKS = new Set([...REASONS, ..."cant can't dont don't i you it too that they".split(' ')]);

/** All of them, each with the ends that it may have. */
export function introducedTexts(message: string, tokens: readonly Token[]): Phrase[] {
  const found: Phrase[] = [...titled(message, tokens), ...furtherPairs(tokens), ...listed(message, tokens)];
  for (const [from, token] of tokens.entries()) {
    const introduces = tokens[from - 1]?.word ?? '';
    if (isTold(tokens, from)) found.push(...told(message, tokens, from));
    if (from > 1 && WRITES.has(introduces)) found.push(...dictated(message, tokens, from));
    if (!INTRODUCES.has(introduces) && !isOnIt(tokens, from)) continue;
    const remarks = SPEAKING.has(introduces) || isOnIt(tokens, from) ? REASONS : REMARKS;
    const ends = [
      clauseEnd(tokens, from, CLAUSE_END),
      clauseEnd(tokens, from, SENTENCE_END),
      ...furtherExchanges(tokens, from),
    ];
    const place = placeWithin(tokens, from, ends[0] ?? from);
    for (const end of new Set([...ends, ...(place === null ? [] : [place])])) {
      const last = tokens[end - 1];
      if (end <= from || !last || !isText(tokens.slice(from, end), remarks, introduces === ':')) continue;
      const cost = 0.8 + 0.1 * (end - from) + (place !== null && end > place ? WITH_PLACE : 0);
      found.push({ category: 'Rest', from, to: end, meaning: message.slice(token.start, last.end), cost });
    }
  }
  return found;
}

/** "write made by hand", "add the words fresh daily": whether the text begins here. */
function isTold(tokens: readonly Token[], from: number): boolean {
  const before = tokens.slice(0, from).map(({ word }) => word);
  const last = before.pop() ?? '';
  if (last === 'write' || last === 'type') return before.every((word) => LEADING.has(word));
  if (ARTICLES.has(before.at(-1) ?? '') || before.at(-1) === 'a') before.pop();
  return TEXT_NOUNS.has(last) ? PUTS.has(before.at(-1) ?? '') : PUTS.has(last) && isOffered(tokens[from]);
}
const LEADING = new Set('please pls and also then now just can could would you u we , . ! ; ok okay'.split(' '));
/** "add free coffee at the bottom", "add delivery in Leeds over £20": what is offered or asked is for readers. */
const OFFERED = new Set(
  'free fresh hot iced homemade complimentary delivery shipping pickup collection order orders dm call book visit follow open closed cash minimum min limited'.split(
    ' ',
  ),
);
const isOffered = (token: Token | undefined): boolean =>
  token?.value?.type === 'offer' || OFFERED.has(token?.word ?? '');
const TEXT_NOUNS = new Set('text words word phrase message sentence caption note'.split(' '));
const PUTS = new Set('add put write type insert include print place'.split(' '));

/** What is told so, up to the end of its clause or to a place. What begins like the name of a thing is none. */
function told(message: string, tokens: readonly Token[], from: number): Phrase[] {
  const end = clauseEnd(tokens, from, CLAUSE_END);
  const [first, second] = tokens.slice(from, end);
  const isThing =
    first !== undefined && (NAMES.has(first.word) || (ARTICLES.has(first.word) && NAMES.has(second?.word ?? '')));
  if (!first || isThing) return [];
  const place = placeWithin(tokens, from, end);
  return [...new Set([end, place ?? end])].flatMap((to): Phrase[] => {
    const last = tokens[to - 1];
    if (!last || to <= from || !isText(tokens.slice(from, to), REMARKS, false)) return [];
    const cost = 2 + 0.1 * (to - from) + (place !== null && to > place ? WITH_PLACE : 0);
    return [{ category: 'Spelled', from, to, meaning: message.slice(first.start, last.end), cost }];
  });
}

/** "(above the photo) write New in": all that follows, where a place was said before. */
function dictated(message: string, tokens: readonly Token[], from: number): Phrase[] {
  const [end, start] = [clauseEnd(tokens, from, SENTENCE_END), tokens[from]?.start ?? 0];
  const part = tokens.slice(from, end);
  const place = placeWithin(tokens, from, end);
  const isClean = place === null && part.every(({ word, value }) => !REASONS.has(word) && value?.type !== 'quoted');
  const last = part.at(-1);
  return last && isClean
    ? [{ category: 'Dictated', from, to: end, meaning: message.slice(start, last.end), cost: 0.8 + 0.1 * part.length }]
    : [];
}
const WRITES = new Set('write type print say'.split(' '));

/** Where another exchange begins behind a text: "(change A to) B and C to D". */
export function furtherExchanges(tokens: readonly Token[], from: number): number[] {
  const end = clauseEnd(tokens, from, SENTENCE_END);
  return tokens.flatMap(({ word }, at): number[] => {
    if (at <= from || at >= end || !JOINTS.has(word)) return [];
    const next = tokens.slice(at + 1, Math.min(end, at + MOST_NAMED));
    const joint = next.findIndex((token, index) => index > 0 && EXCHANGING.has(token.word));
    return joint > 0 && !next.slice(0, joint).some((token) => JOINTS.has(token.word)) ? [at] : [];
  });
}
/** The joints before such exchanges, where a verb of exchange was said. */
function furtherPairs(tokens: readonly Token[]): Phrase[] {
  const verb = tokens.findIndex(({ word }) => EXCHANGES.has(word));
  const first = tokens.findIndex(({ word }, at) => at > verb && EXCHANGING.has(word));
  const places = verb < 0 || first < 0 ? [] : furtherExchanges(tokens, first);
  return places.map((from): Phrase => ({ category: 'Further', from, to: from + 1, meaning: {}, cost: 0 }));
}
const EXCHANGES = new Set('change replace swap switch correct fix update edit exchange turn'.split(' '));
const JOINTS = new Set('and & plus n , also then'.split(' '));
const EXCHANGING = new Set('to into with for'.split(' '));
/** Words by which the next thing is named, and the one that says what it becomes. */
const MOST_NAMED = 8;

/** "a third page, on it only …": what stands on what was just asked for. */
function isOnIt(tokens: readonly Token[], from: number): boolean {
  const end = ONLY.has(tokens[from - 1]?.word ?? '') ? from - 1 : from;
  const [on, it] = tokens.slice(Math.max(0, end - 2), end).map(({ word }) => word);
  return (on === 'on' || on === 'in') && ITSELF.has(it ?? '') && !ONLY.has(tokens[from]?.word ?? '');
}
const ONLY = new Set(['only', 'just']);
const ITSELF = new Set(['it', 'there', 'that']);

/** What is listed behind a colon, whatever it says: "care: hand wash cold, lay flat to dry"; on lines of its own up to the end. */
function listed(message: string, tokens: readonly Token[]): Phrase[] {
  return tokens.flatMap(({ word }, at): Phrase[] => {
    const from = tokens.findIndex(({ kind }, later) => later > at && kind !== 'line');
    if (word !== ':' || from === -1) return [];
    const to = from > at + 1 ? tokens.length : clauseEnd(tokens, from, SENTENCE_END);
    const [first, last] = [tokens[from], tokens[to - 1]];
    if (!first || !last || tokens.slice(from, to).some(({ value }) => value?.type === 'quoted')) return [];
    const meaning = message.slice(first.start, last.end);
    return [{ category: 'Listed', from: at + 1, to, meaning, cost: 0.9 + 0.1 * (to - from) }];
  });
}

/** Words in capitals behind "should be": "the title should be Smash Tuesday". */
function titled(message: string, tokens: readonly Token[]): Phrase[] {
  return tokens.flatMap(({ word }, at): Phrase[] => {
    const from = at + 1;
    const end = clauseEnd(tokens, from, CLAUSE_END);
    const part = tokens.slice(from, end);
    const [first, last] = [part[0], part.at(-1)];
    const isCapital = ({ start, word: own }: Token): boolean =>
      /^[\p{Lu}\p{N}&]/u.test(message.slice(start, start + 1)) || SMALL.has(own);
    if (word !== 'be' || !first || !last || !part.every(isCapital)) return [];
    return [{ category: 'Titled', from, to: end, meaning: message.slice(first.start, last.end), cost: 0.3 }];
  });
}
const SMALL = new Set('the a of and on in at for to with'.split(' '));

/** What it costs to take a place ("at the bottom") for a part of the text. */
const WITH_PLACE = 3;
/** "free delivery somewhere", "trainers everywhere": no words to print. */
const ANYWHERE = new Set('somewhere anywhere everywhere throughout wherever'.split(' '));
const PLACE_NOUNS = new Set('top bottom left right middle center centre corner'.split(' '));
const PAGE_NOUNS = new Set('page slide copy duplicate'.split(' '));
const LEADS = new Set('at in on to into'.split(' '));
/** "up the top", "down at the bottom". */
const UP = new Set('up down over'.split(' '));
const UP_TO = new Set('the at on in top bottom left right'.split(' '));
const BESIDE = new Set('below under underneath beneath above beside behind'.split(' '));
const ARTICLES = new Set('the my our it that this'.split(' '));

/** Where the first place is said behind a text without quotes: "saying New in at the top"; null: nowhere. */
export function placeWithin(tokens: readonly Token[], from: number, to: number): number | null {
  for (let at = from + 1; at < to; at += 1) {
    const [word, next = '', third = '', fourth = ''] = tokens.slice(at, at + 4).map((token) => token.word);
    const isPlace = LEADS.has(word ?? '') && [next, third, fourth].some((one) => PLACE_NOUNS.has(one));
    const isNewPage = word === 'on' && third === 'new' && ['one', 'page', 'slide'].includes(fourth);
    const isPage = word === 'on' && (PAGE_NOUNS.has(next) || (ARTICLES.has(next) && PAGE_NOUNS.has(third)));
    const isUp = UP.has(word ?? '') && UP_TO.has(next) && [next, third].some((one) => PLACE_NOUNS.has(one));
    const isAnywhere = ANYWHERE.has(word ?? '') && at + 1 === to;
    if (isPlace || isAnywhere || isUp || isPage || isNewPage || (BESIDE.has(word ?? '') && ARTICLES.has(next)))
      return at;
  }
  return null;
}

/** Whether words may be a text: no remark, and no further request. `isWritten`: they stand behind a colon. */
function isText(tokens: readonly Token[], remarks: ReadonlySet<string>, isWritten: boolean): boolean {
  // Quotation marks say where a text begins and ends.
  if (tokens.length > 1 && tokens.some(({ value }) => value?.type === 'quoted')) return false;
  // "to the bottom left corner" says where.
  const isPlace = ARTICLES.has(tokens[0]?.word ?? '') && PLACE_NOUNS.has(tokens[1]?.word ?? '');
  if (isPlace) return false;
  return tokens.every(({ word }, at) => {
    if (remarks.has(word) || (at > 0 && INTRODUCES.has(word) && !isWritten)) return false;
    // Behind a comma another thing may be spoken of.
    const isFurther = tokens.slice(0, at).some((one) => one.word === ',');
    if (isFurther && (NAMES.has(word) || tokens[at]?.value?.type === 'color')) return false;
    const before = tokens[at - 1]?.word ?? '';
    const begins = before === 'and' || before === '&' || before === ',' || before === 'n';
    // "remote work, no charge": what is not on the page can't be meant to go.
    const denies = NEGATIONS.has(word) && (word !== 'no' || NAMES.has(tokens[at + 1]?.word ?? ''));
    return !begins || !(ASKS.has(word) || denies || LEAVES.has(word));
  });
}

const CLAUSE_END = new Set('.,;!?');
/** Verbs of what stays as it is. */
const LEAVES = new Set("leave keep don't dont do let".split(' '));
const SENTENCE_END = new Set('.;!?');

/** Where a text ends that is not quoted: before one of the marks, or at the end of the line. */
function clauseEnd(tokens: readonly Token[], from: number, marks: ReadonlySet<string>): number {
  let at = from;
  while (at < tokens.length && tokens[at]?.kind !== 'line' && !marks.has(tokens[at]?.word ?? '')) at += 1;
  return at;
}
