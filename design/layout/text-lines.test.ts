/** The line breaker: what fits, what is never split, what is measured, and how fast. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createTextLayer } from '../document/create.ts';
import { arbitraryText, measureRoughly } from '../document/text.arbitraries.ts';
import type { TextLayer } from '../document/layers.ts';
import type { MeasureText } from '../document/measure.ts';
import { textFindings } from '../document/text-consistency.ts';
import { graphemesOf } from './segments.ts';
import { stretchesOf } from './stretches.ts';
import { layoutText, lineHeights, unwrappedWidth, withLines } from './text-lines.ts';

const options = process.env.BLEND_LONG ? { numRuns: 10_000 } : { numRuns: 300, seed: 3 };
vi.setConfig({ testTimeout: process.env.BLEND_LONG ? 1_200_000 : 30_000 });

/** Ten px per character, counting emoji and letters with marks once, as people do. */
const tenEach: MeasureText = (text) => graphemesOf(text).length * 10;

const textLayer = (properties: Partial<TextLayer>) =>
  createTextLayer({ id: 't', parent: 'p', order: 'a0', fontSize: 20, lineHeight: 1, ...properties });

/** The lines of a text as strings, in a box of this many characters. */
function broken(text: string, characters: number, properties: Partial<TextLayer> = {}): string[] {
  const layer = withLines(textLayer({ text, width: characters * 10, ...properties }), tenEach);
  expect(textFindings(layer)).toEqual([]);
  return layer.lines.map(({ start, end }) => text.slice(start, end));
}

describe('where lines break', () => {
  test.each<[string, string, number, string[]]>([
    ['at spaces, which are left out', 'Hello big wide world', 9, ['Hello big', 'wide', 'world']],
    ['not where it just fits', 'aa bb cc', 8, ['aa bb cc']],
    ['with several spaces', 'aa   bb', 4, ['aa', 'bb']],
    ['keeping an indent', '  aa bb', 4, ['  aa', 'bb']],
    ['at typed line breaks of every kind', 'a\nb\r\nc\rd\u2028e\u2029f', 9, ['a', 'b', 'c', 'd', 'e', 'f']],
    ['keeping empty lines', 'a\n\n\nb\n', 9, ['a', '', '', 'b', '']],
    ['not at all in an empty text', '', 9, ['']],
    ['leaving out nothing but spaces', '   ', 9, ['']],
    ['after hyphens between letters', 'well-known fact', 6, ['well-', 'known', 'fact']],
    ['not after a minus', 'is -5 ok', 4, ['is', '-5', 'ok']],
    ['not in ranges of numbers', 'in 10-12 days', 7, ['in', '10-12', 'days']],
    ['after a dash', 'one—two', 5, ['one—', 'two']],
    ['not at no-break spaces', 'a\u00a0b c\u00a0d', 5, ['a\u00a0b', 'c\u00a0d']],
    ['not before punctuation', 'ab (cd), ef!', 6, ['ab', '(cd),', 'ef!']],
    ['not in amounts', 'only $5,000.00 now', 10, ['only', '$5,000.00', 'now']],
    ['in long words, by character', 'Donaudampfschiff ok', 6, ['Donaud', 'ampfsc', 'hiff', 'ok']],
    ['a long word on a line of its own first', 'a internationalisation', 8, ['a', 'internat', 'ionalisa', 'tion']],
    ['at least one character a line', 'abc', 0.1, ['a', 'b', 'c']],
    ['between ideographs', '日本語の文章です', 3, ['日本語', 'の文章', 'です']],
    ['not before closing marks', '日本語、文章。', 3, ['日本', '語、文', '章。']],
    ['not after opening marks', '彼は「行く」と', 3, ['彼は', '「行', 'く」と']],
    ['not before small kana and long marks', 'チョコレート', 3, ['チョコ', 'レート']],
    ['between ideographs and Latin', '価格price円', 6, ['価格', 'price円']],
    ['at the spaces of Korean', '한국어 문장입니다', 5, ['한국어', '문장입니다']],
    ['between Thai words', 'ภาษาไทยไม่มี', 5, ['ภาษา', 'ไทย', 'ไม่มี']],
    ['between Arabic words', 'مرحبا بالعالم', 8, ['مرحبا', 'بالعالم']],
    ['between emoji, never within', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦🇫🇷👍🏽', 2, ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', '🇫🇷👍🏽']],
    ['never within letters with marks', 'e\u0301e\u0301e\u0301', 2, ['e\u0301e\u0301', 'e\u0301']],
    ['at a zero-width space', 'abc\u200bdef', 4, ['abc', 'def']],
  ])('%s', (_name, text, characters, lines) => {
    expect(broken(text, characters)).toEqual(lines);
  });

  test('the whole line decides, not the sum of its words', () => {
    // Kerning: every pair of words is 6 px closer together than when measured alone.
    const kerned: MeasureText = (text) => text.length * 10 - (text.trim().match(/ /g)?.length ?? 0) * 6;
    const layer = withLines(textLayer({ text: 'aaa bbb ccc', width: 99 }), kerned);
    expect(layer.lines).toEqual([{ start: 0, end: 11, width: 98 }]);
    const spread: MeasureText = (text) => text.length * 10 + (text.trim().match(/ /g)?.length ?? 0) * 6;
    expect(withLines(textLayer({ text: 'aaa bbb ccc', width: 112 }), spread).lines.map(({ end }) => end)).toEqual([
      7, 11,
    ]);
  });

  test('a box fitted to its text does not break it', () => {
    const thirds: MeasureText = (text) => (text.length * 10) / 3;
    for (let length = 2; length < 60; length += 1) {
      const layer = textLayer({ text: 'ab '.repeat(length).trim() });
      const width = Math.round(unwrappedWidth(layer, thirds) * 100) / 100;
      expect(withLines({ ...layer, width }, thirds).lines).toHaveLength(1);
    }
  });
});

