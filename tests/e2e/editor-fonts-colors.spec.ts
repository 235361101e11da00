/** Fonts and colors in the editor: previewing and applying, the user's own fonts, the shared color picker. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '#app/services/config/project-root.ts';
import { createShapeLayer } from '#design/document/create.ts';
import type { Layer } from '#design/document/layers.ts';
import { EditorTab, Person, squareAndText } from './editor-page.ts';
import { expect, SOON, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

const LOBSTER = path.join(projectRoot(), 'node_modules/@fontsource/lobster/files/lobster-latin-400-normal.woff2');

const fontButton = (page: Page) => page.getByRole('button', { name: /^Font: / }).last();
const wordsOf = async (person: Person, design: string) => (await person.layers(design)).words;

test('a font is looked at on the canvas, given back, taken; the list loads no font', async ({
  kept: context,
  server,
}) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText);
  const tab = await EditorTab.open(await person.enter(context), server.origin, design);
  const { page } = tab;
  await tab.press(520, 530);

  const files: string[] = [];
  page.on('request', (request) =>
    request.url().endsWith('.woff2') || /\.woff2\?/.test(request.url()) ? files.push(request.url()) : undefined,
  );
  await fontButton(page).click();
  const search = page.getByRole('combobox', { name: 'Search fonts' });
  await expect(search).toBeFocused();
  await expect(page.getByRole('option').first()).toContainText('weights');
  expect(files).toEqual([]);

  await search.fill('lobst');
  await expect(page.getByRole('option')).toHaveCount(1);
  await search.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Lobster, One weight' })).toBeVisible();
  await expect(fontButton(page)).toHaveText('Lobster');
  expect(files.every((file) => file.includes('/lobster/'))).toBe(true);
  await search.press('Escape');
  await expect(fontButton(page)).toHaveText('Inter');
  expect(await wordsOf(person, design)).toMatchObject({ fontFamily: 'Inter' });

  await fontButton(page).click();
  await page.getByRole('button', { name: 'Mono' }).click();
  await page.getByRole('option', { name: /^Space Mono/ }).click();
  await expect.poll(() => wordsOf(person, design), SOON).toMatchObject({ fontFamily: 'Space Mono' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => wordsOf(person, design), SOON).toMatchObject({ fontFamily: 'Inter' });

  await fontButton(page).click();
  await page.getByRole('button', { name: 'Arabic', exact: true }).click();
  await expect(page.getByRole('option')).toHaveCount(5);
});

test(
  'a font of one’s own is brought, drawn like the shipped one, taken off the list',
  { tag: LONG },
  async ({ kept: context, server }) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design(squareAndText);
    const tab = await EditorTab.open(await person.enter(context), server.origin, design);
    const { page } = tab;
    await tab.press(520, 530);
    await fontButton(page).click();
    await page.getByRole('button', { name: 'Upload a font' }).click();
    const file = page.locator('input[type=file][aria-label="Upload a font"]');

    await file.setInputFiles({
      name: 'letter.woff2',
      mimeType: 'font/woff2',
      buffer: Buffer.from('no font at all, only words'),
    });
    await expect(page.getByRole('alert')).toContainText('Upload Failed!');
    await expect(page.getByRole('alert')).toContainText('Invalid file type');
    await expect(page.getByText('Only upload fonts you have the right to use.')).toBeVisible();

    await file.setInputFiles({ name: 'lobster.woff2', mimeType: 'font/woff2', buffer: readFileSync(LOBSTER) });
    const own = page.getByRole('listitem').getByRole('button', { name: 'Lobster', exact: true });
    await own.click();
    await expect
      .poll(async () => ((await wordsOf(person, design)) as { fontFamily: string }).fontFamily, SOON)
      .toMatch(/^Lobster #[0-9a-f]{64}$/);
    await expect(fontButton(page)).toHaveText('Lobster');
    const family = ((await wordsOf(person, design)) as { fontFamily: string }).fontFamily;

    // The letters measure the same everywhere: this browser in both families, and the server's lines.
    const widths = await page.evaluate(async (hash) => {
      const context = document.createElement('canvas').getContext('2d')!;
      return Promise.all(
        [`own-${hash}`, 'Lobster'].map(async (name) => {
          await document.fonts.load(`60px "${name}"`, 'Big words');
          context.font = `60px "${name}"`;
          return context.measureText('Big words').width;
        }),
      );
    }, family.slice(-64));
    expect(widths[0]).toBe(widths[1]);
    await tab.saved();
    expect(await wordsOf(person, design)).toMatchObject({ lines: [{ width: expect.closeTo(widths[1]!, 1) }] });

    await fontButton(page).click();
    await page.getByRole('button', { name: 'Your fonts' }).click();
    await page.getByRole('button', { name: 'Remove Lobster from your fonts' }).click();
    await expect(own).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.reload();
    await tab.ready();
    await tab.press(520, 530);
    await expect(fontButton(page)).toHaveText('Lobster');
    await expect
      .poll(() => page.evaluate((hash) => document.fonts.check(`60px "own-${hash}"`, 'B'), family.slice(-64)), SOON)
      .toBe(true);
  },
);

test(
  'a color is typed, dragged in one step, changed everywhere, taken from the canvas',
  { tag: LONG },
  async ({ kept: context, server }) => {
    const person = await Person.signIn(server.origin);
    await person.call('/api/brand-kit', 'PATCH', { colors: ['#123456'] });
    const design = await person.design((parent): Layer[] => [
      ...squareAndText(parent),
      createShapeLayer({
        id: 'twin',
        parent,
        order: 'a2',
        x: 700,
        y: 100,
        width: 150,
        height: 150,
        fill: { type: 'solid', color: '#0f6b66' },
      }),
    ]);
    const tab = await EditorTab.open(await person.enter(context), server.origin, design);
    const { page } = tab;
    const fillOf = async (id: string) => ((await person.layers(design))[id] as { fill: { color: string } }).fill.color;
    await tab.press(200, 200);
    await page.getByRole('button', { name: 'Fill: #0f6b66' }).click();
    const code = page.getByRole('dialog').getByRole('textbox', { name: 'Fill: Hex code' });

    await code.fill('not a colour');
    await code.press('Enter');
    await expect(page.getByText('Enter valid hex code')).toBeVisible();
    await code.fill('tomato');
    await code.press('Enter');
    await expect.poll(() => fillOf('square'), SOON).toBe('#ff6347');

    await page.getByRole('button', { name: 'Change all' }).click();
    await expect.poll(() => fillOf('twin'), SOON).toBe('#ff6347');

    // A drag shows each color and is one step.
    const saturation = page.locator('.react-colorful__saturation');
    // Waits to hover until the picker has settled: “Change all” has just left it.
    await saturation.hover({ position: { x: 20, y: 20 } });
    const area = await saturation.boundingBox();
    await page.mouse.down();
    await page.mouse.move(area!.x + 60, area!.y + 60, { steps: 5 });
    await expect.poll(() => tab.color(200, 200), SOON).not.toBe('255,99,71');
    expect(await fillOf('square')).toBe('#ff6347');
    await page.mouse.up();
    await expect.poll(() => fillOf('square'), SOON).not.toBe('#ff6347');

    await page.getByRole('group', { name: 'Brand colours' }).getByRole('button', { name: '#123456' }).click();
    await expect.poll(() => fillOf('square'), SOON).toBe('#123456');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => fillOf('square'), SOON).toBe('#ff6347');

    // Browsers without an eyedropper get our loupe.
    await page.evaluate(() => Reflect.deleteProperty(window, 'EyeDropper'));
    await page.getByRole('button', { name: 'Fill: #ff6347' }).click();
    await page.getByRole('button', { name: 'Pick a colour from the picture' }).click();
    await page.locator('.loupe-background').waitFor();
    const paper = await tab.at(500, 400);
    await page.mouse.move(paper.x, paper.y);
    await page.mouse.click(paper.x, paper.y);
    await expect.poll(() => fillOf('square'), SOON).toBe('#ffffff');
  },
);

test(
  'a gradient gets stops by keys and by pointer, and says whether a text can be read',
  { tag: LONG },
  async ({ kept: context, server }) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design(squareAndText);
    const tab = await EditorTab.open(await person.enter(context), server.origin, design);
    const { page } = tab;
    const stops = async () =>
      ((await person.layers(design)).square as { fill: { stops?: { at: number }[] } }).fill.stops?.map(({ at }) => at);
    await tab.press(200, 200);
    await page.getByRole('radio', { name: 'Linear' }).click();
    await expect.poll(stops, SOON).toEqual([0, 1]);
    await page.getByRole('button', { name: 'Add a colour' }).click();
    await expect.poll(stops, SOON).toEqual([0, 0.5, 1]);
    const middle = page.getByRole('slider', { name: /^Colour 2 of 3/ });
    await middle.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(stops, SOON).toEqual([0, 0.6, 1]);
    await expect(middle).toHaveAttribute('aria-valuenow', '60');
    const handle = await middle.boundingBox();
    await page.mouse.move(handle!.x + 12, handle!.y + 12);
    await page.mouse.down();
    await page.mouse.move(handle!.x + 12, handle!.y + 120, { steps: 4 });
    await page.mouse.up();
    await expect.poll(stops, SOON).toEqual([0, 1]);

    await tab.press(520, 530);
    await page.getByRole('button', { name: /^Fill: #/ }).click();
    const contrast = page.locator('[data-contrast]');
    await expect(contrast).toContainText('Easy to read (AA)');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Fill: Hex code' }).fill('eeeeee');
    await page.keyboard.press('Enter');
    await expect(contrast).toContainText('Hard to read');
  },
);
