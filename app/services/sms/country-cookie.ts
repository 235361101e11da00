/** Remembers in a browser which country's code its user chose last. */

export const countryCookie = 'blend.country';

/** The cookie's value. */
export function rememberedCountry(request: Request): string | null {
  return /(?:^|;\s*)blend\.country=([A-Z]{2})(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? null;
}

/** Remembers it for a year. */
export function countryCookieLine(country: string, secure: boolean): string {
  return `${countryCookie}=${country}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
