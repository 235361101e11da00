/**
 * Operating a copy in the browser: opening /admin, finding an account, granting and withdrawing a plan, and the log of
 * it.
 */
import { startServer } from '../fixtures/running-server.ts';
import { browserCookies, signInOverHttp } from '../fixtures/sign-in-over-http.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './server-fixture.ts';

test('an operator finds an account, gives it a plan and withdraws it', async ({ browser }) => {
  test.setTimeout(240_000);
  const server = await startServer({ OPERATORS: 'ada@example.com' });
  try {
    await signInOverHttp(server.origin, 'grace@example.com');
    const context = await browser.newContext({ baseURL: server.origin, viewport: { width: 1440, height: 900 } });
    await context.addCookies(browserCookies(await signInOverHttp(server.origin, 'ada@example.com'), server.origin));
    const page = await context.newPage();
    await page.goto('/ai-design');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Operations' }).click();
    await expect(page).toHaveTitle('Operations · Blend');
    await page.getByRole('searchbox', { name: 'Search by email, name, phone or ID' }).fill('grace');
    await expect(page).toHaveURL(/\?q=grace$/);
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'grace@example.com' }).click();
    await page.getByRole('button', { name: 'Give a plan' }).click();
    const dialog = page.getByRole('dialog');
    const give = dialog.getByRole('button', { name: 'Give a plan' });
    await expect(give).toBeDisabled();
    await dialog.getByLabel('Until').fill('2001-01-01');
    await dialog.getByLabel('Reason').fill('A broken export');
    await give.click();
    await expect(dialog.getByRole('alert')).toHaveText('Choose a date in the future.');
    await dialog.getByLabel('Until').fill('');
    await give.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('This account has Pro.')).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('This account has Free.')).toBeVisible();
    await expectNoViolations(page);
    const sections = page.getByRole('navigation', { name: 'Sections' });
    await sections.getByRole('link', { name: 'Record' }).click();
    const actions = page.getByRole('main').getByRole('listitem').filter({ hasText: 'grace@example.com' });
    await expect(actions).toHaveCount(2);
    await expect(actions.nth(1)).toContainText('A broken export');
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of ['Users', 'Generations', 'Reports', 'Storage', 'System']) {
      await sections.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(sections.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
    await context.close();
  } finally {
    await server.stop();
  }
});
