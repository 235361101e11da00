/** The settings in the browser: a name, another device signed out, the data downloaded, the account deleted. */
import type { BrowserContext } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { browserCookies, signInOverHttp } from '../fixtures/sign-in-over-http.ts';
import { expectNoViolations } from './axe.ts';
import { newAddress } from './people.ts';
import { expect, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

test('name, devices, data and the end of an account', { tag: LONG }, async ({ page, browser, server }) => {
  const email = newAddress();
  const signIn = async (context: BrowserContext) =>
    context.addCookies(browserCookies(await signInOverHttp(server.origin, email), server.origin));
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

  // A new address waits for confirmation, also after a reload; its link is resent, and cancelled.
  const other = newAddress();
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(other);
  await page.keyboard.press('Enter');
  const waiting = page.getByText(`Waiting for you to open the link we sent to ${other}.`);
  await expect(waiting).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Link sent again', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Cancel change' }).click();
  await expect(waiting).toBeHidden();

  // A choice made here is ticked in the menu, and the other way round.
  await page.getByRole('radio', { name: 'Dark' }).click();
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Light' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();

  // Another browser (both signed in over HTTP, so that neither has a name) is signed out while in use.
  const second = await browser.newContext({ baseURL: server.origin, viewport: { width: 1440, height: 900 } });
  await signIn(second);
  const elsewhere = await second.newPage();
  await elsewhere.goto('/settings/system');
  await expect(elsewhere.getByText('PGlite')).toBeVisible();
  await page.getByRole('navigation', { name: 'Settings sections' }).getByRole('link', { name: 'Devices' }).click();
  await expect(page.getByText('This device')).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Unknown device' });
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out Unknown device' }).first().click();
  await expect(elsewhere).toHaveURL(/\/sign-in\?next=%2Fsettings%2Fsystem/);
  await expect(rows).toHaveCount(1);
  await second.close();

  for (const section of ['', '/usage', '/devices', '/system', '/data']) {
    await page.goto(`/settings${section}`);
    await expectNoViolations(page);
  }
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^blend-data-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  expect(new TextDecoder().decode(files['data.json'])).toContain(email);

  await page.getByRole('button', { name: 'Delete account …' }).click();
  await expect(page.getByRole('button', { name: 'Delete for good' })).toBeDisabled();
  await expectNoViolations(page);
  const kept = await page.context().cookies();
  await page.getByLabel(/^Type .* to confirm$/).fill(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.origin}/`);
  await expect(page.getByText('Your account was deleted', { exact: true })).toBeVisible();
  await page.context().addCookies(kept);
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fsettings$/);
});

test('an account by phone alone says what it has, and takes an address', { tag: LONG }, async ({ page, server }) => {
  await page.goto('/sign-in?method=phone&next=%2Fsettings');
  await page.getByLabel('Phone number').fill('+49 151 23456789');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  const outbox = await (await page.request.get('/outbox')).text();
  await page.getByLabel('6-digit code').fill(/@[\w.]+ #(\d{6})/.exec(outbox)?.[1] ?? '');
  await expect(page).toHaveURL(`${server.origin}/settings`);
  await expect(page.getByText('+49 1512 3456789')).toBeVisible();
  await expect(page.getByText('None yet')).toBeVisible();

  const email = newAddress();
  await page.getByRole('button', { name: 'Add an email' }).click();
  await expect(page.getByText('We’ll send a link there to check that it’s yours.')).toBeVisible();
  await page.getByLabel('New email').fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Open the local outbox' }).click();
  await page.getByRole('article').filter({ hasText: email }).getByRole('link', { name: 'Open link' }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Carry on' }).click();
  await expect(page.getByText(email)).toBeVisible();

  // Now the address confirms the deletion; before, the number would have, with any spacing.
  await page.goto('/settings/data');
  await page.getByRole('button', { name: 'Delete account …' }).click();
  await expect(page.getByLabel(`Type ${email} to confirm`)).toBeVisible();
});
