/**
 * Every letter of every shipped family shows on the server's canvas: its reader has been seen to lose single glyphs of
 * valid files.
 */
import { describe, expect, it } from 'vitest';
import { FONT_FAMILIES, type FontScript } from '#design/fonts/catalogue.ts';
import { oneIn } from '#tests/fixtures/sample.ts';
import { createCanvas, GlobalFonts } from './canvas-library.ts';
import { fontLatch, registerFonts, registerText } from './server-fonts.ts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
const isLetterOrSign = (character: string) => /^[\p{L}\p{N}\p{P}\p{Sc}]$/u.test(character);

/** What people type in each script, one by one. */
const CHARACTERS: Partial<Record<FontScript, readonly string[]>> = {
  latin: [...range(0x21, 0x7e), ...range(0xa1, 0x17f)],
  cyrillic: range(0x410, 0x44f),
  greek: range(0x391, 0x3c9),
  arabic: range(0x621, 0x64a),
  devanagari: range(0x904, 0x939),
  hebrew: range(0x5d0, 0x5ea),
  thai: range(0xe01, 0xe2e),
  japanese: [...'あいうえおかきくけこアイウエオ日本語新春直売'],
  korean: [...'가나다라마바사아자차카타파하한국어'],
  chinese: [...'新鲜水果每日直达'],
};

/** All weights in the long run, the lightest and the boldest in ordinary ones: a glyph was lost at single weights. */
const weightsOf = (weights: readonly number[]) =>
  process.env.BLEND_LONG ? weights : [...new Set([Math.min(...weights), Math.max(...weights)])];

describe('the shipped fonts', () => {
  const latch = fontLatch();
  registerFonts(latch);
  const side = 48;
  const context = createCanvas(side, side).getContext('2d');

  it('are the only ones: those of the machine would make its pictures differ', () => {
    const shipped = new Set(FONT_FAMILIES.map((family) => family.name));
    expect(GlobalFonts.families.map(({ family }) => family).filter((family) => !shipped.has(family))).toEqual([]);
  });

  function shows(character: string, font: string): boolean {
    context.clearRect(0, 0, side, side);
    context.font = font;
    context.fillText(character, 12, 34);
    const { data } = context.getImageData(0, 0, side, side);
    return data.some((value, index) => index % 4 === 3 && value > 0);
  }

  it.each(
    oneIn(
      4,
      FONT_FAMILIES.filter(({ offered }) => offered),
      1,
    ).map((family) => [family.name, family] as const),
  )('%s draws its letters', (name, family) => {
    const characters = family.scripts.flatMap((script) => CHARACTERS[script] ?? []).filter(isLetterOrSign);
    for (const weight of weightsOf(family.weights)) {
      registerText(latch, characters.join(''), { fontFamily: name, fontSize: 24, fontWeight: weight, italic: false });
      for (const slant of family.italics ? ['', 'italic '] : ['']) {
        const missing = characters.filter((character) => !shows(character, `${slant}${weight} 24px "${name}", Inter`));
        expect(missing, `${slant}${weight}`).toEqual([]);
      }
    }
  });
});
