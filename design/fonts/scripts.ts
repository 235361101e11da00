/** Which characters the Chinese family draws. Its many small files are loaded by need, in the browser and on the server. */

export const IDEOGRAPHIC_FONT = 'Noto Sans SC';

/** Ideographs, kana and their signs; raised and lowered digits, arrows, mathematical and other signs that the text fonts lack. */
export const IDEOGRAPHIC =
  /[\u20d0-\u20ff]|[\u2070-\u209f\u2100-\u2bff\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{1f000}-\u{1f2ff}\u{20000}-\u{323af}]/u;
