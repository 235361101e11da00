/**
 * What a contact of each kind may be, and the plain form in which it is stored: for the server that enforces it and the
 * page that checks it first.
 */
import { plainPhone } from '#design/contacts/plain-phone.ts';
import { bareAddress, readEmail, readWebsite } from '#design/contacts/web-address.ts';
import { message, type MessageKey } from '#messages/message.ts';
import type { ContactType } from '#tools/contract/ports/brand-kit-port.ts';
import { profileName } from './profile-links.ts';

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
  /** The plain form of the input: without link, decoration and unseen marks; or what is wrong with it. */
  read(written: string, type: ContactType): string | { error: MessageKey };
  example: string;
}

/** Of every script: marks above and below letters belong to the letters. */
const HANDLE = /^[\p{L}\p{N}_][\u200d\u200c\p{L}\p{M}\p{N}._-]{0,59}$/u;
const SHOP = /^[\p{L}\p{N}][\u200d\u200c\p{L}\p{M}\p{N} ._&'’-]{0,59}$/u;
// 7 to 15 digits, as E.164 allows, in any grouping.
const PHONE = /^\+?(?:[ ().-]*\d){7,15}[ ()]*$/;
const UPI = /^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9.-]{1,63}$/;

const orWrong = (value: string | null, error: MessageKey) => value ?? { error };
const matching = (pattern: RegExp, value: string, error: MessageKey) => (pattern.test(value) ? value : { error });

const phone: Rule = {
  read: (written) => matching(PHONE, plainPhone(written), 'brandKit.invalidPhone'),
  example: '+44 7700 900123',
};
const named =
  (pattern: RegExp, error: MessageKey) =>
  (example: string): Rule => ({
    read(written, type) {
      const name = profileName(type, written);
      return name === null ? { error: 'brandKit.linkWithoutName' } : matching(pattern, name, error);
    },
    example,
  });
const handle = named(HANDLE, 'brandKit.invalidHandle');
const shop = named(SHOP, 'brandKit.invalidShop');

/** "upi://pay?pa=shop@bank&pn=Shop" → "shop@bank". */
const paymentAddress = (written: string): string => {
  const bare = bareAddress(written);
  return /^upi:\/\/pay\?/i.test(bare) ? (new URLSearchParams(bare.slice(bare.indexOf('?'))).get('pa') ?? '') : bare;
};

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
    read: (written) => orWrong(readEmail(written), 'account.enterValidEmail'),
    example: 'hello@yourbrand.com',
  },
  website: { read: (written) => orWrong(readWebsite(written), 'brandKit.invalidWebsite'), example: 'yourbrand.com' },
  upi: {
    read: (written) => matching(UPI, paymentAddress(written), 'brandKit.invalidUpi'),
    example: 'yourbrand@bank',
  },
};

/** Maximum characters of a contact. */
const CONTACT_LENGTH = 120;

/** The contact in its plain form, or what is wrong with it. */
export function readContact(type: ContactType, written: string): { value: string } | { error: string } {
  const value = RULES[type].read(written, type);
  if (typeof value !== 'string') return { error: message(value.error, { network: CONTACT_NAMES[type] }) };
  return value.length > CONTACT_LENGTH
    ? { error: message('brandKit.contactTooLong', { limit: CONTACT_LENGTH }) }
    : { value };
}

/** An example of a contact of that kind. */
export function contactExample(type: ContactType): string {
  return RULES[type].example;
}
