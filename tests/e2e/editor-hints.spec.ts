/**
 * Hints in the editor: counted in the top bar, described, fixed as one step, ignored permanently in this browser;
 * highlighted on the canvas.
 */
import { createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { Layer, TextLayer } from '#design/document/layers.ts';
import { layoutText } from '#design/layout/text-lines.ts';
import { message } from '#messages/message.ts';
import { axeFinds } from './axe-finds.ts';
import { EditorTab, expectLayer, Person } from './editor-page.ts';
import { uploadLandscape } from './picture-hands.ts';
import { expect, test } from './server-fixture.ts';
import { LONG } from '../fixtures/sample.ts';

/** Twice the delay before hints follow a change, plus painting a page on a busy machine, ms. */
const FOLLOWED = { timeout: 15_000 };

function words(page: string, id: string, more: Partial<TextLayer>): Layer {
  const layer = createTextLayer({
    id,
    parent: page,
    order: 'a0',
    name: '',
    text: id,
    x: 100,
    y: 100,
    width: 400,
    fontSize: 60,
    ...more,
  });
  return { ...layer, ...layoutText(layer, (text, { fontSize }) => text.length * fontSize * 0.55) };
}

/** Words that are hardly visible, and words half off the page. */
function faintAndOff(page: string): Layer[] {
  return [
    words(page, 'faint', { fill: { type: 'solid', color: '#f2f2f2' } }),
    words(page, 'leaving', { order: 'a1', x: 900, y: 500 }),
  ];
}

test(
  'hints are counted, shown, fixed in one step, brought back by undo, and ignored',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    await person.enter(context);
    const design = await person.design(faintAndOff);
    const tab = await EditorTab.open(context, server.origin, design);
    const { page } = tab;
    const button = page.locator('[data-hints]');
    await expect(button).toHaveAttribute('data-hints', '2', FOLLOWED);
    await button.click();
    const panel = page.getByRole('dialog', { name: message('hints.title') });
    await expect(panel.getByRole('status')).toHaveText(message('hints.count', { count: 2 }));
    expect(await axeFinds(page)).toEqual([]);

    await panel.locator('[data-hint=off-page]').getByRole('button', { name: /^Show/ }).click();
    await expect(page.locator('[data-panel=properties]')).toBeVisible();
    await panel.locator('[data-hint=contrast]').getByRole('button', { name: /^Fix/ }).click();
    await expect(button).toHaveAttribute('data-hints', '1', FOLLOWED);
    await expect
      .poll(async () => (await person.layers(design))['faint'])
      .not.toMatchObject({ fill: { color: '#f2f2f2' } });

    await page.locator('[data-command=undo]').click();
    await expect(button).toHaveAttribute('data-hints', '2', FOLLOWED);
    await expectLayer(person, design, 'faint', { fill: { type: 'solid', color: '#f2f2f2' } });

    if (!(await panel.isVisible())) await button.click();
    await panel.getByRole('button', { name: message('hints.fixAll') }).click();
    await expect(button).toHaveAttribute('data-hints', '0', FOLLOWED);
    await expect(panel.getByRole('status')).toHaveText(message('hints.none'));
    await page.locator('[data-command=undo]').click();
    await expect(button).toHaveAttribute('data-hints', '2', FOLLOWED);

    if (!(await panel.isVisible())) await button.click();
    await panel
      .locator('[data-hint=contrast]')
      .getByRole('button', { name: /^Ignore/ })
      .click();
    await expect(button).toHaveAttribute('data-hints', '1');
    await tab.saved();
    await page.reload();
    await tab.ready();
    await expect(button).toHaveAttribute('data-hints', '1', FOLLOWED);
  },
);

test('an ornament over the last letter is said, and goes behind it in one step', async ({ server, kept: context }) => {
  const person = await Person.signIn(server.origin);
  await person.enter(context);
  const design = await person.design((page) => [
    words(page, 'Harvest', { fontSize: 120, width: 800 }),
    createShapeLayer({
      id: 'ornament',
      parent: page,
      order: 'a1',
      name: 'Ornament',
      shape: {
        kind: 'path',
        path: 'M100 100L0 100C0 45 45 0 100 0Z',
        viewWidth: 100,
        viewHeight: 100,
        rule: 'nonzero',
      },
      x: 480,
      y: 60,
      width: 200,
      height: 200,
      fill: { type: 'solid', color: '#e7b93c' },
    }),
  ]);
  const tab = await EditorTab.open(context, server.origin, design);
  const { page } = tab;
  const button = page.locator('[data-hints]');
  await expect(button).toHaveAttribute('data-hints', '1', FOLLOWED);
  await button.click();
  const hint = page.locator('[data-hint=covered]');
  await expect(hint).toContainText('Letters of “Harvest” are covered by “Ornament”.');
  await hint.getByRole('button', { name: /^Fix/ }).click();
  await expect(button).toHaveAttribute('data-hints', '0', FOLLOWED);
  const inFront = async (): Promise<boolean> => {
    const { Harvest, ornament } = await person.layers(design);
    return (Harvest?.order ?? '') > (ornament?.order ?? '');
  };
  await expect.poll(inFront).toBe(true);
  await page.locator('[data-command=undo]').click();
  await expect(button).toHaveAttribute('data-hints', '1', FOLLOWED);
  await expect.poll(inFront).toBe(false);
});

