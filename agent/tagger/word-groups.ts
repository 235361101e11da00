/** Groups of words of like use (scripts/word-groups.ts): what was learnt of one is known of others that no labelled message had. */
import stored from './word-groups.json' with { type: 'json' };

/** Coarse, middle and fine group of a word. */
export type WordGroups = readonly [coarse: string, middle: string, fine: string];

const NONE: WordGroups = ['none', 'none', 'none'];
let known: Map<string, WordGroups> | null = null;

function read(): Map<string, WordGroups> {
  const found = new Map<string, WordGroups>();
  for (const [fine, line] of stored.entries()) {
    const [head = '', words = ''] = line.split(': ');
    const [coarse = '', middle = ''] = head.split(' ');
    const groups: WordGroups = [coarse, middle, String(fine)];
    for (const word of words.split(' ')) found.set(word, groups);
  }
  return found;
}

/** Of a word in small letters; `none` three times for one that is not known. */
export function groupsOf(lower: string): WordGroups {
  known ??= read();
  return known.get(lower) ?? known.get(lower.replace(/'s?$/u, '')) ?? NONE;
}
