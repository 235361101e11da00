/**
 * AI images with a hosted model: reference pictures, and changing a part of one, against a server that speaks its
 * protocol.
 */
import { axeFinds } from './axe-finds.ts';
import { test } from './painted-fixture.ts';
import { photo, signIn } from './people.ts';
import { expect } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

/** Pastes a small picture onto the page. */
const pasted = (): Promise<void> | void => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 300, height: 200 });
  return new Promise((done) =>
    canvas.toBlob((blob) => {
      const data = new DataTransfer();
      if (blob) data.items.add(new File([blob], 'pasted.png', { type: 'image/png' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
      done();
    }),
  );
};

test(
  'pictures to go by are chosen and pasted; of a result a part is marked and changed',
  { tag: LONG },
  async ({ page, painted: { model } }) => {
    await signIn(page, '/text-2-image/image?words=a+vase+like+these&count=1&width=400&height=300');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Add pictures' }).click(),
    ]);
    await chooser.setFiles([{ name: 'one.jpg', mimeType: 'image/jpeg', buffer: await photo() }]);
    await expect(page.getByRole('button', { name: 'Remove Reference 1' })).toBeVisible();
    await page.evaluate(pasted);
    await expect(page.getByRole('button', { name: 'Remove Reference 2' })).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('button', { name: 'Generate' }).click();
    await expect(page.getByRole('button', { name: 'More like this' })).toBeEnabled();
    expect(model.requests[0]).toMatchObject({
      path: '/v1/images/edits',
      images: [
        { width: 1200, height: 900 },
        { width: 300, height: 200 },
      ],
    });

    // The address holds the settings it was made with.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove Reference 2' })).toBeVisible();
    await page.getByRole('button', { name: 'Change a part' }).click();
    const stage = page.getByRole('application');
    await page.getByLabel('What should be there instead?').fill('a blue vase');
    await page.getByRole('button', { name: 'Change it' }).click();
    await expect(page.getByText('Mark what to change first.')).toBeVisible();
    await page.getByRole('radio', { name: 'Box' }).check();
    const { x, y, width, height } = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width * 0.4, y + height * 0.4);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.6, y + height * 0.6, { steps: 4 });
    await page.mouse.up();
    await expect(stage).toHaveAttribute('data-marks', '1');
    expect(await axeFinds(page)).toEqual([]);
    const before = page.url();
    await page.getByRole('button', { name: 'Change it' }).click();
    await expect.poll(() => page.url()).not.toBe(before);
    await expect(page.getByRole('button', { name: 'More like this' })).toBeEnabled();
    const line = page.getByRole('slider', { name: 'Compare before and after' });
    await expect(page.getByAltText(/, before$/)).toHaveAttribute('src', /\/api\/assets\/[0-9a-f]{64}/);
    await line.press('Home');
    await expect(line).toHaveAttribute('aria-valuenow', '0');
    expect(await axeFinds(page)).toEqual([]);
    const change = model.requests.at(-1);
    expect(change?.fields.prompt).toContain('a blue vase');
    expect(change?.images).toHaveLength(1);
    expect(change?.free).toBeGreaterThan(0.02);
    expect(change?.free).toBeLessThan(0.2);
    const id = new URL(page.url()).searchParams.get('g') ?? '';
    const { results } = (await (await page.request.get(`/api/generations/${id}`)).json()) as {
      results: { variations: { width: number; height: number }[] };
    };
    expect(results.variations).toMatchObject([{ width: 400, height: 300 }]);
  },
);

test('posters are the built-in engine’s: nothing is offered that it can’t do', async ({ page }) => {
  await signIn(page, '/text-2-image/poster');
  await expect(page.getByRole('button', { name: 'Generate' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add pictures' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Change a part' })).toHaveCount(0);
});
