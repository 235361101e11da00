/** The position of a comparison's line: by pointer, by key, for both reading directions. */
import { describe, expect, it } from 'vitest';
import { compareShareAt, compareShareByKey } from './compare-share.ts';

const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

describe('the line between before and after', () => {
  it('follows the pointer and stops at the edges', () => {
    const box = { left: 100, width: 400 };
    expect(compareShareAt(200, box, false)).toBe(0.25);
    expect(compareShareAt(200, box, true)).toBe(0.75);
    expect(compareShareAt(20, box, false)).toBe(0);
    expect(compareShareAt(900, box, false)).toBe(1);
    expect(compareShareAt(900, { left: 0, width: 0 }, false)).toBe(0.5);
  });

  it('goes where an arrow points, whichever way the page reads', () => {
    expect(compareShareByKey(0.5, key('ArrowRight'), false)).toBe(0.51);
    expect(compareShareByKey(0.5, key('ArrowRight'), true)).toBe(0.49);
    expect(compareShareByKey(0.5, key('ArrowLeft', true), false)).toBe(0.4);
    expect(compareShareByKey(0.95, key('PageUp'), true)).toBe(1);
  });

  it('goes to the ends at once, and leaves other keys alone', () => {
    expect(compareShareByKey(0.3, key('Home'), false)).toBe(0);
    expect(compareShareByKey(0.3, key('End'), true)).toBe(1);
    expect(compareShareByKey(0.3, key('Enter'), false)).toBeNull();
  });
});
