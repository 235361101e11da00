/** Boxes on a picture: drawn from any corner, moved and enlarged by keys, never beyond the picture. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaBetween, areaByKey, edgesOf, type Area } from './drawn-area.ts';

const pressed = (area: Area | null, ...keys: string[]): Area | null =>
  keys.reduce(
    (now, key) => areaByKey(now, { key: key.replace('Shift+', ''), shiftKey: key.startsWith('Shift+') }) ?? now,
    area,
  );

describe('an area', () => {
  it('is the same from whichever corner it is drawn, and ends where the picture does', () => {
    const drawn = areaBetween({ x: 0.75, y: 0.25 }, { x: 0.5, y: 0.5 });
    expect(drawn).toEqual({ x: 0.5, y: 0.25, width: 0.25, height: 0.25 });
    expect(areaBetween({ x: 0.5, y: 0.5 }, { x: 0.75, y: 0.25 })).toEqual(drawn);
    expect(areaBetween({ x: -0.3, y: 0.5 }, { x: 0.5, y: 1.4 })).toEqual({ x: 0, y: 0.5, width: 0.5, height: 0.5 });
  });

  it('comes with the first arrow, is moved by arrows, and by Shift with them made larger and smaller', () => {
    const first = pressed(null, 'ArrowLeft');
    expect(first).toEqual({ x: 0.25, y: 0.25, width: 0.5, height: 0.5 });
    expect(pressed(first, 'ArrowRight', 'ArrowUp')).toEqual({ x: 0.27, y: 0.23, width: 0.5, height: 0.5 });
    expect(pressed(first, 'Shift+ArrowRight', 'Shift+ArrowUp')).toEqual({
      x: 0.25,
      y: 0.25,
      width: 0.52,
      height: 0.48,
    });
    expect(areaByKey(first, { key: 'a', shiftKey: false })).toBeNull();
    expect(first && edgesOf(first)).toEqual({ left: 25, right: 75, top: 25, bottom: 75 });
  });

  it('stays on the picture, and never becomes nothing, whatever is pressed', () => {
    const key = fc.constantFrom(
      'ArrowLeft',
      'ArrowRight',
      'ArrowUp',
      'ArrowDown',
      'Shift+ArrowLeft',
      'Shift+ArrowRight',
      'Shift+ArrowUp',
      'Shift+ArrowDown',
    );
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 200 }), (keys) => {
        const area = pressed(null, ...keys);
        if (!area) throw new Error('A box comes with the first arrow');
        for (const [from, length] of [
          [area.x, area.width],
          [area.y, area.height],
        ] as const) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(length).toBeGreaterThanOrEqual(0.04);
          expect(from + length).toBeLessThan(1.0001);
        }
      }),
    );
  });
});
