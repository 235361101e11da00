/** The currency of prices for users who did not choose one: that of the country in their languages. */

const byCountry: Record<string, string> = {
  US: 'USD',
  GB: 'GBP',
  IN: 'INR',
  JP: 'JPY',
  KR: 'KRW',
  KW: 'KWD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
  BR: 'BRL',
  MX: 'MXN',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  TR: 'TRY',
  SG: 'SGD',
  HK: 'HKD',
  TW: 'TWD',
  TH: 'THB',
  MY: 'MYR',
  ID: 'IDR',
  PH: 'PHP',
  VN: 'VND',
  ZA: 'ZAR',
  AE: 'AED',
  IL: 'ILS',
};
const euro = new Set('AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK BG'.split(' '));

/** `languages` as in the Accept-Language header; the first of `known` if nothing fits. */
export function currencyFor(languages: string | null, known: readonly string[]): string {
  for (const part of (languages ?? '').split(',').slice(0, 20)) {
    const country = countryOf(part.split(';')[0]?.trim() ?? '');
    const currency = country && (euro.has(country) ? 'EUR' : byCountry[country]);
    if (currency && known.includes(currency)) return currency;
  }
  return known[0] ?? 'USD';
}

/** Where most speakers of a language live, if it names no country. */
function countryOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region;
  } catch {
    return undefined;
  }
}
