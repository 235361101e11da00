/** What each part of a request may be by itself: an entry of the lexicon, a value, words of the page, a text to print. */
import { FONT_FAMILIES } from '#design/fonts/catalogue.ts';
import { FACT_KINDS } from '../acts/values.ts';
import { WEEKDAYS } from '../values/day-names.ts';
import { isThingToo, recognizeColor } from '../values/color.ts';
import { holdsWords, plainWords } from '../values/plain-words.ts';
import { findEmoji, isDrawn } from '#tools/libraries/emoji/emoji-search.ts';
import type { Phrase } from './chart.ts';
import { GRAMMAR_WORDS, STUDIO_WORDS } from './grammar/edit-grammar.ts';
import { OCCASIONS, TABLE_WORDS } from './grammar/matter-words.ts';
import { ENGINE_WORDS } from './grammar/engine-words.ts';
import { FONT_FEELS, HAND_LOOK_WORDS } from './grammar/hand-looks.ts';
import { HANDWORK_WORDS } from './grammar/handwork.ts';
import { PATTERN_WORDS } from './grammar/grounds.ts';
import { ORNAMENT_WORDS } from './grammar/ornaments.ts';
import { PICTURE_WORDS } from './grammar/picture-words.ts';
import { CONNECTIVES, EDIT_WORDS, FILLERS } from './grammar/words.ts';
import { codePhrases, picturePhrases } from './picture-phrases.ts';
import { classLength, wordClass } from './phrases.ts';
import { enginePhrases } from './engine-phrases.ts';
import { emojiIn, freeTexts, shouts, steps } from './free-texts.ts';
import { labels } from './labels.ts';
import { iconPhrases } from './icon-phrases.ts';
import { introducedTexts } from './introduced-texts.ts';
import { newsTexts } from './news-texts.ts';
import { retoldLines } from './retold.ts';
import { isJumbled, respeller, speller } from './spelling.ts';
import { tablePhrases } from './table-phrases.ts';
import { terms } from './terms.ts';
import { toldFacts } from './told-facts.ts';
import type { Token } from './tokens.ts';

/** Words for pictures may be names of things as well: "the kitchen". */
const LEXICON = [
  ...EDIT_WORDS,
  ...PICTURE_WORDS,
  ...PATTERN_WORDS,
  ...ENGINE_WORDS,
  ...HAND_LOOK_WORDS,
  ...HANDWORK_WORDS,
  ...ORNAMENT_WORDS,
  ...FONT_FEELS,
].map(({ category, words, meaning }) => ({
  category,
  entries: wordClass(words.replaceAll('|', ',')),
  meaning,
}));
/** Words of the lexicon and of the grammar: any other may be the name of a thing. */
export const KNOWN = new Set([
  ...EDIT_WORDS.flatMap(({ words }) => words.split(/[| ]/u)),
  ...FILLERS.split(/[| ]/u),
  ...CONNECTIVES.split('|'),
  ...GRAMMAR_WORDS,
]);
/** Words that are no slips of others. */
export const WRITTEN_RIGHT = new Set([
  ...OCCASIONS.split(','),
  ...KNOWN,
  ...STUDIO_WORDS,
  ...[
    ...PICTURE_WORDS,
    ...PATTERN_WORDS,
    ...ENGINE_WORDS,
    ...TABLE_WORDS,
    ...HAND_LOOK_WORDS,
    ...HANDWORK_WORDS,
    ...ORNAMENT_WORDS,
    ...FONT_FEELS,
  ].flatMap(({ words }) => words.split(/[| ]/u)),
]);
const FACTS: ReadonlySet<string> = new Set(FACT_KINDS);
/** Words that stand on nearly every page. */
const COMMON = new Set(
  'the a an my our your of to in on at for and or it is are be that this with from by as not no i we you new one like than so'.split(
    ' ',
  ),
);

