/** Which rows of a grid are mounted while it scrolls. */
import { describe, expect, test } from 'vitest';
import { rowsInSight } from './use-shown-rows.ts';

describe('the mounted rows', () => {
  test('are those in sight, also in part, and three on each side', () => {
    expect(rowsInSight(1000, 500, 100, 100)).toEqual({ from: 7, to: 18 });
    expect(rowsInSight(1050, 500, 100, 100)).toEqual({ from: 7, to: 19 });
  });

  test('end with the list', () => {
    expect(rowsInSight(0, 500, 100, 100)).toEqual({ from: 0, to: 8 });
    expect(rowsInSight(9500, 500, 100, 100)).toEqual({ from: 92, to: 100 });
    expect(rowsInSight(0, 500, 2, 100)).toEqual({ from: 0, to: 2 });
  });

  test('are none in an empty list, in one scrolled past an end that has moved, and where nothing is in sight', () => {
    expect(rowsInSight(0, 500, 0, 100)).toEqual({ from: 0, to: 0 });
    expect(rowsInSight(9500, 500, 0, 100)).toEqual({ from: 0, to: 0 });
    const unseen = rowsInSight(0, 0, 100, 100);
    expect(unseen.to - unseen.from).toBe(0);
  });
});
