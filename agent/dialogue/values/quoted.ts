/** Text in quotation marks of all kinds. Apostrophes are none: "Lia's", "rock 'n' roll". */
import type { Span } from '../acts/values.ts';
import type { Recognized } from './recognized.ts';

export interface RecognizedQuote extends Recognized<'quoted', string> {
  /** With the quotation marks. */
  outer: Span;
}

/** What ends a quotation that begins so. */
const CLOSERS = new Map([
  ['"', '"'],
  ['“', '”"'],
  ['”', '”'],
  ['„', '“”"'],
  ['«', '»'],
  ['»', '«'],
  ['‹', '›'],
  ['「', '」'],
  ['『', '』'],
  ['‘', "’'"],
  ["'", "'’"],
  ['`', '`'],
]);
const SINGLE = new Set(["'", '‘', '`']);
/** These begin a quotation wherever they stand; the others are inches, apostrophes or ends too. */
const ONLY_OPEN = new Set(['“', '„', '«', '「', '『']);
/** Longest quotation, in UTF-16 units, with double and with single marks; keeps the search linear. */
const MOST = 1000;
const MOST_SINGLE = 120;
const LETTER = /[\p{L}\p{Nd}]/u;

function opens(text: string, at: number): boolean {
  const [mark, before, after] = [text[at] ?? '', text[at - 1] ?? ' ', text[at + 1] ?? ' '];
  if (/\s/.test(after)) return mark === '«';
  return ONLY_OPEN.has(mark) || !(LETTER.test(before) || /[.,!?%)]/.test(before));
}

/** Where a quotation that begins here ends, or -1. */
function closeOf(text: string, at: number): number {
  const mark = text[at] ?? '';
  const closers = CLOSERS.get(mark) ?? '';
  const limit = Math.min(text.length, at + (SINGLE.has(mark) ? MOST_SINGLE : MOST));
  for (let place = at + 1; place < limit; place += 1) {
    const one = text[place] ?? '';
    if (one === '\n' && (SINGLE.has(mark) || text[place + 1] === '\n')) return -1;
    if (!closers.includes(one)) continue;
    const apostrophe = SINGLE.has(mark) && (LETTER.test(text[place + 1] ?? '') || /\s/.test(text[place - 1] ?? ''));
    if (!apostrophe && place > at + 1) return place;
  }
  return -1;
}

export function recognizeQuoted(text: string): RecognizedQuote[] {
  const found: RecognizedQuote[] = [];
  const add = (start: number, end: number, outer: Span) => {
    const inner = text.slice(start, end);
    const from = start + inner.length - inner.trimStart().length;
    const value = inner.trim();
    if (value) found.push({ type: 'quoted', span: [from, from + value.length], value, outer });
  };
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at] ?? '';
    if (!CLOSERS.has(mark) || !opens(text, at)) continue;
    const close = closeOf(text, at);
    if (close >= 0) {
      // A contraction: rock 'n' roll.
      if (mark !== '"' && SINGLE.has(mark) && /^n$/i.test(text.slice(at + 1, close))) continue;
      add(at + 1, close, [at, close + 1]);
      at = close;
      continue;
    }
    // Never closed: up to the end of the line, where the mark can't have meant anything else.
    if (SINGLE.has(mark) || mark === '”' || mark === '»') continue;
    const line = text.indexOf('\n', at);
    const end = Math.min(line < 0 ? text.length : line, at + MOST);
    add(at + 1, end, [at, end]);
    at = end;
  }
  return found;
}
