/** Words of any language as they are compared. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ı: 'i', ß: 'ss', ø: 'o', æ: 'ae' };

/** Lower case, without the accents that people leave out on phones. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .replace(/[łđıßøæ]/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll('’', "'");
