/** The logo maker where a hosted model paints: its pictures beside the twelve, as shapes or as pictures, against a server that speaks its protocol. */
import { test as base } from '@playwright/test';
import { startImageServer, type ImageServer } from '../fakes/image-server.ts';
import { startServer, type RunningServer } from '../fixtures/running-server.ts';
import { axeFinds } from './axe-finds.ts';
import { photo, signIn } from './people.ts';
import { expect } from './server-fixture.ts';

const test = base.extend<object, { painted: { model: ImageServer; server: RunningServer } }>({
  painted: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const model = await startImageServer();
      const server = await startServer({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'test-model', OPENAI_IMAGE_MODEL: 'gpt-image-1', OPENAI_MODERATION: 'off' });
      await provide({ model, server });
      await server.stop();
      await model.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ painted }, provide) => provide(painted.server.origin),
});

test('pictures by the hosted model stand beside the twelve, and open as shapes', async ({ page, painted: { model } }) => {
  test.setTimeout(240_000);
  await signIn(page, '/logo-generator?name=Luna+Bakery&description=Sourdough+bread');
  await page.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByRole('link', { name: /^Logo 12 of 12, / })).toBeVisible({ timeout: 90_000 });
  expect(model.requests).toEqual([]);

  // A refusal leaves the twelve alone.
  const refusal = { status: 400, body: '{"error":{"code":"moderation_blocked","message":"safety"}}' };
  model.steps.push(refusal, refusal);
  await page.getByRole('button', { name: 'Ask for four pictures' }).click();
  await expect(page.getByText('The pictures of the logo could not be made.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: /^Logo 12 of 12, / })).toBeVisible();

  model.steps.splice(0);
  model.steps.push({ file: new Uint8Array(await photo()) });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('img', { name: 'Picture 4 of 4 for Luna Bakery, by the hosted model' })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('Shapes that can be edited', { exact: true })).not.toHaveCount(0);
  expect(await axeFinds(page)).toEqual([]);

  await page.reload();
  await expect(page.getByRole('img', { name: 'Picture 4 of 4 for Luna Bakery, by the hosted model' })).toBeVisible();
  await page.getByRole('button', { name: 'Save picture 4 to brand kit' }).click();
  await expect(page.getByText('Saved to your brand kit', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Open picture 4 in the editor' }).click();
  await page.waitForURL(/\/canvas\//);
});
