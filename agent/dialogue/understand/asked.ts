/** Reads what is asked for: the deliverable, its formats and size, and the words that describe it. */
import type { Brief, Subject } from '../acts/brief.ts';
import { inClass, moodsIn } from './details.ts';
import { kindOfSubject } from './subjects.ts';
import { ofTheDay, spanOf, textOf, type Token } from './tokens.ts';

/** Formats and sizes mean the same wherever they stand. A poster is A4 where nothing else is said. */
export function takeSizes(message: string, deliverable: Brief['deliverable'], tokens: readonly Token[]): void {
  const formats = tokens.filter(({ value }) => value?.type === 'format');
  const isImplied = (token: Token): boolean =>
    inClass('deliverable', [{ ...token, word: message.slice(token.start, token.end).toLowerCase() }], 0) > 0;
  const certain = formats.filter((token) => !isImplied(token));
  for (const { value } of certain.length > 0 ? certain : formats)
    if (!deliverable.formats.includes(String(value?.value))) deliverable.formats.push(String(value?.value));
  const size = tokens.find(({ value }) => value?.type === 'size')?.value?.value as
    | { width: number; height: number }
    | undefined;
  if (size) deliverable.size = { width: size.width, height: size.height };
}

export interface Asked {
  /** As said, lower case; null: not said. */
  noun: string | null;
  mood: string[];
  /** "back to school" of "a minimal back to school flyer". */
  subject: Subject | null;
  /** Of deliverables that say what they are about themselves: a thank-you card, a lunch menu. */
  occasion: Subject | null;
}

/** "a [summer] sale flyer": a season of what it is about. */
const SEASONS = new Set(['spring', 'summer', 'autumn', 'fall', 'winter', 'christmas', 'easter', 'halloween']);
/** What such a word may describe alone. */
const DESIGNED = ['deliverable', 'mood', 'look', 'platform'] as const;

const DESCRIBING = ['mood', 'determiner', 'look', 'platform', 'person'] as const;
const SMALL = new Set(['of', 'in', 'size', 'sized', 'for', 'at', 'with', 'as', 'and', '&', 'into']);
const LONGEST_DESCRIPTION = 5;

export function readAsked(message: string, body: readonly Token[]): Asked {
  const asked: Asked = { noun: null, mood: moodsIn(message, body), subject: null, occasion: occasionIn(message, body) };
  const rest: Token[] = [];
  for (let at = 0; at < body.length;) {
    const token = body[at] as Token;
    const noun = inClass('deliverable', body, at);
    if (noun > 0) asked.noun ??= textOf(message, body.slice(at, at + noun)).toLowerCase();
    if (token.value?.type === 'format') asked.noun ??= message.slice(token.start, token.end).toLowerCase();
    const length = noun || (DESCRIBING.map((name) => inClass(name, body, at)).find((count) => count > 0) ?? 0);
    const isOfThing =
      SEASONS.has(token.word) &&
      body[at + 1]?.kind === 'word' &&
      DESIGNED.every((name) => inClass(name, body, at + 1) === 0);
    if ((length === 0 || isOfThing) && token.kind === 'word' && !SMALL.has(token.word)) rest.push(token);
    at += length || 1;
  }
  const span = spanOf(rest);
  if (!span || rest.length > LONGEST_DESCRIPTION) return asked;
  const { occasion } = asked;
  // "weekly class schedule" is one thing.
  if (occasion && occasion.span[0] <= span[0] && occasion.span[1] >= span[1]) return asked;
  const kind = kindOfSubject(rest);
  // "a motivational poster": one word that names no thing we know is a look.
  if (rest.length === 1 && kind === 'product') asked.mood.push(message.slice(...span));
  else asked.subject = { kind, text: message.slice(...span), named: false, span };
  return asked;
}

/** Tables with words of their own before them: "lunch menu", "weekly class schedule". */
const TABLES = new Set(['menu', 'list', 'pricelist', 'schedule', 'timetable', 'hours']);
const UNLIKE = ['determiner', 'platform', 'look', 'deliverable', 'make', 'asking', 'courtesy'] as const;

function occasionIn(message: string, body: readonly Token[]): Subject | null {
  const at = body.findIndex((_, place) => inClass('occasion', body, place) > 0);
  if (at === -1) return null;
  let from = at;
  let to = at + inClass('occasion', body, at);
  if (TABLES.has(body[to - 1]?.word ?? '')) {
    const describes = (place: number): boolean =>
      body[place]?.kind === 'word' &&
      UNLIKE.every((name) => inClass(name, body, place) === 0) &&
      (inClass('mood', body, place) === 0 || SEASONS.has(body[place]?.word ?? ''));
    while (from > 0 && describes(from - 1)) from -= 1;
    to += ofTheDay(body, to);
  }
  const tokens = body.slice(from, to).filter(({ word }) => word !== 'card');
  const span = spanOf(tokens);
  return span && { kind: 'announcement', text: textOf(message, tokens), named: false, span };
}
