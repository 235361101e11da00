/** Amounts of money: whole minor units of a currency, parsed from how people and shops write them. */

/** `amount` in minor units: cents, yen, fils. `currency` by ISO 4217, upper case. */
export interface Money {
  currency: string;
  amount: number;
}

/** Currencies without minor units. */
const zeroDecimal = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'ISK',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'UGX',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
const threeDecimal = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

/** Decimals of a currency. From a table, because engines disagree about a few. */
export function decimalsOf(currency: string): 0 | 2 | 3 {
  if (zeroDecimal.has(currency)) return 0;
  return threeDecimal.has(currency) ? 3 : 2;
}

/** The amount as a plain decimal number: 49900 INR is '499.00'. */
export function decimalText({ currency, amount }: Money): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return `${amount < 0 ? '-' : ''}${whole}${decimals > 0 ? `.${digits.slice(-decimals)}` : ''}`;
}

/** The currency signs. A bare dollar sign is the American one, a bare ¥ the Japanese one. */
const symbols = new Map<string, string>(
  [
    'USD $ US$ $US',
    'EUR €',
    'GBP £ GB£',
    'INR ₹ RS RS.',
    'JPY ¥ JP¥ 円',
    'CNY CN¥ RMB 元',
    'KRW ₩',
    'AUD A$ AU$',
    'CAD C$ CA$',
    'NZD NZ$',
    'HKD HK$',
    'TWD NT$',
    'SGD S$ SG$',
    'MXN MX$',
    'BRL R$',
    'ILS ₪',
    'VND ₫',
    'THB ฿',
    'PHP ₱',
    'IDR RP',
    'MYR RM',
    'TRY ₺ TL',
    'UAH ₴',
    'RUB ₽',
    'PLN ZŁ',
    'CZK KČ',
    'HUF FT',
    'XAF FCFA',
    'NGN ₦',
    'GHS ₵',
    'CRC ₡',
    'PYG ₲',
    'KZT ₸',
    'KWD K.D. د.ك',
  ].flatMap((line) => {
    const [code = '', ...signs] = line.split(' ');
    return signs.map((sign) => [sign, code] as const);
  }),
);

/** Codes that are currencies; other three-letter words are not. */
const codes = new Set([
  ...zeroDecimal,
  ...threeDecimal,
  ...symbols.values(),
  ...'AED ARS BDT BGN CHF COP DKK DOP DZD EGP ETB GEL GTQ HNL KES KGS LKR MAD MDL MKD MOP MUR NAD NOK NPR PAB PEN PKR QAR RON RSD SAR SEK TZS UYU UZS VES ZAR ZMW'.split(
    ' ',
  ),
]);

function currencyOf(text: string): string | null {
  const key = text.toUpperCase();
  if (codes.has(key)) return key;
  return symbols.get(key) ?? null;
}

/** The digits of a number with the decimal sign `decimal`; null when it isn't a number. */
function readNumber(
  text: string,
  decimal: '.' | ',',
  decimals: number,
): { digits: string; hasDecimals: boolean } | null {
  const parts = text.split(decimal);
  if (parts.length > 2) return null;
  const [whole = '', fraction] = parts;
  // Thousands in threes, or Indian grouping: 1,29,900.
  const grouped =
    decimal === '.'
      ? /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,3}(?:[ '’]\d{3})+)$/
      : /^(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:[ '’]\d{3})+)$/;
  if (!grouped.test(whole)) return null;
  if (fraction === undefined) return { digits: whole.replace(/\D/g, '') + '0'.repeat(decimals), hasDecimals: false };
  if (!/^\d+$/.test(fraction)) return null;
  // Extra decimals beyond the currency's are fine only when they are zeros.
  if (!/^0*$/.test(fraction.slice(decimals)) || (decimals > 0 && fraction.length > decimals)) return null;
  return { digits: whole.replace(/\D/g, '') + fraction.slice(0, decimals).padEnd(decimals, '0'), hasDecimals: true };
}

/**
 * Parses a money string: a leading currency text and a decimal amount ("₹499.00", "US$ 9.99"). As an extension the
 * currency may trail and the comma may be the decimal sign ("1.299,00 €"). Null for everything else, and for ambiguous
 * amounts: "€1.299".
 */
export function parseMoney(text: string): Money | null {
  // Replaces full-width and non-breaking characters with plain ones.
  const plain = text
    .normalize('NFKC')
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const found = /^(?:(?<leading>[^\d]*[^\d ]) ?)?(?<number>\d(?:[\d.,' ’]*\d)?)(?: ?(?<trailing>[^\d ][^\d]*))?$/.exec(
    plain,
  );
  const { leading, number, trailing } = found?.groups ?? {};
  if (number === undefined || (leading === undefined) === (trailing === undefined)) return null;
  const currency = currencyOf(leading ?? trailing ?? '');
  if (!currency) return null;
  const decimals = decimalsOf(currency);
  const [point, comma] = [readNumber(number, '.', decimals), readNumber(number, ',', decimals)];
  const read = leading === undefined ? (comma ?? point) : (point ?? (comma?.hasDecimals ? comma : null));
  if (!read) return null;
  const amount = Number(read.digits);
  return Number.isSafeInteger(amount) ? { currency, amount } : null;
}
