/** Masks, regions, kernels: compared with the plainest implementations. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CUBIC, LANCZOS3, scaled } from './float-plane.ts';
import { boundsOf, countOf, depthOf, grownMask, piecesOf } from './masks.ts';
import type { Mask } from './pixels.ts';
import { maskOfRegion } from './region.ts';

const masks = fc
  .record({
    width: fc.integer({ min: 1, max: 14 }),
    height: fc.integer({ min: 1, max: 14 }),
    values: fc.array(fc.boolean(), { minLength: 196, maxLength: 196 }),
  })
  .map(({ width, height, values }): Mask => ({
    width,
    height,
    data: Uint8Array.from({ length: width * height }, (_, at) => (values[at] ? 1 : 0)),
  }));

describe('masks', () => {
  it('know how deep they are, to a tenth', () => {
    fc.assert(
      fc.property(masks, (mask) => {
        const depth = depthOf(mask);
        const outside = [...mask.data.keys()].filter((at) => !mask.data[at]);
        const wrong = [...mask.data.keys()].filter((at) => {
          const [x, y] = [at % mask.width, Math.floor(at / mask.width)];
          if (!mask.data[at]) return depth[at] !== 0;
          const nearest = Math.min(
            ...outside.map((other) => Math.hypot((other % mask.width) - x, Math.floor(other / mask.width) - y)),
          );
          return outside.length > 0 && Math.abs((depth[at] as number) - nearest) > 0.09 * nearest + 1e-4;
        });
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('grow by a disc, and never shrink', () => {
    const dot: Mask = { width: 11, height: 11, data: Uint8Array.from({ length: 121 }, (_, at) => (at === 60 ? 1 : 0)) };
    expect(countOf(grownMask(dot, 1))).toBe(5);
    expect(grownMask(dot, 0)).toBe(dot);
    fc.assert(
      fc.property(masks, fc.integer({ min: 0, max: 4 }), (mask, radius) => {
        const grown = grownMask(mask, radius);
        expect([...mask.data.keys()].filter((at) => mask.data[at] && !grown.data[at])).toEqual([]);
      }),
    );
  });

  it('fall into pieces that hold all of them, apart from each other', () => {
    fc.assert(
      fc.property(masks, (mask) => {
        const pieces = piecesOf(mask, 0);
        const covered = mask.data.every(
          (value, at) =>
            !value ||
            pieces.some(({ box }) => {
              const [x, y] = [at % mask.width, Math.floor(at / mask.width)];
              return x >= box.left && x < box.left + box.width && y >= box.top && y < box.top + box.height;
            }),
        );
        expect(covered).toBe(true);
        expect(boundsOf(mask) === null).toBe(pieces.length === 0);
      }),
    );
    const two: Mask = {
      width: 20,
      height: 5,
      data: Uint8Array.from({ length: 100 }, (_, at) => (at % 20 === 2 || at % 20 === 8 ? 1 : 0)),
    };
    expect([piecesOf(two, 0).length, piecesOf(two, 8).length]).toEqual([2, 1]);
  });
});

describe('a region', () => {
  it('is drawn as its outlines and strokes say, turned or beyond the edges', () => {
    const box = maskOfRegion(
      {
        outlines: [
          [
            [2, 1],
            [6, 1],
            [6, 4],
            [2, 4],
          ],
        ],
        strokes: [],
      },
      10,
      8,
    );
    expect([countOf(box), boundsOf(box)]).toEqual([12, { left: 2, top: 1, width: 4, height: 3 }]);
    const turned = maskOfRegion(
      {
        outlines: [
          [
            [50, 10],
            [90, 50],
            [50, 90],
            [10, 50],
          ],
        ],
        strokes: [],
      },
      100,
      100,
    );
    expect(Math.abs(countOf(turned) - 3200)).toBeLessThan(100);
    const stroke = maskOfRegion(
      {
        outlines: [],
        strokes: [
          {
            size: 10,
            points: [
              [20, 50],
              [80, 50],
            ],
          },
        ],
      },
      100,
      100,
    );
    expect(Math.abs(countOf(stroke) - (600 + Math.PI * 25))).toBeLessThan(20);
    expect(countOf(maskOfRegion({ outlines: [], strokes: [{ size: 8, points: [[-50, -50]] }] }, 20, 20))).toBe(0);
    expect(
      countOf(
        maskOfRegion(
          {
            outlines: [
              [
                [-5, -5],
                [50, -5],
                [50, 50],
                [-5, 50],
              ],
            ],
            strokes: [],
          },
          20,
          10,
        ),
      ),
    ).toBe(200);
  });
});

describe('another size', () => {
  it('keeps what is even and the mean of what is not, by any kernel', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(LANCZOS3, CUBIC),
        (width, height, toWidth, toHeight, kernel) => {
          const even = scaled(
            { width, height, data: new Float32Array(width * height).fill(77) },
            toWidth,
            toHeight,
            kernel,
          );
          for (const value of even.data) expect(value).toBeCloseTo(77, 2);
        },
      ),
    );
    const ramp = { width: 32, height: 1, data: Float32Array.from({ length: 32 }, (_, x) => x * 4) };
    const large = scaled(ramp, 128, 1, LANCZOS3);
    for (let x = 24; x < 104; x += 1) expect(large.data[x]).toBeCloseTo(((x + 0.5) / 4 - 0.5) * 4, 0);
    const back = scaled(large, 32, 1, CUBIC);
    for (let x = 6; x < 26; x += 1) expect(Math.abs((back.data[x] as number) - x * 4)).toBeLessThan(0.3);
  });
});
