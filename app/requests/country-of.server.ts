/** The country of a request, as far as its browser tells. */
import { countryOfLanguages } from '#design/contacts/home-country.ts';
import { isCountry } from '#design/contacts/phone-number.ts';
import { rememberedCountry } from '#app/services/sms/country-cookie.ts';

/** Two letters (ISO 3166): chosen for a phone number in this browser, else named by its languages; null: neither. */
export function countryOf(request: Request): string | null {
  const remembered = rememberedCountry(request);
  return remembered !== null && isCountry(remembered)
    ? remembered
    : countryOfLanguages(request.headers.get('accept-language'));
}
