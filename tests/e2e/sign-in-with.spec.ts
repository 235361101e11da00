/**
 * Signing in with Google and Apple in a real browser: the consent page of a real OpenID Connect server on another site,
 * and back.
 */
import { expect, test as base } from '@playwright/test';
import { startOpenIdServer, type OpenIdServer } from '../fakes/open-id-server.ts';
import { freePort } from '../fixtures/free-port.ts';
import { startServer, type RunningServer } from '../fixtures/running-server.ts';
import { LONG } from '../fixtures/sample.ts';

const test = base.extend<object, { both: { provider: OpenIdServer; server: RunningServer } }>({
  both: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      // Browsers treat localhost and 127.0.0.1 as two sites, as Apple's and ours are.
      const provider = await startOpenIdServer('localhost');
      const port = await freePort();
      const server = await startServer({
        ...(await provider.register(`http://127.0.0.1:${port}`)),
        PORT: String(port),
      });
      await provide({ provider, server });
      await server.stop();
      await provider.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ both }, provide) => provide(both.server.origin),
});

for (const [name, javaScriptEnabled] of [
  ['Google', false],
  ['Apple', true],
] as const) {
  test(
    `by ${name}${javaScriptEnabled ? '' : ', without scripts'}: no, and then yes`,
    { tag: javaScriptEnabled ? [] : LONG },
    async ({ browser, both: { provider }, baseURL }) => {
      provider.people.set('ada', { email: 'ada@example.com', email_verified: true, name: 'Ada Lovelace' });
      const page = await (await browser.newContext({ baseURL, javaScriptEnabled })).newPage();
      await page.goto('/start-blank');
      await page.getByRole('button', { name: `Continue with ${name}` }).click();
      await page.getByRole('button', { name: 'Deny' }).click();
      await expect(page.getByText(`You didn’t allow ${name} to share your account with Blend.`)).toBeVisible();
      await page.getByRole('button', { name: `Continue with ${name}` }).click();
      await page.getByLabel('Person').fill('ada');
      await page.getByRole('button', { name: 'Allow' }).click();
      await expect(page).toHaveURL(/\/start-blank$/);
    },
  );
}
