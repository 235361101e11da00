/**
 * Cuts a message into sentences and these into segments, each of one kind: what is asked for, what it is about, text to
 * print, facts, looks, and what only the designer needs to know. A cue opens a segment; a mark or the next cue ends it.
 */
import type { TextRole } from '../acts/values.ts';
import { isFact } from './details.ts';
import { readLook } from './look-words.ts';
import { roleIn } from './roles.ts';
import { tableNamed } from './rows.ts';
import { CUES, type Cue, type SegmentKind } from './cues.ts';
import { classLength, matchLength } from './phrases.ts';
import { titleLength } from './titles.ts';
import { ofTheDay, type Token } from './tokens.ts';
import { CLASSES } from './vocabulary.ts';

export interface Segment {
  kind: SegmentKind;
  role: TextRole | null;
  /** The words that say its kind; empty where only its place does. */
  cue: readonly Token[];
  body: readonly Token[];
  /** Whether its cue is a label with a colon: everything to the end of the line belongs to it. */
  labeled: boolean;
  sentence: number;
  /** The mark in front of it: a comma, a colon …; null: none. */
  mark: string | null;
}

/** Words by which a cue may begin. */
function beginnings({ phrase: { steps } }: Cue): string[] {
  const words: string[] = [];
  for (const { words: own, named, optional } of steps) {
    words.push(...own, ...(named === null ? [] : (CLASSES[named]?.keys() ?? [])));
    if (!optional) break;
  }
  return words;
}

const BY_FIRST_WORD: ReadonlyMap<string, readonly Cue[]> = (() => {
  const found = new Map<string, Cue[]>();
  for (const cue of CUES)
    for (const word of new Set(beginnings(cue))) found.set(word, [...(found.get(word) ?? []), cue]);
  return found;
})();

const SEPARATORS = new Set([',', ';', '–', '—', '-', '|', '•', '·', '*', '/', '(', ')', '→']);
const SENTENCE_ENDS = new Set(['.', '!', '?']);
const JOINTS = new Set(['and', '&', 'with', 'plus', 'but', '+', 'w', 'then', 'so', 'because']);

export const isSeparator = (token: Token): boolean =>
  token.kind === 'mark' && (SEPARATORS.has(token.word) || /\p{Extended_Pictographic}/u.test(token.word));

const isColon = (token: Token | undefined): boolean => token?.word === ':' || token?.word === '=';

/** Sentences end at a line's end, and at a period, exclamation or question mark. */
export function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'line' || (token.kind === 'mark' && SENTENCE_ENDS.has(token.word))) sentences.push([]);
    else sentences.at(-1)?.push(token);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

/** "smash 9.50 / double smash 12", unlike "58/42" and "58 / 42". */
const isSpaced = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at - 1]?.end ?? 0) < (tokens[at]?.start ?? 0) &&
  (tokens[at]?.end ?? 0) < (tokens[at + 1]?.start ?? 0) &&
  !(isNumber(tokens[at - 1]) && isNumber(tokens[at + 1]));

const DASHES = new Set(['-', '–', '—']);
const AMOUNTS = new Set(['money', 'time']);

/** "men - 20, women - 35": a dash between what a list names and its amount. */
function isBeforeAmount(tokens: readonly Token[], at: number): boolean {
  const [before, amount, behind] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  const isAmount = isNumber(amount) || AMOUNTS.has(amount?.value?.type ?? '');
  const ends = behind === undefined || behind.word === ',' || behind.word === ';' || behind.word === 'and';
  return DASHES.has(tokens[at]?.word ?? '') && before?.kind === 'word' && isAmount && ends;
}

const isNumber = (token: Token | undefined): boolean => token !== undefined && /^\d+(?:[.,]\d+)?$/u.test(token.word);

const markBefore = (tokens: readonly Token[], at: number): string | null => {
  const token = tokens[at - 1];
  return token && (isSeparator(token) || isColon(token)) ? token.word : null;
};

interface Opening {
  cue: Cue;
  length: number;
  labeled: boolean;
}

