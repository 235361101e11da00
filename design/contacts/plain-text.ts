/** What a person sees of something that was copied: without the marks that come along unseen. */

/** Direction marks, joiners, soft hyphens, byte order marks, fillers, variation selectors. */
const UNSEEN = /[\ufe00-\ufe0f\p{Cf}\p{Cc}\u034f\u115f\u1160\u3164\uffa0]/gu;
/** Two joiners change how words of these scripts are written (Persian, Hindi, Sinhala …) and stay inside them. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]/u;

/** One line: marks that nobody sees removed, every space an ordinary one, none doubled and none at the ends. */
export function visibleText(written: string): string {
  return written
    .replace(/[\t\n\r\v\f\u0085]/g, ' ')
    .replace(UNSEEN, (mark, at: number) => {
      const isJoiner = mark === '\u200c' || mark === '\u200d';
      return isJoiner && JOINING.test(written.charAt(at - 1)) && JOINING.test(written.charAt(at + 1)) ? mark : '';
    })
    .replace(/\p{Z}+/gu, ' ')
    .trim();
}

/** Digits of every script as Western ones: each script has its ten in a row. */
export function westernDigits(text: string): string {
  return text.normalize('NFKC').replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
    return String(value);
  });
}

/** Signs that sentences and messages put around an address or a number. */
const AROUND = new Set([...' "\'“”‘’«»<>[],;:.!…']);

/** Without such signs at both ends. A bracket of its own is one: "(shop.example)", not "+39 (0)". */
export function bareText(text: string): string {
  let [start, end] = [0, text.length];
  const isAround = (at: number) => AROUND.has(text.charAt(at));
  while (start < end && isAround(start)) start += 1;
  while (end > start && isAround(end - 1)) end -= 1;
  const inner = text.slice(start, end);
  return inner.startsWith('(') && inner.endsWith(')') && !inner.slice(1, -1).includes(')') ? inner.slice(1, -1) : inner;
}

/** Up to the first of some signs. */
export function upTo(text: string, signs: string): string {
  const at = [...text].findIndex((sign) => signs.includes(sign));
  return at < 0 ? text : [...text].slice(0, at).join('');
}
