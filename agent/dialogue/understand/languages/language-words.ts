/** How the words of requests are written down for one language. */

/**
 * Words are separated by blanks and written without accents; "titul*" is every word that begins so. In languages that
 * are written without blanks between words, each is looked for anywhere.
 */
export interface LanguageWords {
  /** What is asked for: make, change, want. */
  verbs: string;
  /** What it is about: things, looks, steps, places. */
  things: string;
  /** Little words that most sentences have. */
  little: string;
  /** Kinds of designs, with the English noun: "cartel:poster". */
  designs: string;
  /** Words before a colon or a text, with its role: "titulo:title", "precio:fact". */
  labels: string;
  /** With the English name. */
  colors: string;
  /** What a page without a title may be for: sale, opening, birthday, menu. */
  occasions: string;
  /** "Free of charge". */
  free: string;
  /** Parts of addresses. */
  streets: string;
}
