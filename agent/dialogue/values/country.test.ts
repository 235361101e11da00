/** Countries as answers name them. */
import { expect, test } from 'vitest';
import { countryNamed } from './country.ts';

test.each<[string, string | null]>([
  ['Nigeria', 'NG'],
  ['it’s a UK number', 'GB'],
  ['the Netherlands', 'NL'],
  ['from india', 'IN'],
  ['Deutschland', 'DE'],
  ['México', 'MX'],
  ['côte d’ivoire', 'CI'],
  ['+234', 'NG'],
  ['44', 'GB'],
  ['de', 'DE'],
  ['USA.', 'US'],
  ['make it bigger', null],
  ['', null],
])('%j is %s', (answer, country) => expect(countryNamed(answer)).toBe(country));
