/** Endpoints lead to public addresses, or to the operator's own push service. */
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isAllowedEndpoint, isPublicAddress, lookupPublic } from './public-address.ts';

test.each(['8.8.8.8', '142.250.1.1', '2607:f8b0:4004:800::200a'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'localhost',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QAbc',
])('%s may be kept', (endpoint) => {
  expect(isAllowedEndpoint(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:password@fcm.googleapis.com/',
  'https://localhost/push',
  'https://server/push',
  'https://push.localhost/',
  'https://printer.local/',
  'https://metadata.google.internal/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://8.8.8.8/',
  'https://push.lan./',
  'ftp://fcm.googleapis.com/',
  'javascript:alert(1)',
  `https://fcm.googleapis.com/${'a'.repeat(1_000)}`,
  'no address',
  '',
])('%s may not', (endpoint) => {
  expect(isAllowedEndpoint(endpoint)).toBe(false);
});

test('an own push service may be anywhere, and only there', () => {
  const own = 'http://127.0.0.1:9000';
  expect(isAllowedEndpoint('http://127.0.0.1:9000/push/1', own)).toBe(true);
  expect(isAllowedEndpoint('http://127.0.0.1:9001/push/1', own)).toBe(false);
  expect(isAllowedEndpoint('https://fcm.googleapis.com/fcm/send/abc', own)).toBe(true);
});

test('a name that leads into the own network is not found', async () => {
  const lookup = promisify(lookupPublic);
  await expect(lookup('localhost', {})).rejects.toThrow('localhost has no public address');
  await expect(lookup('localhost', { all: true })).rejects.toThrow('localhost has no public address');
});
