/** Numbers in codes: completed by the shop's country, by a guess that fits, or reported as lacking one. */
import { expect, test } from 'vitest';
import { readQr, type QrContent } from './content.ts';
import { completeNumbers, isUnplaced, type Home } from './numbers.ts';
import { writeQr } from './write.ts';

const [NOWHERE, GERMAN, LOCALE]: Home[] = [
  { shop: null, guess: null },
  { shop: 'DE', guess: 'US' },
  { shop: null, guess: 'US' },
];

function coded(content: QrContent, home: Home | undefined): string {
  const whole = completeNumbers(content, home ?? { shop: null, guess: null });
  return isUnplaced(whole) ? `? ${whole.number}` : writeQr(whole);
}

test.each<[QrContent, Home | undefined, string]>([
  [{ kind: 'phone', phone: '030 1234567' }, GERMAN, 'tel:+49301234567'],
  [{ kind: 'phone', phone: '+44 7700\u2011900123' }, NOWHERE, 'tel:+447700900123'],
  [{ kind: 'phone', phone: '0044 20 7946 0958' }, NOWHERE, 'tel:+442079460958'],
  [{ kind: 'phone', phone: '112' }, NOWHERE, 'tel:112'],
  [{ kind: 'phone', phone: '0803 123 4567' }, NOWHERE, '? 0803 123 4567'],
  // The locale's country has no such number.
  [{ kind: 'phone', phone: '0803 123 4567' }, LOCALE, '? 0803 123 4567'],
  [{ kind: 'phone', phone: '98765 43210' }, LOCALE, '? 98765 43210'],
  [{ kind: 'phone', phone: '(415) 555-2671' }, LOCALE, 'tel:+14155552671'],
  [{ kind: 'phone', phone: '555-0142' }, LOCALE, '? 555-0142'],
  [{ kind: 'whatsapp', phone: '0151 23456789', text: 'Hi' }, GERMAN, 'https://wa.me/4915123456789?text=Hi'],
  [{ kind: 'whatsapp', phone: '11 2345 6789', text: '' }, { shop: 'AR', guess: null }, 'https://wa.me/5491123456789'],
  [{ kind: 'whatsapp', phone: '98765 43210', text: '' }, { shop: 'IN', guess: null }, 'https://wa.me/919876543210'],
  [{ kind: 'website', url: 'wa.me/015123456789' }, GERMAN, 'https://wa.me/4915123456789'],
  [
    { kind: 'website', url: 'https://wa.me/9876543210?text=Hi' },
    { shop: 'IN', guess: null },
    'https://wa.me/919876543210?text=Hi',
  ],
  [{ kind: 'website', url: 'https://wa.me/919876543210' }, LOCALE, 'https://wa.me/919876543210'],
  [{ kind: 'website', url: 'https://wa.me/message/ABC123' }, NOWHERE, 'https://wa.me/message/ABC123'],
  [
    { kind: 'website', url: 'https://api.whatsapp.com/send?phone=015123456789&text=Hi' },
    GERMAN,
    'https://api.whatsapp.com/send?phone=4915123456789&text=Hi',
  ],
  [{ kind: 'website', url: 'tel:0151 23456789' }, GERMAN, 'tel:+4915123456789'],
  [{ kind: 'website', url: 'shop.example/tel:1' }, NOWHERE, 'https://shop.example/tel:1'],
  [{ kind: 'text', text: 'SMSTO:0151 23456789:Hello' }, GERMAN, 'SMSTO:+4915123456789:Hello'],
  [{ kind: 'text', text: 'sms:0151 23456789?body=Hi' }, NOWHERE, '? 0151 23456789'],
  [{ kind: 'text', text: 'Call 0151 23456789' }, NOWHERE, 'Call 0151 23456789'],
  [
    { kind: 'text', text: 'BEGIN:VCARD\nN:Diaz\nTEL;TYPE=CELL:0151 23456789\nTEL:+44 7700 900123\nEND:VCARD' },
    GERMAN,
    'BEGIN:VCARD\nN:Diaz\nTEL;TYPE=CELL:+4915123456789\nTEL:+447700900123\nEND:VCARD',
  ],
])('%o in %o', (content, home, written) => expect(coded(content, home)).toBe(written));

test('cards keep what else they say', () => {
  const whole = completeNumbers(
    { kind: 'contact', first: 'Ana', last: '', company: '', phone: '030 1234567', email: '', website: '' },
    { shop: 'DE', guess: null },
  );
  expect(isUnplaced(whole) || readQr(writeQr(whole))).toMatchObject({ first: 'Ana', phone: '+49301234567' });
});
