/** Text as rules read it: one spelling for each word, however it was disguised. */

/** Letters of other scripts that look like Latin ones. */
const lookalikes: Record<string, string> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
};
/** Digits and signs that replace letters. */
const stands: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };

const LATIN = /[a-z]/;
/** From this number on, single letters in a row are a spaced-out word. */
const SPREAD = /(?<![\p{L}\p{N}])\p{L}(?:[ .\-_*]\p{L}(?![\p{L}\p{N}])){3,}/gu;

/** A word without disguise: "nud3" and "nuԁe" with a foreign letter are "nude"; numbers, sizes and ages stay. */
function plainWord(word: string): string {
  if (!LATIN.test(word)) return word;
  const ours = word.replace(/\p{L}/gu, (letter) => lookalikes[letter] ?? letter);
  // A leading digit is a number with its unit: 5yo, 3d, 1st. A trailing one counts something: model2.
  return ours.replace(
    /(?<=\p{L})[013457@$!](?=\p{L})|(?<=\p{L}{2})[03@$](?!\p{N})|^[@$](?=\p{L}{2})/gu,
    (sign) => stands[sign] ?? sign,
  );
}

/**
 * Lower case, without accents, invisible characters, and disguises; words and numbers with one space between, one at
 * each end. Letters of scripts other than Latin keep their marks.
 */
export function foldedText(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, '')
    .normalize('NFD')
    .replace(/(?<=[a-z])[\u0300-\u036F]+/g, '')
    .normalize('NFC')
    .replace(SPREAD, (word) => word.replace(/[ .\-_*]/g, ''));
  const words = plain
    .split(/[^\p{L}\p{M}\p{N}@$!]+/u)
    .map((word) => plainWord(word.replace(/(?<!!)!+$/, '')))
    .map((word) => word.replace(/[@$!]/g, '').replace(/([a-z])\1{2,}/g, '$1'))
    .filter((word) => word !== '');
  return ` ${words.join(' ')} `;
}
