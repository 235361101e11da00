/** What browsers may send as a subscription. */
import { expect, test } from 'vitest';
import type { KernelError } from '#design/document/issue.ts';
import { testKeys } from '#tests/fixtures/push-service.ts';
import { checkedTarget } from './subscription.ts';

const good = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: { p256dh: testKeys.publicKey, auth: Buffer.alloc(16, 1).toString('base64url') },
};

test('a browser’s own is taken', () => {
  expect(checkedTarget(good)).toEqual({ endpoint: good.endpoint, ...good.keys });
});

test.each([
  ['endpoint', { endpoint: 'https://192.168.0.1/' }],
  ['keys.p256dh', { keys: { ...good.keys, p256dh: 'AAAA' } }],
  ['keys.p256dh', { keys: { ...good.keys, p256dh: `B${'A'.repeat(85)}B` } }],
  ['keys.p256dh', { keys: { ...good.keys, p256dh: `${testKeys.publicKey}=` } }],
  ['keys.auth', { keys: { ...good.keys, auth: '' } }],
  ['keys.auth', { keys: { ...good.keys, auth: Buffer.alloc(17).toString('base64url') } }],
])('%s is refused by name', (field, wrong) => {
  try {
    checkedTarget({ ...good, ...wrong });
    expect.unreachable();
  } catch (error) {
    expect((error as KernelError).issues.map((issue) => issue.field)).toEqual([field]);
  }
});
