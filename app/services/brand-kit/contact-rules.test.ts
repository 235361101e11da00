/** Contacts as they are typed, pasted from chats and shared from apps: taken as what they name, or refused in words. */
import { describe, expect, it, test } from 'vitest';
import type { ContactType } from '#tools/contract/ports/brand-kit-port.ts';
import { CONTACT_NAMES, contactExample, readContact } from './contact-rules.ts';

const WITHOUT_NAME = 'does not contain your name';

it('takes each kind as in its example', () => {
  for (const type of Object.keys(CONTACT_NAMES) as ContactType[])
    expect(readContact(type, contactExample(type)), type).toEqual({ value: contactExample(type) });
});

test.each<[ContactType, string, string]>([
  ['instagram', 'https://www.instagram.com/ada.bakes/?hl=en', 'ada.bakes'],
  ['instagram', 'https://instagram.com/ada.bakes?igsh=MXQ3Z2Rk&utm_source=qr', 'ada.bakes'],
  ['instagram', 'instagram.com/stories/ada.bakes/3141592653', 'ada.bakes'],
  ['instagram', '\u2068@ada.bakes\u2069', 'ada.bakes'],
  ['instagram', '<https://instagram.com/ada.bakes>', 'ada.bakes'],
  ['instagram', 'ada\u200b.bakes', 'ada.bakes'],
  ['youtube', '@adabakes', 'adabakes'],
  ['youtube', 'https://youtube.com/@adabakes?si=abc', 'adabakes'],
  ['youtube', 'https://www.youtube.com/c/AdaBakes/videos', 'AdaBakes'],
  ['tiktok', 'tiktok.com/@ada_bakes', 'ada_bakes'],
  ['tiktok', 'https://www.tiktok.com/@ada_bakes/video/7123?is_from_webapp=1', 'ada_bakes'],
  ['pinterest', 'https://in.pinterest.com/adabakes/cakes/', 'adabakes'],
  ['pinterest', 'pinterest.co.uk/adabakes', 'adabakes'],
  ['facebook', 'https://m.facebook.com/adabakes/posts/123', 'adabakes'],
  ['facebook', 'https://m.me/adabakes', 'adabakes'],
  ['facebook', 'https://th-th.facebook.com/%E0%B8%A3%E0%B9%89%E0%B8%B2%E0%B8%99', 'ร้าน'],
  ['instagram', 'ร้านเบเกอรี่', 'ร้านเบเกอรี่'],
  ['shopee', 'अदिति मिठाई', 'अदिति मिठाई'],
  ['shopee', 'https://shopee.co.id/toko.ada?smtt=0.0.9', 'toko.ada'],
  ['ebay', 'https://www.ebay.co.uk/str/adabakes', 'adabakes'],
  ['ebay', 'Ada & Co', 'Ada & Co'],
  ['amazon', 'amazon.de/stores/AdaBakes/page/1234-5678', 'AdaBakes'],
  ['poshmark', 'https://poshmark.com/closet/ada_closet', 'ada_closet'],
  ['carousell', 'https://www.carousell.sg/u/ada.shop/', 'ada.shop'],
  ['mercado', 'https://www.mercadolibre.com.ar/perfil/ADASHOP', 'ADASHOP'],
  ['tokopedia', 'tokopedia.com/ada-shop', 'ada-shop'],
])('%s takes %j as %s', (type, written, value) => expect(readContact(type, written)).toEqual({ value }));

