/** Stops of gradients: added without a visible jump, moved past one another, removed down to two. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paintSchema } from '#design/document/values.ts';
import '#tests/fixtures/property-seed.ts';
import {
  canAddStop,
  colorAt,
  presetPairs,
  swapped,
  widestGap,
  withMovedStop,
  withNewStop,
  withoutStop,
  type Gradient,
} from './gradient-stops.ts';

const paint = {
  type: 'linear',
  angle: 90,
  stops: [
    { at: 0, color: '#000000' },
    { at: 1, color: '#ffffff' },
  ],
} satisfies Gradient as Gradient;

describe('a gradient', () => {
  it('shows at each place the mix of its neighbours', () => {
    expect(colorAt(paint.stops, 0.5)).toBe('#808080');
    expect(colorAt(paint.stops, 0)).toBe('#000000');
    expect(
      colorAt(
        [
          { at: 0.4, color: '#ff000000' },
          { at: 0.6, color: '#ff0000' },
        ],
        0.5,
      ),
    ).toBe('#ff000080');
    expect(
      colorAt(
        [
          { at: 0.4, color: '#ff0000' },
          { at: 0.6, color: '#00ff00' },
        ],
        0.9,
      ),
    ).toBe('#00ff00');
  });

  it('gets a stop where there is most room', () => {
    expect(widestGap(paint)).toBe(0.5);
    expect(
      widestGap({
        ...paint,
        stops: [
          { at: 0, color: '#000000' },
          { at: 0.2, color: '#000000' },
          { at: 1, color: '#ffffff' },
        ],
      }),
    ).toBe(0.6);
    const { paint: next, index } = withNewStop(paint, 0.25);
    expect(index).toBe(1);
    expect(next.stops[1]).toEqual({ at: 0.25, color: '#404040' });
  });

  it('keeps its stops in order, and says where one went', () => {
    const { paint: three } = withNewStop(paint, 0.5);
    const { paint: moved, index } = withMovedStop(three, 0, 0.8);
    expect(index).toBe(1);
    expect(moved.stops.map(({ at }) => at)).toEqual([0.5, 0.8, 1]);
  });

  it('keeps two stops, turns around and back', () => {
    expect(withoutStop(paint, 0)).toBe(paint);
    expect(swapped(swapped(paint))).toEqual(paint);
    expect(swapped(paint).stops).toEqual([
      { at: 0, color: '#ffffff' },
      { at: 1, color: '#000000' },
    ]);
  });

  it('has presets of the brand’s colors first', () => {
    expect(presetPairs(['#112233', '#445566'])[0]).toEqual(['#112233', '#445566']);
    expect(presetPairs([])).toHaveLength(12);
  });
});

it('stays one that a design takes, whatever is done to it', () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('add' as const),
      at: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
      index: fc.nat(8),
    }),
    fc.record({
      do: fc.constantFrom('move' as const, 'remove' as const, 'swap' as const),
      at: fc.double({ min: -0.5, max: 1.5, noNaN: true }),
      index: fc.nat(8),
    }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let now: Gradient = paint;
      for (const { do: what, at, index } of steps) {
        const place = index % now.stops.length;
        if (what === 'add') now = canAddStop(now) ? withNewStop(now, at).paint : now;
        else if (what === 'move') now = withMovedStop(now, place, at).paint;
        else now = what === 'remove' ? withoutStop(now, place) : swapped(now);
      }
      expect(paintSchema.safeParse(now).success).toBe(true);
      expect(now.stops.map(({ at }) => at)).toEqual(now.stops.map(({ at }) => at).toSorted((a, b) => a - b));
    }),
    { numRuns: 200 },
  );
});
