/** Layers carried over to another page size: inside, together, and apart from what they stood apart from. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { ImageLayer, LeafLayer } from '#design/document/layers.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { MemoryDesign, roughMeasure } from '#tests/fakes/memory-design.ts';
import { extentOf, overlapOf } from './page-space.ts';
import { resize } from './resize.ts';

const leaf = (design: MemoryDesign, id: string) => design.document.layers[id] as LeafLayer;

describe('resize', () => {
  it('takes formats by name and sizes by number, and says when nothing changes', async () => {
    const design = new MemoryDesign();
    expect(await design.call(resize, { format: 'Instagram Story' })).toMatchObject({ ok: true, output: { width: 1080, height: 1920 } });
    expect(await design.call(resize, { format: 'reel' })).toMatchObject({ ok: true, output: { unchanged: true } });
    expect(await design.call(resize, { width: 99, height: 500 })).toEqual({ ok: false, error: 'Dimension should be between 100 and 4000' });
  });

  it('keeps full pictures full, bars across, and what touches together', async () => {
    const design = new MemoryDesign();
    const asset = design.addPicture('a.jpg', 2000, 1500);
    const { page } = design;
    design.edit(
      { type: 'layer.add', layer: createImageLayer({ id: 'full', parent: page, order: 'a1', asset: asset.id, x: 0, y: 0, width: 1080, height: 1080, crop: { x: 0.125, y: 0, width: 0.75, height: 1 } }) },
      { type: 'layer.add', layer: createShapeLayer({ id: 'bar', parent: page, order: 'a2', x: 0, y: 900, width: 1080, height: 100 }) },
      { type: 'layer.add', layer: createShapeLayer({ id: 'card', parent: page, order: 'a3', x: 200, y: 200, width: 300, height: 200 }) },
      { type: 'layer.add', layer: createShapeLayer({ id: 'dot', parent: page, order: 'a4', x: 480, y: 180, width: 40, height: 40 }) },
    );
    await design.call(resize, { format: 'instagram-story' });
    const full = leaf(design, 'full') as ImageLayer;
    expect(full).toMatchObject({ x: 0, y: 0, width: 1080, height: 1920 });
    // The picture is cropped to the new ratio, not squeezed.
    expect((full.crop.width * 2000) / (full.crop.height * 1500)).toBeCloseTo(1080 / 1920, 3);
    expect(leaf(design, 'bar')).toMatchObject({ x: 0, width: 1080 });
    const [card, dot] = [leaf(design, 'card'), leaf(design, 'dot')];
    const scale = card.width / 300;
    expect(dot.x - card.x).toBeCloseTo(280 * scale, 0);
    expect(dot.y - card.y).toBeCloseTo(-20 * scale, 0);
  });

  it('keeps everything inside that was inside, and nothing covers what it stood beside', async () => {
    const box = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 900 }), width: fc.integer({ min: 20, max: 400 }), height: fc.integer({ min: 20, max: 400 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(box, { minLength: 1, maxLength: 7 }), fc.integer({ min: 200, max: 3000 }), fc.integer({ min: 200, max: 3000 }), async (boxes, width, height) => {
        const design = new MemoryDesign();
        const asset = design.addPicture('a.jpg', 1000, 800);
        for (const [index, { x, y, ...size }] of boxes.entries()) {
          const at = { id: `l${index}`, parent: design.page, order: `a${index}`, x: Math.min(x, 1080 - size.width), y: Math.min(y, 1080 - size.height), ...size };
          design.edit({ type: 'layer.add', layer: index % 3 === 0 ? createImageLayer({ ...at, asset: asset.id }) : index % 3 === 1 ? createShapeLayer(at) : withLines(createTextLayer({ ...at, text: 'Some words', fontSize: 20 }), roughMeasure) });
        }
        const before = boxes.map((_, index) => extentOf(leaf(design, `l${index}`)));
        const inside = (extent: { x: number; y: number; width: number; height: number }, page: { width: number; height: number }) =>
          extent.x >= -1 && extent.y >= -1 && extent.x + extent.width <= page.width + 1 && extent.y + extent.height <= page.height + 1;
        expect((await design.call(resize, { width, height })).ok).toBe(true);
        const after = boxes.map((_, index) => extentOf(leaf(design, `l${index}`)));
        for (const [index, extent] of after.entries()) {
          if (before.every((one) => inside(one, { width: 1080, height: 1080 }))) expect(inside(extent, { width, height })).toBe(true);
          for (const [other, second] of after.entries()) {
            if (other > index && overlapOf(before[index]!, before[other]!) === 0) expect(overlapOf(extent, second), `${index} over ${other}`).toBeLessThan(4);
          }
        }
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});
