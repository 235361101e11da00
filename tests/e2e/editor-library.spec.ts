/** The library next to the canvas: elements by search, press and drag; uploads added, found and deleted; templates. */
import { expect } from '@playwright/test';
import { EditorTab, Person } from './editor-page.ts';
import { photo } from './people.ts';
import { SOON, test as base } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

interface Opened {
  person: Person;
  design: string;
  tab: EditorTab;
}

const test = base.extend<{ opened: Opened }>({
  opened: async ({ server, kept: context }, provide) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design(() => []);
    await person.enter(context);
    await provide({ person, design, tab: await EditorTab.open(context, server.origin, design) });
  },
});

const kinds = async (person: Person, design: string) =>
  Object.values(await person.layers(design))
    .map(({ type }) => type)
    .sort();

test('elements are found by words, added by press and keys, dropped where the hand lets go, and taken back in one step', async ({
  opened: { person, design, tab },
}) => {
  const { page } = tab;
  await page.getByRole('button', { name: 'Elements', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search in Elements' }).fill('delivery');
  const panel = page.getByRole('complementary', { name: 'Elements' });
  await panel.getByRole('region', { name: 'Icons' }).getByRole('button', { name: 'Truck', exact: true }).click();
  await expect.poll(() => kinds(person, design), SOON).toEqual(['shape']);

  await page.getByRole('searchbox', { name: 'Search in Elements' }).fill('fire');
  const fire = panel.getByRole('region', { name: 'Stickers' }).getByRole('button', { name: 'Fire', exact: true });
  const box = await fire.boundingBox();
  const spot = await tab.at(800, 600);
  if (!box) throw new Error('no sticker');
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 40, { steps: 3 });
  await page.mouse.move(spot.x, spot.y, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => Object.values(await person.layers(design)).find(({ type }) => type === 'sticker'), SOON)
    .toMatchObject({ x: 800 - 96, y: 600 - 96, width: 192 });

  // Thousands of tiles, of which few are rendered; arrow keys walk through them.
  await page.getByRole('searchbox', { name: 'Search in Elements' }).fill('');
  await page.getByRole('button', { name: 'See all: Stickers' }).click();
  await expect(panel.getByRole('button', { name: 'Grinning face', exact: true })).toBeVisible();
  expect(await panel.locator('[data-at]').count()).toBeLessThan(150);
  await panel.getByRole('button', { name: 'Grinning face', exact: true }).focus();
  for (let press = 0; press < 14; press += 1) await page.keyboard.press('ArrowDown');
  await expect(panel.locator('[data-at="70"] button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => kinds(person, design), SOON).toEqual(['shape', 'sticker', 'sticker']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => kinds(person, design), SOON).toEqual(['shape', 'sticker']);

  // The last used elements come first next time.
  await page.getByRole('button', { name: 'Back to all elements' }).click();
  await expect(panel.getByRole('region', { name: 'Recently used' }).getByRole('button')).toHaveCount(3);
});

test(
  'panels and their tiles are reached with few keys, and a QR code comes by its name with its address under the keys',
  { tag: LONG },
  async ({ opened: { person, design, tab } }) => {
    const { page } = tab;
    const rail = page.getByRole('toolbar', { name: 'Add' });
    await rail.getByRole('button', { name: 'Templates' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: 'Elements' });
    await expect(panel.getByRole('button', { name: 'Close' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'Close' })).toBeFocused();
    await panel.getByRole('button', { name: 'See all: Shapes' }).focus();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('region', { name: 'Shapes' }).getByRole('button').nth(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('region', { name: 'Shapes' }).getByRole('button').nth(6)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: 'See all: Frames and grids' })).toBeFocused();
    await panel.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(rail.getByRole('button', { name: 'Elements' })).toBeFocused();

    await page.locator('[data-stage]').focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('add qr');
    await page.getByRole('option', { name: 'Add QR code', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Website address' })).toBeFocused();
    await page.keyboard.type('shop.example/new');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => Object.values(await person.layers(design)), SOON)
      .toMatchObject([{ shape: { kind: 'qr', content: 'https://shop.example/new' } }]);
  },
);

test('lines get heads and dots in their own section', { tag: LONG }, async ({ opened: { person, design, tab } }) => {
  const { page } = tab;
  await page.getByRole('button', { name: 'Elements', exact: true }).click();
  await page.getByRole('button', { name: 'Dashed line', exact: true }).click();
  const section = page.getByRole('region', { name: 'Line', exact: true });
  await section.getByRole('combobox', { name: 'End' }).click();
  await page.getByRole('option', { name: 'Circle' }).click();
  await section.getByRole('radio', { name: 'Dotted' }).click();
  await section.getByRole('button', { name: 'Swap start and end' }).click();
  await expect
    .poll(async () => Object.values(await person.layers(design))[0], SOON)
    .toMatchObject({ shape: { kind: 'line', startHead: 'circle', endHead: 'none' }, stroke: { dash: [0, 2] } });
});

test(
  'uploads are kept for all designs, found by name, and taken out without harm',
  { tag: LONG },
  async ({ opened: { person, design, tab } }) => {
    const { page } = tab;
    await page.getByRole('button', { name: 'Uploads', exact: true }).click();
    const panel = page.getByRole('complementary', { name: 'Uploads' });
    await expect(panel.getByText('No uploads yet')).toBeVisible();
    await panel.locator('input[type=file]').setInputFiles([
      { name: 'Shoe.jpg', mimeType: 'image/jpeg', buffer: await photo() },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    ]);
    await expect(page.getByText('notes.txt: Invalid file type', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Add Shoe.jpg' }).click();
    await expect.poll(() => kinds(person, design), SOON).toEqual(['image']);

    await panel.getByRole('button', { name: 'Options for Shoe.jpg' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Red shoe.jpg');
    await page.getByRole('button', { name: 'Save' }).click();
    await panel.getByRole('searchbox').fill('red');
    await expect(panel.getByRole('button', { name: 'Add Red shoe.jpg' })).toBeVisible();
    await panel.getByRole('searchbox').fill('blue');
    await expect(panel.getByText('No upload has the name “blue”.')).toBeVisible();
    await panel.getByRole('searchbox').fill('');

    await panel.getByRole('button', { name: 'Options for Red shoe.jpg' }).click();
    await page.getByRole('menuitem', { name: 'Delete from uploads' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete from uploads' }).click();
    await expect(panel.getByText('No uploads yet')).toBeVisible();
    await page.reload();
    await tab.ready();
    expect(await kinds(person, design)).toEqual(['image']);
    await expect.poll(() => tab.color(500, 400), SOON).toBe('242,233,220');
  },
);

test(
  'a template fills an empty page, then takes the words that are there onto a page of its own',
  { tag: LONG },
  async ({ opened: { person, design, tab } }) => {
    const { page } = tab;
    // An empty design opens with them.
    const panel = page.getByRole('complementary', { name: 'Templates' });
    await panel.getByRole('searchbox').fill('hiring');
    const tile = panel.getByRole('button', { name: 'Use template: We are hiring' }).first();
    await expect
      .poll(() => tile.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth), {
        timeout: 30_000,
      })
      .toBe(400);
    await tile.click();
    const texts = async () =>
      Object.values(await person.layers(design)).flatMap((layer) => (layer.type === 'text' ? [layer.text] : []));
    await expect.poll(async () => (await texts()).join(' '), SOON).toContain('Barista wanted');
    const before = (await texts()).length;

    await panel.getByRole('searchbox').fill('thank');
    await expect(panel.getByRole('switch', { name: 'Keep my words and photos' })).toBeChecked();
    await panel.getByRole('button', { name: 'Use template: Thank you' }).first().click();
    await page.getByRole('menuitem', { name: 'Add as a new page' }).click();
    await expect
      .poll(async () => (await texts()).filter((text) => text.includes('Barista wanted')).length, SOON)
      .toBe(2);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await texts()).length, SOON).toBe(before);
  },
);