describe('what is measured', () => {
  test('each stretch in its own style, offsets kept', () => {
    const measure = vi.fn<MeasureText>((text, style) => text.length * style.fontSize);
    const layer = textLayer({
      text: 'ab cd',
      width: 1000,
      runs: [{ start: 1, end: 4, style: { fontSize: 40, fontWeight: 700 } }],
    });
    expect(layoutText(layer, measure).lines).toEqual([{ start: 0, end: 5, width: 20 + 3 * 40 + 20 }]);
    expect(
      measure.mock.calls.some(([text, style]) => text === 'b c' && style.fontSize === 40 && style.fontWeight === 700),
    ).toBe(true);
  });

  test('joining scripts by whole words', () => {
    const measured: string[] = [];
    layoutText(textLayer({ text: 'مرحبا بالعالم', width: 80 }), (text) => measured.push(text) && text.length * 10);
    expect(measured.every((text) => ['مرحبا', 'مرحبا ', 'بالعالم', 'مرحبا بالعالم'].includes(text))).toBe(true);
  });

  test('letter spacing is between graphemes, not behind the last', () => {
    expect(unwrappedWidth(textLayer({ text: 'abc', letterSpacing: 500 }), tenEach)).toBe(30 + 2 * 10);
    expect(unwrappedWidth(textLayer({ text: '👨‍👩‍👧‍👦b', letterSpacing: 500 }), tenEach)).toBe(20 + 10);
  });

  test.each(['مرحبا', 'हिन्दी', 'ߒߞߏ', 'ᠮᠣᠩᠭᠣᠯ', 'ܣܘܪܝܝܐ', 'বাংলা', 'ਪੰਜਾਬੀ'])('letter spacing leaves %s alone', (text) => {
    expect(unwrappedWidth(textLayer({ text, letterSpacing: 500 }), tenEach)).toBe(tenEach(text, textLayer({})));
  });

  test('in a mixed line only what can bear it is spaced', () => {
    const layer = textLayer({ text: 'ab، مرحبا cd', letterSpacing: 500 });
    expect(stretchesOf(layer).map(({ text, letterSpacing }) => [text, letterSpacing])).toEqual([
      ['ab، ', 10],
      ['مرحبا ', 0],
      ['cd', 10],
    ]);
  });

  test('the text as shown', () => {
    expect(unwrappedWidth(textLayer({ text: 'ab', letterCase: 'upper' }), (text) => (text === 'AB' ? 77 : 0))).toBe(77);
  });
});

