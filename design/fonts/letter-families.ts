/**
 * Families that fill in the letters that the common fallbacks lack: one for each script, with a serif one where there
 * is a good one. Nobody chooses them; a text gets them by its letters.
 */

/** Weights of a family: all in one file between two bounds, or each in its own. */
interface Weights {
  variable: boolean;
  list: readonly number[];
}

const between = (first: number, last: number): Weights => ({
  variable: true,
  list: Array.from({ length: (last - first) / 100 + 1 }, (_, index) => first + index * 100),
});
const each = (...list: number[]): Weights => ({ variable: false, list });

const ALL = between(100, 900);
const MIDDLE = between(400, 700);
const EACH = each(100, 200, 300, 400, 500, 600, 700, 800, 900);
const REGULAR = each(400);

/** A family and the parts of its package that are used: letters of other scripts in it only compete. */
export interface LetterFamily {
  name: string;
  weights: Weights;
  subsets: readonly string[];
}

export interface LettersOfScript {
  sans?: LetterFamily;
  serif?: LetterFamily;
}

const subsetOf = (script: string): string => script.toLowerCase().replaceAll(' ', '-');

/** Noto's families of a script. */
function noto(script: string, sans: Weights | null, serif: Weights | null): LettersOfScript {
  const one = (kind: 'Sans' | 'Serif', weights: Weights): LetterFamily => ({
    name: `Noto ${kind} ${script}`,
    weights,
    subsets: [subsetOf(script)],
  });
  return {
    ...(sans ? { sans: one('Sans', sans) } : {}),
    ...(serif ? { serif: one('Serif', serif) } : {}),
  };
}

const signs = (name: string, weights: Weights, ...subsets: string[]): LettersOfScript => ({
  sans: { name, weights, subsets },
});

/** By script; a character that several have belongs to the first. */
export const LETTER_FONTS = {
  european: signs(
    'Noto Sans',
    ALL,
    'latin',
    'latin-ext',
    'cyrillic',
    'cyrillic-ext',
    'greek',
    'greek-ext',
    'vietnamese',
  ),
  /** Raised and lowered digits, fractions. */
  digits: signs('Roboto', ALL, 'math', 'symbols'),
  bengali: noto('Bengali', ALL, ALL),
  tamil: noto('Tamil', ALL, ALL),
  telugu: noto('Telugu', ALL, ALL),
  kannada: noto('Kannada', ALL, ALL),
  malayalam: noto('Malayalam', ALL, ALL),
  gujarati: noto('Gujarati', ALL, ALL),
  gurmukhi: noto('Gurmukhi', ALL, ALL),
  oriya: noto('Oriya', ALL, MIDDLE),
  sinhala: noto('Sinhala', ALL, ALL),
  khmer: noto('Khmer', ALL, ALL),
  lao: noto('Lao', ALL, ALL),
  myanmar: noto('Myanmar', EACH, EACH),
  ethiopic: noto('Ethiopic', ALL, ALL),
  georgian: noto('Georgian', ALL, ALL),
  armenian: noto('Armenian', ALL, ALL),
  tibetan: noto('Tibetan', null, ALL),
  thaana: noto('Thaana', ALL, null),
  syriac: noto('Syriac', ALL, null),
  cherokee: noto('Cherokee', ALL, null),
  'canadian-aboriginal': noto('Canadian Aboriginal', ALL, null),
  mongolian: noto('Mongolian', REGULAR, null),
  javanese: noto('Javanese', MIDDLE, null),
  balinese: noto('Balinese', MIDDLE, null),
  sundanese: noto('Sundanese', MIDDLE, null),
  adlam: noto('Adlam', MIDDLE, null),
  nko: noto('NKo', REGULAR, null),
  tifinagh: noto('Tifinagh', REGULAR, null),
  vai: noto('Vai', REGULAR, null),
  bamum: noto('Bamum', MIDDLE, null),
  yi: noto('Yi', REGULAR, null),
  lisu: noto('Lisu', MIDDLE, null),
  miao: noto('Miao', REGULAR, null),
  hmong: noto('Nyiakeng Puachue Hmong', null, each(400, 500, 600, 700)),
  'ol-chiki': noto('Ol Chiki', MIDDLE, null),
  'meetei-mayek': noto('Meetei Mayek', ALL, null),
  'syloti-nagri': noto('Syloti Nagri', REGULAR, null),
  saurashtra: noto('Saurashtra', REGULAR, null),
  newa: noto('Newa', REGULAR, null),
  lepcha: noto('Lepcha', REGULAR, null),
  limbu: noto('Limbu', REGULAR, null),
  rohingya: noto('Hanifi Rohingya', MIDDLE, null),
  'kayah-li': noto('Kayah Li', MIDDLE, null),
  cham: noto('Cham', ALL, null),
  'tai-le': noto('Tai Le', REGULAR, null),
  'new-tai-lue': noto('New Tai Lue', MIDDLE, null),
  'tai-tham': noto('Tai Tham', MIDDLE, null),
  'tai-viet': noto('Tai Viet', REGULAR, null),
  osage: noto('Osage', REGULAR, null),
  runic: noto('Runic', REGULAR, null),
  ogham: noto('Ogham', REGULAR, null),
  gothic: noto('Gothic', REGULAR, null),
  coptic: noto('Coptic', REGULAR, null),
  buginese: noto('Buginese', REGULAR, null),
  math: signs('Noto Sans Math', REGULAR, 'latin'),
  symbols: signs('Noto Sans Symbols', ALL, 'symbols'),
  'more-symbols': signs('Noto Sans Symbols 2', REGULAR, 'symbols', 'math', 'braille', 'mayan-numerals'),
} as const satisfies Record<string, LettersOfScript>;

/** Scripts and signs that the fallbacks of every text lack. */
export type Letters = keyof typeof LETTER_FONTS;
