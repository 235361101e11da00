/** The answer to which country a number is from makes the code that was asked for. */
import { expect, test } from 'vitest';
import { completed } from './completed.ts';

test.each([
  ['a QR code for whatsapp 0803 123 4567', 'Nigeria', '+234 803 123 4567'],
  ['add a QR code for whatsapp 07400 123456', 'it’s a UK number', '+44 7400 123456'],
  ['add a qr code for my phone 98765 43210', 'India', '+91 98765 43210'],
  ['add a qr code for my phone 98765 43210', '+91', '+91 98765 43210'],
  ['add a qr code for my phone 98765 43210', '+91 98765 43211', '+91 98765 43211'],
])('%j, %j', (request, answer, phone) => {
  expect(completed(request, answer, [])).toMatchObject([{ type: 'code', content: { phone } }]);
});

test('what names no country is no answer', () => {
  expect(completed('a QR code for whatsapp 0803 123 4567', 'make it bigger', [])).toBeNull();
});
