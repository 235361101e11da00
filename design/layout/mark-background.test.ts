/** A mark is visible when none of its parts is lost; its plate loses as little of it as possible. */
import { describe, expect, it } from 'vitest';
import { INK, PAPER } from './contrast.ts';
import { isMarkSeen, plateFor } from './mark-background.ts';

const [TEAL, AMBER] = ['#0f6b66', '#f4a52f'];

describe('a mark on a background', () => {
  it('is lost where one of its colors sinks, however well the others are seen', () => {
    expect(isMarkSeen([TEAL, AMBER], ['#f7efe1'])).toBe(true);
    expect(isMarkSeen([TEAL, AMBER], ['#2f4a48'])).toBe(false);
    expect(isMarkSeen([TEAL, AMBER], ['#f7efe1', '#2f4a48'])).toBe(false);
  });

  it('may lose a highlight, and must stand out somewhere', () => {
    expect(isMarkSeen([...Array<string>(9).fill(TEAL), '#ffffff'], ['#ffffff'])).toBe(true);
    expect(isMarkSeen(['#bbbbbb', '#c0c0c0'], ['#ffffff'])).toBe(false);
  });

  it('gets the plate on which all of it is seen', () => {
    expect(plateFor([TEAL, AMBER])).toBe(INK);
    expect(plateFor(['#10201f', TEAL])).toBe(PAPER);
    expect(plateFor(['#ffffff', AMBER])).toBe(INK);
  });
});
