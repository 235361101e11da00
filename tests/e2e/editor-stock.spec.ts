/**
 * Stock photos in the editor, against a server that speaks the services' protocols: searched, put on the page, in the
 * place of a picture, their credits at export; nothing found, and a service that is busy.
 */
import { test as base } from '@playwright/test';
import { createImageLayer } from '#design/document/create.ts';
import { startStockServer, type StockServer } from '../fakes/stock-server.ts';
import { startServer, type RunningServer } from '../fixtures/running-server.ts';
import { axeFinds } from './axe-finds.ts';
import { Person } from './editor-page.ts';
import { expect } from './server-fixture.ts';

interface Stock {
  photos: StockServer;
  server: RunningServer;
}

const test = base.extend<{ stock: Stock }, { stockOfWorker: Stock }>({
  stockOfWorker: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const photos = await startStockServer();
      const server = await startServer({
        STOCK_PHOTOS: 'openverse,pexels',
        PEXELS_API_KEY: 'right-key',
        OPENVERSE_URL: photos.url,
        PEXELS_URL: photos.url,
      });
      await provide({ photos, server });
      await server.stop();
      await photos.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  stock: async ({ stockOfWorker }, provide) => {
    stockOfWorker.photos.steps.splice(0);
    await provide(stockOfWorker);
  },
});

test('a photo is found, added and credited; another takes its place', async ({
  stock: { server, photos },
  browser,
}) => {
  const person = await Person.signIn(server.origin);
  const id = await person.design(() => []);
  const context = await person.context(browser);
  const page = await context.newPage();
  await page.goto(`${server.origin}/canvas/${id}`);
  await page.getByRole('button', { name: 'Uploads' }).click();
  await page.getByRole('radio', { name: 'Stock photos' }).check();
  const panel = page.getByRole('complementary', { name: 'Uploads' });
  await panel.getByLabel('Search stock photos').fill('a red bike');
  const first = panel.getByRole('button', { name: /^Add Bike 1 by Ada 1/ });
  await expect(first).toBeVisible();
  await expect(panel.getByRole('link', { name: /Openverse/ }).first()).toHaveAttribute('href', /museum\.example/);
  expect(await axeFinds(page)).toEqual([]);
  await first.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => Object.values(await person.layers(id)).map(({ type }) => type)).toEqual(['image']);
  // It is selected now; the next one takes its place if that is wished.
  await page.getByRole('button', { name: 'Choose a stock photo' }).click();
  await expect(panel.getByRole('switch', { name: 'Replace the selected picture' })).toBeChecked();
  await panel
    .getByRole('button', { name: /^Replace with Bike 2/ })
    .first()
    .click();
  await expect.poll(async () => Object.keys(await person.layers(id)).length).toBe(1);
  await expect(panel.getByRole('switch')).not.toBeChecked();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('heading', { name: 'Photo credits' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: /Bike/ })).toHaveCount(1);
  expect(await axeFinds(page)).toEqual([]);
  expect(JSON.stringify(photos.requests)).not.toContain('editor-');
  await context.close();
});

test('nothing found, and a service that is busy, are said in the panel', async ({
  stock: { server, photos },
  browser,
}) => {
  const person = await Person.signIn(server.origin);
  const id = await person.design((page) => [createImageLayer({ id: 'frame', parent: page, order: 'a0', asset: null })]);
  const context = await person.context(browser);
  const page = await context.newPage();
  await page.goto(`${server.origin}/canvas/${id}`);
  await page.getByRole('button', { name: 'Uploads' }).click();
  await page.getByRole('radio', { name: 'Stock photos' }).check();
  const search = page.getByLabel('Search stock photos');
  await search.fill('nothing');
  await expect(page.getByText('No photos of “nothing”')).toBeVisible();
  photos.steps.push({ at: '/v1/search', step: { status: 429, headers: { 'retry-after': '2' } } });
  await search.fill('lamps');
  await expect(page.getByText(/Pexels takes no more requests for now/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add Bike/ }).first()).toBeVisible();
  await context.close();
});
