/** The font files of the catalogue: their paths on disk, the addresses they are served at, and their characters. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#app/services/config/project-root.ts';
import { inUnicodeRange } from '#design/fonts/coverage.ts';
import { EMOJI_FONT, FONT_FAMILIES, type FontFamily } from '#design/fonts/catalogue.ts';
import { declaredRange } from '#design/fonts/letters.ts';

export interface FontFile {
  family: string;
  /** CSS `font-weight` of the face: one weight or a range. */
  weight: string;
  italic: boolean;
  /** CSS `unicode-range`. */
  unicodeRange: string;
  /** One of many small files of a large alphabet. */
  numbered: boolean;
  /** Absolute. */
  path: string;
  /** Below /fonts/. */
  address: string;
  /** Of the package: part of the address's query, so that an update is fetched again. */
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
  return {
    folder,
    version: (read('package.json') as { version: string }).version,
    ranges: read('unicode.json') as Record<string, string>,
  };
}

/**
 * Subsets that only compete with another family of every stack: signs are drawn by one family, letters by their own.
 */
const SIGNS: readonly string[] = ['math', 'symbols'];
const SKIPPED: Readonly<Record<string, readonly string[]>> = {
  'Noto Sans Hebrew': ['cyrillic-ext', 'greek-ext'],
  'Noto Sans JP': ['cyrillic', 'vietnamese'],
  'Noto Sans KR': ['cyrillic', 'vietnamese'],
  'Noto Sans SC': ['cyrillic', 'vietnamese'],
};

/** Characters for which a family's own files have an empty glyph: another family draws them. */
const EMPTY: Readonly<Record<string, (ranges: string) => string>> = {
  // º
  Mukta: (ranges) => ranges.replace('U+0000-00FF', 'U+0000-00B9,U+00BB-00FF'),
};

/**
 * Families with one file of all characters: the numbered files of the emoji font draw nothing in any engine (glyphs made
 * of parts in other files); the mathematical font's package declares only a few of its characters.
 */
const WHOLE: Readonly<Record<string, { subset: string; unicodeRange?: string }>> = {
  [EMOJI_FONT]: { subset: 'emoji' },
  'Noto Sans Math': { subset: 'latin', unicodeRange: declaredRange('math') },
};

function filesOf(family: FontFamily): FontFile[] {
  const { folder, version, ranges } = openPackage(family);
  const whole = WHOLE[family.name];
  const subsets = whole
    ? [[whole.subset, whole.unicodeRange ?? Object.values(ranges).join(',')] as const]
    : Object.entries(ranges).filter(([subset]) => family.subsets?.includes(subset) ?? true);
  const styles = family.italics ? [false, true] : [false];
  const weights = family.variable ? [`${family.weights[0]} ${family.weights.at(-1)}`] : family.weights.map(String);
  return subsets
    .filter(
      ([subset]) => (family.subsets !== null || !SIGNS.includes(subset)) && !SKIPPED[family.name]?.includes(subset),
    )
    .map(([subset, ranges]) => [subset, EMPTY[family.name]?.(ranges) ?? ranges] as const)
    .flatMap(([subset, unicodeRange]) =>
      styles.flatMap((italic) =>
        weights.map((weight): FontFile => {
          const name = [
            family.prefix,
            subset.replace(/[[\]]/g, ''),
            family.variable ? 'wght' : weight,
            italic ? 'italic' : 'normal',
          ].join('-');
          return {
            family: family.name,
            weight,
            italic,
            unicodeRange,
            version,
            numbered: subset.startsWith('['),
            path: path.join(folder, 'files', `${name}.woff2`),
            address: `${family.prefix}/${name}.woff2`,
          };
        }),
      ),
    );
}

let all: readonly FontFile[] | null = null;

/** Every file that browsers may request. Large alphabets come in many small files, of which a page needs a few. */
export function fontFiles(): readonly FontFile[] {
  all ??= FONT_FAMILIES.flatMap(filesOf);
  return all;
}

/** The ordinary files that browsers prefer if two of one face declare the same characters: the later ones. */
export function laterFiles(file: FontFile): readonly FontFile[] {
  const same = fontFiles().filter(
    ({ family, weight, italic }) => family === file.family && weight === file.weight && italic === file.italic,
  );
  return same.slice(same.findIndex(({ path: one }) => one === file.path) + 1).filter(({ numbered }) => !numbered);
}

/** One of the many small files of a large alphabet, with its declared characters. */
export interface NumberedFile extends FontFile {
  covers(codePoint: number): boolean;
}

/** The numbered files of all families. */
export function numberedFontFiles(): readonly NumberedFile[] {
  return fontFiles()
    .filter(({ numbered }) => numbered)
    .map((file) => ({ ...file, covers: inUnicodeRange(file.unicodeRange) }));
}
