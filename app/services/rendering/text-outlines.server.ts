/**
 * The outlines of letters, as the canvas shapes them: for callers that need the ink's place, not only a line's width.
 */
import { createCanvas, SvgExportFlag } from './canvas-library.ts';
import type { FontStyle, MeasureText } from '#design/document/measure.ts';
import { parsePath, type PathCommand } from '#design/document/outline-path.ts';
import { transformPath } from '#design/document/path-geometry.ts';
import { fontString } from '#design/fonts/font-string.ts';
import type { TextOutline } from '#design/logo/brief.ts';
import { letterRuns, letterStyle } from '#design/layout/letter-runs.ts';
import { hasRightToLeft } from '#design/layout/scripts.ts';
import { graphemeCount } from '#design/layout/segments.ts';

/** Every text is shaped once at this size, px, and scaled from there. */
const SIZE = 200;
/** Outlines of a line are some kilobytes. */
const REMEMBERED = 1_000;

/** Outlines of the fonts registered by `measureText`; emoji, which are pictures, have none. */
export function createTextOutlines(measureText: MeasureText): TextOutline {
  const known = new Map<string, readonly PathCommand[]>();
  return (text, { letterSpacing, fontSize, ...style }) => {
    const spacing = Math.round((letterSpacing / fontSize) * SIZE * 100) / 100;
    const key = `${style.fontFamily}|${style.fontWeight}|${style.italic}|${style.ideographs}|${spacing}|${text}`;
    let outline = known.get(key);
    if (!outline) {
      if (known.size >= REMEMBERED) known.clear();
      outline = outlineOf(text, { ...style, fontSize: SIZE }, spacing, measureText);
      known.set(key, outline);
    }
    const scale = fontSize / SIZE;
    return transformPath(outline, [scale, 0, 0, scale, 0, 0]);
  };
}

/** One after the other, the letters that different families draw. */
function outlineOf(text: string, style: FontStyle, spacing: number, measureText: MeasureText): PathCommand[] {
  let x = 0;
  return letterRuns(text).flatMap(({ start, end, letters }) => {
    const part = text.slice(start, end);
    const own = letterStyle(style, letters);
    // Measuring registers the fonts.
    const width = measureText(part, own) + spacing * graphemeCount(part);
    const outline = transformPath(shaped(part, fontString(own), spacing), [1, 0, 0, 1, x, 0]);
    x += width;
    return outline;
  });
}

function shaped(text: string, font: string, spacing: number): PathCommand[] {
  // Letters far outside a file's page are left out of it.
  const canvas = createCanvas(Math.max(1, text.length) * SIZE * 3, SIZE * 4, SvgExportFlag.ConvertTextToPaths);
  const context = canvas.getContext('2d');
  context.font = font;
  context.letterSpacing = `${spacing}px`;
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  context.direction = hasRightToLeft(text) ? 'rtl' : 'ltr';
  context.fillText(text, SIZE, SIZE * 2);
  const svg = canvas.getContent().toString('utf8');
  const commands = [...svg.matchAll(/<path [^<>]*\/>/g)].flatMap(([element]) => {
    const data = /\sd="([^"]*)"/.exec(element)?.[1] ?? '';
    const [dx, dy] = /transform="translate\(([-\d.]+)[ ,]+([-\d.]+)\)"/.exec(element)?.slice(1).map(Number) ?? [0, 0];
    return transformPath(parsePath(absolute(data)) ?? [], [1, 0, 0, 1, dx ?? 0, dy ?? 0]);
  });
  return transformPath(commands, [1, 0, 0, 1, -SIZE, -SIZE * 2]);
}

/** Horizontal and vertical strokes written as lines, numbers without exponents. */
function absolute(data: string): string {
  let at = { x: 0, y: 0 };
  return data.replace(/([MLHVQCZ])([^MLHVQCZ]*)/g, (_, type: string, given: string) => {
    const numbers = (given.match(/-?[\d.]+(?:e[-+]?\d+)?/g) ?? []).map(Number);
    if (type === 'H') numbers.push(at.y);
    if (type === 'V') numbers.unshift(at.x);
    const written = type === 'H' || type === 'V' ? 'L' : type;
    const [x, y] = numbers.slice(-2);
    if (x !== undefined && y !== undefined) at = { x, y };
    return `${written}${numbers.map((value) => value.toFixed(3)).join(' ')}`;
  });
}
