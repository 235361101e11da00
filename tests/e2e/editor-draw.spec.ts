/** Drawing by hand: strokes join one drawing, one undo step each; straight with Shift; the eraser; leaving the mode. */
import { expect } from '@playwright/test';
import type { DrawingLayer } from '#design/document/layers.ts';
import { EditorTab, Person } from './editor-page.ts';
import { SOON, test } from './server-fixture.ts';

const drawings = async (person: Person, design: string) =>
  Object.values(await person.layers(design)).filter((layer): layer is DrawingLayer => layer.type === 'drawing');

async function stroke(tab: EditorTab, from: [number, number], to: [number, number]): Promise<void> {
  const [start, end] = [await tab.at(...from), await tab.at(...to)];
  await tab.page.mouse.move(start.x, start.y);
  await tab.page.mouse.down();
  await tab.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2 + 12, { steps: 6 });
  await tab.page.mouse.move(end.x, end.y, { steps: 6 });
  await tab.page.mouse.up();
}

test('pen, straight line, highlighter and eraser, each a step of the history', async ({ server, kept: context }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(() => []);
  await person.enter(context);
  const tab = await EditorTab.open(context, server.origin, design);
  const { page } = tab;

  await page.keyboard.press('d');
  const bar = page.getByRole('toolbar', { name: 'Draw' });
  await expect(bar.getByRole('radio', { name: 'Pen' })).toBeChecked();
  await stroke(tab, [200, 200], [500, 200]);
  await page.keyboard.down('Shift');
  await stroke(tab, [200, 300], [500, 300]);
  await page.keyboard.up('Shift');
  await expect.poll(async () => (await drawings(person, design)).map(({ paths }) => paths.length), SOON).toEqual([2]);
  const [joined] = await drawings(person, design);
  expect(joined?.paths[1]?.points).toHaveLength(2);
  expect(await tab.color(350, 300)).toBe('23,21,15');

  await bar.getByRole('radio', { name: 'Highlighter' }).click();
  await stroke(tab, [200, 500], [500, 500]);
  await expect.poll(async () => (await drawings(person, design)).length, SOON).toBe(2);
  expect((await drawings(person, design)).map(({ paths }) => paths[0]?.brush).sort()).toEqual(['highlighter', 'pen']);

  await bar.getByRole('radio', { name: 'Eraser' }).click();
  await stroke(tab, [350, 260], [350, 340]);
  await expect
    .poll(async () => (await drawings(person, design)).map(({ paths }) => paths.length), SOON)
    .toEqual([1, 1]);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await drawings(person, design)).map(({ paths }) => paths.length), SOON).toEqual([2]);

  // Choosing something elsewhere leaves the mode.
  await page.getByRole('button', { name: 'Background', exact: true }).first().click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Properties' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await expect(bar).toBeVisible();

  // Outside the mode a drag selects and moves again.
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  const before = (await drawings(person, design))[0]?.x ?? NaN;
  await tab.drag([350, 300], [450, 300]);
  await expect.poll(async () => Math.round(((await drawings(person, design))[0]?.x ?? NaN) - before), SOON).toBe(100);
});
