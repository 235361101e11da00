/**
 * Drawings gain and lose strokes without moving the others; what an eraser touches doesn't depend on rotation or flip.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDrawingLayer } from './create.ts';
import {
  drawingOf,
  isAsDrawn,
  strokesOf,
  strokesTouched,
  withoutStrokes,
  type PageStroke,
} from './drawing-geometry.ts';
import { centerOf, rotatePoint } from './geometry.ts';
import { drawingLayerSchema, type DrawingLayer } from './layers.ts';

const stroke = (points: [number, number][], width = 6): PageStroke => ({
  color: '#17150f',
  width,
  opacity: 1,
  brush: 'pen',
  pressures: [],
  points,
});
const layerOf = (strokes: PageStroke[], more: Partial<DrawingLayer> = {}) =>
  createDrawingLayer({ id: 'd', parent: 'p', order: 'a0', ...drawingOf(strokes), ...more });

/** The points of a path on the page, including rotation and flips. */
function onPage(layer: DrawingLayer, index: number) {
  return (layer.paths[index]?.points ?? []).map(([x, y]) => {
    const local = {
      x: layer.x + (layer.flipX ? 1 - x : x) * layer.width,
      y: layer.y + (layer.flipY ? 1 - y : y) * layer.height,
    };
    return rotatePoint(local, centerOf(layer), layer.rotation);
  });
}

const points = fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 700 })), {
  minLength: 1,
  maxLength: 12,
});
const strokes = fc.array(
  fc.tuple(points, fc.integer({ min: 1, max: 60 })).map(([list, width]) => stroke(list, width)),
  { minLength: 2, maxLength: 5 },
);

describe('drawings', () => {
  it('hold strokes where they were drawn, with room for their width', () => {
    fc.assert(
      fc.property(strokes, (drawn) => {
        const layer = layerOf(drawn);
        expect(drawingLayerSchema.safeParse(layer).success).toBe(true);
        expect(isAsDrawn(layer)).toBe(true);
        strokesOf(layer).forEach((kept, index) => {
          kept.points.forEach(([x, y], at) => {
            expect(
              Math.hypot(x - (drawn[index]?.points[at]?.[0] ?? NaN), y - (drawn[index]?.points[at]?.[1] ?? NaN)),
            ).toBeLessThan(0.05);
          });
        });
      }),
      { numRuns: 60 },
    );
  });

  it('leave the other strokes where they are when some go, whatever their turn, flips and size', () => {
    const look = fc.record({ rotation: fc.integer({ min: -180, max: 180 }), flipX: fc.boolean(), flipY: fc.boolean() });
    fc.assert(
      fc.property(strokes, look, fc.constantFrom(0.5, 1, 3), (drawn, turned, factor) => {
        const upright = layerOf(drawn);
        const layer = { ...upright, ...turned, width: upright.width * factor, height: upright.height * factor };
        const left = withoutStrokes(layer, new Set([0]));
        if (!left) throw new Error('nothing left');
        const after = { ...layer, ...left };
        expect(drawingLayerSchema.safeParse(after).success).toBe(true);
        expect(after.width / after.drawnWidth).toBeCloseTo(layer.width / layer.drawnWidth, 6);
        after.paths.forEach((_, index) => {
          const [now, before] = [onPage(after, index), onPage(layer, index + 1)];
          now.forEach((point, at) =>
            expect(Math.hypot(point.x - (before[at]?.x ?? NaN), point.y - (before[at]?.y ?? NaN))).toBeLessThan(0.1),
          );
        });
      }),
      { numRuns: 60 },
    );
  });

  it('are gone when no stroke is left', () => {
    expect(
      withoutStrokes(
        layerOf([
          stroke([
            [0, 0],
            [9, 9],
          ]),
        ]),
        new Set([0]),
      ),
    ).toBeNull();
  });

  it('tell what an eraser touches on its way, also between two points and when turned', () => {
    const layer = layerOf([
      stroke(
        [
          [100, 100],
          [300, 100],
        ],
        10,
      ),
      stroke(
        [
          [100, 300],
          [300, 300],
        ],
        10,
      ),
    ]);
    expect(strokesTouched(layer, { x: 200, y: 60 }, { x: 200, y: 140 }, 2)).toEqual([0]);
    expect(strokesTouched(layer, { x: 200, y: 90 }, { x: 200, y: 90 }, 6)).toEqual([0]);
    expect(strokesTouched(layer, { x: 200, y: 80 }, { x: 200, y: 80 }, 6)).toEqual([]);
    expect(strokesTouched(layer, { x: 200, y: 0 }, { x: 200, y: 400 }, 2)).toEqual([0, 1]);
    // Half a turn puts each stroke where the other was.
    expect(strokesTouched({ ...layer, rotation: 180 }, { x: 200, y: 60 }, { x: 200, y: 140 }, 2)).toEqual([1]);
    expect(strokesTouched({ ...layer, flipY: true }, { x: 200, y: 60 }, { x: 200, y: 140 }, 2)).toEqual([1]);
  });
});
