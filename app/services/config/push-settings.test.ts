/** The variables of push messages: together or not at all, and a pair. */
import { expect, test } from 'vitest';
import { pushVariables, testKeys } from '#tests/fixtures/push-service.ts';
import { ConfigError, parseConfig } from './config.ts';

const all = pushVariables('https://push.example.com/some/path');

function linesOf(env: Record<string, string>): string[] {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
}

test('off without them; complete with them', () => {
  expect(parseConfig({}).push).toBeUndefined();
  const { push, secrets } = parseConfig(all);
  expect(push).toEqual({ ...testKeys, serviceOrigin: 'https://push.example.com' });
  expect(secrets).toEqual([testKeys.privateKey]);
  const { PUSH_SERVICE_URL: _, ...public_ } = all;
  expect(parseConfig({ ...public_, VAPID_SUBJECT: 'https://example.com' }).push).toEqual({
    ...testKeys,
    subject: 'https://example.com',
  });
});

test.each(['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'])('%s is missed in one line', (name) => {
  const lines = linesOf({ ...all, [name]: '' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(name);
});

test.each([
  ['VAPID_PUBLIC_KEY', testKeys.privateKey],
  ['VAPID_PUBLIC_KEY', `${testKeys.publicKey}=`],
  ['VAPID_PRIVATE_KEY', testKeys.publicKey],
  ['VAPID_SUBJECT', 'admin@example.com'],
  ['VAPID_SUBJECT', 'http://example.com'],
  ['PUSH_SERVICE_URL', 'push.example.com'],
])('%s is refused in one line: %s', (name, value) => {
  const lines = linesOf({ ...all, [name]: value });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(new RegExp(`^${name} `));
  expect(lines[0]).not.toContain(testKeys.privateKey);
});

test('keys that are no pair', () => {
  const other = Buffer.alloc(32, 8).toString('base64url');
  const none = Buffer.alloc(32, 0).toString('base64url');
  for (const VAPID_PRIVATE_KEY of [other, none])
    expect(linesOf({ ...all, VAPID_PRIVATE_KEY })).toEqual([
      'VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY. Take both from one run of "npx web-push generate-vapid-keys"',
    ]);
});
