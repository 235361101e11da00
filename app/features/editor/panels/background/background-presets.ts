/** Colors, gradients and pairs of colors that make good backgrounds for products, words and faces. */
import type { Paint } from '#design/document/values.ts';

export const BACKGROUND_COLORS: readonly string[] = [
  '#ffffff',
  '#fbfaf7',
  '#f1ece2',
  '#e7e2d8',
  '#d9d4c8',
  '#8c877d',
  '#3b372f',
  '#17150f',
  '#fdece6',
  '#ffd9c7',
  '#ffb59b',
  '#f4502f',
  '#c93a1c',
  '#8c2410',
  '#fff3d6',
  '#ffd166',
  '#e0f0ee',
  '#b7dcd8',
  '#5aa9a2',
  '#0f6b66',
  '#0b4a47',
  '#e8f1e4',
  '#b6d7a8',
  '#4f7d3a',
  '#e6eefb',
  '#b9d0f5',
  '#5b8def',
  '#1f4fa3',
  '#12305c',
  '#fbe6ef',
  '#f5b5cf',
  '#b0316b',
];

const evenly = (...colors: string[]): { at: number; color: string }[] =>
  colors.map((color, index) => ({ at: Math.round((index / (colors.length - 1)) * 100) / 100, color }));
const linear = (angle: number, ...colors: string[]): Paint => ({ type: 'linear', angle, stops: evenly(...colors) });
const radial = (centerX: number, centerY: number, radius: number, ...colors: string[]): Paint => ({
  type: 'radial',
  centerX,
  centerY,
  radius,
  stops: evenly(...colors),
});

export const BACKGROUND_GRADIENTS: readonly { id: string; paint: Paint }[] = [
  { id: 'dawn', paint: linear(180, '#fde2d3', '#fbc8b4', '#f3a38f') },
  { id: 'sunset', paint: linear(160, '#ffd166', '#f4845f', '#b0316b') },
  { id: 'ember', paint: linear(135, '#f4502f', '#8c2410') },
  { id: 'peach', paint: linear(135, '#fff3e6', '#ffd9c7') },
  { id: 'lagoon', paint: linear(160, '#d8f3ee', '#5aa9a2', '#0f6b66') },
  { id: 'forest', paint: linear(180, '#4f7d3a', '#1e3d2b') },
  { id: 'mint', paint: linear(135, '#f0faf0', '#bfe3c8') },
  { id: 'sky', paint: linear(180, '#dbeafe', '#8fb8f3') },
  { id: 'ocean', paint: linear(160, '#5b8def', '#12305c') },
  { id: 'night', paint: linear(180, '#0f1b33', '#2a2f5a', '#57407c') },
  { id: 'lilac', paint: linear(135, '#f4ecff', '#d3c1f0') },
  { id: 'berry', paint: linear(135, '#b0316b', '#4a1042') },
  { id: 'candy', paint: linear(135, '#ffd6e7', '#cfe3ff') },
  { id: 'citrus', paint: linear(135, '#fff7b0', '#f7b733') },
  { id: 'sand', paint: linear(180, '#f7f1e5', '#e0cfb1') },
  { id: 'steel', paint: linear(180, '#eef1f4', '#b8c1cc') },
  { id: 'studio', paint: radial(0.5, 0.42, 1.05, '#ffffff', '#ece7dd', '#c9c2b4') },
  { id: 'stage', paint: radial(0.5, 0.45, 1.1, '#5a544a', '#26231f', '#0f0e0c') },
  { id: 'glow', paint: radial(0.5, 0.5, 1, '#fff1c9', '#ffb59b', '#f4502f') },
  { id: 'petal', paint: radial(0.5, 0.4, 1.1, '#fff6f9', '#f9cfdf', '#e893b5') },
];

/** The pattern's color and its background. */
export const PATTERN_COLORS: readonly (readonly [string, string])[] = [
  ['#f4502f', '#fdece6'],
  ['#0f6b66', '#e0f0ee'],
  ['#17150f', '#fbfaf7'],
  ['#e9e2d3', '#fbfaf7'],
  ['#ffd166', '#fff8e4'],
  ['#b0316b', '#fbe6ef'],
  ['#5b8def', '#e6eefb'],
  ['#fbfaf7', '#17150f'],
];
