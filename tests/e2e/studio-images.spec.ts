/**
 * AI images, from a visitor's words through signing in to pictures that open as layers; words that are not understood
 * are reported, a reload loses nothing.
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
  'an image says what it did not understand, and that it makes no photographs; no words, no picture',
  { tag: LONG },
  async ({ kept }) => {
    const page = await kept.newPage();
    await signIn(page, '/text-2-image/image?count=1&width=300&height=200');
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(page.getByText('Describe what to make first.')).toBeVisible();
    await page.getByLabel('What should it show?').fill('realistic photo of a flurbotron by the sea');
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(page.getByText('Not understood: flurbotron')).toBeVisible(RESULT);
    await expect(page.getByText('not photographs')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Poster' })).toHaveAttribute(
      'href',
      '/text-2-image/poster?words=realistic+photo+of+a+flurbotron+by+the+sea',
    );
  },
);