/** Phrases of words that stand on the page, or on what was taken off it. */
function saidOn(message: string, tokens: readonly Token[], texts: readonly string[]): Phrase[] {
  const known = texts.map((text) => ` ${plainWords(text)} `).filter((text) => text.trim() !== '');
  const found: Phrase[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + 10); to += 1) {
      const [first, last] = [tokens[from], tokens[to - 1]];
      if (!first || !last || first.kind === 'mark' || last.kind === 'mark') continue;
      const slice = message.slice(first.start, last.end);
      const words = plainWords(slice);
      // "the word NEW" is the one that is written so.
      const isShouted = slice.length > 2 && slice === slice.toUpperCase() && message !== message.toUpperCase();
      if (words === '' || (!isShouted && words.split(' ').every((word) => COMMON.has(word)))) continue;
      // "the 45" is said of "$45".
      const isOn = (text: string) => text.includes(` ${words} `) || (/^\d/u.test(words) && holdsWords(text, words));
      if (!known.some(isOn)) continue;
      found.push({ category: 'Said', from, to, meaning: slice, cost: 0.5 - 0.05 * (to - from) });
    }
  }
  return found;
}

/** Phrases of the lexicon, of recognized values, and of words that introduce a text. */
export function givenPhrases(message: string, tokens: readonly Token[], texts: readonly string[]): Phrase[] {
  const said = saidOn(message, tokens, texts);
  const given: Phrase[] = [
    ...said,
    ...introducedTexts(message, tokens),
    ...retoldLines(message, tokens, texts),
    ...freeTexts(message, tokens),
    ...labels(message, tokens),
    ...newsTexts(message, tokens),
    ...shouts(message, tokens),
    ...steps(message, tokens),
    ...emojiIn(message, tokens),
    ...toldFacts(message, tokens, { texts, said }),
    ...terms(message, tokens),
    ...picturePhrases(message, tokens),
    ...enginePhrases(message, tokens),
    ...tablePhrases(message, tokens),
    ...codePhrases(message, tokens),
    ...iconPhrases(message, tokens),
  ];
  const stands = new Set(texts.map(plainWords));
  // A name that stands nowhere yet: "no, Autumn Sale".
  const isNew = (words: string) => /\p{Lu}/u.test(words) && !texts.some((text) => holdsWords(text, plainWords(words)));
  for (const phrase of [...given])
    if (phrase.category === 'Proper' && isNew(String(phrase.meaning))) given.push({ ...phrase, category: 'NewName' });
  const respelled = respeller(texts);
  for (const [from, token] of tokens.entries()) {
    for (const { category, entries, meaning } of LEXICON) {
      const length = classLength(entries, tokens, from);
      if (length > 0) given.push({ category, from, to: from + length, meaning, cost: 0.3 - 0.05 * length });
    }
    const fontLength = classLength(fontClass, tokens, from);
    if (fontLength > 0) {
      const name = tokens
        .slice(from, from + fontLength)
        .map(({ word }) => word)
        .join(' ');
      given.push({ category: 'Font', from, to: from + fontLength, meaning: FONTS.get(name) ?? name, cost: 0.4 });
    }
    // "coffee emoji": what goes by the name of a color as well.
    const isNameOfColor = token.value?.type === 'color' && findEmoji(token.word, 1).some(({ emoji }) => isDrawn(emoji));
    if (((token.kind === 'word' && !KNOWN.has(token.word)) || isNameOfColor) && /^\p{L}{3,}$/u.test(token.word))
      given.push({
        category: 'Unknown',
        from,
        to: from + 1,
        meaning: message.slice(token.start, token.end),
        cost: 0.9,
      });
    const slip = token.kind === 'word' && !WRITTEN_RIGHT.has(token.word) ? colorMeant(token.word) : null;
    if (slip !== null) given.push({ category: 'Color', from, to: from + 1, meaning: slip, cost: 0.3 });
    const misspelled = token.kind === 'word' ? respelled(message.slice(token.start, token.end)) : null;
    if (misspelled !== null) given.push({ category: 'Respelled', from, to: from + 1, meaning: misspelled, cost: 0.1 });
    if (COUNTS.has(token.word)) given.push({ category: 'Count', from, to: from + 1, meaning: token.word, cost: 0.1 });
    const { value } = token;
    const push = (category: string, meaning: unknown, cost = 0.1) =>
      given.push({ category, from, to: from + 1, meaning, cost });
    if (value?.type === 'color' && message[token.start] === '#') push('Hex', value.value);
    if (value?.type === 'date' && WEEKDAYS.has(message.slice(token.start, token.end).toLowerCase()))
      push('Weekday', message.slice(token.start, token.end), 0.4);
    // "the @handle" is spoken of, and no handle of anybody.
    if (value?.type === 'handle' && HANDLES.has(message.slice(token.start + 1, token.end).toLowerCase()))
      push('Noun', { kind: 'handle' }, 0);
    if (value?.type === 'color' && !isMeantAsThing(message, tokens, from)) push('Color', value.value);
    else if (value?.type === 'font') push('Font', value.value);
    else if (value?.type === 'quoted') {
      push('Quote', value.value);
      if (!stands.has(plainWords(String(value.value)))) push('Fresh', value.value, 0);
    } else if (value && FACTS.has(value.type)) {
      const fact = message.slice(token.start, token.end);
      const amount = Number(/\d+(?:[.,]\d+)?/u.exec(fact)?.[0].replace(',', '.'));
      if (value.type === 'percent' && amount > 0) push('Percent', amount);
      // "font size 44": it is one of clothes elsewhere.
      if (value.type === 'measure' && /^size \d+$/iu.test(fact)) push('FontSize', amount);
      push('Value', fact);
      if (!texts.some((text) => holdsWords(text, plainWords(fact)))) push('FreshFact', fact, 0);
    }
    if (value?.type === 'percent') push('Percentage', Number.parseFloat(message.slice(token.start, token.end)));
    const number = /^(\d+(?:[.,]\d+)?)(px|pt|%|°)?$/u.exec(token.word);
    if (number) {
      const amount = Number(number[1]?.replace(',', '.'));
      const unit = { px: 'Pixels', pt: 'Pixels', '%': 'Percentage', '°': 'Degrees' }[number[2] ?? ''];
      if (unit) push(unit, amount);
      else {
        push('Number', number[1]);
        push('Amount', amount);
      }
    }
  }
  return given;
}

