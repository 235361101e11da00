/** Pages by their number: "page 2", "the 3rd slide", "the last one". */
const NUMBERS: Readonly<Record<string, number>> = {
  first: 1, '1st': 1, one: 1, second: 2, '2nd': 2, two: 2, third: 3, '3rd': 3, three: 3, fourth: 4, '4th': 4, four: 4, fifth: 5, '5th': 5, five: 5, sixth: 6, '6th': 6, six: 6, seventh: 7, '7th': 7, seven: 7, eighth: 8, '8th': 8, eight: 8, last: -1, final: -1,
};
const WORDS = Object.keys(NUMBERS).join('|');
const PAGE = '(?:pages?|slides?|artboards?|frames?)';
const NTH = new RegExp(`(?<![\\p{L}\\d])(?:(${WORDS}) ${PAGE}|${PAGE} ?(?:number |no\\.? ?|#)?(\\d{1,2}|${WORDS}))(?![\\p{L}\\d])`, 'iu');
const BARE = new RegExp(`^(?:(?:to|as|at|in|into|the|very|that|our|my|place|position|number|no\\.?|#|spot)\\s*)*(\\d{1,2}|${WORDS})(?: (?:one|place|position|spot|of all))?$`, 'iu');

const numberOf = (word: string, pages: number): number | null => {
  const number = NUMBERS[word.toLowerCase()] ?? Number(word);
  return number === -1 ? pages : Number.isInteger(number) && number >= 1 ? number : null;
};

/** The page that some words name by its number. `bare`: the number alone will do. */
export function pageNumbered(text: string, pages: number, bare = false): number | null {
  const nth = NTH.exec(text);
  const word = nth?.[1] ?? nth?.[2] ?? (bare ? BARE.exec(text.trim())?.[1] : undefined);
  return word === undefined ? null : numberOf(word, pages);
}
