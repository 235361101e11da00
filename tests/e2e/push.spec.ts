/**
 * Push messages: offered next to a video in progress, sent when nobody is looking, shown by the service worker, about
 * the right page; switched off in the settings; blocked by the browser; and absent where not configured. Chromium
 * subscribes only with its vendor: a push service on loopback replaces `pushManager.subscribe`, and the DevTools pass
 * its messages to the worker.
 */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { startPushService, pushVariables, type Browser, type PushService } from '../fixtures/push-service.ts';
import { startServer, type RunningServer } from '../fixtures/running-server.ts';
import { browserCookies, signInOverHttp } from '../fixtures/sign-in-over-http.ts';
import { expectNoViolations } from './axe.ts';
import { newAddress } from './people.ts';
import { expect, SOON, test } from './server-fixture.ts';

const MUG = readFileSync('public/samples/mug.webp');

let service: PushService;
let pushing: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  service = await startPushService();
  pushing = await startServer({ PLANS: 'off', ...pushVariables(service.origin) });
});
test.afterAll(async () => {
  await pushing.stop();
  await service.close();
});

/** The browser's subscription as its vendor would give it, kept across reloads; the page can unsubscribe. */
async function standIn(context: BrowserContext, browser: Browser): Promise<void> {
  await context.addInitScript(
    ({ endpoint, keys }) => {
      const key = 'push-stand-in';
      const subscription = {
        endpoint,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint, expirationTime: null, keys }),
        unsubscribe: async () => {
          localStorage.removeItem(key);
          return true;
        },
      };
      PushManager.prototype.subscribe = async () => {
        localStorage.setItem(key, 'on');
        return subscription as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () =>
        localStorage.getItem(key) ? (subscription as unknown as PushSubscription) : null;
    },
    { endpoint: browser.endpoint, keys: browser.keys },
  );
}

async function signIn(context: BrowserContext, { origin }: RunningServer): Promise<void> {
  await context.addCookies(browserCookies(await signInOverHttp(origin, newAddress()), origin));
}

/** Begins a video of one photo; returns the address of its page. */
async function beginVideo(page: Page, origin: string, seconds: number): Promise<string> {
  const post = async (path: string, options: object) => {
    const response = await page.request.post(origin + path, { headers: { origin }, ...options });
    expect(response.status()).toBe(201);
    return ((await response.json()) as { id: string }).id;
  };
  const photo = await post('/api/assets', {
    multipart: { file: { name: 'mug.webp', mimeType: 'image/webp', buffer: MUG } },
  });
  const id = await post('/api/generations', {
    data: { kind: 'ai-video', input: { preset: 'zoom-in', photos: [photo], seconds } },
  });
  return `/ai-video/${id}`;
}

/** All pages of a headless browser are visible: this one pretends not to be. */
async function hide(page: Page): Promise<void> {
  const told = page.waitForResponse((response) => response.url().endsWith('/api/push/watch'));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await told).status()).toBe(204);
}

/** Delivers as the vendor would: to the worker of this page. */
async function deliver(page: Page, origin: string, data: unknown): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (own) resolve(own.registrationId);
    }),
  );
  await tools.send('ServiceWorker.enable');
  await tools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(data),
  });
  await tools.detach();
}

const notifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, data }) => ({
      title,
      body,
      path: (data as { path: string }).path,
    }));
  });

test('a video is waited for elsewhere', async ({ browser }) => {
  test.setTimeout(300_000);
  const { origin } = pushing;
  const own = service.subscribe();
  const context = await browser.newContext({ baseURL: origin, permissions: ['notifications'] });
  await standIn(context, own);
  await signIn(context, pushing);
  const page = await context.newPage();
  // Long enough for a page to be left meanwhile.
  const path = await beginVideo(page, origin, 6);
  await page.goto(path);
  const offer = page.getByRole('button', { name: 'Tell me when it is ready' });
  await expect(offer).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expectNoViolations(page);
  await offer.click();
  await expect(page.getByText('You will get a notification when it is ready.')).toBeVisible();
  await expect(offer).toBeHidden();
  await expectNoViolations(page);

  await hide(page);
  await expect.poll(() => own.messages, { timeout: 200_000 }).toHaveLength(1);
  expect(own.messages).toEqual([
    { title: 'Your video is ready', body: 'Open it in Blend.', path, tag: expect.stringMatching(/^[\w-]{32}$/) },
  ]);
  // A vendor sends again what a browser lost; the DevTools don't say whether the worker got it. Its tag keeps it single.
  await expect(async () => {
    await deliver(page, origin, own.messages[0]);
    await expect
      .poll(() => notifications(page), { ...SOON, timeout: 5000 })
      .toEqual([{ title: 'Your video is ready', body: 'Open it in Blend.', path: origin + path }]);
  }).toPass({ timeout: 30_000 });
  const [shown] = await notifications(page);
  await page.goto(shown?.path ?? '');
  await expect(page.locator('video').first()).toBeVisible();

  // An active user is sent nothing: this page reports that it is visible.
  const seen = page.waitForResponse((response) => response.url().endsWith('/api/push/watch'));
  await page.goto('/settings');
  expect((await seen).status()).toBe(204);
  const onOff = page.getByRole('switch', { name: 'Notify me in this browser' });
  await expect(onOff).toBeChecked();
  await expectNoViolations(page);
  const second = await beginVideo(page, origin, 3);
  await expect
    .poll(
      async () =>
        ((await (await page.request.get(`${origin}/api/generations/${second.slice(10)}`)).json()) as { state: string })
          .state,
      {
        timeout: 200_000,
      },
    )
    .toBe('succeeded');
  expect(own.messages).toHaveLength(1);

  await onOff.press('Space');
  await expect(onOff).not.toBeChecked();
  expect(await (await page.request.get(`${origin}/api/push`)).json()).toMatchObject({ endpoints: [] });
  await page.reload();
  await expect(onOff).toBeEnabled();
  await expect(onOff).not.toBeChecked();
  await onOff.click();
  await expect(onOff).toBeChecked();

  // Signing out ends it, even if the browser keeps the subscription. A page still open would go to the sign-in by itself.
  await page.goto('about:blank');
  expect((await page.request.post(`${origin}/api/auth/sign-out`, { headers: { origin }, data: {} })).ok()).toBe(true);
  await signIn(context, pushing);
  await page.goto('/settings');
  await expect(onOff).toBeEnabled();
  await expect(onOff).not.toBeChecked();
  await context.close();
});

test('a browser that blocks it says how to allow it', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: pushing.origin });
  await standIn(context, service.subscribe());
  await context.addInitScript(() => {
    let permission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'denied') as NotificationPermission;
  });
  await signIn(context, pushing);
  const page = await context.newPage();
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Notify me in this browser' }).click();
  await expect(page.getByText('This browser blocks notifications from Blend.')).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expectNoViolations(page);
  expect(await (await page.request.get('/api/push')).json()).toMatchObject({ endpoints: [] });
  await context.close();
});

test('where it is not configured there is nothing of it but the worker’s file', async ({ kept, server }) => {
  await signIn(kept, server);
  const page = await kept.newPage();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Appearance' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notifications' })).toHaveCount(0);
  // Only the request whether it is configured is made.
  expect(fetched.filter((path) => /push(?!-key)|service-worker/.test(path))).toEqual([]);
  expect((await page.request.get('/api/push')).status()).toBe(404);

  const worker = await page.request.get('/service-worker.js');
  expect(worker.status()).toBe(200);
  expect(worker.headers()).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  const manifest = await page.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  for (const { src } of ((await manifest.json()) as { icons: { src: string }[] }).icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
});
