/** The colors, paints and outlines that ready-made combinations of texts share. */
import type { TextLayer } from '#design/document/layers.ts';
import type { Paint } from '#design/document/values.ts';

export const INK = '#17150f';
export const PERSIMMON = '#f4502f';
export const TEAL = '#0f6b66';

export const solid = (color: string): Paint => ({ type: 'solid', color });
export const gradient = (angle: number, ...colors: string[]): Paint => ({
  type: 'linear',
  angle,
  stops: colors.map((color, index) => ({ at: index / (colors.length - 1), color })),
});
export const outline = (color: string, width: number): NonNullable<TextLayer['stroke']> => ({ color, width, dash: [] });
/** Copies that make a block of letters, `count` steps down and to the right. */
export const block = (color: string, count: number, step: number): TextLayer['echoes'] =>
  Array.from({ length: count }, (_, index) => ({ color, x: step * (count - index), y: step * (count - index) }));
