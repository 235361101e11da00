/** Slips of the keyboard in words of requests ("adress", "biger"), and other spellings for words of the page. */

/** Shorter words are too close to others. */
const SHORTEST = 5;

/** All words that one slip makes of a word, as keys of deletion: Garbe's symmetric delete, for one edit. */
function deletions(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/**
 * Whether a letter too many, one too few, or two swapped neighbors make one of the other. A wrong letter makes too many
 * words of others: "plate" is no "place".
 */
function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return a === b;
  let from = 0;
  while (from < Math.min(a.length, b.length) && a[from] === b[from]) from += 1;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  if (restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

const sorted = (word: string): string => [...word].toSorted().join('');

/** The same letters in another order, the first and the last in their places: "withe" for "white". */
export const isJumbled = (a: string, b: string): boolean =>
  a.length >= SHORTEST && a[0] === b[0] && a.at(-1) === b.at(-1) && sorted(a) === sorted(b);

/** A function that gives the known word which a slip was meant to be; null: none, or several. */
export function speller(known: Iterable<string>): (word: string) => string | null {
  const byDeletion = new Map<string, string[]>();
  for (const word of known) {
    if (word.length < SHORTEST) continue;
    for (const key of deletions(word)) byDeletion.set(key, [...(byDeletion.get(key) ?? []), word]);
  }
  return (word) => {
    if (word.length < SHORTEST) return null;
    const near = deletions(word).flatMap((key) => byDeletion.get(key) ?? []);
    // The first letter is hardly ever wrong.
    const meant = new Set(near.filter((one) => one[0] === word[0] && isOneSlip(word, one)));
    // Swapped letters are the commonest slip: "withe" is "white" rather than "with".
    const swapped = [...meant].filter((one) => one.length === word.length);
    const [only] = meant.size > 1 ? swapped : meant;
    return (meant.size === 1 || swapped.length === 1) && only !== undefined ? only : null;
  };
}

const withoutAccents = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A slip, or one wrong letter. */
const isMisspelled = (a: string, b: string): boolean =>
  isOneSlip(a, b) ||
  (a.length >= SHORTEST && a.length === b.length && [...a].filter((letter, at) => letter !== b[at]).length < 2);

/** A word of the page, and how it is to be spelled. */
export interface Respelling {
  from: string;
  to: string;
}

/**
 * A function that gives the only word of the texts which differs from a given one by its accents or by a letter; null:
 * there is none, or more than one.
 */
export function respeller(texts: readonly string[]): (word: string) => Respelling | null {
  const words = [...new Set(texts.flatMap((text) => text.match(/\p{L}{3,}/gu) ?? []))];
  return (word) => {
    const plain = withoutAccents(word);
    const near = words.filter((one) => one !== word && isMisspelled(withoutAccents(one), plain));
    const [from] = near;
    if (from === undefined || near.length > 1) return null;
    const isCapital = /^\p{Lu}/u.test(from);
    return { from, to: isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word };
  };
}
