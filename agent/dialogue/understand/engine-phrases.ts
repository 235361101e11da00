/**
 * What engines are told in the user's own words: scenes, marketplaces, what is to be drawn,
 * whose logo it is. Each is a run of tokens that ends with its clause.
 */
import { wordSet } from '../values/word-set.ts';
import { FILM_RATIOS } from '#design/film/preset.ts';
import { MARKETS, SILENT_MARKETS } from '#design/lint/markets/markets.ts';
import { findThing } from '#tools/libraries/things/find-thing.ts';
import type { SizeWish } from '../acts/design.ts';
import { recognizeFormat } from '../values/format.ts';
import type { Phrase } from './chart.ts';
import { logoPhrases } from './logo-phrases.ts';
import { wordClass, type WordClass } from './phrases.ts';
import { ASKS } from './asides.ts';
import { scenePhrases } from './scene-phrases.ts';
import { clauseEnd, EDGES, sliceOf } from './token-runs.ts';
import type { Token } from './tokens.ts';
import { wearingPhrases } from './wearing-phrases.ts';

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
const SHOWING = wordSet('of with showing for that says saying as : draw paint illustrate full me');
const NOT_FIRST = wordSet('my our the this that these those it them me us him her');
const BEHIND = wordSet('as for');
const MODEL_NOUNS = wordSet('photo picture image pic pics photos one foto shot');
const MODEL_LEADS = wordSet('this that my our attached these');
/** Whether words speak of a picture that is there: "a teapot in the style of this photo". */
const namesModel = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) => MODEL_LEADS.has(word) && MODEL_NOUNS.has(tokens[at + 1]?.word ?? ''));
const LOOKS = wordSet('looks look is');
const LIKENESS = wordSet('in that which like based inspired similar resembling');

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
    // "a fox that looks like my picture": the picture is spoken of besides.
    const likes = tokens.flatMap(({ word }, at) =>
      at > from && at < end && LIKENESS.has(word) && !LOOKS.has(tokens[at - 1]?.word ?? '') ? [at] : [],
    );
    for (const to of new Set([end, ...(cut > from ? [cut] : []), ...likes])) {
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
        cost: namesModel(part) ? 2 : 0.8,
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
    const ratio = FILM_RATIOS.find((one) => one === written.replace('x', ':'));
    if (ratio) return [push('Ratio', ratio)];
    // "16:9", which is no time of day.
    const apart = tokens[from + 1]?.word === ':' ? sliceOf(message, tokens, from, from + 3) : '';
    const wide = FILM_RATIOS.find((one) => one === apart);
    if (wide) return [{ category: 'Ratio', from, to: from + 3, meaning: wide, cost: 0.05 }];
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

/** Of what a picture is to show, words. */
const MOST_SHOWN = 6;
const ARTICLES = wordSet('a an some');
/** What is looked for is no value, and no part of the design. */
const isOfName = ({ kind, value, word }: Token): boolean =>
  (kind === 'word' || value?.type === 'color') && (value === null || value.type === 'color') && !ENDING.has(word);
const ENDING = wordSet(
  'and then but it them please pls thanks at into onto to next beside above below under over behind instead as for from top bottom left right center centre middle corner',
);

/**
 * "a picture of [a red bike]", however far it goes; and "[a bike]" alone, where it names something that the library has.
 */
function lookedFor(message: string, tokens: readonly Token[]): Phrase[] {
  return tokens.flatMap((token, from): Phrase[] => {
    const before = tokens[from - 1]?.word ?? '';
    const isShown = before === 'of' || before === 'showing';
    const isNamed = ARTICLES.has(token.word);
    if (!isShown && !isNamed) return [];
    const found: Phrase[] = [];
    for (let to = from + 1; to <= Math.min(tokens.length, from + MOST_SHOWN); to += 1) {
      const last = tokens[to - 1];
      if (!last || !isOfName(last)) break;
      const meaning = sliceOf(message, tokens, from, to);
      if (isShown)
        found.push({ category: 'ShownThing', from, to, meaning, cost: 0.5 + 0.02 * (MOST_SHOWN - (to - from)) });
      const name = isNamed && to > from + 1 ? sliceOf(message, tokens, from + 1, to) : null;
      if (name !== null && findThing(name))
        found.push({ category: 'NamedThing', from, to, meaning: name, cost: 0.9 - 0.05 * (to - from) });
    }
    return found;
  });
}

/** "a [bike] picture": what it shows stands before it. */
function picturesOf(message: string, tokens: readonly Token[]): Phrase[] {
  return tokens.flatMap(({ word }, at): Phrase[] =>
    PICTURE_NOUNS.has(word)
      ? [1, 2, 3].flatMap((length): Phrase[] => {
          const meaning = at - length > 0 ? sliceOf(message, tokens, at - length, at) : '';
          return meaning !== '' && findThing(meaning)
            ? [{ category: 'ThingPicture', from: at - length, to: at + 1, meaning, cost: 0.5 - 0.05 * length }]
            : [];
        })
      : [],
  );
}
const PICTURE_NOUNS = wordSet('picture pic photo image pics pictures photos images illustration');

export const enginePhrases = (message: string, tokens: readonly Token[]): Phrase[] => [
  ...scenePhrases(message, tokens),
  ...wearingPhrases(message, tokens),
  ...markets(message, tokens),
  ...subjects(message, tokens),
  ...stickers(message, tokens),
  ...lookedFor(message, tokens),
  ...picturesOf(message, tokens),
  ...values(message, tokens),
  ...logoPhrases(message, tokens),
];
