/** What the redactor removes and what it keeps: a table of cases with near misses, and properties for any words. */
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findPersonal } from './detect.ts';
import { Redactor } from './redactor.ts';

const redact = (text: string) => new Redactor([]).text(text);

describe('goes', () => {
  test.each([
    ['jane.doe@example.org', ['jane', 'doe']],
    ['Write to Jürgen.Müller+sale@bäckerei-müller.de today', ['Jürgen', 'müller.de', 'bäckerei']],
    ['mailto:info@acme.co.uk', ['info@', 'acme']],
    ['Call +49 170 1234567', ['170', '1234567']],
    ['Tel: 555 12 34', ['555 12 34']],
    ['WhatsApp +1 (415) 555-2671 now', ['415', '2671']],
    ['Order by phone: 030 / 1234567', ['1234567']],
    ['07700 900123', ['07700', '900123']],
    ['(415) 555-2671', ['2671']],
    ['415-555-2671', ['2671']],
    ['OPENAI_API_KEY=sk-proj-abcdefghijklmnop123456', ['abcdefghijklmnop']],
    ['use sk-test1234 please', ['test1234']],
    ['ghp_0123456789abcdefghij0123456789abcdef', ['0123456789abcdefghij']],
    ['AKIAIOSFODNN7EXAMPLE', ['AKIAIOSFODNN7EXAMPLE']],
    ['Authorization: Bearer abc.def-ghi_jkl', ['abc.def']],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abcDEF123', ['eyJhbGci', 'abcDEF']],
    ['password: hunter2', ['hunter2']],
    ['the token is 93kd83kdk', ['93kd83kdk']],
    ['4111 1111 1111 1111', ['4111']],
    ['card 5500005555555559.', ['5500005555555559']],
    ['378282246310005', ['378282246310005']],
    ['DE89 3704 0044 0532 0130 00', ['3704']],
    ['IBAN GB82WEST12345698765432 SALE', ['WEST', '98765432']],
    ['from 192.168.1.20 port 80', ['192.168.1.20']],
    ['2001:db8:85a3::8a2e:370:7334', ['85a3', '8a2e']],
    ['https://admin:letmein@example.com/x', ['admin', 'letmein']],
    ['!jane@acme.dev and {joe}@acme.dev', ['jane', 'joe', 'acme']],
    ['https://example.com/reset?token=abc123&size=2', ['abc123']],
    ['https://example.com/d/aB3dE5gH7jK9mN1pQ3sT/view', ['aB3dE5gH7jK9mN1pQ3sT']],
    ['-----BEGIN RSA PRIVATE KEY-----\nMIIEow\n-----END RSA PRIVATE KEY-----', ['MIIEow']],
  ])('%s', (text, parts) => {
    const made = redact(text);
    for (const part of parts) expect(made).not.toContain(part);
    expect(made).toHaveLength(text.length);
  });
});

describe('stays', () => {
  test.each([
    'Sale 50% 12.03.2026',
    '1080×1350',
    '1080 x 1350 px',
    '#0b3d2e',
    '#FFAA00',
    'Order #4711223344',
    'Order 20240117-00231',
    'No. 1234567890',
    '12/03/2026 - 14/03/2026',
    '2026-03-12 10:00-18:00',
    '€1.299,00',
    '$12,500.00',
    '10 000 000 sold',
    '100 200 1000',
    '3 for 2',
    'Save 20+ items',
    '24/7',
    'Room 101',
    'Version 1.2.3',
    'v1.2.3.4',
    'M 10 20 L 300 400 1000',
    '01.02.2026',
    '08:30',
    'a@b',
    '@summersale',
    'https://example.com/summer-sale-2026?page=2&size=1080',
    'EAN 4006381333931',
    '9783161484100',
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    '123e4567-e89b-12d3-a456-426614174000',
    'secret sale',
    'The password is simplicity',
    'token of love',
    'sk-bold',
    'Tel Aviv 2026',
    'Call 2024 a good year',
    'iPhone 15 Pro',
    '4111 1111 1111 1112',
    'DE89 3704 0044 0532 0130 01',
    '300.300.300.300',
    'ratio 16:9',
    'A4 · 210 × 297 mm',
  ])('%s', (text) => expect(redact(text)).toBe(text));
});

