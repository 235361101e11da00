/**
 * What is pointed out on the canvas is what the tool cuts out: in the picture's own fractions, however its layer is
 * placed on the page.
 */
import { describe, expect, it } from 'vitest';
import { createImageLayer } from '#design/document/create.ts';
import type { ImageLayer, PictureLayer } from '#design/document/layers.ts';
import { removeBackground } from '#tools/remove-background.ts';
import { MemoryDesign } from '#tests/fakes/memory-design.ts';
import { pickedInput, placeOn, type Picked } from './picking.ts';

/** What the engine is asked for when this is pointed out on a layer with a picture of 1200 × 800 px. */
async function asked(changes: Partial<ImageLayer>, picked: Picked) {
  const design = new MemoryDesign();
  const picture = design.addPicture('photo.jpg', 1200, 800);
  const layer = createImageLayer({
    id: 'photo',
    parent: design.page,
    order: 'a1',
    asset: picture.id,
    x: 100,
    y: 200,
    width: 600,
    height: 400,
    ...changes,
  }) as PictureLayer;
  design.edit({ type: 'layer.add', layer });
  expect(await design.call(removeBackground, { layer: 'photo', ...pickedInput(picked, layer) })).toMatchObject({
    ok: true,
  });
  return design.imaging.picks.at(-1);
}

const BOX: Picked = { kind: 'box', box: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 } };
const CROP = { x: 0.25, y: 0, width: 0.5, height: 0.5 };

describe('what is picked', () => {
  it.each([
    ['as it is', {}, { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }],
    ['turned', { rotation: 33 }, { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }],
    ['mirrored', { flipX: true }, { x: 0.6, y: 0.2, width: 0.3, height: 0.4 }],
    [
      'mirrored both ways and turned',
      { flipX: true, flipY: true, rotation: -71 },
      { x: 0.6, y: 0.4, width: 0.3, height: 0.4 },
    ],
    ['cropped', { crop: CROP }, { x: 0.3, y: 0.1, width: 0.15, height: 0.2 }],
    [
      'cropped, mirrored and turned',
      { crop: CROP, flipX: true, rotation: 120 },
      { x: 0.55, y: 0.1, width: 0.15, height: 0.2 },
    ],
  ] as const)('is a box in the picture’s own fractions where the layer is %s', async (_, changes, expected) => {
    const pick = await asked(changes, BOX);
    expect(pick?.point).toBeNull();
    for (const [key, value] of Object.entries(expected))
      expect(pick?.box?.[key as keyof typeof expected]).toBeCloseTo(value, 3);
  });

  it('is a point, also at the very edge of a turned picture', async () => {
    const pick = await asked({ crop: CROP, flipX: true, rotation: 120 }, { kind: 'point', at: { x: 0.2, y: 0.5 } });
    expect(pick?.point?.x).toBeCloseTo(0.65, 3);
    expect(pick?.point?.y).toBeCloseTo(0.25, 3);
    for (const at of [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ])
      expect((await asked({ rotation: 17 }, { kind: 'point', at }))?.point).not.toBeNull();
  });

  it('is found on the layer from where the hand is on the page', () => {
    const layer = createImageLayer({
      id: 'photo',
      parent: 'p',
      order: 'a1',
      asset: 'a'.repeat(64),
      x: 100,
      y: 200,
      width: 600,
      height: 400,
      rotation: 90,
    }) as PictureLayer;
    const { x, y } = placeOn(layer, { x: 400, y: 100 });
    expect([x, y].map((share) => Math.round(share * 1000))).toEqual([0, 500]);
  });
});
