/** For tests only: random texts, their styled runs, and a rough measure for their lines. */
import fc from 'fast-check';
import type { TextRun } from './layers.ts';
import type { MeasureText } from './measure.ts';
import { arbitraryPaint, hundredths } from './values.arbitraries.ts';

/** Half an em for Latin, a whole em for wide characters: enough to break lines, and equal everywhere. */
export const measureRoughly: MeasureText = (text, style) => {
  let ems = 0;
  for (const character of text) ems += character.codePointAt(0)! < 0x2e80 ? 0.5 : 1;
  return ems * style.fontSize * (style.fontWeight > 500 ? 1.1 : 1);
};

/** Words of many scripts, with characters between them that are hard for line breakers. */
export const arbitraryText = fc
  .array(
    fc.constantFrom(
      'a',
      'word',
      'Straße',
      'well-known',
      'internationalisation',
      ' ',
      '  ',
      '\n',
      '\r\n',
      '\t',
      '\u00a0',
      '-',
      '—',
      '.',
      ',',
      '(',
      ')',
      '“',
      '”',
      '日本語',
      '、',
      '。',
      '「',
      '」',
      'ー',
      'カタカナ',
      '한국어',
      'مرحبا',
      'بالعالم',
      'שלום',
      'हिन्दी',
      'ภาษาไทย',
      '👨‍👩‍👧‍👦',
      '🇫🇷',
      '1️⃣',
      '👍🏽',
      'e\u0301',
      '12',
      '$5',
      '\u200b',
    ),
    { maxLength: 24 },
  )
  .map((words) => words.join(''));

export const characterStyle = {
  fontFamily: fc.constantFrom('Inter', 'Anton', 'Caveat'),
  fontSize: hundredths(4, 120),
  fontWeight: fc.constantFrom(400, 700),
  italic: fc.boolean(),
  underline: fc.boolean(),
  strikethrough: fc.boolean(),
  fill: arbitraryPaint,
};

/** Runs of a text: cut between whole characters, some ranges with a style and some without. */
export function arbitraryRuns(text: string): fc.Arbitrary<TextRun[]> {
  const offsets = [0];
  for (const character of text) offsets.push(offsets.at(-1)! + character.length);
  return fc
    .array(
      fc.tuple(fc.constantFrom(...offsets), fc.option(fc.record(characterStyle, { requiredKeys: [] }), { freq: 2 })),
      { maxLength: 5 },
    )
    .map((cuts) => {
      const sorted = cuts.sort(([a], [b]) => a - b);
      return sorted.flatMap(([start, style], index): TextRun[] => {
        const end = sorted[index + 1]?.[0] ?? text.length;
        return style && start < end ? [{ start, end, style }] : [];
      });
    });
}
