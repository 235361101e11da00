/** Layers carried over to another page size: inside, together, and clear of former neighbours. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { ImageLayer, LeafLayer } from '#design/document/layers.ts';
import { withLines } from '#design/layout/text-lines.ts';
import { MemoryDesign, roughMeasure } from '#tests/fakes/memory-design.ts';
import { extentOf, overlapOf } from './contract/page-space.ts';
import { resize } from './resize.ts';
import { ToolRefusal } from './contract/tool.ts';

const leaf = (design: MemoryDesign, id: string) => design.document.layers[id] as LeafLayer;

describe('resize', () => {
  it('takes formats by name and sizes by number, and says when nothing changes', async () => {
    const design = new MemoryDesign();
    expect(await design.call(resize, { format: 'Instagram Story' })).toMatchObject({
      ok: true,
      output: { width: 1080, height: 1920 },
    });
    expect(await design.call(resize, { format: 'reel' })).toMatchObject({ ok: true, output: { unchanged: true } });
    expect(await design.call(resize, { width: 99, height: 500 })).toEqual({
      ok: false,
      error: 'Dimension should be between 100 and 4000',
    });
  });

  it('keeps full pictures full, bars across, and what touches together', async () => {
    const design = new MemoryDesign();
    const asset = design.addPicture('a.jpg', 2000, 1500);
    const { page } = design;
    design.edit(
      {
        type: 'layer.add',
        layer: createImageLayer({
          id: 'full',
          parent: page,
          order: 'a1',
          asset: asset.id,
          x: 0,
          y: 0,
          width: 1080,
          height: 1080,
          crop: { x: 0.125, y: 0, width: 0.75, height: 1 },
        }),
      },
      {
        type: 'layer.add',
        layer: createShapeLayer({ id: 'bar', parent: page, order: 'a2', x: 0, y: 900, width: 1080, height: 100 }),
      },
      {
        type: 'layer.add',
        layer: createShapeLayer({ id: 'card', parent: page, order: 'a3', x: 200, y: 200, width: 300, height: 200 }),
      },
      {
        type: 'layer.add',
        layer: createShapeLayer({ id: 'dot', parent: page, order: 'a4', x: 480, y: 180, width: 40, height: 40 }),
      },
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

  it('never crops a cutout, however much room there is', async () => {
    const design = new MemoryDesign();
    const asset = design.addPicture('a.jpg', 2000, 1500);
    const crop = { x: 0.1, y: 0.1, width: 0.6, height: 0.7 };
    const at = { parent: design.page, order: 'a1', asset: asset.id, x: 240, y: 360, width: 600, height: 525, crop };
    design.edit({
      type: 'layer.add',
      layer: createImageLayer({ id: 'cup', ...at, mask: { asset: asset.id, strokes: [] } }),
    });
    await design.call(resize, { format: 'instagram-story' });
    const cup = leaf(design, 'cup') as ImageLayer;
    expect(cup.crop).toEqual(crop);
    expect(cup.width / cup.height).toBeCloseTo(600 / 525, 2);
  });

  it('makes a copy of another size, and leaves the design as it is', async () => {
    const design = new MemoryDesign();
    design.title = 'Summer sale';
    design.edit({
      type: 'layer.add',
      layer: createShapeLayer({ id: 'bar', parent: design.page, order: 'a2', x: 0, y: 900, width: 1080, height: 180 }),
    });
    const before = design.document;
    const outcome = await design.call(resize, { format: 'story', copy: true });
    expect(outcome).toMatchObject({
      ok: true,
      output: { title: 'Summer sale – Instagram story', width: 1080, height: 1920 },
      card: { key: 'tools.resize.copied', values: { title: 'Summer sale – Instagram story' } },
    });
    expect(design.document).toBe(before);
    expect(design.log).toHaveLength(1);
    const [made] = design.created;
    expect(made?.document).toMatchObject({
      width: 1080,
      height: 1920,
      layers: { bar: { x: 0, width: 1080, y: 1600, height: 320 } },
    });
    if (!outcome.ok) return;
    expect(outcome.card.design).toBe(made?.id);
    expect(outcome).not.toHaveProperty('change');
    const picture = await design.assetsPort.info(outcome.card.assets?.[0] ?? '');
    expect(picture).toMatchObject({ mime: 'image/webp' });
    expect(await design.call(resize, { width: 1080, height: 1080, copy: true })).toMatchObject({
      ok: true,
      output: { title: 'Summer sale – 1080 × 1080' },
    });
  });

  it('makes the copy even where its picture can’t be drawn, and none once it was stopped', async () => {
    const design = new MemoryDesign();
    const failing = { render: () => Promise.reject(new ToolRefusal('A picture can’t be read')) };
    const outcome = await design.call(resize, { format: 'story', copy: true }, { rendering: failing });
    expect(outcome.ok && outcome.card).not.toHaveProperty('assets');
    expect(design.created).toHaveLength(1);
    const stopping = new AbortController();
    const slow = {
      render: async () => {
        stopping.abort();
        throw stopping.signal.reason;
      },
    };
    await expect(
      design.call(resize, { format: 'story', copy: true }, { rendering: slow }, stopping.signal),
    ).rejects.toThrow('stopped');
    expect(design.created).toHaveLength(1);
  });

  it('keeps columns, bands and what is on them, panels and rules', async () => {
    const design = new MemoryDesign();
    const { page } = design;
    const text = (
      id: string,
      order: string,
      y: number,
      words: string,
      more: { x?: number; fontSize?: number } = {},
    ) => ({
      type: 'layer.add' as const,
      layer: withLines(
        createTextLayer({ id, parent: page, order, text: words, x: 80, y, width: 700, fontSize: 50, ...more }),
        roughMeasure,
      ),
    });
    design.edit(
      {
        type: 'layer.add',
        layer: createShapeLayer({ id: 'rule', parent: page, order: 'a0', x: 80, y: 60, width: 920, height: 4 }),
      },
      {
        type: 'layer.add',
        layer: createShapeLayer({ id: 'band', parent: page, order: 'a1', x: 0, y: 780, width: 1080, height: 300 }),
      },
      text('first', 'a2', 200, 'A headline'),
      text('second', 'a3', 420, 'Some more words'),
      text('on', 'a4', 900, 'On the band'),
    );
    await design.call(resize, { format: 'landscape' });
    expect(leaf(design, 'first').x).toBe(leaf(design, 'second').x);
    expect(leaf(design, 'first').x).toBeLessThan(200);
    expect(leaf(design, 'rule')).toMatchObject({ x: 80, width: 1760, height: 4 });
    await design.call(resize, { format: 'story' });
    const band = leaf(design, 'band');
    expect([band.x, band.width, Math.round(band.y + band.height)]).toEqual([0, 1080, 1920]);
    expect(overlapOf(extentOf(leaf(design, 'on')), band)).toBeCloseTo(
      extentOf(leaf(design, 'on')).width * extentOf(leaf(design, 'on')).height,
      0,
    );
    expect(overlapOf(extentOf(leaf(design, 'second')), band)).toBe(0);
  });

  it('turns a picture and its words where the page becomes far wider or taller, and keeps pairs together', async () => {
    const design = new MemoryDesign();
    const asset = design.addPicture('a.jpg', 1200, 1200);
    const { page } = design;
    const text = (id: string, order: string, y: number) => ({
      type: 'layer.add' as const,
      layer: withLines(
        createTextLayer({ id, parent: page, order, text: 'Some words', x: 290, y, width: 500, fontSize: 80 }),
        roughMeasure,
      ),
    });
    design.edit(
      text('title', 'a1', 60),
      {
        type: 'layer.add',
        layer: createImageLayer({
          id: 'photo',
          parent: page,
          order: 'a2',
          asset: asset.id,
          x: 290,
          y: 260,
          width: 500,
          height: 500,
        }),
      },
      text('line', 'a3', 860),
    );
    await design.call(resize, { width: 1584, height: 396 });
    const at = (id: string) => extentOf(leaf(design, id));
    const [title, photo, line] = [at('title'), at('photo'), at('line')];
    expect([title.x + title.width < photo.x, title.y + title.height < line.y]).toEqual([true, true]);
    expect(photo.height).toBeGreaterThan(396 * 0.7);
    await design.call(resize, { width: 1080, height: 1920 });
    const [above, below] = [at('photo'), at('title')];
    expect(above.y + above.height).toBeLessThan(below.y);
    expect(above.width).toBeGreaterThan(1080 * 0.5);
    const pair = new MemoryDesign();
    for (const [index, x] of [100, 580].entries())
      pair.edit({
        type: 'layer.add',
        layer: createShapeLayer({
          id: `card${index}`,
          parent: pair.page,
          order: `a${index}`,
          x,
          y: 400,
          width: 400,
          height: 300,
        }),
      });
    await pair.call(resize, { width: 1920, height: 1080 });
    expect(leaf(pair, 'card0').x).toBeGreaterThan(150);
  });

  it('keeps everything inside that was inside, and nothing covers what it stood beside', async () => {
    const box = fc.record({
      x: fc.integer({ min: 0, max: 900 }),
      y: fc.integer({ min: 0, max: 900 }),
      width: fc.integer({ min: 20, max: 400 }),
      height: fc.integer({ min: 20, max: 400 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(box, { minLength: 1, maxLength: 7 }),
        fc.integer({ min: 200, max: 3000 }),
        fc.integer({ min: 200, max: 3000 }),
        async (boxes, width, height) => {
          const design = new MemoryDesign();
          const asset = design.addPicture('a.jpg', 1000, 800);
          for (const [index, { x, y, ...size }] of boxes.entries()) {
            const at = {
              id: `l${index}`,
              parent: design.page,
              order: `a${index}`,
              x: Math.min(x, 1080 - size.width),
              y: Math.min(y, 1080 - size.height),
              ...size,
            };
            design.edit({
              type: 'layer.add',
              layer:
                index % 3 === 0
                  ? createImageLayer({ ...at, asset: asset.id })
                  : index % 3 === 1
                    ? createShapeLayer(at)
                    : withLines(createTextLayer({ ...at, text: 'Some words', fontSize: 20 }), roughMeasure),
            });
          }
          const before = boxes.map((_, index) => extentOf(leaf(design, `l${index}`)));
          const inside = (
            extent: { x: number; y: number; width: number; height: number },
            page: { width: number; height: number },
          ) =>
            extent.x >= -1 &&
            extent.y >= -1 &&
            extent.x + extent.width <= page.width + 1 &&
            extent.y + extent.height <= page.height + 1;
          expect((await design.call(resize, { width, height })).ok).toBe(true);
          const after = boxes.map((_, index) => extentOf(leaf(design, `l${index}`)));
          for (const [index, extent] of after.entries()) {
            if (before.every((one) => inside(one, { width: 1080, height: 1080 })))
              expect(inside(extent, { width, height })).toBe(true);
            for (const [other, second] of after.entries()) {
              if (other > index && overlapOf(before[index]!, before[other]!) === 0)
                expect(overlapOf(extent, second), `${index} over ${other}`).toBeLessThan(4);
            }
          }
        },
      ),
      { numRuns: 60, seed: 7 },
    );
  });
});
