/** Strokes as drawn by hand: where they are on the picture, and when a piece ends. */
import { describe, expect, it } from 'vitest';
import { createImageLayer } from '#design/document/create.ts';
import { LIMITS } from '#design/document/limits.ts';
import { maskStrokeSchema } from '#design/document/layers/image-layer.ts';
import type { PictureLayer } from '#design/document/layers.ts';
import { pointOnPart } from '#design/fabric/paint/picture-part.ts';
import { BrushStroke, meetsPicture, picturePixels, pointOnPicture } from './brush-stroke.ts';

const natural = { naturalWidth: 1200, naturalHeight: 800 };
const photo = createImageLayer({
  id: 'p',
  parent: 'page',
  order: 'a0',
  asset: 'a'.repeat(64),
  x: 10,
  y: 20,
  width: 300,
  height: 200,
  crop: { x: 0.25, y: 0.5, width: 0.5, height: 0.5 },
  straighten: 12,
}) as PictureLayer;

describe('a stroke', () => {
  it('lies on the picture where the painter draws it', () => {
    for (const local of [
      { x: 0, y: 0 },
      { x: -80, y: 40 },
      { x: 120, y: -60 },
    ]) {
      const [x, y] = pointOnPicture(local, photo, natural);
      const [back, down] = pointOnPart([x / natural.naturalWidth, y / natural.naturalHeight], photo, photo);
      expect(back).toBeCloseTo(local.x, 6);
      expect(down).toBeCloseTo(local.y, 6);
    }
    expect(picturePixels(photo, natural)).toBeCloseTo(2, 6);
  });

  it('leaves out points that tell nothing', () => {
    const line = new BrushStroke({ mode: 'erase', hardness: 1, size: 40 });
    expect([line.add([0, 0], null), line.add([1, 0], null), line.add([5, 0], null)]).toEqual([true, false, true]);
    expect(line.pieces).toEqual([
      {
        mode: 'erase',
        hardness: 1,
        size: 40,
        points: [
          [0, 0],
          [5, 0],
        ],
      },
    ]);
  });

  it('says whether it came near the picture', () => {
    const drawn = (...points: [number, number][]) => {
      const line = new BrushStroke({ mode: 'erase', hardness: 1, size: 40 });
      for (const point of points) line.add(point, null);
      return meetsPicture(line.pieces, natural);
    };
    expect(drawn([-100, 300])).toBe(false);
    expect(drawn([600, 900], [1400, 850])).toBe(false);
    expect(drawn([-15, 300])).toBe(true);
    // Right across, with no point on it.
    expect(drawn([-100, 300], [1300, 300])).toBe(true);
  });

  it('continues in a new piece where a pen presses clearly harder or a piece is full', () => {
    const pen = new BrushStroke({ mode: 'restore', hardness: 0.5, size: 40 });
    for (let x = 0; x < 5; x += 1) pen.add([x * 10, 0], 0.1);
    for (let x = 5; x < 9; x += 1) pen.add([x * 10, 0], 0.14);
    for (let x = 9; x < 12; x += 1) pen.add([x * 10, 0], 1);
    expect(pen.pieces.map(({ size, points }) => [size, points.length])).toEqual([
      [14, 9],
      [40, 4],
    ]);
    expect(pen.pieces[1]?.points[0]).toEqual([80, 0]);
    const long = new BrushStroke({ mode: 'erase', hardness: 1, size: 3_000 });
    for (let x = 0; x < LIMITS.maskStrokePoints + 5; x += 1) long.add([x * 200, 0], null);
    expect(long.pieces).toHaveLength(2);
    for (const piece of long.pieces) expect(maskStrokeSchema.safeParse({ ...piece, id: 's' }).success).toBe(true);
  });
});
