/** The color filters as one matrix: light first, then color, then toning. */
import type { Filters } from '#design/document/layers.ts';

/** Three rows of r, g, b and a constant; values are 0..1. */
export type ColorMatrix = readonly number[];

export const IDENTITY: ColorMatrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
/** Weights of red, green and blue in perceived luminance (Rec. 709). */
export const LUMA = [0.2126, 0.7152, 0.0722] as const;

/** `first`, then `then`. */
function chain(first: ColorMatrix, then: ColorMatrix): ColorMatrix {
  const result: number[] = [];
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      let sum = column === 3 ? (then[row * 4 + 3] ?? 0) : 0;
      for (let k = 0; k < 3; k += 1) sum += (then[row * 4 + k] ?? 0) * (first[k * 4 + column] ?? 0);
      result.push(sum);
    }
  }
  return result;
}

const scaled = (factor: number, offset: number): ColorMatrix => [
  factor,
  0,
  0,
  offset,
  0,
  factor,
  0,
  offset,
  0,
  0,
  factor,
  offset,
];

function saturated(amount: number): ColorMatrix {
  const rows = [0, 1, 2].map((row) => [
    ...LUMA.map((weight, column) => weight * (1 - amount) + (row === column ? amount : 0)),
    0,
  ]);
  return rows.flat();
}

function hueTurned(degrees: number): ColorMatrix {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  // The matrix of CSS hue-rotate: rotates around the grey axis and keeps luminance.
  return [
    0.213 + cos * 0.787 - sin * 0.213,
    0.715 - cos * 0.715 - sin * 0.715,
    0.072 - cos * 0.072 + sin * 0.928,
    0,
    0.213 - cos * 0.213 + sin * 0.143,
    0.715 + cos * 0.285 + sin * 0.14,
    0.072 - cos * 0.072 - sin * 0.283,
    0,
    0.213 - cos * 0.213 - sin * 0.787,
    0.715 - cos * 0.715 + sin * 0.715,
    0.072 + cos * 0.928 + sin * 0.072,
    0,
  ];
}

function sepiaToned(amount: number): ColorMatrix {
  const full = [0.393, 0.769, 0.189, 0, 0.349, 0.686, 0.168, 0, 0.272, 0.534, 0.131, 0];
  return full.map((value, index) => value * amount + (IDENTITY[index] ?? 0) * (1 - amount));
}

/** All color filters as one matrix: light first, then color, then toning. */
export function colorMatrix(filters: Filters): ColorMatrix {
  let matrix = IDENTITY;
  const { brightness, contrast, saturation, hue, temperature, grayscale, sepia } = filters;
  // Towards white or black, so that the ends of the slider are white and black.
  if (brightness !== 0)
    matrix = chain(matrix, brightness > 0 ? scaled(1 - brightness, brightness) : scaled(1 + brightness, 0));
  if (contrast !== 0) {
    const slope = contrast > 0 ? 1 + contrast * 2 : 1 + contrast;
    matrix = chain(matrix, scaled(slope, 0.5 - slope / 2));
  }
  if (temperature !== 0) {
    matrix = chain(matrix, [
      1 + temperature * 0.22,
      0,
      0,
      0,
      0,
      1 + temperature * 0.04,
      0,
      0,
      0,
      0,
      1 - temperature * 0.26,
      0,
    ]);
  }
  if (saturation !== 0) matrix = chain(matrix, saturated(saturation > 0 ? 1 + saturation * 1.5 : 1 + saturation));
  if (hue !== 0) matrix = chain(matrix, hueTurned(hue));
  if (grayscale !== 0) matrix = chain(matrix, saturated(1 - grayscale));
  if (sepia !== 0) matrix = chain(matrix, sepiaToned(sepia));
  return matrix;
}
