/** Items of a list that is told in a sentence: "hand wash cold, lay flat to dry and iron low". */

/** The marks between items; a comma inside a number parts nothing. */
const BETWEEN = /[;\n]|,(?!\d)/u;
const LAST = /^(?:and|&|or)\s+/iu;

/** In their own characters, without what joins them. */
export function itemsOf(text: string): string[] {
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.map((part, at) => (at > 0 && at === parts.length - 1 ? part.replace(LAST, '') : part));
}
