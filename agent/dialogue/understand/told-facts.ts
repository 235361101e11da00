/** Facts that are told in a request, and the words that say whose they are. */
import { holdsStems, stemsOf, stemOf } from '../values/stems.ts';
import { exchangedIn } from '../values/exchanged.ts';
import { piecesIn, datesIn } from '../values/pieces.ts';
import { FACT_KINDS, type Span } from '../acts/values.ts';
import type { Phrase } from './chart.ts';
import { OCCASIONS } from './grammar/matter-words.ts';
import { classLength, wordClass } from './phrases.ts';
import { speller } from './spelling.ts';
import type { Token } from './tokens.ts';

const FACTS: ReadonlySet<string> = new Set(FACT_KINDS);
const CONTACTS = new Set(['phone', 'email', 'web', 'handle', 'hashtag', 'address']);
/** "free shipping" is an offer, but nothing that another one takes the place of. */
const mayBeTold = (type: string, text: string): boolean =>
  CONTACTS.has(type) || (FACTS.has(type) && piecesIn(text).length > 0);
const occasions = wordClass(OCCASIONS);

/** Pieces that stand together, and each fact that a recognizer found. */
function spansOf(message: string, tokens: readonly Token[], texts: readonly string[]): Span[] {
  const pieces = piecesIn(message);
  const dates = datesIn(message, pieces);
  const dated = new Set(dates.flat());
  return [
    ...dates.map((date): Span => [date[0]?.span[0] ?? 0, date.at(-1)?.span[1] ?? 0]),
    ...pieces
      .filter((piece) => !dated.has(piece))
      .flatMap(({ kind, span }) => (kind === 'span' ? (exchangedIn(message, span, texts) ?? [span]) : [span])),
    ...tokens.flatMap(({ value, start, end }): Span[] =>
      value && mayBeTold(value.type, message.slice(start, end)) ? [[start, end]] : [],
    ),
  ];
}

/** The tokens that a span covers, whole ones only. */
function tokensIn(tokens: readonly Token[], [start, end]: Span): readonly [from: number, to: number] | null {
  const from = tokens.findIndex((token) => token.start === start);
  const last = tokens.findIndex((token) => token.end === end);
  return from === -1 || last < from ? null : [from, last + 1];
}

/** Words that name nothing, wherever they stand. */
const SMALL = new Set(
  'the and for our your with from not only now this that was are has new per all its off out page pages slide only just same free'.split(
    ' ',
  ),
);
const UNITS = new Set(
  'min mins minutes cm mm g kg ml l oz lb lbs in inch inches hours hrs h pcs pieces pages'.split(' '),
);
/** For how long it is so. */
const SPELLS = /^(?:this|next) (?:week|month|season|year)$/iu;
/** "from next month": since when it is so. */
const FROM = new Set(['from', 'starting', 'since']);
const weekdayWords = wordClass('during the week,in the week,through the week,on working days,working days,week days');
const DAY_WORDS = new Set('weekdays weekday weekend weekends daily'.split(' '));

/** All that may be a fact, or the name of what has one. `texts`: what stands on the page; `said`: words of it. */
export function toldFacts(
  message: string,
  tokens: readonly Token[],
  { texts, said: onPage }: { texts: readonly string[]; said: readonly Phrase[] },
): Phrase[] {
  const found: Phrase[] = [];
  const seen = new Set<string>();
  for (const span of spansOf(message, tokens, texts)) {
    const at = tokensIn(tokens, span);
    if (!at || seen.has(at.join())) continue;
    seen.add(at.join());
    const [from, to] = at;
    found.push({ category: 'Fact', from, to, meaning: message.slice(...span), cost: 0.1 });
  }
  for (const [at, { value, word }] of tokens.entries())
    if (value?.type === 'date' && piecesIn(message.slice(...value.span)).length === 0) {
      if (FROM.has(tokens[at - 1]?.word ?? ''))
        found.push({ category: 'Tell', from: at - 1, to: at + 1, meaning: word, cost: 0.2 });
      // "its 3.50 this week": how long it is so.
      else if (SPELLS.test(message.slice(...value.span)))
        found.push({ category: 'Tell', from: at, to: at + 1, meaning: word, cost: 0.2 });
    }
  for (const phrase of onPage) {
    const own = tokens.slice(phrase.from, phrase.to);
    // "make the 30% red": a look, even if a word of the page is called so.
    const isName =
      /\p{L}/u.test(String(phrase.meaning)) &&
      !own.every(({ word }) => SMALL.has(word) || DAY_WORDS.has(word)) &&
      !own.some(({ value }) => value?.type === 'color');
    if (isName) found.push({ ...phrase, category: 'Whose' });
  }
  // "the 5 class pass", of a page that says "for 5 classes": the number is a part of the name.
  for (const [from, { word, start }] of tokens.entries()) {
    const next = tokens[from + 1];
    if (!/^\d/u.test(word) || next?.kind !== 'word' || UNITS.has(next.word)) continue;
    const name = message.slice(start, next.end);
    if (texts.some((text) => holdsStems(text, name)))
      found.push({ category: 'Whose', from, to: from + 2, meaning: name, cost: 0.3 });
  }
  const stems = stemsOf(texts);
  const spelled = speller([...stems.keys()]);
  for (const [from, token] of tokens.entries()) {
    if (token.kind !== 'word') continue;
    const said = message.slice(token.start, token.end);
    const stem = stemOf(said);
    const word = stems.get(stem) ?? stems.get(spelled(stem) ?? '');
    if (word !== undefined && /^\p{L}{3,}$/u.test(said) && !SMALL.has(token.word))
      found.push({ category: 'Named', from, to: from + 1, meaning: word, cost: 0.5 });
    const next = tokens[from + 1];
    if (/^\d/u.test(token.word) && next && UNITS.has(next.word))
      found.push({ category: 'Measure', from, to: from + 2, meaning: message.slice(token.start, next.end), cost: 0.1 });
    const length = classLength(occasions, tokens, from);
    if (length > 0) found.push({ category: 'Occasion', from, to: from + length, meaning: {}, cost: 0.55 });
    const week = classLength(weekdayWords, tokens, from);
    if (week > 0) found.push({ category: 'DayWord', from, to: from + week, meaning: 'weekdays', cost: 0.1 });
    if (DAY_WORDS.has(token.word)) found.push({ category: 'DayWord', from, to: from + 1, meaning: said, cost: 0.1 });
  }
  return found;
}
