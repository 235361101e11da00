/** Quotation marks removed from words and restored. */
import { describe, expect, it } from 'vitest';
import { inMarks, marksName, marksNamed, quotedIn } from './quotation.ts';

describe('quotation marks', () => {
  it.each([
    ['“So calm.”', 'So calm.', '“…”'],
    ['„So ruhig.“', 'So ruhig.', '„…“'],
    ['« Si calme »', 'Si calme', '« … »'],
    ['»So ruhig«', 'So ruhig', '»…«'],
    ['"So calm"', 'So calm', '"…"'],
    [' “She said “yes” at once.” ', 'She said “yes” at once.', '“…”'],
    ['„Er sagte „ja“ und ging.“', 'Er sagte „ja“ und ging.', '„…“'],
  ])('of %s are taken off and put back', (text, words, marks) => {
    expect(quotedIn(text)).toEqual({ words, marks });
    expect(inMarks(words, marksNamed(marksName(marks)) ?? '')).toBe(text.trim());
  });

  it.each(['“Yes” or “no”', '"Yes" or "no"', 'So calm.', '“So calm.” – Mira', '“', '', null, '(So calm)'])(
    'of %s stay',
    (text) => expect(quotedIn(text)).toBeNull(),
  );

  it('are not put around words that have some, and not told by other names', () => {
    expect(inMarks('«Calme»', '“…”')).toBe('«Calme»');
    for (const name of ['Quotation marks', 'Quotation marks of mine', 'Marks “…”']) expect(marksNamed(name)).toBeNull();
  });
});
