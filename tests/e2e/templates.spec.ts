/**
 * Templates: found, previewed with the user's brand and photo, made into designs; and designs suggested for a photo,
 * edited in one panel.
 */
import type { Page } from '@playwright/test';
import { SHOWN_AT_ONCE } from '#app/features/templates/template-address.ts';
import { expectNoViolations } from './axe.ts';
import { photo, signIn } from './people.ts';
import { expect, SOON, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

/** Engines start with their first job, slowly on a busy machine. */
const MADE = { timeout: 120_000 };

const grid = (page: Page) => page.getByRole('group', { name: 'Templates', exact: true });
const status = (page: Page) => page.getByRole('main').getByRole('status').first();
/** The addresses of the tiles' pictures, once all visible ones have loaded. */
async function pictures(page: Page): Promise<string[]> {
  const shown = () =>
    page.locator('[data-at]').evaluateAll((tiles) =>
      tiles
        .filter((tile) => tile.getBoundingClientRect().top < window.innerHeight)
        .map((tile) => {
          const [image, another] = [...tile.querySelectorAll('img')];
          return image && !another && image.complete && image.naturalWidth > 0 ? (image.getAttribute('src') ?? '') : '';
        }),
    );
  await expect
    .poll(
      async () => {
        const list = await shown();
        return list.length > 3 && list.every((source) => source !== '');
      },
      { timeout: 150_000 },
    )
    .toBe(true);
  return shown();
}
/** Waits until all visible ones are shown this way. */
async function showing(page: Page, part: string): Promise<void> {
  await expect
    .poll(async () => (await pictures(page)).every((source) => source.includes(part)), { timeout: 150_000 })
    .toBe(true);
}
const count = async (page: Page): Promise<number> =>
  Number((await status(page).innerText()).replaceAll(',', '').match(/^\d+/)?.[0] ?? Number.NaN);

test('visitors look around, and come back to the template that they chose after signing in', async ({
  keptPage: page,
}) => {
  await page.goto('/recipes');
  await expect(status(page)).toHaveText(/^[\d,]{3,} templates$/);
  await pictures(page);
  await expectNoViolations(page);
  await grid(page).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
  await expect(page).toHaveURL(/\?open=[\w-]+$/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await page.getByRole('link', { name: 'Use this template' }).click();
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fload-editor-recipe%2F[\w-]+$/);
});

test(
  'templates come in steps; the footer is in reach, and the way back leads to the place that was left',
  { tag: LONG },
  async ({ keptPage: page }) => {
    await page.goto('/recipes');
    await expect(status(page)).toHaveText(/^[\d,]{3,} templates$/);
    const more = page.getByRole('button', { name: 'Show more' });
    await more.click();
    await expect(page).toHaveURL(/\?shown=120$/);
    await expect(page.locator('[data-at="60"] button')).toBeFocused();
    await more.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(2000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tools' }).click();
    await expect(page).toHaveURL(/\/create-design/);
    await page.goBack();
    await expect(more).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place - 400);
    // Another search begins at its top.
    await page.getByRole('button', { name: /^Seasons/ }).click();
    await expect(page).toHaveURL(/\?category=seasons$/);
  },
);

test(
  'templates are found as one types, filtered, walked through with the keys, and shown in the brand; one becomes a design',
  { tag: LONG },
  async ({ page }) => {
    test.setTimeout(180_000);
    await signIn(page, '/recipes');
    expect(
      (
        await page.request.patch('/api/brand-kit', {
          data: { colors: ['#0f6b66', '#ffd84d'] },
          headers: { Origin: new URL(page.url()).origin },
        })
      ).status(),
    ).toBe(200);
    await page.reload();
    await expect(status(page)).toHaveText(/^[\d,]+ templates$/);
    const all = await count(page);
    await page.getByRole('searchbox', { name: 'Search templates' }).fill('hirring');
    await expect.poll(() => count(page), SOON).toBeLessThan(all / 10);
    await expect(
      grid(page)
        .getByRole('button', { name: /^We are hiring/ })
        .first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/\?q=hirring$/);
    await page.getByRole('searchbox', { name: 'Search templates' }).fill('nothing is called this');
    await expect(page.getByText('No templates for “nothing is called this”')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Show all templates' }).click();
    await expect.poll(() => count(page), SOON).toBe(all);

    await page.getByRole('button', { name: /^Seasons/ }).click();
    await page.getByRole('button', { name: 'Format: Any format' }).click();
    await page.getByRole('searchbox', { name: 'Search formats' }).fill('nothing');
    await expect(page.getByText('No format has that name.')).toBeVisible();
    // Enter takes the nearest.
    await page.getByRole('searchbox', { name: 'Search formats' }).fill('insta story');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Colour: Any colour' }).click();
    await page.getByRole('button', { name: 'Red', exact: true }).click();
    await expect(page).toHaveURL(/\?category=seasons&format=instagram-story&color=red$/);
    await showing(page, 'width=1080&height=1920');
    const red = await count(page);
    expect(red).toBeGreaterThan(0);
    expect(red).toBeLessThan(all / 4);
    await page.reload();
    await expect.poll(() => count(page), SOON).toBe(red);

    // Keys walk through the tiles that are shown; the grid stays a single tab stop.
    await grid(page).getByRole('button').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-at="1"] button')).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.locator(`[data-at="${Math.min(red, SHOWN_AT_ONCE) - 1}"] button`)).toBeFocused();
    await page.keyboard.press('Home');

    // Back and forth faster than pictures load: no tile waits forever.
    for (let turn = 0; turn < 5; turn += 1) await page.getByRole('switch', { name: 'Apply my brand' }).click();
    await showing(page, 'brand=1');
    await page.locator('[data-at="0"] button').click();
    await page.getByRole('link', { name: 'Use this template' }).click();
    await expect(page).toHaveURL(/\/canvas\/[0-9a-f-]{36}$/, MADE);
    const design = page.url().split('/').at(-1) ?? '';
    const { document } = (await (await page.request.get(`/api/designs/${design}`)).json()) as {
      document: { width: number; height: number; layers: Record<string, { type: string }> };
    };
    expect([document.width, document.height]).toEqual([1080, 1920]);
    expect(Object.values(document.layers).filter(({ type }) => type === 'text').length).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/recipes\?/);

    await page.goto('/load-editor-recipe/there-is-none');
    await expect(page.getByRole('alert')).toContainText('Error Loading Recipe');
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'All templates' }).click();
    await expect(page).toHaveURL(/\/recipes$/);
  },
);

