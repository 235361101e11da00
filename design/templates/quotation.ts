/**
 * Typed quotation marks around words next to large drawn ones: removed for the page, and recognised again from the
 * drawing's name.
 */

/** Opening marks with what may close them. */
const PAIRS: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '”': '”',
  '"': '"',
  '「': '」',
  '『': '』',
};

export interface Quoted {
  /** The quotation, without marks around it. */
  words: string;
  /** The marks around “…”, as typed: “« … »”. */
  marks: string;
}

/** Words in quotation marks from end to end; null: they are not, or are several quotations. */
export function quotedIn(text: string | null): Quoted | null {
  const [, open = '', inside = '', close = ''] = /^(\p{P})(.+)(\p{P})$/su.exec(text?.trim() ?? '') ?? [];
  const words = inside.trim();
  if (words === '' || !PAIRS[open]?.includes(close)) return null;
  // “Yes” or “no” begins and ends with marks, but not with those of one quotation.
  let depth = 1;
  for (const letter of words) {
    if (letter === close) depth -= 1;
    else if (letter === open) depth += 1;
    if (depth === 0) return null;
  }
  const start = inside.indexOf(words);
  return { words, marks: `${open}${inside.slice(0, start)}…${inside.slice(start + words.length)}${close}` };
}

const NAME = 'Quotation marks';

/** The name of drawn marks that replace typed ones. */
export const marksName = (marks: string): string => `${NAME} ${marks}`;

/** The marks that drawn ones with that name replace; null: none. */
export function marksNamed(name: string): string | null {
  const marks = name.startsWith(`${NAME} `) ? name.slice(NAME.length + 1) : '';
  return marks.includes('…') ? marks : null;
}

/** Restores such marks around words, unless the user has typed some. */
export const inMarks = (words: string, marks: string): string =>
  PAIRS[words.charAt(0)] === undefined ? marks.replace('…', () => words) : words;
