/** A message that is not English: a design where it asks for the first one, otherwise nothing is done. */
import type { Brief } from './acts/brief.ts';
import { asksIn, languageOf } from './understand/languages/language-of.ts';
import { asksForDesign, hasLetters, readForeign } from './understand/languages/read-foreign.ts';

export interface ForeignMessage {
  /** ISO 639-1, "hi-Latn", or "und" where nobody knows. */
  language: string;
  /** What is to be designed; null: nothing is. */
  brief: Brief | null;
  /** Whether the fonts have its letters; texts in others can't be printed. */
  isDrawable: boolean;
}

/**
 * `isFirst`: the page is empty and nothing was made yet. `isAsked`: the last answer asked something, which words in any
 * language may answer. Null: the message is English.
 */
export function readForeignMessage(message: string, isFirst: boolean, isAsked: boolean): ForeignMessage | null {
  const language = languageOf(message);
  if (language === 'en' || (isAsked && !asksIn(message, language))) return null;
  const brief = isFirst ? readForeign(message, language) : null;
  return { language, brief: brief && asksForDesign(brief) ? brief : null, isDrawable: hasLetters(message) };
}
