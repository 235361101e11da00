/** Cuts a request into words and values: courtesy is left out, possessives are split, slips are put right. */
import { piecesIn } from '../values/pieces.ts';
import { recognizeColor } from '../values/color.ts';
import { splitExchange } from '../values/exchanged.ts';
import { recognizeValues } from '../values/recognize.ts';
import type { Recognized } from '../values/recognized.ts';
import { plainWords } from '../values/plain-words.ts';
import { ASKS } from './asides.ts';
import { EXCLAMATIONS } from './grammar/aside-words.ts';
import { INNER_FILLERS } from './grammar/words.ts';
import { classLength, wordClass } from './phrases.ts';
import { KNOWN, WRITTEN_RIGHT } from './request-phrases.ts';
import { speller } from './spelling.ts';
import { tokenize, type Token } from './tokens.ts';

const innerFillers = wordClass(INNER_FILLERS.replaceAll('|', ','));
const spelled = speller([...KNOWN].filter((word) => /^\p{Ll}+$/u.test(word)));

const ANSWERS = new Set(['no', 'nah', 'nope']);
const WISHES = new Set(['i', 'we', 'i would', "i'd"]);
/** How often a letter may stand in a row. */
const LETTERS = 2;
/** "plssss", "sooo", "hmmm": without the letters that are drawn out. */
function notDrawnOut(word: string): string {
  const letters = [...word];
  const isDrawnOut = letters.some(
    (letter, at) => at >= LETTERS && letter === letters[at - 1] && letter === letters[at - 2],
  );
  return isDrawnOut ? letters.filter((letter, at) => letter !== letters[at - 1]).join('') : word;
}
const CRIES = new Set(EXCLAMATIONS.split('|'));
/** Short ways to write small words. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  b4: 'before',
  bckgrnd: 'background',
  bgrnd: 'background',
  bigr: 'bigger',
  biggr: 'bigger',
  chng: 'change',
  clr: 'color',
  hdline: 'headline',
  mak: 'make',
  mk: 'make',
  mv: 'move',
  noo: 'no',
  nr: 'number',
  pls: 'please',
  ppl: 'people',
  rmv: 'remove',
  smlr: 'smaller',
  smllr: 'smaller',
  txt: 'text',
  txts: 'texts',
};

/** Puts a token per possessive: "the headline's color". */
function splitPossessives(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    const owner = /^(.+)'s$/u.exec(token.word)?.[1];
    if (owner === undefined || token.kind !== 'word' || /^(?:it|that|let|what|there|here|he|she|who)$/u.test(owner))
      return [token];
    return [
      { ...token, word: owner, end: token.end - 2 },
      { ...token, word: "'s", start: token.end - 2 },
    ];
  });
}

/** "the sunday, so …", "not the weekend, friday": a part of a date that says none is no part of it. */
function withoutLooseEnds<Value extends Recognized>(message: string, value: Value): Value {
  if (value.type !== 'date' && value.type !== 'time') return value;
  const text = message.slice(...value.span);
  const comma = text.indexOf(',');
  if (comma === -1) return value;
  const [before, after] = [text.slice(0, comma), text.slice(comma + 1)];
  const { length } = after.trimStart();
  if (piecesIn(after).length === 0) return { ...value, span: [value.span[0], value.span[0] + comma] };
  return piecesIn(before).length === 0 ? { ...value, span: [value.span[1] - length, value.span[1]] } : value;
}

/** Colors and quotations as values; what stands on the page is rather that than a fact. */
function valuesOf(message: string, texts: readonly string[]): Recognized[] {
  return recognizeValues(message)
    .filter(
      (value) => value.type !== 'format' && value.type !== 'size' && value.type !== 'place' && value.type !== 'count',
    )
    .flatMap((value) => splitExchange(message, value, texts))
    .map((value) => withoutLooseEnds(message, value))
    .map((value) => (value.type === 'quoted' && 'outer' in value ? { ...value, span: value.outer } : value));
}

/** Only small words that stand in no text of the page are put right. */
function meantBy(token: Token, message: string, onPage: ReadonlySet<string>): string {
  // "black and white" is a look: the word of a color counts as well as the color.
  if (token.value?.type === 'color') return message.slice(token.start, token.end).toLowerCase();
  const isPlain = token.kind === 'word' && /^\p{Ll}+$/u.test(message.slice(token.start, token.end));
  if (onPage.has(token.word)) return token.word;
  const short = token.kind === 'word' ? SHORT_FORMS[token.word] : undefined;
  if (short !== undefined) return short;
  if (!isPlain || WRITTEN_RIGHT.has(token.word)) return token.word;
  // "whoaa", "omgg": of an exclamation two in a row may be one too many.
  const cried = token.word.at(-1) === token.word.at(-2) ? token.word.slice(0, -1) : token.word;
  if (cried !== token.word && CRIES.has(cried)) return cried;
  const plain = notDrawnOut(token.word);
  if (plain !== token.word) return plain;
  return spelled(token.word) ?? token.word;
}

