/** Where the handle of a corner radius is. */
import { expect, it } from 'vitest';
import { createImageLayer, createShapeLayer } from '#design/document/create.ts';
import { insetOf, radiusAt, radiusOf } from './radius-handle.client.ts';

it('stands clear of the corner, goes to the middle, and reads back what it shows', () => {
  expect(insetOf(0, 100, 18)).toBe(18);
  expect(insetOf(100, 100, 18)).toBe(100);
  for (const radius of [0, 7, 50, 100]) expect(radiusAt(insetOf(radius, 100, 18), 100, 18)).toBeCloseTo(radius, 6);
  expect([radiusAt(-40, 100, 18), radiusAt(400, 100, 18), radiusAt(12, 10, 18)]).toEqual([0, 100, 0]);
});

it('is there for pictures in plain frames and rectangles only', () => {
  const place = { id: 'one', parent: 'page', order: 'a0', width: 300, height: 200 };
  const photo = createImageLayer({ ...place, asset: 'a'.repeat(64), frame: { type: 'rectangle', radius: 500 } });
  expect(radiusOf(photo)).toBe(100);
  expect(radiusOf({ ...photo, frame: { type: 'ellipse' } })).toBeNull();
  expect(radiusOf(createShapeLayer({ ...place, shape: { kind: 'rectangle', radius: 8 } }))).toBe(8);
  expect(radiusOf(createShapeLayer({ ...place, shape: { kind: 'heart' } }))).toBeNull();
});
