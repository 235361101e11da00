/**
 * What a contact of each kind may be, and the plain form in which it is stored: for the server that enforces it and the
 * page that checks it first.
 */
import { message, type MessageKey } from '#messages/message.ts';
import type { ContactType } from '#tools/contract/ports/brand-kit-port.ts';

/** The contacts' names, in their owners' spelling. */
export const CONTACT_NAMES: Readonly<Record<ContactType, string>> = {
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  email: 'Email',
  mobile: 'Mobile',
  website: 'Website',
  upi: 'UPI',
  shopee: 'Shopee',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
  depop: 'Depop',
  poshmark: 'Poshmark',
  mercado: 'Mercado Libre',
  lazada: 'Lazada',
  ebay: 'eBay',
  facebook: 'Facebook',
  amazon: 'Amazon',
  carousell: 'Carousell',
  tokopedia: 'Tokopedia',
};

interface Rule {
  /** The plain form of the input: without URL and decoration. */
  plain(written: string): string;
  pattern: RegExp;
  error: MessageKey;
  example: string;
}

/** "https://www.instagram.com/ada.bakes/?hl=en" → "ada.bakes". */
function handleOf(written: string): string {
  const path = written.replace(
    /^(?:https?:\/\/)?(?:www\.|m\.)?[a-z0-9-]+(?:\.[a-z]{2,})+\/(?:shop\/|stores?\/|usr\/|u\/|closet\/|c\/|channel\/)?/i,
    '',
  );
  return path
    .replace(/[?#].*/s, '')
    .replace(/(?<!\/)\/+$/, '')
    .replace(/^@+/, '')
    .trim();
}

const phone: Rule = {
  plain: (written) => written.replace(/\s+/g, ' '),
  // 7 to 15 digits, as E.164 allows, in any grouping.
  pattern: /^\+?(?:[ ().-]*\d){7,15}[ ()]*$/,
  error: 'brandKit.invalidPhone',
  example: '+44 7700 900123',
};
const handle = (example: string): Rule => ({
  plain: handleOf,
  pattern: /^[\p{L}\p{N}_][\p{L}\p{N}._-]{0,59}$/u,
  error: 'brandKit.invalidHandle',
  example,
});
const shop = (example: string): Rule => ({
  plain: handleOf,
  pattern: /^[\p{L}\p{N}][\p{L}\p{N} ._&'’-]{0,59}$/u,
  error: 'brandKit.invalidShop',
  example,
});

const RULES: Readonly<Record<ContactType, Rule>> = {
  instagram: handle('yourbrand'),
  youtube: handle('yourbrand'),
  tiktok: handle('yourbrand'),
  pinterest: handle('yourbrand'),
  facebook: handle('yourbrand'),
  depop: handle('yourshop'),
  poshmark: handle('yourcloset'),
  shopee: shop('yourshop'),
  mercado: shop('Your shop'),
  lazada: shop('Your shop'),
  ebay: shop('yourshop'),
  amazon: shop('Your shop'),
  carousell: shop('yourshop'),
  tokopedia: shop('yourshop'),
  whatsapp: phone,
  mobile: phone,
  email: {
    plain: (written) => written.replace(/^mailto:/i, ''),
    pattern: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
    error: 'account.enterValidEmail',
    example: 'hello@yourbrand.com',
  },
  website: {
    plain: (written) => written.replace(/^https?:\/\//i, '').replace(/(?<!\/)\/+$/, ''),
    pattern: /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}(?:\/[^\s]*)?$/u,
    error: 'brandKit.invalidWebsite',
    example: 'yourbrand.com',
  },
  upi: {
    plain: (written) => written,
    pattern: /^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9.-]{1,63}$/,
    error: 'brandKit.invalidUpi',
    example: 'yourbrand@bank',
  },
};

/** Maximum characters of a contact. */
export const CONTACT_LENGTH = 120;

/** The contact in its plain form, or what is wrong with it. */
export function readContact(type: ContactType, written: string): { value: string } | { error: string } {
  const rule = RULES[type];
  const value = rule.plain(written.trim());
  if (value.length > CONTACT_LENGTH || !rule.pattern.test(value)) return { error: message(rule.error) };
  return { value };
}

/** An example of a contact of that kind. */
export function contactExample(type: ContactType): string {
  return RULES[type].example;
}
