/** Sets words as large art: typefaces, line breaks, sizes and colors that every style of lettering needs. */
import type { Box } from '#design/document/geometry.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { luminance } from '#design/layout/contrast.ts';
import { fitText, hug } from '#design/layout/fit-text.ts';
import type { Chance } from '../drawing/chance.ts';
import type { Drawing, Filling } from '../drawing/drawing.ts';

export interface LetteringBrief {
  drawing: Drawing;
  text: string;
  palette: readonly string[];
  which: number;
  chance: Chance;
}

export interface Face {
  family: string;
  weight: number;
  upper?: boolean;
  italic?: boolean;
  tracking?: number;
}

export const HEAVY: readonly Face[] = [
  { family: 'Anton', weight: 400, upper: true },
  { family: 'Archivo Black', weight: 400, upper: true },
  { family: 'Alfa Slab One', weight: 400, upper: true },
  { family: 'Bebas Neue', weight: 400, upper: true, tracking: 10 },
  { family: 'Bangers', weight: 400, upper: true, tracking: 20 },
  { family: 'Baloo 2', weight: 800 },
  { family: 'Unbounded', weight: 900, upper: true },
  { family: 'Righteous', weight: 400 },
];
export const ROUND: readonly Face[] = [
  { family: 'Lobster', weight: 400 },
  { family: 'Pacifico', weight: 400 },
  { family: 'Baloo 2', weight: 800 },
  { family: 'Righteous', weight: 400 },
  { family: 'Kaushan Script', weight: 400 },
];
export const SCRIPT: readonly Face[] = [
  { family: 'Pacifico', weight: 400 },
  { family: 'Kaushan Script', weight: 400 },
  { family: 'Lobster', weight: 400 },
  { family: 'Great Vibes', weight: 400 },
  { family: 'Dancing Script', weight: 700 },
];

/** The room for the lettering, with margins. */
export const roomOf = ({ width, height }: Drawing, share = 0.82): Box => ({
  x: (width * (1 - share)) / 2,
  y: (height * (1 - share)) / 2,
  width: width * share,
  height: height * share,
});

/** Breaks words into two to five lines of about equal length. */
export function brokenEvenly(text: string, lines: number): string[] {
  const words = text.trim().split(/\s+/);
  const count = Math.max(1, Math.min(lines, words.length));
  const total = words.join(' ').length;
  const rows: string[] = [];
  let row: string[] = [];
  for (const [index, word] of words.entries()) {
    const left = words.length - index;
    const length = [...row, word].join(' ').length;
    if (
      row.length > 0 &&
      (length > (total / count) * 1.15 || left <= count - 1 - rows.length) &&
      rows.length < count - 1
    ) {
      rows.push(row.join(' '));
      row = [];
    }
    row.push(word);
  }
  return [...rows, row.join(' ')].filter((one) => one !== '');
}

export const linesFor = (text: string, ratio: number) =>
  Math.max(1, Math.min(5, Math.round(Math.sqrt((text.length * 0.42) / Math.max(0.4, ratio)))));

export function draft(
  { drawing }: LetteringBrief,
  text: string,
  face: Face,
  fill: Filling,
  more: Partial<TextLayer> = {},
): TextLayer {
  return drawing.letters({
    text,
    fontFamily: face.family,
    fontWeight: face.weight,
    italic: face.italic ?? false,
    letterCase: face.upper ? 'upper' : 'as-typed',
    letterSpacing: face.tracking ?? 0,
    lineHeight: face.upper ? 0.98 : 1.08,
    align: 'center',
    name: text.replaceAll('\n', ' ').slice(0, 60),
    ...more,
    fill,
  });
}

/** At the largest size that fits, centred in a box. */
export function fitted(
  { drawing }: LetteringBrief,
  layer: TextLayer,
  box: Box,
  lines = layer.text.split('\n').length,
): TextLayer {
  const set = hug(
    fitText(
      layer,
      { width: box.width, height: box.height, lines },
      { largest: Math.min(1900, box.height), smallest: 6 },
      drawing.measure,
    ).layer,
    drawing.measure,
  );
  return { ...set, x: box.x + (box.width - set.width) / 2, y: box.y + (box.height - set.height) / 2 };
}

export const bounded = (value: number, most = 500) => Math.max(-most, Math.min(most, Math.round(value * 10) / 10));

/** The palette's darkest color, or the one with the most contrast to its background. */
export function inkOn(background: string, palette: readonly string[]): string {
  const far = [...palette].sort(
    (a, b) => Math.abs(luminance(b) - luminance(background)) - Math.abs(luminance(a) - luminance(background)),
  );
  const [best] = far;
  const apart =
    (Math.max(luminance(best as string), luminance(background)) + 0.05) /
    (Math.min(luminance(best as string), luminance(background)) + 0.05);
  return apart >= 3 ? (best as string) : luminance(background) > 0.4 ? '#1b1726' : '#fff8ec';
}

export const others = (brief: LetteringBrief): string[] =>
  brief.palette.slice(1).filter((color) => Math.abs(luminance(color) - luminance(brief.palette[0] as string)) > 0.08);

/** The whole text, with automatic line breaks. */
export const setWhole = (brief: LetteringBrief) =>
  brokenEvenly(brief.text, linesFor(brief.text, brief.drawing.width / brief.drawing.height)).join('\n');
