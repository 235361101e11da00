/**
 * What engines are told in the user's own words: scenes, what is worn and by whom, marketplaces, what is to be drawn,
 * whose logo it is. Each is a run of tokens that ends with its clause.
 */
import { MARKETS, SILENT_MARKETS } from '#design/lint/markets/markets.ts';
import { FIGURES } from '#tools/contract/figures.ts';
import type { TryOnKind } from '#tools/contract/try-on-kinds.ts';
import type { SizeWish } from '../acts/design.ts';
import { recognizeFormat } from '../values/format.ts';
import type { Phrase } from './chart.ts';
import { logoPhrases } from './logo-phrases.ts';
import { wordClass, type WordClass } from './phrases.ts';
import { ASKS } from './asides.ts';
import { scenePhrases } from './scene-phrases.ts';
import { clauseEnd, EDGES, sliceOf, wordsOf } from './token-runs.ts';
import type { Token } from './tokens.ts';

/** What is worn where; earrings before rings. */
const WORN: readonly (readonly [nouns: string, kind: TryOnKind])[] = [
  ['earring earrings studs hoops', 'earrings'],
  ['necklace necklaces chain pendant choker', 'necklace'],
  ['watch wristwatch', 'watch'],
  ['anklet', 'anklet'],
  ['bracelet bracelets bangle bangles', 'bracelet'],
  ['ring rings', 'ring'],
  [
    'dress gown jumpsuit overalls dungarees suit romper saree sari outfit robe kaftan abaya onesie swimsuit bikini bodysuit nightgown kurta',
    'full',
  ],
  ['trousers pants jeans skirt shorts leggings joggers chinos', 'bottom'],
  [
    'shirt tshirt t-shirt tee top blouse sweater jumper pullover hoodie sweatshirt jacket coat blazer cardigan vest polo tunic corset',
    'top',
  ],
];
const KIND_OF = new Map(WORN.flatMap(([nouns, kind]) => nouns.split(' ').map((noun) => [noun, kind] as const)));
const POINTING = wordsOf('this that these those the my our a an some it them');
const ADJECTIVES_MOST = 3;
/** Words that say nothing of how a piece looks: something else is named before them. */
const NO_LOOK = wordsOf(
  'this that these those the my our a an wear wearing wears in on with and photo picture image pic',
);

export interface WornSaid {
  kind: TryOnKind | null;
  noun: string;
}
export interface WearerSaid {
  is: 'photo' | 'model';
  name: string | null;
  isMale: boolean;
}
const PEOPLE = wordsOf('woman man lady girl boy guy person bride groom friend mum mom dad');
const OWNERS = wordsOf('her his their my the');
const PARTS = wordsOf('finger fingers neck ear ears wrist wrists hand hands ankle arm arms body shoulders');
const MODELS = wordsOf('model mannequin figure dummy models');
const MEN = wordsOf('man guy boy groom dad him male');
const THEM = wordsOf('her him them me myself she he');

function wearing(message: string, tokens: readonly Token[]): Phrase[] {
  const found: Phrase[] = [];
  for (const [from, { word }] of tokens.entries()) {
    if (POINTING.has(word)) {
      const isAlone = word === 'it' || word === 'this' || word === 'these' || word === 'that';
      if (isAlone) found.push({ category: 'Worn', from, to: from + 1, meaning: { kind: null, noun: '' }, cost: 0.3 });
      for (let at = from + 1; at <= from + ADJECTIVES_MOST + 1 && tokens[at]?.kind === 'word'; at += 1) {
        if (NO_LOOK.has(tokens[at]?.word ?? '')) break;
        const kind = KIND_OF.get(tokens[at]?.word ?? '');
        const noun = sliceOf(message, tokens, from + 1, at + 1).toLowerCase();
        if (kind) found.push({ category: 'Worn', from, to: at + 1, meaning: { kind, noun }, cost: 0.2 });
      }
    }
    const isSomebody = THEM.has(word);
    const who = (to: number, meaning: WearerSaid): unknown =>
      found.push({ category: 'Wearer', from, to, meaning, cost: 0.2 });
    if (isSomebody) who(from + 1, { is: 'photo', name: null, isMale: MEN.has(word) });
    const figure = FIGURES.find((name) => name.toLowerCase() === word);
    if (figure) who(from + 1, { is: 'model', name: figure, isMale: false });
    if (!POINTING.has(word) && !OWNERS.has(word)) continue;
    if (OWNERS.has(word))
      for (let at = from + 1; at <= from + 2; at += 1)
        if (PARTS.has(tokens[at]?.word ?? '')) who(at + 1, { is: 'photo', name: null, isMale: MEN.has(word) });
    for (let at = from + 1; at <= from + ADJECTIVES_MOST; at += 1) {
      const noun = tokens[at]?.word ?? '';
      if (NO_LOOK.has(noun)) break;
      const isMale = tokens.slice(from, at + 1).some((one) => MEN.has(one.word));
      if (PEOPLE.has(noun))
        who(at + 1, { is: word === 'a' || word === 'an' || word === 'some' ? 'model' : 'photo', name: null, isMale });
      if (MODELS.has(noun)) who(at + 1, { is: 'model', name: null, isMale });
    }
  }
  return found;
}

