/** QR contents: the forms that phones understand, read back exactly; matrices; what cameras can't read. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../document/limits.ts';
import { qrLabel, readQr, type QrContent } from './content.ts';
import { EMPTY_QR, QR_KINDS, writeQr } from './write.ts';
import { qrMatrix, type QrShape } from './matrix.ts';
import { qrProblems } from './scannable.ts';

describe('writeQr', () => {
  it.each<[QrContent, string]>([
    [{ kind: 'website', url: 'shop.example/red?x=1' }, 'https://shop.example/red?x=1'],
    [{ kind: 'website', url: 'http://shop.example' }, 'http://shop.example'],
    [{ kind: 'phone', phone: '+49 (0) 30-123 45' }, 'tel:+4903012345'],
    [{ kind: 'phone', phone: '0049 30 12345' }, 'tel:+493012345'],
    [
      { kind: 'whatsapp', phone: '+91 98765 43210', text: 'Hi & welcome?' },
      'https://wa.me/919876543210?text=Hi%20%26%20welcome%3F',
    ],
    [
      { kind: 'email', email: 'me+you@shop.example', subject: 'An order', body: 'Two\nlines' },
      'mailto:me+you@shop.example?subject=An%20order&body=Two%0D%0Alines',
    ],
    [
      { kind: 'wifi', network: 'Café; "Nr. 1"', password: 'a\\b:c,d', security: 'WPA', hidden: true },
      'WIFI:T:WPA;S:Café\\; \\"Nr. 1\\";P:a\\\\b\\:c\\,d;H:true;;',
    ],
    [
      { kind: 'wifi', network: 'Open', password: 'unused', security: 'nopass', hidden: false },
      'WIFI:T:nopass;S:Open;;',
    ],
    [
      {
        kind: 'contact',
        first: 'Ana',
        last: 'O\u2019Neil; Diaz',
        company: 'Knit, Co',
        phone: '+1 555 0100',
        email: 'ana@shop.example',
        website: 'shop.example',
      },
      'BEGIN:VCARD\r\nVERSION:3.0\r\nN:O\u2019Neil\\; Diaz;Ana;;;\r\nFN:Ana O\u2019Neil\\; Diaz\r\nORG:Knit\\, Co\r\nTEL;TYPE=CELL:+15550100\r\nEMAIL:ana@shop.example\r\nURL:https://shop.example\r\nEND:VCARD',
    ],
    [
      { kind: 'upi', address: 'shop@okbank', name: 'Knit & Co', amount: '1,250.5', note: 'Order 7' },
      'upi://pay?pa=shop@okbank&pn=Knit%20%26%20Co&am=1250.50&cu=INR&tn=Order%207',
    ],
    [{ kind: 'upi', address: 'shop@okbank', name: '', amount: 'none', note: '' }, 'upi://pay?pa=shop@okbank&cu=INR'],
  ])('%o', (content, written) => {
    expect(writeQr(content)).toBe(written);
  });

  it('is nothing while what it needs is missing', () => {
    expect(QR_KINDS.map((kind) => writeQr(EMPTY_QR[kind]))).toEqual(QR_KINDS.map(() => ''));
  });
});

describe('readQr', () => {
  const words = fc.string({
    maxLength: 20,
    unit: fc.constantFrom('a', 'B', '7', ' ', ';', ':', ',', '"', '\\', '&', '=', '%', '?', 'ß', '漢', '\n', 'n'),
  });
  const line = words.map((text) => text.replaceAll('\n', ' '));
  const some = line.filter((text) => text.trim() !== '').map((text) => text.trim());

  it('gives back what was written, whatever signs are in it', () => {
    const contents: fc.Arbitrary<QrContent> = fc.oneof(
      fc.record({
        kind: fc.constant('wifi' as const),
        network: line.filter((text) => text !== ''),
        password: line,
        security: fc.constantFrom('WPA' as const, 'WEP' as const),
        hidden: fc.boolean(),
      }),
      fc.record({
        kind: fc.constant('whatsapp' as const),
        phone: fc.constantFrom('+4930123', '+15550100'),
        text: words,
      }),
      fc.record({
        kind: fc.constant('email' as const),
        email: fc.constantFrom('a@b.example', 'x+y@b.example'),
        subject: line,
        body: words,
      }),
      fc.record({
        kind: fc.constant('upi' as const),
        address: fc.constant('shop@okbank'),
        name: line,
        amount: fc.constantFrom('', '12.00'),
        note: line,
      }),
      fc.record({
        kind: fc.constant('contact' as const),
        first: some,
        last: line,
        company: words,
        phone: fc.constantFrom('', '+15550100'),
        email: fc.constantFrom('', 'a@b.example'),
        website: fc.constantFrom('', 'https://b.example'),
      }),
      fc.constantFrom<QrContent>(
        { kind: 'phone', phone: '+4930123' },
        { kind: 'website', url: 'https://b.example/a?b=c' },
        { kind: 'text', text: 'Hello, you: 1' },
      ),
    );
    fc.assert(
      fc.property(contents, (content) => {
        expect(readQr(writeQr(content))).toEqual(content);
      }),
    );
  });

  it('reads anything without failing, and calls it something', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          words.map((text) => `WIFI:${text}`),
          words.map((text) => `mailto:${text}?${text}`),
          words.map((text) => `upi://pay?${text}`),
        ),
        (text) => {
          expect(typeof qrLabel(text)).toBe('string');
        },
      ),
    );
  });
});

describe('the code itself', () => {
  const shape: QrShape = {
    kind: 'qr',
    content: 'https://shop.example',
    correction: 'M',
    modules: 'square',
    eyes: 'square',
    quiet: 4,
    ground: '#ffffff',
  };

  it('grows with content and correction, up to the largest that a design may hold', () => {
    expect(qrMatrix(shape).length).toBe(25);
    expect(qrMatrix({ ...shape, correction: 'H' }).length).toBeGreaterThan(25);
    expect(qrMatrix({ content: 'ß'.repeat(LIMITS.qrBytes / 2), correction: 'H' }).length).toBeLessThanOrEqual(177);
  });

  it('says what a camera would not read', () => {
    const box = { width: 400, height: 400 };
    const solid = (color: string) => ({ type: 'solid' as const, color });
    expect(qrProblems({ ...box, fill: solid('#17150f') }, shape, null)).toEqual([]);
    expect(qrProblems({ ...box, fill: solid('#ffe14d') }, shape, null)).toEqual(['contrast']);
    expect(qrProblems({ ...box, fill: solid('#ffffff') }, { ...shape, ground: '#17150f' }, null)).toEqual(['inverted']);
    expect(qrProblems({ ...box, fill: solid('#17150f') }, { ...shape, ground: null, quiet: 0 }, null)).toEqual([
      'contrast',
      'quiet',
    ]);
    expect(qrProblems({ ...box, fill: solid('#17150f') }, { ...shape, ground: null }, '#ffffff')).toEqual([]);
    expect(qrProblems({ width: 60, height: 60, fill: solid('#17150f') }, shape, null)).toEqual(['small']);
  });
});
