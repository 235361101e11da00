/**
 * AI images, from a visitor's words through signing in to pictures that open as layers; what can't be drawn is
 * said first, a reload loses nothing.
 */
import { expectNoViolations } from './axe.ts';
import { signIn } from './people.ts';
import { expect, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

/** Engines start with their first job. */
const RESULT = { timeout: 150_000 };

test('a visitor’s words come along through signing in', { tag: LONG }, async ({ kept }) => {
  const page = await kept.newPage();
  await page.goto('/text-2-image');
  await expectNoViolations(page);
  await page.getByRole('radio', { name: /^Sticker/ }).check();
  await page.getByRole('button', { name: 'A happy avocado' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/sign-in\?next=/);
  expect(new URL(page.url()).searchParams.get('next')).toBe('/text-2-image/sticker?words=A+happy+avocado');
});

test('stickers: four that differ, kept over a reload, opened as layers, more like them', async ({ kept }) => {
  const page = await kept.newPage();
  await signIn(page, '/text-2-image/sticker?words=a+red+apple&count=2&width=300&height=300');
  await expect(page.getByLabel('What should be on the sticker?')).toHaveValue('a red apple');
  await expectNoViolations(page);
  await page.getByRole('radio', { name: 'Badge' }).check();
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.waitForURL(/[?&]g=/);
  await page.reload();
  await expect(page.getByRole('img', { name: 'Picture 1 of 2' })).toBeVisible(RESULT);
  await page.getByRole('button', { name: 'Picture 2 of 2' }).click();
  await expect(page.getByRole('img', { name: 'Picture 2 of 2' })).toBeVisible();
  await expectNoViolations(page);
  const first = page.url();
  await page.getByRole('button', { name: 'More like this' }).click();
  await expect.poll(() => page.url()).not.toBe(first);
  await expect(page.getByRole('img', { name: 'Picture 1 of 2' })).toBeVisible(RESULT);
  const id = new URL(page.url()).searchParams.get('g') ?? '';
  const told = (await (await page.request.get(`/api/generations/${id}`)).json()) as {
    input: { variations: number[]; style: string };
    cost: unknown;
  };
  expect(told).toMatchObject({ input: { variations: [3, 4], style: 'badge' }, cost: { unit: 'image', amount: 2 } });
  await page.getByRole('button', { name: 'Edit on canvas' }).click();
  await page.waitForURL(/\/canvas\//);
  await expect(page.getByText('Badge').first()).toBeVisible(RESULT);
});

test(
  'what can’t be drawn is said while it is typed, with the nearest; what is left out, before and afterwards',
  { tag: LONG },
  async ({ kept }) => {
    const page = await kept.newPage();
    await signIn(page, '/text-2-image/image?count=1&width=300&height=200');
    const words = page.getByLabel('What should it show?');
    const generate = page.getByRole('button', { name: 'Generate' });
    await generate.click();
    await expect(page.getByText('Describe what to make first.')).toBeVisible();
    await words.fill('a dog bed by the sea');
    await expect(page.getByText('Can’t draw “dog bed”')).toBeVisible();
    await expect(generate).toBeDisabled();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'dog', exact: true }).click();
    await expect(words).toHaveValue('a dog by the sea');
    await expect(page.getByText('Can’t draw “dog bed”')).toBeHidden();
    await words.fill('realistic photo of a dog in Paris');
    await expect(page.getByText('in Paris, photo')).toBeVisible();
    await expectNoViolations(page);
    await generate.click();
    await expect(page.getByText('Not shown: in Paris, photo')).toBeVisible(RESULT);
  },
);
