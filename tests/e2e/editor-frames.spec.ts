/**
 * Empty frames and grids in the real editor: filled by dropped files and by pictures of the page, left out of exported
 * files.
 */
import { createImageLayer } from '#design/document/create.ts';
import type { ImageLayer, Layer } from '#design/document/layers.ts';
import type { Page } from '@playwright/test';
import { landscape } from '../visual/scene-pictures.ts';
import { EditorTab, expectLayer, Person } from './editor-page.ts';
import { uploadLandscape } from './picture-hands.ts';
import { expect, SOON, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

const images = (layers: Record<string, Layer>) =>
  Object.values(layers).filter((layer): layer is ImageLayer => layer.type === 'image');

/** Drags files from outside to a point of the window; `drop` false doesn't release them. */
async function dragFiles(
  page: Page,
  files: { name: string; mime: string; base64: string }[],
  at: { x: number; y: number },
  { drop = true, ctrlKey = false } = {},
): Promise<void> {
  await page.evaluate(
    ({ files: wanted, at: { x, y }, drop: drops, ctrlKey: ctrl }) => {
      const data = new DataTransfer();
      for (const { name, mime, base64 } of wanted)
        data.items.add(
          new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type: mime }),
        );
      const under = document.elementFromPoint(x, y);
      for (const type of ['dragenter', 'dragover', ...(drops ? ['drop'] : [])]) {
        under?.dispatchEvent(
          new DragEvent(type, {
            bubbles: true,
            cancelable: true,
            clientX: x,
            clientY: y,
            dataTransfer: data,
            ctrlKey: ctrl,
          }),
        );
      }
    },
    { files, at, drop, ctrlKey },
  );
}

test('frames take in files and pictures of the page; wrong files are refused in words', async ({
  server,
  kept: context,
}) => {
  const person = await Person.signIn(server.origin);
  await person.enter(context);
  const asset = await uploadLandscape(context, server.origin);
  const design = await person.design((parent) => [
    createImageLayer({
      id: 'frame',
      parent,
      order: 'a1',
      asset: null,
      x: 500,
      y: 100,
      width: 300,
      height: 300,
      frame: { type: 'ellipse' },
    }),
    createImageLayer({ id: 'other', parent, order: 'a2', asset: null, x: 500, y: 450, width: 200, height: 200 }),
    createImageLayer({ id: 'photo', parent, order: 'a3', asset, x: 100, y: 450, width: 240, height: 160 }),
  ]);
  const tab = await EditorTab.open(context, server.origin, design);
  const { bytes } = await landscape(300, 200);
  const file = { name: 'holiday.png', mime: 'image/png', base64: Buffer.from(bytes).toString('base64') };
  const middle = await tab.at(650, 250);
  await dragFiles(tab.page, [file], middle, { drop: false });
  await expect(tab.page.locator('[data-drop-target=frame]')).toBeVisible();
  await dragFiles(tab.page, [file], middle);
  await expectLayer(person, design, 'frame', { name: 'holiday', width: 300, height: 300, frame: { type: 'ellipse' } });
  const filled = (await person.layers(design)).frame as ImageLayer;
  expect(filled.asset).not.toBeNull();
  // Two thirds of the picture are shown, around the sun.
  expect(filled.crop.width).toBeCloseTo(2 / 3, 2);
  expect(filled.crop.x).toBeGreaterThan(0.17);

  // With Ctrl a dropped file replaces nothing; several are placed side by side.
  await dragFiles(tab.page, [file], middle, { ctrlKey: true });
  await expect.poll(async () => images(await person.layers(design)).length, SOON).toBe(4);
  await tab.page.keyboard.press('Control+z');
  await expect.poll(async () => images(await person.layers(design)).length, SOON).toBe(3);

  // A picture of the page fills the empty frame that it is dropped on.
  await tab.page.keyboard.press('Escape');
  await tab.drag([220, 530], [600, 550], []);
  await expect.poll(async () => Object.keys(await person.layers(design)).sort(), SOON).toEqual(['frame', 'other']);
  await expectLayer(person, design, 'other', { asset, x: 500, y: 450, width: 200, height: 200 });

  await dragFiles(tab.page, [{ name: 'notes.txt', mime: 'text/plain', base64: 'aGVsbG8=' }], await tab.at(100, 100));
  const note = tab.page.locator('[data-uploads]');
  await expect(note.getByText('Invalid file type')).toBeVisible();
  await note.getByRole('button', { name: 'Dismiss' }).click();
  await expect(note).toHaveCount(0);
});

