/**
 * The port through which the kernel measures text: Skia on the server, the browser's canvas there; same fonts, same
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
  /** Whose forms ideographs take: the language of the whole text; Chinese by default. */
  ideographs?: IdeographLanguage;
}

/**
 * Advance width of one unbroken stretch of text in one style, in px, without letter spacing. The font must be loaded.
 */
export type MeasureText = (text: string, style: FontStyle) => number;
