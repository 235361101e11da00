/**
 * Text by hand: letters styled while typing, lists, curves, letters that fill a box, input methods, copies, ready-made
 * combinations.
 */
import { expect } from '@playwright/test';
import { createTextLayer } from '#design/document/create.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { layoutText } from '#design/layout/text-lines.ts';
import { EditorTab, expectLayer, Person } from './editor-page.ts';
import { SOON, test as base } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

interface Opened {
  person: Person;
  design: string;
  tab: EditorTab;
}

const measure = (text: string, { fontSize }: { fontSize: number }) => text.length * fontSize * 0.55;

const test = base.extend<{ opened: Opened }>({
  opened: async ({ server, kept: context }, provide) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design((page) => {
      const text = createTextLayer({
        id: 'words',
        parent: page,
        order: 'a1',
        text: 'Big words here',
        x: 300,
        y: 300,
        width: 560,
        fontSize: 56,
      });
      return [{ ...text, ...layoutText(text, measure) }];
    });
    await person.enter(context);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
    await provide({ person, design, tab: await EditorTab.open(context, server.origin, design) });
  },
});

const words = async ({ person, design }: Pick<Opened, 'person' | 'design'>): Promise<TextLayer> =>
  (await person.layers(design)).words as TextLayer;

/** Selects the text, then the word at a position in it. */
async function selectWord({ tab }: Pick<Opened, 'tab'>, x: number, y: number): Promise<void> {
  const point = await tab.at(x, y);
  await tab.page.mouse.dblclick(point.x, point.y);
  await tab.page.locator('[data-phase=editing-text]').waitFor();
}

test('keys, panel and toolbar style the letters that are selected, and all of it is one step', async ({ opened }) => {
  const { tab, person, design } = opened;
  const { page } = tab;
  const { keyboard } = page;
  await selectWord(opened, 340, 330);
  await keyboard.press('Control+i');
  const panel = page.locator('[data-panel=properties]');
  await expect(panel.getByRole('button', { name: 'Italic' })).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('button', { name: 'Underline' }).click();
  await keyboard.press('Control+a');
  await expect(panel.getByRole('button', { name: 'Italic' })).toHaveAttribute('aria-pressed', 'false');
  await page.locator('[data-toolbar]').getByRole('button', { name: 'Bold' }).click();
  // After the last letter its style continues; a typed word is a separate step until the typing ends.
  await keyboard.press('Control+End');
  await keyboard.type(' and more');
  await keyboard.press('Control+z');
  await keyboard.press('Escape');
  await expectLayer(person, design, 'words', {
    text: 'Big words here and ',
    fontWeight: 700,
    runs: [{ start: 0, end: 3, style: { italic: true, underline: true } }],
  });
  await keyboard.press('Control+z');
  await expectLayer(person, design, 'words', { text: 'Big words here', fontWeight: 400, runs: [] });
});

test('a list begins items, moves them in and out, and ends', { tag: LONG }, async ({ opened }) => {
  const { tab, person, design } = opened;
  const { keyboard } = tab.page;
  await tab.press(340, 330);
  await tab.page.locator('[data-panel=properties]').getByRole('radio', { name: 'Bullets' }).click();
  await expectLayer(person, design, 'words', { list: 'bullet', text: 'Big words here' });
  await selectWord(opened, 400, 330);
  await keyboard.press('Control+End');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type('inner');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('outer');
  await keyboard.press('Escape');
  await expectLayer(person, design, 'words', { text: 'Big words here\n\tinner\nouter', list: 'bullet' });
  expect((await words(opened)).lines).toHaveLength(3);
});

test('a text bends, is typed on its curve, and straightens about its middle', { tag: LONG }, async ({ opened }) => {
  const { tab, person, design } = opened;
  const panel = tab.page.locator('[data-panel=properties]');
  await tab.press(340, 330);
  await panel.getByRole('button', { name: 'Curve the text' }).click();
  await expectLayer(person, design, 'words', { curve: 90 });
  const bent = await words(opened);
  await tab.page.locator('[data-stage]').focus();
  await tab.page.keyboard.press('Enter');
  await tab.page.keyboard.type('!');
  await tab.page.keyboard.press('Escape');
  await expectLayer(person, design, 'words', { text: 'Big words here!', curve: 90 });
  const typed = await words(opened);
  expect(typed.x + typed.width / 2).toBeCloseTo(bent.x + bent.width / 2, 0);
  await panel.getByRole('button', { name: 'Straighten the text' }).click();
  await expectLayer(person, design, 'words', { curve: 0 });
  expect((await words(opened)).lines).toHaveLength(1);
});

