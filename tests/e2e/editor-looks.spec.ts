/** Looks, adjustments, ground shadows, frames and backgrounds by hand: previewed on hover or drag, one undo step. */
import { expect } from '@playwright/test';
import type { DesignSnapshot } from '#app/contracts/change.ts';
import { createImageLayer } from '#design/document/create.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { firstPage } from '#design/document/tree.ts';
import type { Background, ImagePaint } from '#design/document/values.ts';
import { EditorTab, expectLayer, Person } from './editor-page.ts';
import { uploadLandscape } from './picture-hands.ts';
import { test as base } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

interface Opened {
  person: Person;
  design: string;
  tab: EditorTab;
  asset: string;
}

const test = base.extend<{ opened: Opened }>({
  opened: async ({ server, kept: context }, provide) => {
    const person = await Person.signIn(server.origin);
    await person.enter(context);
    const asset = await uploadLandscape(context, server.origin);
    const design = await person.design((page) => [
      createImageLayer({ id: 'photo', parent: page, order: 'a0', asset, x: 100, y: 200, width: 480, height: 320 }),
    ]);
    await provide({ person, design, asset, tab: await EditorTab.open(context, server.origin, design) });
  },
});

const photoOf = async (person: Person, design: string) => (await person.layers(design))['photo'] as ImageLayer;

async function backgroundOf(person: Person, design: string): Promise<Background> {
  return firstPage((await person.call<DesignSnapshot>(`/api/designs/${design}`)).document).background;
}

test('a look is tried by pointing, walked to by keys, kept once, made weaker, and undone in one step', async ({
  opened: { person, design, tab },
}) => {
  const { page } = tab;
  await tab.press(340, 360);
  await expect(page.locator('[data-look=mono]')).toBeVisible();
  const before = await tab.color(340, 300);
  await page.locator('[data-look=mono]').hover();
  await expect.poll(async () => new Set((await tab.color(340, 300)).split(',')).size).toBe(1);
  expect((await photoOf(person, design)).filters.grayscale).toBe(0);
  await page.mouse.move(700, 880);
  await expect.poll(() => tab.color(340, 300)).toBe(before);

  await page.locator('[data-look=none]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-look=cool]')).toHaveAttribute('aria-checked', 'true');
  await expectLayer(person, design, 'photo', { filters: { temperature: -0.32, sharpen: 0 } });
  const strength = page.getByRole('slider', { name: 'Intensity' });
  await strength.focus();
  await page.keyboard.press('PageDown');
  await expect.poll(async () => (await photoOf(person, design)).filters.temperature).toBeGreaterThan(-0.31);
  await expect(page.locator('[data-look=cool]')).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectLayer(person, design, 'photo', { filters: { temperature: -0.32 } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectLayer(person, design, 'photo', { filters: { temperature: 0 } });
});

test(
  'a picture is adjusted, set back by a double click, framed, and stands on a ground shadow',
  { tag: LONG },
  async ({ opened: { person, design, tab } }) => {
    const { page } = tab;
    await tab.press(340, 360);
    const brightness = page.getByRole('slider', { name: 'Brightness' });
    await brightness.focus();
    await page.keyboard.press('PageUp');
    await expect.poll(async () => (await photoOf(person, design)).filters.brightness).toBeGreaterThan(0);
    await page.getByText('Brightness', { exact: true }).dblclick();
    await expectLayer(person, design, 'photo', { filters: { brightness: 0 } });

    await page.locator('[data-frame=circle]').click();
    await expectLayer(person, design, 'photo', { frame: { type: 'ellipse' } });
    const round = await photoOf(person, design);
    expect(round.width).toBeCloseTo(round.height, 0);
    await page.getByRole('button', { name: 'All frames' }).click();
    await page.getByRole('tab', { name: 'Letters' }).click();
    await page.locator('[data-frame=letter-B]').click();
    await expectLayer(person, design, 'photo', { frame: { type: 'path' } });
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Add: Ground shadow' }).click();
    await expectLayer(person, design, 'photo', { contactShadow: { angle: 0 } });
    await page.getByRole('region', { name: 'Ground shadow' }).getByRole('slider', { name: 'Angle' }).focus();
    await page.keyboard.press('PageUp');
    await expect.poll(async () => (await photoOf(person, design)).contactShadow?.angle).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Add: Shadow', exact: true }).click();
    await page.getByRole('slider', { name: 'Shadow direction' }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expectLayer(person, design, 'photo', { shadow: { x: 10 } });
  },
);

test(
  'the page takes a pattern, a picture and that picture back as a layer',
  { tag: LONG },
  async ({ opened: { person, design, tab, asset } }) => {
    const { page } = tab;
    await page.getByRole('button', { name: 'Background', exact: true }).first().click();
    await page.getByRole('radio', { name: 'Pattern' }).click();
    await page.locator('[data-preset=checks]').hover();
    await expect.poll(() => tab.color(6, 6)).not.toBe('255,255,255');
    expect((await backgroundOf(person, design)).type).toBe('solid');
    await page.locator('[data-preset=checks]').click();
    await expect.poll(() => backgroundOf(person, design)).toMatchObject({ type: 'pattern', pattern: 'checks' });

    await page.getByRole('radio', { name: 'Picture' }).click();
    await page.locator(`[data-preset="${asset}"]`).click();
    await expect
      .poll(() => backgroundOf(person, design))
      .toMatchObject({ type: 'image', asset, fit: 'cover', blur: 0 });
    // The focus point is chosen on the picture, also by keys.
    const pad = page.getByRole('slider', { name: 'Focus point' });
    await expect
      .poll(() => pad.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const box = await pad.boundingBox();
    if (!box) throw new Error('The picture is not shown');
    await pad.click({ position: { x: box.width * 0.9, y: box.height / 2 } });
    await expect.poll(async () => ((await backgroundOf(person, design)) as ImagePaint).focus?.x).toBeCloseTo(0.9, 1);
    const aimed = ((await backgroundOf(person, design)) as ImagePaint).focus?.x ?? 0;
    await page.keyboard.press('Shift+ArrowLeft');
    await expect
      .poll(async () => ((await backgroundOf(person, design)) as ImagePaint).focus?.x)
      .toBeCloseTo(aimed - 0.1, 2);
    // Keys that arrive faster than the panel updates each continue from the last value.
    await pad.evaluate((field) => {
      for (let key = 0; key < 2; key += 1)
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', shiftKey: true, bubbles: true }));
    });
    await expect
      .poll(async () => ((await backgroundOf(person, design)) as ImagePaint).focus?.x)
      .toBeCloseTo(aimed - 0.3, 2);
    await page.getByRole('button', { name: 'Detach as a layer' }).click();
    await expect.poll(() => backgroundOf(person, design)).toEqual({ type: 'solid', color: '#ffffff' });
    await expect.poll(async () => Object.keys(await person.layers(design)).length).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => backgroundOf(person, design)).toMatchObject({ type: 'image', asset });
  },
);
