/**
 * Interaction with the canvas, in Chromium with real keys and pointer: text looks the same while typing as afterwards,
 * a dragged layer is left alone, and gestures return the geometry that is drawn.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TextLayer } from '#design/document/layers.ts';
import { createRendering, type Rendering } from '#app/services/rendering/rendering.server.ts';
import { layoutText } from '#design/layout/text-lines.ts';
import type { EditingHooks } from './browser-half-editing.ts';
import { isLongRun, oneIn } from '#tests/fixtures/sample.ts';
import { openHalf, type OpenPage } from './browser-page.ts';
import { comparePictures } from './compare-pictures.ts';
import { SceneBuilder } from './scene-builder.ts';

declare global {
  interface Window {
    hooks: EditingHooks;
  }
}

let rendering: Rendering;
let browser: OpenPage;
let scene: SceneBuilder;
let long: TextLayer;
let turned: TextLayer;
let arabic: TextLayer;
let box: { id: string };

beforeAll(async () => {
  rendering = createRendering({ assetBytes: async () => null, workers: 1 });
  browser = await openHalf('browser-half-editing.ts', new Map(), 'hooks');
});

afterAll(async () => {
  await browser?.close();
  await rendering?.close();
});

beforeEach(async () => {
  scene = new SceneBuilder(rendering.measureText, 700, 500);
  long = scene.text({
    text: 'A rather long text that takes three lines, 水果 included',
    x: 20,
    y: 20,
    width: 300,
    fontSize: 30,
    align: 'center',
    letterSpacing: 30,
    runs: [{ start: 9, end: 13, style: { fontWeight: 800, fontSize: 44 } }],
  });
  turned = scene.text({ text: 'turned', x: 380, y: 60, width: 200, fontSize: 40, rotation: 30 });
  arabic = scene.text({ text: 'تصميم جميل يبدأ بفكرة بسيطة', x: 20, y: 260, width: 250, fontSize: 34, align: 'right' });
  box = scene.shape({ x: 400, y: 300, width: 120, height: 80, fill: { type: 'solid', color: '#f4502f' } });
  await browser.page.goto(browser.origin);
  await browser.page.waitForFunction(() => 'hooks' in window);
  await browser.page.evaluate(([design, page]) => window.hooks.open(design, page), [
    scene.document,
    scene.page,
  ] as const);
});

const picture = () => browser.page.evaluate(() => window.hooks.picture());
const layerOf = (id: string) => browser.page.evaluate((layer) => window.hooks.layer(layer), id);
const png = (address: string) => Buffer.from(address.split(',')[1]!, 'base64');

/**
 * Equal except for rounding: during a drag, everything above the layer is a bitmap drawn over it, whose half-covered
 * pixels round once more than when everything is painted together.
 */
async function expectSame(actual: string, expected: string): Promise<void> {
  expect(await comparePictures(png(actual), png(expected), { channel: 3 })).toMatchObject({ share: 0 });
}

const edit = (id: string, cursor: number) =>
  browser.page.evaluate(([layer, at]) => window.hooks.edit(layer, at), [id, cursor] as const);

describe('typing', () => {
  it('changes nothing when it begins and when it ends', async () => {
    const before = await picture();
    for (const id of [long.id, turned.id, arabic.id]) {
      await edit(id, 2);
      await expectSame(await picture(), before);
      await browser.page.evaluate(() => window.hooks.leave());
      expect(await picture()).toBe(before);
    }
  });

  it.each(
    oneIn(
      2,
      [
        ['in the middle of a run', () => long.id, 11, 'xyz'],
        ['at the end, with a line break', () => long.id, 55, ' more\nand more'],
        ['in a turned text', () => turned.id, 6, ' words that wrap'],
        ['in Arabic', () => arabic.id, 5, ' كلمة'],
      ] as const,
      1,
    ),
  )('%s looks as the finished text will', async (_where, idOf, cursor, typed) => {
    const id = idOf();
    const before = await layerOf(id);
    await edit(id, cursor);
    for (const part of typed.split('\n')) {
      if (part !== typed.split('\n')[0]) await browser.page.keyboard.press('Enter');
      await browser.page.keyboard.insertText(part);
    }
    const layer = await layerOf(id);
    expect(layer.text).toBe(before.text.slice(0, cursor) + typed + before.text.slice(cursor));
    expect(layer.lines).toEqual(layoutText(layer, rendering.measureText).lines);
    await expectSame(await picture(), await browser.page.evaluate((given) => window.hooks.fresh(given), layer));
    await browser.page.evaluate(() => window.hooks.leave());
    expect(await picture()).toBe(await browser.page.evaluate((given) => window.hooks.fresh(given), layer));
  });

  it('keeps the upper left corner of a turned text where it was', async () => {
    const corner = ({ x, y, width, height, rotation }: TextLayer) => {
      const angle = (rotation * Math.PI) / 180;
      const [dx, dy] = [-width / 2, -height / 2];
      return [
        x + width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
        y + height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
      ];
    };
    const before = corner(turned);
    await edit(turned.id, 6);
    await browser.page.keyboard.insertText(' and typed on until it wraps');
    const after = corner(await layerOf(turned.id));
    expect(Math.abs(after[0]! - before[0]!)).toBeLessThan(0.01);
    expect(Math.abs(after[1]! - before[1]!)).toBeLessThan(0.01);
  });

  // typing-looks.test.ts walks over texts in every run.
  it.runIf(isLongRun)('walks the cursor over lines, and over what the lines leave out', async () => {
    await edit(long.id, 0);
    const rows = new Set<number>();
    for (let at = 0; at < long.text.length; at += 1) {
      const cursor = await browser.page.evaluate((id) => window.hooks.cursor(id), long.id);
      expect(cursor.start).toBe(at);
      rows.add(Math.round(cursor.top));
      await browser.page.keyboard.press('ArrowRight');
    }
    expect(rows.size).toBe(long.lines.length);
    await browser.page.keyboard.press('ArrowUp');
    const up = await browser.page.evaluate((id) => window.hooks.cursor(id), long.id);
    expect(up.start).toBeLessThan(long.text.length);
    expect(up.start).toBeGreaterThan(long.lines.at(-2)!.start - 1);
  });

  it('deletes a selection, its style and its line break', async () => {
    await edit(long.id, 9);
    for (let step = 0; step < 4; step += 1) await browser.page.keyboard.press('Shift+ArrowRight');
    await browser.page.keyboard.press('Backspace');
    const layer = await layerOf(long.id);
    expect(layer.text).toBe(long.text.slice(0, 9) + long.text.slice(13));
    expect(layer.runs).toEqual([]);
  });
});

