/** Street addresses: number and street in the orders of English, German and Romance languages. */
import { factsBy } from './facts-by.ts';
import type { RecognizedFact } from './recognized.ts';

const STREET = '(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|square|sq|place|pl|way|terrace|close|crescent|row|hill|highway|hwy|parkway|pkwy|alley|mews|quay|wharf|walk)';
const TOWN = '(?:,\\s\\p{Lu}[\\p{L}’\'-]+(?:\\s\\p{Lu}[\\p{L}’\'-]+){0,2}(?:,?\\s(?:[A-Z]{2}\\s)?\\d{4,6})?)?';
const ENGLISH = new RegExp(`(?<![\\p{L}\\p{N}$£€.,/-])\\d{1,5}[a-zA-Z]?\\s(?:[\\p{L}’'.-]+\\s){1,4}?${STREET}\\.?(?![\\p{L}])${TOWN}`, 'giu');
const GERMAN = /(?<![\p{L}-])\p{Lu}[\p{L}-]{0,30}(?:straße|strasse|str\.|gasse|allee|platz|weg|ufer|damm|ring)\s\d{1,4}[a-z]?(?![\p{L}\p{N}])/gu;
const ROMANCE = /(?<![\p{L}])(?:Calle|Avenida|Av\.|Plaza|Paseo|Carrer|Rua|Praça|Via|Piazza|Corso|Viale|Salón)\s(?:\p{Lu}[\p{L}’'-]*\s){1,3}\d{1,5}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\d{1,4},?\s(?:rue|avenue|place|boulevard|chemin|quai)\s(?:[\p{L}’'-]+\s?){1,4}/gu;

export const recognizeAddresses = (text: string): RecognizedFact[] =>
  [ENGLISH, GERMAN, ROMANCE].flatMap((pattern) => factsBy('address', pattern, text));
