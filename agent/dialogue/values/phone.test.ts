/** Phone numbers from all over the world, and numbers that are none. */
import { describe, expect, test } from 'vitest';
import { remark } from './marked.ts';
import { recognizePhone } from './phone.ts';

describe('phone numbers', () => {
  test.each([
    'call [555-0142]',
    'Call [(555) 010-0142]',
    '[555-123-4567]',
    '[(415) 555-2671]',
    '[415.555.2671]',
    '[+1 415 555 2671]',
    '[+44 20 7946 0958]',
    '[020 7946 0958]',
    'tel [07700 900123]',
    '[+49 30 123456]',
    'Tel. [030 1234567]',
    '[+49 (0)30 1234567]',
    'WhatsApp [0803 123 4567]',
    'whatsapp: [08031234567]',
    '[+234 803 123 4567]',
    'WA [0812-3456-7890]',
    'WA: [081234567890]',
    'zap [(11) 98765-4321]',
    '[(11) 98765-4321]',
    '[+55 11 98765-4321]',
    'call [98765 43210]',
    '[+91 98765 43210]',
    'mpesa or call [0712 345 678]',
    '[0712345678]',
    '[+33 6 12 34 56 78]',
    '[06 12 34 56 78]',
    'text [082 123 4567] to book',
    'call us on [01632 960123]',
    'contact [0917 123 4567], Sundays too',
    '[0044 20 7946 0958]',
    'call [555-0142] 9am to 5pm',
    'ring Lia on [07700 900 456]',
    '[+62 812 3456 7890]',
  ])('%s', (marked) => expect(remark(recognizePhone, marked)).toBe(marked));

  test.each([
    '$1500000',
    '1080x1350',
    '1920 x 1080 px',
    '24.12.2026',
    '2026-12-24',
    '10/12/2026',
    '1990-2026',
    '1990 – 2026',
    'order #12345678',
    'order 48151623',
    '10 000 000',
    'size 36-41',
    '7.30-9.30',
    '9:00-18:00',
    '1 2 3 4 5 6 7 8',
    '18,500,000',
    'Rp 1.500.000',
    '5-8',
    'isbn 9780306406157',
  ])('nothing in %s', (text) => expect(remark(recognizePhone, text)).toBe(text));
});
