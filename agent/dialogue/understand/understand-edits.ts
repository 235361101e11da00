/**
 * Reads a request about a page that has something on it: cuts the message into words and values, parses them with the
 * grammar, and takes the cheapest phrases that cover the message. What no phrase takes is reported as unread.
 */
import { FONT_FAMILIES } from '#design/fonts/catalogue.ts';
import type { Act, Understanding } from '../acts/act.ts';
import type { Reference } from '../acts/reference.ts';
import type { Span } from '../acts/values.ts';
import { recognizeValues } from '../values/recognize.ts';
import type { Recognized } from '../values/recognized.ts';
import { cover, parse, type Phrase } from './chart.ts';
import { EDIT_GRAMMAR, GRAMMAR_WORDS } from './grammar/edit-grammar.ts';
import { CONNECTIVES, EDIT_WORDS, FILLERS } from './grammar/words.ts';
import { classLength, wordClass } from './phrases.ts';
import { speller } from './spelling.ts';
import { tokenize, type Token } from './tokens.ts';

/** Longer messages are briefs or letters, and no requests. */
const LONGEST = 60;

const LEXICON = EDIT_WORDS.map(({ category, words, meaning }) => ({
  category,
  entries: wordClass(words.replaceAll('|', ',')),
  meaning,
}));
/** Words of the lexicon and of the grammar: what is none of them may be the name of a thing. */
const KNOWN = new Set([
  ...EDIT_WORDS.flatMap(({ words }) => words.split(/[| ]/u)),
  ...FILLERS.split(/[| ]/u),
  ...CONNECTIVES.split('|'),
  ...GRAMMAR_WORDS,
]);
/** Only words that no text of the page holds are put right. */
const spelled = speller([...KNOWN].filter((word) => /^\p{Ll}+$/u.test(word)));
const fillers = wordClass(FILLERS.replaceAll('|', ','));
const connectives = new Set(CONNECTIVES.split('|'));
/** Fillers that stand inside a phrase as well. */
const ALWAYS_FILLERS = wordClass(
  "please,pls,plz,plss,kindly,just,maybe,perhaps,actually,simply,can you,could you,would you,will you,can we,could we,can u,could u,i want you to,i would like you to,i'd like you to,i need you to,i'd like to,i would like to,let's,i want,i need,we want,we need,i wanted,we wanted,i'd want,i would want,i think,i guess,for me,if possible,if you can,um,uh,also,really",
);

/** Words that introduce text up to the end of the clause. */
const INTRODUCES = new Set(['to', 'say', 'says', 'read', 'reads', 'saying', 'reading', 'with', 'into', ':', 'called']);
/** Words of a remark, not of a text that is to be printed. */
const REMARKS = new Set("but because than cant can't dont don't i you it too so that they".split(' '));
/** Values in a message that are facts: printed as they are. */
const FACTS = new Set([
  'money',
  'percent',
  'offer',
  'date',
  'time',
  'phone',
  'email',
  'web',
  'handle',
  'hashtag',
  'address',
  'place',
  'count',
  'measure',
]);
/** Words that say nothing of what stands on the page. */
const SAYS_NOTHING = new Set(
  'the a an my our your of to in on at for and or it is are be that this with from by as not no i we you new one'.split(
    ' ',
  ),
);

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

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .replaceAll(/[^\p{L}\p{N}%$€£#@]+/gu, ' ')
    .trim();

/** Phrases of words that stand on the page, or on what was taken off it. */
function saidOn(message: string, tokens: readonly Token[], texts: readonly string[]): Phrase[] {
  const known = texts.map((text) => ` ${plain(text)} `).filter((text) => text.trim() !== '');
  const found: Phrase[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + 10); to += 1) {
      const [first, last] = [tokens[from], tokens[to - 1]];
      if (!first || !last || first.kind === 'mark' || last.kind === 'mark') continue;
      const slice = message.slice(first.start, last.end);
      const words = plain(slice);
      if (words === '' || words.split(' ').every((word) => SAYS_NOTHING.has(word))) continue;
      if (!known.some((text) => text.includes(` ${words} `))) continue;
      found.push({ category: 'Said', from, to, meaning: slice, cost: 0.5 - 0.05 * (to - from) });
    }
  }
  return found;
}

