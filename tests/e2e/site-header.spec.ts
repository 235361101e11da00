/** The header: its links, the mark of the current section, the menu in narrow windows, the prices on the front page. */
import type { Page } from '@playwright/test';
import { axeFinds } from './axe-finds.ts';
import { signIn } from './people.ts';
import { expect, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

const header = (page: Page) => page.getByRole('banner');
const main = (page: Page) => header(page).getByRole('navigation', { name: 'Main' });

/** The parts of the header that are cut off or make the page wider than the window. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('header a, header button')].filter((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      return width > 2 && (left < 0 || right > window.innerWidth);
    });
    const wider = document.documentElement.scrollWidth > window.innerWidth;
    return [...parts.map((part) => part.textContent), ...(wider ? ['the page is wider than the window'] : [])];
  });

test('an account’s header leads everywhere and marks where one is', async ({ keptPage: page }) => {
  await signIn(page, '/ai-design');
  await expect(main(page).getByRole('link')).toHaveText(['Home', 'Projects', 'Templates', 'Tools', 'Brand kit']);
  await expect(main(page).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await main(page).getByRole('link', { name: 'Tools' }).click();
  await expect(page).toHaveURL(/\/create-design$/);
  await expect(main(page).getByRole('link', { name: 'Tools' })).toHaveAttribute('aria-current', 'page');
  await page.goto('/create-design/video');
  await expect(main(page).getByRole('link', { name: 'Tools' })).toHaveAttribute('aria-current', 'true');
  await expect(main(page).locator('[aria-current]')).toHaveCount(1);
  await header(page).getByRole('link', { name: 'New design' }).click();
  await expect(page).toHaveURL(/\/start-blank$/);

  await header(page).getByRole('button', { name: 'Account' }).click();
  const menu = page.getByRole('menu');
  for (const name of ['Uploads', 'History', 'Settings', 'Sign out'])
    await expect(menu.getByRole('menuitem', { name, exact: true })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(header(page).getByRole('button', { name: 'Account' })).toBeFocused();
});

test('in a narrow window all links are in a menu that keeps the focus', async ({ keptPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, '/create-design');
  await expect(main(page).getByRole('link')).toHaveCount(0);
  await header(page).getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Tools' })).toHaveAttribute('aria-current', 'page');
  for (const name of ['New design', 'Home', 'Projects', 'Templates', 'Brand kit', 'Uploads', 'History', 'Settings'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  // Tab goes round inside.
  const inside = await menu.locator('a, button').count();
  for (let step = 0; step <= inside; step += 1) await page.keyboard.press('Tab');
  expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(header(page).getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Templates' }).click();
  await expect(page).toHaveURL(/\/recipes$/);
  await expect(menu).toBeHidden();
});

test('nothing of the header is cut, whatever the window', async ({ keptPage: page }) => {
  const widths = [360, 375, 414, 480, 600, 639, 640, 768, 899, 900, 1024, 1440];
  await page.goto('/create-design');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    expect({ width, cut: await cut(page) }).toEqual({ width, cut: [] });
  }
  await signIn(page, '/create-design');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    expect({ width, cut: await cut(page) }).toEqual({ width, cut: [] });
  }
});

test('visitors come from any page to the prices, and by signing in to the plans', async ({ keptPage: page }) => {
  await page.goto('/recipes');
  await expect(main(page).getByRole('link')).toHaveText(['Tools', 'Templates', 'Prices']);
  await main(page).getByRole('link', { name: 'Prices' }).click();
  const section = page.getByRole('region', { name: 'Prices' });
  await expect(section).toBeInViewport();
  for (const plan of ['Free', 'Pro', 'Max']) await expect(section.getByRole('heading', { name: plan })).toBeVisible();
  await expect(section.getByText('150 images and logos a month')).toBeVisible();
  await section.getByRole('link', { name: 'Monthly' }).click();
  await expect(section.getByText('Paid every month, cancel any time').first()).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await section.getByRole('link', { name: 'Get Pro' }).click();
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fpaywall$/);
});

test('without scripts the prices are there too', { tag: LONG }, async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
  await page.goto('/');
  await page.goto('/?interval=month#prices');
  await expect(page.getByText('Paid every month, cancel any time').first()).toBeVisible();
});

test('the first Tab offers to skip the header, also where nothing was found', async ({ keptPage: page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found · Blend');
  await expect(main(page).getByRole('link', { name: 'Templates' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
  expect(await axeFinds(page)).toEqual([]);
});

test('a menu that can’t be fetched says so', { tag: LONG }, async ({ page }) => {
  await signIn(page, '/create-design');
  await page.route('**/assets/account-menu-list-*.js', (route) => route.abort());
  await header(page).getByRole('button', { name: 'Account' }).click();
  await expect(page.locator('[data-radix-collection-item]')).toContainText(
    'This part of the page could not be loaded.',
  );
});
