/**
 * Cuts a message into sentences and these into segments, each of one kind: what is asked for, what it is about, text to
 * print, facts, looks, and what only the designer needs to know. A cue opens a segment; a mark or the next cue ends it.
 */
import type { TextRole } from '../acts/values.ts';
import { askLength, deliverableEnd, DESCRIBED } from './asking.ts';
import { inClass, isFact, isOfPeople, isVerb } from './details.ts';
import { isBeforeAmount, isColon, isSeparator, isSpaced, namesAndThings, sentencesOf } from './marks.ts';
import { readLook } from './look-words.ts';
import { roleIn } from './roles.ts';
import { tableNamed } from './rows.ts';
import { CUES, type Cue, type SegmentKind } from './cues.ts';
import { classLength, matchLength } from './phrases.ts';
import { titleLength } from './titles.ts';
import type { Token } from './tokens.ts';
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
  /** Whether a colon that opens no label stands before it in its sentence: "rules: follow, tag a friend". */
  listed: boolean;
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

const JOINTS = new Set(['and', '&', 'with', 'plus', 'but', '+', 'w', 'then', 'so', 'because']);

/** "4+" */
const isOpenEnded = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === '+' && tokens[at - 1]?.end === tokens[at]?.start && /\d$/u.test(tokens[at - 1]?.word ?? '');

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
    // "flat to let" says nothing of what it is for.
    if (cue.kind === 'purpose' && (tokens[at + length] === undefined || isSeparator(tokens[at + length] as Token)))
      continue;
    if (isCalling(tokens, at, length) || isPriced(tokens, at, length)) continue;
    const whole = length + (labeled ? 1 : 0);
    if (!best || whole > best.length || (whole === best.length && cue.where === 'label' && !best.labeled))
      best = { cue, length: whole, labeled: labeled && cue.where === 'label' };
  }
  return best;
}

/** "come say hi": readers are to say it. */
const isCalling = (tokens: readonly Token[], at: number, length: number): boolean =>
  length === 1 &&
  tokens[at]?.word === 'say' &&
  CALLS.has(tokens[at - 1]?.word ?? '') &&
  GREETINGS.has(tokens[at + 1]?.word ?? '');
/** "asking 420,000", "cut $20", "cut + beard 32": what something costs. */
const isPriced = (tokens: readonly Token[], at: number, length: number): boolean => {
  if (length !== 1 || !(tokens[at]?.word === 'asking' || tokens[at]?.word === 'cut')) return false;
  const clause = clauseFrom(tokens, at + 1);
  return tokens[at]?.word === 'asking'
    ? isAmount(clause[0]) || ['for', 'price'].includes(clause[0]?.word ?? '')
    : isAmount(clause.at(-1));
};
const clauseFrom = (tokens: readonly Token[], at: number): readonly Token[] => {
  const end = tokens.findIndex((token, place) => place >= at && isSeparator(token));
  return tokens.slice(at, end === -1 ? tokens.length : end);
};
const isAmount = (token: Token | undefined): boolean =>
  token !== undefined && (token.value?.type === 'money' || /^\d/u.test(token.word));
const CALLS = new Set(['come', 'and', '&', 'by', 'in', 'over', 'us']);
const GREETINGS = new Set(['hi', 'hello', 'hey', 'goodbye', 'bye', 'thanks']);

const CONTINUES: ReadonlySet<SegmentKind> = new Set(['audience', 'purpose', 'tone', 'aside', 'imagery', 'look']);

/** Descriptions go on behind a comma ("the layout should be clean, with much space"), orders don't ("use my photo, DM to order"). */
const goesOn = ({ kind, cue }: { kind: SegmentKind; cue: readonly Token[] }, [first]: readonly Token[]): boolean =>
  CONTINUES.has(kind) &&
  (kind !== 'aside' || DESCRIBED.has(cue.at(-1)?.word ?? '') || DESCRIBED.has(first?.word ?? ''));

/** "a photo of my dog, 20% off mugs" */
const isForReaders = (token: Token | undefined): boolean =>
  token !== undefined && isFact(token) && !['count', 'measure'].includes(token.value?.type ?? '');

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

/** "(a post that) orders close on Dec 15", unlike "(a post that) looks modern" */
function isClause(tokens: readonly Token[]): boolean {
  const end = tokens.findIndex((token) => isSeparator(token) || isColon(token));
  const words = tokens.slice(0, end === -1 ? tokens.length : end);
  if (inClass('determiner', words, 0) > 0 || isOfPeople(words[0])) return true;
  return (
    !DESCRIBED.has(words[0]?.word ?? '') && words.slice(1).some((token) => isVerb(token) || NEWS_VERBS.has(token.word))
  );
}
const NEWS_VERBS = new Set(
  'close closes open opens start starts end ends ship ships arrive arrives drop drops'.split(' '),
);

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
  let colons = 0;
  const close = (to: number): void => {
    let end = to;
    while (
      end > open.from &&
      (isSeparator(tokens[end - 1] as Token) || JOINTS.has(tokens[end - 1]?.word ?? '')) &&
      !isOpenEnded(tokens, end - 1)
    )
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
        listed: colons > 0,
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
    if (tokens[end]?.word === 'that' && isClause(tokens.slice(end + 1))) {
      start('news', tokens.slice(end, end + 1), end + 1);
      at = open.from;
      isAsked = true;
      return true;
    }
    const about =
      ['for', 'of'].includes(tokens[end]?.word ?? '') ||
      // "a post with 3 facts about shea butter"
      (tokens[end]?.word === 'with' && titleLength(tokens, end + 1) > 0) ||
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
    const isInside = open.kind === 'info' && (isBeforeAmount(tokens, at) || namesAndThings(tokens, at));
    if ((isSeparator(token) && !isInside) || isColon(token)) {
      if (!open.labeled && (token.word !== '/' || isSpaced(tokens, at))) {
        close(at);
        if (isColon(token)) colons += 1;
        const on = !isColon(token) && !isForReaders(tokens[at + 1]) && goesOn(open, tokens.slice(open.from, at));
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
      // "cut + colour $70" is a row of a list.
      const isRow = clauseFrom(tokens, at).at(-1)?.value?.type === 'money';
      const opening = isRow ? null : (openingAt(tokens, at, false) ?? openingAt(tokens, at + 1, true));
      // "experience nice but not needed" is one thing.
      const isContrast = token.word === 'but' && open.kind === 'info' && opening?.cue.kind === 'without';
      if (!opening || (isContrast && opening.length === 1)) {
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
