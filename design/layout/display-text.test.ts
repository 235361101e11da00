/** Letter case keeps offsets, direction follows the first letter. */
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { arbitraryText } from '../document/text.arbitraries.ts';
import { displayText, resolveDirection } from './display-text.ts';

describe('letter case', () => {
  test.each([
    ['upper', 'Straße am See', 'STRAẞE AM SEE'],
    ['upper', 'Yeni sezon indirimi', 'YENİ SEZON İNDİRİMİ'],
    ['upper', 'ışıltılı gece', 'IŞILTILI GECE'],
    ['upper', 'kişi başı 20', 'KİŞİ BAŞI 20'],
    ['upper', 'yeni ilə endirim', 'YENİ İLƏ ENDİRİM'],
    ['upper', 'Mini mini', 'MINI MINI'],
    ['upper', 'Gold, size 54', 'GOLD, SIZE 54'],
    ['upper', 'Show biz in Istanbul', 'SHOW BIZ IN ISTANBUL'],
    ['upper', 'Diskon hari ini', 'DISKON HARI INI'],
    ['upper', "Vins de l'ile", "VINS DE L'ILE"],
    ['upper', 'Έκπτωση μέχρι 50% ΐ', 'ΕΚΠΤΩΣΗ ΜΕΧΡΙ 50% Ϊ'],
    ['title', 'έκπτωση ώς', 'Έκπτωση Ώς'],
    ['upper', 'ფასდაკლება sale', 'ფასდაკლება SALE'],
    ['title', 'ფასდაკლება დღეს', 'ფასდაკლება დღეს'],
    ['upper', 'vers ijs', 'VERS IJS'],
    ['title', 'vers ijs', 'Vers IJs'],
    ['lower', 'YENİ IŞIK', 'yeni ışık'],
    ['upper', 'į rytus ėjo', 'Į RYTUS ĖJO'],
    ['upper', 'žalią šviesą', 'ŽALIĄ ŠVIESĄ'],
    ['upper', 'ﬁn ŉ', 'ﬁN ŉ'],
    ['upper', 'éà', 'ÉÀ'],
    ['lower', 'ÖL İSTANBUL', 'öl istanbul'],
    ['lower', 'ΟΔΟΣ', 'οδος'.replace(/σ$/, 'ς')],
    ['title', "don't stop the iPhone-case", "Don't Stop The IPhone-Case"],
    ['title', 'ça va 日本 ßa', 'Ça Va 日本 ßa'],
    ['as-typed', 'Straße', 'Straße'],
  ] as const)('%s: %s → %s', (letterCase, text, shown) => {
    expect(displayText({ text, letterCase })).toBe(shown);
  });

  test('never changes the length', () => {
    fc.assert(
      fc.property(
        fc.oneof(arbitraryText, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })),
        fc.constantFrom('upper' as const, 'lower' as const, 'title' as const),
        (text, letterCase) => {
          expect(displayText({ text, letterCase })).toHaveLength(text.length);
        },
      ),
      { seed: 5, numRuns: 500 },
    );
  });
});

describe('direction', () => {
  test.each([
    ['Hello', 'ltr'],
    ['مرحبا', 'rtl'],
    ['שלום', 'rtl'],
    ['12 – مرحبا', 'rtl'],
    ['« Hello مرحبا', 'ltr'],
    ['123', 'ltr'],
    ['', 'ltr'],
    ['👋 ߒߞߏ', 'rtl'],
    ['\u200f!', 'rtl'],
  ] as const)('%s reads %s', (text, direction) => {
    expect(resolveDirection({ text, direction: 'auto' })).toBe(direction);
    expect(resolveDirection({ text, direction: 'rtl' })).toBe('rtl');
  });
});
