/** Fonts by name and kind. */
import { describe, expect, test } from 'vitest';
import { recognizeFont } from './font.ts';
import { remark } from './marked.ts';

describe('fonts', () => {
  test.each([
    'use [Playfair Display]',
    'set it in [Lora]',
    '[lora] font please',
    'a [script] font',
    'an [elegant] font',
    '[handwritten] title',
    '[sans serif] for the body',
    '[Bebas Neue] for the title',
    'a [typewriter] look',
    'a modern look',
    'my new outfit',
    'Outfit of the day',
    'a clean page',
    'the movie script',
  ])('%s', (marked) => expect(remark(recognizeFont, marked)).toBe(marked));

  test('gives the name of the family', () =>
    expect(recognizeFont('use playfair display')[0]?.value).toBe('Playfair Display'));
});
