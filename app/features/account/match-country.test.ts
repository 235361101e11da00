/** Finding a country. */
import { expect, test } from 'vitest';
import { matchCountry } from './match-country.ts';

const rows = [
  { country: 'AT', code: '43', words: ['Austria', 'Österreich'] },
  { country: 'CI', code: '225', words: ['Côte d’Ivoire'] },
  { country: 'DE', code: '49', words: ['Germany', 'Deutschland'] },
  { country: 'EG', code: '20', words: ['Egypt'] },
  { country: 'GB', code: '44', words: ['United Kingdom'] },
  { country: 'US', code: '1', words: ['United States'] },
  { country: 'TT', code: '1', words: ['Trinidad & Tobago'] },
];
const found = (search: string) => matchCountry(rows, search).map(({ country }) => country);

test.each([
  ['', ['AT', 'CI', 'DE', 'EG', 'GB', 'US', 'TT']],
  ['ger', ['DE']],
  ['deut', ['DE']],
  ['osterreich', ['AT']],
  ['cote', ['CI']],
  ['ivo', ['CI']],
  ['king', ['GB']],
  ['united', ['GB', 'US']],
  ['+1', ['US', 'TT']],
  ['4', ['AT', 'DE', 'GB']],
  ['+49', ['DE']],
  ['gb', ['GB']],
  ['us', ['US', 'AT']],
  ['zz', []],
])('%j finds %j', (search, countries) => {
  expect(found(search)).toEqual(countries);
});
