/** Finds things by their names and other words, the nearest first: fast enough to answer every key press among thousands. */

export interface Searchable {
  name: string;
  /** Most telling first. */
  words: readonly string[];
}

/** A name or word said in other forms: "shoes" is "shoe", "bakeries" is "bakery". */
function singular(word: string): string {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function nearness({ name, words }: Searchable, wanted: string, plain: string): number {
  if (name === wanted || name === plain) return 100;
  const parts = name.split(' ');
  if (parts.some((part) => part === wanted || singular(part) === plain)) return 70 - 6 * Math.min(4, parts.length - 1);
  const said = words.findIndex((word) => word === wanted || word === plain);
  if (said !== -1) return Math.max(30, 66 - 4 * said);
  if (name.startsWith(wanted)) return 28;
  if (parts.some((part) => part.startsWith(wanted))) return 24;
  if (words.some((word) => word.startsWith(wanted) || word.split(' ').some((part) => part.startsWith(wanted) || singular(part) === plain))) return 14;
  // Within a word only where it says something: "oto" is in "photo" and in much else.
  return wanted.length >= 4 && name.includes(wanted) ? 6 : 0;
}

/** Those that every word of the query meets, nearest first; all of them, in their order, when nothing is asked. */
export function searchByWords<Entry extends Searchable>(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = query.normalize('NFC').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return entries;
  const whole = words.join(' ');
  const pairs = words.map((word) => [word, singular(word)] as const);
  const found: { entry: Entry; score: number; at: number }[] = [];
  entries.forEach((entry, at) => {
    let score = entry.name === whole ? 200 : 0;
    for (const [word, plain] of pairs) {
      const near = nearness(entry, word, plain);
      if (near === 0) return;
      score += near;
    }
    found.push({ entry, score, at });
  });
  return found.sort((a, b) => b.score - a.score || a.at - b.at).map(({ entry }) => entry);
}
