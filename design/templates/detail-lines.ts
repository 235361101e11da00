/**
 * Reads details that a layout has set in one text. By itself, without the code that sets them: the editor needs it
 * before a template is chosen.
 */

/** Splits a text of details (words.ts, `detailTexts`) back into lines. */
export function detailLines(text: string): string[] {
  return text
    .split(/\n|(?<=\s)·(?=\s)/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
