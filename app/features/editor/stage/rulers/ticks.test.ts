/** Ticks of rulers: on round numbers, at the page's positions, and readable at every zoom. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_ZOOM, MIN_ZOOM } from '../../session/viewport.ts';
import { rulerTicks, shownGridStep } from './ticks.ts';

const zoom = fc.double({ min: MIN_ZOOM, max: MAX_ZOOM, noNaN: true });

describe('ruler ticks', () => {
  it('are on the ruler, on the page’s round numbers, with numbers far enough apart to be read', () => {
    fc.assert(
      fc.property(
        zoom,
        fc.integer({ min: -20_000, max: 2_000 }),
        fc.integer({ min: 100, max: 2_000 }),
        (scale, offset, length) => {
          const ticks = rulerTicks({ zoom: scale, offset, length });
          expect(ticks.length).toBeLessThanOrEqual(length / 6 + 1);
          for (const { at, place } of ticks) {
            expect(place).toBeCloseTo(at * scale + offset, 6);
            expect(place).toBeGreaterThanOrEqual(-1e-6);
            expect(place).toBeLessThanOrEqual(length + 1e-6);
          }
          const long = ticks.filter((tick) => tick.long);
          for (const [index, { place, at }] of long.entries()) {
            expect(at).toBe(Math.round(at));
            if (index > 0) expect(place - long[index - 1]!.place).toBeGreaterThanOrEqual(55);
          }
        },
      ),
    );
  });

  it('number the beginning of the page', () => {
    expect(rulerTicks({ zoom: 0.8, offset: 100, length: 400 })).toContainEqual({ at: 0, place: 100, long: true });
  });
});

describe('the grid', () => {
  it('shows lines that can be told apart', () => {
    expect(shownGridStep(20, 1)).toBe(20);
    expect(shownGridStep(20, 0.1)).toBe(100);
    fc.assert(
      fc.property(zoom, fc.constantFrom(5, 20, 100), (scale, step) => {
        const shown = shownGridStep(step, scale);
        expect(shown % step).toBe(0);
        expect(shown * scale).toBeGreaterThanOrEqual(6);
      }),
    );
  });
});
