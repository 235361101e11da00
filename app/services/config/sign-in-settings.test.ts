/**
 * Sign-in by Google and Apple in the configuration: all of it, none of it, or a line that says what is missing or
 * wrong.
 */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

const curve = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve });
const pem = (key: KeyObject, type: 'pkcs8' | 'sec1' | 'spki' = 'pkcs8') =>
  key.export({ type, format: 'pem' }).toString();
const key = pem(curve('P-256').privateKey);
const google = { GOOGLE_CLIENT_ID: 'id.apps.googleusercontent.com', GOOGLE_CLIENT_SECRET: 'GOCSPX-secret' };
const apple = {
  APPLE_CLIENT_ID: 'com.example.blend',
  APPLE_TEAM_ID: 'TEAM123456',
  APPLE_KEY_ID: 'KEY7654321',
  APPLE_PRIVATE_KEY: key,
};

function linesOf(env: Record<string, string>): string[] {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
}

test('complete, they are taken over, with the real ones as issuers', () => {
  expect(parseConfig({ ...google, ...apple })).toMatchObject({
    google: {
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: google.GOOGLE_CLIENT_SECRET,
      issuer: 'https://accounts.google.com',
    },
    apple: {
      clientId: 'com.example.blend',
      teamId: 'TEAM123456',
      keyId: 'KEY7654321',
      privateKey: key.trim(),
      issuer: 'https://appleid.apple.com',
    },
  });
  expect(parseConfig({ ...google, GOOGLE_ISSUER: 'http://127.0.0.1:4000/realm/' }).google?.issuer).toBe(
    'http://127.0.0.1:4000/realm/',
  );
  expect(parseConfig({})).toMatchObject({ google: undefined, apple: undefined });
});

test('a key may have its line ends written out', () => {
  expect(parseConfig({ ...apple, APPLE_PRIVATE_KEY: key.replaceAll('\n', '\\n') }).apple?.privateKey.trim()).toBe(
    key.trim(),
  );
});

test.each([
  [{ GOOGLE_CLIENT_ID: 'id' }, ['GOOGLE_CLIENT_SECRET must be set when GOOGLE_CLIENT_ID is set']],
  [{ GOOGLE_CLIENT_SECRET: 'secret' }, ['GOOGLE_CLIENT_ID must be set when GOOGLE_CLIENT_SECRET is set']],
  [
    { GOOGLE_ISSUER: 'https://id.example.com' },
    [
      'GOOGLE_CLIENT_ID must be set when GOOGLE_ISSUER is set',
      'GOOGLE_CLIENT_SECRET must be set when GOOGLE_ISSUER is set',
    ],
  ],
  [
    { APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'TEAM123456' },
    [
      'APPLE_KEY_ID must be set when APPLE_CLIENT_ID is set',
      'APPLE_PRIVATE_KEY must be set when APPLE_CLIENT_ID is set',
    ],
  ],
  [{ ...apple, APPLE_KEY_ID: ' ' }, ['APPLE_KEY_ID must be set when APPLE_CLIENT_ID is set']],
])('what is missing beside %o is named', (env, lines) => {
  expect(linesOf(env as Record<string, string>)).toEqual(lines);
});

describe('one line, without the value, for a key that is no', () => {
  test.each([
    ['key at all', 'nonsense '.repeat(9)],
    ['PKCS#8 but the older form', pem(curve('P-256').privateKey, 'sec1')],
    ['private one', pem(curve('P-256').publicKey, 'spki')],
    ['elliptic curve', pem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)],
    ['P-256', pem(curve('P-384').privateKey)],
    ['whole one', key.slice(0, 120)],
  ])('%s', (_what, text) => {
    const lines = linesOf({ ...apple, APPLE_PRIVATE_KEY: text });
    expect(lines).toEqual([
      expect.stringMatching(/^APPLE_PRIVATE_KEY is not usable .* but must be the full text of the \.p8 file/),
    ]);
    expect(lines[0]).not.toContain(text.slice(30, 60));
  });
});

test.each([
  'http://id.example.com',
  'id.example.com',
  'ftp://127.0.0.1',
  'https://id.example.com/?a=b',
  'https://id.example.com/#x',
])('%s is no issuer', (issuer) => {
  expect(linesOf({ ...google, GOOGLE_ISSUER: issuer })).toEqual([
    `GOOGLE_ISSUER is ${JSON.stringify(issuer)}, but must be an address that begins with https:// (or http:// on this machine), without ? or #`,
  ]);
});
