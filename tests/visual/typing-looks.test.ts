/**
 * Typing in texts of every look: curved, lists, outlined, echoed, filling their box. Entering, typing and leaving
 * change only the cursor and the words.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRendering, type Rendering } from '#app/services/rendering/rendering.server.ts';
import type { TextLayer } from '#design/document/layers.ts';
import { oneIn } from '#tests/fixtures/sample.ts';
import type { EditingHooks } from './browser-half-editing.ts';
import { openHalf, type OpenPage } from './browser-page.ts';
import { comparePictures } from './compare-pictures.ts';
import { SceneBuilder } from './scene-builder.ts';

declare global {
  interface Window {
    hooks: EditingHooks;
  }
}

const solid = (color: string) => ({ type: 'solid' as const, color });
const GRADIENT = {
  type: 'linear' as const,
  angle: 90,
  stops: [
    { at: 0, color: '#f4502f' },
    { at: 1, color: '#0f6b66' },
  ],
};

const LOOKS: Readonly<Record<string, Partial<TextLayer>>> = {
  'arching up, in a gradient': { curve: 150, fill: GRADIENT, underline: true },
  'hanging down on a pill': {
    curve: -120,
    fill: solid('#ffffff'),
    box: { fill: solid('#0f6b66'), paddingX: 20, paddingY: 8, radius: 60 },
  },
  'on a full circle, turned': { curve: 360, rotation: 20, fontSize: 24 },
  'Arabic on a curve': { curve: 100, text: 'تصميم جميل يبدأ بفكرة', fontFamily: 'Noto Sans Arabic' },
  'bullets with levels': {
    list: 'bullet',
    text: 'First item that is long enough to wrap\n\tNested\nLast',
    fontSize: 26,
  },
  'numbers from right to left': {
    list: 'number',
    text: 'البند الأول\n\tالبند الثاني\nالثالث',
    align: 'right',
    fontSize: 26,
  },
  'hollow, with an echo': {
    fill: solid('#ffffff00'),
    stroke: { color: '#17150f', width: 3, dash: [] },
    echoes: [{ color: '#f4a28f', x: 6, y: 6 }],
    fontFamily: 'Anton',
  },
  'shadowed, in capitals': {
    shadow: { color: '#17150f66', x: 0, y: 6, blur: 12 },
    letterCase: 'upper',
    letterSpacing: 80,
  },
  'filling its box': { autoSize: 'letters', height: 220, verticalAlign: 'middle' },
  'with runs and emoji': {
    text: 'Sale 🔥 ends now',
    runs: [
      { start: 0, end: 4, style: { fontWeight: 900, fill: solid('#f4502f') } },
      { start: 8, end: 12, style: { italic: true, strikethrough: true } },
    ],
  },
};

let rendering: Rendering;
let browser: OpenPage;
let scene: SceneBuilder;

beforeAll(async () => {
  rendering = createRendering({ assetBytes: async () => null, workers: 1 });
  browser = await openHalf('browser-half-editing.ts', new Map(), 'hooks');
});

afterAll(async () => {
  await browser?.close();
  await rendering?.close();
});

beforeEach(() => {
  scene = new SceneBuilder(rendering.measureText, 700, 500);
});

async function opened(look: Partial<TextLayer>): Promise<TextLayer> {
  const layer = scene.text({
    text: 'Fresh every morning',
    x: 150,
    y: 120,
    width: 360,
    fontSize: 44,
    fontWeight: 700,
    ...look,
  });
  await browser.page.goto(browser.origin);
  await browser.page.waitForFunction(() => 'hooks' in window);
  await browser.page.evaluate(([design, page]) => window.hooks.open(design, page), [
    scene.document,
    scene.page,
  ] as const);
  return layer;
}

const picture = () => browser.page.evaluate(() => window.hooks.picture());
const layerOf = (id: string) => browser.page.evaluate((layer) => window.hooks.layer(layer), id);
const fresh = (layer: TextLayer) => browser.page.evaluate((given) => window.hooks.fresh(given), layer);
const edit = (id: string, cursor: number) =>
  browser.page.evaluate(([layer, at]) => window.hooks.edit(layer, at), [id, cursor] as const);
const png = (address: string) => Buffer.from(address.split(',')[1]!, 'base64');

async function expectSame(actual: string, expected: string): Promise<void> {
  expect(await comparePictures(png(actual), png(expected), { channel: 3 })).toMatchObject({ share: 0 });
}

// An ordinary run tries every fourth look in one of the three ways, varying from look to look.
describe.each(
  oneIn(4, Object.entries(LOOKS)).map(
    ([name, look], index) => [name, look, oneIn(3, ['entered', 'typed', 'walked'], index % 3)] as const,
  ),
)('a text %s', (_name, look, ways) => {
  it.runIf(ways.includes('entered'))('is the same picture while it is edited, and afterwards', async () => {
    const layer = await opened(look);
    const before = await picture();
    await edit(layer.id, 2);
    await expectSame(await picture(), before);
    await browser.page.evaluate(() => window.hooks.leave());
    expect(await picture()).toBe(before);
  });

  it.runIf(ways.includes('typed'))('looks while it is typed as it will when it is done', async () => {
    const { id } = await opened(look);
    await edit(id, 3);
    await browser.page.keyboard.insertText('xyz ');
    const layer = await layerOf(id);
    expect(layer.text).toContain('xyz ');
    await expectSame(await picture(), await fresh(layer));
    await browser.page.evaluate(() => window.hooks.leave());
    expect(await picture()).toBe(await fresh(layer));
  });

  it.runIf(ways.includes('walked'))('lets the cursor reach every letter', async () => {
    const layer = await opened(look);
    await edit(layer.id, 0);
    const places = new Set<string>();
    const letters = [...new Intl.Segmenter('en').segment(layer.text)].length;
    for (let at = 0; at <= letters; at += 1) {
      const { left, top, start } = await browser.page.evaluate((id) => window.hooks.cursor(id), layer.id);
      expect(start).toBe(at);
      places.add(`${Math.round(left)} ${Math.round(top)}`);
      await browser.page.keyboard.press(look.text && /[\u0600-\u06ff]/.test(look.text) ? 'ArrowLeft' : 'ArrowRight');
    }
    // Tabs of a list have no width, nor has a break that is also a space.
    expect(places.size).toBeGreaterThan(letters * 0.8);
  });
});

it('finds the letter under the pointer on a curve', async () => {
  const layer = await opened({ curve: 180 });
  await edit(layer.id, 0);
  for (const index of [1, 8, 15]) {
    await edit(layer.id, index);
    const { left, top } = await browser.page.evaluate((id) => window.hooks.cursor(id), layer.id);
    const shown = await layerOf(layer.id);
    // From the upper end of the cursor a little towards the centre of the circle.
    const [x, y] = [shown.x + left, shown.y + top];
    const centre = { x: shown.x + shown.width / 2, y: shown.y + shown.height };
    await browser.page.mouse.click(x + (centre.x - x) * 0.1, y + (centre.y - y) * 0.1);
    const cursor = await browser.page.evaluate((id) => window.hooks.cursor(id), layer.id);
    expect(cursor.start).toBe(index);
  }
});
