/**
 * The repair screens, each walked once: a photo goes in, a result comes out, is compared, accepted or rejected; a
 * reload in the middle loses nothing.
 */
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectNoViolations } from './axe.ts';
import { signIn } from './people.ts';
import { expect, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

/** Engines start with their first job, slowly on a busy machine. */
const RESULT = { timeout: 120_000 };

interface Dot {
  x: number;
  y: number;
  color: string;
}

/** A grey wall with a dot on it. */
async function wall({ x, y, color }: Dot, width = 320, height = 240, background = '#7d8a94'): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${background}"/><circle cx="${x}" cy="${y}" r="14" fill="${color}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function choose(page: Page, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer });
}

interface Told {
  state: string;
  results: { variations: { asset: string; source: string; name: string; width: number; height: number }[] };
}

const generationIn = (page: Page): string => new URL(page.url()).searchParams.get('g') ?? '';

/** The generation that the address names. */
async function told(page: Page): Promise<Told> {
  return (await (await page.request.get(`/api/generations/${generationIn(page)}`)).json()) as Told;
}

async function pixelsOf(
  page: Page,
  address: string,
): Promise<{ data: Buffer; width: number; height: number; channels: number }> {
  const { data, info } = await sharp(await (await page.request.get(address)).body())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** Another user's result address behaves like one that doesn't exist. */
async function isNobodyElses(page: Page, context: BrowserContext, path: string): Promise<void> {
  const address = `${path}?g=${generationIn(page)}`;
  await context.clearCookies();
  await signIn(page);
  expect((await page.goto(address))?.status()).toBe(404);
  await expect(page.getByText('Page not found')).toBeVisible();
}

test(
  'upscale: sizes are told before, the plan’s limit too; compared at full size, kept over a reload, rejected or accepted',
  { tag: LONG },
  async ({ kept }) => {
    const page = await kept.newPage();
    await signIn(page, '/upscale');
    await expect(page.getByText('comes with Pro and Max')).toBeVisible();
    await expectNoViolations(page);
    await choose(page, await wall({ x: 100, y: 100, color: '#f4502f' }));
    await expect(page.getByRole('radio', { name: '2× as large' })).toContainText('640 × 480');
    await page.getByRole('radio', { name: '4× as large' }).click();
    await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      /paywall\?limit=upscale&from=%2Fupscale/,
    );
    await page.getByRole('radio', { name: '2× as large' }).click();
    await page.getByRole('button', { name: 'Upscale', exact: true }).click();
    await page.waitForURL(/[?&]g=/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Enlarged' })).toBeVisible(RESULT);
    await expect(page.getByText('640 × 480 pixels')).toBeVisible();
    await page.getByRole('radio', { name: '200 %' }).click();
    await expect(page.getByRole('button', { name: /show full size/ })).toHaveText('200 %');
    const line = page.getByRole('slider', { name: 'Compare before and after' });
    await line.press('Home');
    await expect(line).toHaveAttribute('aria-valuenow', '0');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByRole('button', { name: 'Upscale', exact: true })).toBeEnabled();
    await expect.poll(() => generationIn(page)).toBe('');
    await page.getByRole('button', { name: 'Upscale', exact: true }).click();
    await page.getByRole('button', { name: 'Accept' }).click(RESULT);
    await expect(page.getByText('Accepted. It is in your uploads, and your original is unchanged.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reject' })).toHaveCount(0);
    await expectNoViolations(page);
  },
);

test('upscale, more picture: grows to a shape and is nobody else’s', { tag: LONG }, async ({ kept }) => {
  const page = await kept.newPage();
  await signIn(page, '/upscale');
  await choose(page, await wall({ x: 160, y: 120, color: '#0f6b66' }));
  await page.getByRole('radio', { name: 'More picture' }).click();
  await expect(page.getByRole('button', { name: 'Expand' })).toBeDisabled();
  await page.getByRole('button', { name: '1:1' }).click();
  await expect(page.getByText('Becomes 320 × 320 pixels.')).toBeVisible();
  // The focus follows: from the button to the progress, from there to the result.
  await page.getByRole('button', { name: 'Expand' }).press('Enter');
  await expect(page.locator('[data-phase], [data-landing]')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Expanded' })).toBeVisible(RESULT);
  await expect(page.getByRole('group', { name: 'What to do with the result' })).toBeFocused();
  expect((await told(page)).results.variations).toMatchObject([{ width: 320, height: 320 }]);
  await isNobodyElses(page, kept, '/upscale');
});

test(
  'magic erase: marked by keys, undone and done again; what is marked is gone, step by step, and any step can be gone back to',
  { tag: LONG },
  async ({ kept }) => {
    const page = await kept.newPage();
    await signIn(page, '/magic-erase');
    await choose(page, await wall({ x: 160, y: 120, color: '#c81e1e' }));
    const stage = page.getByRole('application');
    // The cursor starts in the middle, where the dot is.
    await stage.focus();
    await stage.press(' ');
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft']) await stage.press(key);
    await stage.press(' ');
    await expect(stage).toHaveAttribute('data-marks', '1');
    await stage.press('Control+z');
    await expect(stage).toHaveAttribute('data-marks', '0');
    await expect(page.getByRole('button', { name: 'Erase', exact: true })).toBeDisabled();
    await stage.press('Control+Shift+z');
    for (let times = 0; times < 12; times += 1) await stage.press(']');
    await stage.press(' ');
    await stage.press(' ');
    await expect(stage).toHaveAttribute('data-marks', '2');
    await expectNoViolations(page);
    await stage.press('Enter');
    await page.waitForURL(/[?&]g=/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Result of step 1' })).toBeVisible(RESULT);
    const [first] = (await told(page)).results.variations;
    const { data, width, channels } = await pixelsOf(page, `/api/assets/${first?.asset}`);
    const middle = [...data.subarray((120 * width + 160) * channels).subarray(0, 3)];
    [0x7d, 0x8a, 0x94].forEach((level, index) => expect(Math.abs((middle[index] ?? 0) - level)).toBeLessThan(12));
    await expectNoViolations(page);

    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('button', { name: 'Reject' })).toHaveCount(0);

    await page.getByRole('radio', { name: 'Erase more' }).click();
    await page.getByRole('radio', { name: 'Box (M)' }).click();
    const box = await stage.boundingBox();
    if (!box) throw new Error('There is no stage');
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.4);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.45, box.y + box.height * 0.5, { steps: 3 });
    await page.mouse.up();
    await page.getByRole('button', { name: 'Erase', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Result of step 2' })).toBeVisible(RESULT);
    expect((await told(page)).results.variations[0]?.source).toBe(first?.asset);
    await page.reload();
    const steps = page.getByRole('list', { name: 'Steps' });
    await expect(steps.getByRole('listitem')).toHaveCount(3);
    await page.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByRole('heading', { name: 'Result of step 1' })).toBeVisible();
    await steps.getByRole('button', { name: 'Original' }).click();
    await expect(page.getByRole('button', { name: 'Erase', exact: true })).toBeVisible();
    await expect.poll(() => generationIn(page)).toBe('');
  },
);

