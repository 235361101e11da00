/**
 * One row of text as pieces from left to right. A row in one style is one piece, and the engine's own bidi orders it.
 */
import type { CharacterStyle } from '#design/document/layers.ts';
import { fontString } from '#design/fonts/font-string.ts';
import { firstDirection, hasRightToLeft } from '#design/layout/scripts.ts';
import { graphemeCount, graphemesOf } from '#design/layout/segments.ts';
import type { TextStretch } from '#design/layout/stretches.ts';
import type { TextGeometry, TextRow } from './text-geometry.ts';
import type { Context } from './tools.ts';

export interface TextPiece {
  text: string;
  style: CharacterStyle;
  letterSpacing: number;
  wordSpacing: number;
  direction: 'ltr' | 'rtl';
  x: number;
  width: number;
}

type Direction = 'ltr' | 'rtl';
type Unplaced = Omit<TextPiece, 'x'>;

const SPACES = /[ \u00a0]/g;

/** The pieces of a row with their places. Measures through the context it will be drawn on. */
export function piecesOf(context: Context, row: TextRow, direction: Direction): TextPiece[] {
  const [only, second] = row.stretches;
  if (!only) return [];
  // The line breaker's measurements win: the row keeps its edges even if an engine measures slightly differently. On an
  // arc letters are placed one by one, so the row must be in visual order first.
  if (!second && !(row.arc && hasRightToLeft(only.text)))
    return [{ ...unplaced(context, only, direction, row), x: row.left, width: row.width }];
  const ordered = inVisualOrder(
    freeNeutrals(
      row.stretches.flatMap((stretch) => splitAtDirections(stretch, direction)),
      direction,
    ),
    direction,
  );
  const pieces = ordered.map((stretch) => unplaced(context, stretch, stretch.direction, row));
  const total = pieces.reduce((sum, piece) => sum + piece.width, 0) - trailingSpacing(row);
  let x = row.left + (row.width - total) * anchorOf(row);
  return pieces.map((piece) => {
    const placed = { ...piece, x };
    x += piece.width;
    return placed;
  });
}

/** The share of the difference between measured and stored width that goes to the left of the row. */
function anchorOf(row: TextRow): number {
  if (row.wordSpacing > 0) return 0;
  const right = row.left + row.width;
  if (Math.abs(row.left + right) < 0.01) return 0.5;
  return row.left < -right ? 0 : 1;
}

/** Letter spacing is between letters, not behind the last. */
function trailingSpacing(row: TextRow): number {
  return row.stretches.at(-1)?.letterSpacing ?? 0;
}

function unplaced(context: Context, stretch: TextStretch, direction: Direction, row: TextRow): Unplaced {
  const { text, style, letterSpacing } = stretch;
  const whole = stretch === row.stretches[0] && row.stretches.length === 1;
  return {
    text,
    style,
    letterSpacing,
    wordSpacing: row.wordSpacing,
    direction,
    width: whole ? row.width : widthOf(context, stretch, row.wordSpacing),
  };
}

/** Separate letters, not yet placed. */
export function measuredPiece(context: Context, text: string, style: CharacterStyle, direction: Direction): TextPiece {
  context.font = fontString(style);
  clearSpacing(context);
  return { text, style, letterSpacing: 0, wordSpacing: 0, direction, x: 0, width: context.measureText(text).width };
}

/** Width of a stretch with its spacings, measured without them as the line breaker does. */
function widthOf(context: Context, { text, style, letterSpacing }: TextStretch, wordSpacing: number): number {
  context.font = fontString(style);
  clearSpacing(context);
  const spaces = wordSpacing > 0 ? (text.match(SPACES)?.length ?? 0) * wordSpacing : 0;
  return context.measureText(text).width + (letterSpacing === 0 ? 0 : letterSpacing * graphemeCount(text)) + spaces;
}

type Directed = TextStretch & { direction: Direction };

/** Splits a stretch where its writing direction changes; signs and spaces go with the letters before them. */
function splitAtDirections(stretch: TextStretch, base: Direction): Directed[] {
  const own = firstDirection(stretch.text) ?? (/\p{N}/u.test(stretch.text) ? 'ltr' : base);
  if (!hasRightToLeft(stretch.text)) return [{ ...stretch, direction: own }];
  const parts: Directed[] = [];
  let at = stretch.start;
  for (const grapheme of graphemesOf(stretch.text)) {
    const open = parts.at(-1);
    const direction = firstDirection(grapheme) ?? (/\p{N}/u.test(grapheme) ? 'ltr' : (open?.direction ?? own));
    if (open && open.direction === direction) {
      open.text += grapheme;
      open.end += grapheme.length;
    } else parts.push({ ...stretch, text: grapheme, start: at, end: at + grapheme.length, direction });
    at += grapheme.length;
  }
  return parts;
}

