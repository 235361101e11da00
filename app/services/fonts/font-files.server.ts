/** The font files of the catalogue: where they are on disk, at which address they are served, which characters each has. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#app/services/config/project-root.ts';
import { EMOJI_FONT, FONT_FAMILIES, type FontFamily } from '#design/fonts/catalogue.ts';

export interface FontFile {
  family: string;
  /** CSS `font-weight` of the face: one weight or a range. */
  weight: string;
  italic: boolean;
  /** CSS `unicode-range`. */
  unicodeRange: string;
  /** Absolute. */
  path: string;
  /** Below /fonts/. */
  address: string;
  /** Of the package: part of the address's query, so that an update is fetched anew. */
  version: string;
}

interface FontPackage {
  folder: string;
  version: string;
  /** Subset → unicode-range. Numbered subsets are in square brackets. */
  ranges: Record<string, string>;
}

function openPackage(family: FontFamily): FontPackage {
  const folder = path.join(projectRoot(), 'node_modules', family.package);
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  return { folder, version: (read('package.json') as { version: string }).version, ranges: read('unicode.json') as Record<string, string> };
}

/** Subsets that only repeat what a fallback of the stack has: a script's own font is asked for that script. */
const SKIPPED: Readonly<Record<string, readonly string[]>> = {
  'Noto Sans SC': ['cyrillic', 'vietnamese'],
};

function filesOf(family: FontFamily): FontFile[] {
  const { folder, version, ranges } = openPackage(family);
  const styles = family.italics ? [false, true] : [false];
  const weights = family.variable ? [`${family.weights[0]} ${family.weights.at(-1)}`] : family.weights.map(String);
  return Object.entries(ranges)
    .filter(([subset]) => !SKIPPED[family.name]?.includes(subset))
    .flatMap(([subset, unicodeRange]) =>
      styles.flatMap((italic) =>
        weights.map((weight): FontFile => {
          const name = [family.prefix, subset.replace(/[[\]]/g, ''), family.variable ? 'wght' : weight, italic ? 'italic' : 'normal'].join('-');
          return {
            family: family.name, weight, italic, unicodeRange, version,
            path: path.join(folder, 'files', `${name}.woff2`),
            address: `${family.prefix}/${name}.woff2`,
          };
        }),
      ),
    );
}

let all: readonly FontFile[] | null = null;

/** Every file that browsers may ask for. Large alphabets come in many small files, of which a page needs a few. */
export function fontFiles(): readonly FontFile[] {
  all ??= FONT_FAMILIES.flatMap(filesOf);
  return all;
}

/** Whole files that the server reads in place of many small ones: its canvas searches every file for every text. */
const WHOLE: Readonly<Record<string, string>> = { 'Noto Sans SC': 'chinese-simplified', [EMOJI_FONT]: 'emoji' };

/** The files that the server's canvas starts with. What only the small files have is added by `rareFontFiles`. */
export function serverFontFiles(): readonly Pick<FontFile, 'family' | 'path'>[] {
  return [
    ...fontFiles().filter((file) => !WHOLE[file.family]),
    ...FONT_FAMILIES.flatMap((family) => {
      const subset = WHOLE[family.name];
      if (!subset) return [];
      const folder = path.join(projectRoot(), 'node_modules', family.package, 'files');
      const whole = family.weights.map((weight) => ({ family: family.name, path: path.join(folder, `${family.prefix}-${subset}-${weight}-normal.woff2`) }));
      const plain = fontFiles().filter((file) => file.family === family.name && /-latin(-ext)?-\d+-/.test(file.address));
      return [...whole, ...plain];
    }),
  ];
}

/** The small files of a family that hold a character; the whole file has the frequent characters only. */
export function rareFontFiles(family: string, codePoint: number): readonly FontFile[] {
  return fontFiles().filter((file) => file.family === family && covers(file.unicodeRange, codePoint));
}

function covers(unicodeRange: string, codePoint: number): boolean {
  return unicodeRange.split(',').some((range) => {
    const [first, last] = range.trim().replace(/^U\+/i, '').split('-');
    return codePoint >= parseInt(first!, 16) && codePoint <= parseInt(last ?? first!, 16);
  });
}
