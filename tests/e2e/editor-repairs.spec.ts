/** Automatic picture tools, used in the real editor: marked or set up, compared, kept or undone. */
import sharp from 'sharp';
import { createImageLayer } from '#design/document/create.ts';
import { landscape } from '../visual/scene-pictures.ts';
import { axeFinds } from './axe-finds.ts';
import { EditorTab, Person } from './editor-page.ts';
import { expect, SOON, test as base } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

/** Small, so that engines are quick: an underexposed landscape with a red tag in its sky. */
const [WIDTH, HEIGHT] = [360, 240];
const TAG = { left: 60, top: 40, width: 24, height: 24 };

async function darkPhoto(): Promise<Buffer> {
  const { bytes } = await landscape(WIDTH, HEIGHT);
  const tag = await sharp({ create: { width: TAG.width, height: TAG.height, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const tagged = await sharp(bytes)
    .removeAlpha()
    .composite([{ input: tag, left: TAG.left, top: TAG.top }])
    .png()
    .toBuffer();
  return sharp(tagged).linear(0.4, 0).png().toBuffer();
}

/** Two bottles side by side, a red one and a blue one. */
function bottles(): Promise<Buffer> {
  const bottle = (x: number, color: string) =>
    `<path d="M${x} 60h30v40q20 10 20 40v150h-70v-150q0-30 20-40z" fill="${color}"/><rect x="${x - 12}" y="180" width="54" height="60" fill="#fff" opacity=".85"/>`;
  return sharp(
    Buffer.from(
      `<svg width="480" height="360"><rect width="480" height="360" fill="#d9d6cf"/><rect y="280" width="480" height="80" fill="#c4bfb4"/>${bottle(110, '#d01818')}${bottle(340, '#1830c0')}</svg>`,
    ),
  )
    .png()
    .toBuffer();
}

interface Opened {
  tab: EditorTab;
  asset: string;
  /** The picture that the layer shows on the server, and its position. */
  photo(): Promise<{ asset: string | null; width: number }>;
}

const test = base.extend<{ opened: Opened }>({
  opened: async ({ server, kept: context }, provide) => {
    const person = await Person.signIn(server.origin);
    await person.enter(context);
    const answer = await context.request.post(`${server.origin}/api/assets`, {
      headers: { origin: server.origin },
      multipart: { file: { name: 'dark.png', mimeType: 'image/png', buffer: await darkPhoto() } },
    });
    const { id: asset } = (await answer.json()) as { id: string };
    const design = await person.design((parent) => [
      createImageLayer({
        id: 'photo',
        parent,
        order: 'a1',
        name: 'dark.png',
        asset,
        x: 100,
        y: 100,
        width: 720,
        height: 480,
      }),
    ]);
    const photo = async () => {
      const layer = (await person.layers(design))['photo'];
      return layer?.type === 'image' ? { asset: layer.asset, width: layer.width } : { asset: null, width: 0 };
    };
    const tab = await EditorTab.open(context, server.origin, design);
    await tab.press(460, 340);
    await tab.page.locator('[data-panel=properties]').waitFor();
    await provide({ tab, asset, photo });
  },
});

/** Page px per px of the picture. */
const SCALE = 2;
const tagCentre = [100 + (TAG.left + TAG.width / 2) * SCALE, 100 + (TAG.top + TAG.height / 2) * SCALE] as const;
const isRed = (color: string): boolean => {
  const [red = 0, green = 0, blue = 0] = color.split(',').map(Number);
  return red > 60 && green < 20 && blue < 20;
};

test(
  'magic erase: brushed, taken back, brushed again, compared, kept, and undone',
  { tag: LONG },
  async ({ opened: { tab, asset, photo } }) => {
    const { page } = tab;
    const [x, y] = tagCentre;
    expect(isRed(await tab.color(x, y))).toBe(true);
    await page.keyboard.press('Shift+E');
    const bar = page.getByRole('toolbar', { name: 'Magic erase' });
    const erase = bar.getByRole('button', { name: 'Erase', exact: true });
    await expect(erase).toBeDisabled();
    const size = bar.getByRole('slider', { name: 'Size' });
    const before = Number(await size.getAttribute('aria-valuenow'));
    await page.keyboard.press(']');
    await page.keyboard.press(']');
    await expect.poll(async () => Number(await size.getAttribute('aria-valuenow')), SOON).toBeGreaterThan(before);
    await tab.drag([300, 400], [360, 420], []);
    await expect(erase).toBeEnabled();
    await page.keyboard.press('Control+z');
    await expect(erase).toBeDisabled();
    await tab.drag([x - 26, y - 14], [x + 26, y - 14], []);
    await tab.drag([x - 26, y + 14], [x + 26, y + 14], []);
    expect(await axeFinds(page, { parts: ['[data-mode=repair]'] })).toEqual([]);

    await erase.click();
    const keep = bar.getByRole('button', { name: 'Keep' });
    await keep.waitFor();
    expect((await photo()).asset).not.toBe(asset);
    // The line separates before from after; keys move it.
    await bar.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await expect(bar.getByRole('slider')).toHaveAttribute('aria-valuenow', '0');
    await expect(bar.getByRole('button', { name: 'Hold to see before' })).toBeVisible();
    await keep.click();
    // Marking continues on the result.
    await expect(erase).toBeDisabled();
    await bar.getByRole('button', { name: 'Done' }).click();
    await expect(bar).toHaveCount(0);
    await expect.poll(async () => isRed(await tab.color(x, y)), SOON).toBe(false);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await photo()).asset, SOON).toBe(asset);
    await expect.poll(async () => isRed(await tab.color(x, y)), SOON).toBe(true);
  },
);

test(
  'fix this photo: what was found is listed, switched off and on, rejected, and kept',
  { tag: LONG },
  async ({ opened: { tab, asset, photo } }) => {
    const { page } = tab;
    await page.locator('[data-command=panel-retake]').click();
    const panel = page.locator('[data-panel=repair]');
    const keep = panel.getByRole('button', { name: 'Keep' });
    await keep.waitFor();
    const exposure = panel.locator('[data-step=exposure]');
    await expect(exposure).toContainText('brighter');
    const first = (await photo()).asset;
    expect(first).not.toBe(asset);
    expect(await axeFinds(page, { parts: ['[data-panel=repair]'] })).toEqual([]);

    await panel.getByRole('button', { name: 'Reject' }).click();
    await panel.getByRole('button', { name: 'Fix it' }).waitFor();
    await expect.poll(async () => (await photo()).asset, SOON).toBe(asset);
    // Without the exposure fix the result is another picture, or none when nothing else was wrong.
    await exposure.getByRole('switch').click();
    await expect(exposure.getByRole('switch')).not.toBeChecked();
    await expect(exposure).toContainText('Left as it is');
    await expect(panel.getByRole('progressbar')).toHaveCount(0);
    expect((await photo()).asset).not.toBe(first);
    await exposure.getByRole('switch').click();
    await keep.waitFor();
    await expect.poll(async () => (await photo()).asset, SOON).toBe(first);
    await keep.click();
    await expect(panel).toHaveCount(0);
    expect((await photo()).asset).toBe(first);
  },
);

test(
  'upscale says both sizes and, where the plan has it not, leads to the plans',
  { tag: LONG },
  async ({ opened: { tab, asset, photo } }) => {
    const { page } = tab;
    await page.keyboard.press('Shift+U');
    const panel = page.locator('[data-panel=repair]');
    await expect(panel).toContainText(`${WIDTH} × ${HEIGHT} px`);
    await expect(panel).toContainText(`${WIDTH * 4} × ${HEIGHT * 4} px`);
    await panel.getByRole('radio', { name: '2×' }).click();
    await expect(panel).toContainText(`${WIDTH * 2} × ${HEIGHT * 2} px`);
    // Every plan has twice.
    await expect(panel.locator('[data-command=run-repair]')).toBeEnabled();
    await panel.getByRole('radio', { name: '4×' }).click();
    expect(await axeFinds(page, { parts: ['[data-panel=repair]'] })).toEqual([]);
    await expect(panel.locator('[data-command=run-repair]')).toHaveCount(0);
    await panel.getByRole('link', { name: 'See plans' }).click();
    await page.waitForURL(/\/paywall\?limit=upscale&from=%2Fcanvas/);
    expect((await photo()).asset).toBe(asset);
  },
);

test(
  'expand grows the sides that were chosen, and is taken back; scenes are picked, and a call of them cancelled',
  { tag: LONG },
  async ({ opened: { tab, asset, photo } }) => {
    const { page } = tab;
    await page.keyboard.press('Shift+X');
    const bar = page.getByRole('toolbar', { name: 'Expand' });
    await tab.drag([820, 340], [892, 340], []);
    await expect(bar.getByLabel('Right', { exact: true })).toHaveValue('10');
    await expect(bar).toContainText(`${Math.round(WIDTH * 1.1)} × ${HEIGHT} px`);
    expect(await axeFinds(page, { parts: ['[data-mode=repair]'] })).toEqual([]);
    await bar.getByRole('button', { name: 'Expand', exact: true }).click();
    await bar.getByRole('button', { name: 'Reject' }).waitFor();
    expect((await photo()).width).toBeCloseTo(792, 0);
    await bar.getByRole('button', { name: 'Reject' }).click();
    await expect(bar).toHaveCount(0);
    await expect.poll(photo, SOON).toEqual({ asset, width: 720 });

    await page.keyboard.press('Shift+B');
    const panel = page.locator('[data-panel=repair]');
    const scene = panel.locator('[data-scene=marble-morning]');
    await expect
      .poll(() => scene.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth), SOON)
      .toBe(320);
    await expect(panel.locator('[data-scene]')).toHaveCount(32);
    await panel.getByRole('radio', { name: 'Above' }).click();
    await expect(panel.locator('[data-scene]')).toHaveCount(8);
    await panel.locator('[data-scene=flat-oak]').click();
    expect(await axeFinds(page, { parts: ['[data-panel=repair]'] })).toEqual([]);
    await panel.getByRole('button', { name: 'Show a preview' }).click();
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await panel.getByRole('button', { name: 'Show a preview' }).click();
    const preview = panel.getByRole('img', { name: 'The page in this scene' });
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 90_000 })
      .toBeGreaterThan(200);
    expect(await axeFinds(page, { parts: ['[data-panel=repair]'] })).toEqual([]);
    // Nothing has changed yet.
    expect((await photo()).asset).toBe(asset);
    await panel.getByRole('button', { name: 'Other scene' }).click();
    await expect(panel.getByRole('button', { name: 'Show a preview' })).toBeEnabled();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);
    expect((await photo()).asset).toBe(asset);
  },
);

