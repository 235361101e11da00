/** User's pictures: which one, its size and place, and never over a text. */
import { describe, expect, it } from 'vitest';
import { createTextLayer } from '#design/document/create.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { childrenOf } from '#design/document/tree.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { addImage } from './add-image.ts';
import { overlapOf } from './contract/page-space.ts';

async function added(design: MemoryDesign, input: Record<string, unknown>): Promise<ImageLayer> {
  const outcome = await design.call(addImage, input);
  if (!outcome.ok) throw new Error(outcome.error);
  return design.document.layers[(outcome.output as { id: string }).id] as ImageLayer;
}

describe('add_image', () => {
  it('knows a picture by name, by id and by the first characters of it, and nobody else’s', async () => {
    const design = new MemoryDesign();
    const { id } = design.addPicture('Red shoe.JPG', 1600, 1200);
    for (const asset of ['Red shoe.JPG', 'red shoe', id, id.slice(0, 12)])
      expect((await added(design, { asset })).asset).toBe(id);
    for (const asset of ['blue shoe', 'f'.repeat(64), '../secret', 'https://example.com/a.png']) {
      expect(await design.call(addImage, { asset })).toMatchObject({
        ok: false,
        error: expect.stringContaining('Red shoe.JPG'),
      });
    }
  });

  it('keeps the ratio, inside the page', async () => {
    for (const [width, height] of [
      [4000, 500],
      [500, 4000],
      [1000, 1000],
    ] as const) {
      const design = new MemoryDesign();
      design.addPicture('a.png', width, height);
      for (const more of [{}, { size: 'small' }, { place: 'top-right' }, { place: 'left', size: 'medium' }]) {
        const layer = await added(design, { asset: 'a.png', ...more });
        expect(layer.width / layer.height / (width / height)).toBeCloseTo(1, 1);
        expect(layer.x).toBeGreaterThanOrEqual(0);
        expect(layer.x + layer.width).toBeLessThanOrEqual(1080);
        expect(layer.y + layer.height).toBeLessThanOrEqual(1080);
      }
    }
  });

  it('crops to fill a box, never squeezes', async () => {
    const design = new MemoryDesign();
    design.addPicture('a.png', 2000, 1000);
    const layer = await added(design, { asset: 'a.png', x: 0, y: 0, width: 300, height: 600 });
    expect(layer.crop).toEqual({ x: 0.375, y: 0, width: 0.25, height: 1 });
    expect((await added(design, { asset: 'a.png', width: 300, height: 600, fit: 'contain' })).height).toBe(150);
    expect(await added(design, { asset: 'a.png', size: 'full' })).toMatchObject({
      x: 0,
      y: 0,
      width: 1080,
      height: 1080,
      crop: { x: 0.25, width: 0.5 },
    });
  });

  it('never covers a text: it goes where there is room, or below', async () => {
    const design = new MemoryDesign();
    design.addPicture('a.png', 1000, 1000);
    design.edit({
      type: 'layer.add',
      layer: createTextLayer({
        id: 't',
        parent: design.page,
        order: 'a5',
        text: 'Headline',
        x: 100,
        y: 60,
        width: 800,
        height: 150,
      }),
    });
    const beside = await added(design, { asset: 'a.png' });
    expect(overlapOf(beside, { x: 100, y: 60, width: 800, height: 150 })).toBe(0);
    const under = await added(design, { asset: 'a.png', place: 'top', size: 'large' });
    const order = childrenOf(design.document, design.page).map(({ id }) => id);
    expect(order.indexOf(under.id)).toBeLessThan(order.indexOf('t'));
  });
});