test(
  'designs are suggested for a photo; one is picked, changed in one panel, taken back and opened in the editor',
  { tag: LONG },
  async ({ page, browser, baseURL }) => {
    test.setTimeout(240_000);
    await signIn(page, '/assisted');
    await expectNoViolations(page);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'disc.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await expect(status(page)).toHaveText(/^\d+ designs/, MADE);
    await expect(page.getByText('Cutting out your photo')).toHaveCount(0, MADE);
    const asset = new URL(page.url()).searchParams.get('photo') ?? '';
    expect(asset).toMatch(/^[0-9a-f]{64}$/);
    await showing(page, `photo=${asset}&cut=1`);
    await expectNoViolations(page);

    // Another user's photo behaves like none.
    const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
    const other = await stranger.newPage();
    await signIn(other, `/assisted?photo=${asset}`);
    await expect(other.getByText('The suggestions could not be loaded')).toBeVisible();
    const template = /\/api\/recipes\/([\w-]+)\//.exec((await pictures(page))[0] ?? '')?.[1] ?? '';
    expect((await other.request.get(`/api/recipes/${template}/preview?photo=${asset}`)).status()).toBe(404);
    expect((await page.request.get(`/api/recipes/${template}/preview?photo=${asset}`)).status()).toBe(200);

    await page.getByRole('button', { name: 'Format: Any format' }).click();
    await page.getByRole('button', { name: 'Instagram story' }).click();
    await page.locator('[data-at="0"] button').click();
    await expect(page).toHaveURL(/\/assisted\/[0-9a-f-]{36}\?recipe=/, MADE);
    const design = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const headline = page.getByLabel('Headline', { exact: true });
    const before = await headline.inputValue();
    expect(before).not.toBe('');
    await expectNoViolations(page);
    const texts = async () => {
      const { document } = (await (await page.request.get(`/api/designs/${design}`)).json()) as {
        document: { layers: Record<string, { type: string; text?: string }> };
      };
      return Object.values(document.layers)
        .flatMap(({ text }) => text ?? [])
        .join(' | ');
    };
    // Back to the other suggestions in the same format, and here again.
    await page.getByRole('link', { name: 'All suggestions' }).click();
    await expect(page).toHaveURL(`/assisted?photo=${asset}&format=instagram-story`);
    await expect(status(page)).toHaveText(/^\d+ designs/, MADE);
    await page.goBack();
    await expect(headline).toHaveValue(before);
    await headline.fill('Moon lamps');
    await expect.poll(texts, { timeout: 20_000 }).toContain('Moon lamps');
    await expect(page.getByAltText('The design: Moon lamps')).toBeVisible();
    await page.getByRole('group', { name: 'Colours' }).getByRole('button', { pressed: false }).last().click();
    await expect(page).toHaveURL(/&colors=/);
    await page.getByRole('button', { name: 'Another layout' }).click();
    await expect(page).toHaveURL(/&layout=1&format=instagram-story$/);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible(MADE);
    expect((await other.request.get(`/api/assisted/${design}`)).status()).toBe(404);
    await other.goto(`/assisted/${design}`);
    await expect(other.getByText('Page not found')).toBeVisible();
    await stranger.close();

    for (let step = 0; step < 3; step += 1) {
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible(MADE);
    }
    await expect(headline).toHaveValue(before);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(headline).toHaveValue('Moon lamps');
    await page.getByRole('link', { name: 'Open in the full editor' }).click();
    await expect(page).toHaveURL(/\/canvas\//);
  },
);
