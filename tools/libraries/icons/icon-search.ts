/** Finds icons by common words: their name, the package's tags, and the names of things in trades and everyday life. */
import { IconCategory, icons, type IconEntry } from '@phosphor-icons/core';
import { ICON_WORDS } from './icon-words.ts';

export interface IconMatch {
  /** As `iconPath` takes it. */
  name: string;
  /** Higher is better; only comparable within one search. */
  score: number;
}

/** Words without a meaning for pictures. */
const EMPTY = new Set([
  'a',
  'an',
  'the',
  'of',
  'for',
  'and',
  'or',
  'in',
  'on',
  'with',
  'to',
  'my',
  'our',
  'your',
  'we',
  'that',
  'is',
  'it',
  'icon',
  'icons',
  'symbol',
  'sign',
  'logo',
  'some',
  'one',
  'small',
  'big',
  'little',
  'make',
  'makes',
  'from',
  'at',
  'by',
  'very',
  'new',
  'best',
]);

/** Words for the kind of business or its style, not for its goods: they only count if nothing else matches. */
const WEAK = new Set([
  'handmade',
  'craft',
  'artisan',
  'agency',
  'company',
  'firm',
  'shop',
  'store',
  'studio',
  'school',
  'business',
  'service',
  'academy',
  'club',
  'house',
  'salon',
  'lesson',
  'class',
  'course',
  'personal',
  'brand',
  'market',
  'center',
  'centre',
  'co',
  'fresh',
  'local',
  'fine',
  'modern',
  'online',
  'design',
  'designer',
  'creative',
  'premium',
  'luxury',
  'fast',
  'home',
  'family',
  'street',
  'platform',
  'group',
  'team',
  'lab',
  'community',
  'hand',
  'poured',
  'made',
  'batch',
  'independent',
  'specialty',
  'natural',
  'mobile',
  'city',
  'general',
  'professional',
]);

interface Entry {
  name: string;
  words: readonly string[];
  tags: ReadonlySet<string>;
  tagWords: ReadonlySet<string>;
  categories: ReadonlySet<string>;
  brand: boolean;
}

let entries: readonly Entry[] | null = null;
const names = new Set<string>();

/** The package's list, made searchable on first use. */
function catalogue(): readonly Entry[] {
  if (entries) return entries;
  const packaged: readonly IconEntry[] = icons;
  entries = packaged.map((icon) => {
    const tags = icon.tags.map((tag) => tag.toLowerCase()).filter((tag) => !tag.startsWith('*'));
    return {
      name: icon.name,
      words: icon.name.split('-'),
      tags: new Set(tags.map(singular)),
      tagWords: new Set(tags.flatMap((tag) => tag.split(/[\s-]+/)).map(singular)),
      categories: new Set(icon.categories.flatMap((category) => category.split(/\W+/)).map(singular)),
      brand: icon.categories.includes(IconCategory.BRAND) || icon.name.endsWith('-logo'),
    };
  });
  for (const { name } of entries) names.add(name);
  return entries;
}

/** The singular of an English noun, roughly: enough for "shoes", "bakeries" and "brushes". */
export function singular(word: string): string {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The meaningful words of a text, lower case, singular, in order, each once. */
export function meaningfulWords(text: string): string[] {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => !EMPTY.has(word)).map(singular))];
}

function nearness(entry: Entry, word: string): number {
  if (entry.name === word) return 100;
  if (entry.words.map(singular).includes(word)) return 62 - 8 * Math.min(4, entry.words.length - 1);
  if (entry.tags.has(word)) return 34;
  if (entry.tagWords.has(word)) return 18;
  // "photo" means "photograph", but not the reverse; too many words begin with the same three letters.
  if (word.length >= 4 && [...entry.words, ...entry.tagWords].some((one) => one.startsWith(word))) return 9;
  return entry.categories.has(word) ? 4 : 0;
}

/** Logos of other companies are only found by their own names: a search for "chat" must not put one on a design. */
const named = (entry: Entry, words: readonly string[]) =>
  !entry.brand || words.some((word) => entry.words.includes(word) && word !== 'logo');

/** The icons that a text means, best first. Empty if no word matches. */
export function findIcons(text: string, limit = 12): IconMatch[] {
  const list = catalogue();
  const plain = text.trim().toLowerCase().replace(/\s+/g, '-');
  const words = meaningfulWords(text);
  const scores = new Map<string, number>();
  const add = (name: string, score: number) => scores.set(name, (scores.get(name) ?? 0) + score);
  for (const [at, word] of words.entries()) {
    // The first word counts most.
    const share = (WEAK.has(word) && words.length > 1 ? 0.35 : 1) / (1 + at * 0.2);
    for (const [rank, name] of (Object.hasOwn(ICON_WORDS, word) ? (ICON_WORDS[word] ?? []) : []).entries())
      if (names.has(name)) add(name, (95 - rank * 12) * share);
    for (const entry of list) {
      const score = nearness(entry, word);
      if (score > 0 && named(entry, words)) add(entry.name, score * share);
    }
  }
  if (names.has(plain)) add(plain, 400);
  return [...scores]
    .map(([name, score]) => ({ name, score }))
    .sort((a, b) => b.score - a.score || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    .slice(0, limit);
}
