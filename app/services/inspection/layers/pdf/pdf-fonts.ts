/** Fonts of a PDF: what their names say, and which hold signs instead of letters. */
import type * as mupdf from 'mupdf';

export interface PdfFont {
  families: readonly string[];
  weight: number;
  italic: boolean;
  /** Its letters mean something else than their codes say: only a picture shows them. */
  signs: boolean;
}

const SIGNS =
  /wingdings|webdings|dingbats|^symbol|fontawesome|materialicons|glyphicons|icomoon|^cm(?:mi|sy|ex)\d|^ms[ab]m\d|^(?:rsfs|esint|wasy|stmary|eusm|eufm|lasy)|math|opensymbol|emoji|barcode|^code ?128/i;

const SERIF = /(?<!sans[ -]?)serif|roman|times|song|ming|batang|antiqua|book|cmr|cmb|slab/i;

const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/(?:extra|ultra)[ -]?light|thin|hairline/i, 200],
  [/(?:semi|demi)[ -]?bold|demi|semi$/i, 600],
  [/(?:extra|ultra)[ -]?bold|heavy|black/i, 800],
  [/bold|bd$|fett|gras/i, 700],
  [/medium|medi$/i, 500],
  [/light|book$/i, 300],
];

export function readFont(font: mupdf.Font): PdfFont {
  const name = font.getName();
  const plain = name.replace(/^[A-Z]{6}\+/, '');
  const named = WEIGHTS.find(([pattern]) => pattern.test(plain))?.[1];
  // Readers take fonts for serif ones that don't say: only some names do.
  const kind = font.isMono() ? 'monospace' : SERIF.test(plain) ? 'serif' : 'sans-serif';
  return {
    families: [name, kind],
    weight: named ?? (font.isBold() ? 700 : 400),
    italic: font.isItalic() || /italic|oblique|kursiv/i.test(plain),
    signs: plain === '' || SIGNS.test(plain),
  };
}
