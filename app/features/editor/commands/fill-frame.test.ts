/** Pictures in frames: what stays, what goes, and that nothing is distorted. */
import { describe, expect, it } from 'vitest';
import { createDocument, createGroupLayer, createImageLayer, NEUTRAL_FILTERS } from '#design/document/create.ts';
import { measureRoughly } from '#design/document/text.arbitraries.ts';
import type { DesignDocument } from '#design/document/document.ts';
import type { ImageLayer, Layer } from '#design/document/layers.ts';
import { areCellsOfOneGrid } from '#design/layout/grid-cells.ts';
import { applyOperations } from '#design/operations/apply.ts';
import type { CommandContext } from './command.ts';
import { fillFrameCommand, replacePictureCommand, swapPicturesCommand } from './fill-frame.ts';
import { inRows, insertPicturesCommand } from './insert-pictures.ts';

const [old, fresh] = ['a'.repeat(64), 'b'.repeat(64)];
const warm = { ...NEUTRAL_FILTERS, temperature: 0.4 };
const layers: Layer[] = [
  createImageLayer({
    id: 'photo',
    parent: 'page',
    order: 'a0',
    asset: old,
    x: 10,
    y: 10,
    width: 200,
    height: 100,
    frame: { type: 'ellipse' },
    filters: warm,
    mask: { asset: old, strokes: [] },
    straighten: 5,
  }),
  createGroupLayer({ id: 'grid', parent: 'page', order: 'a1' }),
  createImageLayer({
    id: 'empty',
    parent: 'grid',
    order: 'a0',
    asset: null,
    x: 300,
    y: 10,
    width: 100,
    height: 100,
    stroke: { color: '#000000', width: 2, dash: [] },
  }),
  createImageLayer({
    id: 'full',
    parent: 'grid',
    order: 'a1',
    asset: fresh,
    x: 300,
    y: 120,
    width: 100,
    height: 50,
    crop: { x: 0, y: 0.2, width: 1, height: 0.5 },
  }),
];
const design = applyOperations(
  createDocument({ width: 1000, height: 800, newId: () => 'page' }),
  layers.map((layer) => ({ type: 'layer.add', layer })),
).document;
let count = 0;
const context = (document: DesignDocument = design): CommandContext => ({
  document,
  page: 'page',
  selection: [],
  measureText: measureRoughly,
  newId: () => `n${(count += 1)}`,
});
const image = (document: DesignDocument, id: string) => document.layers[id] as ImageLayer;
/** Width ÷ height of the whole picture as the layer shows it. */
const shownRatio = ({ width, height, crop }: ImageLayer) => width / crop.width / (height / crop.height);

