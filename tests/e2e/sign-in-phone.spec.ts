/**
 * Signing in by phone as people do it: number, country, the code from the local outbox, a wrong code, a new one after
 * the countdown.
 */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, SOON, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

let numbers = 0;
const newNumber = () =>
  `0151 2${process.pid % 1000}${String((numbers += 1))
    .padStart(4, '0')
    .slice(-4)}`.padEnd(13, '7');

/** The newest code for a number, as shown in the local outbox. */
async function codeFor(page: Page, shown: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto('/outbox');
  const message = outbox
    .getByRole('article')
    .filter({ hasText: shown.replace(/\s/g, '') })
    .first();
  await expect(message.getByText('Text message')).toBeVisible();
  const code = (await message.getByRole('heading').textContent()) ?? '';
  await outbox.close();
  return code;
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Enters a German number in the page's phone form; returns the number as the page shows it. */
async function askForCode(page: Page, number = newNumber()): Promise<string> {
  await page.getByLabel('Phone number').fill(number);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  return (/\+[\d\s]+\d/.exec((await page.getByRole('status').textContent()) ?? '') ?? [''])[0];
}

test.use({ locale: 'de-DE' });

test(
  'a number, a wrong code, the right one: where one wanted to go, and the account shows the number',
  { tag: LONG },
  async ({ page }) => {
    await page.goto('/sign-in?next=%2Fstart-blank');
    await page.getByRole('link', { name: 'Phone' }).click();
    await page.getByRole('button', { name: /Country code: Germany/ }).waitFor();
    await page.getByLabel('Phone number').fill('030 12');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('alert')).toHaveText('Enter a valid phone number');
    await page.getByLabel('Phone number').fill('030 123456');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid phone number');
    await expectNoViolations(page);

    const shown = await askForCode(page);
    const code = await codeFor(page, shown);
    const wait = async () =>
      Number(/\d+/.exec((await page.getByRole('button', { name: /Send again/ }).textContent()) ?? '')?.[0] ?? 0);
    await expect.poll(wait, SOON).toBeLessThan(30);
    // After a reload the page still expects the code, without restarting the countdown.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
    await expect(page.getByRole('status')).toContainText(shown);
    expect(await wait()).toBeLessThan(30);
    const field = page.getByLabel('6-digit code');
    await expect(field).toBeFocused();
    await field.fill(code.slice(0, 4));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid code');
    // The sixth digit submits it.
    await field.fill(wrong(code));
    await expect(page.getByRole('alert')).toHaveText('Invalid code entered. Try again!');
    await expect(field).toBeFocused();
    await expectNoViolations(page);
    await field.pressSequentially(code);
    await expect(page).toHaveURL(/\/start-blank$/);
    expect((await page.context().cookies()).filter(({ name }) => name === 'blend.code')).toEqual([]);
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('menu')).toContainText(shown.replace(/\u00a0/g, ' '));
  },
);

test(
  'another code may be asked for after the countdown, and the first is worth nothing then',
  { tag: LONG },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/sign-in?method=phone');
    const shown = await askForCode(page);
    const first = await codeFor(page, shown);
    await expect(page.getByRole('button', { name: /Send again in \d+ seconds/ })).toBeDisabled();
    await page.clock.runFor(31_000);
    await page.getByRole('button', { name: 'Send again', exact: true }).click();
    await expect(page.getByRole('button', { name: /Send again in \d+ seconds/ })).toBeDisabled();
    let second = first;
    await expect.poll(async () => (second = await codeFor(page, shown))).not.toBe(first);
    const field = page.getByLabel('6-digit code');
    await field.fill(first);
    await expect(page.getByRole('alert')).toHaveText('Invalid code entered. Try again!');
    await field.fill(`${second} is your Blend sign-in code`);
    await expect(page).toHaveURL(/\/ai-design$/);
  },
);

test(
  'the country is found by name and by code, and a whole number that is pasted brings its own',
  { tag: LONG },
  async ({ page }) => {
    await page.goto('/sign-in?method=phone');
    await page.getByRole('button', { name: /Country code: Germany/ }).click();
    await expectNoViolations(page);
    await page.keyboard.type('india');
    await page.keyboard.press('Enter');
    const field = page.getByLabel('Phone number');
    await expect(page.getByRole('button', { name: /Country code: India/ })).toBeVisible();
    await expect(field).toBeFocused();
    await page.getByRole('button', { name: /Country code/ }).click();
    await page.keyboard.type('+351');
    await page.getByRole('option', { name: /Portugal/ }).click();
    await expect(page.getByRole('button', { name: /Country code: Portugal/ })).toBeVisible();

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('+1 (415) 555-2671'));
    await field.press('ControlOrMeta+V');
    await expect(page.getByRole('button', { name: /Country code: United States/ })).toBeVisible();
    await expect(field).toHaveValue('415 555 2671');

    // Another number: the form returns, and stays.
    await askForCode(page, newNumber().replace(/^0/, '+49 '));
    await page.reload();
    await page.getByRole('button', { name: 'Use another number' }).click();
    await expect(field).toBeVisible();
    await expect
      .poll(async () => (await page.context().cookies()).filter(({ name }) => name === 'blend.code'))
      .toEqual([]);
    await page.reload();
    await expect(field).toBeVisible();
  },
);

test('without scripts it works as plain forms', { tag: LONG }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto('/sign-in?next=%2Fstart-blank');
  await page.getByRole('link', { name: 'Phone' }).click();
  await page.getByLabel('Phone number').fill('123');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Enter a valid phone number')).toBeVisible();
  const shown = await askForCode(page);
  const code = await codeFor(page, shown);
  await page.reload();
  await page.getByLabel('6-digit code').fill(wrong(code));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid code entered. Try again!')).toBeVisible();
  await page.getByLabel('6-digit code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/start-blank$/);
});
