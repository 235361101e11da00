/** Outside services against fakes on loopback: what reaches them, and what must not. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startChatWidgetServer, type ChatWidgetServer } from '../fakes/chat-widget-server.ts';
import { startPixelServer, type PixelServer } from '../fakes/pixel-server.ts';
import { startSentryServer, type SentryServer } from '../fakes/sentry-server.ts';
import { startServer } from '../fixtures/running-server.ts';
import type { Page } from '@playwright/test';
import { axeFinds } from './axe-finds.ts';
import { photo, signIn } from './people.ts';
import { expect, SOON, test as base } from './server-fixture.ts';

interface Outside {
  sentry: SentryServer;
  pixel: PixelServer;
  chat: ChatWidgetServer;
}

const test = base.extend<object, { outside: Outside }>({
  outside: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const [sentry, pixel, chat] = [
        await startSentryServer(),
        await startPixelServer(),
        await startChatWidgetServer(),
      ];
      await provide({ sentry, pixel, chat });
      for (const service of [sentry, pixel, chat]) await service.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ outside: { sentry, pixel, chat } }, provide) => {
      const server = await startServer({
        SENTRY_DSN: sentry.dsn,
        SENTRY_ENVIRONMENT: 'browser-test',
        AD_PIXEL_ID: '4242',
        AD_PIXEL_SCRIPT: pixel.script,
        CHAT_WIDGET_URL: chat.script,
        CHAT_WIDGET_APP_ID: 'app-1',
      });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const userOf = (events: SentryServer['events']) => events.map(({ user }) => user?.id);

test('errors of the server and of the browser reach Sentry with build and user, without secrets', async ({
  page,
  outside: { sentry },
  server,
  uncaught,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  // Thrown while the page loads, before the SDK has loaded.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      if (location.pathname === '/brand-kit') throw new RangeError('broken early');
    }),
  );
  await signIn(page, '/brand-kit?token=hush');
  await expect.poll(() => sentry.events.length, SOON).toBe(1);
  await page.evaluate(() => {
    for (let n = 0; n < 3; n += 1)
      setTimeout(() => {
        throw new TypeError('broken at /x?token=hush', { cause: new Error('below') });
      });
  });
  await expect.poll(() => sentry.events.length, SOON).toBe(2);
  const [early, late] = sentry.events;
  expect(early).toMatchObject({
    exception: { values: [{ type: 'RangeError', value: 'broken early' }] },
    request: { url: `${server.origin}/brand-kit` },
  });
  expect(late).toMatchObject({
    exception: { values: [{ value: 'below' }, { type: 'TypeError', value: 'broken at /x?token=[hidden]' }] },
    environment: 'browser-test',
    release: expect.stringMatching(/^blend@\d+\.\d+\.\d+\+[0-9a-f]{12}$/),
    tags: { side: 'browser' },
  });

  // A file where the folder of files should be: a server fault.
  const assets = path.join(server.dataDir, 'assets');
  rmSync(assets, { recursive: true, force: true });
  writeFileSync(assets, '');
  const answer = await page.request.post('/api/assets?token=hush', {
    multipart: { file: { name: 'hush.jpg', mimeType: 'image/jpeg', buffer: await photo() } },
    headers: { origin: server.origin },
  });
  expect(answer.status()).toBeGreaterThanOrEqual(500);
  await expect.poll(() => sentry.events.filter(({ tags }) => tags?.side === 'server').length, SOON).toBeGreaterThan(0);
  const onServer = sentry.events.find(({ tags }) => tags?.side === 'server');
  expect(onServer).toMatchObject({ environment: 'browser-test', release: late?.release, transaction: 'api/assets' });
  expect(onServer?.exception?.values.at(-1)?.stacktrace?.frames.length).toBeGreaterThan(0);

  const users = new Set(userOf(sentry.events));
  expect(users.size).toBe(1);
  expect([...users][0]).toMatch(/^\S{8,}$/);
  for (const { user } of sentry.events) expect(Object.keys(user ?? {})).toEqual(['id']);
  expect(sentry.raw.join('\n')).not.toMatch(/hush|@example\.com|session_token|"cookie"|x-forwarded|"ip_address"/);
  expect([...asked].filter((origin) => origin.endsWith(new URL(sentry.dsn).port))).toEqual([]);
  expect(uncaught.splice(0).filter((error) => !error.includes('broken'))).toEqual([]);
});

test('the way to Sentry takes its own project’s errors only, and not without end', async ({
  request,
  outside: { sentry },
  server,
}) => {
  const send = (body: string) => request.post('/api/envelopes', { data: body, headers: { origin: server.origin } });
  const other = sentry.dsn.replace('127.0.0.1', 'localhost');
  const before = sentry.raw.length;
  expect((await send(`${JSON.stringify({ dsn: other })}\n{"type":"event"}\n{}`)).status()).toBe(400);
  expect((await send('x'.repeat(70_000))).status()).toBe(413);
  const event = { event_id: 'a'.repeat(32), platform: 'javascript', message: 'by hand' };
  const envelope = [{ dsn: sentry.dsn }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
  sentry.answer = { status: 429, headers: { 'retry-after': '60' } };
  const limited = await send(envelope);
  expect([limited.status(), limited.headers()['retry-after']]).toEqual([429, '60']);
  expect(sentry.raw.length).toBe(before + 1);
  sentry.answer = { status: 200 };
  const statuses: number[] = [];
  for (let n = 0; n < 40; n += 1) statuses.push((await send(envelope)).status());
  expect(statuses[0]).toBe(204);
  expect(statuses.at(-1)).toBe(429);
  expect(sentry.raw.length).toBeLessThan(before + 40);
});

const question = (page: Page) => page.getByRole('region', { name: 'May we measure our ads here?' });
const names = ({ events }: PixelServer) => events.map(({ name }) => name);

test('the pixel counts nothing before consent, then each page once, then what happens', async ({
  page,
  outside: { pixel },
}) => {
  const complaints: string[] = [];
  page.on('console', (entry) => entry.type() === 'error' && complaints.push(entry.text()));
  pixel.events.splice(0);
  await signIn(page, '/create-design');
  await expect(question(page)).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.goto('/create-design?token=hush');
  await expect(question(page)).toBeVisible();
  expect([pixel.loads, pixel.events.length]).toEqual([0, 0]);

  await question(page).getByRole('button', { name: 'Accept' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect.poll(() => names(pixel), SOON).toEqual(['PageView', 'CompleteRegistration']);
  expect(pixel.events[0]).toMatchObject({ id: '4242' });

  // Navigating with the router, back and forth: one page view each.
  await page.getByRole('banner').getByRole('link', { name: 'Blend' }).first().click();
  await expect(page).toHaveURL((url) => url.pathname !== '/create-design');
  await expect.poll(() => names(pixel).length, SOON).toBe(3);
  await page.goBack();
  await expect.poll(() => names(pixel).length, SOON).toBe(4);
  expect(new Set(names(pixel).slice(2))).toEqual(new Set(['PageView']));
  expect(pixel.loads).toBe(1);

  // A new document counts one page view, but the account isn't counted again.
  await page.goto('/start-blank');
  await expect.poll(() => names(pixel).length, SOON).toBe(5);
  await page.getByRole('textbox', { name: 'Width' }).fill('500');
  await page.getByRole('textbox', { name: 'Height' }).fill('500');
  await page.getByRole('button', { name: 'Create design' }).click();
  await expect(page).toHaveURL(/\/canvas\//);
  await expect.poll(() => names(pixel).slice(5).toSorted(), SOON).toEqual(['DesignMade', 'PageView']);
  await expect(page.locator('.intercom-launcher:visible')).toHaveCount(0);

  // A design that its address creates is counted too, and neither is counted twice.
  await page.goto('/load-editor');
  await expect(page).toHaveURL(/\/canvas\//);
  await expect
    .poll(
      () =>
        names(pixel)
          .slice(7)
          .filter((name) => name === 'DesignMade'),
      SOON,
    )
    .toHaveLength(1);
  await page.reload();
  await page.goto('/checkout?product=pro-monthly&currency=USD');
  await expect.poll(() => names(pixel).includes('InitiateCheckout'), SOON).toBe(true);
  expect(names(pixel).filter((name) => name === 'DesignMade')).toHaveLength(2);
  await page.getByRole('button', { name: /Pays/ }).first().click();
  await page.getByRole('button', { name: 'Pay $9.99' }).click();
  await expect(page.getByRole('heading', { name: 'You have Pro now' })).toBeVisible();
  await expect.poll(() => names(pixel).at(-1), SOON).toBe('Purchase');
  expect(pixel.events.at(-1)?.parameters).toEqual({ value: '9.99', currency: 'USD' });
  await page.reload();
  await expect.poll(() => names(pixel).at(-1), SOON).toBe('PageView');
  expect(names(pixel).filter((name) => name === 'Purchase')).toHaveLength(1);

  // Consent withdrawn in the settings: nothing is sent, in this page and the next.
  await page.goto('/settings');
  await expect.poll(() => pixel.events.at(-1)?.address, SOON).toMatch(/\/settings$/);
  const counted = pixel.events.length;
  await page.getByRole('radiogroup', { name: 'Ad measurement' }).getByText('Off').click();
  await page.getByRole('link', { name: 'Usage' }).click();
  await expect(page).toHaveURL(/\/settings\/usage$/);
  const loads = pixel.loads;
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Ad choices' })).toBeVisible();
  expect([pixel.events.length, pixel.loads]).toEqual([counted, loads]);
  expect(pixel.events.every(({ address }) => !address.includes('/__/'))).toBe(true);
  expect(complaints).toEqual([]);
});

test('declined, or by a browser that declines for all sites: nothing is asked for, and it can be changed', async ({
  page,
  browser,
  outside: { pixel },
  server,
}) => {
  const [loads, counted] = [pixel.loads, pixel.events.length];
  await page.goto('/');
  await question(page).getByRole('button', { name: 'Decline' }).click();
  await expect(question(page)).toHaveCount(0);
  await page.goto('/create-design');
  await expect(page.getByRole('button', { name: 'Ad choices' })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect([pixel.loads, pixel.events.length]).toEqual([loads, counted]);

  const context = await browser.newContext({ baseURL: server.origin });
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await context.addCookies([{ name: 'blend-ads', value: 'accepted', url: server.origin }]);
  const careful = await context.newPage();
  await careful.goto('/');
  await careful.getByRole('button', { name: 'Ad choices' }).click();
  await expect(careful.getByText('Your browser asks sites not to track you.')).toBeVisible();
  await expect(careful.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  expect([pixel.loads, pixel.events.length]).toEqual([loads, counted]);
  await context.close();

  await page.getByRole('button', { name: 'Ad choices' }).click();
  await question(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => pixel.events.length, SOON).toBe(counted + 1);
});

test('the chat widget comes when the page rests, is told of each route, and stays out of the editor', async ({
  page,
  outside: { chat },
}) => {
  chat.calls.splice(0);
  await page.goto('/');
  await expect(page.locator('.intercom-launcher')).toBeVisible();
  await expect(question(page)).toBeVisible();
  // Above the question, whose buttons it would cover.
  await expect
    .poll(async () => {
      const [button, bar] = [
        await page.locator('.intercom-launcher').boundingBox(),
        await question(page).boundingBox(),
      ];
      return button && bar ? Math.round(bar.y - (button.y + button.height)) : null;
    }, SOON)
    .toBe(20);
  await question(page).getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => chat.calls.at(-1)?.settings.vertical_padding, SOON).toBe(20);
  expect(chat.calls[0]?.settings.user_id).toBeUndefined();
  chat.calls.splice(0);
  await signIn(page, '/create-design');
  await expect(page.locator('.intercom-launcher')).toBeVisible();
  await expect.poll(() => chat.calls.length, SOON).toBe(1);
  expect(chat.calls[0]).toMatchObject({ verb: 'boot', settings: { app_id: 'app-1', hide_default_launcher: false } });
  const { user_id: userId, ...rest } = chat.calls[0]?.settings ?? {};
  expect(userId).toMatch(/^\S{8,}$/);
  expect(Object.keys(rest).toSorted()).toEqual(['app_id', 'hide_default_launcher', 'vertical_padding']);

  await page.getByRole('banner').getByRole('link', { name: 'Blend' }).first().click();
  await expect.poll(() => chat.calls.at(-1)?.path, SOON).not.toBe('/create-design');
  expect(chat.calls.at(-1)).toMatchObject({ verb: 'update', settings: { user_id: userId } });
  expect(chat.calls).toHaveLength(2);

  await page.goto('/start-blank');
  await expect(page.locator('.intercom-launcher')).toBeVisible();
  await page.getByRole('textbox', { name: 'Width' }).fill('500');
  await page.getByRole('textbox', { name: 'Height' }).fill('500');
  await page.getByRole('button', { name: 'Create design' }).click();
  await expect(page).toHaveURL(/\/canvas\//);
  await expect(page.locator('.intercom-launcher')).toBeHidden();
  await expect.poll(() => chat.calls.at(-1)?.settings.hide_default_launcher, SOON).toBe(true);

  // Opened there directly, it is not even loaded.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await page.waitForLoadState('load');
  await expect(page.locator('.intercom-launcher')).toHaveCount(0);
});

test('the settings show which outside services are on', async ({ page }) => {
  await signIn(page, '/settings/system');
  for (const [part, engine] of [
    ['Error reports', 'Sentry'],
    ['Ad measurement', 'Advertising pixel, after consent'],
    ['Customer chat', 'Chat widget'],
  ] as const)
    await expect(page.getByRole('term').filter({ hasText: part }).locator('..')).toContainText(
      new RegExp(`${engine}.*Connected service`),
    );
});
