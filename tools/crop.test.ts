/** Crops: never distorted, about the same place, and reversible. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createImageLayer } from '#design/document/create.ts';
import { boundsOf, centerOf } from '#design/document/geometry.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { parsePath } from '#design/document/outline-path.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { crop } from './crop.ts';
import { ratioOf } from './pictures/crop-region.ts';

const PICTURE = { width: 1600, height: 1200 };
let design: MemoryDesign;
const photo = () => design.document.layers.photo as ImageLayer;

async function cropped(input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const outcome = await design.call(crop, { layer: 'photo', ...input });
  if (!outcome.ok) throw new Error(outcome.error);
  return outcome.output as Record<string, unknown>;
}

/** Horizontal distortion of the drawn picture; 1 for none. */
function squeeze({ width, height, crop: part }: ImageLayer): number {
  return width / (part.width * PICTURE.width) / (height / (part.height * PICTURE.height));
}

function start(more: Partial<ImageLayer> = {}): void {
  design = new MemoryDesign();
  const asset = design.addPicture('a.jpg', PICTURE.width, PICTURE.height);
  design.edit({
    type: 'layer.add',
    layer: createImageLayer({
      id: 'photo',
      parent: design.page,
      order: 'a1',
      asset: asset.id,
      x: 200,
      y: 300,
      width: 600,
      height: 450,
      ...more,
    }),
  });
}

beforeEach(() => start());

describe('crop', () => {
  it('gives a ratio: the frame keeps its middle and its area', async () => {
    for (const [ratio, value] of [
      ['1:1', 1],
      ['4:5', 0.8],
      ['16:9', 16 / 9],
      ['square', 1],
    ] as const) {
      start();
      const before = photo();
      await cropped({ ratio });
      expect(photo().width / photo().height).toBeCloseTo(value, 2);
      expect(squeeze(photo())).toBeCloseTo(1, 2);
      expect(photo().width * photo().height).toBeCloseTo(before.width * before.height, -3);
      expect(centerOf(photo()).x).toBeCloseTo(centerOf(before).x, 0);
      expect(centerOf(photo()).y).toBeCloseTo(centerOf(before).y, 0);
    }
    await cropped({ ratio: 'original' });
    expect(photo().crop).toEqual({ x: 0, y: 0, width: 1, height: 1 });
    expect(squeeze(photo())).toBeCloseTo(1, 2);
  });

  it('looks at a part: nearer, and at the side that was named', async () => {
    await cropped({ zoom: 2, focus: 'top-right' });
    expect(photo()).toMatchObject({
      x: 200,
      y: 300,
      width: 600,
      height: 450,
      crop: { x: 0.5, y: 0, width: 0.5, height: 0.5 },
    });
    await cropped({ focus: 'bottom-left' });
    expect(photo().crop).toMatchObject({ x: 0, y: 0.5, width: 0.5 });
    await cropped({ ratio: '1:1', focus: 'right' });
    expect(photo().crop.x + photo().crop.width).toBeCloseTo(1, 5);
    expect(photo().crop.height).toBe(1);
  });

  it('cuts to a box where it stands: what is seen does not move, mirrored and turned or not', async () => {
    await cropped({ box: { x: 0.5, y: 0, width: 0.5, height: 0.5 } });
    expect(photo()).toMatchObject({ x: 500, y: 300, width: 300, height: 225 });
    start({ flipX: true });
    await cropped({ box: { x: 0.5, y: 0, width: 0.5, height: 0.5 } });
    expect(photo()).toMatchObject({ x: 200, y: 300, width: 300 });
    start({ rotation: 90 });
    await cropped({ box: { x: 0.5, y: 0, width: 0.5, height: 1 } });
    // The right half of a picture rotated by 90° is its lower half.
    expect(boundsOf(photo()).y).toBeCloseTo(525, 0);
    expect(squeeze(photo())).toBeCloseTo(1, 2);
  });

  it('cuts to outlines, round ones in a box of their ratio', async () => {
    await cropped({ frame: 'circle' });
    expect(photo().frame).toEqual({ type: 'ellipse' });
    expect(photo().width).toBeCloseTo(photo().height, 0);
    for (const frame of ['arch', 'hexagon', 'heart', 'star', 'blob']) {
      await cropped({ frame });
      const outline = photo().frame;
      expect(outline.type).toBe('path');
      if (outline.type !== 'path') continue;
      expect(parsePath(outline.path)).not.toBeNull();
      expect(outline.viewWidth / outline.viewHeight).toBeCloseTo(photo().width / photo().height, 2);
      expect(squeeze(photo())).toBeCloseTo(1, 2);
    }
    await cropped({ frame: 'rounded' });
    expect(photo().frame).toMatchObject({ type: 'rectangle', radius: expect.any(Number) });
    await cropped({ radius: 12 });
    expect(photo().frame).toEqual({ type: 'rectangle', radius: 12 });
  });

  it('draws an arch again for a new ratio, so that it stays round', async () => {
    await cropped({ frame: 'arch' });
    await cropped({ ratio: '1:1' });
    const outline = photo().frame;
    expect(outline).toMatchObject({ type: 'path', viewWidth: 1000, viewHeight: 1000 });
  });

  it('keeps the cutout, and finds its subject', async () => {
    expect(await design.call(crop, { layer: 'photo', focus: 'subject' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('not removed'),
    });
    const mask = (await design.imaging.cutOut(photo().asset!, { signal: new AbortController().signal })).mask.id;
    design.edit({ type: 'layer.update', id: 'photo', patch: { mask: { asset: mask, strokes: [] } } });
    await cropped({ focus: 'subject' });
    expect(photo().mask).toEqual({ asset: mask, strokes: [] });
    expect(photo().crop.width).toBeLessThan(1);
    expect(photo().crop.x + photo().crop.width / 2).toBeCloseTo(0.5, 1);
  });

  it('never squeezes, whatever is asked for, and stays within the picture', async () => {
    const input = fc.record(
      {
        ratio: fc.constantFrom('1:1', '4:5', '9:16', '3:1', 'original', 'free'),
        zoom: fc.double({ min: 1, max: 20, noNaN: true }),
        focus: fc.constantFrom('left', 'top-right', 'center', 'bottom'),
        frame: fc.constantFrom('circle', 'arch', 'heart', 'rounded', 'rectangle'),
        box: fc.record({
          x: fc.double({ min: 0, max: 0.5, noNaN: true }),
          y: fc.double({ min: 0, max: 0.5, noNaN: true }),
          width: fc.double({ min: 0.05, max: 0.5, noNaN: true }),
          height: fc.double({ min: 0.05, max: 0.5, noNaN: true }),
        }),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(input, { minLength: 1, maxLength: 4 }), async (inputs) => {
        start();
        for (const one of inputs) {
          if (Object.keys(one).length === 0) continue;
          await cropped(one);
          const { crop: part, x, y, width, height } = photo();
          expect(squeeze(photo())).toBeCloseTo(1, 1);
          expect(part.x + part.width).toBeLessThanOrEqual(1 + 1e-9);
          expect(part.y + part.height).toBeLessThanOrEqual(1 + 1e-9);
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1);
          expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1081);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('reads ratios as people write them', () => {
    expect([ratioOf('4:5'), ratioOf('16x9'), ratioOf('1.91:1'), ratioOf('3/2')]).toEqual([0.8, 16 / 9, 1.91, 1.5]);
    for (const nonsense of ['wide', '4:', '0:1', '1:0', '-1:2', '1:1000', '4:5:6'])
      expect(ratioOf(nonsense)).toBeNull();
  });
});
