/** A text cut where letters begin or end that a family of their own fills in. */
import type { FontStyle } from '../document/measure.ts';
import { fontFamily } from '../fonts/catalogue.ts';
import type { Letters } from '../fonts/letter-families.ts';
import { lettersOf } from '../fonts/letters.ts';
import { graphemesOf } from './segments.ts';

/** A part of a text: letters that one family fills in, or others. UTF-16 offsets, end exclusive. */
export interface LetterRun {
  start: number;
  end: number;
  letters: Letters | null;
}

/** What is among letters written from right to left is ordered with them, so it can't be cut off. */
const RIGHT_TO_LEFT: ReadonlySet<Letters> = new Set(['thaana', 'syriac', 'adlam', 'nko', 'rohingya']);
/** No scripts: the text's own family may have some of them, in its own weight. */
export const SIGNS: ReadonlySet<Letters> = new Set(['european', 'digits', 'math', 'symbols', 'more-symbols']);

const SPACE = /^\s+$/u;
const LETTER = /^\p{L}/u;
/** Of no single script: digits, signs, and what a few scripts share, such as their full stop. */
const COMMON = /^[\p{sc=Common}\p{sc=Inherited}]/u;
/** Of no script at all. */
const NEUTRAL = /^[\p{scx=Common}\p{scx=Inherited}]/u;

function hasRare(text: string): boolean {
  for (const character of text) if (lettersOf(character.codePointAt(0) ?? 0) !== null) return true;
  return false;
}

/**
 * The runs of a text, in order and without gaps. Spaces, and what a few scripts share, stay with the letters before
 * them; digits and signs don't, because the text's own family has them.
 */
export function letterRuns(text: string): LetterRun[] {
  if (!hasRare(text)) return [{ start: 0, end: text.length, letters: null }];
  const runs: LetterRun[] = [];
  let at = 0;
  for (const grapheme of graphemesOf(text)) {
    const open = runs.at(-1);
    const own = lettersOf(grapheme.codePointAt(0) ?? 0);
    const letters = own === null && open?.letters && staysWith(open.letters, grapheme) ? open.letters : own;
    if (open && open.letters === letters) open.end += grapheme.length;
    else runs.push({ start: at, end: at + grapheme.length, letters });
    at += grapheme.length;
  }
  return runs;
}

function staysWith(letters: Letters, grapheme: string): boolean {
  if (RIGHT_TO_LEFT.has(letters)) return !LETTER.test(grapheme);
  return SPACE.test(grapheme) || (COMMON.test(grapheme) && !NEUTRAL.test(grapheme));
}

/** The style that letters filled in beside a family are drawn in: as heavy as that family looks. */
export function letterStyle<Style extends FontStyle>(style: Style, letters: Letters | null): Style {
  if (letters === null || style.letters === letters) return style;
  const looks = SIGNS.has(letters) || RIGHT_TO_LEFT.has(letters) ? 0 : (fontFamily(style.fontFamily)?.looks ?? 0);
  return { ...style, letters, fontWeight: Math.max(style.fontWeight, looks) };
}
