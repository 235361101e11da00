/** Identity providers: servers that speak OpenID Connect. */

export const providerKeys = ['google', 'apple'] as const;
export type ProviderKey = (typeof providerKeys)[number];

/** Their usual names, the same in every language. */
export const providerNames: Record<ProviderKey, string> = { google: 'Google', apple: 'Apple' };

export function isProviderKey(value: unknown): value is ProviderKey {
  return providerKeys.some((key) => key === value);
}
