/** Direct work on the canvas: dragging, scaling, rotating, typing, coloring, deleting; undo, reload. */
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { createShapeLayer } from '#design/document/create.ts';
import { EditorTab, expectLayer, Person, squareAndText } from './editor-page.ts';
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
    const design = await person.design(squareAndText);
    await person.enter(context);
    await provide({ person, design, tab: await EditorTab.open(context, server.origin, design) });
  },
});

test('a layer is dragged, and snaps to the middle of the page', async ({ opened: { person, design, tab } }) => {
  await tab.drag([200, 200], [320, 260]);
  await expectLayer(person, design, 'square', { x: 220, y: 160 });
  await tab.drag([320, 260], [497, 398], []);
  await expectLayer(person, design, 'square', { x: 400, y: 300 });
});

test('a corner scales, a side stretches', async ({ opened: { person, design, tab } }) => {
  await tab.press(200, 200);
  await tab.drag([300, 300], [400, 400]);
  await expectLayer(person, design, 'square', { x: 100, y: 100, width: 300, height: 300 });
  await tab.drag([400, 250], [500, 250]);
  await expectLayer(person, design, 'square', { x: 100, y: 100, width: 400, height: 300 });
});

test(
  'a text grows with its corner and breaks its lines anew with its side',
  { tag: LONG },
  async ({ opened: { person, design, tab } }) => {
    await tab.press(500, 530);
    const { words } = await person.layers(design);
    if (words?.type !== 'text') throw new Error('no text');
    await tab.drag([850, words.y + words.height], [650, words.y + words.height / 2]);
    await expect.poll(async () => (await person.layers(design)).words, SOON).toMatchObject({ fontSize: 30, x: 450 });
    const small = (await person.layers(design)).words;
    if (small?.type !== 'text') throw new Error('no text');
    expect(small.lines).toHaveLength(1);
    await tab.drag([small.x + small.width, small.y + small.height / 2], [small.x + 90, small.y + small.height / 2]);
    await expect
      .poll(async () => {
        const { words: now } = await person.layers(design);
        return now?.type === 'text' ? [now.lines.length, now.fontSize] : null;
      }, SOON)
      .toEqual([2, 30]);
  },
);

test('the handle below turns, with Shift in steps', { tag: LONG }, async ({ opened: { person, design, tab } }) => {
  await tab.press(200, 200);
  const center = await tab.at(200, 200);
  const below = await tab.at(200, 300);
  const { mouse, keyboard } = tab.page;
  await mouse.move(below.x, below.y + 28);
  await mouse.down();
  await mouse.move(center.x - 120, center.y + 10, { steps: 6 });
  await keyboard.down('Shift');
  await mouse.move(center.x - 121, center.y + 5, { steps: 3 });
  await mouse.up();
  await keyboard.up('Shift');
  await expectLayer(person, design, 'square', { x: 100, y: 100, rotation: 90 });
});

test(
  'a line is pulled by its ends, a picture cropped by its side, a gesture given up with Escape',
  { tag: LONG },
  async ({ opened: { person, design, tab } }) => {
    const { page } = tab;
    await person.commit(design, [
      {
        type: 'layer.add',
        layer: createShapeLayer({
          id: 'line',
          parent: await person.page(design),
          order: 'a2',
          shape: { kind: 'line', startHead: 'none', endHead: 'none' },
          x: 500,
          y: 200,
          width: 300,
          height: 4,
        }),
      },
    ]);
    await expect.poll(() => tab.color(650, 202), SOON).toBe('17,17,17');
    await tab.press(650, 202);
    await tab.drag([800, 202], [500, 402]);
    await expect
      .poll(async () => {
        const { line } = await person.layers(design);
        return line?.type === 'shape' ? [Math.round(line.width / 10), Math.round(line.rotation)] : null;
      }, SOON)
      .toEqual([20, 90]);

    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    await tab.drop({ name: 'red.png', mimeType: 'image/png', buffer: picture }, 500, 400);
    await expect.poll(() => tab.color(500, 400), SOON).toBe('255,0,0');
    await tab.drag([650, 400], [500, 400]);
    const cropped = async () => Object.values(await person.layers(design)).find((layer) => layer.type === 'image');
    // The pointer is between whole pixels of the page.
    await expect.poll(async () => Math.round(((await cropped())?.x ?? 0) / 5), SOON).toBe(70);
    expect(await cropped()).toMatchObject({ height: 200 });
    const image = await cropped();
    expect(image?.type === 'image' && [image.width / 10, image.crop.width * 20].map(Math.round)).toEqual([15, 10]);

    const start = await tab.at(400, 400);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 200, start.y, { steps: 4 });
    await page.keyboard.press('Escape');
    await expect.poll(() => tab.color(400, 400), SOON).toBe('255,0,0');
    await page.mouse.up();
    await expect.poll(cropped, SOON).toMatchObject({ x: image!.x });
  },
);

