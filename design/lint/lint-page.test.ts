/** The lint: each rule finds its problem, and leaves alone what designs are made of. */
import { describe, expect, it } from 'vitest';
import {
  createDocument,
  createGroupLayer,
  createImageLayer,
  createShapeLayer,
  createStickerLayer,
  createTextLayer,
} from '../document/create.ts';
import type { DesignDocument } from '../document/document.ts';
import { containsPoint } from '../document/geometry.ts';
import type { Layer, TextLayer } from '../document/layers.ts';
import type { MeasureText } from '../document/measure.ts';
import { firstPage, leavesInPaintOrder, topOrder } from '../document/tree.ts';
import { withLines } from '../layout/text-lines.ts';
import { lintPage } from './lint-page.ts';
import { areaOfPolygon, clip, sharedArea } from './polygon.ts';
import type { SamplePixels } from '../document/sample-pixels.ts';

/** Every letter half as wide as it is high. */
const measure: MeasureText = (text, { fontSize }) => text.length * fontSize * 0.5;
const ASSET = 'a'.repeat(64);

/** A page as flat colors: the topmost shape at the center of the box, or the background. Pictures are grey. */
const flatPixels: SamplePixels = (document, page, box) => {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const background = document.pages[page]?.background;
  let color = background?.type === 'solid' ? background.color : '#ffffff';
  for (const layer of leavesInPaintOrder(document, page)) {
    if (!containsPoint(layer, middle)) continue;
    if (layer.type === 'shape' && layer.fill?.type === 'solid') color = layer.fill.color;
    if (layer.type === 'image') color = '#808080';
  }
  return Promise.resolve({ color, spread: 0 });
};

class Page {
  document: DesignDocument;
  readonly page: string;
  #count = 0;

  constructor(background = '#ffffff', size = { width: 1080, height: 1080 }) {
    this.document = createDocument({
      ...size,
      newId: () => `p${(this.#count += 1)}`,
      background: { type: 'solid', color: background },
    });
    this.page = firstPage(this.document).id;
  }

  add<Added extends Layer>(
    make: (place: { id: string; parent: string; order: string }) => Added,
    parent = this.page,
  ): Added {
    const layer = make({ id: `l${(this.#count += 1)}`, parent, order: topOrder(this.document, parent) });
    this.document = { ...this.document, layers: { ...this.document.layers, [layer.id]: layer } };
    return layer;
  }

  text(text: string, more: Partial<TextLayer> = {}, parent = this.page): TextLayer {
    return this.add(
      (place) =>
        withLines(createTextLayer({ ...place, text, x: 100, y: 100, width: 800, fontSize: 60, ...more }), measure),
      parent,
    );
  }

  async rules(): Promise<string[]> {
    return (await lintPage(this.document, this.page, { samplePixels: flatPixels })).map(({ rule }) => rule);
  }
}

