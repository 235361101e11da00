/** Exporting a file: names, formats, sizes, and what happens when it fails. */
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { EditorTab, Person, squareAndText } from './editor-page.ts';
import { SOON, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

test('an export downloads a real file of the plan’s size', async ({ server, kept: context }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText, 'Summer sale');
  await person.enter(context);
  const { page } = await EditorTab.open(context, server.origin, design);

  for (const format of ['PNG', 'JPG', 'WebP'] as const) {
    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export design' });
    await expect(dialog.getByLabel('File name')).toHaveValue('Summer sale');
    await expect(dialog.getByText('small Blend watermark')).toBeVisible();
    await dialog.getByRole('radio', { name: format }).click();
    await expect(dialog.getByRole('button', { name: '1350 × 1080 px' })).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog.getByText(/^About \d/)).toBeVisible();
    const arriving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toBe(`Summer sale.${format.toLowerCase()}`);
    const file = await sharp(await readFile(await download.path())).metadata();
    expect(file).toMatchObject({ format: format === 'JPG' ? 'jpeg' : format.toLowerCase(), width: 1350, height: 1080 });
    await expect(dialog).toBeHidden();
  }
});

test(
  'an “i” explains sizes: 15 px large, 10 px above it, by pointer, by key and by a press',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design(squareAndText);
    await person.enter(context);
    const { page } = await EditorTab.open(context, server.origin, design);
    await page.getByRole('button', { name: 'Export' }).click();
    const about = page.getByRole('dialog', { name: 'Export design' }).getByRole('button', { name: 'About sizes' });
    const tip = page.getByRole('tooltip');
    const words = 'The size counts the pixels along the shorter side. Your plan exports this up to 1080 px.';

    await about.hover();
    await expect(tip).toHaveText(words);
    const icon = await about.locator('svg').boundingBox();
    expect([icon?.width, icon?.height]).toEqual([15, 15]);
    // Once it has stopped moving.
    const above = async () => {
      const [seen, explained] = [
        await page.locator('[data-radix-popper-content-wrapper]').filter({ hasText: words }).boundingBox(),
        await about.boundingBox(),
      ];
      return seen && explained && Math.round(explained.y - (seen.y + seen.height));
    };
    await expect.poll(above, SOON).toBe(10);

    // Escape closes what was opened last, and leaves the dialog open.
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await expect(about).toBeVisible();
    await page.mouse.move(5, 5, { steps: 4 });
    await about.click();
    await expect(tip).toHaveText(words);
    await page.mouse.move(5, 5, { steps: 4 });
    await expect(tip).toBeHidden();
    // By keys.
    await page.getByLabel('File name').focus();
    for (let tab = 0; tab < 12 && !(await about.evaluate((one) => one === document.activeElement)); tab += 1)
      await page.keyboard.press('Tab');
    await expect(about).toBeFocused();
    await expect(tip).toHaveText(words);
  },
);

test('a PDF has all pages or this one; outlines are shown with the plan that has them', async ({
  server,
  kept: context,
}) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText, 'Menu');
  await person.enter(context);
  const { page } = await EditorTab.open(context, server.origin, design);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export design' });
  for (const name of [/^SVG/, /^Vector PDF/]) await expect(dialog.getByRole('radio', { name })).toBeDisabled();
  await expect(dialog.getByText('Pro and Max leave it out, and add larger sizes, SVG and vector PDF.')).toBeVisible();
  await dialog.getByRole('radio', { name: /^PDF(?! for print)/ }).click();
  await expect(dialog.getByText('A page measures 26.5 × 21.2 cm')).toBeVisible();
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('Menu.pdf');
  const file = (await readFile(await download.path())).toString('latin1');
  expect(file.startsWith('%PDF-')).toBe(true);
  expect(file).toContain('/MediaBox[0 0 750 600]');
});

test('several sizes without a background come as a ZIP', { tag: LONG }, async ({ server, kept: context }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText, 'Sale');
  await person.enter(context);
  const { page } = await EditorTab.open(context, server.origin, design);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export design' });
  await dialog.getByRole('button', { name: '675 × 540 px' }).click();
  await dialog.getByRole('switch', { name: 'Transparent background' }).click();
  await expect(dialog.getByText(/^2 files, about/)).toBeVisible();
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('Sale.zip');
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files)).toEqual(['sale-1350x1080.png', 'sale-675x540.png']);
  const { data, info } = await sharp(files['sale-675x540.png']).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 675, height: 540, channels: 4 });
  // Empty next to the layers; the square is there.
  expect(data[3]).toBe(0);
  expect(data[(100 * 675 + 100) * 4 + 3]).toBe(255);
});

test('a name is needed, and a failure is said', { tag: LONG }, async ({ server, kept: context }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText);
  await person.enter(context);
  const { page } = await EditorTab.open(context, server.origin, design);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export design' });
  await dialog.getByLabel('File name').fill('  ');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(dialog.getByText('Filename cannot be empty')).toBeVisible();

  await context.route('**/tools/export', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await dialog.getByLabel('File name').fill('poster');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Download Failed!');
  await context.unroute('**/tools/export');
  const arriving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  expect((await arriving).suggestedFilename()).toBe('poster.png');
});
