/** Whole messages, and values of every kind between words that have nothing to do with them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { remark } from './marked.ts';
import { recognizeValues } from './recognize.ts';

/** All but colors that are part of a name. */
const withoutNames = (text: string) => recognizeValues(text).filter((value) => !('inName' in value && value.inName));

describe('whole messages', () => {
  test.each([
    'Jazz night at the Blue Door, [Friday 8pm], tickets [$15], [14 Pine Road]',
    'lavender candles [£12 each or 2/£20], order [@lia.candles] or [hello@lia.co.uk]',
    '[flyer] for a yard sale [this Saturday 8am to 2pm], [8 Mill Road]',
    '[Up to 50% off everything] until [24.12.] at [crumb.de]',
    'headline "[Sale 20% off]" in [dark green]',
    'nasi goreng [Rp25rb], WA [0812-3456-7890], buka [10.00-22.00 WIB]',
    'tacos [2x1] [every thursday]',
    'an [instagram story], [#ff6600] background',
    '[1080x1350], title "[Run for Mathare]", [R$ 39,90] or [3x sem juros]',
    '[$15] tickets, [8:15] tickets, [40 tickets]',
    'put the shoe at an angle',
    'remove it. tilt the photo',
    'make it bigger and move it to the right',
    'headline to a [red] button that says Order now',
  ])('%s', (marked) => expect(remark(withoutNames, marked)).toBe(marked));

  test('values never overlap and facts are the characters of the message', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '$',
            '20',
            '%',
            ' off ',
            'Fri ',
            '8',
            'pm',
            '"',
            "'",
            ' x ',
            '-',
            'red ',
            '@a',
            '.com ',
            '+',
            '0123456 ',
            '\n',
            'é',
            '😀',
            'St ',
            '/',
          ),
          { maxLength: 40 },
        ),
        (parts) => {
          const text = parts.join('');
          let behind = 0;
          for (const { span, value } of recognizeValues(text)) {
            expect(span[0]).toBeGreaterThanOrEqual(behind);
            expect(span[1]).toBeGreaterThan(span[0]);
            expect(span[1]).toBeLessThanOrEqual(text.length);
            behind = span[1];
            if (typeof value === 'string') expect(value.length).toBeGreaterThan(0);
          }
        },
      ),
    );
  });
});

const digit = fc.integer({ min: 1, max: 9 });
const values: Record<string, fc.Arbitrary<string>> = {
  money: fc
    .tuple(fc.constantFrom('$', '€', '£', '₦', '₹', 'R$ ', 'KSh ', 'CHF '), fc.integer({ min: 1, max: 999 }))
    .map(([sign, sum]) => `${sign}${sum}`),
  offer: fc.tuple(digit, fc.constantFrom('% off', '0% off', '% discount')).map(([sum, rest]) => `${sum}${rest}`),
  date: fc
    .tuple(
      fc.constantFrom('Saturday', 'friday', 'Sunday'),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom('am', 'pm', ':30pm'),
    )
    .map((parts) => `${parts[0]} ${parts[1]}${parts[2]}`),
  time: fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom('am', 'pm', ':15', ':45 am'))
    .map((parts) => parts.join('')),
  email: fc
    .tuple(fc.constantFrom('lia', 'tom.b', 'info'), fc.constantFrom('@crumb.co', '@mail.example.org'))
    .map((parts) => parts.join('')),
  web: fc.constantFrom('crumb.com', 'www.lia.de', 'shop.example.com/menu', 'https://a.io'),
  phone: fc.integer({ min: 1000, max: 9999 }).map((end) => `+44 20 7946 ${String(end)}`),
  address: fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom('Pine Road', 'Mill Lane', 'Main St'))
    .map((parts) => parts.join(' ')),
  measure: fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom(' ml', 'kg', ' oz'))
    .map((parts) => parts.join('')),
  color: fc.constantFrom('dark green', 'navy blue', '#1f9d63', 'burgundy'),
  size: fc
    .tuple(fc.integer({ min: 100, max: 4000 }), fc.integer({ min: 100, max: 4000 }))
    .map((parts) => parts.join('x')),
};

describe('values between any words', () => {
  const words = fc.array(
    fc.constantFrom('please', 'nice', 'shoe', 'we', 'bigger', 'ticket', 'show', 'bakery', 'very'),
    { minLength: 1, maxLength: 6 },
  );
  test.each(Object.entries(values))('%s', (type, arbitrary) => {
    fc.assert(
      fc.property(words, arbitrary, words, (before, value, after) => {
        const start = before.join(' ').length + 1;
        const found = recognizeValues(`${before.join(' ')} ${value} ${after.join(' ')}`);
        expect(found.map(({ type, span }) => ({ type, span }))).toEqual([
          { type, span: [start, start + value.length] },
        ]);
      }),
    );
  });
});
