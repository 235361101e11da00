/**
 * Which families draw ideographs, and in which order. Their many small files are loaded on demand, in the browser and
 * on the server.
 */

import type { IdeographLanguage } from '../document/measure.ts';

/**
 * The same ideograph is written differently in each language: the text's own family first, the others for what it
 * lacks.
 */
export const IDEOGRAPHIC_FONTS: Readonly<Record<IdeographLanguage, readonly string[]>> = {
  chinese: ['Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR'],
  japanese: ['Noto Sans JP', 'Noto Sans SC', 'Noto Sans KR'],
  korean: ['Noto Sans KR', 'Noto Sans SC', 'Noto Sans JP'],
};

/**
 * Ideographs, kana, hangul and their signs; superscript and subscript digits, arrows, mathematical and other signs that
 * the text fonts lack.
 */
export const IDEOGRAPHIC =
  /[\u20d0-\u20ff]|[\u1100-\u11ff\u2070-\u209f\u2100-\u2bff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{1f000}-\u{1f2ff}\u{20000}-\u{323af}]/u;

const OWN_LETTERS = /[\p{Script=Hiragana}\p{Script=Katakana}]|\p{Script=Hangul}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * The language of a whole text's ideographs, by the first letter that only one language has: kana, hangul, else
 * Chinese.
 */
export function ideographLanguage(text: string): IdeographLanguage {
  const letter = OWN_LETTERS.exec(text)?.[0];
  if (letter === undefined) return 'chinese';
  return KANA.test(letter) ? 'japanese' : 'korean';
}