test('a text is edited in place, as one step', async ({ opened: { person, design, tab } }) => {
  const { page } = tab;
  const point = await tab.at(500, 530);
  await page.mouse.dblclick(point.x, point.y);
  await page.locator('[data-phase=editing-text]').waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('End');
  await page.keyboard.type(' and more');
  await page.keyboard.press('Escape');
  await expectLayer(person, design, 'words', { text: 'Big words and more' });
  await page.keyboard.press('Control+z');
  await expectLayer(person, design, 'words', { text: 'Big words' });

  await page.keyboard.press('Enter');
  await page.locator('[data-phase=editing-text]').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Small');
  await tab.press(200, 700);
  await expectLayer(person, design, 'words', { text: 'Small' });

  // A press on the properties acts on the selected letters, and typing continues.
  await page.mouse.dblclick(point.x, point.y);
  await page.locator('[data-phase=editing-text]').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Bold');
  await page.keyboard.press('Control+a');
  await page.getByRole('complementary', { name: 'Properties' }).getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.press('Escape');
  await expectLayer(person, design, 'words', { text: 'Bold', fontWeight: 700 });
});

test(
  'a color is chosen by its hex code, and a wrong one is refused',
  { tag: LONG },
  async ({ opened: { person, design, tab } }) => {
    const { page } = tab;
    await tab.press(200, 200);
    await page.getByRole('toolbar', { name: 'Selection tools' }).getByRole('button', { name: 'Colour' }).click();
    const hex = page.getByLabel('Colour: Hex code');
    await hex.fill('#zz');
    await hex.press('Enter');
    await expect(page.getByText('Enter valid hex code')).toBeVisible();
    await hex.fill('#f4502f');
    await hex.press('Enter');
    await expectLayer(person, design, 'square', { fill: { type: 'solid', color: '#f4502f' } });
    await expect.poll(() => tab.color(200, 200), SOON).toBe('244,80,47');
  },
);

test('deleting, undo and redo go through the server', async ({ opened: { person, design, tab } }) => {
  const { page } = tab;
  await tab.press(200, 200);
  await page.keyboard.press('Delete');
  await expect.poll(async () => Object.keys(await person.layers(design)), SOON).toEqual(['words']);
  await expect.poll(() => tab.color(200, 200), SOON).toBe('255,255,255');
  await page.getByRole('button', { name: 'Undo: Delete' }).click();
  await expectLayer(person, design, 'square', { x: 100 });
  await expect.poll(() => tab.color(200, 200), SOON).toBe('15,107,102');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(async () => Object.keys(await person.layers(design)), SOON).toEqual(['words']);
});

test('several are framed, moved with the arrows as one step, grouped and taken apart', async ({
  opened: { person, design, tab },
}) => {
  const { page } = tab;
  await tab.drag([40, 40], [980, 700], []);
  await expect(page.getByRole('complementary', { name: 'Properties' })).toContainText('2 layers selected');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expectLayer(person, design, 'square', { x: 111, y: 101 });
  await expectLayer(person, design, 'words', { x: 461 });
  await page.keyboard.press('Control+z');
  await expectLayer(person, design, 'square', { x: 100, y: 100 });

  await page.keyboard.press('Control+g');
  await expect
    .poll(async () => Object.values(await person.layers(design)).filter((layer) => layer.type === 'group'), SOON)
    .toHaveLength(1);
  await tab.drag([200, 200], [250, 220]);
  await expectLayer(person, design, 'square', { x: 150, y: 120 });
  await expectLayer(person, design, 'words', { x: 500 });
  await page.keyboard.press('Control+Shift+g');
  await expect.poll(async () => Object.keys(await person.layers(design)).sort(), SOON).toEqual(['square', 'words']);
});

test('after a reload everything is as it was', { tag: LONG }, async ({ opened: { person, design, tab } }) => {
  await tab.drag([200, 200], [300, 300]);
  // Immediately, before the answer can have arrived.
  await tab.page.reload();
  await tab.ready();
  await expectLayer(person, design, 'square', { x: 200, y: 200 });
  await expect.poll(() => tab.color(300, 300), SOON).toBe('15,107,102');
});

test('text, shapes and pictures are added by hand to a blank design', async ({ opened: { person, tab }, server }) => {
  const { page } = tab;
  await page.goto(`${server.origin}/load-editor`);
  await expect(page).toHaveURL(/\/canvas\/[\w-]+$/);
  await tab.ready();
  const design = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.locator('[data-phase=editing-text]').waitFor();
  await page.keyboard.type('Hello');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Elements', exact: true }).click();
  // Icons of that name come later, below the shape.
  await page.getByRole('button', { name: 'Star', exact: true }).first().click();
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  await tab.drop({ name: 'dot.png', mimeType: 'image/png', buffer: picture }, 500, 300);
  await expect
    .poll(
      async () =>
        Object.values(await person.layers(design))
          .map((layer) => layer.type)
          .sort(),
      SOON,
    )
    .toEqual(['image', 'shape', 'text']);
  const text = Object.values(await person.layers(design)).find((layer) => layer.type === 'text');
  expect(text).toMatchObject({ text: 'Hello' });
  await tab.drop({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }, 500, 300);
  await expect(page.getByText('Upload Failed!').first()).toBeVisible();
});
