/**
 * The editor in a right-to-left page: rail and panels on the right, properties on the left, and the page fitted between
 * them; arrow keys in lists follow the layout, while layers go where the arrow points.
 */
import { createPage } from '#design/document/create.ts';
import { EditorTab, expectLayer, Person, squareAndText } from './editor-page.ts';
import { openPanel, selectByTab } from './editor-states.ts';
import { expect, test } from './server-fixture.ts';
import type { BrowserContext, Locator } from '@playwright/test';
import { LONG } from '../fixtures/sample.ts';

async function opened(kept: BrowserContext, origin: string, direction: 'ltr' | 'rtl') {
  const person = await Person.signIn(origin);
  const context = await person.enter(kept);
  const design = await person.design((page) =>
    squareAndText(page).map((layer) => ({ ...layer, name: layer.type === 'text' ? 'Words' : 'Square' })),
  );
  await person.commit(design, [{ type: 'page.add', page: createPage({ id: 'second', order: 'a1' }) }]);
  const tab = await EditorTab.open(context, origin, design);
  await tab.page.emulateMedia({ reducedMotion: 'reduce' });
  await tab.page.evaluate((dir) => (document.documentElement.dir = dir), direction);
  return { person, design, tab, page: tab.page };
}

async function boxOf(element: Locator): Promise<{ left: number; right: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not there');
  return { left: box.x, right: box.x + box.width };
}

test('panels change sides and the page keeps clear of them', { tag: LONG }, async ({ kept, server }) => {
  const { tab, page } = await opened(kept, server.origin, 'rtl');
  const rail = page.getByRole('toolbar', { name: 'Add' });
  await openPanel(tab, 'Layers');
  await selectByTab(tab, 'Words');
  await page.locator('[data-toolbar]').waitFor();
  const stage = await boxOf(page.locator('[data-stage]'));
  const panel = await boxOf(page.locator('#editor-panel'));
  const properties = await boxOf(page.locator('[data-panel=properties]'));
  const background = await boxOf(page.locator('[data-page-background]'));
  expect(stage.right - (await boxOf(rail)).right).toBe(12);
  expect(panel.right).toBeLessThan((await boxOf(rail)).left);
  expect(properties.left - stage.left).toBe(12);
  expect(background.right).toBeLessThanOrEqual(panel.left);
  expect(background.left).toBeGreaterThanOrEqual(properties.right);
  // It moves aside as soon as it notices that a panel has opened.
  await expect.poll(async () => (await boxOf(page.locator('[data-toolbar]'))).right).toBeLessThanOrEqual(panel.left);
  await expect
    .poll(async () => (await boxOf(page.locator('[data-toolbar]'))).left)
    .toBeGreaterThanOrEqual(properties.right);
  expect((await boxOf(page.getByRole('group', { name: 'Zoom', exact: true }))).left - stage.left).toBe(12);
  await page.keyboard.press('Shift+R');
  await expect.poll(async () => (await boxOf(page.locator('[data-ruler=y]'))).right).toBe(stage.right);
  // With the direction reversed again, everything returns.
  await page.evaluate(() => (document.documentElement.dir = 'ltr'));
  await expect
    .poll(async () => (await boxOf(page.locator('[data-page-background]'))).left)
    .toBeGreaterThanOrEqual((await boxOf(page.locator('#editor-panel'))).right);
});

test('arrow keys go as things lie, layers go where the arrow points', { tag: LONG }, async ({ kept, server }) => {
  const { person, design, tab, page } = await opened(kept, server.origin, 'rtl');
  await selectByTab(tab, 'Square');
  await page.keyboard.press('ArrowRight');
  await expectLayer(person, design, 'square', { x: 101 });
  await page.keyboard.press('Shift+ArrowLeft');
  await expectLayer(person, design, 'square', { x: 91 });

  const properties = page.locator('[data-panel=properties]');
  await properties.getByRole('slider', { name: 'Opacity' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectLayer(person, design, 'square', { opacity: 0.99 });
  await page.keyboard.press('ArrowLeft');
  await expectLayer(person, design, 'square', { opacity: 1 });
  await properties.getByRole('radio', { name: 'Solid' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(properties.getByRole('radio', { name: 'Linear' })).toBeFocused();

  await openPanel(tab, 'Elements');
  const tiles = page.locator('#editor-panel').getByRole('button', { name: /^(Rectangle|Rounded rectangle|Ellipse)$/ });
  await tiles.first().focus();
  const from = await boxOf(page.locator(':focus'));
  await page.keyboard.press('ArrowLeft');
  expect((await boxOf(page.locator(':focus'))).right).toBeLessThanOrEqual(from.left);

  await page.locator('[data-page][aria-current]').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-page=second]')).toBeFocused();
  await page.keyboard.press('Control+ArrowRight');
  await expect.poll(() => page.locator('[data-page]').first().getAttribute('data-page')).toBe('second');
});
