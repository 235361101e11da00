/** Which pieces stand in a text, and what they amount to. */
import { expect, test } from 'vitest';
import { amountOf, clockOf, piecesIn } from './pieces.ts';

test.each([
  ['Saturday 11 October, 10am - 4pm', 'weekday Saturday | day 11 | month October | span 10am - 4pm'],
  ['At the hall on Saturday the 9th of May', 'weekday Saturday | day 9th | month May'],
  ['5 de septiembre, 6:00 PM', 'day 5 | month septiembre | clock 6:00 PM'],
  ['Mon - Fri 9 to 5', 'weekday Mon | weekday Fri | span 9 to 5'],
  ['Pre-order opens 12/05', 'numeric 12/05'],
  ['its 40% not 30', 'percent 40% | number 30'],
  ['₦175,000 not 185', 'money ₦175,000 | number 185'],
  ['4Y 58, XL 102 84 108', 'number 58 | number 102 | number 84 | number 108'],
  ['58 m², 250g', 'number 58 | number 250'],
  ['Use code SPRING15', 'code SPRING15'],
  ['you may march to the sun', 'weekday sun'],
])('%s', (text, pieces) =>
  expect(
    piecesIn(text)
      .map(({ kind, text: written }) => `${kind} ${written}`)
      .join(' | '),
  ).toBe(pieces),
);

test.each([
  ['1.600 €', 1600],
  ['3,80', 3.8],
  ['$425,000', 425_000],
  ['415k', 415_000],
  ['US$60', 60],
])('the amount of %s', (text, amount) => expect(amountOf(text)).toBe(amount));

test.each([
  ['half 7', { hour: 7, minutes: 30, half: null }],
  ['quarter to 8pm', { hour: 7, minutes: 45, half: 'pm' }],
  ['noon', { hour: 12, minutes: null, half: 'pm' }],
  ['6.30 pm', { hour: 6, minutes: 30, half: 'pm' }],
])('the time of %s', (text, time) => expect(clockOf(text)).toEqual(time));
