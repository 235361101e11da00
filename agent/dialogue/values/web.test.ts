/** Mail and web addresses, handles and hashtags in messages. */
import { describe, expect, test } from 'vitest';
import { remark } from './marked.ts';
import { recognizeWeb } from './web.ts';

describe('web', () => {
  test.each([
    'order at [crumbandco.com]',
    'Order at [crumbandco.com].',
    '[www.lia.co.uk]',
    '[https://shop.example.com/a?b=1]',
    '([crumb.de])',
    '[linktr.ee/lia]',
    '[wa.me/2348012345678]',
    '[bit.ly/3xYz]',
    '[facebook.com/lia.bakes]',
    '[lia.me/menu]',
    '[my-bakery.it]',
    '[toko.co.id]',
    '[lojadalia.com.br]',
    '[CRUMB.COM]',
    'mail [hello@crumb.co]',
    '[anna.maria+shop@mail.example.org], thanks',
    'IG [@lia.bakes]',
    'IG:[@lia_bakes]',
    '[@lia] and [@tom]',
    '[#smallbusiness] [#JakartaEats]',
    'web:[crumb.co]',
    'email: [info@studio-9.de]',
    '[müller-brot.de]',
    'follow [@the.bread.lab]!',
  ])('%s', (marked) => expect(remark(recognizeWeb, marked)).toBe(marked));

  test.each([
    'No.1 bakery',
    'flour, salt etc.and',
    'make it bigger.then move it',
    'thanks.it is nice',
    '#1',
    '#ff6600',
    '#fff',
    '@ 8pm',
    '@8pm',
    '@ the park',
    '24.12.2026',
    'v2.0',
    'Mr.Smith',
    '1.50',
    'and/or',
    'U.S.A.',
    'e.g. this',
    'a.m. or p.m.',
    'done.So go on',
    'red/blue',
  ])('nothing in %s', (text) => expect(remark(recognizeWeb, text)).toBe(text));

  test('tells the kinds apart', () =>
    expect(recognizeWeb('a@b.com b.com @bob #bob').map(({ type }) => type)).toEqual([
      'email',
      'web',
      'handle',
      'hashtag',
    ]));
});
