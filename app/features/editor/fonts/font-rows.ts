/** The rows of the font list for a search and its filters: headings and fonts, top to bottom. */
import { FONT_FAMILIES, fontFamily, type FontCategory, type FontScript } from '#design/fonts/catalogue.ts';
import { ownFont, readableFamily } from '#design/fonts/own-fonts.ts';
import type { MessageKey } from '#messages/message.ts';

export const CATEGORIES = ['sans', 'serif', 'display', 'handwriting', 'mono', 'own'] as const satisfies readonly (
  | FontCategory
  | 'own'
)[];
export const SCRIPTS = [
  'latin',
  'cyrillic',
  'greek',
  'arabic',
  'hebrew',
  'devanagari',
  'thai',
  'japanese',
  'korean',
  'chinese',
] as const satisfies readonly FontScript[];

export interface FontFilter {
  query: string;
  category: (typeof CATEGORIES)[number] | null;
  script: (typeof SCRIPTS)[number] | null;
}

export const NO_FILTER: FontFilter = { query: '', category: null, script: null };

/** Families by origin, each as designs name it. */
export interface FontSources {
  brand: readonly string[];
  used: readonly string[];
  recent: readonly string[];
  own: readonly string[];
}

export type FontRow =
  | { type: 'heading'; title: MessageKey }
  | { type: 'font'; family: string; /** Of the fonts, from 0. */ place: number };

const OFFERED = FONT_FAMILIES.filter(({ offered }) => offered)
  .map(({ name }) => name)
  .sort((a, b) => a.localeCompare(b, 'en'));

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Every word of the search begins a word of the name, of the kind or of a script, or occurs in the name. */
function matches(family: string, { query, category, script }: FontFilter): boolean {
  const known = fontFamily(family);
  if (category && (category === 'own' ? !ownFont(family) : known?.category !== category)) return false;
  if (script && !known?.scripts.includes(script)) return false;
  const name = plain(readableFamily(family));
  const words = [...name.split(/[\s-]+/), known?.category ?? 'own', ...(known?.scripts ?? [])];
  return plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => name.includes(part) || words.some((word) => word.startsWith(part)));
}

/**
 * Without a search, the likeliest fonts first under headings; otherwise the matches, names that begin with the search
 * first.
 */
export function fontRows(filter: FontFilter, { brand, used, recent, own }: FontSources): FontRow[] {
  const rows: FontRow[] = [];
  let place = 0;
  const add = (families: readonly string[]) => {
    for (const family of families) rows.push({ type: 'font', family, place: place++ });
  };
  if (filter.query.trim() === '' && !filter.category && !filter.script) {
    const groups: [MessageKey, readonly string[]][] = [
      ['fonts.brand', brand],
      ['fonts.used', used],
      ['fonts.recent', recent],
      ['fonts.own', own],
      ['fonts.all', OFFERED],
    ];
    for (const [title, families] of groups) {
      if (families.length === 0) continue;
      rows.push({ type: 'heading', title });
      add([...new Set(families)]);
    }
    return rows;
  }
  const start = plain(filter.query.trim());
  const found = [...new Set([...own, ...used.filter((family) => ownFont(family)), ...OFFERED])].filter((family) =>
    matches(family, filter),
  );
  add(found.sort((a, b) => Number(plain(b).startsWith(start)) - Number(plain(a).startsWith(start))));
  return rows;
}

/** Whether a design's family is neither shipped nor uploaded by the user. */
export function isMissing(family: string): boolean {
  return fontFamily(family) === null && ownFont(family) === null;
}
