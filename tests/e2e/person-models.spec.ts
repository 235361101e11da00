/**
 * The user's own model: the plan's entitlement, the three steps with photos that are refused and fixed, the card, an
 * edit of the details, and the deletion, after which the photos are gone from the disk.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolations } from './axe.ts';
import { signIn } from './people.ts';
import { expect, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

/** The engine starts with its first job, slowly on a busy machine. */
const LOOKED = { timeout: 120_000 };

/** A part of a figure between two heights, in fractions of it. */
const part = (from: number, to: number) =>
  sharp('public/samples/model-dia.webp')
    .extract({ left: 0, top: Math.round(960 * from), width: 640, height: Math.round(960 * (to - from)) })
    .jpeg({ quality: 94 })
    .toBuffer();
const slotOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const put = async (page: Page, slot: string, from: number, to: number) =>
  slotOf(page, slot)
    .locator('input[type=file]')
    .setInputFiles({ name: `${slot}.jpg`, mimeType: 'image/jpeg', buffer: await part(from, to) });

async function becomePro(page: Page): Promise<void> {
  const { id } = (await (
    await page.request.post('/api/purchases', { data: { product: 'pro-monthly', currency: 'USD' } })
  ).json()) as { id: string };
  expect(
    (
      await page.request.post(`/api/purchases/${id}/card`, {
        data: { number: '4242 4242 4242 4242', expiry: '12/60', cvc: '123' },
      })
    ).ok(),
  ).toBe(true);
}

test(
  'a model is made of three photos, changed, and deleted with them',
  { tag: LONG },
  async ({ keptPage: page, server }) => {
    test.setTimeout(240_000);
    await signIn(page, '/models');
    await expect(page.getByText('Custom models come with Pro and Max')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/paywall?limit=custom-models&from=%2Fmodels',
    );
    await expectNoViolations(page);
    await becomePro(page);
    await page.goto('/create-design');
    await page.getByRole('link', { name: /AI Model/ }).click();
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Create model' }).click();

    // Missing input is reported; “girl” doesn't count as an adult.
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByText('Choose a skin tone')).toBeVisible();
    await page.getByLabel('Name').fill('Chi');
    const choose = (list: string, choice: string) =>
      page.getByRole('radiogroup', { name: list }).getByRole('radio', { name: choice, exact: true }).click();
    for (const [list, choice] of [
      ['Gender', 'Girl'],
      ['Age group', 'Adult (30–45)'],
      ['Ethnicity', 'East Asian'],
      ['Skin tone', 'Light'],
      ['Hair type', 'Straight'],
      ['Body size', 'Standard'],
    ] as const)
      await choose(list, choice);
    await expect(page.getByText('“Girl” goes with pre-teen or teen')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('radio', { name: 'Girl' }).focus();
    // As long as a finger takes: the group selects while the key is down.
    await page.keyboard.press('ArrowRight', { delay: 80 });
    await expect(page.getByRole('radio', { name: 'Boy' })).toBeChecked();
    await choose('Gender', 'Female');
    await page.getByRole('button', { name: 'Continue' }).click();

    await expectNoViolations(page);
    await put(page, 'Full body', 0, 0.85);
    await put(page, 'Upper body', 0, 0.6);
    await put(page, 'Lower body', 0.45, 1);
    await expect(slotOf(page, 'Full body').getByRole('alert')).toHaveText(
      'The feet are cut off: step back so that all of you is in the picture.',
      LOOKED,
    );
    await expect(slotOf(page, 'Lower body').getByText('Good photo')).toBeVisible(LOOKED);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('A model needs all 3 photos, each checked and good.')).toBeVisible();
    await expectNoViolations(page);
    await put(page, 'Full body', 0, 1);
    await expect(slotOf(page, 'Full body').getByText('Good photo')).toBeVisible(LOOKED);
    await page.getByRole('button', { name: 'Continue' }).click();

    const create = page.getByRole('button', { name: 'Create model' });
    await create.click();
    await expect(page.getByText('Confirm that you may use these photos')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('checkbox').check();
    await page.context().setOffline(true);
    await create.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Could not generate model.' })).toBeVisible();
    await expectNoViolations(page);
    await page.context().setOffline(false);
    await create.click();
    const card = page.getByRole('listitem').filter({ hasText: 'Chi' });
    await expect(card.getByText('Female · Adult (30–45)')).toBeVisible(LOOKED);
    await expect(card.getByRole('link', { name: 'Use in try-on' })).toHaveAttribute(
      'href',
      /^\/try-on\/create\?model=[0-9a-f-]{36}$/,
    );
    await expectNoViolations(page);

    await card.getByRole('button', { name: 'Options for Chi' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('Name').fill('Chi in spring');
    await choose('Age group', 'Teen (14–18)');
    await expectNoViolations(page, { parts: ['[role=dialog]'] });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Female · Teen (14–18)')).toBeVisible();
    await expect(page.getByText('Everyday wear only')).toBeVisible();

    const {
      models: [model],
    } = (await (await page.request.get('/api/models')).json()) as {
      models: { photos: Record<string, { asset: string }> }[];
    };
    const photos = Object.values(model?.photos ?? {}).map(({ asset }) => asset);
    const onDisk = () =>
      readdirSync(join(server.dataDir, 'assets'), { recursive: true, encoding: 'utf8' }).filter((file) =>
        photos.some((id) => file.includes(id)),
      );
    expect(onDisk().length).toBeGreaterThanOrEqual(3);
    await page.getByRole('button', { name: 'Options for Chi in spring' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expectNoViolations(page, { parts: ['[role=dialog]'] });
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Make your first model')).toBeVisible();
    expect(onDisk()).toEqual([]);
  },
);
