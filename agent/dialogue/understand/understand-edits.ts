/**
 * Reads a request about a page that has something on it: cuts the message into words and values, parses them with the
 * grammar, and takes the cheapest phrases that cover the message. What no phrase takes is reported as unread.
 */
import type { Act, Understanding } from '../acts/act.ts';
import type { Reference } from '../acts/reference.ts';
import type { Span } from '../acts/values.ts';
import { soleEmoji } from '#tools/libraries/emoji/emoji-search.ts';
import { cover, parse } from './chart.ts';
import { EDIT_GRAMMAR } from './grammar/edit-grammar.ts';
import { CONNECTIVES, FILLERS } from './grammar/words.ts';
import { classLength, wordClass } from './phrases.ts';
import { ASKS, givesReason, NAMES, NEGATIONS, remarksIn } from './remarks.ts';
import { scoped } from './page-scope.ts';
import { givenPhrases } from './request-phrases.ts';
import { requestTokens } from './request-tokens.ts';
import { pageTitles, sizePhrases } from './size-phrases.ts';

/** An emoji, or a part of one, that nobody asks for. */
const PICTOGRAPH = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+$/u;
/** Longer messages are briefs or letters, and no requests. Tokens. */
const LONGEST = 60;
const fillers = wordClass(FILLERS.replaceAll('|', ','));
const connectives = new Set(CONNECTIVES.split('|'));
const COVERING = new Set(['Act', 'Kept', 'Scope', 'Fixing']);
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
function sparing(act: Act, kept: readonly Reference[]): Act {
  if (kept.length === 0 || act.type !== 'change') return act;
  const spared = kept.map(({ except: _, ...plain }) => plain);
  const target = act.target.map((one) =>
    one.quantity === 'all' ? { ...one, except: [...one.except, ...spared] } : one,
  );
  return { ...act, target };
}

/** `message`: as it was typed. */
export function understandEdits(message: string, { texts }: Seen): Understanding {
  const tokens = requestTokens(message, texts);
  const filling = new Set<number>();
  const nothing: Understanding = { acts: [], unread: [[0, message.length]], confidence: 0 };
  if (tokens.length === 0 || tokens.length > LONGEST) return nothing;
  for (let at = 0; at < tokens.length; at += 1) {
    const length = classLength(fillers, tokens, at);
    for (let inside = at; inside < at + length; inside += 1) filling.add(inside);
  }
  const mayRemark = remarksIn(tokens, new Set(tokens.keys()));
  const skip = (at: number): number => {
    const token = tokens[at];
    if (!token || token.kind === 'line' || connectives.has(token.word) || PICTOGRAPH.test(token.word))
      return SKIP.connective;
    const next = tokens[at + 1];
    // "no, the other one", "no put it back": an answer, where "no photo" is a request.
    const isAnswer =
      NEGATIONS.has(token.word) &&
      (next === undefined || next.kind === 'mark' || (token.word !== 'not' && ASKS.has(next.word)));
    // "wrong shoe 🙈 use this": it is named by nothing before it.
    const before = tokens[at - 1]?.word ?? '';
    const isMood = token.kind === 'mark' && soleEmoji(token.word) !== null && !ASKS.has(before) && !NAMING.has(before);
    if (filling.has(at) || isAnswer || isMood) return SKIP.filler;
    // A value is hardly ever said for nothing.
    const isValue = token.value !== null || /\d/u.test(token.word);
    return mayRemark.has(at) && !isValue ? SKIP.remark : SKIP.word;
  };
  const phrases = parse(
    tokens.map(({ word }) => word),
    [...givenPhrases(message, tokens, texts), ...sizePhrases(message, tokens), ...pageTitles(message, tokens)],
    EDIT_GRAMMAR,
  );
  const { phrases: taken, skipped } = cover(tokens.length, phrases, COVERING, skip, PER_PHRASE);
  const spanOf = ({ from, to }: { from: number; to: number }): Span => [
    tokens[from]?.start ?? 0,
    tokens[to - 1]?.end ?? 0,
  ];
  const remarks = remarksIn(tokens, new Set(skipped));
  // "I don't like the shadow, take it away": what the remark is about decides what "it" is.
  // What a request is for, said behind it, decides nothing.
  const end = Math.max(0, ...taken.map(({ to }) => to));
  const isNeeded = [...remarks].some(
    (at) =>
      (NAMES.has(tokens[at]?.word ?? '') || tokens[at]?.value !== null) && !(at >= end && givesReason(tokens, at)),
  );
  const corrects = taken.some(({ meaning }) => /^(?:correct|reword|row|line)$/u.test((meaning as Act).type));
  const idle = corrects ? [] : taken.filter(({ category }) => category === 'Fixing');
  const unread = [
    ...skipped.filter((at) => skip(at) > 0 && (isNeeded || !remarks.has(at))),
    ...idle.map(({ from }) => from),
  ];
  const kept = taken
    .flatMap(({ category, meaning }) => (category === 'Kept' ? (meaning as Reference[]) : []))
    .filter(({ quantity }) => quantity === null);
  return {
    acts: scoped(taken, tokens).map((phrase) => sparing({ ...(phrase.meaning as Act), span: spanOf(phrase) }, kept)),
    unread: unread.map((at) => spanOf({ from: at, to: at + 1 })),
    confidence: 1 - unread.length / tokens.length,
  };
}