test.each<[ContactType, string, string]>([
  ['facebook', 'https://www.facebook.com/profile.php?id=100012345', WITHOUT_NAME],
  ['facebook', 'https://www.facebook.com/share/1AbCdEf/', WITHOUT_NAME],
  ['facebook', 'fb.watch/abc', WITHOUT_NAME],
  ['tiktok', 'https://vm.tiktok.com/ZMabc/', WITHOUT_NAME],
  ['tiktok', 'tiktok.com/t/ZTabc', WITHOUT_NAME],
  ['pinterest', 'https://pin.it/abc', WITHOUT_NAME],
  ['youtube', 'https://youtu.be/dQw4w9WgXcQ', WITHOUT_NAME],
  ['youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', WITHOUT_NAME],
  ['youtube', 'https://www.youtube.com/channel/UC1234567890', WITHOUT_NAME],
  ['instagram', 'https://www.instagram.com/p/Cxyz/', WITHOUT_NAME],
  ['instagram', 'instagram.com', WITHOUT_NAME],
  ['instagram', 'https://other.example/ada', WITHOUT_NAME],
  ['amazon', 'https://amzn.to/3abc', WITHOUT_NAME],
  ['amazon', 'https://www.amazon.com/dp/B000123', WITHOUT_NAME],
  ['shopee', 'https://shopee.co.id/Red-mug-i.123.456', WITHOUT_NAME],
  ['instagram', '', 'valid name'],
  ['instagram', '\u200b', 'valid name'],
  ['instagram', 'two words', 'valid name'],
  ['instagram', 'a'.repeat(80), 'valid name'],
])('%s refuses %j: %s', (type, written, error) =>
  expect(readContact(type, written)).toMatchObject({ error: expect.stringContaining(error) }),
);

describe('phones', () => {
  test.each([
    ['\u202a+91 98765 43210\u202c', '+91 98765 43210'],
    ['+44 7700\u2011900\u2011123', '+44 7700-900-123'],
    ['https://wa.me/919876543210', '+919876543210'],
    ['tel:+44-7700-900123', '+44-7700-900123'],
    ['+44\u00a07700\u202f900123', '+44 7700 900123'],
    ['(+39) 347 123 4567', '+39 347 123 4567'],
    ['٠٥٠ ١٢٣ ٤٥٦٧', '050 123 4567'],
    ['०९८७६ ५४३२१', '09876 54321'],
    ['+91\u2013\u200998765\u200b43210', '+91- 9876543210'],
  ])('%j is %j', (written, value) => expect(readContact('whatsapp', written)).toEqual({ value }));

  test.each(['12', 'call me', 'https://wa.me/message/ABC', 'https://chat.whatsapp.com/AbC123', '1'.repeat(16)])(
    '%j is none',
    (written) => expect(readContact('mobile', written)).toHaveProperty('error'),
  );
});

describe('addresses', () => {
  test.each<[ContactType, string, string]>([
    ['email', 'hello@shop.example,', 'hello@shop.example'],
    ['email', 'he\u200bllo@shop.example', 'hello@shop.example'],
    ['email', 'Ada Bakes <hello@shop.example>', 'hello@shop.example'],
    ['email', 'mailto:hello@shop.example?subject=Hi', 'hello@shop.example'],
    ['email', 'สวัสดี@ร้านค้า.ไทย', 'สวัสดี@ร้านค้า.ไทย'],
    ['website', 'https://ada-bakes.co.uk/shop/', 'ada-bakes.co.uk/shop'],
    ['website', 'https://ร้านค้า.ไทย/', 'ร้านค้า.ไทย'],
    ['website', 'हिन्दी.भारत', 'हिन्दी.भारत'],
    ['website', 'xn--42c2d9a.xn--o3cw4h', 'xn--42c2d9a.xn--o3cw4h'],
    ['website', 'صيدلية.السعودية', 'صيدلية.السعودية'],
    ['website', '店。例子', '店.例子'],
    ['website', '\ufeffshop.example.', 'shop.example'],
    ['website', 'shop.example:8080/new?x=1', 'shop.example:8080/new?x=1'],
    ['upi', 'upi://pay?pa=shop@okbank&pn=Shop', 'shop@okbank'],
    ['upi', 'shop@okbank\u200f', 'shop@okbank'],
  ])('%s %j is %j', (type, written, value) => expect(readContact(type, written)).toEqual({ value }));

  test.each<[ContactType, string]>([
    ['email', 'ada'],
    ['email', 'a b@shop.example'],
    ['email', 'ada@shop'],
    ['email', 'ada..b@shop.example'],
    ['website', 'nope'],
    ['website', 'a b.com'],
    ['website', 'javascript:alert(1)'],
    ['website', 'http://'],
    ['website', 'user@shop.example'],
    ['website', '192.168.0.1'],
    ['website', `shop.example/${'a'.repeat(200)}`],
    ['upi', 'shop'],
  ])('%s refuses %j', (type, written) => expect(readContact(type, written)).toHaveProperty('error'));
});
