/**
 * Trying on: missing input is requested, a visitor's choice survives the sign-in, a link spends nothing; a dress is put
 * on a person, adjusted by pointer and by keys, saved without a credit, unchanged after a reload, and three layers in
 * the editor.
 */
import type { Page } from '@playwright/test';
import type { Usage } from '#app/services/billing/usage.server.ts';
import { expectNoViolations } from './axe.ts';
import { signIn } from './people.ts';
import { expect, test } from './server-fixture.ts';

/** Engines take time to start, and other tests share them. */
const MADE = { timeout: 180_000 };

/** Try-ons left on the plan. */
async function tryOnsLeft(page: Page): Promise<number | null | undefined> {
  const usage = (await (await page.request.get('/api/usage')).json()) as Usage;
  return usage.units.find(({ unit }) => unit === 'try-on')?.left;
}

test('a dress is tried on, adjusted, saved and edited', async ({ keptPage: page, browser, baseURL }) => {
  test.setTimeout(420_000);
  await page.goto('/create-design');
  await page.getByRole('link', { name: /Try On Jewellery/ }).click();
  await expect(page.getByRole('radio', { name: 'Earrings' })).toBeVisible();
  await page.getByRole('radio', { name: 'Clothing' }).click();
  await page.getByRole('button', { name: 'Sign in and try it on' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please upload a clothing image');
  await expectNoViolations(page);
  await page.getByRole('button', { name: /Flower dress/ }).click();
  await expect(page.getByRole('radio', { name: 'Full' })).toBeChecked();
  await page.getByRole('button', { name: 'Sign in and try it on' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please upload an image of a person');
  await page.getByRole('radio', { name: 'Dia' }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Sign in and try it on' }).click();
  await expect(page).toHaveURL(/\/sign-in\?next=%2Ftry-on%3F/);
  await signIn(page, new URL(page.url()).searchParams.get('next') ?? '');

  // The address alone starts nothing.
  await expect(page).toHaveURL(/\/try-on\/image\/[0-9a-f]{64}\?type=full&figure=dia&sample=dress$/);
  await expect(page.getByText('Flower dress on Dia')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Dia' })).toBeChecked();
  await expect(page.getByRole('button', { name: /Flower dress/ })).toHaveAttribute('aria-pressed', 'true');
  const begun = (await (await page.request.get('/api/generations')).json()) as { generations: unknown[] };
  expect(begun.generations).toEqual([]);
  const whole = await tryOnsLeft(page);
  await page.getByRole('button', { name: 'Try it on' }).click();
  await expect(page).toHaveURL(/\/try-on\/[0-9a-f-]{36}$/);
  const first = page.url();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Outfit on the model' })).toBeVisible(MADE);
  const afterwards = await tryOnsLeft(page);
  expect(afterwards).toBe((whole ?? 0) - 1);

  const hem = page.getByRole('button', { name: 'Hem, at the right' });
  await expect(hem).toBeEnabled();
  await expectNoViolations(page);
  const left = () => hem.evaluate((point) => Number.parseFloat(point.style.left));
  const before = await left();
  await hem.hover();
  await page.mouse.down();
  const box = (await hem.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2 + 6, { steps: 4 });
  await page.mouse.up();
  const dragged = await left();
  expect(dragged).toBeGreaterThan(before + 3);
  // The piece is updated in the browser: something new is drawn.
  await expect
    .poll(() =>
      page.locator('canvas').evaluate((canvas: HTMLCanvasElement) =>
        canvas
          .getContext('2d')
          ?.getImageData(0, 0, canvas.width, canvas.height)
          .data.some((value) => value > 0),
      ),
    )
    .toBe(true);
  await hem.press('Shift+ArrowRight');
  const moved = await left();
  expect(moved).toBeGreaterThan(dragged + 1);
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await left()).toBeCloseTo(before, 3);
  await hem.press('Shift+ArrowRight');
  const nudged = await left();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).not.toHaveURL(first, MADE);
  await page.reload();
  await expect(hem).toBeEnabled(MADE);
  expect(await left()).toBeCloseTo(nudged, 1);
  expect(await tryOnsLeft(page)).toBe(afterwards);
  await page.getByRole('radio', { name: 'Compare' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await expectNoViolations(page);

  // A stranger gets the same answer as for one that never existed.
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await stranger.newPage();
  await signIn(other, new URL(page.url()).pathname);
  await expect(other.getByText('Page not found')).toBeVisible();
  await stranger.close();

  await page.getByRole('button', { name: 'Edit on canvas' }).click();
  await expect(page).toHaveURL(/\/canvas\//);
  const design = (await (await page.request.get(`/api/designs/${page.url().split('/').at(-1)}`)).json()) as {
    document: { layers: Record<string, { type: string }> };
  };
  expect(Object.values(design.document.layers).map(({ type }) => type)).toEqual(['image', 'image', 'image']);
  for (const layer of ['Dia', 'Flower dress put on', 'Dia in front'])
    await expect(page.getByText(layer, { exact: true }).first()).toBeVisible();
  await page.goto('/history/generations?kind=try-on');
  await expect(page.getByRole('article')).toHaveCount(2);
});