/** The cue that opens a segment here: the longest, and a label before a wording. */
function openingAt(tokens: readonly Token[], at: number, begins: boolean): Opening | null {
  let best: Opening | null = null;
  for (const cue of BY_FIRST_WORD.get(tokens[at]?.word ?? '') ?? []) {
    if (cue.where !== 'any' && !begins) continue;
    const length = matchLength(cue.phrase, tokens, at, CLASSES);
    if (length === 0) continue;
    const labeled = isColon(tokens[at + length]);
    if (cue.where === 'label' && !labeled) continue;
    const whole = length + (labeled ? 1 : 0);
    if (!best || whole > best.length || (whole === best.length && cue.where === 'label' && !best.labeled))
      best = { cue, length: whole, labeled: labeled && cue.where === 'label' };
  }
  return best;
}

/** How far the words reach that ask for a design: "can you make me a minimal A4"; the deliverable is behind them. */
function askLength(tokens: readonly Token[], at: number): number {
  let place = at;
  for (;;) {
    // "thank you card"
    const thanks = tokens[place]?.word === 'thank' ? classLength(CLASSES.courtesy ?? new Map(), tokens, place) : 0;
    if (thanks > 0 && classLength(CLASSES.deliverable ?? new Map(), tokens, place + thanks) > 0) return place - at;
    const length =
      classLength(CLASSES.asking ?? new Map(), tokens, place) ||
      classLength(CLASSES.courtesy ?? new Map(), tokens, place) ||
      classLength(CLASSES.make ?? new Map(), tokens, place) ||
      (tokens[place]?.word === ',' && place > at ? 1 : 0);
    if (length === 0) return place - at;
    place += length;
  }
}

const DESCRIBED = new Set(['should', 'must', 'will', 'is', 'needs', 'has', 'features', 'can', 'would', 'may', 'shall']);

/** "something nice" */
const ANYTHING = new Set(['something', 'smth', 'anything']);

const JOINING = new Set(['and', '&', '+', 'plus']);
const ARTICLES = new Set(['a', 'an', 'another', 'one']);

/** "(a poster) and an instagram story"; 0: no other design. */
function furtherLength(tokens: readonly Token[], at: number): number {
  if (!JOINING.has(tokens[at]?.word ?? '')) return 0;
  let end = at + (ARTICLES.has(tokens[at + 1]?.word ?? '') ? 2 : 1);
  const from = end;
  for (let length = 1; length > 0; end += length)
    length =
      classLength(CLASSES.deliverable ?? new Map(), tokens, end) ||
      classLength(CLASSES.platform ?? new Map(), tokens, end) ||
      (tokens[end]?.value?.type === 'format' ? 1 : 0);
  return end > from ? end - at : 0;
}

/** Further words for what is made: "of size 300x250", "story banner", "in A4"; 0: none. */
function sizeLength(tokens: readonly Token[], at: number): number {
  const isSize = (token: Token | undefined): boolean =>
    token?.value?.type === 'format' || token?.value?.type === 'size';
  const noun =
    classLength(CLASSES.deliverable ?? new Map(), tokens, at) ||
    classLength(CLASSES.platform ?? new Map(), tokens, at) ||
    (ANYTHING.has(tokens[at - 1]?.word ?? '') ? classLength(CLASSES.mood ?? new Map(), tokens, at) : 0);
  if (noun > 0 || ofTheDay(tokens, at) > 0) return noun || ofTheDay(tokens, at);
  const further = furtherLength(tokens, at);
  if (further > 0) return further;
  for (let place = at; place < at + 4; place += 1) {
    if (isSize(tokens[place])) return place + 1 - at;
    if (
      !['of', 'in', 'at', 'with', 'size', 'sized', 'a', 'the', 'dimensions', '(', ',', 'measuring'].includes(
        tokens[place]?.word ?? '',
      )
    )
      return 0;
  }
  return 0;
}

/** Most words that say what kind of design it is: "a minimal back to school flyer". */
const MOST_MODIFIERS = 7;

