/**
 * The tools that repair pictures: which picture is repaired, where a mark on the page is in it, how its layer changes,
 * and what is refused.
 */
import { describe, expect, it } from 'vitest';
import { createImageLayer, createShapeLayer } from '#design/document/create.ts';
import { boundsOf } from '#design/document/geometry.ts';
import type { ImageLayer } from '#design/document/layers.ts';
import { applyOperations } from '#design/operations/apply.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { type PictureRegion, RETAKE_STEPS } from './contract/ports/imaging-port.ts';
import { expand } from './expand.ts';
import { magicErase } from './magic-erase.ts';
import { retake } from './retake.ts';
import { upscale } from './upscale.ts';

/** A page of 1080 × 1080 with a picture of 1200 × 800 in a box of 600 × 400 at (100, 200). */
function withPicture(changes: Partial<ImageLayer> = {}) {
  const design = new MemoryDesign();
  const picture = design.addPicture('shoe.jpg', 1200, 800);
  design.edit({
    type: 'layer.add',
    layer: createImageLayer({
      id: 'i1',
      parent: design.page,
      order: 'a1',
      name: 'shoe.jpg',
      asset: picture.id,
      x: 100,
      y: 200,
      width: 600,
      height: 400,
      ...changes,
    }),
  });
  return { design, picture, layer: () => design.document.layers.i1 as ImageLayer };
}

const boxes = [{ x: 160, y: 240, width: 60, height: 40 }];
const regionOf = ({ design }: ReturnType<typeof withPicture>) => design.imaging.repaired[0]?.[1] as PictureRegion;

describe('magic_erase', () => {
  it('marks in the picture what was marked on the page, and changes nothing but the picture', async () => {
    const made = withPicture();
    const before = made.layer();
    const outcome = await made.design.call(magicErase, {
      boxes,
      strokes: [
        {
          points: [
            [400, 400],
            [410, 400],
          ],
          size: 20,
        },
      ],
    });
    expect(outcome).toMatchObject({ ok: true, card: { key: 'tools.magicErase.done', layers: ['i1'] } });
    expect(regionOf(made)).toEqual({
      outlines: [
        [
          [120, 80],
          [240, 80],
          [240, 160],
          [120, 160],
        ],
      ],
      strokes: [
        {
          size: 40,
          points: [
            [600, 400],
            [620, 400],
          ],
        },
      ],
    });
    const after = made.layer();
    expect({ ...after, asset: before.asset }).toEqual(before);
    if (outcome.ok) expect(outcome.card.assets).toEqual([before.asset, after.asset]);
    expect(applyOperations(made.design.document, made.design.log.at(-1)?.inverse ?? []).document.layers.i1).toEqual(
      before,
    );
  });

  it.each([
    [
      'mirrored',
      { flipX: true },
      [
        [1080, 80],
        [960, 80],
        [960, 160],
        [1080, 160],
      ],
    ],
    [
      'cropped',
      { crop: { x: 0.5, y: 0, width: 0.5, height: 1 } },
      [
        [660, 80],
        [720, 80],
        [720, 160],
        [660, 160],
      ],
    ],
    [
      'turned by a half',
      { rotation: 180 },
      [
        [1080, 720],
        [960, 720],
        [960, 640],
        [1080, 640],
      ],
    ],
  ])('finds the place in a picture that is %s', async (_, changes, outline) => {
    const made = withPicture(changes as Partial<ImageLayer>);
    expect((await made.design.call(magicErase, { boxes })).ok).toBe(true);
    const [found] = regionOf(made).outlines;
    found?.forEach(([x, y], index) =>
      expect([x, y]).toEqual([
        expect.closeTo(outline[index]?.[0] ?? 0, 1),
        expect.closeTo(outline[index]?.[1] ?? 0, 1),
      ]),
    );
  });

  it('refuses a mark beside the picture, no mark, and what is no picture', async () => {
    const { design } = withPicture();
    design.edit({ type: 'layer.add', layer: createShapeLayer({ id: 's1', parent: design.page, order: 'a8' }) });
    expect(await design.call(magicErase, { boxes: [{ x: 900, y: 900, width: 50, height: 50 }] })).toMatchObject({
      ok: false,
      error: expect.stringContaining('outside shoe.jpg'),
    });
    expect(await design.call(magicErase, {})).toMatchObject({
      ok: false,
      error: expect.stringContaining('boxes or strokes'),
    });
    expect(await design.call(magicErase, { layer: 's1', boxes })).toMatchObject({
      ok: false,
      error: expect.stringContaining('not a picture'),
    });
    expect(design.imaging.repaired).toEqual([]);
  });
});

