/** The scores are right on masks whose errors can be counted by hand. */
import { expect, test } from 'vitest';
import { holesIn, scoreMasks } from './score.ts';

const size = 200;
const mask = (holds: (x: number, y: number) => boolean) =>
  Uint8Array.from({ length: size * size }, (_, at) => (holds(at % size, Math.floor(at / size)) ? 255 : 0));

test('a perfect mask, one that is a row too wide, an empty one', () => {
  const truth = mask((x) => x < 100);
  const [perfect, wide, empty] = scoreMasks(truth, [truth, mask((x) => x < 101), mask(() => false)], size, size);
  expect(perfect).toEqual({ mae: 0, band: 0, iou: 100 });
  expect(wide?.mae).toBeCloseTo(5);
  // The band is one pixel on each side of the edge: half of it is wrong.
  expect(wide?.band).toBeCloseTo(50);
  expect(wide?.iou).toBeCloseTo((100 / 101) * 100);
  expect(empty).toMatchObject({ mae: 500, iou: 0 });
});

test('a hole counts by its share of what lies within the edge; the edge itself does not', () => {
  const truth = mask((x) => x < 104);
  expect(holesIn(truth, truth, size, size)).toEqual({ seeThrough: 0, leftOut: 0 });
  expect(
    holesIn(
      truth,
      mask((x) => x < 102),
      size,
      size,
    ),
  ).toEqual({ seeThrough: 0, leftOut: 0 });
  // Of 100 columns inside, 25 are open: faint ones are seen through, empty ones were left out.
  const empty = mask((x) => x < 104 && (x < 50 || x >= 75));
  expect(holesIn(truth, empty, size, size).leftOut).toBeCloseTo(0.25, 1);
  const faint = empty.map((value, at) => (value === 0 && truth[at] === 255 ? 90 : value));
  expect(holesIn(truth, faint, size, size).seeThrough).toBeCloseTo(0.25, 1);
});
