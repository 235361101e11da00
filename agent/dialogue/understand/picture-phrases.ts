/**
 * What only the words around it tell from names of things on the page: outlines that pictures are cut to, things that
 * pictures show. "The bottle" is a bottle, "in a bottle shape" an outline.
 */
import { FRAME_NAMES } from '#tools/shapes/frames/frame-input.ts';
import type { Phrase } from './chart.ts';
import { OTHER_FRAMES } from './grammar/picture-words.ts';
import { classLength, wordClass } from './phrases.ts';
import type { Token } from './tokens.ts';

const FRAMES = [...FRAME_NAMES.map((name) => [name.replaceAll('-', ' '), name] as const), ...OTHER_FRAMES].map(
  ([words, frame]) => ({ entries: wordClass(words.replaceAll('|', ',')), frame }),
);
/** Words that end what is named before them. */
const ENDS = new Set(
  'from in on off of out at behind to with and but the my our this that it please pls for so'.split(' '),
);
const ARTICLES = new Set('the my our this that those these his her a an all any some'.split(' '));
const MOST_WORDS = 4;
/** What is named with one of these is known by where it stands. */
const PLACING = new Set(
  'left right top bottom upper lower middle center centre first second third fourth last'.split(' '),
);

const LETTERS = new Set(['letter', 'initial', 'digit', 'number']);

/** Outlines, letters as outlines, and things of up to four words behind an article. */
export function picturePhrases(message: string, tokens: readonly Token[]): Phrase[] {
  const found: Phrase[] = [];
  for (const [from, token] of tokens.entries()) {
    for (const { entries, frame } of FRAMES) {
      const length = classLength(entries, tokens, from);
      if (length > 0)
        found.push({ category: 'FrameName', from, to: from + length, meaning: frame, cost: 0.3 - 0.05 * length });
    }
    const times = /^([2-8])(?:x|×)$/u.exec(token.word)?.[1];
    if (times !== undefined)
      found.push({ category: 'TimesSaid', from, to: from + 1, meaning: Number(times), cost: 0.1 });
    const letter = tokens[from + 1];
    const sign = letter?.value?.type === 'quoted' ? String(letter.value.value) : (letter?.word ?? '');
    if (LETTERS.has(token.word) && /^[\p{L}\p{N}]$/u.test(sign))
      found.push({
        category: 'LetterFrame',
        from,
        to: from + 2,
        meaning: `letter-${sign.toUpperCase()}`,
        cost: 0.1,
      });
    const before = tokens[from - 1];
    if (!before || !ARTICLES.has(before.word)) continue;
    for (let to = from + 1; to <= Math.min(tokens.length, from + MOST_WORDS); to += 1) {
      const last = tokens[to - 1];
      if (!last || last.kind !== 'word' || ENDS.has(last.word)) break;
      const meaning = message.slice(token.start, last.end);
      found.push({ category: 'Thing', from, to, meaning, cost: 0.6 + 0.1 * (to - from) });
      // "just" is courtesy elsewhere, and no token: "cut out just the bottle".
      const lead = tokens[from - 2];
      const isPlaced = tokens.slice(from, to).some(({ word }) => PLACING.has(word));
      if (lead && !isPlaced && /(?:^|\s)just\s*$/iu.test(message.slice(lead.end, before.start)))
        found.push({ category: 'JustThing', from: from - 1, to, meaning, cost: 0.1 });
    }
  }
  return found;
}

/** Passwords may well end in "!". */
const EDGES = new Set([...'.,;:?()"“”']);

/** Runs of characters between blanks, without the marks around them. */
function chunksOf(message: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let start = 0;
  for (const part of message.split(' ')) {
    let [from, to] = [start, start + part.length];
    start = to + 1;
    while (from < to && EDGES.has(message.charAt(from))) from += 1;
    while (to > from && EDGES.has(message.charAt(to - 1))) to -= 1;
    if (to > from) found.push({ start: from, end: to });
  }
  return found;
}

/** "shop@okbank": a name at a bank, and no mail address. */
function isPaymentAddress(text: string): boolean {
  const [name = '', bank = '', ...more] = text.split('@');
  return name.length > 1 && bank.length > 1 && more.length === 0 && !bank.includes('.');
}

export function codePhrases(message: string, tokens: readonly Token[]): Phrase[] {
  const isOfCode = tokens.some(
    ({ word }) => word === 'qr' || word === 'code' || word === 'qr-code' || word === 'qrcode',
  );
  if (!isOfCode) return [];
  return chunksOf(message).flatMap(({ start, end }): Phrase[] => {
    const from = tokens.findIndex((token) => token.start === start);
    const last = tokens.findIndex((token) => token.end === end);
    if (from === -1 || last < from) return [];
    const text = message.slice(start, end);
    const phrase = { from, to: last + 1, meaning: text };
    return [
      { ...phrase, category: 'Secret', cost: 0.3 },
      ...(isPaymentAddress(text) ? [{ ...phrase, category: 'PaymentAddress', cost: 0.05 }] : []),
    ];
  });
}
