/**
 * Finds the places where a line may break: after spaces and hyphens, between ideographs and emoji (following kinsoku),
 * between words or syllables of scripts without spaces,
 * after the stops of others.
 */
import {
  isHangul,
  isIdeographic,
  isSyllabic,
  mayNotEndLine,
  mayNotStartLine,
  needsDictionary,
  tiesSyllable,
} from './scripts.ts';
import { graphemesOf, wordSegments } from './segments.ts';

/** A piece that is never broken unless it is wider than the line. Offsets are UTF-16. */
export interface Atom {
  start: number;
  /** Without trailing spaces, which a line's last atom omits. */
  contentEnd: number;
  /** With trailing spaces: where the next atom starts. */
  end: number;
}

/** Spaces at which a line may break; no-break spaces are not among them. */
const SPACE = /^[\t \u1680\u2000-\u2006\u2008-\u200b\u205f\u3000]+$/u;
/** Also the one of Hebrew. */
const HYPHEN = /^[-\u05be\u2010\u2013\u2014]$/;
const WORD_END = /[\p{L}\p{M}\p{N}\p{Pe}\p{Pf}]$/u;
const LETTER_FIRST = /^\p{L}/u;
const WORD_FIRST = /^[\p{L}\p{N}]/u;
/**
 * Ends a word or a sentence in scripts that write no space behind it, and stays with it: Tibetan, Ethiopic, Khmer,
 * Burmese, Mongolian, Javanese, Balinese, Indic stops. As Unicode's classes BA and EX have them (UAX 14).
 */
const WORD_STOP =
  /[\u0964\u0965\u0f0b\u0f0d\u1361\u17d4\u17d5\u104a\u104b\u1802-\u1805\u1808\u1809\ua9c8\ua9c9\u1b5a\u1b5b\u1b5d-\u1b5f]$/u;
/** Glue: no-break spaces, word joiner. */
const GLUE = /[\u00a0\u202f\u2007\u2060\ufeff]/u;
const NEEDS_CUTTING = /[\u0300-\u{10ffff}]/u;

/** The pieces between which a paragraph may break; together they are the paragraph. `offset` is where it starts. */
export function atomsOf(paragraph: string, offset: number): Atom[] {
  const atoms: Atom[] = [];
  let open: Atom | null = null;
  let before = '';
  let hyphenated = false;
  let at = offset;
  for (const piece of piecesOf(paragraph)) {
    const end = at + piece.length;
    if (SPACE.test(piece)) {
      // Spaces belong to the preceding piece; at the start of a paragraph they indent it.
      if (open) open.end = end;
      else atoms.push((open = { start: at, contentEnd: at, end }));
    } else if (
      open &&
      (open.contentEnd === open.start || !(open.end > open.contentEnd || mayBreak(before, hyphenated, piece)))
    ) {
      open.contentEnd = open.end = end;
    } else {
      atoms.push((open = { start: at, contentEnd: end, end }));
    }
    hyphenated = HYPHEN.test(piece) && WORD_END.test(before);
    before = piece;
    at = end;
  }
  return atoms;
}

/** Whether a line may end between two pieces with no space between them. */
function mayBreak(before: string, hyphenated: boolean, after: string): boolean {
  if (GLUE.test(before.slice(-1)) || GLUE.test(after.slice(0, 1))) return false;
  if (mayNotStartLine(after) || mayNotEndLine(before) || WORD_STOP.test(after)) return false;
  if (isIdeographic(before) || isIdeographic(after)) return true;
  if (hyphenated) return LETTER_FIRST.test(after);
  if (WORD_STOP.test(before)) return WORD_FIRST.test(after);
  if (isSyllabic(after)) return isSyllabic(before) && !tiesSyllable(before);
  // Korean breaks at its spaces, and beside signs.
  if (isHangul(before) !== isHangul(after)) return !WORD_FIRST.test(isHangul(before) ? after : before);
  return needsDictionary(before) && needsDictionary(after);
}

const isCut = (text: string): boolean => isIdeographic(text) || isSyllabic(text);

/** Word segments, with ideographs, emoji and letters of syllables cut into single characters. */
function* piecesOf(paragraph: string): Iterable<string> {
  for (const { segment } of wordSegments(paragraph)) {
    if (!NEEDS_CUTTING.test(segment) || !isCut(segment)) {
      yield segment;
      continue;
    }
    let rest = '';
    for (const grapheme of graphemesOf(segment)) {
      if (isCut(grapheme)) {
        if (rest) yield rest;
        rest = '';
        yield grapheme;
      } else rest += grapheme;
    }
    if (rest) yield rest;
  }
}
