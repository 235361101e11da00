/** What "fix this photo" reports that it found. */
import { expect, it } from 'vitest';
import { RETAKE_STEPS } from '#tools/contract/ports/imaging-port.ts';
import { findingsIn, findingText, RETAKE_ORDER } from './findings.ts';

it('knows every step of the tool', () => {
  expect([...RETAKE_ORDER].sort()).toEqual([...RETAKE_STEPS].sort());
});

it('reads the tool’s output and leaves out what is none', () => {
  const found = findingsIn({
    found: [
      { step: 'exposure', needed: true, applied: true, amount: 0.84 },
      { step: 'sharpen', needed: true, amount: 1 },
      { step: 'crop' },
    ],
  });
  expect(found).toEqual({ exposure: { needed: true, amount: 0.84 } });
  expect(findingsIn(undefined)).toEqual({});
});

it('says what is done about it, what is fine, and what is left', () => {
  expect(findingText('exposure', { needed: true, amount: 0.84 }, false)).toBe('0.8 stops brighter');
  expect(findingText('exposure', { needed: true, amount: -1.2 }, false)).toBe('1.2 stops darker');
  expect(findingText('exposure', { needed: true, amount: 0.01 }, false)).toBe('Better contrast');
  expect(findingText('straighten', { needed: true, amount: -2.34 }, false)).toBe('Turned by 2.3°');
  expect(findingText('white-balance', { needed: true, amount: 0.2 }, false)).toBe('Colour cast: cooler light');
  expect(findingText('crop', { needed: false, amount: 1 }, false)).toBe('Well framed');
  expect(findingText('crop', { needed: true, amount: 0.7 }, true)).toBe('Left as it is');
});