/** A word of capitals among others that are not. */
function isShouted(message: string, { start, end }: Token): boolean {
  const written = message.slice(start, end);
  const isCapital = written.length > 1 && written === written.toUpperCase() && written !== written.toLowerCase();
  return isCapital && message !== message.toUpperCase();
}

const COLOR_WORDS = 'white black green yellow purple orange brown violet silver beige light'.split(' ');
const spelledColor = speller(COLOR_WORDS);
const isColorWord = new Set(COLOR_WORDS);
/** Too short, or too far off, to be told from other words. */
const SHORT_SLIPS: Readonly<Record<string, string>> = {
  withe: 'white',
  wite: 'white',
  whit: 'white',
  gren: 'green',
  blak: 'black',
  lite: 'light',
  pnik: 'pink',
};

/** Colors with a slip in them: "ligth blue", "withe". */
function misspelledColors(message: string, taken: readonly Recognized[], onPage: ReadonlySet<string>): Recognized[] {
  const isFree = ({ start, end }: Token) => taken.every(({ span }) => span[1] <= start || span[0] >= end);
  const words = tokenize(message, []);
  return words.flatMap((token, at): Recognized[] => {
    const meant = SHORT_SLIPS[token.word] ?? spelledColor(token.word);
    const isSlip = meant !== null && !isColorWord.has(token.word) && !WRITTEN_RIGHT.has(token.word);
    if (!isSlip || onPage.has(token.word) || !isFree(token)) return [];
    const next = words[at + 1];
    const span: Recognized['span'] = [token.start, token.end];
    const alone = recognizeColor(meant).map(({ value }) => ({ type: 'color', value, span }));
    if (alone.length > 0 || !next) return alone;
    // "ligth blue": a shade of the one behind it.
    return recognizeColor(`${meant} ${next.word}`).map(({ value }) => ({
      type: 'color',
      value,
      span: [token.start, next.end],
    }));
  });
}

/** The values of a message, slips in the words of colors put right. */
function allValues(message: string, texts: readonly string[], onPage: ReadonlySet<string>): Recognized[] {
  const values = valuesOf(message, texts);
  const others = values.filter(({ type }) => type !== 'color');
  const slips = misspelledColors(message, others, onPage);
  const isSlip = ({ span }: Recognized) => slips.some((one) => one.span[0] < span[1] && one.span[1] > span[0]);
  return [...values.filter((value) => !isSlip(value)), ...slips].toSorted((a, b) => a.span[0] - b.span[0]);
}

/** `texts`: what stands on the page, and stood there. */
export function requestTokens(message: string, texts: readonly string[]): Token[] {
  const onPage = new Set(texts.flatMap((text) => plainWords(text).split(' ')));
  const all = splitPossessives(tokenize(message, allValues(message, texts, onPage)));
  const tokens: Token[] = [];
  for (let at = 0; at < all.length;) {
    const length = classLength(innerFillers, all, at);
    const token = all[at];
    if (token && keepsOnly(all, at)) {
      tokens.push({ ...token, word: 'only' });
      at += 1;
      continue;
    }
    // "JUST IN" is written, not said.
    const isWritten = token !== undefined && isShouted(message, token);
    // "no i wanted the date in bold": no date is to go.
    const isAnswer = length > 0 && ANSWERS.has(all[at - 1]?.word ?? '') && token && WISHES.has(token.word);
    if (isAnswer) tokens.push({ ...token, kind: 'mark', word: ',', end: token.start });
    if (token && (length === 0 || isWritten)) tokens.push({ ...token, word: meantBy(token, message, onPage) });
    at += isWritten ? 1 : Math.max(1, length);
  }
  return tokens;
}

/** "just keep the shoe", where nothing else is asked for: the rest is to go. */
const keepsOnly = (all: readonly Token[], at: number): boolean =>
  all[at]?.word === 'just' &&
  all[at + 1]?.word === 'keep' &&
  !STAYING.has(all[at + 2]?.word ?? '') &&
  !all.slice(at + 2).some(({ word }) => STAYS.has(word)) &&
  !all.some(({ word }) => word !== 'keep' && ASKS.has(word));
/** "just keep it", "just keep the logo as it is": nothing is to become of it. */
const STAYING = new Set('it that this them everything all'.split(' '));
const STAYS = new Set('where as how like same there unchanged untouched'.split(' '));
