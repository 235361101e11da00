/**
 * Finds the texts that a brief gives word for word: quoted ones with the role and look that the words around them say,
 * and those that a cue introduces ("title:", "saying").
 */
import type { GivenText } from '../acts/brief.ts';
import { PLAIN_LOOK, type TextRole } from '../acts/values.ts';
import { readLook, saidOf } from './look-words.ts';
import { isName, isShouted } from './names.ts';
import { roleIn } from './roles.ts';
import { isSeparator } from './marks.ts';
import type { Segment } from './segments.ts';
import { spanOf, textOf, type Token } from './tokens.ts';

const isBreak = (token: Token): boolean =>
  isSeparator(token) || token.word === 'and' || token.word === 'with' || token.word === 'then' || token.word === '&';

const withoutBracketedRole = (tokens: readonly Token[]): readonly Token[] =>
  bracketed(tokens) === null ? tokens : tokens.slice(tokens.findIndex(({ word }) => word === ')') + 1);

function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (isBreak(token)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

const isLookOnly = (tokens: readonly Token[]): boolean => {
  const { said, others } = readLook(tokens);
  return said > 0 && others.length === 0;
};

/** Splits the words between two texts into those about the first and those about the second. */
function shared(between: readonly Token[]): { behind: Token[]; before: Token[] } {
  const [first = [], ...others] = partsOf(between);
  const role = roleIn(first);
  if (others.length === 0 && role) return { behind: first.slice(0, role.at), before: first.slice(role.at) };
  const behind = [...first];
  let rest = others;
  while (rest.length > 1 && rest[0] && (rest[0].length === 0 || isLookOnly(rest[0]))) {
    behind.push(...rest[0]);
    rest = rest.slice(1);
  }
  return { behind, before: rest.flat() };
}

/** Words before a quote that make it a manner of speaking: a style, a name of a brand, something to avoid. */
const NOT_PRINTED = new Set([
  'style',
  'styled',
  'inspired',
  'like',
  'vibe',
  'feel',
  'mood',
  'theme',
  'avoid',
  'not',
  "don't",
  'never',
  'without',
  'instead',
  'feeling',
  'aesthetic',
  'tone',
]);
const NAMES = new Set([
  'called',
  'named',
  'company',
  'brand',
  'business',
  'shop',
  'store',
  'logo',
  'name',
  'restaurant',
  'cafe',
  'café',
  'bakery',
  'studio',
  'client',
]);

export interface QuotedTexts {
  texts: GivenText[];
  /** The quoted name of a business. */
  name: string | null;
}

/** The quoted texts of one sentence. */
function quotedIn(message: string, sentence: readonly Token[]): QuotedTexts {
  const places = sentence.flatMap(({ value }, index) => (value?.type === 'quoted' ? [index] : []));
  const found: QuotedTexts = { texts: [], name: null };
  let before = sentence.slice(0, places[0] ?? 0);
  // Only the part next to the first text is said of it; without a role, the whole run-up may hold one.
  const near = partsOf(before).at(-1) ?? [];
  before = roleIn(near) ? near : before;
  for (const [count, place] of places.entries()) {
    const token = sentence[place] as Token;
    const next = places[count + 1];
    const between = sentence.slice(place + 1, next ?? sentence.length);
    const { behind, before: ahead } =
      next === undefined
        ? { behind: lookBehind(withoutBracketedRole(between)), before: [] }
        : shared(withoutBracketedRole(between));
    const text = String(token.value?.value ?? '');
    const last = before.at(-1)?.word ?? '';
    const lead = before.slice(-3).map(({ word }) => word);
    if (lead.some((word) => NOT_PRINTED.has(word)) && !roleIn(before.slice(-3))) {
      before = ahead;
      continue;
    }
    if (
      found.name === null &&
      !roleIn(before.slice(-3)) &&
      (NAMES.has(last) || (last === ':' && NAMES.has(before.at(-2)?.word ?? ''))) &&
      count === 0
    )
      found.name = text;
    else {
      const role =
        bracketed(between) ?? (isUnderName(behind) ? 'caption' : null) ?? roleIn(before)?.role ?? asRole(behind);
      const look = { ...readLook(before).look, ...saidOf(readLook(behind).look) };
      found.texts.push({ text, role, look, span: innerSpan(message, token, text) });
    }
    before = ahead;
  }
  return found;
}

/** What behind the last text is said of its looks: the parts up to the first that says something else. */
function lookBehind(tokens: readonly Token[]): Token[] {
  const behind: Token[] = [];
  for (const [index, part] of partsOf(tokens).entries()) {
    if (index > 0 && part.length > 0 && !isLookOnly(part)) break;
    behind.push(...part);
  }
  return behind;
}

/** "“dal 1962” under the name" */
const isUnderName = (behind: readonly Token[]): boolean =>
  behind.some(
    ({ word }, at) =>
      ['under', 'below', 'beneath', 'underneath'].includes(word) &&
      behind.slice(at, at + 3).some((next) => next.word === 'name' || next.word === 'logo'),
  );

/** "“Night of the Museums” (title)". */
function bracketed(behind: readonly Token[]): TextRole | null {
  const close = behind.findIndex(({ word }) => word === ')');
  return behind[0]?.word === '(' && close !== -1 ? (roleIn(behind.slice(1, close))?.role ?? null) : null;
}

/** "“Rest” as the headline". */
function asRole(behind: readonly Token[]): TextRole | null {
  const as = behind.findIndex(({ word }) => word === 'as');
  return as === -1 ? null : (roleIn(behind.slice(as))?.role ?? null);
}

/** The text's own place: without its quotation marks. */
function innerSpan(message: string, token: Token, text: string): [number, number] {
  const at = message.slice(token.start, token.end).indexOf(text);
  return at === -1 ? [token.start, token.end] : [token.start + at, token.start + at + text.length];
}

const INTRODUCING = new Set([
  ':',
  '=',
  'says',
  'say',
  'reads',
  'read',
  'saying',
  'reading',
  'titled',
  'entitled',
  'headlined',
  'words',
  'text',
  'wording',
  'phrase',
  'message',
  'labelled',
  'labeled',
  'it',
]);

/** The text that a segment introduces without quotes; null: it says something about a text instead. */
function introduced(message: string, { cue, body, role, labeled }: Segment): GivenText | null {
  const start = body.findIndex(({ kind }) => kind === 'word' || kind === 'value');
  if (start === -1 || body.some(({ value }) => value?.type === 'quoted')) return null;
  const words = body.slice(start);
  const capital = /^\p{Lu}|^\p{N}/u.test(textOf(message, words));
  if (!labeled && !capital && !INTRODUCING.has(cue.at(-1)?.word ?? '')) return null;
  const cut = lookAtEnd(words);
  if (cut === 0 || isLookOnly(words.slice(0, cut))) return null;
  const found = spanOf(words.slice(0, cut));
  if (!found) return null;
  // The mark that ends a sentence belongs to its text: "title: Which one would you wear?"
  const closing = cut === words.length ? (/^[!?]+/u.exec(message.slice(found[1]))?.[0].length ?? 0) : 0;
  const span: [number, number] = [found[0], found[1] + closing];
  const text = labeled && cue.length > 0 ? message.slice(...span) : begun(message.slice(...span));
  return { text, role, look: { ...readLook(cue).look, ...saidOf(readLook(words.slice(cut)).look) }, span };
}

/** What is said in a sentence begins with a capital on the page; names like iPhone and addresses stay. */
function begun(text: string): string {
  const [first = ''] = text.split(' ');
  return first === first.toLowerCase() && !/[@./#_]/u.test(first.slice(0, -1))
    ? `${text.charAt(0).toUpperCase()}${text.slice(1)}`
    : text;
}

const LOOK_STARTS = new Set([
  'in',
  'at',
  'on',
  'below',
  'beneath',
  'underneath',
  'above',
  'using',
  'with',
  'centered',
  'centred',
  'top',
  'bottom',
]);

/** Where the words for looks begin that close a text. */
function lookAtEnd(words: readonly Token[]): number {
  for (let at = 1; at < words.length; at += 1)
    if (LOOK_STARTS.has(words[at]?.word ?? '') && isLookOnly(words.slice(at))) return at;
  return words.length;
}

/** All given texts, in their order; of nested ones only the longest. */
export function givenTexts(
  message: string,
  sentences: readonly (readonly Token[])[],
  segments: readonly Segment[],
): QuotedTexts {
  const quoted = sentences.map((sentence) => quotedIn(message, sentence));
  const texts = [
    ...quoted.flatMap(({ texts: own }) => own),
    ...segments.flatMap((segment) => (segment.kind === 'text' ? (introduced(message, segment) ?? []) : [])),
  ].sort((a, b) => a.span[0] - b.span[0]);
  const plain = (text: string): string => text.toLowerCase();
  const outer = texts.filter(
    ({ text }, index) =>
      !texts.some(
        (other, at) =>
          at !== index && plain(other.text).includes(plain(text)) && (other.text.length > text.length || at < index),
      ),
  );
  return { texts: outer, name: quoted.find(({ name }) => name !== null)?.name ?? null };
}

/** "by Nora Eliasson", behind the words of a title; null: it is no name. */
export function authorIn(message: string, words: readonly Token[]): GivenText | null {
  const last = words.findLastIndex((token) => token.kind === 'word' && /^\p{Lu}/u.test(message.slice(token.start)));
  const span = spanOf(words.slice(0, last + 1));
  if (!span || !isName(message.slice(...span))) return null;
  const look = { ...PLAIN_LOOK, ...saidOf(readLook(words.slice(last + 1)).look) };
  return { text: message.slice(...span), role: 'author', look, span };
}

/** Words in capitals at the beginning, where not all is written so; null: none, or an abbreviation. */
export function shoutedTitle(message: string, words: readonly Token[]): GivenText | null {
  const small = words.findIndex(
    ({ kind, value, start, end }) =>
      (kind !== 'word' && value?.type !== 'color') || !isShouted(message.slice(start, end)),
  );
  const title = words.slice(0, small === -1 ? words.length : small);
  const span = spanOf(title);
  // More than "BBQ": two words, or one of five letters.
  const isLoud = title.length > 1 || (title[0]?.word.length ?? 0) > 4;
  return span && isLoud && !isShouted(message)
    ? { text: message.slice(...span), role: 'title', look: PLAIN_LOOK, span }
    : null;
}
