/**
 * Erasing and restoring by brush in the real editor: the result is exactly what was painted, and each stroke is a step.
 */
import { createImageLayer } from '#design/document/create.ts';
import { EditorTab, Person } from './editor-page.ts';
import { difference, pixels, uploadLandscape } from './picture-hands.ts';
import { expect, SOON, test } from './server-fixture.ts';

test('a picture is erased, restored, inverted and reset; what the brush shows is what stays', async ({
  server,
  kept,
}) => {
  const person = await Person.signIn(server.origin);
  const context = await person.enter(kept);
  const asset = await uploadLandscape(context, server.origin);
  const design = await person.design((parent) => [
    createImageLayer({
      id: 'photo',
      parent,
      order: 'a1',
      asset,
      x: 200,
      y: 200,
      width: 600,
      height: 400,
      rotation: 10,
      flipX: true,
    }),
  ]);
  const mask = async () => {
    const layer = (await person.layers(design)).photo;
    return layer?.type === 'image' ? layer.mask : undefined;
  };
  const tab = await EditorTab.open(context, server.origin, design);
  await tab.press(500, 400);
  await tab.page.keyboard.press('e');
  const bar = tab.page.getByRole('toolbar', { name: 'Erase and restore' });
  await expect(bar).toBeVisible();
  await bar.getByRole('slider', { name: 'Hardness' }).focus();
  await tab.page.keyboard.press('End');
  await expect(tab.page.locator('[data-overlay=mask]')).toBeVisible();
  await tab.drag([350, 400], [650, 400], []);
  await expect.poll(async () => (await mask())?.strokes.length, SOON).toBe(1);
  await tab.page.keyboard.press(']');
  await tab.page.keyboard.press('x');
  await expect(bar.getByRole('radio', { name: 'Restore' })).toBeChecked();
  await tab.drag([480, 380], [480, 420], []);
  await expect.poll(async () => (await mask())?.strokes.map(({ mode }) => mode), SOON).toEqual(['erase', 'restore']);
  await tab.page.keyboard.press('x');
  await tab.page.mouse.move(10, 400);

  // The page shows through the hole; and nothing moves when the brush is put away.
  const from = await tab.at(330, 340);
  const to = await tab.at(670, 460);
  const area = { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
  const painted = await pixels(tab.page, area);
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect(bar).toHaveCount(0);
  await tab.page.keyboard.press('Escape');
  await tab.page.keyboard.press('Escape');
  await tab.saved();
  await expect.poll(() => tab.color(600, 400), SOON).toBe('255,255,255');
  expect(await tab.color(480, 400)).not.toBe('255,255,255');
  expect(difference(painted, await pixels(tab.page, area))).toBeLessThan(1);

  await tab.page.keyboard.press('Control+z');
  await expect.poll(async () => (await mask())?.strokes.length, SOON).toBe(1);
  await expect.poll(() => tab.color(480, 400), SOON).toBe('255,255,255');

  await tab.press(500, 300);
  await tab.page.keyboard.press('e');
  await bar.getByRole('button', { name: 'Invert' }).click();
  await expect
    .poll(async () => [(await mask())?.asset !== null, (await mask())?.strokes.length], SOON)
    .toEqual([true, 0]);
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => tab.color(600, 500), SOON).toBe('255,255,255');
  expect(await tab.color(600, 400)).not.toBe('255,255,255');
});
