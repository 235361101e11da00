/** Opening the editor when something goes wrong. */
import { expect } from '@playwright/test';
import { EditorTab, Person, squareAndText } from './editor-page.ts';
import { SOON, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

/** The code of the canvas, which is loaded on demand. */
const CANVAS_CODE = '**/assets/canvas-*';

test('what could not be loaded is said, and tried again', { tag: LONG }, async ({ server, browser }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText);
  const context = await person.context(browser);
  await context.route(CANVAS_CODE, (route) => route.abort());
  const page = await context.newPage();
  await page.goto(`${server.origin}/canvas/${design}`);
  await expect(page.getByText('Error loading the editor')).toBeVisible();
  await context.unroute(CANVAS_CODE);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.locator('[data-phase=idle]').waitFor();
  await context.close();
});

test('what takes long is said', { tag: LONG }, async ({ server, browser }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText);
  const context = await person.context(browser);
  let go: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => (go = resolve));
  await context.route(CANVAS_CODE, async (route) => {
    await wait;
    await route.continue();
  });
  const page = await context.newPage();
  await page.goto(`${server.origin}/canvas/${design}`);
  await expect(page.getByText('Opening your design')).toBeVisible();
  await expect(page.getByText('Still opening your design')).toBeVisible();
  go();
  await page.locator('[data-phase=idle]').waitFor();
  await context.close();
});

test('a picture that is gone is said, and the rest is shown', async ({ server, browser }) => {
  const person = await Person.signIn(server.origin);
  const design = await person.design(squareAndText);
  const context = await person.context(browser);
  await context.route('**/api/assets/*', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 404, body: '{}' }) : route.continue(),
  );
  const tab = await EditorTab.open(context, server.origin, design);
  await tab.drop({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(DOT, 'base64') }, 500, 400);
  await expect(tab.page.getByText('One picture could not be loaded')).toBeVisible();
  await expect.poll(() => tab.color(200, 200), SOON).toBe('15,107,102');
  await context.unroute('**/api/assets/*');
  await tab.page.getByRole('status').getByRole('button', { name: 'Retry' }).click();
  await expect(tab.page.getByText('One picture could not be loaded')).toBeHidden();
  await context.close();
});

/** The smallest possible PNG: one pixel. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
