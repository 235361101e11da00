/**
 * Composed pages in other sizes: laid out again with the same layers, or carried over like any page once a user has
 * moved things.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import type { DesignDocument } from '#design/document/document.ts';
import type { ShapeLayer, TableLayer, TextLayer } from '#design/document/layers.ts';
import { childrenOf, leavesInPaintOrder } from '#design/document/tree.ts';
import { withTableLines } from '#design/layout/table-layout.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { composeDesign } from '../compose-design.ts';
import { extentOf } from '../contract/page-space.ts';
import { relayoutPage } from './relayout.ts';

const STORY = { width: 1080, height: 1920 };
const LANDSCAPE = { width: 1920, height: 1080 };
const SALE = {
  headline: 'Summer sale',
  subheading: 'Sneakers',
  offer: '30% off',
  callToAction: 'Shop now',
  mood: 'summer sale, sneakers',
};

let design: MemoryDesign;
let sizes: Map<string, { width: number; height: number }>;
beforeEach(() => {
  design = new MemoryDesign();
  const shoe = design.addPicture('shoe.jpg', 1400, 1100);
  sizes = new Map([[shoe.id, { width: 1400, height: 1100 }]]);
});

async function composed(input: Record<string, unknown>): Promise<string> {
  const outcome = await design.call(composeDesign, input);
  if (!outcome.ok) throw new Error(outcome.error);
  return (outcome.output as { composition: string }).composition;
}

function relaid(to: { width: number; height: number }) {
  const { measureText } = design.environment();
  const operations = relayoutPage(design.document, design.page, to, sizes, measureText);
  return operations && applyOperations(design.document, [{ type: 'design.resize', ...to }, ...operations]).document;
}

const named = (name: string) => Object.values(design.document.layers).find((layer) => layer.name === name);

describe('a composed page', () => {
  it('is laid out again for another size by most compositions, every layer kept', async () => {
    let anew = 0;
    for (let variant = 0; variant < 9; variant += 1) {
      await composed({ ...SALE, pictures: ['shoe.jpg'], variant });
      for (const size of [STORY, LANDSCAPE]) {
        const document = relaid(size);
        if (!document) continue;
        anew += 1;
        expect(Object.keys(document.layers).sort()).toEqual(Object.keys(design.document.layers).sort());
        for (const leaf of leavesInPaintOrder(document, design.page)) {
          if (leaf.type !== 'text') continue;
          const box = extentOf(leaf);
          expect(
            box.x >= -2 && box.y >= -2 && box.x + box.width <= size.width + 2 && box.y + box.height <= size.height + 2,
            `${variant} ${leaf.name}`,
          ).toBe(true);
          expect(leaf.text).toBe((design.document.layers[leaf.id] as TextLayer).text);
        }
      }
    }
    expect(anew).toBeGreaterThanOrEqual(14);
  });

  it('is laid out again whichever of its free choices show on the page of the other shape', async () => {
    design.edit({ type: 'design.resize', width: 1200, height: 630 });
    const lines = ['Sunday 9 November', '5 km', 'Uhuru Park', 'Entry 500', 'Register online'];
    await composed({ headline: 'Run for Mathare', lines, composition: 'bands', mood: 'professional' });
    const document = relaid({ width: 2480, height: 3508 });
    const field = Object.values(document?.layers ?? {}).find(({ name }) => name === 'Field');
    expect(field).toMatchObject({ width: 2480 });
  });

  it('is laid out again with drawn quotation marks in the place of typed ones', async () => {
    await composed({
      headline: '“My skin has never felt this calm.”',
      subheading: 'A customer',
      composition: 'quote',
      mood: 'calm',
    });
    const document = relaid(STORY);
    expect(
      Object.values(document?.layers ?? {}).flatMap((layer) => (layer.type === 'text' ? [layer.text] : [])),
    ).toEqual(['My skin has never felt this calm.', 'A customer']);
  });

  it('keeps colors and words that hands have given it', async () => {
    await composed({ ...SALE, pictures: ['shoe.jpg'], composition: 'framed-hero' });
    const headline = named('Headline') as TextLayer;
    const badge = named('Badge shape') as ShapeLayer;
    design.edit(
      { type: 'layer.update', id: headline.id, patch: { fill: { type: 'solid', color: '#123456' } } },
      { type: 'layer.update', id: badge.id, patch: { fill: { type: 'solid', color: '#00aa55' } } },
    );
    const story = relaid(STORY);
    expect(story?.layers[headline.id]).toMatchObject({ fill: { type: 'solid', color: '#123456' } });
    expect(story?.layers[badge.id]).toMatchObject({ fill: { type: 'solid', color: '#00aa55' } });
    expect(childrenOf(story ?? design.document, design.page).length).toBe(
      childrenOf(design.document, design.page).length,
    );
  });

  it('comes back to where it was', async () => {
    await composed({ ...SALE, composition: 'bands' });
    const before = design.document;
    const story = relaid(STORY);
    expect(story).not.toBeNull();
    design.document = story ?? before;
    const back = relaid({ width: 1080, height: 1080 });
    for (const [id, layer] of Object.entries(before.layers))
      if (layer.type === 'text') expect(back?.layers[id]).toMatchObject({ fontSize: layer.fontSize });
  });

  it('that hands have moved, added to or locked is not laid out again', async () => {
    await composed({ ...SALE, pictures: ['shoe.jpg'], composition: 'framed-hero' });
    const photo = named('Photo');
    const untouched = design.document;
    expect(relaid(STORY)).not.toBeNull();
    if (photo?.type !== 'image') throw new Error('There is no photo');
    design.edit({ type: 'layer.update', id: photo.id, patch: { x: photo.x - 60, y: photo.y } });
    expect(relaid(STORY)).toBeNull();
    design.document = untouched;
    design.edit({ type: 'layer.update', id: photo.id, patch: { locked: true } });
    expect(relaid(STORY)).toBeNull();
  });
});

describe('a page around a table', () => {
  const MENU = {
    headline: 'Coffee menu',
    subheading: 'Bean There',
    lines: ['Open daily 8–18', 'Oat milk +0.50'],
    table: {
      rows: [
        ['Espresso', '2.50'],
        ['Flat white', '3.80'],
        ['Chai latte', '4.00'],
        ['Cookie', '2.00'],
      ],
    },
  };
  const tableOf = (layers: DesignDocument['layers']) =>
    Object.values(layers).find((layer): layer is TableLayer => layer.type === 'table')!;

  it.each(
    ['table-sheet', 'table-card', 'table-band', 'table-side'].flatMap((composition) =>
      ['loud', 'elegant', 'playful'].map((mood) => ({ composition, mood })),
    ),
  )('is laid out anew, too: $composition, $mood', async (input) => {
    await composed({ ...MENU, ...input });
    const before = tableOf(design.document.layers);
    for (const size of [STORY, LANDSCAPE]) {
      const document = relaid(size);
      const table = tableOf(document!.layers);
      expect(table.cells.map((row) => row.map(({ text, style }) => [text, style]))).toEqual(
        before.cells.map((row) => row.map(({ text, style }) => [text, style])),
      );
      expect(table.width / before.width !== size.width / 1080 || table.fontSize !== before.fontSize).toBe(true);
      const box = extentOf(table);
      expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height).toBe(
        true,
      );
    }
  });

  it('keeps the colors, cells and emphases that hands have given it', async () => {
    await composed({ ...MENU, composition: 'table-sheet', mood: 'elegant' });
    const table = tableOf(design.document.layers);
    const cells = table.cells.map((row, index) =>
      index === 1 ? row.map((cell) => ({ ...cell, style: { ...cell.style, color: '#cc0000' } })) : row,
    );
    design.edit({ type: 'layer.update', id: table.id, patch: { cells, body: { ...table.body, color: '#123456' } } });
    const after = tableOf(relaid(STORY)!.layers);
    expect(after.body.color).toBe('#123456');
    expect(after.cells[1]?.map(({ style }) => style.color)).toEqual(['#cc0000', '#cc0000']);
    expect(after.borders.rows?.color).toBe(table.borders.rows?.color);
    // Larger letters are a user's edit, so the page is carried over instead.
    const { fontSize, height, ...larger } = withTableLines(
      { ...table, fontSize: table.fontSize * 1.3, rows: table.rows.map(() => ({ height: 0 })) },
      design.environment().measureText,
    );
    design.edit({
      type: 'layer.update',
      id: table.id,
      patch: { fontSize, height, rows: larger.rows, cells: larger.cells },
    });
    expect(relaid(STORY)).toBeNull();
  });
});

it('a page that was not composed is not laid out again', () => {
  expect(relaid(STORY)).toBeNull();
});