/** "in a forest", "free coffee at the bottom": a thing, and no color of one. */
function isMeantAsThing(message: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1]?.word ?? '';
  if (!token || !isThingToo(message.slice(token.start, token.end))) return false;
  const isNoun = tokens[at + 1]?.kind !== 'word';
  return OFFERED.has(before) || ((before === 'a' || before === 'an') && isNoun);
}
const OFFERED = new Set('free fresh hot iced cold homemade extra complimentary'.split(' '));

/** What handles are called by, behind an "@" as well. */
const HANDLES = new Set('handle name username insta instagram ig account'.split(' '));

/** Everyday names of colors, as slips are put right. */
const EVERYDAY = 'white black green yellow orange purple brown violet beige silver golden turquoise maroon';
const everyday = EVERYDAY.split(' ');
const nearColor = speller(everyday);
function colorMeant(word: string): string | null {
  const name = nearColor(word) ?? everyday.find((one) => isJumbled(word, one));
  return name === undefined ? null : (recognizeColor(name)[0]?.value ?? null);
}

/** Counts in words. */
const COUNTS = new Set('two three four five six'.split(' '));

/** Fonts by name. */
const FONTS = new Map(FONT_FAMILIES.filter(({ offered }) => offered).map(({ name }) => [name.toLowerCase(), name]));
const fontClass = wordClass([...FONTS.keys()].join(','));
