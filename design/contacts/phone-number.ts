/**
 * Phone numbers as people write them in their countries, read into E.164: for the form that signs in, the codes that
 * call a number, and the chat. Browser and server check alike; the browser loads this module only when a number is typed.
 *
 * The library's "max" data is the one that tells kinds of numbers apart: a text message reaches no landline.
 */
import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { linkedDigits, plainPhone } from './plain-phone.ts';

/** Two letters, ISO 3166. */
export type Country = CountryCode;

export interface PhoneReading {
  /** E.164. */
  phone: string;
  /** Null: the country's code is known and shared, and the number is none that it has given out. */
  country: Country | null;
  /** Formatted for people, with the country's code. */
  shown: string;
  /** The same without that code: what follows the code in the form. */
  rest: string;
  /** Given out by its country; else only of a possible length, as the numbers of examples are. */
  isValid: boolean;
}

/** 'incomplete': no number, or too short for one. 'invalid': no mobile number of its country. */
export type PhoneProblem = 'incomplete' | 'invalid';

/** Fewer are not a complete number anywhere but on a few islands. */
const fewDigits = 7;

/**
 * Forms that are still written after a country renumbered, or that only its own lines dial, as digits after the plus:
 * Mexico (mobiles without 1 since 2019; 01, 044 and 045 were dialled), Argentina (9 before a mobile from abroad),
 * Brazil (a ninth digit since 2016), Benin (01 since 2024). ITU national numbering plans.
 */
const REWRITTEN: readonly [country: Country, form: RegExp, now: string][] = [
  ['MX', /^52(?:0(?:1|4[45])|1)(\d{10})$/, '52$1'],
  ['AR', /^540?([1-9]\d{9})$/, '549$1'],
  ['BR', /^550?(\d\d)([6-9]\d{7})$/, '55$19$2'],
  ['BJ', /^229(\d{8})$/, '22901$1'],
];

/** Numbers that a country keeps for films and examples (Ofcom, "Numbers for drama use"): as good as given out. */
const FOR_EXAMPLES: Readonly<Partial<Record<Country, RegExp>>> = {
  GB: /^\+44(?:7700900|1632960|1(?:1[3-8]|[2-6]1)4960|2079460|1914980|2896496|2920180)\d{3}$/,
};

const MOBILE: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

const parsed = (text: string, home?: Country): PhoneNumber | undefined =>
  parsePhoneNumberFromString(text, { ...(home && { defaultCountry: home }), extract: false });

/** What may be meant by a written number, the likeliest first. */
function* meanings(plain: string, home: Country | undefined): Generator<PhoneNumber> {
  const isWhole = /^(?:\+|00)/.test(plain);
  // Some countries write their mobile numbers differently at home than after the country's code.
  const after = home && !isWhole ? `+${getCountryCallingCode(home)}${plain}` : null;
  // "+44 (0) 7400 123456": dialled only without the code.
  const withoutTrunk = plain.replace(/^(\+[\d\s-]{1,6})\(0\)/, '$1');
  // 00 is written everywhere, also where something else is dialled.
  const dialled = plain.startsWith('00') ? [`+${plain.slice(2)}`] : [];
  // "49 1512 3456789" in Germany: the code without its plus.
  const bare = home && !isWhole && plain.startsWith(getCountryCallingCode(home)) ? [`+${plain}`] : [];
  for (const text of new Set([plain, withoutTrunk, ...(after ? [after] : []), ...dialled, ...bare])) {
    const number = parsed(text, home);
    if (number) yield number;
  }
  for (const text of after ? [plain, after] : [plain]) {
    const digits = text.replace(/^00/, '+').replace(/[^\d+]/g, '');
    if (!digits.startsWith('+')) continue;
    for (const [, form, now] of REWRITTEN) {
      if (!form.test(digits.slice(1))) continue;
      const number = parsed(`+${digits.slice(1).replace(form, now)}`);
      if (number) yield number;
    }
  }
}

const restOf = (number: PhoneNumber): string =>
  number.formatInternational().replace(`+${number.countryCallingCode}`, '').trim();

function readingOf(number: PhoneNumber): PhoneReading {
  const shown = number.formatInternational();
  const phone = number.number;
  const example = (Object.keys(FOR_EXAMPLES) as Country[]).find((country) => FOR_EXAMPLES[country]?.test(phone));
  return {
    phone,
    country: number.country ?? example ?? null,
    shown,
    rest: restOf(number),
    isValid: number.isValid() || example !== undefined,
  };
}

/**
 * Reads a mobile number that was typed after `country`'s code; a number that begins with + or 00 names its country
 * itself.
 */
export function readPhone(text: string, country: string): (PhoneReading & { country: Country }) | PhoneProblem {
  const plain = plainPhone(text);
  const home = isCountry(country) ? country : undefined;
  for (const number of meanings(plain, home)) {
    if (!number.isValid() || !number.country || number.ext || !MOBILE.has(number.getType())) continue;
    return { ...readingOf(number), country: number.country };
  }
  const length = validatePhoneNumberLength(plain, home);
  const few = (plain.match(/\d/g) ?? []).length < fewDigits;
  return few || length === 'TOO_SHORT' || length === 'NOT_A_NUMBER' ? 'incomplete' : 'invalid';
}

/**
 * Reads a number of any kind, of the country where it names none itself; null: it is none, or its country is not known.
 * `isMobile`: messages go to it, so the form that receives them is preferred.
 */
export function readNumber(text: string, country: string | null, isMobile = false): PhoneReading | null {
  const plain = plainPhone(text);
  if (!/^[+\d(]/.test(plain)) return null;
  const home = country !== null && isCountry(country) ? country : undefined;
  const linked = linkedDigits(text);
  // Some links lack the country's code that they should have.
  const found = [...meanings(plain, home), ...(linked !== null && home ? meanings(linked, home) : [])];
  const best =
    (isMobile ? found.find((number) => number.isValid() && MOBILE.has(number.getType())) : undefined) ??
    found.find((number) => number.isValid()) ??
    found.find((number) => number.isPossible());
  return best ? readingOf(best) : null;
}

/** Formats a number in E.164 for people. */
export function showPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

/** What was typed so far, spaced by its country's convention. Only adds or moves signs between the digits. */
export function spacePhone(text: string, country: string): string {
  return new AsYouType(isCountry(country) ? country : undefined).input(text);
}

/** The country of a number that begins with +, as soon as it is known. */
export function countryIn(text: string): Country | null {
  const plain = plainPhone(text);
  if (!plain.startsWith('+')) return null;
  const typed = new AsYouType();
  typed.input(plain);
  return typed.getCountry() ?? null;
}

export function isCountry(text: string): text is Country {
  return isSupportedCountry(text);
}

/** Digits without the +. */
export function callingCode(country: Country): string {
  return getCountryCallingCode(country);
}

export function allCountries(): Country[] {
  return getCountries();
}
