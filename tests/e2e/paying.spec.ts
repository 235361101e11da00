/**
 * Buying as people do it, with the sandbox's cards: plans, a declined card, the bank's confirmation, an upgrade, and
 * other open tabs.
 */
import type { Page } from '@playwright/test';
import { axeFinds } from './axe-finds.ts';
import { signIn } from './people.ts';
import { expect, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

const plan = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const testCard = (page: Page, does: string) => page.getByRole('button', { name: new RegExp(`^[\\d ]+ ${does}$`) });

async function planInMenu(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Account' }).click();
  const text = await page.getByRole('menuitem', { name: /^(?:Upgrade|Plans and packs)/ }).innerText();
  await page.keyboard.press('Escape');
  return text;
}

test('a good card buys Pro: this page, the menu and another open tab change by themselves', async ({
  keptPage: page,
}) => {
  await signIn(page, '/paywall?from=%2Fbrand-kit&currency=USD&interval=month');
  const other = await page.context().newPage();
  await other.goto('/start-blank');
  expect(await planInMenu(other)).toMatch(/Free/);

  await expect(plan(page, 'Free')).toContainText('Your plan');
  await page.getByRole('link', { name: /^Yearly/ }).click();
  await expect(plan(page, 'Pro')).toContainText('$83.99 paid once a year');
  await page.getByRole('link', { name: /^Monthly/ }).click();
  await expect(plan(page, 'Pro')).toContainText('$9.99');
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('JPY');
  await expect(plan(page, 'Pro')).toContainText('¥1,480');
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
  await expect(plan(page, 'Pro')).toContainText('$9.99');
  expect(await axeFinds(page)).toEqual([]);

  await plan(page, 'Pro').getByRole('link', { name: 'Get Pro' }).click();
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('$9.99');
  await testCard(page, 'Pays').click();
  await page.getByRole('button', { name: 'Pay $9.99' }).click();
  await expect(page.getByRole('heading', { name: 'You have Pro now' })).toBeVisible();
  await expect(page.getByText('Refresh the page to access Pro features')).toBeHidden();
  expect(await axeFinds(page)).toEqual([]);
  expect(await planInMenu(page)).toMatch(/Pro/);

  // Nobody touched the other tab.
  expect(await planInMenu(other)).toMatch(/Pro/);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'You have Pro now' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to what you were doing' }).click();
  await expect(page).toHaveURL(/\/brand-kit$/);
  await page.goto('/checkout?product=pro-monthly');
  await expect(page.getByText('You already have this plan.')).toBeVisible();
});

test(
  'fields are named when they are wrong; a declined card fails, and a good one then buys',
  { tag: LONG },
  async ({ keptPage: page }) => {
    await signIn(page, '/checkout?product=top-up-images&currency=USD');
    await page.getByLabel('Card number').fill('4242424242424241');
    await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4241');
    await expect(page.getByText('Visa', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Pay $4.99' }).click();
    await expect(page.getByText('Enter a valid card number')).toBeVisible();
    await expect(page.getByLabel('Card number')).toBeFocused();
    expect(await axeFinds(page)).toEqual([]);

    await testCard(page, 'Is declined').click();
    await page.getByRole('button', { name: 'Pay $4.99' }).click();
    await expect(page.getByRole('heading', { name: 'Purchase Failed!' })).toBeVisible();
    await expect(page.getByText('Payment failed. The card was declined.')).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('link', { name: 'Try again' }).click();

    // The answer is lost after the card has arrived.
    await page.route('**/api/purchases/*/card', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await testCard(page, 'Pays').click();
    await page.getByRole('button', { name: 'Pay $4.99' }).click();
    await expect(page.getByRole('heading', { name: '50 images added' })).toBeVisible();
    const { invoices } = (await (await page.request.get('/api/invoices')).json()) as { invoices: { status: string }[] };
    expect(invoices.filter(({ status }) => status === 'paid')).toHaveLength(1);
  },
);

test('the bank is asked, and an upgrade to Max pays the unused Pro back', { tag: LONG }, async ({ keptPage: page }) => {
  await signIn(page, '/checkout?product=pro-monthly&currency=USD');
  await testCard(page, 'Asks the bank first').click();
  await page.getByRole('button', { name: 'Pay $9.99' }).click();
  const bank = page.getByRole('dialog', { name: 'Your bank asks: is this you?' });
  await expect(bank).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  // A reload asks again.
  await page.reload();
  await bank.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'You have Pro now' })).toBeVisible();

  await page.goto('/paywall?interval=month');
  await expect(plan(page, 'Max')).toContainText('You get $9.99 back for your unused Pro.');
  expect(await axeFinds(page)).toEqual([]);
  await plan(page, 'Max').getByRole('link', { name: 'Upgrade to Max' }).click();
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Refund for unused Pro');
  await testCard(page, 'Pays').click();
  await page.getByRole('button', { name: 'Pay $29.99' }).click();
  await expect(page.getByRole('heading', { name: 'You have Max now' })).toBeVisible();
  await expect(page.getByText('$9.99 for the unused part of your earlier plan')).toBeVisible();
});

test(
  'a connection that comes and goes: as one pays, just after it, and in a tab that was cut off all the while',
  { tag: LONG },
  async ({ page, browser }) => {
    await signIn(page, '/start-blank');
    const cutOff = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      storageState: await page.context().storageState(),
    });
    const other = await cutOff.newPage();
    await other.goto('/start-blank');
    expect(await planInMenu(other)).toMatch(/Free/);
    await cutOff.setOffline(true);

    await page.clock.install();
    await page.goto('/checkout?product=pro-monthly&currency=USD');
    await testCard(page, 'Pays').click();
    await page.route('**/api/purchases', (route) => route.abort());
    await page.getByRole('button', { name: 'Pay $9.99' }).click();
    await expect(page.getByRole('heading', { name: 'The connection was lost' })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);

    // The clock is stopped, so that the page does not retry by itself before the response is delayed.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
    // Now there is one, but the answer is slow.
    const answered = Promise.withResolvers<void>();
    await page.unroute('**/api/purchases');
    await page.route('**/api/purchases', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Try now' }).click();
    await page.clock.fastForward(8_000);
    await expect(
      page.getByText('This is taking longer than usual. Stay on this page: you won’t pay twice.'),
    ).toBeVisible();
    await page.clock.resume();
    // After the purchase the connection is lost again.
    await page.route('**/favicon.svg', (route) => route.abort());
    answered.resolve();
    await expect(page.getByRole('heading', { name: 'You have Pro now' })).toBeVisible();
    await expect(page.getByText('Purchase complete. Refresh the page to access Pro features')).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    // That would replace this page with the browser's own error page.
    await page.getByRole('button', { name: 'Refresh the page' }).click();
    await expect(page.getByText('Purchase complete. Refresh the page to access Pro features')).toBeVisible();
    await page.unroute('**/favicon.svg');
    await expect(page.getByText('Purchase complete. Refresh the page to access Pro features')).toBeHidden();
    expect(await planInMenu(page)).toMatch(/Pro/);

    await cutOff.setOffline(false);
    await expect(other.getByText('You now have Pro. This page is already up to date.', { exact: true })).toBeVisible();
    expect(await planInMenu(other)).toMatch(/Pro/);
    await cutOff.close();
  },
);

test('without scripts a plan is bought by plain forms', { tag: LONG }, async ({ page, browser }) => {
  await signIn(page, '/start-blank');
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: new URL(page.url()).origin,
    storageState: await page.context().storageState(),
  });
  const form = await plain.newPage();
  await form.goto('/checkout?product=pro-yearly&currency=EUR');
  await form.getByLabel('Card number').fill('4000 0025 0000 3155');
  await form.getByLabel('Expiry').fill('12/30');
  await form.getByLabel('Security code').fill('12');
  await form.getByRole('button', { name: 'Pay €83.99' }).click();
  await expect(form.getByText('Enter the security code')).toBeVisible();
  await form.getByLabel('Card number').fill('4000 0025 0000 3155');
  await form.getByLabel('Expiry').fill('12/30');
  await form.getByLabel('Security code').fill('123');
  await form.getByRole('button', { name: 'Pay €83.99' }).click();
  await form.getByRole('button', { name: 'Approve' }).click();
  await expect(form.getByRole('heading', { name: 'You have Pro now' })).toBeVisible();
  await plain.close();
});
