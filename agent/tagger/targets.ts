/**
 * Which things on a page a wish is about, learnt from labelled messages: the things of a page are a row, and each is told from what
 * the wish says of it, what it is, and whether it was worked on last.
 */
import targetsStored from './targets.json' with { type: 'json' };
import { beliefsOf, scoresOf, type Field } from './crf.ts';
import { fieldOf } from './stored-field.ts';
import { classOf } from './word-classes.ts';
import { groupsOf } from './word-groups.ts';
import { wordTokens, type WordToken } from './word-tokens.ts';

/** A thing as the tagger reads it: its words, or what it is in angle brackets (`<photo of a mug>`), or `table: …`. */
export interface Thing {
  text: string;
  /** Worked on by the wish before it in the same message, by the message before, or by neither. */
  worked: 'just' | 'before' | 'no';
}

/** A wish: what it is, its words, and which of them are which (the texts of its slots). */
export interface WishAsked {
  label: string;
  text: string;
  things: readonly string[];
  olds: readonly string[];
  news: readonly string[];
  ways: readonly string[];
}

type Sort = 'text' | 'photo' | 'logo' | 'shape' | 'sticker' | 'table';

function sortOf(text: string): Sort {
  if (text.startsWith('table:')) return 'table';
  const inside = /^<(.*)>$/u.exec(text)?.[1];
  if (inside === undefined) return 'text';
  if (/(?<!\p{L})logo(?!\p{L})/iu.test(inside)) return 'logo';
  if (/(?<!\p{L})(?:photos?|portrait|picture|image)(?!\p{L})/iu.test(inside)) return 'photo';
  return /\p{Extended_Pictographic}/u.test(inside) ? 'sticker' : 'shape';
}

