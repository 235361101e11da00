/** More than one writer: two tabs, another user's change during a gesture, a lost connection. */
import { expect } from '@playwright/test';
import { EditorTab, expectLayer, Person, squareAndText } from './editor-page.ts';
import { SOON, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

test('two tabs stay equal', { tag: LONG }, async ({ server, kept: context }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText);
  await person.enter(context);
  const one = await EditorTab.open(context, server.origin, design);
  const two = await EditorTab.open(context, server.origin, design);

  await one.drag([200, 200], [600, 200]);
  await expect.poll(() => two.color(600, 200), SOON).toBe('15,107,102');
  await two.page.bringToFront();
  await two.press(600, 200);
  await two.page.keyboard.press('Delete');
  await expect.poll(() => one.color(600, 200), SOON).toBe('255,255,255');
  await one.page.bringToFront();
  await one.page.keyboard.press('Control+z');
  await expect.poll(() => two.color(600, 200), SOON).toBe('15,107,102');
  await expectLayer(person, design, 'square', { x: 500, y: 100 });

  await one.page.getByLabel('Title of the design').fill('Autumn');
  await one.page.keyboard.press('Enter');
  await expect(two.page.getByLabel('Title of the design')).toHaveValue('Autumn');
});

test('a change from elsewhere leaves alone what a hand holds', async ({ server, kept: context }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText);
  await person.enter(context);
  const tab = await EditorTab.open(context, server.origin, design);
  const start = await tab.at(200, 200);
  const end = await tab.at(500, 200);
  const { mouse, keyboard } = tab.page;
  await mouse.move(start.x, start.y);
  await mouse.down();
  await keyboard.down('Control');
  await mouse.move(end.x, end.y, { steps: 5 });
  await person.commit(design, [
    { type: 'layer.update', id: 'square', patch: { fill: { type: 'solid', color: '#f4502f' }, x: 0, y: 600 } },
    { type: 'layer.update', id: 'words', patch: { fill: { type: 'solid', color: '#f4502f' } } },
  ]);
  // The held square neither jumps nor is repainted; it takes the color on release, and the dragged position wins.
  await tab.page.waitForTimeout(300);
  expect(await tab.color(500, 200)).toBe('15,107,102');
  await mouse.up();
  await keyboard.up('Control');
  await expect.poll(() => tab.color(500, 200), SOON).toBe('244,80,47');
  await expectLayer(person, design, 'square', { x: 400, y: 100, fill: { type: 'solid', color: '#f4502f' } });
});

test('a change from elsewhere leaves alone what is being typed', { tag: LONG }, async ({ server, kept: context }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText);
  await person.enter(context);
  const tab = await EditorTab.open(context, server.origin, design);
  const point = await tab.at(500, 530);
  await tab.page.mouse.dblclick(point.x, point.y);
  await tab.page.locator('[data-phase=editing-text]').waitFor();
  await tab.page.keyboard.press('Control+a');
  await tab.page.keyboard.type('Mine');
  await person.commit(design, [{ type: 'layer.update', id: 'square', patch: { x: 700 } }]);
  await person.commit(design, [{ type: 'layer.update', id: 'words', patch: { opacity: 0.5 } }]);
  await expect.poll(() => tab.color(800, 200), SOON).toBe('15,107,102');
  await tab.page.keyboard.type(' and only');
  await tab.page.keyboard.press('Escape');
  await expectLayer(person, design, 'words', { text: 'Mine and only', opacity: 0.5 });
});

test(
  'what was being typed when somebody took the text away can be had back',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design(squareAndText);
    await person.enter(context);
    const tab = await EditorTab.open(context, server.origin, design);
    const point = await tab.at(500, 530);
    await tab.page.mouse.dblclick(point.x, point.y);
    await tab.page.locator('[data-phase=editing-text]').waitFor();
    await tab.page.keyboard.press('Control+a');
    await tab.page.keyboard.type('Mine');
    await person.commit(design, [{ type: 'layer.remove', id: 'words' }]);
    await tab.page.getByRole('button', { name: 'One replaced change' }).click();
    await tab.page.getByRole('dialog').getByRole('button', { name: 'Use mine' }).click();
    // The toast that offered it disappears with the conflict.
    await expect(tab.page.getByRole('button', { name: 'Use mine', exact: true })).toHaveCount(0);
    await expectLayer(person, design, 'words', { text: 'Mine' });
  },
);

test(
  'without a connection changes are kept, also over a reload, and sent later',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design(squareAndText);
    await person.enter(context);
    const tab = await EditorTab.open(context, server.origin, design);
    await context.route('**/api/designs/*/changes', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await tab.drag([200, 200], [400, 400]);
    await expect(tab.page.getByText('Offline: one change to save')).toBeVisible();
    await expectLayer(person, design, 'square', { x: 100 });
    await tab.page.reload();
    await expect(tab.page.getByText('Offline: one change to save')).toBeVisible();
    await expect.poll(() => tab.color(400, 400), SOON).toBe('15,107,102');
    await context.unroute('**/api/designs/*/changes');
    await tab.saved();
    await expectLayer(person, design, 'square', { x: 300, y: 300 });
  },
);

test('somebody else’s design is not found', async ({ server, kept: context }) => {
  const owner = await Person.signIn(server.origin);
  const other = await Person.signIn(server.origin);
  const design = await owner.design(squareAndText);
  await other.enter(context);
  const page = await context.newPage();
  const answer = await page.goto(`${server.origin}/canvas/${design}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Page not found')).toBeVisible();
});
