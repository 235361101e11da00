/** Finds the phrases of a sentence that have a meaning in a scene, and the words that have none. */
import { colorOf } from './color-words.ts';
import { FILLERS, type Meaning, VOCABULARY } from './vocabulary.ts';

export interface Found {
  phrase: string;
  meaning: Meaning;
  negated: boolean;
}

/** Words of a phrase at the most. */
const LONGEST = 4;

export const plainWords = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9#'-]+/g, ' ')
    .trim()
    .split(' ')
    .filter(Boolean);

function meaningOf(phrase: string): Meaning | null {
  const meaning = VOCABULARY.get(phrase);
  if (meaning) return meaning;
  const color = /^#[0-9a-f]{6}$/.test(phrase) ? phrase : colorOf(phrase);
  if (color) return { kind: 'color', color };
  const single = phrase.endsWith('s') ? VOCABULARY.get(phrase.slice(0, -1)) : undefined;
  return single ?? null;
}

/** Phrases with a meaning, longest first at each place; and the words without one. */
export function readWords(text: string): { found: (Found | 'comma')[]; unknown: string[] } {
  const found: (Found | 'comma')[] = [];
  const unknown: string[] = [];
  for (const part of text.split(/[,;.\n]+/)) {
    const words = plainWords(part);
    let negated = false;
    for (let at = 0; at < words.length;) {
      let taken = 0;
      for (let size = Math.min(LONGEST, words.length - at); size >= 1 && taken === 0; size -= 1) {
        const phrase = words.slice(at, at + size).join(' ');
        const meaning = meaningOf(phrase);
        if (!meaning) continue;
        taken = size;
        if (meaning.kind === 'not') negated = true;
        else found.push({ phrase, meaning, negated });
      }
      if (taken === 0) {
        const word = words[at] as string;
        if (!FILLERS.has(word) && !/^\d+$/.test(word) && !unknown.includes(word)) unknown.push(word);
        if (word === 'but' || word === 'with') negated = false;
        taken = 1;
      }
      at += taken;
    }
    found.push('comma');
  }
  return { found, unknown };
}
