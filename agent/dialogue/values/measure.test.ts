/** Measures and counts of goods. */
import { describe, expect, test } from 'vitest';
import { remark } from './marked.ts';
import { recognizeMeasure } from './measure.ts';

describe('measures and counts', () => {
  test.each([
    '[11 x 8 x 9 cm]',
    '[11x8x9cm]',
    '[250 ml]',
    '[250ml]',
    'a [5 km] run',
    '[30 pcs]',
    'runners [size 42]',
    '[Size 42], worn twice',
    '[sizes 36-41]',
    '[sizes S-XL]',
    'jeans [W32 L30]',
    '[age 5-8]',
    '[ages 5+]',
    '[UK 9]',
    '[EU 43]',
    '[1.5 L]',
    '[2 kg] bag',
    '[16 oz]',
    '[1/2 lb]',
    '[128GB]',
    '[120 x 60 cm] table',
    '[10"]',
    '[6 ft]',
    '[40 seats]',
    '[only 5 left]',
    '[200+ recipes]',
    '[2 bedrooms]',
    '[12 cupcakes]',
    '[Größe 38]',
    '[talla 40]',
  ])('%s', (marked) => expect(remark(recognizeMeasure, marked)).toBe(marked));

  test.each([
    '42 px',
    'size 42 px',
    '10 in red',
    '2 columns',
    'the 3 stars',
    '20% left',
    'make it 2x bigger',
    'the l in it',
    '1080x1350',
    '$5',
    'in 5',
  ])('nothing in %s', (text) => expect(remark(recognizeMeasure, text)).toBe(text));

  test('tells counts from measures', () =>
    expect(recognizeMeasure('2 kg, 30 pcs').map(({ type }) => type)).toEqual(['measure', 'count']));
});
