/**
 * Phone numbers that can receive text messages: the same check in the browser's form, which loads this module only when
 * a number is typed, and in the server's action.
 *
 * The library's "mobile" data is the smallest that is correct here: the smaller "min" considers landlines and
 * premium-rate numbers valid, "max" contains all other kinds of numbers too.
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
} from 'libphonenumber-js/mobile';

/** Two letters, ISO 3166. */
export type Country = CountryCode;

export interface PhoneReading {
  /** E.164. */
  phone: string;
  country: Country;
  /** Formatted for people, with the country's code. */
  shown: string;
  /** The same without that code: what follows the code in the form. */
  rest: string;
}

/** 'incomplete': no number, or too short for one. 'invalid': no mobile number of its country. */
export type PhoneProblem = 'incomplete' | 'invalid';

/** Direction marks and the like, which come along when a number is copied. */
const unseen = /\p{Cf}/gu;

/** Fewer are not a complete number anywhere but on a few islands. */
const fewDigits = 7;

/** Reads what was typed after `country`'s code; a number that begins with + or 00 names its country itself. */
export function readPhone(text: string, country: string): PhoneReading | PhoneProblem {
  const plain = text.replace(unseen, '').trim().replace(/^tel:/i, '');
  const home = isCountry(country) ? country : undefined;
  const international = /^[+＋]/.test(plain);
  let parsed = parsePhoneNumberFromString(plain, { defaultCountry: home, extract: false });
  if (!parsed?.isValid() && home && !international) {
    // Some countries write their mobile numbers differently at home than after the country's code.
    const after = parsePhoneNumberFromString(`+${getCountryCallingCode(home)}${plain}`, { extract: false });
    if (after?.isValid()) parsed = after;
  }
  if (!parsed?.isValid() || !parsed.country || parsed.ext) {
    const length = validatePhoneNumberLength(plain, home);
    const few = (plain.match(/\p{Nd}/gu) ?? []).length < fewDigits;
    return few || length === 'TOO_SHORT' || length === 'NOT_A_NUMBER' ? 'incomplete' : 'invalid';
  }
  return { phone: parsed.number, country: parsed.country, shown: parsed.formatInternational(), rest: restOf(parsed) };
}

function restOf(parsed: PhoneNumber): string {
  return parsed.formatInternational().replace(`+${parsed.countryCallingCode}`, '').trim();
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
  const plain = text.replace(unseen, '').trim();
  if (!/^[+＋]/.test(plain)) return null;
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
