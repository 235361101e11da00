/** Page sizes in pixels and in print units. */
import { describe, expect, test } from 'vitest';
import { remark } from './marked.ts';
import { recognizeSize } from './size.ts';

describe('sizes', () => {
  test.each([
    'a [1080x1350] post',
    '[728 x 90 px] banner',
    '[6 x 4 cm]',
    '[5x7 in]',
    '[5x7 in] card',
    '[5x7"]',
    '[85 × 55 mm]',
    '[85mm x 55mm]',
    '[A4 landscape]',
    'an [A3] poster',
    '[1920 by 1080]',
    '[1080x1080] in blue',
    '2x1 tacos',
    '11 x 8 x 9 cm',
    'a 2x3 grid',
    '5x7 in red',
    'tacos 3x2',
  ])('%s', (marked) => expect(remark(recognizeSize, marked)).toBe(marked));

  test.each([
    ['1080x1350', { width: 1080, height: 1350, scaled: false }],
    ['728 x 90 px', { width: 809, height: 100, scaled: true }],
    ['6 x 4 cm', { width: 709, height: 472, scaled: false }],
    ['5x7 in', { width: 1500, height: 2100, scaled: false }],
    ['A4 landscape', { width: 3508, height: 2480, scaled: false }],
    ['A3', { width: 2829, height: 4000, scaled: true }],
    ['2 x 1 m', { width: 4000, height: 2000, scaled: true }],
    ['9000x9000', { width: 4000, height: 4000, scaled: true }],
  ])('%s in pixels', (text, value) => expect(recognizeSize(text)[0]?.value).toEqual(value));
});
