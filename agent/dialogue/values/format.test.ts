/** Formats by their names. */
import { describe, expect, test } from 'vitest';
import { recognizeFormat } from './format.ts';
import { remark } from './marked.ts';

describe('formats', () => {
  test.each([
    'an [instagram story] for my bakery',
    'an [Instagram post]',
    '[A4 poster]',
    'two [A5 flyers]',
    '[business cards] for a florist',
    '[16:9]',
    '[4:5] please',
    '[insta story] and [facebook post]',
    '[linkedin-banner]',
    'a [flyer]',
    'a storyteller',
    'poster3',
    'open at 14:5',
  ])('%s', (marked) => expect(remark(recognizeFormat, marked)).toBe(marked));

  test('gives the id', () => expect(recognizeFormat('IG story')[0]?.value).toBe('instagram-story'));
});
