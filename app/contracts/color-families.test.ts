/** Colors get their common names. */
import { describe, expect, it } from 'vitest';
import { COLOR_FAMILIES, FAMILY_SWATCHES, familiesOf, familyOf } from './color-families.ts';

describe('the family of a color', () => {
  it.each(COLOR_FAMILIES)('of the swatch for %s is that family', (family) =>
    expect(familyOf(FAMILY_SWATCHES[family])).toBe(family),
  );

  it.each([
    ['#c8203f', 'red'],
    ['#ff6b2c', 'orange'],
    ['#ffe14d', 'yellow'],
    ['#0f6b66', 'green'],
    ['#1f3a8a', 'blue'],
    ['#5b3df5', 'purple'],
    ['#fdeaf0', 'pink'],
    ['#7a2f14', 'brown'],
    ['#ece4da', 'beige'],
    ['#fbfaf7', 'white'],
    ['#101418', 'black'],
    ['#808080', 'grey'],
  ])('%s is %s', (color, family) => expect(familyOf(color)).toBe(family));

  it('of a palette is that of its page first; white beside it does not count', () => {
    expect(
      familiesOf({ background: '#ffe14d', ink: '#000000', panel: '#ffffff', accent: '#c8203f', pop: '#ffe14d' }),
    ).toEqual(['yellow', 'red']);
    expect(
      familiesOf({ background: '#ffffff', ink: '#000000', panel: '#101418', accent: '#0f6b66', pop: '#ffffff' }),
    ).toEqual(['white', 'green']);
  });
});
