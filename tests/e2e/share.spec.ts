/** Sharing by a link: made and stopped by the owner, opened by anybody on a phone, and copied where that is allowed. */
import { readFile } from 'node:fs/promises';
import { devices } from '@playwright/test';
import sharp from 'sharp';
import { axeFinds } from './axe-finds.ts';
import { Person, squareAndText } from './editor-page.ts';
import { expect, SOON, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

test('a link is made on the result page, opened without an account on a phone, and ends when sharing stops', async ({
  server,
  browser,
}) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText, 'Sale');
  await person.call(`/api/designs/${design}/tools/pages`, 'POST', { input: { action: 'add' } });
  const context = await person.context(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
  const page = await context.newPage();
  await page.goto(`${server.origin}/blend/${design}`);
  const share = page.getByRole('button', { name: /^Share/ });
  await share.click();
  const dialog = page.getByRole('dialog', { name: 'Share “Sale”' });
  // Opening it shares nothing.
  await expect(dialog.getByText('Anyone with the link will be able to view this design')).toBeVisible();
  expect(await person.call(`/api/designs/${design}/share`)).toEqual({ link: null });
  await expect(dialog.getByRole('switch', { name: /make their own copy/ })).not.toBeChecked();
  expect(await axeFinds(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const copy = dialog.getByRole('button', { name: 'Copy link' });
  await expect(copy).toBeFocused();
  await expect(dialog.getByText('Anyone with the link can view this design')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await copy.click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const address = await dialog.getByRole('textbox', { name: 'View link' }).inputValue();
  expect(address).toMatch(new RegExp(`^${server.origin}/share/[\\w-]{32}$`));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  const phone = await (await browser.newContext(devices['iPhone 13'])).newPage();
  await phone.goto(address);
  await expect(phone).toHaveTitle('Sale · Blend');
  await expect(phone.getByRole('heading', { level: 1, name: 'Sale' })).toBeVisible();
  const picture = phone.getByRole('img', { name: 'Preview of Sale, page 1 of 2' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), SOON).toBeGreaterThan(900);
  await expect(phone.getByText('Made with Blend')).toBeVisible();
  await expect(phone.getByRole('link', { name: /copy|Download/ })).toHaveCount(0);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await phone.getByRole('button', { name: 'Next page' }).click();
  await expect(phone.getByRole('img', { name: 'Preview of Sale, page 2 of 2' })).toBeVisible();
  // Messengers show a picture beside the link; search engines leave the page out.
  const card = await phone.locator('meta[property="og:image"]').getAttribute('content');
  expect((await sharp(await (await phone.request.get(card ?? '')).body()).metadata()).format).toBe('jpeg');
  await expect(phone.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await axeFinds(phone)).toEqual([]);

  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(dialog.getByText('The link no longer works')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Make link' })).toBeFocused();
  expect((await phone.goto(address))?.status()).toBe(404);
  await expect(phone.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect((await phone.request.get(card ?? '')).status()).toBe(404);
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
});

test('a card says that its design is shared, and another account makes a copy where that is allowed', async ({
  server,
  kept,
  browser,
}) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText, 'Menu');
  const page = await (await person.enter(kept)).newPage();
  await page.goto('/projects');
  const card = page.getByRole('article').filter({ hasText: 'Menu' });
  await card.getByRole('button', { name: 'Options for Menu' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share “Menu”' });
  await dialog.getByRole('switch', { name: /make their own copy/ }).click();
  await dialog.getByRole('button', { name: 'Make link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'View link' }).inputValue();
  await dialog.getByRole('combobox', { name: 'The link works' }).click();
  await page.getByRole('option', { name: 'For 7 days' }).click();
  await expect(dialog.getByRole('combobox', { name: 'The link works' })).toHaveText(/^Until \d/);
  await page.keyboard.press('Escape');
  await expect(card.getByText('Shared')).toBeVisible();

  // Without an account the way leads through the sign-in page and back.
  const stranger = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole('link', { name: 'Sign in to make your own copy' })).toHaveAttribute(
    'href',
    `/sign-in?next=${encodeURIComponent(new URL(address).pathname)}`,
  );
  const [file] = await Promise.all([
    stranger.waitForEvent('download'),
    stranger.getByRole('link', { name: 'Download picture' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Menu.png');
  expect(await sharp(await readFile(await file.path())).metadata()).toMatchObject({ width: 1000, height: 800 });

  const other = await Person.signIn(server.origin);
  const theirs = await (await other.context(browser)).newPage();
  await theirs.goto(address);
  await theirs.getByRole('button', { name: 'Make your own copy' }).click();
  await theirs.waitForURL(/\/canvas\/[\w-]+$/);
  const copy = theirs.url().split('/').at(-1) ?? '';
  expect(copy).not.toBe(design);
  expect(Object.keys(await other.layers(copy))).toEqual(Object.keys(await person.layers(design)));
  // The editor shares as well.
  await theirs.getByRole('button', { name: 'Share' }).click();
  await expect(theirs.getByRole('dialog', { name: 'Share “Menu”' })).toBeVisible();
});

test('a viewer reports a shared design, with the keyboard, and is told what is missing', async ({
  server,
  browser,
}) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText, 'Menu');
  const { link } = (await person.call(`/api/designs/${design}/share`, 'POST', {})) as { link: { path: string } };
  const context = await browser.newContext({ ...devices['iPhone 13'], baseURL: server.origin });
  const page = await context.newPage();
  await page.goto(link.path);
  const report = page.getByRole('button', { name: 'Report this design' });
  await report.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report this design' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose what is wrong with it');
  await dialog.getByRole('radio', { name: 'It uses my work, my brand or my photo' }).check();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'What should they know? (optional)' }).fill('That is my photo.');
  await expect(dialog.getByText('17 of 500 characters')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. The report was sent.', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(report).toBeFocused();
  // Its owner has "Stop sharing" instead.
  const own = await (await person.context(browser)).newPage();
  await own.goto(server.origin + link.path);
  await expect(own.getByText('This is what everybody with the link sees.')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Report this design' })).toHaveCount(0);
});

test('the editor of a narrow window shares from the menu of the design', { tag: LONG }, async ({ server, kept }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText, 'Menu');
  const page = await (await person.enter(kept)).newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.origin}/canvas/${design}`);
  await page.getByRole('button', { name: 'Design menu' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share “Menu”' });
  await dialog.getByRole('button', { name: 'Make link' }).click();
  await expect(dialog.getByRole('textbox', { name: 'View link' })).toHaveValue(/\/share\/[\w-]{32}$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // It opens as often as wanted.
  await page.getByRole('button', { name: 'Design menu' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await expect(dialog.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
});