describe('which picture is meant', () => {
  it('the selected one of several, or it is asked', async () => {
    const { design, picture } = withPicture();
    design.edit({
      type: 'layer.add',
      layer: createImageLayer({
        id: 'i2',
        parent: design.page,
        order: 'a2',
        asset: picture.id,
        x: 0,
        y: 0,
        width: 300,
        height: 200,
      }),
    });
    expect(await design.call(retake, {})).toMatchObject({ ok: false, error: expect.stringMatching(/i1.*i2/) });
    expect(await design.call(retake, {}, { selection: ['i2'] })).toMatchObject({ ok: true, card: { layers: ['i2'] } });
  });

  it('an attachment that is not on the page yet, which is added repaired, in one step', async () => {
    const design = new MemoryDesign();
    design.addPicture('bag.jpg', 900, 1200);
    expect(await design.call(upscale, { factor: 2 })).toMatchObject({
      ok: true,
      output: { pixels: [1800, 2400], before: [900, 1200] },
    });
    expect(Object.values(design.document.layers)).toMatchObject([{ type: 'image', name: 'bag.jpg' }]);
    expect(design.log).toHaveLength(1);
    expect(await new MemoryDesign().call(upscale, {})).toMatchObject({
      ok: false,
      error: expect.stringContaining('no picture'),
    });
  });
});

describe('upscale', () => {
  it('brings what was erased by hand along to the larger picture', async () => {
    const made = withPicture({
      mask: {
        asset: null,
        strokes: [
          {
            id: 'm1',
            mode: 'erase',
            size: 40,
            hardness: 1,
            points: [
              [10, 20],
              [30, 40],
            ],
          },
        ],
      },
    });
    expect(await made.design.call(upscale, {})).toMatchObject({
      ok: true,
      card: { values: { width: 4800, height: 3200 } },
    });
    expect(made.layer()).toMatchObject({
      x: 100,
      width: 600,
      mask: {
        strokes: [
          {
            size: 160,
            points: [
              [40, 80],
              [120, 160],
            ],
          },
        ],
      },
    });
  });

  it('comes with a plan', async () => {
    const { design } = withPicture();
    const entitlements = { exportShorterSide: 1080, watermark: true, vectorExport: false, upscale: false };
    expect(await design.call(upscale, {}, { entitlements })).toMatchObject({
      ok: false,
      reached: { what: 'upscale' },
      error: expect.stringContaining('Pro and Max'),
    });
    expect(design.imaging.repaired).toEqual([]);
    expect((await design.call(upscale, { factor: 5 })).ok).toBe(false);
  });
});

