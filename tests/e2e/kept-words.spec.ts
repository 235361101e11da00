/**
 * A visitor's input on a start screen is restored after signing in from the screen or the header, and after continuing
 * without an account.
 */
import type { Locator, Page } from '@playwright/test';
import { newAddress, photo } from './people.ts';
import { expect, SOON, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

const words = 'A poster for a garage sale';
const box = (page: Page) => page.getByLabel('What do you want to design?');
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });

/** Signs in with the link from the local outbox, in this browser. */
async function byMail(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/sign-in/);
  const email = newAddress();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('link', { name: 'Open the local outbox' }).click();
  const mail = page.getByRole('article').filter({ hasText: email });
  await page.goto((await mail.getByRole('link', { name: 'Open link' }).getAttribute('href')) ?? '');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
}

/** Continues without an account. */
async function asGuest(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByRole('button', { name: /^(?:Continue without an account|Look around)$/ }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
}

for (const path of ['/', '/ai-design']) {
  // The same box on both: one of them is enough for an ordinary run.
  const tag = path === '/' ? [] : [LONG];
  test(
    `a prompt on ${path} is kept by signing in from the header and by looking around`,
    { tag },
    async ({ keptPage: page, browser, baseURL }) => {
      await page.goto(path);
      await box(page).fill(words);
      await signInLink(page).click();
      await byMail(page);
      await expect(page).toHaveURL(/\/ai-design\?draft=/);
      await expect(box(page)).toHaveValue(words);
      // Nothing was sent yet.
      await expect(page.getByText('Nothing here yet')).toBeVisible();

      const guest = await (await browser.newContext({ baseURL })).newPage();
      await guest.goto(path);
      await box(guest).fill(words);
      await guest.getByRole('button', { name: 'Make it' }).click();
      await asGuest(guest);
      await expect(box(guest)).toHaveValue(words);
      await expect(guest.getByText('prepared in another browser')).toHaveCount(0);
      // And from there into an account.
      await guest.getByRole('button', { name: 'Make it' }).click();
      await byMailToChat(guest);
    },
  );
}

async function byMailToChat(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fai-design%2Fchat%3Fdraft%3D/);
  await byMail(page);
  await expect(page).toHaveURL(/\/ai-design\/chat\/[\w-]+$/);
  await expect(page.getByText(words).first()).toBeVisible();
}

test('somebody else’s draft is not put into a visitor’s box', async ({ keptPage: page, browser, baseURL }) => {
  await page.goto('/');
  await box(page).fill(words);
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  const next = new URL(page.url()).searchParams.get('next') ?? '';
  const draft = new URL(next, 'http://self.invalid').searchParams.get('draft') ?? '';
  const stranger = await (await browser.newContext({ baseURL })).newPage();
  await stranger.goto(`/ai-design?draft=${draft}`);
  await expect(box(stranger)).toHaveValue('');
});

test('a search for templates is kept by signing in', { tag: LONG }, async ({ keptPage: page }) => {
  await page.goto('/recipes?category=sale');
  // While typing, before the address has been updated.
  await page.getByRole('searchbox').first().fill('shoes');
  await signInLink(page).click();
  await asGuest(page);
  await expect(page).toHaveURL(/\/recipes\?q=shoes&category=sale$/);
  await signInLink(page).click();
  await byMail(page);
  await expect(page).toHaveURL(/\/recipes\?q=shoes&category=sale$/);
  await expect(page.getByRole('searchbox').first()).toHaveValue('shoes');
});

test('a mode is kept by signing in', { tag: LONG }, async ({ keptPage: page }) => {
  await page.goto('/create-design/video');
  await signInLink(page).click();
  await byMail(page);
  await expect(page).toHaveURL(/\/create-design\/video$/);
});

test('words for logos and images are kept by signing in and by looking around', async ({ keptPage: page }) => {
  await page.goto('/logo-generator');
  await page.getByLabel('Business name').fill('Luna Bakery');
  await signInLink(page).click();
  await asGuest(page);
  await expect(page.getByLabel('Business name')).toHaveValue('Luna Bakery');
  await page.goto('/text-2-image');
  await page.getByRole('radio', { name: /^Sticker/ }).check();
  await page.getByRole('textbox').first().fill('a red fox');
  await page.locator('form button[type=submit]').click();
  await asGuest(page);
  await expect(page).toHaveURL(/\/text-2-image\?type=sticker&words=a\+red\+fox$/);
  await expect(page.getByRole('textbox').first()).toHaveValue('a red fox');
  await expect(page.getByRole('radio', { name: /^Sticker/ })).toBeChecked();
});