/** Where a deliverable ends that is named from `at` on, after at most a few words that describe it; 0: none is. */
function deliverableEnd(tokens: readonly Token[], at: number, mayDescribe: boolean): number {
  for (let place = at; place < Math.min(tokens.length, at + MOST_MODIFIERS); place += 1) {
    const token = tokens[place];
    if (!token || (token.kind === 'mark' && token.word !== ',' && token.word !== '-')) return 0;
    // "30% off all courses, instagram story": said before what is made of it.
    if (token.word === ',' && tokens.slice(at, place).some(isFact)) return 0;
    const length =
      classLength(CLASSES.deliverable ?? new Map(), tokens, place) || (token.value?.type === 'format' ? 1 : 0);
    // "sign up at the bar"
    if (length > 0 && tokens[place + length]?.word === 'up') return 0;
    if (length === 0) {
      // "win a voucher" asks for none.
      if (!mayDescribe || (place > at && ['a', 'an', 'one'].includes(token.word))) return 0;
      continue;
    }
    let end = place + length;
    for (;;) {
      const more = sizeLength(tokens, end);
      if (more === 0) break;
      end += more;
    }
    // "The poster should …" describes it, and asks for nothing.
    const determined =
      ['the', 'this', 'your', 'its'].includes(tokens[place - 1]?.word ?? '') && DESCRIBED.has(tokens[end]?.word ?? '');
    return determined ? 0 : end;
  }
  return 0;
}

const CONTINUES: ReadonlySet<SegmentKind> = new Set(['audience', 'purpose', 'tone', 'aside', 'imagery', 'look']);

/** Descriptions go on behind a comma ("the layout should be clean, with much space"), orders don't ("use my photo, DM to order"). */
const goesOn = ({ kind, cue }: { kind: SegmentKind; cue: readonly Token[] }, [first]: readonly Token[]): boolean =>
  CONTINUES.has(kind) &&
  (kind !== 'aside' || DESCRIBED.has(cue.at(-1)?.word ?? '') || DESCRIBED.has(first?.word ?? ''));

const PLACING = new Set([
  'put',
  'place',
  'add',
  'write',
  'include',
  'show',
  'position',
  'with',
  'and',
  'a',
  'an',
  'the',
  'our',
  'your',
  'strip',
]);

/** Whether words before a colon name a text by its role, and say nothing else but its looks. */
function namesText(tokens: readonly Token[]): boolean {
  const role = roleIn(tokens);
  if (!role) return false;
  return readLook([...tokens.slice(0, role.at), ...tokens.slice(role.end)]).others.every(({ word }) =>
    PLACING.has(word),
  );
}

/** They say the words behind their colon. */
const SIGNS = new Set(['sign', 'placard', 'label', 'sticker', 'badge', 'tag']);
const INVITATIONS = new Set(['invitation', 'invitations', 'invite']);