test('letters fill a box, whose lower edge can be pulled', { tag: LONG }, async ({ opened }) => {
  const { tab, person, design } = opened;
  const { page } = tab;
  await tab.press(340, 330);
  await page.locator('[data-panel=properties]').getByRole('button', { name: 'Spacing' }).click();
  await page.getByRole('combobox', { name: 'Fit' }).click();
  await page.getByRole('option', { name: 'Text fills the box' }).click();
  await page.keyboard.press('Escape');
  await expectLayer(person, design, 'words', { autoSize: 'letters' });
  const before = await words(opened);
  await tab.drag(
    [before.x + before.width / 2, before.y + before.height],
    [before.x + before.width / 2, before.y + before.height + 200],
  );
  await expect.poll(async () => Math.round((await words(opened)).height), SOON).toBe(Math.round(before.height + 200));
  const after = await words(opened);
  expect(after.fontSize).toBeGreaterThan(before.fontSize);
  expect(after.width).toBeCloseTo(before.width, 0);
});

test(
  'letters of an input method, copies with their style, pasted words without, and nothing left is nothing',
  { tag: LONG },
  async ({ opened }) => {
    const { tab, person, design } = opened;
    const { page } = tab;
    const { keyboard } = page;
    await selectWord(opened, 340, 330);
    await keyboard.press('Control+b');
    await keyboard.press('Control+c');
    await keyboard.press('Control+End');
    await keyboard.press('Control+v');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
    await devtools.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
    await devtools.send('Input.insertText', { text: '日本' });
    await keyboard.press('Escape');
    await expectLayer(person, design, 'words', {
      text: 'Big words hereBig日本',
      runs: [
        { start: 0, end: 3, style: { fontWeight: 700 } },
        { start: 14, end: 19, style: { fontWeight: 700 } },
      ],
    });
    await page.evaluate(() => navigator.clipboard.writeText('plain\r\nwords'));
    await selectWord(opened, 340, 330);
    await keyboard.press('Control+a');
    await keyboard.press('Control+v');
    await keyboard.press('Escape');
    await expect.poll(async () => (await words(opened)).text, SOON).toBe('plain\nwords');
    await selectWord(opened, 340, 330);
    await keyboard.press('Control+a');
    await keyboard.press('Backspace');
    await tab.press(50, 50);
    await expect.poll(async () => Object.keys(await person.layers(design)), SOON).toEqual([]);
  },
);

test('a ready combination comes by a press or a drag, as one group and one step', { tag: LONG }, async ({ opened }) => {
  const { tab, person, design } = opened;
  const { page } = tab;
  await page.getByRole('button', { name: 'Text', exact: true }).first().click();
  await page.locator('[data-text-style=sale-badge]').click();
  await expect
    .poll(async () => Object.values(await person.layers(design)).filter(({ type }) => type === 'group').length, SOON)
    .toBe(1);
  expect(Object.keys(await person.layers(design)).length).toBe(6);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => Object.keys(await person.layers(design)).length, SOON).toBe(1);
  const tile = page.locator('[data-text-style=gradient]');
  await tile.scrollIntoViewIfNeeded();
  const box = await tile.boundingBox();
  if (!box) throw new Error('The tile is not shown');
  const target = await tab.at(700, 600);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x - 50, target.y, { steps: 4 });
  await page.mouse.move(target.x, target.y, { steps: 2 });
  await page.mouse.up();
  await expect
    .poll(async () => {
      const added = Object.values(await person.layers(design)).find(
        (layer) => layer.type === 'text' && layer.id !== 'words',
      ) as TextLayer | undefined;
      return added && [Math.round((added.x + added.width / 2) / 10), Math.round((added.y + added.height / 2) / 10)];
    })
    .toEqual([70, 60]);
});
