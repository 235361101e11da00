/** How far a picture is extended: dragged, by ratio, and in the tool's input. */
import { describe, expect, it } from 'vitest';
import { createImageLayer } from '#design/document/create.ts';
import type { ImageLayer, PictureLayer } from '#design/document/layers.ts';
import { expand } from '#tools/expand.ts';
import { grownBox, growthInput, grows, NO_GROWTH, pulled, sidesForRatio, uncropped, wholeAround } from './growth.ts';

const layerWith = (changes: Partial<ImageLayer> = {}): PictureLayer =>
  createImageLayer({
    id: 'photo',
    parent: 'p',
    order: 'a1',
    asset: 'a'.repeat(64),
    x: 100,
    y: 200,
    width: 400,
    height: 200,
    ...changes,
  }) as PictureLayer;
const NONE = { left: 0, right: 0, top: 0, bottom: 0 };

describe('growth', () => {
  it('follows the grip that is pulled, never inwards and never further than the tool goes', () => {
    const box = { x: -200, y: -100, width: 400, height: 200 };
    expect(pulled(NONE, box, { x: 1, y: 0 }, { x: 300, y: 999 })).toEqual({ ...NONE, right: 0.25 });
    expect(pulled(NONE, box, { x: -1, y: -1 }, { x: -240, y: -150 })).toEqual({ ...NONE, left: 0.1, top: 0.25 });
    expect(pulled(NONE, box, { x: 0, y: 1 }, { x: 0, y: 20 })).toEqual(NONE);
    expect(pulled(NONE, box, { x: 0, y: 1 }, { x: 0, y: 9000 })).toEqual({ ...NONE, bottom: 1.5 });
  });

  it('comes to a ratio evenly, on the two sides that need it', () => {
    const size = { width: 400, height: 200 };
    expect(sidesForRatio(size, 1)).toEqual({ left: 0, right: 0, top: 0.5, bottom: 0.5 });
    const wide = sidesForRatio(size, 3);
    const box = wide && grownBox({ x: 0, y: 0, ...size }, wide);
    expect(box && box.width / box.height).toBeCloseTo(3, 3);
    expect(sidesForRatio(size, 0.3)).toBeNull();
  });

  it('starts from the whole picture, also where a part of it shows', () => {
    const cropped = layerWith({ crop: { x: 0.5, y: 0, width: 0.5, height: 1 } });
    expect(wholeAround(cropped)).toEqual({ x: -600, y: -100, width: 800, height: 200 });
    expect(uncropped(cropped)).toMatchObject({ x: -300, y: 200, width: 800, height: 200, crop: { x: 0, width: 1 } });
    expect(wholeAround({ ...cropped, flipX: true })).toMatchObject({ x: -200, width: 800 });
  });

  it('asks the tool for the picture’s own sides', () => {
    const sides = { left: 0.1, right: 0.2, top: 0.3, bottom: 0 };
    expect(growthInput({ to: 'sides', sides }, layerWith())).toEqual(sides);
    expect(growthInput({ to: 'sides', sides }, layerWith({ flipX: true, flipY: true }))).toEqual({
      left: 0.2,
      right: 0.1,
      top: 0,
      bottom: 0.3,
    });
    for (const growth of [{ to: 'sides', sides } as const, { to: 'page' } as const])
      expect(expand.input.safeParse({ layer: 'photo', ...growthInput(growth, layerWith()) }).success).toBe(true);
    expect([grows(NO_GROWTH), grows({ to: 'page' })]).toEqual([false, true]);
  });
});
