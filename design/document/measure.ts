/**
 * The port through which the kernel measures text: Skia on the server, the canvas in the browser; same fonts, same
 * numbers.
 */

/** The same ideograph is drawn differently in each of these languages. */
export type IdeographLanguage = 'chinese' | 'japanese' | 'korean';

export interface FontStyle {
  fontFamily: string;
  /** px */
  fontSize: number;
  fontWeight: number;
  italic: boolean;
  /** The language whose ideograph forms are used: that of the whole text; Chinese by default. */
  ideographs?: IdeographLanguage;
  /** The script whose letters these are, if the fallbacks of every text lack them: a key of LETTER_FONTS. */
  letters?: string;
}

/** Advance width of an unbroken piece of text in one style, in px, without letter spacing. The font must be loaded. */
export type MeasureText = (text: string, style: FontStyle) => number;
