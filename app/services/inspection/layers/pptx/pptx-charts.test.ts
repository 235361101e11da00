/** Axes of charts: round steps, as presentation programs choose them. */
import { expect, test } from 'vitest';
import { axisValues, chartNodes, type Chart } from './pptx-charts.ts';

test.each([
  [0, 5, [0, 1, 2, 3, 4, 5, 6]],
  [0, 4.5, [0, 1, 2, 3, 4, 5]],
  [0, 100, [0, 20, 40, 60, 80, 100, 120]],
  [-20, 35, [-30, -20, -10, 0, 10, 20, 30, 40]],
  [0, 0.3, [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35]],
  [-8, 0, [-10, -8, -6, -4, -2, 0]],
  [0, 1e-9, [0, 2e-10, 4e-10, 6e-10, 8e-10, 1e-9, 1.2e-9]],
])('from %s to %s', (least, most, values) => expect(axisValues(least, most)).toEqual(values));

const chart = (more: Partial<Chart>): Chart => ({
  left: 0,
  top: 0,
  width: 400,
  height: 300,
  chartType: 'barChart',
  data: [
    {
      key: 'A',
      values: [
        { x: '0', y: 1 },
        { x: '1', y: 3 },
      ],
    },
    {
      key: 'B',
      values: [
        { x: '0', y: 3 },
        { x: '1', y: 1 },
      ],
    },
  ],
  ...more,
});
const words = (given: Chart): string[] =>
  (chartNodes(given) ?? []).flatMap((node) =>
    node.kind === 'text' ? [node.runs.map(({ text }) => text).join('')] : [],
  );

test('shares of a whole are in percent, and each pile fills the height', () => {
  const given = chart({ grouping: 'percentStacked' });
  expect(words(given)).toEqual(expect.arrayContaining(['0%', '100%']));
  const bars = (chartNodes(given) ?? []).flatMap((node) =>
    node.kind === 'shape' && node.shape.type === 'rectangle' && node.box.height > 20 ? [node.box.height] : [],
  );
  expect(bars.reduce((sum, height) => sum + height, 0)).toBeCloseTo(2 * 0.8 * 300);
});

test('bars stand on an axis with its values', () => {
  expect(words(chart({}))).toEqual(expect.arrayContaining(['0', '1', '2', '3', '3.5']));
});
