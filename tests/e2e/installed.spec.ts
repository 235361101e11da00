/** The app on a phone: its browser is offered to install it, and the installed app is let in from its start on. */
import { devices } from '@playwright/test';
import { axeFinds } from './axe-finds.ts';
import { expect, test } from './server-fixture.ts';

const pixel = devices['Pixel 7'];

test('a phone’s browser is told how to install the app, and uses its own dialog where it has one', async ({
  browser,
  baseURL,
}) => {
  const page = await (await browser.newContext({ ...pixel, baseURL })).newPage();
  await page.goto('/try-on/create');
  await expect(page).toHaveURL('/mobile');
  await expect(page.getByRole('list', { name: 'How to install it' }).getByRole('listitem')).toHaveCount(3);
  expect(await axeFinds(page)).toEqual([]);
  const install = page.getByRole('button', { name: 'Install Blend' });
  // The browser offers it once; a page that is not yet alive misses that.
  await expect(async () => {
    await page.evaluate(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      const prompt = (): Promise<void> => Promise.resolve(void (document.body.dataset.asked = 'yes'));
      window.dispatchEvent(Object.assign(offer, { prompt }));
    });
    await expect(install).toBeVisible({ timeout: 500 });
  }).toPass();
  await install.click();
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes');
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(page.getByRole('status').filter({ hasText: 'Installed.' })).toBeVisible();
  // What the phone may do without it.
  await page.getByRole('link', { name: 'Describe a design here' }).click();
  await expect(page.getByLabel('What do you want to design?')).toBeVisible();
});

test('the installed app opens on the start of AI design and goes everywhere', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ ...pixel, baseURL })).newPage();
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as { start_url: string };
  await page.goto(manifest.start_url);
  await expect(page.getByLabel('What do you want to design?')).toBeVisible();
  await page.goto('/try-on/create');
  await expect(page).toHaveURL('/try-on/create');

  // Installed before it said so by its address.
  const early = await (await browser.newContext({ ...pixel, baseURL })).newPage();
  // Playwright's own emulation of media takes the place of any other.
  await early.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.includes('display-mode: standalone') ? 'all' : query);
  });
  await early.goto('/try-on/create');
  await expect(early).toHaveURL(manifest.start_url);
  await expect(early.getByLabel('What do you want to design?')).toBeVisible();
});
