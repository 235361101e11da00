/** Cards next to each other, and how arrow keys move among them. */
import { expect, test } from 'vitest';
import { cardAfter, columnsIn } from './grid-steps.ts';

test('as many columns as fit, and never none', () => {
  expect(columnsIn(1000, 200, 20)).toBe(4);
  expect(columnsIn(1080, 200, 20)).toBe(5);
  expect(columnsIn(90, 200, 20)).toBe(1);
});

test('steps stay in the grid', () => {
  const grid = { count: 8, columns: 3 };
  expect(cardAfter(0, 'before', grid)).toBe(0);
  expect(cardAfter(7, 'after', grid)).toBe(7);
  expect(cardAfter(1, 'up', grid)).toBe(1);
  expect(cardAfter(4, 'up', grid)).toBe(1);
  expect(cardAfter(1, 'down', grid)).toBe(4);
  expect(cardAfter(5, 'down', grid)).toBe(7);
  expect(cardAfter(7, 'down', grid)).toBe(7);
  expect(cardAfter(3, 'first', grid)).toBe(0);
  expect(cardAfter(3, 'last', grid)).toBe(7);
  expect(cardAfter(0, 'last', { count: 0, columns: 3 })).toBe(0);
});
