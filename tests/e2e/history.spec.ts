/**
 * The histories of logos, videos and everything made: found, sorted, and without what was deleted elsewhere while this
 * browser was offline; My projects and the uploads likewise, with the storage used.
 */
import type { Page } from '@playwright/test';
import { axeFinds } from './axe-finds.ts';
import { photo, signIn } from './people.ts';
import { expect, test } from './server-fixture.ts';

const MADE = { timeout: 60_000 };

async function call(page: Page, path: string, method: 'POST' | 'DELETE', data?: unknown): Promise<unknown> {
  const { origin } = new URL(page.url());
  const answer = await page.request.fetch(path, {
    method,
    headers: { origin },
    ...(data === undefined ? {} : { data }),
  });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return answer.status() === 204 ? null : answer.json();
}

async function makeLogos(page: Page, name: string): Promise<string> {
  const { id } = (await call(page, '/api/generations', 'POST', {
    kind: 'logo',
    input: { name, description: 'Fresh bread every day' },
  })) as { id: string };
  return id;
}

test('logos are found by their words, sorted, and go when they were deleted while offline', async ({
  keptPage: page,
  kept: context,
}) => {
  test.setTimeout(120_000);
  await signIn(page, '/history/logos');
  await expect(page.getByText('No logos yet')).toBeVisible();
  await makeLogos(page, 'Zebra Bakery');
  const acorn = await makeLogos(page, 'Acorn Café');
  const batches = page.getByRole('article');
  await expect(batches).toHaveCount(2, MADE);
  await expect(batches.first()).toHaveAccessibleName('Logos for Acorn Café');

  const search = page.getByRole('searchbox', { name: 'Search logos' });
  await search.fill('cafe');
  await expect(batches).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=cafe$/);
  await page.reload();
  await expect(batches).toHaveCount(1);
  await expect(search).toHaveValue('cafe');
  await search.fill('nothing like it');
  await expect(page.getByText('Nothing found for “nothing like it”')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Oldest first' }).click();
  await expect(batches.first()).toHaveAccessibleName('Logos for Zebra Bakery');
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Name' }).click();
  await expect(batches.first()).toHaveAccessibleName('Logos for Acorn Café');

  await context.setOffline(true);
  await call(page, `/api/generations/${acorn}`, 'DELETE');
  await context.setOffline(false);
  await expect(batches).toHaveCount(1);
  await expect(batches.first()).toHaveAccessibleName('Logos for Zebra Bakery');

  // Videos are a part of the history of everything.
  await page.goto('/history/videos?q=bakery');
  await expect(page).toHaveURL(/\/history\/generations\?q=bakery&kind=ai-video$/);
  await expect(page.getByText('Nothing found for “bakery”')).toBeVisible();
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'All' }).click();
  await expect(page.getByText('Zebra Bakery')).toBeVisible();
});

test('designs and uploads that went while offline are not shown any more, and storage is counted again', async ({
  keptPage: page,
  kept: context,
}) => {
  await signIn(page, '/projects');
  const { id } = (await call(page, '/api/designs', 'POST', { width: 800, height: 600, title: 'Gone soon' })) as {
    id: string;
  };
  await call(page, '/api/designs', 'POST', { width: 800, height: 600, title: 'Stays' });
  const cards = page.getByRole('list', { name: 'My projects' }).getByRole('link');
  await expect(cards).toHaveText(['Stays', 'Gone soon']);
  await context.setOffline(true);
  await call(page, '/api/projects', 'POST', { action: 'trash', ids: [id] });
  await context.setOffline(false);
  await expect(cards).toHaveText(['Stays']);

  await page.goto('/uploads');
  const meter = page.getByRole('main').getByRole('link', { name: /used/ });
  const before = await meter.textContent();
  await page
    .getByLabel('Upload pictures')
    .setInputFiles({ name: 'disc.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  const pictures = page.getByRole('list', { name: 'Your uploads' }).getByRole('listitem');
  await expect(pictures).toHaveCount(1);
  await expect(meter).not.toHaveText(before ?? '');
  const { uploads } = (await (await page.request.get('/api/uploads')).json()) as { uploads: { id: string }[] };
  await context.setOffline(true);
  await call(page, `/api/uploads/${uploads[0]?.id}`, 'DELETE');
  await context.setOffline(false);
  await expect(page.getByText('No uploads yet')).toBeVisible();
});
