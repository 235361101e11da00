/**
 * Reads a request about a page that has something on it: cuts the message into words and values, parses them with the
 * grammar, and takes the cheapest phrases that cover the message. What no phrase takes is reported as unread.
 */
import type { Act, Understanding } from '../acts/act.ts';
import type { Property } from '../acts/edits.ts';
import type { Reference } from '../acts/reference.ts';
import type { Span } from '../acts/values.ts';
import { soleEmoji } from '#tools/libraries/emoji/emoji-search.ts';
import { cover, parse, type Phrase, type SkipCost } from './chart.ts';
import { EDIT_GRAMMAR } from './grammar/edit-grammar.ts';
import { actsIn } from './grammar/meanings.ts';
import { CONNECTIVES } from './grammar/words.ts';
import { asidesIn, ASKS, contentOf, exclamationLength, NEGATIONS } from './asides.ts';
import { logoAsked } from './logo-phrases.ts';
import { speaksOfIt, type PartRead } from './in-part.ts';
import { scoped, withNamed } from './page-scope.ts';
import { givenPhrases } from './request-phrases.ts';
import { requestTokens } from './request-tokens.ts';
import type { Token } from './tokens.ts';
import { pageTitles, platformPhrases, sizePhrases } from './size-phrases.ts';

/** An emoji, or a part of one, that nobody asks for. */
const PICTOGRAPH = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+$/u;
/** Longer messages are briefs or letters, and no requests. Tokens. */
const LONGEST = 60;
const connectives = new Set(CONNECTIVES.split('|'));
const COVERING = new Set(['Act', 'Alone', 'Kept', 'Scope', 'Bare', 'Placed', 'Fixing']);
/** Things that are only named, and requests without a verb: between marks on both sides. */
const ALONE = new Set(['Bare', 'Alone']);
/** An emoji behind one of these is spoken of. */
const NAMING = new Set('the a an this that these those my our with of to and for as'.split(' '));
/** What a skipped token costs, and one more phrase. */
const SKIP = { filler: 0, connective: 0, remark: 0.6, word: 4 };
const PER_PHRASE = 1;

export interface Seen {
  /** Texts and names of what is on the page, and of what was there. */
  texts: readonly string[];
}

/** "all texts red, leave the headline alone": what is kept is no part of "all". */
function sparing(act: Act, kept: readonly Act[]): Act {
  if (act.type !== 'change' && act.type !== 'remove') return act;
  const changes = act.type === 'change' ? act.changes : [];
  const isMeant = (property: Property): boolean => changes.some((one) => one.property === property);
  const spared = kept.flatMap((one) =>
    one.type === 'keep' && (one.properties.length === 0 || one.properties.some(isMeant)) ? one.target : [],
  );
  const plain = spared.filter(({ quantity }) => quantity === null).map(({ except: _, ...own }) => own);
  // "don't move the photo, make the rest smaller": all but what is kept.
  const target = act.target.map((one) =>
    plain.length > 0 && (one.quantity === 'all' || isRest(one))
      ? { ...one, quantity: 'all' as const, except: [...one.except, ...plain] }
      : one,
  );
  return { ...act, target };
}

const CORRECTING = new Set(['correct', 'reword', 'row', 'line']);
const typeOf = ({ meaning }: Phrase): string => String((meaning as { type?: unknown } | null)?.type);

/** The cheapest phrases for all tokens. "fix it" says nothing more beside what is corrected, else it is a request. */
function covered(length: number, phrases: readonly Phrase[], skip: SkipCost): Pick<Cover, 'phrases' | 'skipped'> {
  const all = cover(length, phrases, COVERING, skip, PER_PHRASE);
  const isIdle = ({ category }: Phrase): boolean => category === 'Fixing';
  return !all.phrases.some(isIdle) || all.phrases.some((phrase) => CORRECTING.has(typeOf(phrase)))
    ? all
    : cover(
        length,
        phrases.filter((phrase) => !isIdle(phrase)),
        COVERING,
        skip,
        PER_PHRASE,
      );
}
type Cover = ReturnType<typeof cover>;

const isRest = ({ quantity, kind, words, pronoun }: Reference): boolean =>
  quantity === 'other' && kind === null && words === null && pronoun === null;

/** `message`: as it was typed. */
export function understandEdits(message: string, { texts }: Seen): Understanding {
  const tokens = requestTokens(message, texts);
  return isRequest(tokens) ? understandingOf(readTokens(message, tokens, texts)) : nothingIn(message);
}

export const isRequest = (tokens: readonly Token[]): boolean => tokens.length > 0 && tokens.length <= LONGEST;
export const nothingIn = (message: string): Understanding => ({
  acts: [],
  unread: [[0, message.length]],
  confidence: 0,
});

export const spansOf = ({ tokens, unread }: PartRead): Span[] =>
  unread.map((at) => spanIn(tokens, { from: at, to: at + 1 }));
export const understandingOf = (read: PartRead): Understanding => ({
  acts: [...read.acts],
  unread: spansOf(read),
  confidence: 1 - read.unread.length / read.tokens.length,
});

const spanIn = (tokens: readonly Token[], { from, to }: { from: number; to: number }): Span => [
  tokens[from]?.start ?? 0,
  tokens[to - 1]?.end ?? 0,
];

