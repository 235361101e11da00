/** Numbers as written in their countries, and what is none. */
import { describe, expect, test } from 'vitest';
import { getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { allCountries, callingCode, countryIn, readNumber, readPhone, showPhone, spacePhone } from './phone-number.ts';

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
    ['11 2345 6789', 'AR', '+5491123456789', 'AR'],
    ['011 2345 6789', 'AR', '+5491123456789', 'AR'],
    ['+54 11 2345-6789', 'US', '+5491123456789', 'AR'],
    ['+52 1 55 1234 5678', 'US', '+525512345678', 'MX'],
    ['044 55 1234 5678', 'MX', '+525512345678', 'MX'],
    ['045 55 1234 5678', 'MX', '+525512345678', 'MX'],
    ['(+39) 347 123 4567', 'US', '+393471234567', 'IT'],
    ['(0039) 347 1234567', 'US', '+393471234567', 'IT'],
    ['11 8765-4321', 'BR', '+5511987654321', 'BR'],
    ['95 12 34 56', 'BJ', '+2290195123456', 'BJ'],
    ['011 44 7400 123456', 'US', '+447400123456', 'GB'],
    ['wa.me/919876543210', 'US', '+919876543210', 'IN'],
    ['https://api.whatsapp.com/send/?phone=%2B919876543210&text=Hi', 'US', '+919876543210', 'IN'],
    ['\ud83d\udcde +91 98765 43210,', 'US', '+919876543210', 'IN'],
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

/** How a number is written by people, copied from pages and linked. */
const WRITTEN: readonly ((parts: { national: string; code: string; rest: string; digits: string }) => string)[] = [
  ({ national }) => national,
  ({ code, rest }) => `+${code} ${rest}`,
  ({ code, rest }) => `(+${code}) ${rest}`,
  ({ code, rest }) => `+${code} (0) ${rest}`,
  ({ code, rest }) => `+ ${code}-${rest}`,
  ({ digits }) => `00${digits}`,
  ({ digits }) => digits,
  ({ national }) => national.replaceAll(' ', '\u2011'),
  ({ national }) => national.replaceAll(' ', ' \u2013 '),
  ({ national }) => national.replaceAll(' ', '\u2009'),
  ({ national }) => national.replaceAll(' ', '.'),
  ({ national }) => national.replaceAll(' ', '/'),
  ({ national }) => national.replaceAll(' ', '\u00ad'),
  ({ code, rest }) => `\u2066+${code}\u00a0${rest}\u2069\ufeff`,
  ({ digits }) => `\uff0b${[...digits].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('')}`,
  ({ code, rest }) => `Tel: +${code} ${rest}.`,
  ({ digits }) => `https://wa.me/${digits}?text=Hello%20there`,
  ({ digits }) => `whatsapp://send?phone=${digits}`,
];

test('a mobile number of every country is read, however it is written', () => {
  const unread: string[] = [];
  for (const country of allCountries()) {
    const example = getExampleNumber(country, examples);
    // Tristan da Cunha has no mobile numbers.
    if (!example) continue;
    const [code, shown] = [example.countryCallingCode, example.formatInternational()];
    const parts = {
      national: example.formatNational().replaceAll('-', ' '),
      code,
      rest: shown.slice(code.length + 1).trim(),
      digits: example.number.slice(1),
    };
    for (const write of WRITTEN) {
      const reading = readPhone(write(parts), country);
      if (typeof reading === 'string' || reading.phone !== example.number) unread.push(`${country} ${write(parts)}`);
    }
  }
  expect(unread).toEqual([]);
});

describe('a number of any kind', () => {
  test.each<[string, string | null, string | null]>([
    ['020 7946 0958', 'GB', '+442079460958'],
    ['07700 900123', 'GB', '+447700900123'],
    ['+44 7700\u2011900\u2011123', null, '+447700900123'],
    ['06 698 12345', 'IT', '+390669812345'],
    ['0900 1234567', 'DE', '+499001234567'],
    ['0803 123 4567', 'NG', '+2348031234567'],
    // Without its country, or of a country that has no such numbers.
    ['0803 123 4567', null, null],
    ['0803 123 4567', 'US', null],
    ['555-0142', 'US', null],
    ['https://wa.me/message/ABCDEF', 'US', null],
    ['call me', 'US', null],
    ['', 'US', null],
  ])('%j in %s', (text, country, phone) => {
    expect(readNumber(text, country)?.phone ?? null).toBe(phone);
  });

  test('is said to be given out or only possible', () => {
    expect([readNumber('07700 900123', 'GB')?.isValid, readNumber('98765 43210', 'US')?.isValid]).toEqual([
      true,
      false,
    ]);
  });

  test('is the mobile one where messages go to it', () => {
    expect(readNumber('11 2345 6789', 'AR')?.phone).toBe('+541123456789');
    expect(readNumber('11 2345 6789', 'AR', true)?.phone).toBe('+5491123456789');
  });
});