describe('replacing', () => {
  it('keeps the frame and its filters, fits the picture about its focal point, and forgets the old cutout', () => {
    const picture = { id: fresh, width: 1000, height: 2000, name: 'holiday.jpg', focus: { x: 0.5, y: 0.1 } };
    const { document } = applyOperations(design, replacePictureCommand.run(context(), { id: 'photo', picture }));
    expect(image(document, 'photo')).toMatchObject({
      asset: fresh,
      x: 10,
      y: 10,
      width: 200,
      height: 100,
      frame: { type: 'ellipse' },
      filters: warm,
      mask: null,
      straighten: 0,
      name: 'holiday',
      crop: { x: 0, y: 0, width: 1, height: 0.25 },
    });
    expect(shownRatio(image(document, 'photo'))).toBeCloseTo(0.5, 6);
  });

  it('fits a picture that must stay whole into the middle of the place', () => {
    const picture = { id: fresh, width: 600, height: 200, name: 'mark.png' };
    const { document } = applyOperations(
      design,
      replacePictureCommand.run(context(), { id: 'full', picture, whole: true }),
    );
    const layer = image(document, 'full');
    expect(layer.crop).toEqual({ x: 0, y: 0, width: 1, height: 1 });
    expect(Math.abs(layer.width / layer.height - 3)).toBeLessThan(0.1);
    expect([layer.x + layer.width / 2, layer.y + layer.height / 2]).toEqual([350, 145]);
    expect(layer.width).toBeLessThanOrEqual(100);
  });

  it('fills an empty frame with a picture of the page, which goes', () => {
    const { document } = applyOperations(design, fillFrameCommand.run(context(), { frame: 'empty', source: 'photo' }));
    expect(document.layers.photo).toBeUndefined();
    expect(image(document, 'empty')).toMatchObject({
      asset: old,
      width: 100,
      height: 100,
      filters: warm,
      mask: { asset: old },
      stroke: { width: 2 },
    });
    expect(shownRatio(image(document, 'empty'))).toBeCloseTo(2, 6);
  });

  it('is about the focal point of a picture that was shown whole, about the middle of what was seen otherwise', () => {
    const focus = { x: 0.9, y: 0.5 };
    const whole = applyOperations(
      design,
      fillFrameCommand.run(context(), { frame: 'empty', source: 'photo', focus }),
    ).document;
    expect(image(whole, 'empty').crop).toMatchObject({ x: 0.5, width: 0.5 });
    const cut = applyOperations(
      design,
      fillFrameCommand.run(context(), { frame: 'photo', source: 'full', focus: { x: 0.5, y: 1 } }),
    ).document;
    const { crop } = image(cut, 'photo');
    expect(crop.y + crop.height / 2).toBeCloseTo(0.45, 6);
  });

  it('swaps what two cells show', () => {
    expect(areCellsOfOneGrid(design, 'empty', 'full')).toBe(true);
    expect(areCellsOfOneGrid(design, 'empty', 'photo')).toBe(false);
    const { document } = applyOperations(design, swapPicturesCommand.run(context(), { one: 'empty', other: 'full' }));
    expect(image(document, 'full')).toMatchObject({
      asset: null,
      y: 120,
      height: 50,
      crop: { x: 0, y: 0, width: 1, height: 1 },
    });
    expect(image(document, 'empty')).toMatchObject({ asset: fresh, y: 10, height: 100 });
    expect(shownRatio(image(document, 'empty'))).toBeCloseTo(shownRatio(image(design, 'full')), 6);
  });
});

describe('several pictures at once', () => {
  const pictures = [
    [400, 300],
    [300, 400],
    [1000, 500],
    [200, 200],
    [50, 90],
  ].map(([width = 1, height = 1], index) => ({ id: String(index).repeat(64), width, height, name: `${index}.png` }));

  it('stand side by side within the room, none squeezed, none over another', () => {
    const placed = inRows(pictures, { width: 800, height: 600 }, 10);
    for (const { picture, width, height, x, y } of placed) {
      expect(width / height).toBeCloseTo(picture.width / picture.height, 6);
      expect(Math.abs(x)).toBeLessThanOrEqual(400);
      expect(Math.abs(y)).toBeLessThanOrEqual(300.001);
    }
    for (const one of placed)
      for (const other of placed) {
        const apart =
          one === other ||
          one.x >= other.x + other.width ||
          other.x >= one.x + one.width ||
          one.y >= other.y + other.height ||
          other.y >= one.y + one.height;
        expect(apart).toBe(true);
      }
  });

  it('stay on the page when dropped at its edge', () => {
    const { document } = applyOperations(
      design,
      insertPicturesCommand.run(context(), { pictures, at: { x: 990, y: 5 } }),
    );
    const added = Object.values(document.layers).filter(
      (layer): layer is ImageLayer => layer.type === 'image' && layer.id.startsWith('n'),
    );
    expect(added).toHaveLength(5);
    for (const { x, y, width, height } of added) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(-0.01);
      expect(x + width).toBeLessThanOrEqual(1000.01);
      expect(y + height).toBeLessThanOrEqual(800.01);
    }
  });
});
