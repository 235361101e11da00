/** Page sizes: "1080x1350", "85 × 55 mm", "A4 landscape". Print units are counted at 300 pixels an inch. */
import { LIMITS } from '#design/document/limits.ts';
import type { Span } from '../acts/values.ts';
import { phrase } from './patterns.ts';
import type { Recognized } from './recognized.ts';
import { tokenize, type Token } from './tokens.ts';

export interface PageSize {
  /** px, both. */
  width: number;
  height: number;
  /** Whether it was scaled evenly into the limits of a page. */
  scaled: boolean;
}
export type RecognizedSize = Recognized<'size', PageSize>;

const PIXELS_PER_INCH = 300;
const MM_PER_INCH = 25.4;

/** Pixels per unit of length. */
const UNITS = new Map(
  Object.entries({
    px: 1,
    pixel: 1,
    pixels: 1,
    mm: PIXELS_PER_INCH / MM_PER_INCH,
    cm: (PIXELS_PER_INCH * 10) / MM_PER_INCH,
    m: (PIXELS_PER_INCH * 1000) / MM_PER_INCH,
    in: PIXELS_PER_INCH,
    inch: PIXELS_PER_INCH,
    inches: PIXELS_PER_INCH,
    '"': PIXELS_PER_INCH,
    '”': PIXELS_PER_INCH,
    '″': PIXELS_PER_INCH,
    ft: PIXELS_PER_INCH * 12,
    feet: PIXELS_PER_INCH * 12,
    foot: PIXELS_PER_INCH * 12,
  }),
);
/** Paper in mm, upright. */
const PAPERS = new Map<string, readonly [number, number]>([
  ['a0', [841, 1189]],
  ['a1', [594, 841]],
  ['a2', [420, 594]],
  ['a3', [297, 420]],
  ['a4', [210, 297]],
  ['a5', [148, 210]],
  ['a6', [105, 148]],
  ['a7', [74, 105]],
  ['a8', [52, 74]],
  ['b4', [250, 353]],
  ['b5', [176, 250]],
  ['dl', [99, 210]],
]);
const TIMES = new Set(['x', '×', '*', 'by']);
const ACROSS = phrase('landscape|horizontal|quer|querformat|wide');
const UPRIGHT = phrase('portrait|vertical|upright|hoch|hochformat|tall');
/** Behind these, "in" is the unit and not the start of "in red". */
const BEHIND_INCHES = phrase(
  'print|prints|card|cards|poster|flyer|photo|frame|sign|label|postcard|portrait|landscape|sticker|tag|banner|page',
);

/** Scales evenly into a page's limits: a large print down, a banner of 728 × 90 px up. */
function fitted(width: number, height: number): PageSize {
  const down = Math.min(1, LIMITS.maxDimension / Math.max(width, height));
  const factor = Math.max(down, LIMITS.minDimension / Math.min(width, height));
  return { width: Math.round(width * factor), height: Math.round(height * factor), scaled: factor !== 1 };
}

function valueOf(token: Token | undefined): number {
  return token?.kind === 'number' && /^\d+(?:[.,]\d+)?$/.test(token.text)
    ? Number(token.text.replace(',', '.'))
    : Number.NaN;
}

/** A unit at a token; "in" only where it can't be the preposition. */
function unitAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (!token || token.line) return undefined;
  const after = tokens[at + 1];
  if (token.lower === 'in' && after?.kind === 'word' && token.gap && BEHIND_INCHES(tokens, at + 1) < 0)
    return undefined;
  return UNITS.get(token.lower);
}

/** "A x B unit" or "A unit x B unit"; without a unit both are pixels, if there are enough of them. */
function sidesAt(tokens: readonly Token[], at: number): { size: PageSize; end: number } | null {
  const width = valueOf(tokens[at]);
  // A third side makes it a thing instead of a page.
  const third = TIMES.has(tokens[at - 1]?.lower ?? '') && tokens[at - 2]?.kind === 'number';
  if (!(width > 0) || third) return null;
  let place = at + 1;
  const firstUnit = unitAt(tokens, place);
  if (firstUnit !== undefined) place += 1;
  if (!TIMES.has(tokens[place]?.lower ?? '')) return null;
  const height = valueOf(tokens[place + 1]);
  if (!(height > 0) || tokens[place + 1]?.line) return null;
  place += 2;
  const unit = unitAt(tokens, place);
  const end = unit === undefined ? place : place + 1;
  if (TIMES.has(tokens[end]?.lower ?? '') && tokens[end + 1]?.kind === 'number') return null;
  const pixels = unit ?? firstUnit;
  if (pixels === undefined && (width < LIMITS.minDimension || height < 50)) return null;
  const perUnit = pixels ?? 1;
  return { size: fitted(width * perUnit, height * perUnit), end };
}

/** A size of paper, turned if that is said before or behind it. */
function paperAt(tokens: readonly Token[], at: number): { size: PageSize; end: number } | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first) return null;
  const paired = second && !second.gap && second.kind === 'number';
  const paper = PAPERS.get(
    paired ? first.lower + second.text : first.lower === 'dl' && first.text === 'DL' ? 'dl' : '',
  );
  if (!paper) return null;
  let end = at + (paired ? 2 : 1);
  const across = ACROSS(tokens, end) > 0;
  if (across || UPRIGHT(tokens, end) > 0) end += 1;
  const [width, height] = paper.map((side) => (side * PIXELS_PER_INCH) / MM_PER_INCH) as [number, number];
  return { size: across ? fitted(height, width) : fitted(width, height), end };
}

export function recognizeSize(text: string): RecognizedSize[] {
  const tokens = tokenize(text);
  const found: RecognizedSize[] = [];
  for (let at = 0; at < tokens.length;) {
    const read = sidesAt(tokens, at) ?? paperAt(tokens, at);
    if (read) {
      const span: Span = [tokens[at]?.start ?? 0, tokens[read.end - 1]?.end ?? 0];
      found.push({ type: 'size', span, value: read.size });
      at = read.end;
    } else at += 1;
  }
  return found;
}
