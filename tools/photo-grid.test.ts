/** Collages: pictures stay whole and in order, whatever changes about the grid. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createImageLayer, createTextLayer } from '#design/document/create.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { gridCells } from '#design/layout/grid-cells.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { photoGrid } from './photo-grid.ts';

let design: MemoryDesign;
let sizes: Map<string, { width: number; height: number }>;

beforeEach(() => {
  design = new MemoryDesign();
  sizes = new Map();
  for (const [name, width, height] of [
    ['a', 1600, 1200],
    ['b', 900, 1600],
    ['c', 1000, 1000],
    ['d', 2000, 800],
  ] as const)
    sizes.set(design.addPicture(`${name}.jpg`, width, height).id, { width, height });
});

interface Answer {
  id: string;
  gap: number;
  box: number[];
  cells: { id: string; asset?: string; empty?: string }[];
}

async function called(input: Record<string, unknown>): Promise<Answer> {
  const outcome = await design.call(photoGrid, input);
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.output as unknown as Answer;
}

const cellsOf = (id: string) => gridCells(design.document, id) as ImageLayer[];
const assetsOf = (id: string) => cellsOf(id).map(({ asset }) => [...sizes.keys()].indexOf(asset ?? ''));

/** Horizontal distortion of each drawn picture; 1 for none. */
function squeezes(id: string): number[] {
  return cellsOf(id)
    .filter(({ asset }) => asset !== null)
    .map(({ asset, width, height, crop }) => {
      const size = sizes.get(asset ?? '') ?? { width: 1, height: 1 };
      return width / (crop.width * size.width) / (height / (crop.height * size.height));
    });
}

describe('photo_grid', () => {
  it('makes even cells for the pictures given, over the whole page, and answers in reading order', async () => {
    const made = await called({ pictures: ['a', 'b', 'c', 'd'] });
    expect(made.box).toEqual([0, 0, 1080, 1080]);
    expect(assetsOf(made.id)).toEqual([0, 1, 2, 3]);
    expect(cellsOf(made.id).map(({ x, y, width, height }) => [x, y, width, height])).toEqual([
      [0, 0, 532, 532],
      [548, 0, 532, 532],
      [0, 548, 532, 532],
      [548, 548, 532, 532],
    ]);
    for (const squeeze of squeezes(made.id)) expect(squeeze).toBeCloseTo(1, 3);
  });

  it('leaves cells without pictures empty, and the texts of the page free', async () => {
    design.edit({
      type: 'layer.add',
      layer: createTextLayer({
        id: 'title',
        parent: design.page,
        order: 'a1',
        text: 'Summer',
        x: 80,
        y: 60,
        width: 900,
        height: 120,
      }),
    });
    const made = await called({ layout: '3-hero-left', pictures: ['a', '', 'c'] });
    expect(made.box[1]).toBeGreaterThanOrEqual(180);
    expect(made.cells.map(({ empty }) => empty !== undefined)).toEqual([false, true, false]);
  });

  it('takes pictures of the page in: their layers go, their looks come along', async () => {
    const asset = [...sizes.keys()][0] as string;
    design.edit({
      type: 'layer.add',
      layer: {
        ...createImageLayer({ id: 'photo', parent: design.page, order: 'a1', asset, width: 400, height: 300 }),
        filters: { ...createImageLayer({ id: 'x', parent: 'p', order: 'a1', asset }).filters, sepia: 0.5 },
      },
    });
    const made = await called({ pictures: ['photo', 'b'] });
    expect(design.document.layers.photo).toBeUndefined();
    expect(cellsOf(made.id)[0]).toMatchObject({ asset, filters: { sepia: 0.5 } });
  });

  it('changes layout, gap, corners and box without squeezing or losing a picture', async () => {
    const made = await called({ pictures: ['a', 'b', 'c', 'd'], gap: 10 });
    await called({ layer: made.id, layout: '4-hero-top' });
    expect(assetsOf(made.id)).toEqual([0, 1, 2, 3]);
    const spaced = await called({ layer: made.id, gap: 40, radius: 24 });
    expect(spaced.gap).toBe(40);
    expect(cellsOf(made.id).every(({ frame }) => frame.type === 'rectangle' && frame.radius === 24)).toBe(true);
    const smaller = await called({ layer: made.id, x: 100, y: 200, width: 600, height: 500 });
    expect(smaller).toMatchObject({ box: [100, 200, 600, 500], gap: 40 });
    for (const squeeze of squeezes(made.id)) expect(squeeze).toBeCloseTo(1, 2);
    const more = await called({ layer: made.id, layout: '6-three-two' });
    expect(more.cells.filter(({ empty }) => empty)).toHaveLength(2);
    const outcome = await design.call(photoGrid, { layer: made.id, layout: '3-rows' });
    expect(outcome).toMatchObject({ ok: false });
    expect(outcome.ok ? '' : outcome.error).toContain('4-squares');
  });

  it('swaps two cells, puts others into them, and knows a grid by one of its cells', async () => {
    const made = await called({ pictures: ['a', 'b'] });
    const [one, other] = made.cells.map(({ id }) => id);
    await called({ layer: made.id, swap: [one, other] });
    expect(assetsOf(made.id)).toEqual([1, 0]);
    await called({ layer: one, pictures: ['', 'd'] });
    expect(assetsOf(made.id)).toEqual([1, 3]);
    await called({ layer: made.id, pictures: [other, one] });
    expect(assetsOf(made.id)).toEqual([3, 1]);
    expect(await design.call(photoGrid, { layer: made.id, swap: [one, one] })).toMatchObject({ ok: false });
  });
});
