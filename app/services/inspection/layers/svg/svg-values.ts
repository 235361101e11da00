/** Values of SVG: lengths, lists of numbers, transforms, colours, view boxes. */
import { formatHex, formatHex8, parse } from 'culori';
import svgpath from 'svgpath';
import { IDENTITY, isFiniteMatrix, multiply, scaling, translation, type Matrix } from '../matrix.ts';

/** px of the units of CSS, at 96 px to the inch. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  q: 96 / 101.6,
};
const LENGTH = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z%]{0,4})/i;

/** A length in px; percentages are of `whole`, em and ex of `size`. Null: no length. */
export function lengthOf(text: string | null | undefined, whole: number, size = 16): number | null {
  const match = LENGTH.exec(text?.trim() ?? '');
  if (!match) return null;
  const [, number = '', unit = ''] = match;
  const value = Number(number);
  const lower = unit.toLowerCase();
  if (lower === '%') return (value / 100) * whole;
  if (lower === 'em') return value * size;
  if (lower === 'rem') return value * 16;
  if (lower === 'ex' || lower === 'ch') return value * size * 0.5;
  const factor = UNITS[lower];
  return factor === undefined ? null : value * factor;
}

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

export const numbersOf = (text: string | null | undefined): number[] => (text?.match(NUMBER) ?? []).map(Number);

/** The matrix of a `transform` attribute or property. */
export function transformOf(text: string | null | undefined): Matrix {
  if (!text || text === 'none') return IDENTITY;
  const plain = text.replaceAll(/(\d)(?:px|deg)\b/g, '$1');
  const places: [number, number][] = [];
  svgpath('M0 0L1 0L0 1')
    .transform(plain)
    .iterate(([type, x = 0, y = 0]) => {
      if (type === 'M' || type === 'L') places.push([Number(x), Number(y)]);
    });
  const [[e, f] = [0, 0], [ax, ay] = [1, 0], [cx, cy] = [0, 1]] = places;
  const matrix: Matrix = [ax - e, ay - f, cx - e, cy - f, e, f];
  return isFiniteMatrix(matrix) ? matrix : IDENTITY;
}

/** A colour as a design writes it. Null: none, or no colour. */
export function colorOf(text: string | null | undefined): string | null {
  if (!text) return null;
  const color = parse(text.trim().toLowerCase());
  if (!color) return null;
  return color.alpha !== undefined && color.alpha < 1 ? formatHex8(color) : formatHex(color);
}

/** A number or a percentage, from 0 to 1. */
export function fractionOf(text: string | null | undefined, otherwise: number): number {
  const match = LENGTH.exec(text?.trim() ?? '');
  if (!match) return otherwise;
  const value = Number(match[1]) / (match[2] === '%' ? 100 : 1);
  return Math.min(1, Math.max(0, value));
}

export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function viewBoxOf(text: string | null | undefined): View | null {
  const [x = 0, y = 0, width = 0, height = 0] = numbersOf(text);
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** How a view box is placed in a box: `preserveAspectRatio`. */
export function fitView(view: View, box: View, preserve: string | null | undefined): Matrix {
  const [align = 'xMidYMid', how = 'meet'] = (preserve ?? '').trim().split(/\s+/).filter(Boolean);
  const [sx, sy] = [box.width / view.width, box.height / view.height];
  if (align === 'none')
    return multiply(translation(box.x, box.y), multiply(scaling(sx, sy), translation(-view.x, -view.y)));
  const scale = how === 'slice' ? Math.max(sx, sy) : Math.min(sx, sy);
  const share = (part: string): number => (part.endsWith('Min') ? 0 : part.endsWith('Max') ? 1 : 0.5);
  const x = box.x + (box.width - view.width * scale) * share(align.slice(0, 4));
  const y = box.y + (box.height - view.height * scale) * share(align.slice(4));
  return multiply(translation(x, y), multiply(scaling(scale, scale), translation(-view.x, -view.y)));
}
