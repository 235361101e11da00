/** Signing in as people do it: with the link in the mail, here or in another browser, or not at all. */
import type { Browser, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

let people = 0;
const address = () => `person-${(people += 1)}@example.com`;

/** Requests a link and returns it as shown in the local outbox. */
async function askForLink(page: Page, next = '/start-blank'): Promise<string> {
  const email = address();
  await page.goto(`/sign-in?${new URLSearchParams({ next })}`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the local outbox' }).click();
  const mail = page.getByRole('article').filter({ hasText: email });
  return (await mail.getByRole('link', { name: 'Open link' }).getAttribute('href')) ?? '';
}

const elsewhere = async (browser: Browser, options = {}) => (await browser.newContext(options)).newPage();

test('the browser that asked is signed in by opening the link', async ({ keptPage: page }) => {
  await page.goto('/start-blank');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fstart-blank$/);
  await page.goto(await askForLink(page));
  await expect(page).toHaveURL(/\/start-blank$/);
  await page.goto('/sign-in');
  await expect(page).not.toHaveURL(/sign-in/);
});

test('in another browser the link waits for a press, and works once', async ({ keptPage: page, browser }) => {
  const link = await askForLink(page);
  const scanner = await elsewhere(browser);
  await scanner.goto(link);
  await scanner.waitForLoadState('networkidle');
  await expect(scanner).toHaveURL(/__\/auth\/action/);

  const reader = await elsewhere(browser);
  await reader.goto(link);
  await reader.getByRole('button', { name: 'Sign in' }).click();
  await expect(reader).toHaveURL(/\/start-blank$/);

  const late = await elsewhere(browser);
  await late.goto(link);
  await expectNoViolations(late);
  await late.getByRole('button', { name: 'Sign in' }).click();
  await expect(late.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectNoViolations(late);
  await late.getByRole('link', { name: 'Send a new link' }).click();
  await expect(late).toHaveURL(/\/sign-in\?next=%2Fstart-blank$/);
});

test('without scripts, all of it works as plain forms', async ({ browser }) => {
  const page = await elsewhere(browser, { javaScriptEnabled: false });
  await page.goto('/sign-in?next=%2Fstart-blank');
  await page.getByLabel('Email').fill('no address');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Enter a valid email')).toBeVisible();
  const email = address();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.goto('/outbox');
  await page.getByRole('article').filter({ hasText: email }).getByRole('link', { name: 'Open link' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/start-blank$/);
});

test('a wrong address is said before anything is sent', { tag: LONG }, async ({ page }) => {
  await page.goto('/sign-in');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.getByLabel('Email').fill('someone@nowhere');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('alert')).toHaveText('Enter a valid email');
  expect(sent).toEqual([]);
  await expectNoViolations(page);
  await page.getByLabel('Email').fill(address());
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/outbox');
  await expectNoViolations(page);
});

test('without an account one can look around, and is asked again where designs are kept', async ({
  keptPage: page,
}) => {
  await page.goto('/sign-in?next=%2F');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/start-blank');
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByText('You need an account to save designs.')).toBeVisible();
});

test('a link that leads off the site leads home', { tag: LONG }, async ({ page }) => {
  for (const next of ['https://example.com/', '//example.com', '/\\example.com', 'javascript:alert(1)']) {
    const link = await askForLink(page, next);
    expect(new URL(link).searchParams.get('next')).toBe('/ai-design');
  }
});
