/** Money strings: usual notations are read, what is written is read back, and everything else is rejected. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalText, decimalsOf, parseMoney } from '#design/document/money.ts';
import { formatMoney } from './money.ts';

describe('a money string', () => {
  test.each([
    ['₹499.00', 'INR', 49900],
    ['US$ 9.99', 'USD', 999],
    ['$9.99', 'USD', 999],
    ['€9.99', 'EUR', 999],
    ['Rs. 1,29,900.00', 'INR', 12990000],
    ['USD 1,299.00', 'USD', 129900],
    ['£1,299', 'GBP', 129900],
    ['CHF 1’299.50', 'CHF', 129950],
    ['$9.5', 'USD', 950],
    // The extension: trailing currency, comma decimals, other units.
    ['1.299,00 €', 'EUR', 129900],
    ['1 299,00 €', 'EUR', 129900],
    ['9,99 €', 'EUR', 999],
    ['€ 9,99', 'EUR', 999],
    ['9.99 EUR', 'EUR', 999],
    ['1.299 €', 'EUR', 129900],
    ['¥980', 'JPY', 980],
    ['￥1,480', 'JPY', 1480],
    ['¥980.00', 'JPY', 980],
    ['₩13,000', 'KRW', 13000],
    ['13.000 ₫', 'VND', 13000],
    ['KWD 3.250', 'KWD', 3250],
    ['KWD 3.25', 'KWD', 3250],
    ['3,250 KWD', 'KWD', 3250],
  ])('%s', (text, currency, amount) => {
    expect(parseMoney(text)).toEqual({ currency, amount });
  });

  test.each([
    '',
    ' ',
    '9.99',
    '₹',
    'free',
    '₹-499.00',
    '-₹499.00',
    '$9.999',
    '¥980.5',
    '$1,29.00',
    '$1.299.00',
    '$ 9.99 $',
    'US$ 9.99 EUR',
    'abc 9.99',
    'XYZ 9.99',
    '$9.99.',
    '$ .99',
    '$9..99',
    '$9,9,9',
    '€1.299',
    '$Infinity',
    '$1e3',
    '99999999999999999999 €',
    'constructor 5.00',
    '__proto__ 5',
    '$5 only',
    '<b>$5</b>',
  ])('nothing: %s', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  test('nothing breaks it, and what it reads is whole and not negative', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'€$¥₹0123456789.,  -KWD') })), (text) => {
        const money = parseMoney(text);
        expect(
          money === null ||
            (Number.isSafeInteger(money.amount) && money.amount >= 0 && /^[A-Z]{3}$/.test(money.currency)),
        ).toBe(true);
      }),
      { numRuns: 600 },
    );
  });

  const money = fc.record({
    currency: fc.constantFrom(
      'USD',
      'EUR',
      'GBP',
      'INR',
      'JPY',
      'KRW',
      'KWD',
      'BHD',
      'VND',
      'CHF',
      'BRL',
      'PLN',
      'CNY',
    ),
    amount: fc.oneof(fc.nat(200_000), fc.nat({ max: Number.MAX_SAFE_INTEGER })),
  });

  test('is read back as it was written, in several ways of writing', () => {
    fc.assert(
      fc.property(
        money,
        fc.constantFrom('en', 'en-IN', 'en-GB', 'de-DE', 'ja-JP', 'ko-KR', 'pl-PL'),
        (given, locale) => {
          expect(parseMoney(formatMoney(given, locale))).toEqual(given);
          expect(parseMoney(`${given.currency} ${decimalText(given)}`)).toEqual(given);
          expect(parseMoney(`${decimalText(given).replace('.', ',')} ${given.currency}`)).toEqual(given);
        },
      ),
      { numRuns: 600 },
    );
  });

  test('has the decimals of its currency', () => {
    expect([decimalsOf('USD'), decimalsOf('JPY'), decimalsOf('KRW'), decimalsOf('KWD')]).toEqual([2, 0, 0, 3]);
    expect([
      decimalText({ currency: 'USD', amount: 5 }),
      decimalText({ currency: 'KWD', amount: 5 }),
      decimalText({ currency: 'JPY', amount: 5 }),
    ]).toEqual(['0.05', '0.005', '5']);
  });
});
