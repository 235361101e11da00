/** Quotation marks of all kinds, and marks that only look like them. */
import { describe, expect, test } from 'vitest';
import { remark } from './marked.ts';
import { recognizeQuoted } from './quoted.ts';

describe('quoted text', () => {
  test.each([
    'says "[Summer Sale]" on top',
    'says “[Summer Sale]”',
    'Titel „[Sommerfest]“ oben',
    'titre « [Soldes] »',
    'titre «[Soldes]»',
    '「[夏祭り]」',
    "write '[Open now]' below",
    "write '[Lia's Bakery]' below",
    'write ‘[Lia’s Bakery]’ below',
    "Lia's and Tom's",
    "rock 'n' roll",
    "don't and can't",
    'a 5" cake',
    'a 5" by 7" card',
    '"[One]" and "[Two]"',
    '“[Never closed]',
    'title: "[Grand Opening]\nthen blue',
    '"[Don\'t miss it!]"',
    '"[Tickets $15]", "[Doors 7.30]"',
    "the '90s",
    "it's the dogs' place",
    '("[Hello]")',
    "headline '[Run for Mathare]', date below",
  ])('%s', (marked) => expect(remark(recognizeQuoted, marked)).toBe(marked));

  test('the outer span holds the marks', () => {
    const text = 'says "Hi" now';
    const [quote] = recognizeQuoted(text);
    expect(text.slice(...quote!.outer)).toBe('"Hi"');
  });
});