describe('lintPage', () => {
  it('finds nothing on a sound page', async () => {
    const page = new Page();
    page.add((place) => createImageLayer({ ...place, asset: ASSET, x: 90, y: 400, width: 900, height: 500 }));
    page.text('Summer sale', { y: 100 });
    page.text('Up to 30% off', { y: 240, fontSize: 40 });
    expect(await page.rules()).toEqual([]);
  });

  it('finds words cut by a line break, and boxes that are too low', async () => {
    const cut = new Page();
    cut.text('Extraordinary', { width: 200 });
    expect(await cut.rules()).toEqual(['overflow']);
    const low = new Page();
    const text = low.text('One line and another one', { width: 300 });
    low.document = { ...low.document, layers: { [text.id]: { ...text, height: 60 } } };
    expect(await low.rules()).toContain('overflow');
  });

  it('finds letters beyond the page, also of turned texts, and layers that are gone', async () => {
    const page = new Page();
    page.text('Reaching out', { x: 900, y: 100, width: 700 });
    page.text('Turned', { x: -40, y: 500, width: 400, rotation: 90 });
    const shape = page.add((place) => createShapeLayer({ ...place, x: 1075, y: 600, width: 300, height: 100 }));
    const findings = await lintPage(page.document, page.page, { samplePixels: flatPixels });
    expect(findings.map(({ rule }) => rule)).toEqual(['off-page', 'off-page']);
    expect(findings[1]?.layers).toEqual([shape.id]);
  });

  it('lets pictures bleed off the page', async () => {
    const page = new Page();
    page.add((place) => createImageLayer({ ...place, asset: ASSET, x: -200, y: 300, width: 1500, height: 500 }));
    expect(await page.rules()).toEqual([]);
  });

  it('finds texts over texts, but no turned neighbours whose boxes only seem to meet', async () => {
    const page = new Page();
    page.text('The first of them', { y: 100 });
    page.text('The second', { y: 120 });
    expect(await page.rules()).toEqual(['overlap']);
    const turned = new Page();
    turned.text('A long line of many letters', { x: 100, y: 500, width: 880, rotation: 45 });
    turned.text('Corner', { x: 700, y: 150, width: 300 });
    expect(await turned.rules()).toEqual([]);
    // Figures stand on their line; letters may reach below it.
    for (const [text, rules] of [
      ['20%', []],
      ['gay', ['overlap']],
    ] as const) {
      const large = new Page();
      large.text(text, { y: 100, fontSize: 400, lineHeight: 0.84, width: 900 });
      large.text('off', { y: 420, fontSize: 100 });
      expect(await large.rules(), text).toEqual(rules);
    }
  });

  it('finds texts behind pictures and opaque shapes; icons and glassy panes hide nothing', async () => {
    const page = new Page();
    const text = page.text('Hidden words');
    const picture = page.add((place) =>
      createImageLayer({ ...place, asset: ASSET, x: 90, y: 90, width: 300, height: 300 }),
    );
    const findings = await lintPage(page.document, page.page, { samplePixels: flatPixels });
    expect(findings.filter(({ rule }) => rule === 'covered').map(({ layers }) => layers)).toEqual([
      [text.id, picture.id],
    ]);
    const sticker = new Page();
    sticker.text('Under fire');
    sticker.add((place) =>
      createStickerLayer({ ...place, source: { type: 'emoji', emoji: '🔥' }, x: 250, y: 60, width: 150, height: 150 }),
    );
    expect(await sticker.rules()).toEqual(['covered']);
    const glassy = new Page();
    glassy.text('Seen words');
    glassy.add((place) =>
      createShapeLayer({ ...place, x: 90, y: 90, opacity: 0.1, fill: { type: 'solid', color: '#ff0000' } }),
    );
    expect(await glassy.rules()).toEqual([]);
  });

  it('measures contrast against what is behind the letters: shapes, pictures, pills', async () => {
    const page = new Page('#ffffff');
    page.add((place) =>
      createShapeLayer({ ...place, x: 0, y: 0, width: 1080, height: 400, fill: { type: 'solid', color: '#111111' } }),
    );
    const dark = page.text('Dark on dark', { y: 100, fill: { type: 'solid', color: '#222222' } });
    page.text('White on dark', { y: 200, fill: { type: 'solid', color: '#ffffff' } });
    const yellow = page.text('Yellow on white', { y: 600, fill: { type: 'solid', color: '#ffe14d' } });
    page.text('On a pill', {
      y: 800,
      fill: { type: 'solid', color: '#ffe14d' },
      box: { fill: { type: 'solid', color: '#1a1a1a' }, paddingX: 20, paddingY: 10, radius: 10 },
    });
    const findings = await lintPage(page.document, page.page, { samplePixels: flatPixels });
    expect(findings.map(({ rule, layers }) => [rule, layers[0]])).toEqual([
      ['contrast', dark.id],
      ['contrast', yellow.id],
    ]);
    expect(findings[0]?.words).toMatch(/contrast 1\.\d, at least 3/);
  });

  it('asks more of small letters, as seen at 1080', async () => {
    const fill = { type: 'solid' as const, color: '#8a8a8a' };
    const large = new Page();
    large.text('Large grey', { fontSize: 60, fill });
    const small = new Page();
    small.text('Small grey', { fontSize: 24, fill });
    const poster = new Page('#ffffff', { width: 4000, height: 4000 });
    poster.text('Grey', { fontSize: 60, fill });
    expect([await large.rules(), await small.rules(), await poster.rules()]).toEqual([[], ['contrast'], ['contrast']]);
  });

  it('sees inks of runs, and outlines that carry a text', async () => {
    const page = new Page();
    page.text('Half of it is white', {
      runs: [{ start: 8, end: 19, style: { fill: { type: 'solid', color: '#ffffff' } } }],
    });
    page.text('Outlined', {
      y: 500,
      fill: { type: 'solid', color: '#ffffff' },
      stroke: { color: '#000000', width: 6, dash: [] },
    });
    expect(await page.rules()).toEqual(['contrast']);
  });

  it('finds tiny texts for the size of the page', async () => {
    const page = new Page();
    page.text('Fine print', { fontSize: 12 });
    const card = new Page('#ffffff', { width: 350, height: 200 });
    card.text('Card', { fontSize: 12, x: 20, y: 20, width: 200 });
    expect([await page.rules(), await card.rules()]).toEqual([['tiny-text'], []]);
  });

  it('ignores what nobody sees, through groups too', async () => {
    const page = new Page();
    const group = page.add((place) => createGroupLayer({ ...place, visible: false }));
    page.text('Hidden', { x: 2000, fontSize: 5 }, group.id);
    page.text(' ', { x: 2000 });
    page.text('Decoration', { opacity: 0.1, fill: { type: 'solid', color: '#eeeeee' }, y: 300 });
    page.text('Words above it', { y: 300 });
    expect(await page.rules()).toEqual([]);
    expect(await lintPage(page.document, 'missing', { samplePixels: flatPixels })).toEqual([]);
  });
});

describe('shared areas', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];
  it('are exact', () => {
    expect(
      sharedArea(
        square,
        square.map(({ x, y }) => ({ x: x + 5, y: y + 5 })),
      ),
    ).toBeCloseTo(25);
    expect(
      sharedArea(square, [
        { x: 5, y: -5 },
        { x: 15, y: 5 },
        { x: 5, y: 15 },
        { x: -5, y: 5 },
      ]),
    ).toBeCloseTo(areaOfPolygon(square));
    expect(
      sharedArea(square, [
        { x: 5, y: -3 },
        { x: 13, y: 5 },
        { x: 5, y: 13 },
        { x: -3, y: 5 },
      ]),
    ).toBeCloseTo(100 - 4 * 2);
    expect(
      clip(
        square,
        square.map(({ x, y }) => ({ x: x + 20, y })),
      ),
    ).toEqual([]);
  });
});
