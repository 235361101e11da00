/** Finding and starting commands: palette, shortcut sheet, menus, clipboard, looks. */
import { expect, type BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { createGroupLayer, createShapeLayer } from '#design/document/create.ts';
import type { Layer } from '#design/document/layers.ts';
import { EditorTab, expectLayer, Person, squareAndText } from './editor-page.ts';
import { SOON, test as base } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

/** A square under an ellipse, a locked bar, a text, a group. */
function overlapping(page: string): Layer[] {
  return [
    ...squareAndText(page),
    createShapeLayer({
      id: 'over',
      parent: page,
      order: 'a2',
      name: 'Sun',
      x: 150,
      y: 150,
      width: 200,
      height: 200,
      shape: { kind: 'ellipse' },
      fill: { type: 'solid', color: '#f4502f' },
    }),
    createShapeLayer({
      id: 'bar',
      parent: page,
      order: 'a3',
      name: 'Bar',
      x: 700,
      y: 100,
      width: 200,
      height: 60,
      locked: true,
    }),
    createGroupLayer({ id: 'group', parent: page, order: 'a4', name: 'Pair' }),
    createShapeLayer({ id: 'one', parent: 'group', order: 'a0', x: 500, y: 300, width: 60, height: 60 }),
  ];
}

interface Opened {
  person: Person;
  context: BrowserContext;
  design: string;
  tab: EditorTab;
}

const test = base.extend<{ opened: Opened }>({
  opened: async ({ server, kept: context }, provide) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design(overlapping);
    await person.enter(context);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
    await provide({ person, context, design, tab: await EditorTab.open(context, server.origin, design) });
  },
});

async function rightClick(tab: EditorTab, x: number, y: number): Promise<void> {
  const point = await tab.at(x, y);
  await tab.page.mouse.click(point.x, point.y, { button: 'right' });
  await tab.page.getByRole('menu').waitFor();
}

const item = (tab: EditorTab, name: string) => tab.page.getByRole('menuitem', { name });
const added = async (person: Person, design: string, known: readonly string[]) =>
  Object.values(await person.layers(design)).filter(({ id }) => !known.includes(id));

