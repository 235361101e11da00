/** Codes as they are typed and pasted. */
import { expect, test } from 'vitest';
import { codeDigits } from './code-digits.ts';

test.each([
  ['123456', '123456'],
  [' 012 345 ', '012345'],
  ['123-456', '123456'],
  ['012345 is your Blend sign-in code. It works once, for 10 minutes.', '012345'],
  ['G-654321', '654321'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['१२३४५६', '123456'],
  ['１２３４５６', '123456'],
  ['12345', '12345'],
  ['1234567', '1234567'],
  ['', ''],
  ['abc', ''],
])('%j is %j', (text, digits) => {
  expect(codeDigits(text)).toBe(digits);
});
