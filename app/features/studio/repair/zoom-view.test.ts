/** Zooming and panning a picture in its box. */
import { expect, test } from 'vitest';
import { fitScale, inPicture, LARGEST_SCALE, placed, pushed, wholeView, zoomed } from './zoom-view.ts';

const box = { width: 800, height: 600 };
const picture = { width: 1600, height: 800 };

test('a picture fits, in the middle; a small one keeps its size unless it may grow', () => {
  expect(placed(wholeView(picture), box, picture)).toEqual({ left: 0, top: 100, width: 800, height: 400, scale: 0.5 });
  expect([fitScale(box, { width: 100, height: 50 }), fitScale(box, { width: 100, height: 50 }, 4)]).toEqual([1, 4]);
});

test('what lies under the pointer stays there', () => {
  const at = { x: 600, y: 250 };
  const before = inPicture(at, placed(wholeView(picture), box, picture));
  const state = zoomed(wholeView(picture), 2, at, box, picture);
  const after = inPicture(at, placed(state, box, picture));
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('no nearer than the largest scale, no farther than whole', () => {
  const middle = { x: 400, y: 300 };
  expect(zoomed(wholeView(picture), 99, middle, box, picture).scale).toBe(LARGEST_SCALE);
  expect(zoomed({ scale: 2, center: { x: 10, y: 10 } }, 0.01, middle, box, picture)).toEqual(wholeView(picture));
});

test('a push ends at the picture’s edge, and does nothing to a whole one', () => {
  const near = zoomed(wholeView(picture), 1, { x: 400, y: 300 }, box, picture);
  expect(placed(pushed(near, { x: 5000, y: 5000 }, box, picture), box, picture)).toMatchObject({ left: 0, top: 0 });
  expect(placed(pushed(near, { x: -5000, y: -5000 }, box, picture), box, picture)).toMatchObject({
    left: -800,
    top: -200,
  });
  expect(pushed(wholeView(picture), { x: 5, y: 5 }, box, picture)).toEqual(wholeView(picture));
});
