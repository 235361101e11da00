/** Gestures read back give the geometry that is drawn: for any layer, alone and in a multiple selection. */
import * as fabric from 'fabric';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createImageLayer, createShapeLayer, createTextLayer } from '#design/document/create.ts';
import type { LeafLayer } from '#design/document/layers.ts';
import type { LayerObject } from './layer-object.ts';
import { createLayerObjects } from './object-factory.ts';
import { readGesture, readGestures } from './gesture.ts';
import { placementOf } from './paint/placement.ts';
import { RARE_PAINTERS } from './paint/rare-painters.ts';
import type { Matrix, PaintTools } from './paint/tools.ts';

const paint: PaintTools = {
  createSurface: () => {
    throw new Error('Nothing is drawn here');
  },
  release: () => undefined,
  pictureState: () => ({ status: 'loading' }),
  picture: () => null,
  emptyFrames: true,
  fontsVersion: 0,
  rare: RARE_PAINTERS,
};
const objects = createLayerObjects(fabric, { paint, measure: (text, style) => text.length * style.fontSize * 0.5 });
const standing = { visible: true, locked: false };
const objectOf = (layer: LeafLayer) => objects.create(layer, standing);

const length = fc.double({ min: 1, max: 4000, noNaN: true });
const place = fc.double({ min: -5000, max: 5000, noNaN: true });
const geometry = fc.record({
  x: place,
  y: place,
  width: length,
  height: length,
  rotation: fc.double({ min: -360, max: 360, noNaN: true }),
  flipX: fc.boolean(),
  flipY: fc.boolean(),
});
const at = { id: 'layer', parent: 'page', order: 'a0' };
const layers: fc.Arbitrary<LeafLayer> = fc.oneof(
  geometry.map((given): LeafLayer => createShapeLayer({ ...at, ...given })),
  geometry.map((given): LeafLayer => createImageLayer({ ...at, ...given, asset: 'a'.repeat(64) })),
  geometry.map((given): LeafLayer => createTextLayer({ ...at, ...given, text: 'Words' })),
);

/** Where a box's corners are on the page. */
function corners(matrix: Matrix, width: number, height: number): [number, number][] {
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
    ] as const
  ).map(([x, y]) => {
    const px = (x * width) / 2;
    const py = (y * height) / 2;
    return [matrix[0] * px + matrix[2] * py + matrix[4], matrix[1] * px + matrix[3] * py + matrix[5]];
  });
}

function expectSamePlace(object: LayerObject): void {
  const reading = readGesture(object);
  const drawn = corners(object.calcTransformMatrix() as Matrix, object.width, object.height);
  const { matrix, size } = placementOf({ ...object.layer, ...reading });
  corners(matrix, size.width, size.height).forEach(([x, y], index) => {
    // Readings are rounded to a thousandth, of a degree too: that moves a far corner slightly more.
    const slack = 0.01 + Math.hypot(size.width, size.height) * 1e-4;
    expect(Math.abs(x - drawn[index]![0])).toBeLessThan(slack);
    expect(Math.abs(y - drawn[index]![1])).toBeLessThan(slack);
  });
}

describe('readGesture', () => {
  it('gives back the geometry of a layer that nobody touched, to the last bit', () => {
    fc.assert(
      fc.property(layers, (layer) => {
        const { x, y, width, height, rotation, flipX, flipY } = layer;
        expect(readGesture(objectOf(layer))).toEqual({
          x,
          y,
          width,
          height,
          rotation,
          flipX,
          flipY,
          scaleX: 1,
          scaleY: 1,
        });
      }),
    );
  });

  it('gives it back from within a selection of several that nobody moved', () => {
    fc.assert(
      fc.property(layers, layers, (one, other) => {
        const members = [objectOf({ ...one, id: 'one' }), objectOf({ ...other, id: 'other' })];
        const selection = new fabric.ActiveSelection(members);
        const readings = readGestures(selection);
        for (const layer of [one, other]) {
          const reading = readings.get(layer === one ? 'one' : 'other')!;
          expect(reading.flipX).toBe(layer.flipX);
          expect(reading.flipY).toBe(layer.flipY);
          for (const key of ['x', 'y', 'width', 'height', 'rotation'] as const)
            expect(Math.abs(reading[key] - layer[key])).toBeLessThan(0.0011);
        }
      }),
    );
  });

  it('reads where an object is after it was moved, turned, scaled and flipped', () => {
    expect.hasAssertions();
    const gesture = fc.record({
      left: place,
      top: place,
      angle: fc.double({ min: -180, max: 180, noNaN: true }),
      scaleX: fc.double({ min: 0.1, max: 5, noNaN: true }),
      scaleY: fc.double({ min: 0.1, max: 5, noNaN: true }),
      flipX: fc.boolean(),
      flipY: fc.boolean(),
    });
    fc.assert(
      fc.property(layers, gesture, (layer, done) => {
        const object = objectOf(layer);
        object.set(done);
        expectSamePlace(object);
      }),
    );
  });

  it('reads the members of a selection that was moved, turned, scaled evenly and flipped', () => {
    expect.hasAssertions();
    const gesture = fc.record({
      left: place,
      top: place,
      angle: fc.double({ min: -180, max: 180, noNaN: true }),
      scale: fc.double({ min: 0.1, max: 5, noNaN: true }),
      flipX: fc.boolean(),
      flipY: fc.boolean(),
    });
    fc.assert(
      fc.property(layers, layers, gesture, (one, other, { scale, ...done }) => {
        const members = [objectOf(one), objectOf(other)];
        const selection = new fabric.ActiveSelection(members);
        selection.set({ ...done, scaleX: scale, scaleY: scale });
        members.forEach(expectSamePlace);
        // The same once the selection is dissolved.
        selection.removeAll();
        members.forEach(expectSamePlace);
      }),
    );
  });

  it('keeps a half turn a turn, and a flip over the opposite corner two flips', () => {
    const layer = createShapeLayer({ ...at, x: 10, y: 20, width: 30, height: 40, rotation: 15 });
    const turned = objectOf(layer);
    turned.set({ angle: 195 });
    expect(readGesture(turned)).toMatchObject({ rotation: 195, flipX: false, flipY: false });
    const flipped = objectOf(layer);
    flipped.set({ flipX: true, flipY: true });
    expect(readGesture(flipped)).toMatchObject({ rotation: 15, flipX: true, flipY: true });
    const mirrored = objectOf(layer);
    mirrored.set({ flipX: true });
    expect(readGesture(mirrored)).toMatchObject({ rotation: 15, flipX: true, flipY: false });
  });

  it('shows a newer state inside a selection that is scaled and turned', () => {
    const layer = createShapeLayer({ ...at, x: 10, y: 20, width: 30, height: 40, rotation: 15 });
    const members = [objectOf(layer), objectOf({ ...layer, id: 'other', x: 300 })];
    const selection = new fabric.ActiveSelection(members);
    selection.set({ angle: 30, scaleX: 2, scaleY: 2 });
    const next = { ...layer, x: 100, y: 200, width: 60, rotation: -40, flipX: true };
    objects.update(members[0]!, next, standing);
    expect(readGesture(members[0]!)).toMatchObject({
      x: 100,
      y: 200,
      width: 60,
      height: 40,
      rotation: -40,
      flipX: true,
      flipY: false,
    });
  });
});
