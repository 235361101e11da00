/** The layer list, the keyboard, and accessibility in the editor. */
import { expect } from '@playwright/test';
import { compareOrder } from '#design/document/tree.ts';
import { EditorTab, expectLayer, Person, squareAndText } from './editor-page.ts';
import { SOON, test } from './server-fixture.ts';

test('the layer list orders, locks, hides and renames; the background stays at the bottom', async ({
  server,
  kept: context,
}) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText);
  await person.enter(context);
  const tab = await EditorTab.open(context, server.origin, design);
  const { page } = tab;
  const list = page.getByRole('complementary', { name: 'Layers' });
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  const order = async () =>
    Object.values(await person.layers(design))
      .sort(compareOrder)
      .map((layer) => layer.id);

  expect(await order()).toEqual(['square', 'words']);
  const [from, to] = await Promise.all([row('Rectangle').boundingBox(), row('Big words').boundingBox()]);
  await page.mouse.move(from!.x + 60, from!.y + 16);
  await page.mouse.down();
  await page.mouse.move(to!.x + 60, to!.y + 4, { steps: 6 });
  await page.mouse.up();
  await expect.poll(order, SOON).toEqual(['words', 'square']);

  await row('Rectangle').getByRole('button', { name: 'Rectangle', exact: true }).press('Alt+ArrowDown');
  await expect.poll(order, SOON).toEqual(['square', 'words']);

  await row('Rectangle').hover();
  await row('Rectangle').getByRole('button', { name: 'Lock: Rectangle' }).click();
  await expectLayer(person, design, 'square', { locked: true });
  await tab.drag([200, 200], [400, 300]);
  await row('Rectangle').getByRole('button', { name: 'Unlock: Rectangle' }).click();
  await expectLayer(person, design, 'square', { locked: false, x: 100, y: 100 });

  await row('Rectangle').getByRole('button', { name: 'Hide: Rectangle' }).click();
  await expect.poll(() => tab.color(200, 200), SOON).toBe('255,255,255');
  await row('Rectangle').getByRole('button', { name: 'Show: Rectangle' }).click();
  await expect.poll(() => tab.color(200, 200), SOON).toBe('15,107,102');

  await row('Rectangle').getByRole('button', { name: 'Rectangle', exact: true }).dblclick();
  await list.getByLabel('Layer name').fill('Badge');
  await page.keyboard.press('Enter');
  await expectLayer(person, design, 'square', { name: 'Badge' });

  await list.getByRole('button', { name: 'Background' }).press('Alt+ArrowUp');
  await expect(page.getByText('Background layer cannot be reordered').first()).toBeVisible();
  await list.getByRole('button', { name: 'Background' }).click();
  const panel = page.getByRole('complementary', { name: 'Properties' });
  await panel.getByLabel('Background', { exact: true }).last().fill('#fff4e6');
  await page.keyboard.press('Enter');
  await expect.poll(() => tab.color(20, 20), SOON).toBe('255,244,230');
});

test('everything can be reached and done by keyboard', async ({ server, kept: context }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText);
  await person.enter(context);
  const { page } = await EditorTab.open(context, server.origin, design);
  const stage = page.getByRole('group', { name: 'Canvas' });
  await stage.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Rectangle: Rectangle selected')).toBeAttached();
  await page.keyboard.press('Shift+ArrowDown');
  await expectLayer(person, design, 'square', { y: 110 });
  await page.keyboard.press('Tab');
  await expect(page.getByText('Text: Big words selected')).toBeAttached();
  await page.keyboard.press('Enter');
  await page.locator('[data-phase=editing-text]').waitFor();
  await page.keyboard.type('!');
  await page.keyboard.press('Escape');
  await expectLayer(person, design, 'words', { text: 'Big words!' });
  await page.keyboard.press('Control+d');
  await expect.poll(async () => Object.keys(await person.layers(design)), SOON).toHaveLength(3);
  await page.keyboard.press('Backspace');
  await expect.poll(async () => Object.keys(await person.layers(design)), SOON).toHaveLength(2);
  await stage.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  // Past the last layer the focus moves on, as everywhere.
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(stage).not.toBeFocused();
});
