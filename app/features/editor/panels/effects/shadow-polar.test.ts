/** Shadows by direction and distance, and their kinds. */
import { expect, it } from 'vitest';
import { angleOf, distanceOf, offsetOf, opacityOf, withOpacity } from './shadow-polar.ts';
import { kindOfShadow, shadowOfKind, SHADOW_KINDS } from './shadow-presets.ts';

it('turns offsets into direction and distance and back', () => {
  expect(offsetOf(180, 10)).toEqual({ x: 0, y: 10 });
  expect(offsetOf(90, 10)).toEqual({ x: 10, y: 0 });
  expect(offsetOf(0, 10)).toEqual({ x: 0, y: -10 });
  for (let angle = 0; angle < 360; angle += 15) {
    const offset = offsetOf(angle, 40);
    expect([angleOf(offset), distanceOf(offset)]).toEqual([angle, 40]);
  }
  expect(angleOf({ x: 0, y: 0 })).toBe(180);
});

it('keeps a color while its opacity changes', () => {
  expect(withOpacity('#17150f4d', 1)).toBe('#17150f');
  expect(withOpacity('#17150f', 0.5)).toBe('#17150f80');
  expect(opacityOf('#17150f80')).toBeCloseTo(0.5, 2);
  expect(opacityOf('#17150f')).toBe(1);
});

it('knows each kind of shadow again, for things of all sizes', () => {
  for (const kind of SHADOW_KINDS)
    for (const side of [12, 60, 200, 800, 3000])
      expect(kindOfShadow(shadowOfKind(kind, side)), `${kind} of ${side}`).toBe(kind);
  expect(kindOfShadow({ color: '#000000', x: 3, y: 9, blur: 4 })).toBeNull();
});