/** Spaces and signs at either end. */
const NEUTRAL_START = /^[^\p{L}\p{N}\p{M}]*/u;
const NEUTRAL_END = /(?<![^\p{L}\p{N}\p{M}])[^\p{L}\p{N}\p{M}]*$/u;

/**
 * Spaces and signs between a run against the base direction and its surroundings belong to the base direction, not to
 * the run.
 */
function freeNeutrals(parts: Directed[], base: Direction): Directed[] {
  return parts.flatMap((part, index) => {
    if (part.direction === base) return [part];
    const before = NEUTRAL_START.exec(part.text)?.[0] ?? '';
    if (before === part.text) return [part];
    const behind = NEUTRAL_END.exec(part.text)?.[0] ?? '';
    const leading = parts[index - 1]?.direction === part.direction ? 0 : before.length;
    const trailing = parts[index + 1]?.direction === part.direction ? 0 : behind.length;
    const from = part.start + leading;
    const to = part.end - trailing;
    return [
      { ...part, text: part.text.slice(0, leading), end: from, direction: base },
      { ...part, text: part.text.slice(leading, part.text.length - trailing), start: from, end: to },
      { ...part, text: part.text.slice(part.text.length - trailing), start: to, direction: base },
    ].filter((piece) => piece.text !== '');
  });
}

/** Runs against the base direction keep their own inner order: the two levels of bidi that occur in designs. */
function inVisualOrder(stretches: Directed[], base: Direction): Directed[] {
  const ordered: Directed[] = [];
  let run: Directed[] = [];
  const flush = () => {
    ordered.push(...run.reverse());
    run = [];
  };
  for (const stretch of stretches) {
    if (stretch.direction === base) {
      flush();
      ordered.push(stretch);
    } else run.push(stretch);
  }
  flush();
  return base === 'ltr' ? ordered : ordered.reverse();
}

/** Engines since 2023 space letters and words themselves, with correct ligatures and joins. */
function spacesItself(context: Context): boolean {
  return 'letterSpacing' in context && 'wordSpacing' in context;
}

/** Resets spacings set by a previous piece. */
export function clearSpacing(context: Context): void {
  if (!spacesItself(context)) return;
  context.letterSpacing = '0px';
  context.wordSpacing = '0px';
}

/** Fills or strokes a piece; the context has its style already. */
export function drawPiece(
  context: Context,
  method: 'fillText' | 'strokeText',
  piece: TextPiece,
  baseline: number,
): void {
  context.font = fontString(piece.style);
  context.direction = piece.direction;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  if (spacesItself(context)) {
    context.letterSpacing = `${piece.letterSpacing}px`;
    context.wordSpacing = `${piece.wordSpacing}px`;
    // In right-to-left text the space after the last letter is on the left.
    const shift = piece.direction === 'rtl' ? -piece.letterSpacing : 0;
    context[method](piece.text, piece.x + shift, baseline);
    clearSpacing(context);
  } else if (piece.letterSpacing === 0 && piece.wordSpacing === 0) {
    context[method](piece.text, piece.x, baseline);
  } else {
    drawSpaced(context, method, piece, baseline);
  }
}

/** For engines without their own spacing: letter by letter, or word by word. */
function drawSpaced(context: Context, method: 'fillText' | 'strokeText', piece: TextPiece, baseline: number): void {
  const parts = piece.letterSpacing === 0 ? piece.text.split(/(?<=[ \u00a0])/) : graphemesOf(piece.text);
  if (piece.direction === 'rtl') parts.reverse();
  let x = piece.x;
  for (const part of parts) {
    context[method](part, x, baseline);
    x += context.measureText(part).width + piece.letterSpacing + (part.match(SPACES)?.length ?? 0) * piece.wordSpacing;
  }
}

/** All rows of a text as pieces. */
export function rowsOfPieces(context: Context, geometry: TextGeometry): { row: TextRow; pieces: TextPiece[] }[] {
  return geometry.rows.map((row) => ({ row, pieces: piecesOf(context, row, geometry.direction) }));
}
