/**
 * The numbers of the properties panel: live during a drag on the canvas, previewed while a pointer or key holds them,
 * one undo step, reverted by Escape.
 */
import { expect, type Locator } from '@playwright/test';
import { EditorTab, expectLayer, Person, squareAndText } from './editor-page.ts';
import { SOON, test as base } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

const test = base.extend<{ opened: { person: Person; design: string; tab: EditorTab; x: Locator } }>({
  opened: async ({ server, kept }, provide) => {
    const person = await Person.signIn(server.origin);
    const context = await person.enter(kept);
    const design = await person.design(squareAndText);
    const tab = await EditorTab.open(context, server.origin, design);
    await tab.press(200, 200);
    await tab.still();
    await provide({
      person,
      design,
      tab,
      x: tab.page
        .getByRole('complementary', { name: 'Properties' })
        .getByRole('spinbutton', { name: 'Horizontal position' }),
    });
  },
});

test('they follow a hand that moves a layer', async ({ opened: { person, design, tab, x } }) => {
  await expect(x).toHaveValue('100');
  const from = await tab.at(200, 200);
  const half = await tab.at(250, 200);
  const to = await tab.at(300, 200);
  await tab.page.mouse.move(from.x, from.y);
  await tab.page.mouse.down();
  await tab.page.keyboard.down('Control');
  await tab.page.mouse.move(half.x, half.y, { steps: 4 });
  await expect.poll(async () => Number(await x.inputValue()), SOON).toBeGreaterThan(140);
  expect((await person.layers(design))['square'], 'nothing is done before the hand lets go').toMatchObject({ x: 100 });
  await tab.page.mouse.move(to.x, to.y, { steps: 4 });
  await tab.page.mouse.up();
  await tab.page.keyboard.up('Control');
  await expect.poll(async () => Number(await x.inputValue()), SOON).toBeGreaterThan(190);
  await expect
    .poll(async () => ((await person.layers(design))['square'] as { x: number }).x, SOON)
    .toBeGreaterThan(190);
});

test(
  'a field that is dragged by its sign tries, keeps, and is one step',
  { tag: LONG },
  async ({ opened: { person, design, tab, x } }) => {
    const sign = await x.locator('xpath=preceding-sibling::span').boundingBox();
    if (!sign) throw new Error('The field has no sign');
    await tab.page.mouse.move(sign.x + 8, sign.y + 8);
    await tab.page.mouse.down();
    await tab.page.mouse.move(sign.x + 48, sign.y + 8, { steps: 5 });
    await expect(x).toHaveValue('120');
    await tab.page.mouse.up();
    await expectLayer(person, design, 'square', { x: 120 });
    await tab.page.locator('[data-stage]').focus();
    await tab.page.keyboard.press('Control+z');
    await expectLayer(person, design, 'square', { x: 100 });
  },
);

test(
  'an arrow that is held is one step, and Escape gives it back',
  { tag: LONG },
  async ({ opened: { person, design, tab, x } }) => {
    await x.focus();
    for (let repeat = 0; repeat < 5; repeat += 1) await tab.page.keyboard.down('ArrowUp');
    await expect(x).toHaveValue('105');
    await tab.page.keyboard.press('Escape');
    await tab.page.keyboard.up('ArrowUp');
    await expect(x).toHaveValue('100');
    for (let repeat = 0; repeat < 5; repeat += 1) await tab.page.keyboard.down('ArrowUp');
    await tab.page.keyboard.up('ArrowUp');
    await expectLayer(person, design, 'square', { x: 105 });
    await tab.page.locator('[data-stage]').focus();
    await tab.page.keyboard.press('Control+z');
    await expectLayer(person, design, 'square', { x: 100 });
  },
);
