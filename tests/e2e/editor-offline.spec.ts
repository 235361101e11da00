/**
 * Offline, work continues: changes are counted, kept and sent, and changes that others made meanwhile are reported with
 * a way back to one's own version.
 */
import { expect } from '@playwright/test';
import { EditorTab, expectLayer, Person, squareAndText } from './editor-page.ts';
import { test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

test('what is done offline waits, counted, and loses nothing', async ({ server, browser }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText);
  const context = await person.context(browser);
  const tab = await EditorTab.open(context, server.origin, design);
  const { page } = tab;
  // Code that every user needs is fetched a moment after the first interaction.
  await page.waitForFunction(() =>
    ['selected', 'fields'].every((file) =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${file}-`)),
    ),
  );
  await context.setOffline(true);
  // Parts whose code has not been fetched yet are unavailable; they say so, and nothing else suffers.
  await tab.drag([200, 200], [400, 300]);
  await expect(page.locator('[data-saved=offline]')).toHaveText('Offline: one change to save');
  await expect(page.getByText('This part could not be loaded.').first()).toBeVisible();
  await tab.press(500, 530);
  await page.getByRole('toolbar', { name: 'Selection tools' }).getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.press('Control+d');
  await expect(page.locator('[data-saved=offline]')).toHaveText('Offline: 3 changes to save');
  // Meanwhile another user changes other things; both changes are kept.
  await person.commit(design, [{ type: 'layer.update', id: 'square', patch: { opacity: 0.5 } }]);
  await expectLayer(person, design, 'square', { x: 100, opacity: 0.5 });
  await context.setOffline(false);
  await tab.saved();
  await expectLayer(person, design, 'square', { x: 300, y: 200, opacity: 0.5 });
  await expect(page.getByText('This part could not be loaded.')).toHaveCount(0);
  await expectLayer(person, design, 'words', { fontWeight: 700 });
  expect(Object.keys(await person.layers(design))).toHaveLength(3);
  await expect(page.locator('[data-conflicts]')).toHaveCount(0);
  await context.close();
});

test(
  'a connection that is lost as soon as the editor stands costs no work, and what was missing comes with it',
  { tag: LONG },
  async ({ server, browser }) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design(squareAndText);
    const context = await person.context(browser);
    // The connection is lost while the code that every user needs is being fetched.
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await context.route('**/assets/{selected,fields}-*.js', async (route) => {
      await held;
      await route.abort('internetdisconnected');
    });
    const tab = await EditorTab.open(context, server.origin, design);
    const { page } = tab;
    await tab.drag([200, 200], [400, 300]);
    goOn();
    const missing = page.getByText('This part could not be loaded.').first();
    await expect(missing).toBeVisible();
    await tab.saved();
    await expectLayer(person, design, 'square', { x: 300, y: 200 });
    await context.unroute('**/assets/{selected,fields}-*.js');
    // Browsers never request a failed module again: the page reloads, with all changes kept.
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(missing).toHaveCount(0);
    await page.locator('[data-phase=idle]').waitFor();
    await tab.press(400, 300);
    await expect(page.getByRole('toolbar', { name: 'Selection tools' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Properties' })).toBeVisible();
    await expectLayer(person, design, 'square', { x: 300, y: 200 });
    await context.close();
  },
);

test(
  'a server that fails is told from a lost connection, and asked again by hand',
  { tag: LONG },
  async ({ server, browser }) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design(squareAndText);
    const context = await person.context(browser);
    const tab = await EditorTab.open(context, server.origin, design);
    await context.route('**/api/designs/*/changes', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await tab.drag([200, 200], [400, 300]);
    await expect(tab.page.locator('[data-saved=failing]')).toHaveText('Can’t save: one change to save');
    await context.unroute('**/api/designs/*/changes');
    await tab.page.getByRole('button', { name: 'Retry' }).click();
    await tab.saved();
    await expectLayer(person, design, 'square', { x: 300 });
    await context.close();
  },
);

test(
  'what others wrote over is said by its layer’s name, and one’s own comes back',
  { tag: LONG },
  async ({ server, browser }) => {
    const person = await Person.signIn(server.origin);
    const design = await person.design(squareAndText);
    const context = await person.context(browser);
    const one = await EditorTab.open(context, server.origin, design);
    // Someone who has not received this tab's change overwrites it.
    await one.drag([200, 200], [400, 300]);
    await expectLayer(person, design, 'square', { x: 300, y: 200 });
    const { revision } = await person.call<{ revision: number }>(`/api/designs/${design}`);
    await person.call(`/api/designs/${design}/changes`, 'POST', {
      id: 'elsewhere',
      baseRevision: revision - 1,
      origin: 'another-tab',
      label: 'Move',
      operations: [{ type: 'layer.update', id: 'square', patch: { x: 700, y: 50 } }],
    });
    await expect(one.page.getByText('Your change was replaced elsewhere').first()).toBeVisible();
    await expect(one.page.getByText('position of “Shape”').first()).toBeVisible();
    await expect.poll(() => one.color(800, 150)).toBe('15,107,102');

    await one.page.getByRole('button', { name: 'One replaced change' }).click();
    await one.page.getByRole('dialog').getByRole('button', { name: 'Use mine' }).click();
    await expectLayer(person, design, 'square', { x: 300, y: 200 });
    await expect(one.page.locator('[data-conflicts]')).toHaveCount(0);
    await context.close();
  },
);

test('what is done to a layer that has gone comes back with the layer', { tag: LONG }, async ({ server, browser }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText);
  const context = await person.context(browser);
  const tab = await EditorTab.open(context, server.origin, design);
  await context.setOffline(true);
  await tab.drag([200, 200], [400, 300]);
  await person.commit(design, [{ type: 'layer.remove', id: 'square' }]);
  await context.setOffline(false);
  await tab.saved();
  await expect.poll(async () => Object.keys(await person.layers(design))).toEqual(['words']);
  await tab.page.getByRole('button', { name: 'One replaced change' }).click();
  await tab.page.getByRole('dialog').getByRole('button', { name: 'Use mine' }).click();
  await expectLayer(person, design, 'square', { x: 300, y: 200 });
  await context.close();
});
