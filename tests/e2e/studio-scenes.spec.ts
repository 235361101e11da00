/**
 * A product in a scene: chosen by a visitor and seen after signing in, previews, the picture, its layers on the canvas;
 * and other people's scenes.
 */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { photo, signIn } from './people.ts';
import { expect, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

/** Engines take time to start, and other tests share them. */
const MADE = { timeout: 120_000 };
const SMALL = 'width=320&height=320';

async function choosePhoto(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'disc.jpg', mimeType: 'image/jpeg', buffer: await photo() });
}

test('a visitor chooses, signs in, sees previews, has the picture made and edits its layers', async ({
  keptPage: page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await page.goto(`/lifestyle-shot/create?${SMALL}`);
  await expectNoViolations(page);
  await choosePhoto(page);
  const goOn = page.getByRole('button', { name: 'Sign in to see it' });
  await expect(goOn).toBeEnabled();
  await page.getByRole('radio', { name: 'Your own' }).click();
  await expect(goOn).toBeDisabled();
  await page.getByRole('group', { name: 'Surface' }).getByRole('button', { name: 'Oak' }).click();
  await page.getByRole('textbox', { name: 'In your own words' }).fill('morning light with a zebra');
  await expectNoViolations(page);
  await goOn.click();
  await expect(page).toHaveURL(/\/sign-in\?next=%2Flifestyle-shot%3F/);
  const next = new URL(page.url()).searchParams.get('next') ?? '';
  await signIn(page, next);

  await expect(page).toHaveURL(/\/lifestyle-shot\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('button', { name: 'Oak', pressed: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'In your own words' })).toHaveValue('morning light with a zebra');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Previews' })).toBeVisible(MADE);
  await expect(page.getByRole('button', { name: /^Make this picture/ })).toHaveCount(4, MADE);
  await expect(page.getByText('These words don’t describe anything for the scene: zebra')).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Make this picture: Variation 2' }).click();
  await expect(page).toHaveURL(/\/lifestyle-shot\/[0-9a-f-]{36}\?from=/);
  const whole = page.url();
  await expect(page.getByRole('button', { name: 'Edit on canvas' })).toBeVisible(MADE);
  await expect(page.getByText('320 × 320 px')).toBeVisible();
  await expectNoViolations(page);
  // A stranger gets the same answer as for one that never existed.
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await stranger.newPage();
  await signIn(other, new URL(whole).pathname);
  await expect(other.getByText('Page not found')).toBeVisible();
  await stranger.close();

  await page.getByRole('button', { name: 'Edit on canvas' }).click();
  await expect(page).toHaveURL(/\/canvas\//);
  for (const layer of ['Product', 'Shadow', 'Background'])
    await expect(page.getByText(layer, { exact: true }).first()).toBeVisible();
});

test(
  'a photo of one’s own on several backgrounds at once; the way back starts nothing anew',
  { tag: LONG },
  async ({ keptPage: page }) => {
    test.setTimeout(300_000);
    await signIn(page, `/ai-backgrounds?set=evening&${SMALL}`);
    await choosePhoto(page);
    await expect(page).toHaveURL(/\/ai-backgrounds\/[0-9a-f-]{36}$/);
    const first = page.url();
    await expect(page.getByRole('button', { name: 'Make this picture: Night mirror' })).toBeVisible(MADE);
    await expect(page.getByRole('button', { name: /^Make this picture/ })).toHaveCount(4, MADE);
    await expectNoViolations(page);
    const photoAddress = await page.getByAltText('The photo to put into a scene').getAttribute('src');
    const asset = /assets\/([0-9a-f]{64})/.exec(photoAddress ?? '')?.[1];
    await page.goto(`/ai-backgrounds?picture=${asset}&set=evening&${SMALL}`);
    await expect(page).toHaveURL(first);
    await page.goto(`/lifestyle-shot/image/${asset}?scene=flat-slate`);
    await expect(page.getByRole('button', { name: 'Flat lay on slate', pressed: true })).toBeVisible();
    await expectNoViolations(page);
    expect((await page.goto(`/lifestyle-shot/image/${'0'.repeat(64)}`))?.status()).toBe(404);
  },
);

test('where it was in former times leads to where it is', async ({ keptPage: page }) => {
  await page.goto('/stage-it/create?scene=flat-slate&width=800');
  await expect(page).toHaveURL(/\/lifestyle-shot\/create\?scene=flat-slate&width=800$/);
  await page.goto('/stage-it?scene=flat-slate');
  await expect(page).toHaveURL(/\/sign-in\?next=%2Flifestyle-shot%3Fscene%3Dflat-slate$/);
});
