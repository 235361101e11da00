/**
 * Tables and QR codes by hand: a ready-made table, typing in its cells, rows and columns, cells from a spreadsheet,
 * undo; a code for a website.
 */
import { expect, type Page } from '@playwright/test';
import { createTableLayer, tableCells } from '#design/document/create.ts';
import type { TableLayer } from '#design/document/layers.ts';
import { EditorTab, Person } from './editor-page.ts';
import { SOON, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

const cellsOf = (table: TableLayer) => table.cells.map((row) => row.map(({ text }) => text));

async function tableOf(person: Person, design: string): Promise<TableLayer> {
  const table = Object.values(await person.layers(design)).find((layer) => layer.type === 'table');
  if (table?.type !== 'table') throw new Error('There is no table');
  return table;
}

/** A browser paste with this clipboard content, at the focus. */
function paste(page: Page, data: Record<string, string>): Promise<void> {
  return page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, data);
}

const sizes = (page: string) => [
  createTableLayer({
    id: 'sizes',
    parent: page,
    order: 'a0',
    x: 150,
    y: 200,
    width: 600,
    height: 240,
    fontSize: 24,
    rows: [60, 60, 60, 60].map((height) => ({ height })),
    cells: tableCells([
      ['Size', 'EU', 'Bust'],
      ['S', '36', '84'],
      ['M', '38', '88'],
      ['L', '40', '92'],
    ]),
  }),
];

test('a ready table comes from the panel, is typed in, grows by Tab and is undone step by step', async ({
  kept: context,
  server,
}) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(() => []);
  const tab = await EditorTab.open(await person.enter(context), person.origin, design);
  const { page } = tab;
  await page.getByRole('button', { name: 'Elements', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search in Elements' }).fill('opening hours');
  await page.getByRole('button', { name: 'Opening hours' }).click();
  await page.locator('[data-table-overlay]').waitFor();
  await tab.saved();
  const added = await tableOf(person, design);
  expect(cellsOf(added)[0]).toEqual(['Monday', 'Closed']);

  const first = await tab.at(added.x + added.width * 0.8, added.y + added.height / added.rows.length / 2);
  await page.mouse.dblclick(first.x, first.y);
  await page.locator('[data-cell-editor]').waitFor();
  await page.keyboard.type('9 am – 1 pm');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Escape');
  await expect.poll(async () => cellsOf(await tableOf(person, design))[0], SOON).toEqual(['Monday', '9 am – 1 pm']);

  // From the last cell Tab moves to a new row.
  const last = await tab.at(added.x + added.width * 0.8, added.y + added.height * (1 - 0.5 / added.rows.length));
  await page.mouse.dblclick(last.x, last.y);
  await page.locator('[data-cell-editor]').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Holidays');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Closed');
  await page.keyboard.press('Escape');
  await expect.poll(async () => cellsOf(await tableOf(person, design)).at(-1), SOON).toEqual(['Holidays', 'Closed']);
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Control+z');
    await tab.saved();
  }
  await expect.poll(async () => cellsOf(await tableOf(person, design)), SOON).toEqual(cellsOf(added));
});

test(
  'cells come from a spreadsheet and go out again; columns are chosen, sorted, widened and deleted',
  { tag: LONG },
  async ({ kept: context, server }) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design(sizes);
    const tab = await EditorTab.open(await person.enter(context), person.origin, design);
    const { page } = tab;
    const cell = await tab.at(250, 350);
    await page.mouse.click(cell.x, cell.y);
    await page.locator('[data-table-overlay]').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('grid').waitFor();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    await paste(page, { 'text/plain': 'XL\t42\t96\nXS\t34\t80\n' });
    await expect
      .poll(async () => cellsOf(await tableOf(person, design)).slice(3), SOON)
      .toEqual([
        ['XL', '42', '96'],
        ['XS', '34', '80'],
      ]);
    const copied = await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
      );
      return clipboardData.getData('text/plain');
    });
    expect(copied).toBe('XL\t42\t96\nXS\t34\t80');

    await page.locator('[data-grip=column]').first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Sort ascending' }).click();
    await expect
      .poll(async () => cellsOf(await tableOf(person, design)).map(([size]) => size), SOON)
      .toEqual(['Size', 'XS', 'S', 'M', 'XL']);

    const before = await tableOf(person, design);
    const border = await page.locator('[data-border=column]').first().boundingBox();
    if (!border) throw new Error('no line between the columns');
    await page.mouse.move(border.x + border.width / 2, border.y + border.height / 2);
    await page.mouse.down();
    await page.mouse.move(border.x + border.width / 2 + 40, border.y + border.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(async () => (await tableOf(person, design)).columns[0]!.width, SOON)
      .toBeGreaterThan(before.columns[0]!.width);

    await page.locator('[data-grip=column]').nth(1).click();
    await page.locator('[data-track-menu=column]').click();
    await page.getByRole('menuitem', { name: 'Delete column' }).click();
    await expect.poll(async () => cellsOf(await tableOf(person, design))[0], SOON).toEqual(['Size', 'Bust']);
  },
);

test(
  'a QR code is made for a website, and says when cameras could not read it',
  { tag: LONG },
  async ({ kept: context, server }) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design(() => []);
    const tab = await EditorTab.open(await person.enter(context), person.origin, design);
    const { page } = tab;
    await page.getByRole('button', { name: 'Elements', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search in Elements' }).fill('website');
    await page.getByRole('button', { name: 'Website', exact: true }).click();
    const form = page.getByRole('form', { name: 'Website' });
    await form.getByRole('button', { name: 'Add QR code' }).click();
    await expect(form.getByRole('alert')).toHaveText('Fill this in first');
    await form.getByRole('textbox').fill('shop.example/new');
    await form.getByRole('button', { name: 'Add QR code' }).click();
    const code = async () => Object.values(await person.layers(design)).find((layer) => layer.type === 'shape');
    await expect
      .poll(async () => (await code())?.shape, SOON)
      .toMatchObject({ kind: 'qr', content: 'https://shop.example/new' });
    const panel = page.locator('[data-panel=properties]');
    await panel.getByRole('radio', { name: 'Dots' }).click();
    await panel.getByRole('switch', { name: 'Background' }).click();
    await expect.poll(async () => (await code())?.shape, SOON).toMatchObject({ modules: 'dots', ground: null });
    await person.commit(design, [
      { type: 'layer.update', id: (await code())!.id, patch: { fill: { type: 'solid', color: '#fff6c2' } } },
    ]);
    await expect(panel.getByText('Cameras may not read this')).toBeVisible();
  },
);