/** Phrases of the lexicon, of recognized values, and of words that introduce a text. */
function givenPhrases(message: string, tokens: readonly Token[], texts: readonly string[]): Phrase[] {
  const given: Phrase[] = saidOn(message, tokens, texts);
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
    if (token.kind === 'word' && !KNOWN.has(token.word) && /^\p{L}{3,}$/u.test(token.word))
      given.push({
        category: 'Unknown',
        from,
        to: from + 1,
        meaning: message.slice(token.start, token.end),
        cost: 0.9,
      });
    if (COUNTS.has(token.word)) given.push({ category: 'Count', from, to: from + 1, meaning: token.word, cost: 0.1 });
    const { value } = token;
    const push = (category: string, meaning: unknown, cost = 0.1) =>
      given.push({ category, from, to: from + 1, meaning, cost });
    if (value?.type === 'color') push('Color', value.value);
    else if (value?.type === 'font') push('Font', value.value);
    else if (value?.type === 'quoted') push('Quote', value.value);
    else if (value && FACTS.has(value.type)) push('Value', message.slice(token.start, token.end));
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
    if (!INTRODUCES.has(tokens[from - 1]?.word ?? '')) continue;
    for (const end of new Set([clauseEnd(tokens, from, CLAUSE_END), clauseEnd(tokens, from, SENTENCE_END)])) {
      const last = tokens[end - 1];
      if (end > from && last && isText(tokens.slice(from, end)))
        given.push({
          category: 'Rest',
          from,
          to: end,
          meaning: message.slice(token.start, last.end),
          cost: 0.8 + 0.1 * (end - from),
        });
    }
  }
  return given;
}

/** Counts in words. */
const COUNTS = new Set('two three four five six'.split(' '));

/** Fonts by name. */
const FONTS = new Map(FONT_FAMILIES.filter(({ offered }) => offered).map(({ name }) => [name.toLowerCase(), name]));
const fontClass = wordClass([...FONTS.keys()].join(','));

/** Whether words may be a text: no remark, and no further request. */
function isText(tokens: readonly Token[]): boolean {
  return tokens.every(({ word }, at) => {
    if (REMARKS.has(word) || (at > 0 && INTRODUCES.has(word))) return false;
    // Behind a comma another thing may be spoken of.
    const isFurther = tokens.slice(0, at).some((one) => one.word === ',');
    if (isFurther && (NAMES.has(word) || tokens[at]?.value?.type === 'color')) return false;
    const before = tokens[at - 1]?.word ?? '';
    const begins = before === 'and' || before === '&' || before === ',' || before === 'n';
    return !begins || !(ASKS.has(word) || NEGATIONS.has(word));
  });
}

const CLAUSE_END = new Set('.,;!?');
const SENTENCE_END = new Set('.;!?');

/** Where a text ends that is not quoted: before one of the marks, or at the end of the line. */
function clauseEnd(tokens: readonly Token[], from: number, marks: ReadonlySet<string>): number {
  let at = from;
  while (at < tokens.length && tokens[at]?.kind !== 'line' && !marks.has(tokens[at]?.word ?? '')) at += 1;
  return at;
}

/** Colors and quotations as values; what stands on the page is rather that than a fact. */
function valuesOf(message: string): Recognized[] {
  return recognizeValues(message)
    .filter(
      (value) => value.type !== 'format' && value.type !== 'size' && value.type !== 'place' && value.type !== 'count',
    )
    .map((value) => (value.type === 'quoted' && 'outer' in value ? { ...value, span: value.outer } : value));
}

export interface Seen {
  /** Texts and names of what is on the page, and of what was there. */
  texts: readonly string[];
}

/** Before a mark they answer, elsewhere they ask for something. */
const NEGATIONS = new Set(['no', 'nope', 'nah', 'not']);
const ACTS = new Set(['Act', 'Kept']);
const SKIP = { filler: 0, connective: 0, remark: 0.5, word: 4 };
const PER_ACT = 1;

/** A clause that begins so gives a reason or an opinion, unless something is asked for in it. */
const REMARK_BEGINS = new Set(
  "because cause cos cuz since so i i'm im we we're it its it's they they're he she people customers nobody everyone that's thats there there's looks look feels doesn't doesnt isn't isnt don't dont can't cant cannot not otherwise as hmm hm".split(
    ' ',
  ),
);
const ASKS = new Set(
  EDIT_WORDS.filter(({ category }) => /^(?:Make|Exchange|Move|Remove|Copy|Undo|Restore|Doing)$/u.test(category))
    .flatMap(({ words }) => words.split('|'))
    .concat('add', 'write', 'place', 'generate', 'create', 'export', 'download', 'resize', 'try'),
);
/** Fillers of one word. */
const FILLING = new Set(FILLERS.split('|'));
/** What remarks are made with, though it asks elsewhere. */
const REMARKED = new Set('show get have do want keep increase bold'.split(' '));

