/** Finds things by their names and other words, the nearest first: fast enough to answer every key press among thousands. */

export interface Searchable {
  /** An emoji's is the emoji itself, which finds it too. */
  id: string;
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

/** Letters from which on a word may be misspelt: shorter ones are too near to others. */
const LONG = 5;

/** Whether one letter too few, too many, wrong or swapped with the next makes one word the other. The first letter is right. */
function isMisspelt(word: string, wanted: string): boolean {
  if (wanted.length < LONG || word[0] !== wanted[0] || Math.abs(word.length - wanted.length) > 1) return false;
  let at = 0;
  while (at < wanted.length && word[at] === wanted[at]) at += 1;
  const rest = (from: number, other: number): boolean => word.slice(at + from) === wanted.slice(at + other);
  return rest(1, 1) || rest(1, 0) || rest(0, 1) || (word[at] === wanted[at + 1] && word[at + 1] === wanted[at] && rest(2, 2));
}

const nearMiss = ({ name, words }: Searchable, wanted: string, plain: string): number =>
  name.split(' ').some((part) => isMisspelt(part, plain) || isMisspelt(part, wanted)) ? 4 : words.some((said) => said.split(' ').some((part) => isMisspelt(part, plain) || isMisspelt(part, wanted))) ? 2 : 0;

const bare = (sign: string): string => sign.replaceAll('\uFE0F', '');

/**
 * Those that every word of the query meets, nearest first; all of them, in their order, when nothing is asked. Where nothing
 * meets it as it is spelt, what is one letter away counts.
 */
export function searchByWords<Entry extends Searchable>(entries: readonly Entry[], query: string): readonly Entry[] {
  const words = query.normalize('NFC').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const sign = bare(query.trim());
  if (words.length === 0) return sign === '' ? entries : entries.filter(({ id }) => bare(id) === sign);
  const spelt = entriesThat(entries, words, nearness);
  return spelt.length > 0 ? spelt : entriesThat(entries, words, (entry, word, plain) => nearness(entry, word, plain) || nearMiss(entry, word, plain));
}

function entriesThat<Entry extends Searchable>(entries: readonly Entry[], words: readonly string[], near: typeof nearness): readonly Entry[] {
  const whole = words.join(' ');
  const pairs = words.map((word) => [word, singular(word)] as const);
  const found: { entry: Entry; score: number; at: number }[] = [];
  entries.forEach((entry, at) => {
    let score = entry.name === whole ? 200 : 0;
    for (const [word, plain] of pairs) {
      const nearby = near(entry, word, plain);
      if (nearby === 0) return;
      score += nearby;
    }
    found.push({ entry, score, at });
  });
  return found.sort((a, b) => b.score - a.score || a.at - b.at).map(({ entry }) => entry);
}