describe('hands and changes from elsewhere', () => {
  it('leaves alone what is held and shows what was missed afterwards', async () => {
    await browser.page.evaluate((id) => window.hooks.hold([id]), box.id);
    await browser.page.evaluate((id) => window.hooks.change({ id, x: 10 }), box.id);
    expect((await layerOf(box.id)).x).toBe(400);
    await browser.page.evaluate((id) => window.hooks.release([id]), box.id);
    expect((await layerOf(box.id)).x).toBe(10);
  });

  it('leaves alone a text that is being typed', async () => {
    await edit(turned.id, 6);
    await browser.page.keyboard.insertText('!');
    await browser.page.evaluate((id) => window.hooks.change({ id, x: 0 }), turned.id);
    expect((await layerOf(turned.id)).text).toBe('turned!');
  });

  it('reads a drag by the pointer', async () => {
    const { x, y } = await browser.page.evaluate((id) => window.hooks.middle(id), box.id);
    const { mouse } = browser.page;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + 20, y + 10, { steps: 3 });
    await mouse.move(x + 55, y - 25, { steps: 3 });
    await mouse.up();
    const readings = await browser.page.evaluate(() => window.hooks.readings());
    expect(readings[box.id]).toMatchObject({ x: 455, y: 275, width: 120, height: 80, rotation: 0 });
  });

  it('shows while dragging what it shows afterwards, through what lies above and below', async () => {
    const veil = scene.shape({
      x: 430,
      y: 320,
      width: 160,
      height: 100,
      opacity: 0.6,
      fill: { type: 'solid', color: '#0f6b66' },
      shadow: { color: '#000000aa', x: 4, y: 4, blur: 10 },
    });
    const group = scene.group({ opacity: 0.5 });
    scene.text({ text: 'above', x: 420, y: 290, width: 200, fontSize: 60 }, group.id);
    for (const blend of ['normal', 'multiply'] as const) {
      scene.document = { ...scene.document, layers: { ...scene.document.layers, [veil.id]: { ...veil, blend } } };
      await browser.page.goto(browser.origin);
      await browser.page.waitForFunction(() => 'hooks' in window);
      await browser.page.evaluate(([design, page]) => window.hooks.open(design, page), [
        scene.document,
        scene.page,
      ] as const);
      const { mouse } = browser.page;
      await mouse.move(410, 310);
      await mouse.down();
      await mouse.move(425, 315, { steps: 3 });
      await mouse.move(440, 330, { steps: 3 });
      const during = await picture();
      const layer = await layerOf(box.id);
      expect(layer.x).toBe(430);
      const expected = await browser.page.evaluate((given) => window.hooks.fresh(given), layer);
      await mouse.up();
      await expectSame(during, expected);
    }
  });

  it('follows a change of several selected layers and keeps them selected', async () => {
    await browser.page.evaluate((ids) => window.hooks.select(ids), [box.id, turned.id]);
    await browser.page.evaluate((id) => window.hooks.change({ id, x: 100, rotation: 45 }), box.id);
    const readings = await browser.page.evaluate(() => window.hooks.readings());
    expect(Object.keys(readings)).toHaveLength(2);
    expect(readings[box.id]).toMatchObject({ x: 100, y: 300, rotation: 45 });
    expect(readings[turned.id]).toMatchObject({ x: turned.x, y: turned.y, rotation: 30 });
  });
});