describe('retake', () => {
  it('says what was found and done', async () => {
    const { design, layer } = withPicture();
    design.imaging.found = [
      { step: 'white-balance', amount: 0.4 },
      { step: 'exposure', amount: -0.52 },
      { step: 'straighten', amount: -2.04 },
    ];
    const outcome = await design.call(retake, {});
    expect(outcome).toMatchObject({
      ok: true,
      card: { values: { list: 'cooler light, 0.5 stops darker, straightened by 2°' } },
      output: { found: [{ step: 'white-balance', applied: true }, {}, {}] },
    });
    expect(design.imaging.repaired[0]).toEqual(['retake', [...RETAKE_STEPS]]);
    if (outcome.ok) expect(outcome.card.assets?.[1]).toBe(layer().asset);
  });

  it('fixes only what it may', async () => {
    const { design } = withPicture();
    await design.call(retake, { only: ['exposure', 'crop'], without: ['crop'] });
    expect(design.imaging.repaired[0]).toEqual(['retake', ['exposure']]);
    expect(await design.call(retake, { only: ['crop'], without: ['crop'] })).toMatchObject({ ok: false });
  });

  it('moves nothing under a mask, and leaves a good photo alone', async () => {
    const { design, layer } = withPicture({ mask: { asset: 'b'.repeat(64), strokes: [] } });
    design.imaging.found = [];
    const before = layer();
    expect(await design.call(retake, {})).toMatchObject({ ok: true, card: { key: 'tools.retake.fine' } });
    expect(design.imaging.repaired[0]).toEqual(['retake', ['denoise', 'white-balance', 'exposure']]);
    expect(layer()).toEqual(before);
  });
});

describe('expand', () => {
  it('grows by shares of its sides: what was seen stays in its place', async () => {
    const { design, layer } = withPicture();
    expect(await design.call(expand, { left: 0.25, bottom: 0.5 })).toMatchObject({
      ok: true,
      output: { grew: [300, 0, 0, 400], pixels: [1500, 1200] },
    });
    expect(layer()).toMatchObject({
      x: -50,
      y: 200,
      width: 750,
      height: 600,
      crop: { x: 0, y: 0, width: 1, height: 1 },
    });
  });

  it('grows evenly to a ratio', async () => {
    const { design, layer } = withPicture();
    expect(await design.call(expand, { ratio: '1:1' })).toMatchObject({ ok: true, output: { grew: [0, 200, 0, 200] } });
    expect(boundsOf(layer())).toEqual({ x: 100, y: 100, width: 600, height: 600 });
  });

  it.each([
    ['as it is', {}],
    ['mirrored', { flipX: true, flipY: true }],
  ])('fills the page from where it stands, %s', async (_, changes) => {
    const { design, layer } = withPicture(changes);
    expect((await design.call(expand, { fillPage: true })).ok).toBe(true);
    expect(layer()).toMatchObject({ x: 0, y: 0, width: 1080, height: 1080 });
    const sides = design.imaging.repaired[0]?.[1];
    expect(sides).toEqual(
      'flipX' in changes
        ? { left: 760, right: 200, top: 960, bottom: 400 }
        : { left: 200, right: 760, top: 400, bottom: 960 },
    );
  });

  it('keeps a turned picture where it was', async () => {
    const { design, layer } = withPicture({ rotation: 90 });
    await design.call(expand, { left: 0.5 });
    // Its left side points up: it grew upwards on the page.
    expect(boundsOf(layer())).toMatchObject({ y: expect.closeTo(100 - 300, 0), height: expect.closeTo(900, 0) });
  });

  it('refuses cutouts, nothing, two ways at once, and ratios that are none', async () => {
    const { design } = withPicture({ mask: { asset: 'b'.repeat(64), strokes: [] } });
    expect(await design.call(expand, { ratio: '1:1' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('background'),
    });
    const { design: other } = withPicture();
    expect(await other.call(expand, { ratio: '3:2' })).toMatchObject({
      ok: false,
      error: expect.stringContaining('already has that size'),
    });
    expect(await other.call(expand, { ratio: 'wide' })).toMatchObject({ ok: false });
    expect(await other.call(expand, { ratio: '1:1', left: 0.2 })).toMatchObject({
      ok: false,
      error: expect.stringContaining('give one of'),
    });
    const { design: turned } = withPicture({ rotation: 12 });
    expect(await turned.call(expand, { fillPage: true })).toMatchObject({
      ok: false,
      error: expect.stringContaining('rotated'),
    });
  });
});
