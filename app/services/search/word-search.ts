/**
 * Finds entries by their names and other words, the best matches first: fast enough to answer every key press among
 * thousands.
 */

export interface Searchable {
  /** An emoji's id is the emoji itself, which finds it too. */
  id: string;
  name: string;
  /** Most telling first. */
  words: readonly string[];
}

/** A name or word in other forms: "shoes" is "shoe", "bakeries" is "bakery". */
export function singular(word: string): string {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** A word of a query. */
interface Wanted {
  word: string;
  plain: string;
  /** The common prefix of all forms of the plain word: bakery, bakeries. */
  stem: string;
}

function wantedOf(word: string): Wanted {
  const plain = singular(word);
  return { word, plain, stem: plain.slice(0, -1) };
}

const isFormOf = (said: string, { plain, stem }: Wanted): boolean => said.startsWith(stem) && singular(said) === plain;

const partsOf = (words: string): readonly string[] => (words.includes(' ') ? words.split(' ') : [words]);

function nearness({ name, words }: Searchable, wanted: Wanted): number {
  const { word, plain } = wanted;
  if (name === word || name === plain) return 100;
  const parts = partsOf(name);
  if (parts.some((part) => part === word || isFormOf(part, wanted))) return 70 - 6 * Math.min(4, parts.length - 1);
  const said = words.findIndex((one) => one === word || one === plain);
  if (said !== -1) return Math.max(30, 66 - 4 * said);
  if (name.startsWith(word)) return 28;
  if (parts.some((part) => part.startsWith(word))) return 24;
  if (words.some((one) => partsOf(one).some((part) => part.startsWith(word) || isFormOf(part, wanted)))) return 14;
  // Within a word only if it is specific: "oto" is in "photo" and in much else.
  return word.length >= 4 && name.includes(word) ? 6 : 0;
}

/** Length from which a word may be misspelt: shorter ones are too similar to others. */
const LONG = 5;

/** Whether one missing, extra, wrong or swapped letter turns one word into the other. The first letter is right. */
function isMisspelt(word: string, wanted: string): boolean {
  if (wanted.length < LONG || word[0] !== wanted[0] || Math.abs(word.length - wanted.length) > 1) return false;
  let at = 0;
  while (at < wanted.length && word[at] === wanted[at]) at += 1;
  const rest = (from: number, other: number): boolean => word.slice(at + from) === wanted.slice(at + other);
  return (
    rest(1, 1) || rest(1, 0) || rest(0, 1) || (word[at] === wanted[at + 1] && word[at + 1] === wanted[at] && rest(2, 2))
  );
}

function nearMiss({ name, words }: Searchable, { word, plain }: Wanted): number {
  const isNear = (said: string): boolean =>
    partsOf(said).some((part) => isMisspelt(part, plain) || isMisspelt(part, word));
  return isNear(name) ? 4 : words.some(isNear) ? 2 : 0;
}

const bare = (sign: string): string => sign.replaceAll('\uFE0F', '');

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * The entries that match every word of the query, best first; all of them, in order, without a query. If nothing
 * matches as spelt, accents are ignored, and then one letter may differ, unless `misspelt` is false.
 */
export function searchByWords<Entry extends Searchable>(
  entries: readonly Entry[],
  query: string,
  { misspelt = true }: { misspelt?: boolean } = {},
): readonly Entry[] {
  const words =
    query
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const sign = bare(query.trim());
  if (words.length === 0) return sign === '' ? entries : entries.filter(({ id }) => bare(id) === sign);
  const spelt = entriesThat(entries, words, nearness);
  if (spelt.length > 0) return spelt;
  const plain = words.map(withoutAccents);
  const unaccented = plain.some((word, at) => word !== words[at]) ? entriesThat(entries, plain, nearness) : [];
  return unaccented.length > 0 || !misspelt
    ? unaccented
    : entriesThat(entries, words, (entry, wanted) => nearness(entry, wanted) || nearMiss(entry, wanted));
}

function entriesThat<Entry extends Searchable>(
  entries: readonly Entry[],
  words: readonly string[],
  near: typeof nearness,
): readonly Entry[] {
  const whole = words.join(' ');
  const all = words.map(wantedOf);
  const found: { entry: Entry; score: number; at: number }[] = [];
  entries.forEach((entry, at) => {
    let score = entry.name === whole ? 200 : 0;
    for (const wanted of all) {
      const nearby = near(entry, wanted);
      if (nearby === 0) return;
      score += nearby;
    }
    found.push({ entry, score, at });
  });
  return found.sort((a, b) => b.score - a.score || a.at - b.at).map(({ entry }) => entry);
}
