/** Looks as filters, and filters as looks. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEUTRAL_FILTERS } from '#design/document/create.ts';
import { filtersSchema } from '#design/document/layers/image-layer.ts';
import { filtersOfLook, lookOfFilters, LOOK_NAMES } from './looks.ts';

describe('looks', () => {
  it('are told apart by their filters, at any strength that the slider has', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOOK_NAMES), fc.integer({ min: 3, max: 100 }), (look, percent) => {
        const filters = filtersOfLook(look, percent / 100);
        expect(filtersSchema.parse(filters)).toEqual(filters);
        expect(lookOfFilters(filters)).toEqual({ look, strength: percent / 100 });
      }),
      { numRuns: 300 },
    );
  });

  it('are none where nothing is set, or where something of one’s own is', () => {
    expect(lookOfFilters({ ...NEUTRAL_FILTERS })).toBeNull();
    expect(lookOfFilters({ ...filtersOfLook('film'), brightness: 0.3 })).toBeNull();
    expect(filtersOfLook('riso', 0)).toEqual(NEUTRAL_FILTERS);
  });
});
