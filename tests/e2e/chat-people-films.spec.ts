/**
 * The built-in assistant dresses and films a person in the chat: the work continues through reloads, can be stopped and
 * retried, its result is reported, plays, and continues in the studio.
 */
import { conversation, layersOf, sendButton } from './chat-page.ts';
import { signIn } from './people.ts';
import { expect, SOON, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

/** Engines take time to start, and other tests share them. */
const MADE = { timeout: 120_000 };

test('somebody is dressed and filmed in the chat', { tag: LONG }, async ({ keptPage: page }) => {
  test.setTimeout(300_000);
  await signIn(page);
  const log = conversation(page);
  const row = (words: RegExp) => log.getByRole('listitem').filter({ hasText: words });
  const unitsLeft = async (wanted: string) =>
    ((await (await page.request.get('/api/usage')).json()) as { units: { unit: string; left: number }[] }).units.find(
      ({ unit }) => unit === wanted,
    )?.left ?? 0;
  const before = { tryOn: await unitsLeft('try-on'), video: await unitsLeft('video') };

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(['public/samples/model-ada.webp', 'public/samples/wear-t-shirt.webp']);
  await expect(page.getByRole('img', { name: /wear-t-shirt/ })).toBeVisible();
  await page.getByLabel('What do you want to design?').fill('Put this t-shirt on her');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(row(/Trying it on/)).toBeVisible();
  await page.reload();
  const dressed = row(/Put t-shirt on model-ada/);
  await expect(dressed).toBeVisible(MADE);
  await expect(sendButton(page)).toBeVisible();
  expect((await layersOf(page)).map(({ name }) => name).sort()).toEqual(
    expect.arrayContaining(['Top', 'Try-on', 'model-ada.webp']),
  );
  expect(await unitsLeft('try-on')).toBe(before.tryOn - 1);
  await dressed.getByRole('button', { name: /^Details/ }).click();
  await dressed.getByRole('button', { name: 'Report' }).click();
  await expect(dressed.getByText('Reported')).toBeVisible();

  await page.getByLabel('Say what to make or change').fill('Make a 3 second zoom of this');
  await page.getByLabel('Say what to make or change').press('Enter');
  await expect(row(/Making the video/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(log.getByText('Stopped. What was done is kept.')).toBeVisible();
  await expect.poll(() => unitsLeft('video'), SOON).toBe(before.video);
  // A single way to retry, not one for the call and one for the answer.
  await log.getByRole('button', { name: 'Try again' }).click();
  await expect(row(/Making the video/).getByRole('progressbar')).toBeVisible(MADE);
  await page.reload();
  const film = row(/Video ready, 3 seconds, 1080 × 1920/);
  await expect(film).toBeVisible(MADE);
  expect(await unitsLeft('video')).toBe(before.video - 1);
  const video = film.locator('video');
  const length = await video.evaluate(async (element: HTMLVideoElement) => {
    if (element.canPlayType('video/mp4; codecs="avc1.42E028"') === '') return null;
    element.muted = true;
    await element.play();
    return element.duration;
  });
  if (length !== null) expect(length).toBe(3);
  await film.getByRole('link', { name: 'Edit in the studio' }).click();
  await expect(page).toHaveURL(/\/ai-video\/image\/[0-9a-f]{64}\?.*ratio=9%3A16/);
  await expect(page.getByRole('img', { name: 'Preview of “Zoom in”' })).toHaveAttribute('data-at', /\d+/);
});
