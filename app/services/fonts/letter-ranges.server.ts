/** Reads from the shipped font files which characters they have: what the kernel's table of letters is made from. */
import { fontFamily, fontStack } from '#design/fonts/catalogue.ts';
import { inUnicodeRange } from '#design/fonts/coverage.ts';
import { LETTER_FONTS, type Letters, type LettersOfScript } from '#design/fonts/letter-families.ts';
import { writtenRanges } from '#design/fonts/ranges.ts';
import { decodeFont } from '../rendering/decode-font.ts';
import { fontFiles } from '../rendering/font-files.server.ts';
import { charactersIn } from '../rendering/restrict-characters.ts';

/** Declared for fewer characters than it has, and only here. */
const UNDECLARED: ReadonlySet<Letters> = new Set(['math']);

/** The characters of a family in its lightest weight: the others have the same. */
function charactersOfFamily(name: string, isDeclared: boolean): number[] {
  const files = fontFiles().filter(({ family, italic }) => family === name && !italic);
  const [first] = files;
  return files
    .filter(({ weight }) => weight === first?.weight)
    .flatMap((file) => {
      const declared = inUnicodeRange(file.unicodeRange);
      return [...charactersIn(decodeFont(file.path))].filter((one) => !isDeclared || declared(one));
    });
}

/** Shown as something: neither a control character nor one that is nobody's. */
const isShown = (codePoint: number): boolean => !/[\p{Cc}\p{Co}\p{Cn}\p{Cs}]/u.test(String.fromCodePoint(codePoint));

const sorted = (codePoints: Iterable<number>): number[] =>
  [...new Set(codePoints)].filter(isShown).sort((a, b) => a - b);

/** The ranges of characters of every text's fallbacks, and of those that each script's family adds to them. */
export function letterRanges(): { common: string; letters: Record<string, string> } {
  const stack = fontStack('Inter')
    .split(', ')
    .map((quoted) => quoted.slice(1, -1));
  const common = sorted(stack.flatMap((name) => (fontFamily(name) ? charactersOfFamily(name, true) : [])));
  const taken = new Set(common);
  const ranges: Record<string, string> = {};
  for (const [letters, { sans, serif }] of Object.entries(LETTER_FONTS) as [Letters, LettersOfScript][]) {
    const name = sans?.name ?? serif?.name ?? '';
    const own = sorted(charactersOfFamily(name, !UNDECLARED.has(letters))).filter((one) => !taken.has(one));
    for (const one of own) taken.add(one);
    ranges[letters] = writtenRanges(own);
  }
  return { common: writtenRanges(common), letters: ranges };
}
