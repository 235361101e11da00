/** The country chosen last, kept in a cookie. */
import { expect, test } from 'vitest';
import { rememberedCountry } from './country-cookie.ts';

test('last time’s country is read from its cookie', () => {
  const of = (cookie: string) => rememberedCountry(new Request('http://localhost/', { headers: { cookie } }));
  expect([
    of('a=1; blend.country=FR; b=2'),
    of('blend.country=fr'),
    of('xblend.country=FR'),
    of('blend.country=FRA'),
  ]).toEqual(['FR', null, null, null]);
});
