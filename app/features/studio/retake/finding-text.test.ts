/** Findings of a photo in words. */
import { expect, test } from 'vitest';
import { RETAKE_STEPS, type RetakeFinding } from '#tools/contract/ports/imaging-port.ts';
import { findingText, stepTitles } from './finding-text.ts';

const found = (step: RetakeFinding['step'], amount: number, needed = true): RetakeFinding => ({
  step,
  amount,
  needed,
  applied: needed,
});

test('each thing has words of its own, by which way it is wrong', () => {
  const words = [
    found('white-balance', 0.3),
    found('white-balance', -0.3),
    found('exposure', 0.84),
    found('exposure', -0.5),
    found('exposure', 0.02),
    found('straighten', -2.04),
    found('denoise', 9),
    found('crop', 0.7),
  ].map(findingText);
  expect(new Set(words).size).toBe(words.length);
  expect([words[2], words[5], words[7]]).toEqual([
    expect.stringContaining('0.8'),
    expect.stringContaining('2°'),
    expect.stringContaining('30 %'),
  ]);
  expect(findingText(found('exposure', 2, false))).toBe(findingText(undefined));
  expect(Object.keys(stepTitles)).toEqual([...RETAKE_STEPS]);
});
