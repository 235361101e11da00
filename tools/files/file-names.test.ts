/** Names of files keep what people wrote, in every script, and are safe everywhere. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCRIPT_SAMPLES } from '#tests/fixtures/scripts.ts';
import { nameOfTitle, safeName } from './file-names.ts';

const bytes = (text: string) => Buffer.byteLength(text);

describe('names of files', () => {
  it.each(Object.entries(SCRIPT_SAMPLES))('keep the letters and marks of %s', (_, sample) => {
    const title = sample.normalize('NFC');
    expect(safeName(sample)).toBe(title);
    const letters = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '').toLowerCase();
    expect(letters(nameOfTitle(`${sample} / 20 %`))).toBe(letters(title) + '20');
    expect(nameOfTitle(`${sample} / 20 %`)).toMatch(/-20$/);
  });

  it.each([
    ['Summer Sale – 30% off!', 'summer-sale-30-off'],
    ['Été: 30 % / “Sale”', 'été-30-sale'],
    ['E\u0301te\u0301', 'été'],
    ['Kış İndirimi', 'kış-indirimi'],
    ['Party 🎉 tonight 👩‍👩‍👧', 'party-🎉-tonight-👩‍👩‍👧'],
    ['../../etc/passwd', 'etc-passwd'],
    ['...', 'design'],
    ['???', 'design'],
    ['', 'design'],
    ['invoice\u202egnp.exe', 'invoicegnp-exe'],
    ['a\u0000b\nc', 'abc'],
    ['CON', '_con'],
    ['com1.', '_com1'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['end\u200d ', 'end'],
  ])('of the title %j: %s', (title, name) => expect(nameOfTitle(title)).toBe(name));

  it.each([
    ['Größe "1" <new>?', 'Größe -1- -new--'],
    [' .hidden. ', 'hidden'],
    ['a/b\\c:d', 'a-b-c-d'],
    ['NUL.txt', '_NUL.txt'],
    ['Console', 'Console'],
  ])('as typed %j: %s', (typed, name) => expect(safeName(typed)).toBe(name));

  it('are cut between letters, in bytes', () => {
    const long = safeName('சிறப்பு'.repeat(40));
    expect(bytes(long)).toBeLessThanOrEqual(180);
    expect(bytes(long)).toBeGreaterThan(165);
    expect('சிறப்பு'.repeat(40).startsWith(long)).toBe(true);
    expect(/\p{M}/u.test('சிறப்பு'.repeat(40).charAt(long.length))).toBe(false);
  });

  it('are safe whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        for (const name of [nameOfTitle(title), safeName(title)]) {
          expect(bytes(name)).toBeLessThanOrEqual(184);
          expect(name).not.toMatch(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]|^[. ]|[. ]$/u);
          expect(name.isWellFormed()).toBe(true);
          expect(name).toBe(name.normalize('NFC'));
        }
        expect(nameOfTitle(title)).not.toBe('');
      }),
      { seed: 7, numRuns: 400 },
    );
  });
});
