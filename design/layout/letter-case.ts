/**
 * Letters in another case, by the rules of the text's language: a Turkish i keeps its dot, Greek capitals have no
 * accents, the sharp s has a capital. Offsets into the result equal offsets into the text.
 */
import { caseLanguage, type CaseLanguage } from './case-language.ts';
import { wordSegments } from './segments.ts';

/** Georgian has capitals for whole texts, which hardly any font has and nobody expects. */
const WITHOUT_CASE = /[\u10d0-\u10ff\u1c90-\u1cbf]/u;

/** Maps each character whose other case has the same length; ligatures stay, so that no offset shifts. */
function keepingLength(text: string, map: (part: string) => string): string {
  // Mapping whole words is better: a sigma at the end of a word has another form. Case mappings only ever grow, so an
  // equal length means that nothing has shifted.
  if (!WITHOUT_CASE.test(text)) {
    const whole = map(text);
    if (whole.length === text.length) return whole;
  }
  let mapped = '';
  for (const character of text) {
    const other = WITHOUT_CASE.test(character) ? character : map(character);
    mapped += other.length === character.length ? other : character;
  }
  return mapped;
}

const upper = (language: CaseLanguage | null) => (text: string) =>
  text.replaceAll('ß', 'ẞ').toLocaleUpperCase(language ?? 'en');
const lower = (language: CaseLanguage | null) => (text: string) => text.toLocaleLowerCase(language ?? 'en');

/** A text in capitals. */
export const upperCase = (text: string): string => keepingLength(text, upper(caseLanguage(text)));

/** A text in small letters. */
export const lowerCase = (text: string): string => keepingLength(text, lower(caseLanguage(text)));

function capital(text: string, language: CaseLanguage | null): string {
  const [first = ''] = text;
  // Dutch writes its ij as one letter.
  const head = language === 'nl' && /^ij/iu.test(text) ? text.slice(0, 2) : first;
  // In front of small letters an accent stays in Greek too, and a sharp s never begins a word.
  return (
    keepingLength(head, (part) =>
      part === 'ß' ? part : part.toLocaleUpperCase(language === 'el' ? 'en' : (language ?? 'en')),
    ) + text.slice(head.length)
  );
}

/** A text with its first letter in upper case, the rest as typed. */
export const withCapital = (text: string): string => capital(text, caseLanguage(text));

/** First letter of each word in upper case, the rest as typed: names keep their inner capitals. */
export function titleCase(text: string): string {
  const language = caseLanguage(text);
  let shown = '';
  for (const { segment, isWordLike } of wordSegments(text)) shown += isWordLike ? capital(segment, language) : segment;
  return shown;
}
