/** A scene on a composed page: what goes with the old background, where the product stands, how words stay legible. */
import { describe, expect, it } from 'vitest';
import { createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { ImageLayer, LeafLayer, ShapeLayer, TextLayer } from '#design/document/layers.ts';
import { intersectionOf, type Box } from '#design/document/geometry.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { lintPage } from '#design/lint/lint-page.ts';
import { MemoryDesign, roughMeasure } from '#tests/fakes/memory-design.ts';
import { placeInScene } from '#tools/place-in-scene.ts';
import { keepLegible } from './keep-legible.ts';
import { oldBackdrop } from './old-backdrop.ts';
import { roomFor } from './product-room.ts';
import { inkBoxOf } from './text-boxes.ts';

const HOME: Box = { x: 340, y: 380, width: 400, height: 400 };
const MASK: ImageLayer['mask'] = { asset: 'a'.repeat(64), strokes: [] };

/** A page with a product in its middle, a headline above and a line below; more layers lie below or above the product. */
function composed(below: Partial<ShapeLayer>[] = [], above: LeafLayer[] = []) {
  const design = new MemoryDesign();
  const photo = design.addPicture('mug.jpg', 900, 900);
  const add = (layer: LeafLayer) => design.edit({ type: 'layer.add', layer });
  for (const [at, shape] of below.entries())
    add(
      createShapeLayer({
        id: `below${at}`,
        parent: design.page,
        order: `a1${at + 1}`,
        fill: { type: 'solid', color: '#ffcc00' },
        shape: { kind: 'rectangle', radius: 0 },
        ...(shape as object),
      }),
    );
  add(
    createImageLayer({
      id: 'mug',
      parent: design.page,
      order: 'a3',
      asset: photo.id,
      name: 'Mug',
      mask: MASK,
      ...HOME,
    }),
  );
  const text = (id: string, words: string, y: number, order: string, more: Partial<TextLayer> = {}) =>
    add(
      withLines(
        createTextLayer({
          id,
          parent: design.page,
          order,
          text: words,
          x: 90,
          y,
          width: 900,
          fontSize: 80,
          align: 'center',
          fill: { type: 'solid', color: '#111111' },
          ...more,
        }),
        roughMeasure,
      ),
    );
  text('headline', 'Slow mornings', 120, 'a5');
  text('line', 'Thrown by hand', 900, 'a6', { fontSize: 40 });
  for (const layer of above) add({ ...layer, parent: design.page });
  return design;
}

const goneFrom = (design: MemoryDesign): string[] => {
  const mug = design.document.layers.mug as ImageLayer;
  return oldBackdrop(design.document, design.page, mug, HOME).map(({ name, id }) => name || id);
};

describe('what belonged to the old background', () => {
  it('goes: the disc behind the product, panels and blobs of the ground, rays over the page', () => {
    const design = composed([
      { name: 'Field', x: 0, y: 0, width: 1080, height: 1080 },
      { name: 'Disc', x: 300, y: 340, width: 480, height: 480 },
      { name: 'Blob', x: -120, y: 820, width: 300, height: 300 },
      {
        name: 'Ring',
        x: 280,
        y: 320,
        width: 520,
        height: 520,
        fill: null,
        stroke: { color: '#000000', width: 8, dash: [] },
      },
    ]);
    expect(goneFrom(design)).toEqual(['Field', 'Disc', 'Blob', 'Ring']);
  });

  it('stays: what carries words, rules, borders, and what somebody added or locked', () => {
    const design = composed([
      { name: 'Panel', x: 60, y: 90, width: 960, height: 200 },
      { name: 'Rule', x: 400, y: 860, width: 280, height: 4 },
      {
        name: 'Border',
        x: 30,
        y: 30,
        width: 1020,
        height: 1020,
        fill: null,
        stroke: { color: '#000000', width: 8, dash: [] },
      },
      { name: '', x: 320, y: 420, width: 120, height: 120 },
      { name: 'Own', x: 320, y: 360, width: 120, height: 120, locked: true },
    ]);
    expect(goneFrom(design)).toEqual([]);
  });

  it('stays in front of the product, unless it veils the page', () => {
    const star = createShapeLayer({
      id: 'star',
      parent: '',
      order: 'a7',
      name: 'Heart',
      shape: { kind: 'rectangle', radius: 0 },
      x: 650,
      y: 500,
      width: 90,
      height: 90,
      fill: { type: 'solid', color: '#ff0000' },
    });
    const veil = { ...star, id: 'veil', order: 'a8', name: 'Scrim', x: 0, y: 0, width: 1080, height: 1080 };
    expect(goneFrom(composed([], [star, veil]))).toEqual(['Scrim']);
  });

  it('goes and comes back in one step, and the answer names it', async () => {
    const design = composed([{ name: 'Disc', x: 300, y: 340, width: 480, height: 480 }]);
    const before = design.document;
    const outcome = await design.call(placeInScene, { layer: 'mug', scene: 'beach-day' });
    expect(outcome).toMatchObject({ ok: true, output: { removed: ['Disc'] } });
    expect(design.document.layers.below0).toBeUndefined();
    design.undo();
    expect(design.document).toEqual(before);
  });
});

describe('the room of the product', () => {
  const none: ReadonlySet<string> = new Set();
  const inPx = ({ x, y, width, height }: Box): Box => ({
    x: x * 1080,
    y: y * 1080,
    width: width * 1080,
    height: height * 1080,
  });
  const wordsOf = (design: MemoryDesign) =>
    ['headline', 'line'].map((id) => inkBoxOf(design.document.layers[id] as TextLayer) as Box);

  it('is where the layout had it', () => {
    const design = composed();
    const mug = design.document.layers.mug as ImageLayer;
    const room = roomFor(design.document, design.page, mug, { home: HOME, removed: none, isPhoto: false });
    expect(room && inPx(room)).toEqual(HOME);
  });

  it('is clear of all words for a photo that filled the page', () => {
    const design = composed();
    const mug = design.document.layers.mug as ImageLayer;
    const whole = { x: 0, y: 0, width: 1080, height: 1080 };
    const room = roomFor(design.document, design.page, mug, { home: whole, removed: none, isPhoto: true });
    expect(room).not.toBeNull();
    for (const words of wordsOf(design)) expect(intersectionOf(inPx(room as Box), words)).toBeNull();
    expect((room as Box).height).toBeGreaterThan(0.4);
  });

  it('is left to the scene on a page with nothing else', () => {
    const design = new MemoryDesign();
    expect(roomFor(design.document, design.page, null, { home: null, removed: none, isPhoto: true })).toBeNull();
  });

  it('reaches the renderer', async () => {
    const design = composed();
    await design.call(placeInScene, { layer: 'mug', scene: 'beach-day' });
    expect(design.scenes.asked[0]?.within).toEqual({
      x: HOME.x / 1080,
      y: HOME.y / 1080,
      width: HOME.width / 1080,
      height: HOME.height / 1080,
    });
  });
});

describe('words', () => {
  const shadeOn = (document: MemoryDesign['document'], box: Box): boolean =>
    Object.values(document.layers).some(
      (layer) => layer.id.startsWith('shade') && layer.type === 'shape' && intersectionOf(layer, box) !== null,
    );

  /** A page whose picture has this color wherever it is looked at; shades on it are nearly black. */
  const ports = (design: MemoryDesign, color: () => string) => {
    let count = 0;
    return {
      page: design.page,
      measureText: roughMeasure,
      newId: () => `shade${(count += 1)}`,
      samplePixels: async (document: MemoryDesign['document'], _page: string, box: Box) => ({
        color: shadeOn(document, box) ? '#101010' : color(),
        spread: 0.02,
      }),
    };
  };

  it('keep their color where it reads', async () => {
    const design = composed();
    expect(
      await keepLegible(
        design.document,
        design.document,
        [],
        ports(design, () => '#f4f4f4'),
      ),
    ).toMatchObject({
      operations: [],
    });
  });

  it('take a color of the brand before black or white', async () => {
    const design = composed();
    const { operations, recolored, isShaded } = await keepLegible(
      design.document,
      design.document,
      ['#ffe14d'],
      ports(design, () => '#101010'),
    );
    expect(isShaded).toBe(false);
    expect(recolored.toSorted()).toEqual(['headline', 'line']);
    expect(operations).toMatchObject(['headline', 'line'].map((id) => ({ id, patch: { fill: { color: '#ffe14d' } } })));
  });

  it('get a soft shade below the product where no color reads, and nothing moves', async () => {
    const design = composed();
    // Every piece of a line is on another ground.
    let turn = 0;
    const striped = ports(design, () => ((turn += 1) % 2 === 0 ? '#000000' : '#ffffff'));
    const { operations, isShaded } = await keepLegible(design.document, design.document, [], striped);
    expect(isShaded).toBe(true);
    const [shade] = operations;
    expect(shade).toMatchObject({ type: 'layer.add', layer: { fill: { type: 'linear' } } });
    if (shade?.type === 'layer.add') expect(shade.layer.order < 'a3').toBe(true);
    for (const one of operations)
      if (one.type === 'layer.update') expect(Object.keys(one.patch).toSorted()).toEqual(['fill', 'opacity', 'runs']);
  });
});

it('a preview changes nothing, costs nothing, and names the call that makes it', async () => {
  const design = composed([{ name: 'Disc', x: 300, y: 340, width: 480, height: 480 }]);
  const before = design.document;
  const outcome = await design.call(placeInScene, { layer: 'mug', words: 'on oak', preview: true });
  if (!outcome.ok) throw new Error(outcome.error);
  expect(design.document).toEqual(before);
  expect(design.credits.booked).toEqual([]);
  const { toUse, preview } = outcome.output as { toUse: object; preview: boolean };
  expect(preview).toBe(true);
  expect(outcome.card.choices).toMatchObject([{ tool: 'place_in_scene', input: toUse, cost: { unit: 'image' } }]);
  expect((await design.call(placeInScene, toUse)).ok).toBe(true);
  // And once more, from what stands there now: the old shadow goes once.
  expect((await design.call(placeInScene, { layer: 'mug', words: 'on oak', preview: true })).ok).toBe(true);
  expect(
    (await lintPage(design.document, design.page, design.environment())).filter(({ rule }) => rule === 'covered'),
  ).toEqual([]);
});
