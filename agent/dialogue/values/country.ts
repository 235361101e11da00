/** Countries as people name them: in English or in their own language, by their letters or by their calling code. */
import { allCountries, callingCode, isCountry, type Country } from '#design/contacts/phone-number.ts';

/** Names beside those of Unicode's data. */
const ALSO: Readonly<Record<string, Country>> = {
  uk: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  usa: 'US',
  us: 'US',
  america: 'US',
  'the states': 'US',
  uae: 'AE',
  emirates: 'AE',
  holland: 'NL',
  korea: 'KR',
  turkey: 'TR',
  'czech republic': 'CZ',
  'ivory coast': 'CI',
  burma: 'MM',
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+ ]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

let names: Map<string, Country> | null = null;

function countryNames(): Map<string, Country> {
  if (names) return names;
  names = new Map(Object.entries(ALSO));
  for (const country of allCountries()) {
    const own = new Intl.Locale(`und-${country}`).maximize().language;
    for (const language of new Set(['en', own])) {
      const name = new Intl.DisplayNames(language, { type: 'region' }).of(country);
      if (name && !names.has(plain(name))) names.set(plain(name), country);
    }
  }
  return names;
}

/** The first country with a calling code is the one that most of its numbers are of. */
function countryOfCode(digits: string): Country | null {
  const main: Readonly<Record<string, Country>> = {
    1: 'US',
    7: 'RU',
    44: 'GB',
    39: 'IT',
    47: 'NO',
    61: 'AU',
    212: 'MA',
  };
  return main[digits] ?? allCountries().find((country) => callingCode(country) === digits) ?? null;
}

/** "It's a UK number", "Nigeria", "+234", "DE": the country that an answer names and nothing else; null: none. */
export function countryNamed(answer: string): Country | null {
  const text = plain(answer)
    .replace(/^(?:it s|its|it is|thats|that s|this is|we re|were|we are|i m|im) /, '')
    .replace(/^(?:in|from|a|an|the|for) /, '')
    .replace(/^(?:a|an|the) /, '')
    .replace(/ (?:number|one|code|please|pls)$/, '');
  const code = /^(?:\+|00)?(\d{1,3})$/.exec(text)?.[1];
  if (code !== undefined) return countryOfCode(code);
  const letters = text.toUpperCase();
  return countryNames().get(text) ?? (letters.length === 2 && isCountry(letters) ? letters : null);
}