describe('how high lines are', () => {
  test('the largest size on a line, times the line height', () => {
    const layer = textLayer({
      text: 'aa bb cc',
      width: 20,
      lineHeight: 1.5,
      runs: [{ start: 3, end: 4, style: { fontSize: 40 } }],
    });
    const { lines, height } = layoutText(layer, tenEach);
    expect(lineHeights(layer, lines)).toEqual([30, 60, 30]);
    expect(height).toBe(120);
  });

  test('an empty line is as high as its line break, the last as what is before it', () => {
    const layer = textLayer({
      text: 'a\n\nb\n',
      runs: [
        { start: 2, end: 3, style: { fontSize: 60 } },
        { start: 3, end: 5, style: { fontSize: 40 } },
      ],
    });
    expect(lineHeights(layer, layoutText(layer, tenEach).lines)).toEqual([20, 60, 40, 40]);
    expect(lineHeights(textLayer({}), [{ start: 0, end: 0, width: 0 }])).toEqual([20]);
  });

  test('the height stays within what a layer may have', () => {
    expect(withLines(textLayer({ text: '\n'.repeat(4_999), fontSize: 100 }), tenEach).height).toBe(20_000);
  });
});

describe('every text', () => {
  const layers = fc
    .record({
      text: arbitraryText,
      width: fc.integer({ min: 1, max: 600 }),
      letterSpacing: fc.constantFrom(0, 0, -100, 250),
      letterCase: fc.constantFrom('as-typed' as const, 'upper' as const, 'title' as const),
    })
    .map(textLayer);

  test('is drawn whole, in lines that are sound', () => {
    fc.assert(
      fc.property(layers, (layer) => {
        expect(textFindings(withLines(layer, measureRoughly))).toEqual([]);
      }),
      options,
    );
  });

  test('fits its box, except for what can be broken no further', () => {
    fc.assert(
      fc.property(layers, (layer) => {
        const tooWide = withLines(layer, measureRoughly).lines.filter(
          ({ width }) => width > layer.width * 1.0001 + 0.03,
        );
        expect(tooWide.map(({ start, end }) => graphemesOf(layer.text.slice(start, end)).length)).toEqual(
          tooWide.map(() => 1),
        );
      }),
      options,
    );
  });

  test('never tears a grapheme', () => {
    fc.assert(
      fc.property(layers, (layer) => {
        const edges = new Set([0]);
        let at = 0;
        for (const grapheme of graphemesOf(layer.text)) edges.add((at += grapheme.length));
        const torn = withLines(layer, measureRoughly).lines.filter(
          ({ start, end }) => !edges.has(start) || !edges.has(end),
        );
        expect(torn).toEqual([]);
      }),
      options,
    );
  });

  test('is broken the same way again', () => {
    fc.assert(
      fc.property(layers, (layer) => {
        const once = withLines(layer, measureRoughly);
        expect(withLines(once, measureRoughly)).toEqual(once);
      }),
      options,
    );
  });
});

test('a text of 5,000 characters is measured in pieces, not in ever longer prefixes', () => {
  for (const words of ['The quick brown fox jumps over. ', '日本語の文章、', 'مرحبا بالعالم ', '👨‍👩‍👧‍👦 ']) {
    const text = words.repeat(Math.floor(5_000 / words.length));
    let measured = 0;
    withLines(textLayer({ text, width: 600 }), (part, style) => {
      measured += part.length;
      return measureRoughly(part, style);
    });
    // Each character in its word and in a few tries of its line.
    expect(measured / text.length).toBeLessThan(6);
  }
});
