/** A prompt with a picture, typed without an account, survives the sign-in by mail, also in another browser. */
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

const prompt = 'Add the text “Leaves fall”';
let people = 0;

/** Types the prompt with a picture on the front page and requests the link; returns the link. */
async function askWithPrompt(page: Page): Promise<string> {
  people += 1;
  const email = `draft-${people}@example.com`;
  const picture = await sharp({
    create: { width: 300, height: 200, channels: 3, background: { r: 15, g: 107, b: people } },
  })
    .png()
    .toBuffer();
  await page.goto('/');
  await page.getByRole('textbox', { name: 'What do you want to design?' }).fill(prompt);
  await page.locator('input[type=file]').setInputFiles({ name: 'teal.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByRole('button', { name: 'Remove teal.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await expect(page.getByText('What you typed and attached is saved')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('link', { name: 'Open the local outbox' }).click();
  return (
    (await page
      .getByRole('article')
      .filter({ hasText: email })
      .getByRole('link', { name: 'Open link' })
      .getAttribute('href')) ?? ''
  );
}

async function expectConversation(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/ai-design\/chat\/[\w-]+$/);
  await expect(page.getByText(prompt).first()).toBeVisible();
  const picture = page.getByRole('img', { name: 'teal.png' }).first();
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  return page.url();
}

const elsewhere = async (browser: Browser) => (await browser.newContext()).newPage();

test('in the same browser', async ({ page }) => {
  await page.goto(await askWithPrompt(page));
  await expectConversation(page);
});

test(
  'in another browser it waits for a press; the draft is gone for everyone else',
  { tag: LONG },
  async ({ page, browser }) => {
    const link = await askWithPrompt(page);
    const other = await elsewhere(browser);
    await other.goto(link);
    await other.getByRole('button', { name: 'Sign in' }).click();
    const note = other.getByText('This was prepared in another browser.');
    await expect(note).toBeVisible();
    await expect(note).toHaveCSS('text-align', 'center');
    await expect(other.getByRole('textbox', { name: 'What do you want to design?' })).toHaveValue(prompt);
    await expect(other.getByRole('button', { name: 'Remove teal.png' })).toBeVisible();
    await other.getByRole('button', { name: 'Make it' }).click();
    const conversation = await expectConversation(other);

    const next = new URL(link).searchParams.get('next') ?? '';
    await other.goto(next);
    expect(await expectConversation(other)).toBe(conversation);

    const stranger = await elsewhere(browser);
    const { searchParams } = new URL(await askWithPrompt(stranger));
    await stranger.goto(`/__/auth/action?${new URLSearchParams({ token: searchParams.get('token') ?? '', next })}`);
    await expect(stranger.getByText('What you prepared is no longer here')).toBeVisible();
  },
);
