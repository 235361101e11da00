/**
 * Next to the canvas: the brand kit during the work, the menu of layer rows, the design's menu, and panels that take
 * turns where space is short.
 */
import { EditorTab, expectLayer, Person, squareAndText } from './editor-page.ts';
import { expect, SOON, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

const rail = (tab: EditorTab, name: string) =>
  tab.page.getByRole('toolbar', { name: 'Add' }).getByRole('button', { name, exact: true });

test('the brand kit colors, sets and signs a design; two contacts are the most', async ({ server, kept: context }) => {
  const person = await Person.signIn(server.origin);
  await person.call('/api/brand-kit', 'PATCH', {
    colors: ['#0f6b66', '#f4502f'],
    fonts: { heading: 'Playfair Display', body: null },
    contacts: [
      { type: 'instagram', value: 'harbourtea' },
      { type: 'email', value: 'tea@example.com' },
      { type: 'website', value: 'https://harbour.shop' },
    ],
  });
  const design = await person.design(squareAndText);
  await person.enter(context);
  const tab = await EditorTab.open(context, server.origin, design);
  await rail(tab, 'Brand').click();
  const panel = tab.page.getByRole('complementary', { name: 'Brand' });

  await tab.press(200, 200);
  await panel.getByRole('button', { name: 'Use #f4502f' }).click();
  await expectLayer(person, design, 'square', { fill: { type: 'solid', color: '#f4502f' } });
  await tab.press(500, 530);
  await panel.getByRole('button', { name: 'Headings: Playfair Display' }).click();
  await expectLayer(person, design, 'words', { fontFamily: 'Playfair Display' });

  const contact = (name: string) => panel.getByRole('button', { name: new RegExp(name) });
  for (const name of ['harbourtea', 'tea@']) {
    await contact(name).click();
    await expect(contact(name)).toHaveAttribute('aria-pressed', 'true');
    await expect(contact(name)).toBeEnabled();
  }
  await contact('harbour.shop').click();
  await expect(tab.page.getByText('Social handle limit reached').first()).toBeVisible();
  await expect(contact('harbour.shop')).toHaveAttribute('aria-pressed', 'false');
  await contact('harbourtea').click();
  await expect(contact('harbourtea')).toHaveAttribute('aria-pressed', 'false');
  await expect(contact('tea@')).toBeEnabled();
  await contact('tea@').click();
  await expect
    .poll(async () => Object.values(await person.layers(design)).filter(({ name }) => name === 'Contacts').length, SOON)
    .toBe(0);
});

test(
  'an empty brand kit says what it is for, and one that does not come can be asked for again',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design(squareAndText);
    await person.enter(context);
    await context.route('**/api/brand-kit', (route) => route.abort());
    const tab = await EditorTab.open(context, server.origin, design);
    await rail(tab, 'Brand').click();
    const panel = tab.page.getByRole('complementary', { name: 'Brand' });
    await expect(panel.getByRole('alert')).toContainText('could not be loaded');
    await context.unroute('**/api/brand-kit');
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel.getByText('Your brand goes here')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Open brand kit' })).toHaveAttribute('href', '/brand-kit');
  },
);

test('a layer’s row has the menu of the canvas and a new name', { tag: LONG }, async ({ server, kept: context }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText);
  await person.enter(context);
  const tab = await EditorTab.open(context, server.origin, design);
  const panel = tab.page.getByRole('complementary', { name: 'Layers' });
  await expect(panel).toBeVisible();
  const row = panel.locator('[data-layer=square] [data-row]');
  await row.click({ button: 'right' });
  await tab.page.getByRole('menuitem', { name: 'Rename layer' }).click();
  await panel.getByLabel('Layer name').fill('Price tag');
  await tab.page.keyboard.press('Enter');
  await expectLayer(person, design, 'square', { name: 'Price tag' });
  await panel.locator('[data-layer=square] [data-row]').click({ button: 'right' });
  await tab.page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(panel.locator('[data-layer=square]')).toHaveCount(0);
});

test(
  'the menu beside the title renames the design and leads to everything that can be done',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design(squareAndText);
    await person.enter(context);
    const tab = await EditorTab.open(context, server.origin, design);
    const open = () => tab.page.getByRole('button', { name: 'Design menu' }).click();
    await open();
    await tab.page.getByRole('menuitem', { name: 'Rename design' }).click();
    await expect(tab.page.getByLabel('Title of the design')).toBeFocused();
    await tab.page.keyboard.type('Spring list');
    await tab.page.keyboard.press('Enter');
    await expect(tab.page.getByLabel('Title of the design')).toHaveValue('Spring list');
    await open();
    await tab.page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await expect(tab.page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await tab.page.keyboard.press('Escape');
    await open();
    await tab.page.getByRole('menuitem', { name: 'History and versions' }).click();
    await expect(tab.page.getByRole('complementary', { name: 'History' })).toBeVisible();
  },
);

test(
  'in a small window a panel folds the properties, and they come back with the room',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design(squareAndText);
    await person.enter(context);
    const tab = await EditorTab.open(context, server.origin, design);
    await tab.page.setViewportSize({ width: 1024, height: 768 });
    await tab.page.getByRole('complementary', { name: 'Layers' }).getByRole('button', { name: 'Close' }).click();
    await tab.still();
    await tab.press(200, 200);
    const properties = tab.page.locator('[data-panel=properties]');
    await expect(properties).toHaveAttribute('data-open', 'true');
    await rail(tab, 'Text').click();
    await expect(properties).not.toHaveAttribute('data-open');
    await properties.getByRole('button', { name: 'Expand properties' }).click();
    await expect(tab.page.locator('#editor-panel')).toHaveCount(0);
    await expect(properties).toHaveAttribute('data-open', 'true');
  },
);

test(
  'a page is named in the strip, and keeps its name when typing is given up',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design(squareAndText);
    await person.enter(context);
    const tab = await EditorTab.open(context, server.origin, design);
    await tab.page.getByRole('button', { name: 'Add page' }).click();
    const name = tab.page.getByLabel('Name of this page');
    await name.fill('Sizes');
    await tab.page.keyboard.press('Enter');
    await expect(tab.page.getByRole('button', { name: 'Page 2 of 2, Sizes' })).toBeVisible();
    await name.fill('Prices');
    await tab.page.keyboard.press('Escape');
    await expect(name).toHaveValue('Sizes');
    await tab.saved();
    await tab.page.getByRole('button', { name: 'Page 1 of 2' }).click();
    await expect(name).toHaveValue('');
  },
);
