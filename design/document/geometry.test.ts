/** Boxes that rotate, and layers that grow. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDrawingLayer, createImageLayer, createShapeLayer, createTextLayer } from './create.ts';
import { arbitraryLeaf } from './layers.arbitraries.ts';
import {
  boundsOf,
  boundsOfLayers,
  centerOf,
  containsPoint,
  cornersOf,
  intersectionOf,
  moveLayer,
  normalizeRotation,
  rotatePoint,
  scaleLayer,
  unionOf,
} from './geometry.ts';
import { layerSchema, type LeafLayer } from './layers.ts';

const box = (x: number, y: number, width: number, height: number, rotation = 0) => ({ x, y, width, height, rotation });

describe('turning', () => {
  test('is clockwise on the page, exact at quarter turns', () => {
    expect(rotatePoint({ x: 1, y: 0 }, { x: 0, y: 0 }, 90)).toEqual({ x: 0, y: 1 });
    expect(rotatePoint({ x: 1, y: 0 }, { x: 0, y: 0 }, -90)).toEqual({ x: 0, y: -1 });
    expect(boundsOf(box(10, 20, 300, 100, 180))).toEqual({ x: 10, y: 20, width: 300, height: 100 });
    expect(boundsOf(box(0, 0, 300, 100, 90))).toEqual({ x: 100, y: -100, width: 100, height: 300 });
    expect(boundsOf(box(0, 0, 100, 100, 45)).width).toBeCloseTo(Math.SQRT2 * 100);
  });

  test('bounds are those of the corners, and hold every point of the layer', () => {
    fc.assert(
      fc.property(
        fc.tuple(...Array.from({ length: 5 }, () => fc.integer({ min: 1, max: 500 }))),
        ([x, y, width, height, rotation]) => {
          const layer = box(x!, y!, width!, height!, rotation!);
          const bounds = boundsOf(layer);
          const corners = cornersOf(layer);
          expect(bounds.x).toBeCloseTo(Math.min(...corners.map((corner) => corner.x)));
          expect(bounds.y + bounds.height).toBeCloseTo(Math.max(...corners.map((corner) => corner.y)));
          expect(containsPoint(layer, centerOf(layer))).toBe(true);
          expect(containsPoint(layer, { x: bounds.x - 1, y: bounds.y })).toBe(false);
        },
      ),
      { seed: 2, numRuns: 200 },
    );
  });

  test.each([
    [0, 0],
    [180, 180],
    [-180, 180],
    [270, -90],
    [-270, 90],
    [720, 0],
    [359, -1],
  ])('%d° is kept as %d°', (degrees, kept) => {
    expect(normalizeRotation(degrees)).toBe(kept);
  });
});

describe('several boxes', () => {
  test('union, intersection, all layers', () => {
    expect(unionOf(box(0, 0, 10, 10), box(20, 5, 10, 10))).toEqual({ x: 0, y: 0, width: 30, height: 15 });
    expect(intersectionOf(box(0, 0, 10, 10), box(5, 6, 10, 10))).toEqual({ x: 5, y: 6, width: 5, height: 4 });
    expect(intersectionOf(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBeNull();
    expect(boundsOfLayers([])).toBeNull();
    expect(boundsOfLayers([box(0, 0, 10, 10), box(0, 0, 300, 100, 90)])).toEqual({
      x: 0,
      y: -100,
      width: 200,
      height: 300,
    });
  });
});

describe('moving and scaling', () => {
  const place = { id: 'l', parent: 'p', order: 'a0' };

  test('everything on a text grows', () => {
    const text = createTextLayer({
      ...place,
      x: 100,
      y: 50,
      width: 200,
      text: 'ab',
      fontSize: 20,
      lines: [{ start: 0, end: 2, width: 30 }],
      runs: [{ start: 0, end: 1, style: { fontSize: 10 } }],
      stroke: { color: '#000000', width: 2, dash: [2] },
      shadow: { color: '#000000', x: 1, y: -2, blur: 3 },
      reflection: { opacity: 1, gap: 4, size: 0.5 },
      box: { fill: { type: 'solid', color: '#000000' }, paddingX: 5, paddingY: 6, radius: 7 },
    });
    expect(scaleLayer(text, 2, { x: 100, y: 0 })).toMatchObject({
      x: 100,
      y: 100,
      width: 400,
      fontSize: 40,
      lines: [{ width: 60 }],
      runs: [{ style: { fontSize: 20 } }],
      stroke: { width: 4, dash: [2] },
      shadow: { x: 2, y: -4, blur: 6 },
      reflection: { gap: 8, size: 0.5 },
      box: { paddingX: 10, paddingY: 12, radius: 14 },
    });
  });

  test('so do radii and blur; a drawing scales with its box alone', () => {
    expect(
      scaleLayer(createImageLayer({ ...place, asset: 'a'.repeat(64), frame: { type: 'rectangle', radius: 9 } }), 3),
    ).toMatchObject({ width: 1200, frame: { radius: 27 } });
    expect(scaleLayer(createShapeLayer({ ...place, shape: { kind: 'rectangle', radius: 9 } }), 3)).toMatchObject({
      shape: { radius: 27 },
    });
    const drawing = createDrawingLayer({ ...place, paths: [{ color: '#000000', width: 5, points: [[0, 0]] }] });
    expect(scaleLayer(drawing, 3)).toMatchObject({ width: 1200, drawnWidth: 400, paths: drawing.paths });
  });

  test('whatever the factor, the layer stays one that a document may hold', () => {
    fc.assert(
      fc.property(
        arbitraryLeaf,
        fc.constantFrom(0.0001, 0.5, 1, 7, 5_000),
        fc.constantFrom(-50_000, 3, 50_000),
        (unplaced, factor, distance) => {
          const layer = { ...unplaced, id: 'l', parent: 'p' } as LeafLayer;
          expect(layerSchema.safeParse(scaleLayer(layer, factor, { x: 40, y: 40 })).error).toBeUndefined();
          expect(layerSchema.safeParse(moveLayer(layer, distance, -distance)).error).toBeUndefined();
          if (factor === 1) expect(scaleLayer(layer, 1)).toEqual(layer);
        },
      ),
      { seed: 4, numRuns: 200 },
    );
  });
});
