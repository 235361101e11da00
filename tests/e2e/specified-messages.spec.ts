/**
 * Messages of the specification for rare failures, each provoked by its cause: a photo missing from the disk, a
 * connection that breaks, a payment service that is down. tests/specification/messages.ts says where the others are.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startStripeServer, type StripeServer } from '../fakes/stripe/server.ts';
import { writeCornerModel } from '../fixtures/corner-model.ts';
import { startServer, type RunningServer } from '../fixtures/running-server.ts';
import { photo, signIn } from './people.ts';
import { expect, test as base } from './server-fixture.ts';

/** Engines take time to start, and other tests share them. */
const OVER = { timeout: 120_000 };

const test = base.extend<object, { stripe: StripeServer; server: RunningServer }>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const stripe = await startStripeServer();
      await provide(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ stripe }, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'blend-messages-'));
      const server = await startServer({
        BACKGROUND_MODEL: writeCornerModel(folder).path,
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        STRIPE_API_URL: stripe.url,
      });
      await provide(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** Uploads a photo and deletes its files from the server; returns its id. */
async function lostPhoto(page: Page, { origin, dataDir }: RunningServer): Promise<string> {
  const sent = await page.request.post('/api/assets', {
    headers: { origin },
    multipart: { file: { name: 'disc.jpg', mimeType: 'image/jpeg', buffer: await photo() } },
  });
  const { id } = (await sent.json()) as { id: string };
  const files = readdirSync(join(dataDir, 'assets'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.includes(id),
  );
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) rmSync(join(dataDir, 'assets', file), { recursive: true, force: true });
  return id;
}

const alert = (page: Page) => page.getByRole('main').getByRole('alert');

test('what can’t be made of a photo that the disk lost is said, of each kind in its words', async ({
  keptPage: page,
  server,
}) => {
  await signIn(page, '/projects');
  const id = await lostPhoto(page, server);

  await page.goto(`/retake?picture=${id}`);
  await expect(alert(page)).toContainText('Error while generating images', OVER);

  await page.goto(`/ai-video/image/${id}?preset=zoom-in`);
  await page.getByRole('button', { name: 'Make video' }).click();
  await expect(alert(page)).toContainText('Could not generate video.', OVER);

  await page.goto(`/lifestyle-shot/image/${id}`);
  await page.getByRole('button', { name: 'Show four previews' }).click();
  await expect(alert(page)).toContainText('Could not generate scene.', OVER);
});

test('what the plan has no more of is said, and where there is more', async ({ keptPage: page, server }) => {
  await signIn(page, '/ai-video/create');
  await page
    .getByRole('region', { name: 'Choose photos' })
    .locator('input[type=file]')
    .setInputFiles('public/samples/mug.webp');
  const make = page.getByRole('button', { name: 'Make video' });
  await expect(make).toBeEnabled();
  // The only video of the month has been started in another page.
  const [, photoId = ''] = /\/ai-video\/image\/([0-9a-f]{64})/.exec(page.url()) ?? [];
  const begun = await page.request.post('/api/generations', {
    headers: { origin: server.origin },
    data: { kind: 'ai-video', input: { preset: 'zoom-in', photos: [photoId] } },
  });
  expect(begun.ok()).toBe(true);
  await make.click();
  await expect(alert(page)).toContainText('Limits reached!');
  await expect(alert(page)).toContainText('You have reached your limit of generations.');
  await expect(page.getByRole('main').getByRole('link', { name: 'See plans' })).toBeVisible();
  const { id } = (await begun.json()) as { id: string };
  await page.request.post(`/api/generations/${id}/cancel`, { headers: { origin: server.origin } });
});

test('a purchase that the payment service refuses to begin is to be tried again', async ({
  keptPage: page,
  stripe,
}) => {
  await signIn(page, '/checkout?product=top-up-images&currency=USD');
  // More failures than there are retries.
  for (let time = 0; time < 9; time += 1) stripe.trouble.push({ kind: 'status', status: 500 });
  await page.getByRole('button', { name: 'Continue to Stripe' }).click();
  await expect(alert(page)).toHaveText(
    'Purchase failed, please try again. The payment service cannot be reached right now.',
  );
  stripe.trouble.splice(0);
  await page.getByRole('button', { name: 'Continue to Stripe' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
});