test(
  'what a hint is about is outlined on the canvas while the pointer or the keys are at it, and nothing else changes',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    await person.enter(context);
    const design = await person.design(faintAndOff);
    const tab = await EditorTab.open(context, server.origin, design);
    const { page } = tab;
    const button = page.locator('[data-hints]');
    await expect(button).toHaveAttribute('data-hints', '2', FOLLOWED);
    const before = await person.layers(design);
    await button.click();
    const panel = page.getByRole('dialog', { name: message('hints.title') });
    const outlined = page.locator('[data-pointed-out]');
    await expect(outlined).toHaveCount(0);

    await panel.locator('[data-hint=contrast]').hover();
    await expect(outlined).toHaveAttribute('data-pointed-out', 'faint');
    // As large as the layer on the screen: 400 px of the page.
    const zoom = await page
      .locator('[data-stage]')
      .evaluate((stage) =>
        Number(
          /scale\(([\d.]+)\)/.exec(
            stage.querySelector<HTMLElement>('[data-pointed-out]')?.parentElement?.style.transform ?? '',
          )?.[1],
        ),
      );
    expect((await outlined.boundingBox())?.width).toBeCloseTo(400 * zoom, 0);
    const inLight = await outlined.evaluate((element) => getComputedStyle(element).outlineColor);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => outlined.evaluate((element) => getComputedStyle(element).outlineColor)).not.toBe(inLight);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.mouse.move(0, 0);
    await expect(outlined).toHaveCount(0);

    await panel.getByRole('button', { name: /^Fix/ }).first().focus();
    await page.keyboard.press('Tab');
    const named = await page.evaluate(() => document.activeElement?.closest('[data-hint]')?.getAttribute('data-hint'));
    await expect(outlined).toHaveAttribute('data-pointed-out', named === 'contrast' ? 'faint' : 'leaving');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await expect(outlined).toHaveAttribute('data-pointed-out', named === 'contrast' ? 'leaving' : 'faint');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(outlined).toHaveCount(0);

    await button.click();
    await panel.locator('[data-hint=off-page]').getByRole('button', { name: /^Show/ }).click();
    await page.mouse.move(0, 0);
    await expect(outlined).toHaveAttribute('data-pointed-out', 'leaving');
    expect(await person.layers(design)).toEqual(before);
  },
);

test(
  'a listing is checked for a marketplace: what it objects to is said, mended in one step, and remembered',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    await person.enter(context);
    const asset = await uploadLandscape(context, server.origin);
    const design = await person.design((page) => [
      createImageLayer({
        id: 'product',
        parent: page,
        order: 'a0',
        name: 'Product',
        asset,
        x: 340,
        y: 300,
        width: 300,
        height: 200,
      }),
    ]);
    const tab = await EditorTab.open(context, server.origin, design);
    const { page } = tab;
    const button = page.locator('[data-hints]');
    await expect(button).toHaveAttribute('data-hints', '0', FOLLOWED);
    await button.click();
    const panel = page.getByRole('dialog', { name: message('hints.title') });
    await panel.getByRole('combobox', { name: message('hints.checkFor') }).click();
    await page.getByRole('option', { name: 'Amazon main picture' }).click();
    const small = panel.locator('[data-hint=market-fill]');
    await expect(small).toContainText('Amazon main picture asks for 85%', FOLLOWED);
    await expect(panel.getByRole('link', { name: /Amazon main picture/ })).toHaveAttribute('rel', /noopener/);
    expect(await axeFinds(page)).toEqual([]);

    await small.getByRole('button', { name: /^Fix/ }).click();
    await expect(button).toHaveAttribute('data-hints', '0', FOLLOWED);
    await expect
      .poll(async () => ((await person.layers(design))['product'] as { width: number }).width)
      .toBeGreaterThan(880);
    await page.locator('[data-command=undo]').click();
    await expect(button).toHaveAttribute('data-hints', '1', FOLLOWED);
    await expectLayer(person, design, 'product', { width: 300, x: 340 });

    await tab.saved();
    await page.reload();
    await tab.ready();
    await expect(button).toHaveAttribute('data-hints', '1', FOLLOWED);
  },
);

test(
  'what a platform covers is said once it is chosen, moved clear of it, and remembered',
  { tag: LONG },
  async ({ server, kept: context }) => {
    const person = await Person.signIn(server.origin);
    await person.enter(context);
    const design = await person.design((page) => [words(page, 'words', { y: 1570 })]);
    await person.commit(design, [{ type: 'design.resize', width: 1080, height: 1920 }]);
    const tab = await EditorTab.open(context, server.origin, design);
    const { page } = tab;
    const button = page.locator('[data-hints]');
    await expect(button).toHaveAttribute('data-hints', '0', FOLLOWED);
    await button.click();
    const panel = page.getByRole('dialog', { name: message('hints.title') });
    const choice = panel.getByRole('combobox', { name: message('hints.shownOn') });
    await expect(choice).toContainText(message('hints.shownAnywhere'));
    await choice.click();
    await page.getByRole('option', { name: 'TikTok video cover' }).click();
    const covered = panel.locator('[data-hint=unsafe-zone]');
    await expect(covered).toContainText('caption', FOLLOWED);
    await expect(
      panel.getByRole('link', { name: message('hints.coverSource', { platform: 'TikTok video cover' }) }),
    ).toHaveAttribute('rel', /noopener/);
    expect(await axeFinds(page)).toEqual([]);
    await tab.saved();
    await page.reload();
    await tab.ready();
    await expect(button).toHaveAttribute('data-hints', '1', FOLLOWED);
    await button.click();
    await covered.getByRole('button', { name: /^Fix/ }).click();
    await expect(button).toHaveAttribute('data-hints', '0', FOLLOWED);
    await expect.poll(async () => ((await person.layers(design))['words'] as { y: number }).y).toBeLessThan(1560);
  },
);
