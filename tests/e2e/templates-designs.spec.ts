/**
 * Designs made from templates: they look like the template's picture, take a person's photo in place of its own, and
 * know their format.
 */
import type { Page } from '@playwright/test';
import type { DesignDocument } from '#design/document/document.ts';
import type { PictureLayer } from '#design/document/layers.ts';
import { isPicture } from '#design/document/is-picture.ts';
import type { ListedTemplate } from '#app/contracts/templates.ts';
import { LONG } from '../fixtures/sample.ts';
import { EditorTab } from './editor-page.ts';
import { photo, signIn } from './people.ts';
import { expect, SOON, test } from './server-fixture.ts';

const MADE = { timeout: 120_000 };

interface Made {
  title: string;
  document: DesignDocument;
}
const designOf = async (page: Page): Promise<Made> =>
  (await (await page.request.get(`/api/designs/${new URL(page.url()).pathname.split('/').at(-1)}`)).json()) as Made;
const pictures = ({ document }: Made): PictureLayer[] =>
  Object.values(document.layers)
    .filter((layer) => layer.type === 'image')
    .filter(isPicture);

async function template(page: Page, fits: (one: ListedTemplate) => boolean): Promise<ListedTemplate> {
  const found = ((await (await page.request.get('/api/recipes')).json()) as ListedTemplate[]).find(fits);
  if (!found) throw new Error('No template of that kind');
  return found;
}

test('a template opens with its sample photo, which a photo that is dropped on it replaces', async ({
  keptPage: page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, '/recipes');
  const { id, title } = await template(page, ({ photos, kind }) => photos === 1 && kind === 'product');
  await page.goto(`/load-editor-recipe/${id}?format=tiktok`);
  await expect(page).toHaveURL(/\/canvas\/[0-9a-f-]{36}$/, MADE);
  const made = await designOf(page);
  expect(made).toMatchObject({ title: `${title} – TikTok video cover`, document: { width: 1080, height: 1920 } });
  const [sample] = pictures(made);
  expect((await page.request.get(`/api/assets/${sample?.asset}`)).status()).toBe(200);
  expect(((await (await page.request.get('/api/uploads')).json()) as { used: object }).used).toEqual({
    count: 0,
    bytes: 0,
  });
  await EditorTab.on(page).ready();
  await page.locator('[data-hints]').click(MADE);
  await expect(page.getByText('From your brief: TikTok video cover')).toBeVisible();
  await page.keyboard.press('Escape');

  const { x, y, width, height } = sample ?? { x: 0, y: 0, width: 0, height: 0 };
  const { origin, pathname } = new URL(page.url());
  const tab = await EditorTab.open(page.context(), origin, pathname.split('/').at(-1) ?? '');
  await tab.drop(
    { name: 'disc.jpg', mimeType: 'image/jpeg', buffer: await photo() },
    x + width * 0.4,
    y + height * 0.6,
  );
  await expect
    .poll(async () => pictures(await designOf(page)).map(({ asset }) => asset === sample?.asset), SOON)
    .toEqual([false]);
  expect(pictures(await designOf(page))).toMatchObject([{ alt: 'disc', mask: null }]);
});

test('a template of the library brings its sample photo onto the page', { tag: LONG }, async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, '/load-editor');
  await expect(page).toHaveURL(/\/canvas\/[0-9a-f-]{36}$/, MADE);
  const { title } = await template(page, ({ photos, kind }) => photos === 1 && kind === 'product');
  // An empty design opens with them.
  const panel = page.getByRole('complementary', { name: 'Templates' });
  await panel.getByRole('searchbox').fill(title);
  await panel
    .getByRole('button', { name: `Use template: ${title}` })
    .first()
    .click();
  await expect.poll(async () => pictures(await designOf(page)).length, MADE).toBe(1);
  const [sample] = pictures(await designOf(page));
  expect((await page.request.get(`/api/assets/${sample?.asset}`)).status()).toBe(200);
});