const person = new Redactor(
  [
    { value: 'Anna Schmidt', kind: 'name' },
    { value: 'Anna', kind: 'name' },
    { value: 'Schmidt', kind: 'name' },
    { value: 'anna@schmidt.dev', kind: 'email' },
    { value: 'ada.bakes', kind: 'handle' },
    { value: 'acme', kind: 'handle', marked: true },
    { value: 'ada-bakes.com/shop', kind: 'site' },
    { value: 'user-17', kind: 'id' },
  ],
  [
    { name: 'IMG_2034.JPG', alias: 'picture-1.jpg' },
    { name: 'shoe.png', alias: 'picture-2.png' },
  ],
);

describe('what is known to be personal', () => {
  test.each([
    ['Hi, I am Anna Schmidt', 'Hi, I am Perso1 X1xxxx1'],
    ['ANNA and anna', null],
    ['Annapolis stays', 'Annapolis stays'],
    ['follow @ada.bakes!', null],
    ['ACME stands for quality', 'ACME stands for quality'],
    ['@acme and instagram.com/acme', null],
    ['ada-bakes.com/shop', null],
    ['user-17 and user-170', null],
  ])('%s', (text, _made) => {
    const made = person.text(text);
    expect(made).toHaveLength(text.length);
    if (_made === text) expect(made).toBe(text);
    else expect(made).not.toMatch(/anna\b|schmidt|ada|bakes|@acme|\/acme|user-17\b/i);
  });

  it('pictures are called by their new names, words that only look like them are not', () => {
    expect(
      person.json({ asset: 'IMG_2034.jpg', words: 'Put IMG_2034 and shoe.png here; what a shoe', picture: 'shoe' }),
    ).toEqual({
      asset: 'picture-1.jpg',
      words: 'Put picture-1 and picture-2.png here; what a shoe',
      picture: 'picture-2',
    });
  });

  it('texts with lines keep their length, whatever is in them', () => {
    const text = 'See IMG_2034.jpg by Anna';
    const { text: made } = person.json({ text, lines: [{ start: 0, end: text.length }] });
    expect(made).toHaveLength(text.length);
    expect(made).not.toContain('IMG');
  });
});

const personal = fc.oneof(
  // These separate the values in addresses: what precedes them is not part of the mail address.
  fc.emailAddress().filter((mail) => !/[/=?&#]/.test(mail)),
  fc.ipV4(),
  fc
    .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1_000_000, max: 999_999_999 }))
    .map(([country, number]) => `+${country} ${number}`),
  fc.stringMatching(/^sk-[a-z0-9]{20}$/),
  fc.constantFrom('4111 1111 1111 1111', 'DE89370400440532013000', '5105105105105100'),
);
const plain = fc.constantFrom(
  'Summer sale',
  '50% off',
  '12.03.2026',
  '1080×1350',
  '#0b3d2e',
  'from €9.99',
  'No. 123456',
);

describe('whatever is written', () => {
  const runs = { numRuns: process.env.BLEND_LONG === '1' ? 5_000 : 300 };

  it('is the same everywhere, of the same length, and nothing personal of it is left', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(plain, personal), { minLength: 1, maxLength: 5 }), (pairs) => {
        const redactor = new Redactor([]);
        const texts = pairs.map(([words, secret]) => `${words}; ${secret}; ${words}`);
        const made = redactor.json({ once: texts, again: { texts } });
        expect(made.again.texts).toEqual(made.once);
        for (const [index, [words, secret]] of pairs.entries()) {
          expect(made.once[index]).toHaveLength(texts[index]!.length);
          expect(made.once[index]!.startsWith(`${words}; `) && made.once[index]!.endsWith(`; ${words}`)).toBe(true);
          for (const { start, end } of findPersonal(texts[index]!))
            expect(made.once.join('\n')).not.toContain(texts[index]!.slice(start, end));
          expect(findPersonal(texts[index]!).length).toBeGreaterThan(0);
          expect(secret.length).toBeGreaterThan(0);
        }
        // A second pass finds nothing new, and the same words come out again.
        expect(redactor.json(made)).toEqual(made);
        expect(new Redactor([]).json({ once: texts, again: { texts } })).toEqual(made);
      }),
      runs,
    );
  });

  it('white space stays where it is, so that lines break where they broke', () => {
    fc.assert(
      fc.property(fc.oneof(personal, fc.string({ unit: 'grapheme' })), (text) => {
        const made = redact(text);
        expect([...made.matchAll(/\s/g)].map(({ index }) => index)).toEqual(
          [...text.matchAll(/\s/g)].map(({ index }) => index),
        );
        expect(made.isWellFormed()).toBe(text.isWellFormed());
      }),
      runs,
    );
  });
});