test('a template that was to be used is open again', { tag: LONG }, async ({ keptPage: page }) => {
  await page.goto('/recipes');
  await page
    .getByRole('main')
    .getByRole('button')
    .filter({ has: page.locator('img') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: /Use this template/ }).click();
  await asGuest(page);
  await expect(page).toHaveURL(/\/recipes\?open=/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a photo on a start screen of the studio is still there without an account, for its own browser alone', async ({
  keptPage: page,
  browser,
  baseURL,
}) => {
  const disc = { name: 'disc.jpg', mimeType: 'image/jpeg', buffer: await photo() };
  await page.goto('/lifestyle-shot/create');
  await page.locator('input[type=file]').first().setInputFiles(disc);
  await page.getByRole('button', { name: 'Sign in to see it' }).click();
  await asGuest(page);
  await expect(page).toHaveURL(/\/lifestyle-shot\/create\?.*draft=/);
  const shown = page.getByRole('img', { name: 'The photo to put into a scene' });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth), SOON).toBeGreaterThan(0);
  const stranger = await (await browser.newContext({ baseURL })).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Sign in to see it' })).toHaveCount(0);
  // And from there into an account.
  await page.getByRole('button', { name: 'Sign in to see it' }).click();
  await byMail(page);
  await expect(page).toHaveURL(/\/lifestyle-shot\/[\w-]{36}$/);

  const films = await (await browser.newContext({ baseURL })).newPage();
  await films.goto('/ai-video/create');
  await films.locator('input[type=file]').first().setInputFiles(disc);
  await films.getByLabel('Headline', { exact: true }).fill('New in');
  await signInLink(films).click();
  await asGuest(films);
  await expect(films.getByRole('img', { name: 'Photo 1 of 1' })).toBeVisible();
  await expect(films.getByLabel('Headline', { exact: true })).toHaveValue('New in');
});

test(
  'the photos of a try-on are still there without an account, the piece alone and the person alone too',
  { tag: LONG },
  async ({ keptPage: page, browser, baseURL }) => {
    const disc = { name: 'disc.jpg', mimeType: 'image/jpeg', buffer: await photo() };
    const garment = (of: Page) => of.getByRole('region', { name: 'The piece' });
    const piece = (of: Page) => garment(of).getByRole('img', { name: 'The piece: disc.jpg' });
    const wearer = (of: Page) => of.getByRole('region', { name: 'Who wears it' });
    const stands = async (picture: Locator) => {
      await expect(picture).toBeVisible();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), SOON)
        .toBeGreaterThan(0);
    };

    // Only the person: nothing to wear was chosen yet.
    await page.goto('/try-on/create?type=full');
    await wearer(page).locator('input[type=file]').setInputFiles('public/samples/model-ben.webp');
    await expect(wearer(page).getByRole('radio', { name: 'Your photo' })).toBeChecked();
    await signInLink(page).click();
    await asGuest(page);
    await expect(page).toHaveURL(/\/try-on\/create\?type=full&as=person&draft=/);
    await expect(wearer(page).getByRole('radio', { name: 'Your photo' })).toBeChecked();
    await stands(wearer(page).getByRole('radio', { name: 'Your photo' }).locator('img'));
    await expect(piece(page)).toHaveCount(0);
    // Both, and from there into an account.
    await garment(page).locator('input[type=file]').setInputFiles(disc);
    await stands(piece(page));
    await page.getByRole('button', { name: 'Sign in and try it on' }).click();
    await asGuest(page);
    await expect(wearer(page).getByRole('radio', { name: 'Your photo' })).toBeChecked();
    await page.getByRole('button', { name: 'Sign in and try it on' }).click();
    await byMail(page);
    await expect(page).toHaveURL(/\/try-on\/image\/[0-9a-f]{64}\?type=full&person=[0-9a-f]{64}$/);
    await expect(wearer(page).getByRole('radio', { name: 'Your photo' })).toBeChecked();

    // Only the piece.
    const other = await (await browser.newContext({ baseURL })).newPage();
    await other.goto('/try-on/create');
    await garment(other).locator('input[type=file]').setInputFiles(disc);
    await stands(piece(other));
    await signInLink(other).click();
    await asGuest(other);
    await expect(other).toHaveURL(/\/try-on\/create\?type=top&draft=/);
    await stands(piece(other));
    const stranger = await (await browser.newContext({ baseURL })).newPage();
    await stranger.goto(other.url());
    await expect(stranger.getByText('Choose a piece and who wears it')).toBeVisible();
  },
);

test('a mode of the tools is still there without an account', { tag: LONG }, async ({ keptPage: page }) => {
  await page.goto('/create-design/product');
  await page.getByRole('link', { name: /^Remove Background/ }).click();
  await asGuest(page);
  await expect(page).toHaveURL(/\/create-design\/product$/);
});