test(
  'letters typed while the palette is on its way start nothing',
  { tag: LONG },
  async ({ opened: { person, context, design, tab } }) => {
    const { page } = tab;
    await context.route('**/palette-*.js*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('drt');
    const field = page.getByRole('combobox', { name: 'Find anything' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('drt');
    await expect(page.locator('[data-mode]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    expect(Object.keys(await person.layers(design))).toHaveLength(6);
  },
);

test(
  'what is locked is shown and can’t be changed until it is unlocked',
  { tag: LONG },
  async ({ opened: { person, design, tab } }) => {
    const panel = tab.page.locator('[data-panel=properties]');
    await tab.page.locator('[data-layer=bar] [data-row]').click();
    await tab.page.locator('[data-layer=square] [data-row]').click({ modifiers: ['Shift'] });
    await expect(panel.locator('[inert]')).toContainText('Fill');
    await panel.getByRole('button', { name: 'Unlock' }).click();
    await expectLayer(person, design, 'bar', { locked: false });
    await expectLayer(person, design, 'square', { locked: false });
    await expect(panel.locator('[inert]')).toHaveCount(0);
  },
);

test('the palette finds actions, layers and tools, by the keyboard alone', async ({
  opened: { person, design, tab },
}) => {
  const { page } = tab;
  const { keyboard } = page;
  await tab.press(180, 180);
  await keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find anything' });
  await expect(field).toBeFocused();
  await keyboard.type('dupl');
  await expect(page.getByRole('option', { name: 'Duplicate', exact: false }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await keyboard.press('Enter');
  const known = ['square', 'words', 'over', 'bar', 'group', 'one'];
  await expect.poll(async () => (await added(person, design, known)).map(({ type }) => type), SOON).toEqual(['shape']);

  // Recently used commands come first; unavailable ones give the reason.
  await keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toContainText(['Duplicate']);
  await keyboard.press('Escape');
  await keyboard.press('Escape');
  await keyboard.press('Control+k');
  await keyboard.type('delete');
  await expect(page.locator('[data-item=delete]')).toContainText('Select a layer first');
  await keyboard.press('Control+a');
  await keyboard.type('sun');
  await keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Properties' })).toContainText('Sun');

  await keyboard.press('Control+k');
  await keyboard.type('set background …');
  await keyboard.press('Enter');
  await page.getByLabel('Color (optional)', { exact: true }).fill('navy');
  await keyboard.press('Enter');
  await expect.poll(() => tab.color(50, 750), SOON).toBe('0,0,128');
});

test('a question mark shows every key, and words narrow them down', { tag: LONG }, async ({ opened: { tab } }) => {
  const { page } = tab;
  await page.locator('[data-stage]').focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Drag a copy')).toBeVisible();
  await page.keyboard.type('ungroup');
  await expect(sheet.locator('dl > div')).toHaveText([/^Ungroup/]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test(
  'the menu suits what lies under the pointer, and comes by the keyboard too',
  { tag: LONG },
  async ({ opened: { person, design, tab } }) => {
    const { page } = tab;
    await rightClick(tab, 200, 200);
    await expect(page.getByRole('complementary', { name: 'Properties' })).toContainText('Sun');
    await item(tab, 'Select layer').press('ArrowRight');
    await page.getByRole('menuitemradio', { name: 'Rectangle' }).press('Enter');
    await expect(page.getByRole('complementary', { name: 'Properties' })).toContainText('Rectangle');

    await page.keyboard.press('Shift+F10');
    await item(tab, 'Order').press('ArrowRight');
    await item(tab, 'Bring to front').press('Enter');
    await expect.poll(() => tab.color(200, 200), SOON).toBe('15,107,102');

    // Locked layers can be unlocked in place.
    await rightClick(tab, 750, 130);
    await expect(item(tab, 'Delete')).toHaveAttribute('aria-disabled', 'true');
    await item(tab, 'Unlock').click();
    await expectLayer(person, design, 'bar', { locked: false });

    await rightClick(tab, 520, 330);
    await item(tab, 'Ungroup').click();
    await expectLayer(person, design, 'one', { parent: await person.page(design) });

    await rightClick(tab, 900, 700);
    await expect(item(tab, 'Cut')).toHaveCount(0);
    await expect(item(tab, 'Select all')).toBeVisible();
    await page.keyboard.press('Escape');
  },
);

test(
  'layers go to another design and to the pointer, looks to unlike layers, and copies go on by their step',
  { tag: LONG },
  async ({ server, opened: { person, context, design, tab } }) => {
    const { page } = tab;
    await tab.press(180, 180);
    await page.keyboard.press('Control+Alt+c');
    await tab.press(500, 530);
    await page.keyboard.press('Control+Alt+v');
    await expectLayer(person, design, 'words', { fill: { type: 'solid', color: '#f4502f' }, text: 'Big words' });

    await page.keyboard.press('Control+c');
    const other = await person.design(() => [], 'Other');
    const there = await EditorTab.open(context, server.origin, other);
    await there.page.locator('[data-stage]').focus();
    await there.page.keyboard.press('Control+v');
    await expect
      .poll(async () => Object.values(await person.layers(other)), SOON)
      .toMatchObject([{ type: 'text', text: 'Big words', x: 450, y: 500 }]);
    await rightClick(there, 300, 200);
    await item(there, 'Paste here').click();
    await expect
      .poll(async () => Object.values(await person.layers(other)).map(({ type }) => type), SOON)
      .toEqual(['text', 'text']);
    const pasted = Object.values(await person.layers(other)).find((layer) => layer.type === 'text' && layer.y < 400);
    if (pasted?.type !== 'text') throw new Error('No text was pasted');
    expect(
      [Math.round(pasted.x + pasted.width / 2), Math.round(pasted.y + pasted.height / 2)].map(
        (value, index) => Math.abs(value - [300, 200][index]!) <= 2,
      ),
    ).toEqual([true, true]);
    await there.page.close();

    // From the menu, through the system’s clipboard, exactly where it was.
    await rightClick(tab, 180, 180);
    await item(tab, 'Copy').first().click();
    await page.keyboard.press('Control+Shift+v');
    const known = ['square', 'words', 'over', 'bar', 'group', 'one'];
    await expect
      .poll(
        async () => (await added(person, design, known)).map((layer) => layer.type !== 'group' && [layer.x, layer.y]),
        SOON,
      )
      .toEqual([[150, 150]]);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => added(person, design, known), SOON).toEqual([]);

    await tab.press(180, 180);
    await page.keyboard.press('Control+d');
    for (let times = 0; times < 2; times += 1) await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+d');
    await expect
      .poll(
        async () =>
          (await added(person, design, known))
            .map((layer) => (layer.type === 'group' ? 0 : layer.x))
            .sort((a, b) => a - b),
        SOON,
      )
      .toEqual([194, 238]);
  },
);

test(
  'the selection becomes a picture of its own, and drawings become pictures',
  { tag: LONG },
  async ({ opened: { person, design, tab } }) => {
    const { page } = tab;
    await tab.press(180, 180);
    await page.keyboard.press('Control+Shift+c');
    await expect(page.getByText('Copied as a picture').first()).toBeVisible();
    const bytes = await page.evaluate(async () => {
      const [first] = await navigator.clipboard.read();
      const blob = await first?.getType('image/png');
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
    });
    const picture = sharp(Buffer.from(bytes));
    expect(await picture.metadata()).toMatchObject({ width: 400, height: 400, format: 'png' });
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
    expect([pixel(200, 200), pixel(2, 2)[3]]).toEqual([[244, 80, 47, 255], 0]);

    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData(
        'text/plain',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#00f"/></svg>',
      );
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect
      .poll(
        async () =>
          Object.values(await person.layers(design)).flatMap((layer) =>
            layer.type === 'image' ? [layer.width / layer.height] : [],
          ),
        SOON,
      )
      .toEqual([2]);
  },
);
