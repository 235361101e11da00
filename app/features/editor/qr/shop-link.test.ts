/** What a new code links to. */
import { expect, it } from 'vitest';
import { SAMPLE_LINK, shopLink } from './shop-link.ts';

it('is the site of the shop, else a profile of it, else nobody’s address', () => {
  const [site, profile, phone] = [
    { type: 'website', value: 'shop.example' },
    { type: 'instagram', value: '@ada.shop' },
    { type: 'whatsapp', value: '+91 98765 43210' },
  ];
  expect(shopLink([profile, site])).toBe('https://shop.example');
  expect(shopLink([phone, { type: 'instagram', value: '@ada' }])).toBe('https://instagram.com/ada');
  expect(shopLink([phone])).toBe('https://wa.me/919876543210');
  expect(
    shopLink([
      { type: 'tiktok', value: 'ada' },
      { type: 'website', value: ' ' },
    ]),
  ).toBe(SAMPLE_LINK);
});
