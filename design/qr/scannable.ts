/** Whether cameras could read a QR code as it is on the page, checked before anybody prints it. */
import type { ShapeLayer } from '#design/document/layers.ts';
import { colorsOf, contrast, luminance } from '#design/layout/contrast.ts';
import { qrMatrix, qrSide, type QrShape } from './matrix.ts';

export type QrProblem = 'contrast' | 'inverted' | 'quiet' | 'small';

/**
 * Contrast (WCAG) at which phones distinguish dark from light, also in bad light; determined by decoding, with a good
 * margin.
 */
const SEEN = 3;
/** Quiet zone in modules: the standard asks for four, phones manage with two on a plain background. */
const FREE = 2;
/** Smallest module on a page viewed on a phone, page px. */
const SMALLEST_MODULE = 3;

/** Reasons why a camera could not read it. `behind`: the color behind a code without background; null: unknown. */
export function qrProblems(
  { fill, width, height }: Pick<ShapeLayer, 'fill' | 'width' | 'height'>,
  shape: QrShape,
  behind: string | null,
): QrProblem[] {
  const problems: QrProblem[] = [];
  const background = shape.ground?.slice(0, 7) ?? behind;
  const inks = fill === null ? [] : (colorsOf(fill, background ?? '#ffffff') ?? []).map((color) => color.slice(0, 7));
  if (background === null || inks.length === 0 || inks.some((ink) => contrast(ink, background) < SEEN))
    problems.push('contrast');
  else if (inks.some((ink) => luminance(ink) > luminance(background))) problems.push('inverted');
  if (shape.quiet < FREE) problems.push('quiet');
  if (Math.min(width, height) / qrSide(shape) < SMALLEST_MODULE) problems.push('small');
  return problems;
}

/** The smallest side at which a code reads well, px of the page. */
export function smallestSide(shape: QrShape): number {
  return (qrMatrix(shape).length + 2 * shape.quiet) * SMALLEST_MODULE;
}