test(
  'pick what to keep: a box on a mirrored and turned picture, then a finger on the other thing, keys, and a call cancelled',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    await person.enter(context);
    const answer = await context.request.post(`${server.origin}/api/assets`, {
      headers: { origin: server.origin },
      multipart: { file: { name: 'bottles.png', mimeType: 'image/png', buffer: await bottles() } },
    });
    const { id: asset } = (await answer.json()) as { id: string };
    // Rotated by half a turn and mirrored, the red bottle is upside down in its old place.
    const design = await person.design((parent) => [
      createImageLayer({
        id: 'photo',
        parent,
        order: 'a1',
        name: 'bottles.png',
        asset,
        x: 100,
        y: 100,
        width: 720,
        height: 540,
        rotation: 180,
        flipX: true,
      }),
    ]);
    const tab = await EditorTab.open(context, server.origin, design);
    const { page } = tab;
    const [red, blue] = [
      [288, 250],
      [632, 250],
    ] as const;
    const strong = (color: string): number =>
      color
        .split(',')
        .map(Number)
        .findIndex((value, at, all) => value > 120 && all.every((other, index) => index === at || other < 90));
    /** Whether the red bottle is there, and the blue one. */
    const seen = async (): Promise<boolean[]> => [
      strong(await tab.color(...red)) === 0,
      strong(await tab.color(...blue)) === 2,
    ];
    await tab.press(460, 120);
    await page.locator('[data-command=panel-pick]').click();
    const bar = page.getByRole('toolbar', { name: 'Pick what to keep' });
    const keep = bar.getByRole('button', { name: 'Keep', exact: true });
    await expect(bar.getByRole('button', { name: 'Keep this' })).toBeDisabled();
    expect(await axeFinds(page, { parts: ['[data-mode=repair]'] })).toEqual([]);
    await tab.drag([220, 170], [370, 580], []);
    await keep.click();
    await expect(bar).toHaveCount(0);
    await expect.poll(seen, SOON).toEqual([true, false]);
    await page.keyboard.press('Control+z');
    await expect.poll(seen, SOON).toEqual([true, true]);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(seen, SOON).toEqual([true, false]);

    // The cropped part shows again, so that it can be clicked.
    await page.keyboard.press('Shift+K');
    const finger = await page.context().newCDPSession(page);
    const { x, y } = await tab.at(...blue);
    await page.locator('[data-overlay=pick]').waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await keep.click();
    await expect.poll(seen, SOON).toEqual([false, true]);

    await page.keyboard.press('Shift+K');
    await page.locator('[data-overlay=pick]').waitFor();
    for (const key of ['ArrowRight', 'ArrowUp', 'Shift+ArrowRight']) await page.keyboard.press(key);
    await expect(bar.getByText('Box from 25 to 77 % across and 23 to 73 % down')).toBeAttached();
    await page.keyboard.press('Enter');
    await bar.getByRole('progressbar').waitFor();
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('button', { name: 'Keep this' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
    expect(await seen()).toEqual([false, true]);
  },
);
