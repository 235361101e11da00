/** What is sent, as a push service and a browser see it; and what each response means. */
import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPushService, testKeys, type PushService } from '#tests/fixtures/push-service.ts';
import type { PushMessage } from '#app/contracts/push.ts';
import { PushError } from './push.ts';
import { createWebPushSender } from './web-push-sender.server.ts';

const message: PushMessage = {
  title: 'Your video is ready',
  body: 'Ünïcode 🎬',
  path: '/ai-video/g1',
  tag: 'x'.repeat(32),
};

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.answers = [];
  service.requests = 0;
});

const senderOf = (origin: string | undefined = service.origin) =>
  createWebPushSender({ ...testKeys, ...(origin ? { serviceOrigin: origin } : {}) });
const targetOf = ({ endpoint, keys } = service.subscribe()) => ({ endpoint, ...keys });

test('a browser reads what was sent, signed for its push service', async () => {
  const browser = service.subscribe();
  expect(await senderOf().send(targetOf(browser), message)).toBe('sent');
  expect(browser.messages).toEqual([message]);
  expect(browser.headers[0]).toMatchObject({
    ttl: '86400',
    urgency: 'normal',
    topic: message.tag,
    'content-encoding': 'aes128gcm',
  });
});

test.each([404, 410])('%i: the browser is gone', async (status) => {
  service.answers = [{ status }];
  expect(await senderOf().send(targetOf(), message)).toBe('gone');
});

test.each([
  [429, { isPassing: true, retryAfterMs: 7_000 }],
  [503, { isPassing: true, retryAfterMs: 7_000 }],
  [400, { isPassing: false }],
  [413, { isPassing: false }],
])('%i is a failure', async (status, expected) => {
  service.answers = [{ status, headers: { 'Retry-After': '7' } }];
  const failed = senderOf().send(targetOf(), message);
  await expect(failed).rejects.toMatchObject(expected);
  await expect(failed).rejects.toThrow(
    `The push service ${new URL(service.origin).host} answered with status ${status}`,
  );
});

test('redirects are not followed', async () => {
  service.answers = [{ status: 307, headers: { Location: `${service.origin}/elsewhere` } }];
  await expect(senderOf().send(targetOf(), message)).rejects.toMatchObject({ isPassing: false });
  expect(service.requests).toBe(1);
});

test('signed with other keys, the push service refuses it', async () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const other = await startPushService(pair.getPublicKey('base64url'));
  const sender = createWebPushSender({ ...testKeys, serviceOrigin: other.origin });
  await expect(sender.send(targetOf(other.subscribe()), message)).rejects.toThrow('status 401');
  await other.close();
});

test('a push service that says nothing is given up', async () => {
  const sender = createWebPushSender({ ...testKeys, serviceOrigin: 'http://127.0.0.1:1' });
  const failed = sender.send({ ...targetOf(), endpoint: 'http://127.0.0.1:1/push' }, message);
  await expect(failed).rejects.toBeInstanceOf(PushError);
  await expect(failed).rejects.toMatchObject({ isPassing: true });
});

test('nothing is asked of what is no public address, however it came to be kept', async () => {
  expect(await createWebPushSender(testKeys).send(targetOf(), message)).toBe('gone');
  // A public name that leads here.
  const rebound = { ...targetOf(), endpoint: 'https://localhost.localdomain/push' };
  await expect(createWebPushSender(testKeys).send(rebound, message)).rejects.toBeInstanceOf(PushError);
  expect(service.requests).toBe(0);
});
