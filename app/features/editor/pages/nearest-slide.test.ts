/** Which slide is in the track. */
import { expect, it } from 'vitest';
import { nearestSlide } from './nearest-slide.ts';

it('is the one that shows most, in either direction of reading, and always one that is there', () => {
  expect([0, 190, 210, 400, 5_000].map((scrolled) => nearestSlide(scrolled, 400, 3))).toEqual([0, 0, 1, 1, 2]);
  expect(nearestSlide(-800, 400, 3)).toBe(2);
  expect(nearestSlide(100, 0, 3)).toBe(0);
});
