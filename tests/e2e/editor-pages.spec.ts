/**
 * The pages under the canvas, and the background of a picture: what users do with them, and that every step can be
 * undone.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import { createImageLayer } from '#design/document/create.ts';
import { pagesInOrder } from '#design/document/tree.ts';
import { EditorTab, Person, squareAndText } from './editor-page.ts';
import { photo } from './people.ts';
import { SOON, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

test('pages are added, copied, walked through, moved and deleted, and all of that is undone', async ({
  server,
  kept,
}) => {
  test.setTimeout(180_000);
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText);
  const tab = await EditorTab.open(await person.enter(kept), server.origin, design);
  const { page } = tab;
  const strip = page.getByRole('navigation', { name: 'Pages' });
  const cards = strip.getByRole('button', { name: /^Page \d+ of \d+/ });
  const shown = strip.locator('[aria-current=page]');
  const saved = async () =>
    pagesInOrder((await person.call<DesignSnapshot>(`/api/designs/${design}`)).document).map(({ id }) => id);

  await expect(strip).toHaveCount(0);
  const [first] = await saved();
  await page.getByRole('button', { name: 'Add page' }).click();
  await expect(cards).toHaveCount(2);
  await expect(shown).toHaveAccessibleName('Page 2 of 2');
  await expect.poll(() => tab.color(200, 200), SOON).toBe('255,255,255');

  await page.keyboard.press('PageUp');
  await expect(shown).toHaveAccessibleName('Page 1 of 2');
  await expect.poll(() => tab.color(200, 200), SOON).toBe('15,107,102');
  await strip.getByRole('button', { name: 'Page options' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate page' }).click();
  await expect(cards).toHaveCount(3);
  await expect(shown).toHaveAccessibleName('Page 2 of 3');
  await expect.poll(() => tab.color(200, 200), SOON).toBe('15,107,102');
  await expect.poll(async () => (await saved()).length, SOON).toBe(3);
  const before = await saved();

  // The copy goes to the end by keyboard, the original by pointer.
  await shown.focus();
  await page.keyboard.press('Control+ArrowRight');
  await expect.poll(saved, SOON).toEqual([before[0], before[2], before[1]]);
  const [from, to] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(2).boundingBox()]);
  await page.mouse.move(from!.x + 20, from!.y + 20);
  await page.mouse.down();
  await page.mouse.move(to!.x + to!.width - 4, to!.y + 20, { steps: 6 });
  await page.mouse.up();
  await expect.poll(saved, SOON).toEqual([before[2], before[1], before[0]]);
  await expect(shown).toHaveAccessibleName('Page 3 of 3');

  const found = await new AxeBuilder({ page }).include('[data-panel=pages]').analyze();
  expect(found.violations).toEqual([]);

  await shown.focus();
  await page.keyboard.press('Delete');
  await expect(cards).toHaveCount(2);
  await expect.poll(saved, SOON).toEqual([before[2], before[1]]);
  for (let step = 0; step < 5; step += 1) {
    await tab.saved();
    await page.keyboard.press('Control+z');
  }
  await expect.poll(saved, SOON).toEqual([first]);
  await expect(strip).toHaveCount(0);
});

test(
  'pages are seen as followers swipe through them: by keys, buttons, dots and hand',
  { tag: LONG },
  async ({ server, kept }) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design(squareAndText, 'Launch');
    const tab = await EditorTab.open(await person.enter(kept), server.origin, design);
    const { page } = tab;
    await page.getByRole('button', { name: 'Add page' }).click();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Add page' }).click();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageUp');
    await page.getByRole('button', { name: 'Preview as carousel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preview as carousel' });
    const track = dialog.locator('[data-carousel]');
    await expect(track).toBeFocused();
    const at = dialog.getByRole('status').last();
    await expect(at).toHaveText('Page 1 of 3');
    // The server renders the picture, including the latest change.
    const picture = dialog.getByRole('img', { name: 'Page 1 of 3' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), SOON).toBe(640);
    await page.keyboard.press('ArrowRight');
    await expect(at).toHaveText('Page 2 of 3');
    await dialog.getByRole('button', { name: 'Next page' }).click();
    await expect(at).toHaveText('Page 3 of 3');
    await expect(dialog.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Page 2 of 3' }).click();
    await expect(at).toHaveText('Page 2 of 3');
    const box = await track.boundingBox();
    if (!box) throw new Error('no carousel');
    await page.mouse.move(box.x + 60, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 60 + box.width / 3, box.y + 60, { steps: 5 });
    await page.mouse.up();
    await expect(at).toHaveText('Page 1 of 3');
    expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
);

test('a picture loses its background and gets it back', { tag: LONG }, async ({ server, kept }) => {
  test.setTimeout(180_000);
  const person = await Person.signIn(server.origin);
  const context = await person.enter(kept);
  const uploaded = await context.request.post(`${server.origin}/api/assets`, {
    headers: { origin: server.origin },
    multipart: { file: { name: 'plate.jpg', mimeType: 'image/jpeg', buffer: await photo() } },
  });
  const { id: asset } = (await uploaded.json()) as { id: string };
  const design = await person.design((parent) => [
    createImageLayer({
      id: 'plate',
      parent,
      order: 'a1',
      asset,
      name: 'plate.jpg',
      x: 100,
      y: 100,
      width: 800,
      height: 600,
    }),
  ]);
  const tab = await EditorTab.open(context, server.origin, design);
  const toolbar = tab.page.getByRole('toolbar', { name: 'Selection tools' });
  const remove = toolbar.getByRole('button', { name: 'Remove background' });
  const restore = toolbar.getByRole('button', { name: 'Restore background' });
  await tab.press(500, 400);
  const keep = tab.page.getByRole('button', { name: 'Keep', exact: true });
  await remove.click();
  await keep.click({ timeout: 150_000 });
  await expect(restore).toBeVisible();
  // The picture's corner shows the page; its middle is still the plate.
  await expect.poll(() => tab.color(130, 130), SOON).toBe('255,255,255');
  expect(await tab.color(500, 400)).not.toBe('255,255,255');
  await tab.page.keyboard.press('Control+z');
  await expect(remove).toBeVisible();
  await expect.poll(() => tab.color(130, 130), SOON).not.toBe('255,255,255');
  // Once found it is available immediately; rejecting restores the picture exactly.
  await remove.click();
  await tab.page.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(remove).toBeVisible();
  await expect.poll(() => tab.color(130, 130), SOON).not.toBe('255,255,255');
  await remove.click();
  await keep.click();
  await restore.click();
  await keep.click();
  await expect(remove).toBeVisible();
  await expect.poll(() => tab.color(130, 130), SOON).not.toBe('255,255,255');
});
