/**
 * The logo maker with a hosted model: its pictures next to the twelve, as shapes or as pictures, against a server that
 * speaks its protocol.
 */
import { axeFinds } from './axe-finds.ts';
import { test } from './painted-fixture.ts';
import { photo, signIn } from './people.ts';
import { expect } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

test(
  'pictures by the hosted model stand beside the twelve, and open as shapes',
  { tag: LONG },
  async ({ page, painted: { model } }) => {
    test.setTimeout(240_000);
    await signIn(page, '/logo-generator?name=Luna+Bakery&description=Sourdough+bread');
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(page.getByRole('link', { name: /^Logo 12 of 12, / })).toBeVisible({ timeout: 90_000 });
    expect(model.requests).toEqual([]);

    // A refusal doesn't affect the twelve.
    const refusal = { status: 400, body: '{"error":{"code":"moderation_blocked","message":"safety"}}' };
    model.steps.push(refusal, refusal);
    await page.getByRole('button', { name: 'Ask for four pictures' }).click();
    await expect(page.getByText('The logo pictures could not be made.')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('link', { name: /^Logo 12 of 12, / })).toBeVisible();

    model.steps.splice(0);
    model.steps.push({ file: new Uint8Array(await photo()) });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('img', { name: 'Picture 4 of 4 for Luna Bakery, by the hosted model' })).toBeVisible({
      timeout: 90_000,
    });
    await expect(page.getByText('Editable shapes', { exact: true })).not.toHaveCount(0);
    expect(await axeFinds(page)).toEqual([]);

    await page.reload();
    await expect(page.getByRole('img', { name: 'Picture 4 of 4 for Luna Bakery, by the hosted model' })).toBeVisible();
    await page.getByRole('button', { name: 'Save picture 4 to brand kit' }).click();
    await expect(page.getByText('Saved to your brand kit', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Open picture 4 in the editor' }).click();
    await page.waitForURL(/\/canvas\//);
  },
);