test(
  'a picture of the page goes into a frame, with a hint; with Ctrl, and on plain pictures, it lies on top',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    await person.enter(context);
    const [wide, high] = [
      await uploadLandscape(context, server.origin, 600, 400),
      await uploadLandscape(context, server.origin, 400, 600),
    ];
    const design = await person.design((parent) => [
      createImageLayer({ id: 'large', parent, order: 'a1', asset: wide, x: 50, y: 50, width: 450, height: 300 }),
      createImageLayer({
        id: 'small',
        parent,
        order: 'a2',
        asset: high,
        x: 600,
        y: 450,
        width: 160,
        height: 240,
        frame: { type: 'ellipse' },
      }),
    ]);
    const tab = await EditorTab.open(context, server.origin, design);
    const { page } = tab;
    // A layer dropped on a plain picture is only moved there.
    await tab.drag([680, 570], [300, 200], []);
    await expect.poll(async () => (await person.layers(design)).small, SOON).not.toMatchObject({ x: 600 });
    expect(Object.keys(await person.layers(design)).sort()).toEqual(['large', 'small']);
    await page.keyboard.press('Control+z');
    await expectLayer(person, design, 'small', { x: 600, y: 450 });

    /**
     * Holds the large picture over the small one; returns the position. The previous selection may have shifted the
     * page.
     */
    const hold = async (): Promise<{ x: number; y: number }> => {
      await tab.still();
      const [from, over] = [await tab.at(275, 200), await tab.at(680, 570)];
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move((from.x + over.x) / 2, (from.y + over.y) / 2, { steps: 4 });
      await page.mouse.move(over.x, over.y, { steps: 4 });
      await expect(page.locator('[data-drop-target=small]')).toBeVisible();
      return over;
    };
    const over = await hold();
    await expect(page.getByText('Drop to replace the picture')).toBeVisible();
    await page.keyboard.down('Control');
    await page.mouse.move(over.x + 2, over.y);
    await expect(page.locator('[data-drop-target]')).toHaveCount(0);
    await page.mouse.up();
    await page.keyboard.up('Control');
    await expect.poll(async () => (await person.layers(design)).large, SOON).not.toMatchObject({ x: 50 });
    await page.keyboard.press('Control+z');
    await expectLayer(person, design, 'large', { x: 50, y: 50 });

    await hold();
    await page.mouse.up();
    await expectLayer(person, design, 'small', { asset: wide, x: 600, y: 450, width: 160, height: 240 });
    expect(Object.keys(await person.layers(design))).toEqual(['small']);
  },
);

test(
  'a grid takes in the selected pictures, takes another layout and gap, and its cells swap',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    await person.enter(context);
    const wide = await uploadLandscape(context, server.origin, 600, 400);
    const high = await uploadLandscape(context, server.origin, 400, 600);
    const design = await person.design((parent) => [
      createImageLayer({ id: 'wide', parent, order: 'a1', asset: wide, x: 100, y: 100, width: 300, height: 200 }),
      createImageLayer({ id: 'high', parent, order: 'a2', asset: high, x: 500, y: 100, width: 200, height: 300 }),
    ]);
    const tab = await EditorTab.open(context, server.origin, design);
    await tab.page.keyboard.press('Control+a');
    await tab.page.getByRole('button', { name: 'Elements', exact: true }).click();
    await tab.page.getByRole('button', { name: 'Grid of 2 pictures, columns, with the selected pictures' }).click();
    const cells = async () => images(await person.layers(design)).sort((a, b) => a.x - b.x || a.y - b.y);
    await expect.poll(async () => (await cells()).map(({ asset }) => asset), SOON).toEqual([wide, high]);
    expect((await cells())[0]).toMatchObject({ x: 0, y: 0, width: 494, height: 800 });

    const grid = tab.page.getByRole('region', { name: 'Photo grid' });
    await grid.getByRole('slider', { name: 'Gap' }).focus();
    await tab.page.keyboard.press('Home');
    await expect.poll(async () => (await cells())[0]?.width, SOON).toBe(500);
    await grid.getByRole('button', { name: 'Grid of 3 pictures, hero top' }).click();
    await expect.poll(async () => (await cells()).map(({ asset }) => asset), SOON).toEqual([wide, high, null]);

    // Inside the grid, dropping a cell on another swaps their pictures.
    await tab.page.getByRole('button', { name: 'Close', exact: true }).first().click();
    await tab.page.locator('[data-stage]').focus();
    await tab.page.keyboard.press('Enter');
    await tab.page.keyboard.press('Escape');
    await tab.page.keyboard.press('Enter');
    await tab.press(300, 200);
    await tab.drag([300, 200], [250, 700], []);
    await expect.poll(async () => (await cells()).map(({ asset }) => asset), SOON).toEqual([high, wide, null]);

    // The file leaves out the empty cell, and the dialog says so.
    await tab.page.getByRole('button', { name: 'Export' }).click();
    await expect(tab.page.getByText('One frame has no picture yet. It is left out of the file.')).toBeVisible();
  },
);