/** Reads some of the tokens of a message: phrases that they make, and what none of these takes. */
export function readTokens(message: string, tokens: readonly Token[], texts: readonly string[]): PartRead {
  const logo = logoAsked(message, tokens);
  if (logo)
    return {
      tokens,
      acts: [{ type: 'logo', ...logo, span: [0, message.length] }],
      unread: [],
      isContent: contentOf(tokens, []),
    };
  const given = [
    ...givenPhrases(message, tokens, texts),
    ...sizePhrases(message, tokens),
    ...platformPhrases(tokens),
    ...pageTitles(message, tokens),
  ];
  const filling = fillingIn(tokens);
  const { left: mayBeLeft, past } = asidesIn(tokens, new Set(tokens.keys()), given);
  const skip = (at: number): number => {
    const token = tokens[at];
    if (!token || token.kind === 'line' || connectives.has(token.word) || isDecoration(token, tokens[at - 1]))
      return SKIP.connective;
    const next = tokens[at + 1];
    // "no, the other one", "no put it back": an answer, where "no photo" is a request.
    const isAnswer =
      NEGATIONS.has(token.word) &&
      (next === undefined ||
        next.kind === 'mark' ||
        (token.word !== 'not' && (ASKS.has(next.word) || filling.has(at + 1) || TALKS.has(next.word))));
    // "only change the headline": nothing else is asked for.
    if (ONLY.has(token.word) && next && ASKS.has(next.word) && !KEEPS.has(next.word) && !SHOWS.has(next.word))
      return SKIP.filler;
    // "keep only the left one": it says what becomes of the rest.
    if (token.word === 'only' && KEEPS.has(tokens[at - 1]?.word ?? '')) return SKIP.word;
    // "too much" asks for less, "not too much trouble" for nothing.
    if (token.word === 'much' && tokens[at - 1]?.word === 'too' && next?.kind !== 'word') return SKIP.word;
    if (filling.has(at) || isAnswer) return SKIP.filler;
    // A value is hardly ever said for nothing.
    const isValue = token.value !== null || /\d/u.test(token.word);
    return mayBeLeft.has(at) && (!isValue || past.has(at)) ? SKIP.remark : SKIP.word;
  };
  const phrases = parse(
    tokens.map(({ word }) => word),
    given,
    EDIT_GRAMMAR,
  );
  const isEdge = (at: number): boolean => {
    const token = tokens[at];
    return token === undefined || token.kind === 'mark' || token.kind === 'line' || skip(at) === 0;
  };
  // A thing that is only named stands alone between marks.
  const standing = phrases.filter(
    ({ category, from, to }) =>
      (!ALONE.has(category) || (isEdge(from - 1) && isEdge(to))) && (category !== 'Placed' || isEdge(from - 1)),
  );
  const { phrases: taken, skipped } = covered(tokens.length, standing, skip);
  const { left, telling } = asidesIn(tokens, new Set(skipped), given);
  const read = withNamed(
    scoped(taken, tokens)
      .filter(({ category }) => category !== 'Fixing')
      .flatMap((phrase) =>
        actsIn(phrase.meaning).map((meaning) => ({
          category: phrase.category,
          meaning,
          span: spanIn(tokens, phrase),
        })),
      ),
    tokens.some(({ word }) => ALSO.has(word)),
  );
  const acts = read.filter((act) => !keepsNothing(act)).map((act) => sparing(act, read));
  // "I don't like the shadow, take it away": what a reason speaks of decides what "it" is.
  // What a request is for, said behind it, decides nothing.
  const end = Math.max(0, ...taken.map(({ to }) => to));
  const isNeeded = acts.some(speaksOfIt);
  const unread = skipped.filter((at) => skip(at) > 0 && (!left.has(at) || (isNeeded && telling.has(at) && at < end)));
  return { tokens, acts, unread, isContent: contentOf(tokens, given) };
}

/** "nothing else": it asks for nothing, and says of no thing that it stays. */
const keepsNothing = (act: Act): boolean =>
  act.type === 'keep' && act.target.length === 0 && act.properties.length === 0;

const KEEPS = new Set(['keep', 'leave']);
const ONLY = new Set(['only', 'just', 'simply']);
/** Behind "only" they hide the rest. */
const SHOWS = new Set(['show', 'want', 'need', 'have', 'use', 'put']);

/** Behind "no" they begin a sentence. */
const TALKS = new Set("no nope i we it its it's that thats that's this you u".split(' '));

/** Before a thing that is only named they say that the same is meant for it: "and the date". */
const ALSO = new Set(['and', 'also', 'plus', 'now', 'next']);

/** A face or a heart between words that nothing is asked for: it is named by nothing before it. */
function isDecoration({ kind, word }: Token, before: Token | undefined): boolean {
  if (PICTOGRAPH.test(word) && soleEmoji(word) === null) return true;
  // A face that nobody asks for by a verb or an article.
  if (FACE.test(word) && !(before !== undefined && ASKED_FACE.has(before.word))) return true;
  const isNamed = before !== undefined && (ASKS.has(before.word) || NAMING.has(before.word));
  return kind === 'mark' && !PUNCTUATION.has(word) && !isNamed;
}
const FACE = /^[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F976}]\ufe0f?$/u;
const ASKED_FACE = new Set('a an the this another add put place stick use insert pop with'.split(' '));
const PUNCTUATION = new Set([...'@#$€£%/*=<>']);

/** At the end of a sentence: a kiss, "can?". */
const SIGN_OFFS = new Set(['x', 'can', 'o', 'ah', 'eh']);

/** Places of courtesy and chatter, which says nothing wherever it stands. */
function fillingIn(tokens: readonly Token[]): Set<number> {
  const filling = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const length = exclamationLength(tokens, at);
    for (let inside = at; inside < at + length; inside += 1) filling.add(inside);
    const next = tokens[at + 1];
    if (SIGN_OFFS.has(tokens[at]?.word ?? '') && (next === undefined || next.kind === 'mark')) filling.add(at);
  }
  return filling;
}