const LITTLE = new Set(['small', 'mark', 'polite', 'quote']);
const stem = (word: string): string => word.replace(/(?<=\p{L}{3})(?:'s|es|s|ed|ing)$/u, '');
const telling = (text: string): WordToken[] => wordTokens(text).filter((token) => !LITTLE.has(classOf(token)) && token.lower.length > 1);

interface Words {
  words: string[];
  stems: Set<string>;
  classes: Set<string>;
  fine: Set<string>;
  middle: Set<string>;
}

function wordsOf(text: string): Words {
  const tokens = telling(text);
  const groups = tokens.map(({ lower }) => groupsOf(lower));
  return {
    words: wordTokens(text).map(({ lower }) => lower), stems: new Set(tokens.map(({ lower }) => stem(lower))), classes: new Set(wordTokens(text).map(classOf)),
    fine: new Set(groups.map(([, , fine]) => fine).filter((one) => one !== 'none')), middle: new Set(groups.map(([, middle]) => middle).filter((one) => one !== 'none')),
  };
}

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => [...one].filter((word) => other.has(word)).length;
const few = (count: number): string => String(Math.min(3, count));
const SOME_FACT = ['money', 'percent', 'clock', 'weekday', 'month', 'phone', 'mail', 'web', 'handle', 'number', 'range', 'ordinal', 'measure'] as const;
/** Words of a colour, a form or a place that tell things of a kind apart. */
const factsOf = (classes: ReadonlySet<string>): string => SOME_FACT.filter((name) => classes.has(name)).join('+') || 'none';

/** What the field is told of each thing on a page. */
export function thingFeatures({ label, text, things, olds, news, ways }: WishAsked, page: readonly Thing[]): string[][] {
  const [wish, named, old, next, way] = [wordsOf(text), wordsOf(things.join(' ')), wordsOf(olds.join(' ')), wordsOf(news.join(' ')), wordsOf(ways.join(' '))];
  const sorts = page.map((thing) => sortOf(thing.text));
  const read = page.map((thing) => wordsOf(thing.text));
  const texts = sorts.flatMap((sort, at) => (sort === 'text' ? [at] : []));
  const overlaps = read.map((one) => shared(one.stems, named.stems));
  const most = Math.max(0, ...overlaps);
  const all = read.map((one) => shared(one.stems, wish.stems));
  const mostAll = Math.max(0, ...all);
  const saidOld = page.map((thing) => olds.some((one) => thing.text.toLowerCase().includes(one.toLowerCase())));
  const saidNew = factsOf(next.classes);
  const alone = (sort: Sort) => (sorts.filter((one) => one === sort).length === 1 ? 'one' : 'several');
  const head = named.words.at(-1) ?? '-';
  const isTitle = named.words.some((word) => /^(?:titles?|headline|heading|header|head|name)$/u.test(word));
  const pronoun = things.length === 0 ? 'none' : named.words.every((word) => /^(?:it|its|it's|this|that|them|they|these|those|one|both|all|thing|things|the|two)$/u.test(word)) ? named.words.join(' ') : 'named';
  const latest = page.some(({ worked }) => worked === 'just') ? 'just' : page.some(({ worked }) => worked === 'before') ? 'before' : 'new';
  return page.map((thing, at) => {
    const sort = sorts[at] ?? 'text';
    const own = read[at] ?? wordsOf('');
    const facts = factsOf(own.classes);
    const place = sort !== 'text' ? sort : at === texts[0] ? 'first' : at === texts.at(-1) ? 'last' : at === texts[1] ? 'second' : 'text';
    const last = thing.worked === 'no' ? `no,${latest}` : thing.worked;
    const isBest = most > 0 && overlaps[at] === most;
    return [
      'bias', `title=${isTitle},${place}`, `place=${place}`, `${label},place=${place}`, `${label},sort=${sort},${alone(sort)}`, `last=${last}`, `${label},last=${last}`, `last,pronoun=${last},${pronoun}`, `last,pronoun,sort=${last},${pronoun},${sort}`, `pronoun,place=${pronoun},${place}`,
      `named=${few(overlaps[at] ?? 0)},${isBest ? 'best' : 'not'},${most > 0 ? 'some' : 'none'}`, `named,sort=${few(overlaps[at] ?? 0)},${sort}`, `onlybest=${isBest && overlaps.filter((one) => one === most).length === 1}`,
      `wish=${few(all[at] ?? 0)},${mostAll > 0 && all[at] === mostAll ? 'best' : 'not'},${most > 0 ? 'named' : 'none'}`, `${label},wish=${few(all[at] ?? 0)},${mostAll > 0 && all[at] === mostAll ? 'best' : 'not'}`,
      `way=${few(shared(own.stems, way.stems))},${overlaps[at] === 0 ? 'un' : 'named'}`,
      `old=${saidOld[at]},${saidOld.some(Boolean)}`, `old,words=${few(shared(own.stems, old.stems))}`,
      `new,facts=${saidNew},${facts}`, ...[...next.classes].filter((one) => !LITTLE.has(one)).map((one) => `new=${one},${own.classes.has(one)},${most > 0 ? 'named' : 'none'}`),
      `fine=${few(shared(own.fine, named.fine))}`, `middle=${few(shared(own.middle, named.middle))}`, `fine,wish=${few(shared(own.fine, wish.fine))}`, `next,fine=${few(shared(own.fine, next.fine))}`, `next,middle=${few(shared(own.middle, next.middle))}`, `next,words=${few(shared(own.stems, next.stems))}`,
      ...named.words.flatMap((word) => [`r=${word},${place}`, `r=${word},${sort},${alone(sort)}`, `r,facts=${word},${facts}`, `r,last=${word},${last}`]),
      ...[...own.classes].flatMap((one) => [`h=${head},${one}`, ...named.words.map((word) => `r,c=${word},${one}`)]),
      ...wish.words.flatMap((word) => [`w=${word},${sort}`, `w,facts=${word},${facts}`, `w,last=${word},${last}`]),
    ];
  });
}

let targets: Field | null = null;

/** How likely each thing of a page is meant by a wish, 0 to 1. */
export function likelyTargets(wish: WishAsked, page: readonly Thing[]): number[] {
  if (page.length === 0) return [];
  targets ??= fieldOf(targetsStored);
  const { labels, transitions } = targets;
  const { single } = beliefsOf({ count: labels.length, transitions }, scoresOf(targets, thingFeatures(wish, page)));
  const meant = labels.indexOf('meant');
  return page.map((_, at) => single[at * labels.length + meant] ?? 0);
}
