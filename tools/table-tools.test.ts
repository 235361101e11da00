/** Tables among the other tools: resized, styled and branded, they stay legible and as high as their rows. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createTableLayer, tableCells } from '#design/document/create.ts';
import type { TableLayer } from '#design/document/layers.ts';
import { contrast } from '#design/layout/contrast.ts';
import { cellLook, rowHeights, withTableLines } from '#design/layout/table-layout.ts';
import { tableLook } from '#design/tables/styles.ts';
import { MemoryDesign, roughMeasure } from '#tests/fakes/memory-design.ts';
import { findTool } from './index.ts';
import { runTool } from './contract/run.ts';

let design: MemoryDesign;
const table = () => design.document.layers.table as TableLayer;

beforeEach(() => {
  design = new MemoryDesign();
  const cells = tableCells([
    ['Product', 'Size', 'Price'],
    ['Linen tote bag', '38 × 42 cm', '$24'],
    ['Canvas backpack', '16 l', '$58'],
  ]);
  const layer = createTableLayer({
    id: 'table',
    parent: design.page,
    order: 'a1',
    x: 120,
    y: 300,
    width: 840,
    fontSize: 34,
    cells,
    ...tableLook('striped', 34),
  });
  design.edit({ type: 'layer.add', layer: withTableLines(layer, roughMeasure) });
});

async function does(name: string, input: object): Promise<void> {
  const tool = findTool(name);
  if (!tool) throw new Error(name);
  let count = 0;
  const outcome = await runTool({
    tool,
    input,
    environment: design.environment(),
    newId: () => `new${(count += 1)}`,
    signal: new AbortController().signal,
  });
  expect(outcome).toMatchObject({ ok: true });
}

const isWhole = () => {
  expect(table().height).toBeCloseTo(
    rowHeights(table()).reduce((sum, height) => sum + height, 0),
    0,
  );
  const breaks = ({ cells }: TableLayer) =>
    cells.map((row) => row.map(({ lines }) => lines.map(({ start, end }) => [start, end])));
  expect(breaks(table())).toEqual(breaks(withTableLines(table(), roughMeasure)));
};

describe('tables among the other tools', () => {
  it.each([
    ['resize', { format: 'instagram-story' }],
    ['resize', { width: 1600, height: 600 }],
    ['update_layer', { layer: 'table', width: 420 }],
    ['update_layer', { layer: 'table', height: 200 }],
    ['update_layer', { layer: 'table', scale: 0.6 }],
    ['update_layer', { layer: 'table', font: 'Anton', weight: 'bold', radius: 24 }],
    ['arrange', { layers: ['table'], align: 'top' }],
  ])('%s %o', async (name, input) => {
    expect.hasAssertions();
    await does(name, input);
    isWhole();
  });

  it('takes on the colors and letters of a brand, and reads afterwards', async () => {
    design.brandKit = {
      ...design.brandKit,
      colors: ['#1b2a49', '#ffd166', '#fff8ec'],
      fonts: { heading: 'Fraunces', body: 'DM Sans' },
    };
    await does('apply_brand_kit', { what: ['colors', 'fonts'] });
    isWhole();
    expect(table().fontFamily).toBe('DM Sans');
    expect(design.brandKit.colors).toContain(table().header.fill);
    table().cells.forEach((line, row) =>
      line.forEach((_, column) => {
        const look = cellLook(table(), row, column);
        expect(contrast(look.color, look.fill ?? '#ffffff')).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
