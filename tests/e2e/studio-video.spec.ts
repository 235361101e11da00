/**
 * Videos: a visitor chooses, watches and signs in; photos are added, motion and words are chosen and kept in the
 * address; the preview stays where it is paused; the video is made, cancelled, made again, plays, and is found in the
 * history.
 */
import { expectNoViolations } from './axe.ts';
import { signIn } from './people.ts';
import { expect, SOON, test } from './server-fixture.ts';

/** Engines take time to start, and other tests share them. */
const MADE = { timeout: 180_000 };

test('photos become a video', async ({ keptPage: page }) => {
  test.setTimeout(420_000);
  await page.goto('/ai-video/create');
  await expect(page.locator('[data-preset=slideshow] canvas')).toHaveAttribute('data-at', /\d+/);
  await expectNoViolations(page);
  await page.locator('[data-preset=beat-cuts]').click();
  await expect(page.getByRole('status')).toContainText('It starts with “Beat cuts”');
  await page
    .getByRole('region', { name: 'Choose photos' })
    .locator('input[type=file]')
    .setInputFiles('public/samples/mug.webp');
  const preview = page.getByRole('img', { name: 'Preview of “Beat cuts”' });
  await expect(preview).toHaveAttribute('data-at', /\d+/);
  await page.getByRole('button', { name: 'Sign in to make it' }).click();
  await expect(page).toHaveURL(/\/sign-in\?next=/);
  await signIn(page, new URL(page.url()).searchParams.get('next') ?? '');

  // The choices were kept, and the address alone started nothing.
  await expect(page).toHaveURL(/\/ai-video\/image\/[0-9a-f]{64}\?preset=beat-cuts$/);
  expect(await (await page.request.get('/api/generations')).json()).toMatchObject({ generations: [] });
  await page.locator('[data-preset=zoom-in]').click();
  await page.locator('input[aria-label="Add photos"]').setInputFiles(['public/samples/bottle.webp', 'README.md']);
  await expect(page.getByRole('alert')).toContainText('Invalid file type');
  await expect(page.getByRole('img', { name: 'Photo 2 of 2' })).toBeVisible();
  // Meant for several photos.
  await expect(page.locator('[data-preset=slideshow]')).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('button', { name: 'Move photo 2 forward' }).click();
  await page.locator('[data-preset=price-pop]').click();
  await expect(page.getByText('This one shows only the first photo.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make video' })).toBeDisabled();
  await page.getByLabel('Price', { exact: true }).fill('$24');
  const shown = page.getByRole('img', { name: 'Preview of “Price pop”' });
  await expect(shown).toHaveAttribute('data-at', /\d+/);
  await expectNoViolations(page);

  // Typing words during playback doesn't restart it.
  const moment = page.getByRole('slider', { name: 'Moment' });
  if (await page.getByRole('button', { name: 'Play', exact: true }).isVisible())
    await page.getByRole('button', { name: 'Play', exact: true }).click();
  const at = async () => Number(await shown.getAttribute('data-at'));
  await expect.poll(async () => (await at()) > 800 && (await at()) < 3000, SOON).toBe(true);
  // Restarting at its end is normal and doesn't count. A frame may be a little late.
  const sentBackFrom = shown.evaluate(async (canvas: HTMLCanvasElement) => {
    let before = Number(canvas.dataset.at);
    for (const until = performance.now() + 1500; performance.now() < until; await new Promise(requestAnimationFrame)) {
      const now = Number(canvas.dataset.at);
      if (now < before - 300 && before < 3500) return before;
      before = now;
    }
    return null;
  });
  await page.getByLabel('Headline', { exact: true }).fill('New in');
  expect(await sentBackFrom).toBeNull();

  // It stays where it is paused, and seeks where it is put.
  if (await page.getByRole('button', { name: 'Pause' }).isVisible())
    await page.getByRole('button', { name: 'Pause' }).click();
  await moment.press('End');
  await expect(shown).toHaveAttribute('data-at', '5999');
  await moment.press('ArrowLeft');
  await expect(shown).toHaveAttribute('data-at', '5900');
  await page.reload();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('$24');
  await expect(page.getByRole('img', { name: 'Photo 1 of 2' })).toBeVisible();

  const videosLeft = async () =>
    ((await (await page.request.get('/api/usage')).json()) as { units: { unit: string; left: number }[] }).units.find(
      ({ unit }) => unit === 'video',
    )?.left;
  const before = await videosLeft();
  const price = page.locator('[data-price=video]');
  await expect(price).toHaveText('1 video credit · 1 left');
  await page.getByRole('button', { name: 'Make video' }).click();
  await expect(page).toHaveURL(/\/ai-video\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled', { exact: false }).first()).toBeVisible();
  await expect.poll(videosLeft, SOON).toBe(before);
  await page.getByRole('button', { name: 'Make another' }).click();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('$24');
  await page.getByRole('slider', { name: 'Length' }).press('Home');
  await page.getByRole('button', { name: 'Make video' }).click();
  await expect(page.getByRole('heading', { name: 'Your video' })).toBeVisible(MADE);
  await expect(page.getByText('3 seconds, 1080 × 1080 px, MP4')).toBeVisible();
  await expectNoViolations(page);
  const video = page.locator('video');
  const made = await video.evaluate(async (element: HTMLVideoElement) => {
    if (element.canPlayType('video/mp4; codecs="avc1.42E028"') === '') return null;
    element.muted = true;
    await element.play();
    return { duration: element.duration, width: element.videoWidth, height: element.videoHeight };
  });
  if (made) expect(made).toEqual({ duration: 3, width: 1080, height: 1080 });
  await page.getByRole('link', { name: 'Make another' }).click();
  await expect(price).toContainText('1 video credit · none left');
  await expect(price).toContainText('They renew on');
  await expect(price.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', /^\/paywall\?limit=video&from=/);
  await page.goBack();
  await page.getByRole('link', { name: 'All videos' }).click();
  await expect(page).toHaveURL(/\/history\/generations\?kind=ai-video$/);
  await expect(page.locator('article')).toHaveCount(2);
  await expect(page.locator('article[data-state=succeeded]')).toContainText('3 s');
  // With reduced motion nothing plays.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page
    .locator('article[data-state=succeeded]')
    .getByRole('button', { name: /AI Video/ })
    .hover();
  await expect(page.locator('article video')).toBeAttached();
});
