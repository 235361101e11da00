/** The settings in the browser: a name, another device signed out, the data taken along, the account deleted. */
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { browserCookies, signInOverHttp } from '../fixtures/sign-in-over-http.ts';
import { newAddress } from './people.ts';
import { expect, test } from './server-fixture.ts';

test('name, devices, data and the end of an account', async ({ page, browser, server }) => {
  const email = newAddress();
  const signIn = async (context: BrowserContext) => context.addCookies(browserCookies(await signInOverHttp(server.origin, email), server.origin));
  await signIn(page.context());
  await page.goto('/ai-design');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await page.getByLabel('Name', { exact: true }).fill('  Ada   Byron ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Byron');

  // Another browser (both signed in over HTTP, so that neither has a name), which is signed out under its hands.
  const other = await browser.newContext({ baseURL: server.origin, viewport: { width: 1440, height: 900 } });
  await signIn(other);
  const elsewhere = await other.newPage();
  await elsewhere.goto('/settings/system');
  await expect(elsewhere.getByText('PGlite')).toBeVisible();
  await page.getByRole('navigation', { name: 'Sections of the settings' }).getByRole('link', { name: 'Devices' }).click();
  await expect(page.getByText('This device')).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Unknown device' });
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out Unknown device' }).first().click();
  await expect(elsewhere).toHaveURL(/\/sign-in\?next=%2Fsettings%2Fsystem/);
  await expect(rows).toHaveCount(1);
  await other.close();

  for (const section of ['', '/usage', '/devices', '/system', '/data']) {
    await page.goto(`/settings${section}`);
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  }
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^blend-data-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  expect(new TextDecoder().decode(files['data.json'])).toContain(email);

  await page.getByRole('button', { name: 'Delete account …' }).click();
  await expect(page.getByRole('button', { name: 'Delete for good' })).toBeDisabled();
  const kept = await page.context().cookies();
  await page.getByLabel(/^Type .* to confirm$/).fill(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.origin}/`);
  await expect(page.getByText('Your account is deleted', { exact: true })).toBeVisible();
  await page.context().addCookies(kept);
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fsettings$/);
});