/** Tokens of clauses that say why, and were read by no rule. */
function remarksIn(tokens: readonly Token[], skipped: ReadonlySet<number>): Set<number> {
  const remarks = new Set<number>();
  let begin = 0;
  const end = (to: number): void => {
    const clause = Array.from({ length: to - begin }, (_, index) => begin + index);
    const words = clause.map((at) => tokens[at]?.word ?? '');
    const isRemark =
      clause.every((at) => skipped.has(at)) &&
      REMARK_BEGINS.has(words.find((word) => !NEGATIONS.has(word) && !FILLING.has(word)) ?? '') &&
      !words.some((word) => ASKS.has(word) && !REMARKED.has(word));
    if (isRemark) for (const at of clause) remarks.add(at);
    begin = to + 1;
  };
  for (const [at, { kind, word }] of tokens.entries())
    if (kind === 'line' || kind === 'mark' || BECAUSE.has(word)) {
      if (kind === 'word' && at > begin) {
        end(at);
        begin = at;
      } else if (kind !== 'word') end(at);
    }
  end(tokens.length);
  return remarks;
}
const BECAUSE = new Set('because cause cos cuz since otherwise'.split(' '));

/** Words for things and looks: a remark with one of them may be a request, or say what "it" is. */
const NAMES = new Set(
  EDIT_WORDS.filter(({ category }) => /^(?:Noun|Property|Look|Step)$/u.test(category)).flatMap(({ words }) =>
    words.split('|'),
  ),
);

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
  const all = splitPossessives(tokenize(message, valuesOf(message)));
  const filling = new Set<number>();
  const tokens: Token[] = [];
  for (let at = 0; at < all.length;) {
    const length = classLength(ALWAYS_FILLERS, all, at);
    const token = all[at];
    if (length === 0 && token) tokens.push(token);
    at += Math.max(1, length);
  }
  const onPage = new Set(texts.flatMap((text) => plain(text).split(' ')));
  for (const token of tokens) {
    const isOwn =
      token.kind !== 'word' ||
      KNOWN.has(token.word) ||
      onPage.has(token.word) ||
      !/^\p{Ll}+$/u.test(message.slice(token.start, token.end));
    token.word = (isOwn ? null : spelled(token.word)) ?? token.word;
  }
  // "black and white" is a look; the word of a color counts as well as the color.
  for (const token of tokens)
    if (token.value?.type === 'color') token.word = message.slice(token.start, token.end).toLowerCase();
  const nothing: Understanding = { acts: [], unread: [[0, message.length]], confidence: 0 };
  if (tokens.length === 0 || tokens.length > LONGEST) return nothing;
  for (let at = 0; at < tokens.length; at += 1) {
    const length = classLength(fillers, tokens, at);
    for (let inside = at; inside < at + length; inside += 1) filling.add(inside);
  }
  const every = new Set(tokens.keys());
  const mayRemark = remarksIn(tokens, every);
  const skip = (at: number): number => {
    const token = tokens[at];
    if (!token || token.kind === 'line' || connectives.has(token.word)) return SKIP.connective;
    const isAnswer = NEGATIONS.has(token.word) && (tokens[at + 1] === undefined || tokens[at + 1]?.kind === 'mark');
    if (filling.has(at) || isAnswer) return SKIP.filler;
    return mayRemark.has(at) ? SKIP.remark : SKIP.word;
  };
  const phrases = parse(
    tokens.map(({ word }) => word),
    givenPhrases(message, tokens, texts),
    EDIT_GRAMMAR,
  );
  const { phrases: taken, skipped } = cover(tokens.length, phrases, ACTS, skip, PER_ACT);
  const spanOf = ({ from, to }: { from: number; to: number }): Span => [
    tokens[from]?.start ?? 0,
    tokens[to - 1]?.end ?? 0,
  ];
  const remarks = remarksIn(tokens, new Set(skipped));
  // "I don't like the shadow, take it away": what the remark is about decides what "it" is.
  const isNeeded = [...remarks].some((at) => NAMES.has(tokens[at]?.word ?? '') || tokens[at]?.value !== null);
  const unread = skipped.filter((at) => skip(at) > 0 && (isNeeded || !remarks.has(at)));
  const kept = taken
    .flatMap(({ category, meaning }) => (category === 'Kept' ? (meaning as Reference[]) : []))
    .filter(({ quantity }) => quantity === null);
  return {
    acts: taken
      .filter(({ category }) => category === 'Act')
      .map((phrase) => sparing({ ...(phrase.meaning as Act), span: spanOf(phrase) }, kept)),
    unread: unread.map((at) => spanOf({ from: at, to: at + 1 })),
    confidence: 1 - unread.length / tokens.length,
  };
}
