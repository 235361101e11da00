/** The settings of a batch of logos: to an address and back, and which twelve the same words get. */
import { describe, expect, test } from 'vitest';
import { EMPTY_LOGO, logoRequest, readLogo, writeLogo, type LogoSetup } from './logo-setup.ts';

const luna: LogoSetup = {
  name: 'Luna & Söhne',
  description: 'Bread? Yes, bread.',
  style: 'line art',
  elements: ['crescent moon', 'bread'],
};
const batch = (setup: LogoSetup, variant: number, made = 12) => ({
  input: { ...setup, colors: ['#112233'], variant, from: null },
  results: {
    variations: Array.from({ length: made }, () => ({
      asset: 'a',
      name: 'a.png',
      width: 1,
      height: 1,
      mime: 'image/png',
    })),
    problems: [],
  },
});

describe('an address', () => {
  test('holds the words and gives them back', () => {
    expect(readLogo(new URLSearchParams(writeLogo(luna)))).toEqual(luna);
    expect(writeLogo(EMPTY_LOGO)).toBe('');
  });

  test('is read as far as it makes sense', () => {
    const search = new URLSearchParams({ name: 'x'.repeat(99), description: 'y'.repeat(999), style: 'baroque' });
    for (const element of ['a', 'a', ' ', 'b', 'c', 'd', 'e', 'f', 'g']) search.append('element', element);
    expect(readLogo(search)).toEqual({
      name: 'x'.repeat(60),
      description: 'y'.repeat(300),
      style: 'assorted',
      elements: ['a', 'b', 'c', 'd', 'e', 'f'],
    });
  });
});

describe('a request', () => {
  test('of the words that are shown is for other twelve, in their colors', () => {
    expect(logoRequest({ ...luna, name: ' Luna & Söhne ' }, batch(luna, 4)).input).toMatchObject({
      name: 'Luna & Söhne',
      variant: 5,
      colors: ['#112233'],
      from: null,
    });
    expect(logoRequest(luna, batch(luna, 99)).input.variant).toBe(0);
  });

  test('of other words, or after nothing was made, is for the first', () => {
    expect(logoRequest({ ...luna, style: 'icon' }, batch(luna, 4)).input).toMatchObject({ variant: 0, colors: [] });
    expect(logoRequest(luna, batch(luna, 4, 0)).input.variant).toBe(0);
    expect(logoRequest(luna, null).input.variant).toBe(0);
  });
});
