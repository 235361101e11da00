/** Which country's code is in the form first: the one used last in this browser, else the one of its language. */
import { isCountry, type Country } from './phone-number.ts';

const fallback: Country = 'US';

/** `languages`: as in the Accept-Language header. */
export function guessCountry(languages: string | null, remembered?: string | null): Country {
  if (remembered && isCountry(remembered)) return remembered;
  const tags = (languages ?? '').split(',').flatMap((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const quality = Number(parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean) ?? 1);
    return tag && tag !== '*' && quality > 0 ? [{ tag, quality }] : [];
  });
  tags.sort((a, b) => b.quality - a.quality);
  const locales = tags.flatMap(({ tag }) => {
    try {
      return [new Intl.Locale(tag)];
    } catch {
      return [];
    }
  });
  // A language that names its country says more than the country of most of its speakers.
  const said = locales.map((locale) => locale.region).find((region) => region !== undefined && isCountry(region));
  const likely = locales
    .map((locale) => locale.maximize().region)
    .find((region) => region !== undefined && isCountry(region));
  return (said ?? likely ?? fallback) as Country;
}

export const countryCookie = 'blend.country';

/** The cookie's value. */
export function rememberedCountry(request: Request): string | null {
  return /(?:^|;\s*)blend\.country=([A-Z]{2})(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? null;
}

/** Remembers it for a year. */
export function countryCookieLine(country: string, secure: boolean): string {
  return `${countryCookie}=${country}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
