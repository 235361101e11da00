/** What is wrong with a typed card, and that nothing of its number is stored except the last four digits. */
import { describe, expect, test } from 'vitest';
import { brandOf, checkCard, isCardNumber } from './card-entry.ts';
import { currencyFor } from './currency.ts';
import { sandboxCards } from './payments.ts';

const now = new Date('2026-11-22T12:00:00Z');
const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

describe('a card', () => {
  test.each(sandboxCards)('$number is taken: $does', ({ number, does }) => {
    expect(checkCard({ ...card, number }, now)).toEqual({
      ok: true,
      card: { brand: 'visa', last4: number.slice(-4), does },
    });
  });

  test.each([
    [{ number: '4242 4242 4242 4241' }, 'number', 'wrongNumber'],
    [{ number: '' }, 'number', 'wrongNumber'],
    [{ number: '4242' }, 'number', 'wrongNumber'],
    [{ number: '4242 4242 4242 424x' }, 'number', 'wrongNumber'],
    // Real enough to belong to somebody.
    [{ number: '5555 5555 5555 4444' }, 'number', 'testCardsOnly'],
    [{ expiry: '13/30' }, 'expiry', 'wrongExpiry'],
    [{ expiry: '1230' }, 'expiry', 'wrongExpiry'],
    [{ expiry: '10/26' }, 'expiry', 'expired'],
    [{ cvc: '12' }, 'cvc', 'wrongCvc'],
    [{ cvc: '1234' }, 'cvc', 'wrongCvc'],
    [{ cvc: 'abc' }, 'cvc', 'wrongCvc'],
  ])('%o: %s %s', (change, field, problem) => {
    expect(checkCard({ ...card, ...change }, now)).toEqual({ ok: false, field, problem });
  });

  test('is good through the last day of its month', () => {
    expect(checkCard({ ...card, expiry: '11/26' }, new Date('2026-11-30T23:59:59Z')).ok).toBe(true);
    expect(checkCard({ ...card, expiry: '11/26' }, new Date('2026-12-02T00:00:00Z')).ok).toBe(false);
  });

  test('check digits: every wrong last digit is noticed', () => {
    for (let digit = 0; digit < 10; digit += 1) expect(isCardNumber(`424242424242424${digit}`)).toBe(digit === 2);
    expect([
      brandOf('5555555555554444'),
      brandOf('2223003122003222'),
      brandOf('378282246310005'),
      brandOf('6011111111111117'),
    ]).toEqual(['mastercard', 'mastercard', 'amex', 'card']);
  });
});

test.each([
  ['en-IN,en;q=0.9', 'INR'],
  ['de', 'EUR'],
  ['ja', 'JPY'],
  ['en-GB', 'GBP'],
  ['pt-BR,de;q=0.5', 'EUR'],
  ['xx-YY', 'USD'],
  ['*', 'USD'],
  [null, 'USD'],
])('prices for %s are in %s', (languages, currency) => {
  expect(currencyFor(languages, ['USD', 'EUR', 'GBP', 'INR', 'JPY'])).toBe(currency);
});
