/** Numbers as written in their countries, and what is none. */
import { describe, expect, test } from 'vitest';
import { guessCountry, rememberedCountry } from './guess-country.ts';
import { allCountries, callingCode, countryIn, readPhone, showPhone, spacePhone } from './phone-number.ts';

describe('a mobile number is read', () => {
  test.each([
    ['0151 23456789', 'DE', '+4915123456789', 'DE'],
    ['1512 3456789', 'DE', '+4915123456789', 'DE'],
    ['0049 151 23456789', 'DE', '+4915123456789', 'DE'],
    ['(415) 555-2671', 'US', '+14155552671', 'US'],
    ['+91 98765 43210', 'US', '+919876543210', 'IN'],
    ['07400 123456', 'GB', '+447400123456', 'GB'],
    ['11 15 2345 6789', 'AR', '+5491123456789', 'AR'],
    ['9 11 2345 6789', 'AR', '+5491123456789', 'AR'],
    ['312 345 6789', 'IT', '+393123456789', 'IT'],
    ['\u202a+49 151 23456789\u202c', 'US', '+4915123456789', 'DE'],
    ['tel:+49-151-23456789', 'US', '+4915123456789', 'DE'],
    ['٠١٥١ ٢٣٤٥٦٧٨٩', 'DE', '+4915123456789', 'DE'],
    ['+14155552671', 'no country', '+14155552671', 'US'],
  ])('%j in %s', (text, country, phone, of) => {
    expect(readPhone(text, country)).toMatchObject({ phone, country: of });
  });

  test('and what is beside the country’s code reads the same', () => {
    for (const [text, country] of [
      ['0151 23456789', 'DE'],
      ['11 15 2345 6789', 'AR'],
      ['312 345 6789', 'IT'],
      ['55 1234 5678', 'MX'],
      ['8 912 345-67-89', 'RU'],
    ] as const) {
      const reading = readPhone(text, country);
      if (typeof reading === 'string') throw new Error(`${text}: ${reading}`);
      expect(readPhone(reading.rest, country)).toEqual(reading);
      expect(reading.shown).toBe(showPhone(reading.phone));
    }
  });
});

test.each([
  ['', 'DE', 'incomplete'],
  ['   ', 'DE', 'incomplete'],
  ['abc', 'DE', 'incomplete'],
  ['0151', 'DE', 'incomplete'],
  ['123456', 'US', 'incomplete'],
  ['0151 234567890123456', 'DE', 'invalid'],
  // A landline, premium rate, toll free, an unused range, no country, an extension.
  ['030 123456', 'DE', 'invalid'],
  ['0900 1234567', 'DE', 'invalid'],
  ['800 555 0100', 'US', 'invalid'],
  ['5876543210', 'IN', 'invalid'],
  ['+800 1234 5678', 'DE', 'invalid'],
  ['+49 151 23456789 x5', 'DE', 'invalid'],
])('%j in %s is %s', (text, country, problem) => {
  expect(readPhone(text, country)).toBe(problem);
});

test('a number names its country as soon as it can', () => {
  expect(['+4', '+49', '+1', '+14155552671', '+1868', '0151', ' +91 98'].map(countryIn)).toEqual([
    null,
    'DE',
    null,
    'US',
    'TT',
    null,
    'IN',
  ]);
});

test('typing is spaced as the country does', () => {
  expect([spacePhone('4155552671', 'US'), spacePhone('015123456789', 'DE'), spacePhone('', 'DE')]).toEqual([
    '(415) 555-2671',
    '01512 3456789',
    '',
  ]);
});

test('every country has a code and a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  expect(allCountries().length).toBeGreaterThan(230);
  for (const country of allCountries()) {
    expect(callingCode(country)).toMatch(/^\d{1,3}$/);
    expect(names.of(country)).not.toBe(country);
  }
});

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

test('last time’s country is read from its cookie', () => {
  const of = (cookie: string) => rememberedCountry(new Request('http://localhost/', { headers: { cookie } }));
  expect([
    of('a=1; blend.country=FR; b=2'),
    of('blend.country=fr'),
    of('xblend.country=FR'),
    of('blend.country=FRA'),
  ]).toEqual(['FR', null, null, null]);
});
