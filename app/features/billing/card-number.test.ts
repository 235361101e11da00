/** How the card form reads what is typed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandOf, cardProblems, cvcLength, groupedNumber, writtenExpiry } from './card-number.ts';

const now = new Date('2026-11-22T12:00:00Z');
const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

describe('numbers', () => {
  test.each([
    ['4', 'visa'],
    ['5105', 'mastercard'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', null],
    ['34', 'amex'],
    ['37', 'amex'],
    ['6011', 'discover'],
    ['36', 'diners'],
    ['3528', 'jcb'],
    ['62', 'unionpay'],
    ['9', null],
    ['', null],
  ])('%s begins a card of %s', (start, brand) => expect(brandOf(start)).toBe(brand));

  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 42', '4242 4242 42'],
    ['378282246310005', '3782 822463 10005'],
    ['3782822463100059', '3782 822463 10005'],
    ['36227206271667', '3622 720627 1667'],
    ['abc', ''],
  ])('%s is written %s', (typed, grouped) => expect(groupedNumber(typed)).toBe(grouped));

  test('writing a number in groups keeps its digits, and writing it again changes nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,13}$/), (digits) => {
        const grouped = groupedNumber(digits);
        expect(grouped.replaceAll(' ', '')).toBe(digits);
        expect(groupedNumber(grouped)).toBe(grouped);
      }),
    );
  });
});

test.each([
  ['1', '1'],
  ['4', '04/'],
  ['12', '12'],
  ['123', '12/3'],
  ['1226', '12/26'],
  ['12/2026', '12/26'],
  ['1/', '01/'],
  ['1/30', '01/30'],
  ['0', '0'],
  ['', ''],
])('the expiry %j is written %j', (typed, written) => expect(writtenExpiry(typed)).toBe(written));

describe('what is wrong', () => {
  test('nothing', () => expect(cardProblems(card, now)).toEqual({}));
  test('names each field', () => {
    expect(cardProblems({ number: '', expiry: '', cvc: '' }, now)).toEqual({
      number: 'wrongNumber',
      expiry: 'wrongExpiry',
      cvc: 'wrongCvc',
    });
    expect(cardProblems({ ...card, number: '4242 4242 4242 4241' }, now)).toEqual({ number: 'wrongNumber' });
    expect(cardProblems({ ...card, number: '4111 1111 1111 1111' }, now)).toEqual({ number: 'testCardsOnly' });
    expect(cardProblems({ ...card, expiry: '13/30' }, now)).toEqual({ expiry: 'wrongExpiry' });
    expect(cardProblems({ ...card, expiry: '10/26', cvc: '12' }, now)).toEqual({ expiry: 'expired', cvc: 'wrongCvc' });
  });
  test('a card is good to the end of its month', () =>
    expect(cardProblems({ ...card, expiry: '11/26' }, now)).toEqual({}));
  test('American Express has four digits on its front', () =>
    expect([cvcLength('37'), cvcLength('42')]).toEqual([4, 3]));
});
