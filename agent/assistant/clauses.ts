/** A request cut into clauses, one wish each: "make the headline red, the photo smaller and download it" is three. */
import { parseColor } from '#tools/inputs/color-input.ts';
import { shieldDescribers } from './described-things.ts';
import { BACKGROUND_NOUNS, BIGGER, DETERMINERS, GUARDED_VERBS, LAYER_NOUNS, PADDING, PICTURE_NOUNS, PLAIN_VERBS, SMALLER, TEXT_NOUNS } from './lexicon.ts';
import { isChange, takeChange } from './read-change.ts';
import { readReference } from './read-reference.ts';
import { Scan } from './scan.ts';
import { phraseOf, sliceOf, tokenise, type Token } from './tokens.ts';

export interface Clause {
  text: string;
  /** The verb of the clause before, where this one left its own out: "make the title red and the photo smaller". */
  inherited: string | null;
  /** "also", "plus": beside what there is. */
  also?: boolean;
}

const start = (pattern: string) => new RegExp(`^${pattern}(?![\\p{L}\\p{N}])`, 'iu');

const PADDED = start(PADDING);
const VERB = start(PLAIN_VERBS);
const GUARDED = new RegExp(`^${GUARDED_VERBS}(?![\\p{L}])`, 'iu');
const SUBJECT = start(`(?:(?:(?:${DETERMINERS}) )?(?:[\\p{L}\\d%$'-]+ ){0,2}?(?:${LAYER_NOUNS}|${BACKGROUND_NOUNS}|ones?)|‹›)`);
const SECOND_THING = start(`(?:(?:a|an|another|one more|some) )(?:[\\p{L}-]+ ){0,2}?(?:${TEXT_NOUNS}|${PICTURE_NOUNS})`);
/** "$12 in a red circle": words, and the shape that they stand on. */
const ON_A_SHAPE = /^(?:‹›|[$€£¥₹₦₱₺₫฿₩]?\d[\d.,]*\s?[%$€£]?(?: \p{L}+)?|\p{L}+(?: \p{L}+)?) (?:in|on|inside) an? (?:[\p{L}#\d-]+ ){0,3}(?:circle|badge|star|burst|starburst|heart|square|box|pill|ribbon|banner|rectangle|bubble|hexagon)(?!\p{L})/iu;
const STATE = new RegExp(
  `^(?:(?:should|must|has to|needs to|can|could) (?:be|go|come|say|read)|(?:is|are) too |to(?: be)?(?: the)? |on(?: the)? |in(?: the)? |at(?: the)? |above|below|under|next to|${BIGGER}|${SMALLER}|bold|italic|underlined|left|right|centered|centred|upper ?case|lower ?case|transparent|round(?:ed)?|a (?:bit|little|lot)|much|slightly|twice|half|with|darker|lighter)`,
  'iu',
);

const ONLY_THINGS = new RegExp(`^(?:(?:${DETERMINERS}|a|an|and|,|&) ?|(?:${LAYER_NOUNS}|${BACKGROUND_NOUNS})(?![\\p{L}]) ?|(?:it|them|one)(?![\\p{L}]) ?|‹› ?)*$`, 'iu');

const ADDING = /^(?:add|write|insert|put|place|include|create|type|say)/;

/** Leaves out words of politeness at the front. */
function unpadded(phrase: string): string {
  let text = phrase.trim();
  for (let match = PADDED.exec(text); match; match = PADDED.exec(text)) text = text.slice(match[0].length).trim();
  return text;
}

/** The verb with which a clause begins, if it begins with one. */
export function leadingVerb(text: string): string | null {
  const phrase = unpadded(phraseOf(tokenise(text)));
  return (VERB.exec(phrase) ?? GUARDED.exec(phrase))?.[0] ?? null;
}

/** "the photo smaller", "background blue": a thing and what it should become, without a verb. */
function beginsWithoutVerb(phrase: string): boolean {
  const subject = SUBJECT.exec(phrase);
  if (!subject) return false;
  const state = phrase.slice(subject[0].length).trim();
  return STATE.test(state) || parseColor(state.split(' ').slice(0, 2).join(' ')) !== null || parseColor(state.split(/[ ,]/)[0] ?? '') !== null;
}

const SMALL_WORDS = /(?<![\p{L}'-])(?:please|pls|and|to|in|on|at|should|must|be|is|are|too|also|a|an|the|make|it|instead|now|then|more|with)(?![\p{L}'-])|[\s.,!?:]+/giu;

const isKnownThing = (words: string) => {
  const reference = readReference(words);
  return reference?.kind !== undefined && reference.kind !== 'layer' && reference.content === undefined;
};

/** "name all caps", "the date under the venue": one to four words for a thing, and behind them nothing but what it should become. */
function isTerseWish(segment: string): boolean {
  const scan = new Scan(segment);
  shieldDescribers(scan);
  const before = scan.rest;
  const change = takeChange(scan);
  if (!isChange(change) || change.text !== undefined || scan.quotesLeft > 0) return false;
  const taken = [...before].findIndex((letter, index) => letter !== scan.rest[index]);
  // "brown title": the looks first.
  const behind = [...before].findLastIndex((letter, index) => letter !== scan.rest[index]);
  const last = segment.slice(behind + 1).replace(SMALL_WORDS, ' ').trim();
  if (last !== '' && segment.slice(0, taken).replace(SMALL_WORDS, '') === '' && last.split(/\s+/).length <= 2) return isKnownThing(last);
  const thing = segment.slice(0, taken).replace(SMALL_WORDS, ' ').trim();
  return thing !== '' && thing.split(/\s+/).length <= 4 && scan.rest.slice(taken).replace(SMALL_WORDS, '') === '';
}

const saysChange = (text: string) => isChange(takeChange(new Scan(text)));

/** Whether a clause says what should become of its thing, and not only which thing is meant. */
function isWhole(clause: string): boolean {
  const phrase = unpadded(clause);
  const behind = phrase.slice((VERB.exec(phrase) ?? GUARDED.exec(phrase))?.[0].length ?? 0).trim();
  return (ADDING.test(phrase) && behind.includes('‹›')) || !ONLY_THINGS.test(behind);
}

const COMPARED = new RegExp(`^(?:make )?(?:(?:${DETERMINERS}) )?(?:[\\p{L}-]+ ){1,2}?(?:(?:a bit|a little|much|slightly|way) )?(?:${BIGGER}|${SMALLER}|darker|brighter|lighter|bolder|higher|lower|rounder|thinner|thicker)(?: (?:please|pls))?$`, 'iu');
/** "remove the background, keep the bottle on the left": one wish, said from both sides. */
const SPARES = /^(?:only |just )?(?:keep|leave) /;
const TAKES_ALL = new RegExp(`(?:remove|delete|erase|take|get rid of|cut|clear|strip|drop|lose).*(?:${BACKGROUND_NOUNS}|everything|the rest)`, 'iu');
const ENDS = new Set(['.', '!', '?', ';', '\n', '…']);
const JOINTS = new Set([',', 'and', '&', 'then', 'plus', 'but', 'also', '–', '—', '+', 'while']);

/** Words in capitals beside capitals are content: "SHOP AND SAVE". */
function isShouted(tokens: readonly Token[], index: number): boolean {
  const loud = (token: Token | undefined) => token !== undefined && /\p{Lu}/u.test(token.text) && token.text === token.text.toUpperCase();
  return loud(tokens[index]) && (tokens[index]?.text.length ?? 0) > 1 && (loud(tokens[index - 1]) || loud(tokens[index + 1]));
}

/** What follows, up to the next joint: "and" may join two things or two colours, so it is tried both ways. */
function segmentsOf(rest: readonly Token[], source: string): string[] {
  const from = Math.max(0, rest.findIndex(({ lower }) => !JOINTS.has(lower)));
  const upTo = (ends: (token: Token) => boolean) => {
    const end = rest.findIndex((token, index) => index > from && ends(token));
    return sliceOf(source, end < 0 ? rest.slice(from) : rest.slice(from, end));
  };
  const ends = (token: Token) => (token.kind === 'mark' && ENDS.has(token.text)) || token.text === ',' || /^(?:then|plus|but|also)$/.test(token.lower);
  return [upTo(ends), upTo((token) => ends(token) || token.lower === 'and' || token.lower === '&')];
}

/** Whether a new wish begins behind a joint. */
function beginsHere(rest: readonly Token[], before: readonly Token[], source: string): 'verb' | 'inherits' | null {
  const phrase = unpadded(phraseOf(rest));
  // "could you also delete …": nothing has been wished for yet.
  if (phrase === '' || unpadded(phraseOf(before)) === '') return null;
  const said = unpadded(phraseOf(before));
  if ((SPARES.test(phrase) && TAKES_ALL.test(said)) || (SPARES.test(said) && TAKES_ALL.test(phrase))) return null;
  if (VERB.test(phrase) || GUARDED.test(phrase)) return 'verb';
  const verb = leadingVerb(phraseOf(before));
  // "make the headline and the offer red": the first wish must be whole before a second begins.
  if (beginsWithoutVerb(phrase) && isWhole(phraseOf(before)) && (verb !== null || saysChange(sliceOf(source, before)))) return 'inherits';
  // "name in caps, job in italics": terse wishes, one behind the other.
  if (!(verb !== null && ADDING.test(verb)) && !/^(?:change|replace|rename|swap)/.test(verb ?? '') && segmentsOf(rest, source).some(isTerseWish) && saysChange(sliceOf(source, before))) return 'inherits';
  // "red shoe smaller, blue shoe bigger": two comparisons.
  if (COMPARED.test(phrase) && COMPARED.test(unpadded(phraseOf(before)))) return 'inherits';
  // "add a headline and a photo": the second thing is added too.
  if (verb !== null && ADDING.test(verb) && (SECOND_THING.test(phrase) || ON_A_SHAPE.test(phrase))) return 'inherits';
  return null;
}

/** The clauses of a request, in order. */
export function clausesOf(request: string): Clause[] {
  const tokens = tokenise(request);
  const clauses: Clause[] = [];
  let from = 0;
  let inherits = false;
  const close = (to: number) => {
    let also = false;
    // "perfect!! now …": the marks after the first belong to what they end.
    const parts = (token: Token | undefined): boolean => token !== undefined && (JOINTS.has(token.lower) || (token.kind === 'mark' && ENDS.has(token.text)));
    for (; from < to && parts(tokens[from]); from += 1) also ||= /^(?:also|plus)$/.test(tokens[from]?.lower ?? '');
    const text = sliceOf(request, tokens.slice(from, to)).trim();
    const verb = clauses.length > 0 ? (leadingVerb(clauses.at(-1)?.text ?? '') ?? clauses.at(-1)?.inherited ?? null) : null;
    if (/[\p{L}\p{N}"“]/u.test(text)) clauses.push({ text, inherited: inherits ? verb : null, ...(also ? { also } : {}) });
  };
  for (const [index, token] of tokens.entries()) {
    if (index < from || isShouted(tokens, index)) continue;
    const ends = token.kind === 'mark' && ENDS.has(token.text);
    if (!ends && !(JOINTS.has(token.lower) && token.kind !== 'quote')) continue;
    const begins = ends ? 'verb' : beginsHere(tokens.slice(index + 1), tokens.slice(from, index), request);
    if (!begins || index === from) continue;
    close(index);
    from = index + 1;
    inherits = begins === 'inherits' || (ends && leadingVerb(sliceOf(request, tokens.slice(from))) === null && beginsWithoutVerb(unpadded(phraseOf(tokens.slice(from)))));
  }
  close(tokens.length);
  return clauses;
}
