/**
 * Words and graphemes by Intl.Segmenter. Segmenters are created once, because building one costs more than using it.
 */

let words: Intl.Segmenter | null = null;
let graphemes: Intl.Segmenter | null = null;

/**
 * Text in which every UTF-16 unit is one grapheme: Latin, Han, kana and Hangul syllables without combining marks. Most
 * text is, and running a segmenter costs more than the rest of the breaking.
 */
const SIMPLE =
  /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u02ff\u3000-\u3029\u3041-\u3096\u309b-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff9d]*$/;

/** The text cut at word boundaries; spaces and signs are separate segments. */
export function wordSegments(text: string): Iterable<Intl.SegmentData> {
  words ??= new Intl.Segmenter('en', { granularity: 'word' });
  return words.segment(text);
}

/** The characters as people see them: a ZWJ emoji, or a letter with its marks, counts once. */
export function graphemesOf(text: string): string[] {
  if (SIMPLE.test(text)) return text.split('');
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), (found) => found.segment);
}

/** The number of characters that people see. */
export function graphemeCount(text: string): number {
  return SIMPLE.test(text) ? text.length : graphemesOf(text).length;
}