/** Cuts one sentence. `asked`: whether a request was read before; until then a deliverable opens it, even without a verb. */
function cutSentence(tokens: readonly Token[], sentence: number, asked: boolean): Segment[] {
  const segments: Segment[] = [];
  let open: { kind: SegmentKind; role: TextRole | null; cue: readonly Token[]; from: number; labeled: boolean } = {
    kind: 'info',
    role: null,
    cue: [],
    from: 0,
    labeled: false,
  };
  const close = (to: number): void => {
    let end = to;
    while (end > open.from && (isSeparator(tokens[end - 1] as Token) || JOINTS.has(tokens[end - 1]?.word ?? '')))
      end -= 1;
    const body = tokens.slice(open.from, end);
    if (body.length > 0 || (open.cue.length > 0 && open.kind !== 'info'))
      segments.push({
        kind: open.kind,
        role: open.role,
        cue: open.cue,
        body,
        labeled: open.labeled,
        sentence,
        mark: markBefore(tokens, open.from - open.cue.length),
      });
  };
  const start = (
    kind: SegmentKind,
    cue: readonly Token[],
    from: number,
    role: TextRole | null = null,
    labeled = false,
  ): void => {
    open = { kind, role, cue, from, labeled };
  };
  let at = 0;
  let isAsked = asked;
  /** Opens the request where a deliverable is asked for from here on. */
  const ask = (from: number): boolean => {
    const asking = askLength(tokens, from);
    const end = deliverableEnd(tokens, from + asking, from === 0 || asking > 0);
    if (end === 0 || openingAt(tokens, from, true)?.labeled === true) return false;
    close(from);
    start('ask', tokens.slice(from, from + asking), from + asking);
    close(end);
    // "yard sign: Slow down, kids playing"
    if (isColon(tokens[end]) && SIGNS.has(tokens[end - 1]?.word ?? '')) {
      start('text', [], end + 1, 'title', true);
      at = open.from;
      isAsked = true;
      return true;
    }
    const about =
      ['for', 'of'].includes(tokens[end]?.word ?? '') ||
      (tokens[end]?.word === 'to' && INVITATIONS.has(tokens[end - 1]?.word ?? ''));
    start(about ? 'subject' : 'info', about ? tokens.slice(end, end + 1) : [], about ? end + 1 : end);
    at = open.from;
    isAsked = true;
    return true;
  };
  let begins = true;
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    // "might you be so kind as to prepare an A4 poster", "I have need of a flyer"
    const title = (begins || at === open.from) && !open.labeled ? titleLength(tokens, at) : 0;
    if (title > 0) {
      at += title;
      begins = false;
      continue;
    }
    const mayAsk = begins || (open.kind !== 'text' && classLength(CLASSES.make ?? new Map(), tokens, at) > 0);
    if (mayAsk && !isAsked && !open.labeled && ask(at)) {
      begins = false;
      continue;
    }
    // "Large headline at the top: …", "the opening hours bottom left: …"
    if (
      isColon(token) &&
      !open.labeled &&
      !tableNamed(tokens.slice(open.from, at)) &&
      namesText([...open.cue, ...tokens.slice(open.from, at)])
    ) {
      const cue = [...open.cue, ...tokens.slice(open.from, at)];
      start('text', cue, at + 1, roleIn(cue)?.role ?? null, true);
      at += 1;
      begins = false;
      continue;
    }
    // "US 5 = 15.7mm" is one thing.
    if (token.word === '=' && /^[\d@]/u.test(tokens[at + 1]?.word ?? '')) {
      at += 1;
      continue;
    }
    if ((isSeparator(token) && !(open.kind === 'info' && isBeforeAmount(tokens, at))) || isColon(token)) {
      if (!open.labeled && (token.word !== '/' || isSpaced(tokens, at))) {
        close(at);
        const on = !isColon(token) && goesOn(open, tokens.slice(open.from, at));
        start(on ? open.kind : 'info', on ? open.cue.slice(-1) : [], at + 1);
      }
      begins = true;
      at += 1;
      continue;
    }
    if (JOINTS.has(token.word)) {
      // "use my colors and make a post for …"
      if (!isAsked && classLength(CLASSES.make ?? new Map(), tokens, at + 1) > 0 && ask(at + 1)) {
        begins = false;
        continue;
      }
      const opening = openingAt(tokens, at, false) ?? openingAt(tokens, at + 1, true);
      if (!opening) {
        begins = false;
        at += 1;
        continue;
      }
      begins = true;
    }
    const opening = openingAt(tokens, at, begins && !(open.labeled && at > open.from));
    // "CTA: Get a quote" is a text to its end, or to the next label.
    if (opening && (opening.labeled || open.kind !== 'text' || !open.labeled)) {
      close(at);
      start(
        opening.cue.kind,
        tokens.slice(at, at + opening.length),
        at + opening.length,
        opening.cue.role,
        opening.labeled,
      );
      at += opening.length;
      begins = false;
      if (!opening.cue.isWhole) continue;
      close(at);
      start('info', [], at);
      begins = true;
      continue;
    }
    begins = JOINTS.has(token.word);
    at += 1;
  }
  close(tokens.length);
  return segments;
}

export function segmentsOf(tokens: readonly Token[]): Segment[] {
  const segments: Segment[] = [];
  for (const [index, sentence] of sentencesOf(tokens).entries()) {
    const asked = segments.some(({ kind }) => kind === 'ask');
    segments.push(...cutSentence(sentence, index, asked));
  }
  return segments;
}