test('remove background: cut out, put on a background, taken along with it, opened as a cutout that keeps its original', async ({
  kept,
}) => {
  const page = await kept.newPage();
  await signIn(page, '/remove-background');
  await expect(page.getByText('Up to 50 photos at once come with Pro and Max.')).toBeVisible();
  const disc = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#41525e"/><circle cx="200" cy="150" r="105" fill="#f2e9dc"/></svg>',
  );
  await choose(page, await sharp(disc).png().toBuffer());
  await page.waitForURL(/[?&]g=/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Transparent' })).toBeChecked(RESULT);
  await expectNoViolations(page);
  await page.getByRole('radio', { name: 'Persimmon' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await saving).suggestedFilename()).toBe('wall cutout.jpg');
  const { data } = await pixelsOf(page, `/api/generations/${generationIn(page)}/files?variation=0&ground=f4502f`);
  expect([...data.subarray(0, 3)].map((level, index) => Math.abs(level - [0xf4, 0x50, 0x2f][index]!) < 8)).toEqual([
    true,
    true,
    true,
  ]);
  const [variation] = (await told(page)).results.variations;
  await page.getByRole('button', { name: 'Edit on canvas' }).click();
  await page.waitForURL(/\/canvas\//);
  const id = page.url().split('/').at(-1);
  const { document } = (await (await page.request.get(`/api/designs/${id}`)).json()) as {
    document: { layers: Record<string, { asset: string; mask: { asset: string } | null }> };
  };
  expect(Object.values(document.layers)).toMatchObject([
    { asset: variation?.source, mask: { asset: expect.stringMatching(/^[0-9a-f]{64}$/) } },
  ]);
});

test(
  'fix this photo: tells what is wrong, each with its switch; accepted, changed and rejected, the original is kept',
  { tag: LONG },
  async ({ kept }) => {
    const page = await kept.newPage();
    await signIn(page, '/retake');
    await choose(page, await wall({ x: 160, y: 120, color: '#5a5f66' }, 320, 240, '#17191c'));
    await page.waitForURL(/[?&]g=/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'What was found' })).toBeVisible(RESULT);
    const light = page.getByRole('switch', { name: /Brightness and contrast/ });
    await expect(light).toBeChecked();
    await expectNoViolations(page);
    // Once accepted, it is among the uploads, beside the original, also after a reload.
    await page.getByRole('button', { name: 'Accept' }).click();
    const accepted = page.getByText('Accepted. It is in your uploads, and your original is unchanged.');
    await expect(accepted).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reject' })).toHaveCount(0);
    await page.reload();
    await expect(accepted).toBeVisible();
    const uploads = async () =>
      ((await (await page.request.get('/api/uploads')).json()) as { uploads: { name: string }[] }).uploads.map(
        ({ name }) => name,
      );
    expect(await uploads()).toEqual(['wall fixed.png', 'wall.png']);

    const before = generationIn(page);
    await page.getByRole('button', { name: 'Mono' }).click();
    await expect.poll(() => generationIn(page)).not.toBe(before);
    await expect(page.getByRole('button', { name: 'Reject' })).toBeEnabled(RESULT);
    await expect.poll(async () => (await told(page)).state).toBe('succeeded');
    await expectNoViolations(page);
    const [variation] = (await told(page)).results.variations;
    expect(variation?.name).toBe('wall mono.png');
    const other = generationIn(page);
    await page.getByRole('button', { name: 'Vivid' }).click();
    await expect.poll(() => generationIn(page)).not.toBe(other);
    await expect(page.getByRole('button', { name: 'Reject' })).toBeEnabled(RESULT);
    // Results that were not accepted are deleted, accepted ones stay.
    await expect.poll(async () => (await page.request.get(`/api/generations/${other}`)).status()).toBe(404);
    expect((await page.request.get(`/api/generations/${before}`)).status()).toBe(200);
    await page.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByText('Your original is unchanged', { exact: true })).toBeVisible();
    expect(await uploads()).toEqual(['wall fixed.png', 'wall.png']);
  },
);
