/**
 * Where a shop is, as far as its brand kit or its browser says: which country's code completes a phone number, and which
 * is in the form first.
 */
import { isCountry, readNumber, type Country } from './phone-number.ts';

const FALLBACK: Country = 'US';

const known = (region: string | undefined): Country | null =>
  region !== undefined && isCountry(region) ? region : null;

/** Domains of countries that everybody uses, whatever the country. */
const ANYWHERE = new Set(
  'AI AC BZ CC CD CO DJ FM GG GL IO IS LA LY ME MS MU NU PW SC SH SO ST TK TO TV VC VG WS'.split(' '),
);

/** The country of "shop.co.uk"; null: its domain is nobody's or everybody's. */
function countryOfDomain(domain: string): Country | null {
  const top = /\.([a-z]{2})(?:$|[/:?#])/i.exec(domain)?.[1]?.toUpperCase() ?? '';
  const country = top === 'UK' ? 'GB' : top;
  return isCountry(country) && !ANYWHERE.has(country) ? country : null;
}

/**
 * The country of a shop by its brand kit: the one chosen there; else by its contacts: a number with its country's code,
 * a payment address that only one country has, the domain of its site or mail; null: they say nothing.
 */
export function countryOfShop(kit: {
  country: string | null;
  contacts: readonly { type: string; value: string }[];
}): Country | null {
  return known(kit.country ?? undefined) ?? countryOfContacts(kit.contacts);
}

function countryOfContacts(contacts: readonly { type: string; value: string }[]): Country | null {
  const of = (...types: string[]) => contacts.filter(({ type }) => types.includes(type)).map(({ value }) => value);
  for (const written of of('whatsapp', 'mobile')) {
    const country = readNumber(written, null)?.country;
    if (country) return country;
  }
  if (of('upi').length > 0) return 'IN';
  if (of('tokopedia').length > 0) return 'ID';
  return of('website', 'email').map(countryOfDomain).find(Boolean) ?? null;
}

/** Spoken in many countries: by itself such a language names none of them. */
const WIDE = new Set('ar en es fr pt sw zh'.split(' '));

function localesOf(languages: string | null): Intl.Locale[] {
  const tags = (languages ?? '').split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const quality = Number(parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean) ?? 1);
    return tag && tag !== '*' && quality > 0 ? [{ tag, quality }] : [];
  });
  tags.sort((a, b) => b.quality - a.quality);
  return tags.flatMap(({ tag }) => {
    try {
      return [new Intl.Locale(tag)];
    } catch {
      return [];
    }
  });
}

const regionOf = (locale: Intl.Locale): Country | null => known(locale.region);
const likelyOf = (locale: Intl.Locale): Country | null => known(locale.maximize().region);

/**
 * The country that a browser's languages name; null: none, or only languages of many countries. `languages`: as in the
 * Accept-Language header. A language that names its country says more than the country of most of its speakers.
 */
export function countryOfLanguages(languages: string | null): Country | null {
  const locales = localesOf(languages);
  const narrow = locales.filter(({ language }) => !WIDE.has(language));
  return locales.map(regionOf).find(Boolean) ?? narrow.map(likelyOf).find(Boolean) ?? null;
}

/** The country whose code is in a form first: the one used last in this browser, else the likeliest of its languages. */
export function guessCountry(languages: string | null, remembered?: string | null): Country {
  const locales = localesOf(languages);
  return (
    known(remembered ?? undefined) ??
    locales.map(regionOf).find(Boolean) ??
    locales.map(likelyOf).find(Boolean) ??
    FALLBACK
  );
}
