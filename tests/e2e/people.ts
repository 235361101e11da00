/** Preparations of people in tests: signing in through the local outbox, taking a photo. */
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { browserCookies, signInOverHttp } from '../fixtures/sign-in-over-http.ts';
import { expect } from './server-fixture.ts';

let count = 0;

/** An address that nobody else uses on this server. */
export function newAddress(): string {
  count += 1;
  return `person-${process.pid}-${count}@example.com`;
}

/** On the sign-in page: requests a link and opens it in a new browser without cookies. Returns that browser's page. */
export async function openLinkElsewhere(page: Page, browser: Browser, baseURL: string): Promise<Page> {
  const email = newAddress();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const elsewhere = await (await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })).newPage();
  await elsewhere.goto('/outbox');
  await elsewhere.getByRole('article').filter({ hasText: email }).getByRole('link', { name: 'Open link' }).click();
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  return elsewhere;
}

/** Signs the page's browser in over HTTP, and opens a path. sign-in.spec.ts covers how people do it. */
export async function signIn(page: Page, path = '/ai-design'): Promise<void> {
  const { origin } = new URL((await page.request.get('/outbox')).url());
  await page.context().addCookies(browserCookies(await signInOverHttp(origin, newAddress()), origin));
  await page.goto(path);
}

/** A picture of 1200 × 900 px: a light disc on a slate background. */
export function photo(): Promise<Buffer> {
  const disc = Buffer.from(
    '<svg width="1200" height="900"><rect width="1200" height="900" fill="#41525e"/><circle cx="600" cy="450" r="320" fill="#f2e9dc"/></svg>',
  );
  return sharp(disc).jpeg().toBuffer();
}
