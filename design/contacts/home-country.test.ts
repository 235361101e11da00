/** The country of a shop, by its contacts and by the languages of a browser. */
import { expect, test } from 'vitest';
import { countryOfShop, countryOfLanguages, guessCountry } from './home-country.ts';

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', null, 'AT'],
  ['en;q=0.7,pt-BR', null, 'BR'],
  ['hi', null, 'IN'],
  ['en,de-CH;q=0.5', null, 'CH'],
  ['*', null, 'US'],
  ['not a language', null, 'US'],
  [null, null, 'US'],
  ['de-DE', 'JP', 'JP'],
  ['de-DE', 'ZZ', 'DE'],
  ['es-419,es;q=0.9', null, 'ES'],
])('for %j and last time %j the country is %s', (languages, remembered, country) => {
  expect(guessCountry(languages, remembered)).toBe(country);
});

test.each([
  ['en-GB,en;q=0.9', 'GB'],
  ['en,de;q=0.8', 'DE'],
  ['en', null],
  ['es-419', null],
  ['en;q=0.9,pt-BR;q=0.5', 'BR'],
  ['hi,en;q=0.5', 'IN'],
  [null, null],
])('%j names %s', (languages, country) => expect(countryOfLanguages(languages)).toBe(country));

test.each([
  [[{ type: 'mobile', value: '+44 7700 900123' }], 'GB'],
  [
    [
      { type: 'website', value: 'shop.de' },
      { type: 'whatsapp', value: '+43 664 123456' },
    ],
    'AT',
  ],
  [[{ type: 'mobile', value: '0803 123 4567' }], null],
  [[{ type: 'upi', value: 'shop@okbank' }], 'IN'],
  [[{ type: 'website', value: 'shop.co.uk/new' }], 'GB'],
  [[{ type: 'email', value: 'hello@shop.com.br' }], 'BR'],
  [[{ type: 'website', value: 'shop.io' }], null],
  [[], null],
])('%j', (contacts, country) => expect(countryOfShop({ country: null, contacts })).toBe(country));

test('the country chosen in the kit goes before what its contacts say', () => {
  const contacts = [{ type: 'mobile', value: '+44 7700 900123' }];
  expect(countryOfShop({ country: 'AT', contacts })).toBe('AT');
  expect(countryOfShop({ country: 'ZZ', contacts })).toBe('GB');
});
