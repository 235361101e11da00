/** Pictures in boxes: the focal point stays visible, and a straightened picture covers its box. */
import { expect, it } from 'vitest';
import { createImageLayer } from '#design/document/create.ts';
import { isCovered, partOf } from '#design/document/picture-crop.ts';
import { coverCrop, recropped } from './picture-fit.ts';

it('cuts about the focal point, no further than the picture reaches', () => {
  const picture = { width: 1000, height: 500 };
  const square = { width: 300, height: 300 };
  expect(coverCrop(picture, square)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(coverCrop({ ...picture, focus: { x: 0.6, y: 0.9 } }, square)).toEqual({
    x: 0.35,
    y: 0,
    width: 0.5,
    height: 1,
  });
  expect(coverCrop({ ...picture, focus: { x: 0.05, y: 0.5 } }, square)).toMatchObject({ x: 0 });
});

it('leaves no corner of a straightened picture bare in a new box', () => {
  const layer = createImageLayer({
    id: 'p',
    parent: 'page',
    order: 'a0',
    asset: 'a'.repeat(64),
    width: 300,
    height: 200,
    crop: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
    straighten: 20,
  });
  for (const box of [
    { width: 400, height: 100 },
    { width: 90, height: 400 },
    { width: 300, height: 300 },
  ]) {
    const part = partOf(recropped(layer, { x: 0, y: 0, ...box }));
    expect(isCovered({ ...part, box: { width: part.box.width * 0.9999, height: part.box.height * 0.9999 } })).toBe(
      true,
    );
    expect(part.straighten).toBe(20);
  }
});
