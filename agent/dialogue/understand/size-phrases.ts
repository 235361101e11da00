/** Sizes and names of pages in a request, as phrases: what is read of them needs the message itself, not its tokens. */
import type { SizeWish } from '../acts/design.ts';
import { recognizeFormat } from '../values/format.ts';
import { recognizeSize } from '../values/size.ts';
import type { Phrase } from './chart.ts';
import { classLength, wordClass } from './phrases.ts';
import type { Token } from './tokens.ts';

/** A size as it was recognized. `isClear`: it can't be anything else; `isBeside`: there is to be one more. */
export interface SizeSaid {
  size: SizeWish;
  isClear: boolean;
  isBeside: boolean;
}

/** Words by which a design is to be made beside the one that is there. */
const BESIDE = new Set('too also well version versions another separate copy copies original'.split(' '));
/** "keep this one": it is not to become the other size. */
const STAYS = [wordClass('keep,leave'), wordClass('this,this one,the original,it,that,that one')] as const;
/** Names of formats that are other things as well. */
const MEANT = wordClass('story,stories,reel,reels,a4,a5,a6,a3,us letter');
/** Formats that say which side of the page is the longer one: that is a shape. */
const TURNED = new Set('portrait landscape vertical horizontal wide upright'.split(' '));
const SHAPES: readonly (readonly [words: ReturnType<typeof wordClass>, size: SizeWish])[] = [
  [wordClass('portrait,upright,portrait format,portrait orientation,vertical'), { by: 'shape', shape: 'upright' }],
  [wordClass('landscape,landscape format,horizontal,widescreen'), { by: 'shape', shape: 'across' }],
  [wordClass('wider'), { by: 'step', side: 'width', way: 'up' }],
  [wordClass('narrower,less wide'), { by: 'step', side: 'width', way: 'down' }],
  [wordClass('taller,longer'), { by: 'step', side: 'height', way: 'up' }],
  [wordClass('shorter,less tall'), { by: 'step', side: 'height', way: 'down' }],
];

/** What posts of a platform are as a rule, where its name is all that was said. */
const PLATFORMS: Readonly<Record<string, string>> = {
  facebook: 'facebook-post',
  fb: 'facebook-post',
  insta: 'instagram-post',
  instagram: 'instagram-post',
  ig: 'instagram-post',
  pinterest: 'pinterest-pin',
  tiktok: 'instagram-story',
  whatsapp: 'square',
  vinted: 'square',
  depop: 'square',
  etsy: 'square',
  ebay: 'square',
  feed: 'square',
  grid: 'square',
};
/** "square for vinted", "tall for stories": the shape of what it is for. */
const SHAPED = new Set('square tall upright vertical long wide portrait landscape'.split(' '));

/** Sizes: formats by name, px, paper, shapes. */
export function sizePhrases(message: string, tokens: readonly Token[]): Phrase[] {
  const stays = ({ length }: readonly Token[], at: number): boolean =>
    at < length - 1 && classLength(STAYS[0], tokens, at) > 0 && classLength(STAYS[1], tokens, at + 1) > 0;
  const isBeside =
    tokens.some((_, at) => stays(tokens, at)) ||
    message
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => BESIDE.has(word));
  const found: Phrase[] = [];
  const push = (from: number, to: number, size: SizeWish, isClear: boolean) => {
    const meaning: SizeSaid = { size, isClear, isBeside };
    found.push({ category: 'Size', from, to, meaning, cost: 0.2 });
  };
  const place = ([start, end]: readonly [number, number]): readonly [number, number] | null => {
    const from = tokens.findIndex((token) => token.start === start);
    const last = tokens.findIndex((token) => token.end === end);
    return from === -1 || last < from ? null : [from, last + 1];
  };
  for (const { span, value } of recognizeFormat(message)) {
    const at = TURNED.has(message.slice(...span).toLowerCase()) ? null : place(span);
    if (at) push(...at, { by: 'format', format: value }, at[1] - at[0] > 1 || classLength(MEANT, tokens, at[0]) > 0);
  }
  for (const { span, value } of recognizeSize(message)) {
    const at = place(span);
    if (at) push(...at, { by: 'size', width: value.width, height: value.height }, true);
  }
  for (let from = 0; from < tokens.length; from += 1)
    for (const [words, size] of SHAPES) {
      const length = classLength(words, tokens, from);
      // Whose shape it is has to be said.
      if (length > 0) push(from, from + length, size, false);
    }
  return found;
}

/** Names of platforms, and shapes that a place asks for. */
export const platformPhrases = (tokens: readonly Token[]): Phrase[] =>
  tokens.flatMap(({ word }, from): Phrase[] => {
    const format = PLATFORMS[word];
    const meaning: SizeSaid | null =
      format === undefined ? null : { size: { by: 'format', format }, isClear: true, isBeside: false };
    return [
      ...(meaning ? [{ category: 'Platform', from, to: from + 1, meaning, cost: 0.3 }] : []),
      ...(SHAPED.has(word) ? [{ category: 'ShapeSaid', from, to: from + 1, meaning: {}, cost: 0.1 }] : []),
    ];
  });

const NAMING = new Set(['name', 'call', 'rename', 'title', 'label']);
/** Longest name of a page, tokens. */
const LONGEST = 5;

/** Who names a page, and what it is to be called: the last words of the clause. Both may be anything else as well. */
export function pageTitles(message: string, tokens: readonly Token[]): Phrase[] {
  const found = tokens.flatMap(({ word }, from): Phrase[] =>
    NAMING.has(word) ? [{ category: 'NamePage', from, to: from + 1, meaning: {}, cost: 0.2 }] : [],
  );
  if (found.length === 0) return [];
  for (let to = tokens.length; to > 0; to -= 1) {
    const isEnd = to === tokens.length || tokens[to]?.kind === 'mark' || tokens[to]?.kind === 'line';
    for (let from = to - 1; isEnd && from >= Math.max(1, to - LONGEST) && tokens[from]?.kind === 'word'; from -= 1)
      found.push({
        category: 'PageTitle',
        from,
        to,
        meaning: message.slice(tokens[from]?.start, tokens[to - 1]?.end),
        cost: 0.5 + 0.1 * (to - from),
      });
  }
  return found;
}