export interface MarketSaid {
  /** As people call it. */
  market: string;
  /** The page of its listings; null: there is none by that name. */
  size: SizeWish | null;
}
const OTHER_MARKETS =
  'vinted,mercari,facebook marketplace,fb marketplace,aliexpress,alibaba,temu,shopify,zalando,allegro,rakuten,flipkart,wayfair';
const MARKET_NAMES = [...MARKETS.flatMap(({ also }) => also), ...SILENT_MARKETS, ...OTHER_MARKETS.split(',')].map(
  (name) => name.toLowerCase(),
);
const MARKET_CLASS: WordClass = wordClass(MARKET_NAMES.join(','));

function sizeFor(market: string): SizeWish | null {
  for (const name of [`${market} listing`, `${market} product photo`, market]) {
    const [format] = recognizeFormat(name);
    if (format) return { by: 'format', format: format.value };
  }
  return null;
}

/** "amazon main image" is a marketplace by that name as well as one with a word behind it. */
function markets(message: string, tokens: readonly Token[]): Phrase[] {
  return tokens.flatMap(({ word }, from) =>
    (MARKET_CLASS.get(word) ?? [])
      .filter((name) => name.every((part, at) => tokens[from + at]?.word === part))
      .map((name): Phrase => {
        const market = sliceOf(message, tokens, from, from + name.length).toLowerCase();
        const meaning: MarketSaid = { market, size: sizeFor(market) };
        return { category: 'Market', from, to: from + name.length, meaning, cost: 0.2 - 0.02 * name.length };
      }),
  );
}

/** Words that lead to what is to be drawn. */
const SHOWING = wordsOf('of with showing for that says saying as : draw paint illustrate full me');
const NOT_FIRST = wordsOf('my our the this that these those it them me us him her');
const BEHIND = wordsOf('as for');

/** What is to be drawn: free words up to the end of the clause. */
function subjects(message: string, tokens: readonly Token[]): Phrase[] {
  const found: Phrase[] = [];
  for (let from = 1; from < tokens.length; from += 1) {
    const before = tokens[from - 1]?.word ?? '';
    if (!SHOWING.has(before) || NOT_FIRST.has(tokens[from]?.word ?? '') || tokens[from]?.kind === 'mark') continue;
    const end = clauseEnd(tokens, from);
    const cut = tokens.findIndex(
      ({ word }, at) =>
        at > from &&
        at < end &&
        BEHIND.has(word) &&
        /^(?:background|bg|backdrop|the)$/u.test(tokens[at + 1]?.word ?? ''),
    );
    for (const to of new Set([end, ...(cut > from ? [cut] : [])])) {
      const last = tokens
        .slice(from, to)
        .findLastIndex(({ word }) => !EDGES.has(word) && !/^(?:please|pls|thanks|thx)$/u.test(word));
      if (last === -1) continue;
      const part = tokens.slice(from, from + last + 1);
      if (part.some(({ kind }) => kind === 'line') || ASKS.has(part[0]?.word ?? '')) continue;
      found.push({
        category: 'Subject',
        from,
        to: from + last + 1,
        meaning: sliceOf(message, tokens, from, from + last + 1),
        cost: 0.8,
      });
    }
  }
  return found;
}

/** Values by what they are, seconds, and grids: "2x2". */
function values(message: string, tokens: readonly Token[]): Phrase[] {
  const CATEGORIES: Readonly<Record<string, string>> = { web: 'WebFact', phone: 'PhoneFact', email: 'MailFact' };
  return tokens.flatMap(({ word, value, start, end }, from): Phrase[] => {
    const push = (category: string, meaning: unknown): Phrase => ({
      category,
      from,
      to: from + 1,
      meaning,
      cost: 0.05,
    });
    const category = CATEGORIES[value?.type ?? ''];
    if (category) return [push(category, message.slice(start, end))];
    const written = message.slice(start, end).toLowerCase();
    const [first = '', second = ''] = written.split(/[x×]/u);
    if (/^[1-9]$/u.test(first) && /^[1-9]$/u.test(second) && written.length === 3)
      return [push('GridSize', [Number(first), Number(second)])];
    const amount = /^(\d{1,2})-?(?:s|sec|secs|second|seconds)$/u.exec(word)?.[1];
    return amount === undefined ? [] : [push('Seconds', Number(amount))];
  });
}

/** "an avocado sticker": what it shows stands before it. */
function stickers(message: string, tokens: readonly Token[]): Phrase[] {
  return tokens.flatMap(({ word }, at): Phrase[] =>
    word === 'sticker' || word === 'stickers'
      ? [1, 2, 3].flatMap((length): Phrase[] => {
          const part = tokens.slice(at - length, at);
          const isPlain =
            part.length === length &&
            part.every(({ kind, word: own }) => kind === 'word' && !EDGES.has(own) && !ASKS.has(own));
          const meaning = sliceOf(message, tokens, at - length, at);
          return isPlain
            ? [{ category: 'StickerSubject', from: at - length, to: at + 1, meaning, cost: 0.6 - 0.05 * length }]
            : [];
        })
      : [],
  );
}

export const enginePhrases = (message: string, tokens: readonly Token[]): Phrase[] => [
  ...scenePhrases(message, tokens),
  ...wearing(message, tokens),
  ...markets(message, tokens),
  ...subjects(message, tokens),
  ...stickers(message, tokens),
  ...values(message, tokens),
  ...logoPhrases(message, tokens),
];
