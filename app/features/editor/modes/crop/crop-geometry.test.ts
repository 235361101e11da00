/** Cropping by hand: the picture always covers its frame, and what isn't being moved keeps its place on the page. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createImageLayer } from '#design/document/create.ts';
import { centerOf, type Point } from '#design/document/geometry.ts';
import { imageLayerSchema } from '#design/document/layers/image-layer.ts';
import { isCovered, partOf } from '#design/document/picture-crop.ts';
import type { CropDraft } from '../../commands/crop-picture.ts';
import {
  draftOf,
  fromLocal,
  panned,
  pictureCorners,
  pulled,
  reshaped,
  straightened,
  toLocal,
  uncropped,
  zoomed,
  zoomOf,
  type Grip,
} from './crop-geometry.ts';

const photo = createImageLayer({
  id: 'photo',
  parent: 'page',
  order: 'a0',
  asset: 'a'.repeat(64),
  x: 100,
  y: 50,
  width: 400,
  height: 300,
  crop: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
});
const start = draftOf(photo);

/** Where the corners of the whole picture are on the page. */
const onPage = (draft: CropDraft): Point[] => pictureCorners(draft).map((corner) => fromLocal(draft, corner));

/** The largest distance between corresponding points of two lists, px. */
const farthestApart = (a: Point[], b: Point[]): number =>
  Math.max(...a.map(({ x, y }, index) => Math.hypot(x - b[index]!.x, y - b[index]!.y)));

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const arbitraryStart = fc
  .record({
    rotation: number(-180, 180),
    flipX: fc.boolean(),
    flipY: fc.boolean(),
    x: number(0, 0.5),
    y: number(0, 0.5),
    part: number(0.2, 0.5),
    width: number(40, 900),
    height: number(40, 900),
    straighten: number(-45, 45),
  })
  .map(({ x, y, part, straighten, ...box }): CropDraft =>
    straightened({ ...start, ...box, crop: { x, y, width: part, height: part } }, straighten),
  );
const grips: Grip[] = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].map((y) => ({ x, y }) as Grip))
  .filter(({ x, y }) => x !== 0 || y !== 0);

describe('a hand on the crop', () => {
  it('moves the picture as far as it reaches', () => {
    expect(panned(start, { x: 50, y: -30 }).crop).toEqual({ x: 0.1875, y: 0.3, width: 0.5, height: 0.5 });
    expect(panned(start, { x: 5000, y: 0 }).crop).toMatchObject({ x: 0, y: 0.25 });
    expect(panned(start, { x: -5000, y: -5000 }).crop).toMatchObject({ x: 0.5, y: 0.5 });
  });

  it('zooms about a point, no further out than the frame is covered', () => {
    expect(zoomed(start, 2).crop).toEqual({ x: 0.375, y: 0.375, width: 0.25, height: 0.25 });
    expect(zoomed(start, 0.01).crop).toEqual({ x: 0, y: 0, width: 1, height: 1 });
    const corner = { x: -200, y: -150 };
    expect(zoomed(start, 2, corner).crop).toMatchObject({ x: 0.25, y: 0.25 });
    expect(zoomOf(zoomed(start, 1e6))).toBeCloseTo(10, 4);
  });

  it('pulls a side out to the end of the picture, and in without losing the frame', () => {
    const out = pulled(start, { x: 1, y: 0 }, { x: 5000, y: 0 }, null);
    expect(out).toMatchObject({ x: 100, y: 50, height: 300 });
    expect(out.width).toBeCloseTo(600, 2);
    expect(out.crop).toEqual({ x: 0.25, y: 0.25, width: 0.75, height: 0.5 });
    const inwards = pulled(start, { x: -1, y: 0 }, { x: 5000, y: 0 }, null);
    expect(inwards.width).toBe(8);
    expect(inwards.x + inwards.width).toBeCloseTo(500, 6);
  });

  it('keeps a ratio where one is set', () => {
    for (const grip of grips) {
      const square = pulled(reshaped(start, 1), grip, { x: 37 * grip.x, y: 12 * grip.y }, 1);
      expect(square.width / square.height).toBeCloseTo(1, 6);
    }
    for (const ratio of [1, 0.8, 9 / 16, 16 / 9, 1.5])
      expect(reshaped(start, ratio).width / reshaped(start, ratio).height).toBeCloseTo(ratio, 6);
    expect(centerOf(reshaped(start, 16 / 9))).toEqual({ x: 300, y: 200 });
  });

  it('brings the whole picture back', () => {
    const whole = uncropped(straightened(start, 20), { width: 1000, height: 800 });
    expect(whole).toMatchObject({ straighten: 0, crop: { x: 0, y: 0, width: 1, height: 1 } });
    expect(whole.width / whole.height).toBeCloseTo(4 / 3, 2);
  });

  it('knows the way between the page and a turned and flipped frame', () => {
    fc.assert(
      fc.property(arbitraryStart, number(-500, 500), number(-500, 500), (draft, x, y) => {
        const back = toLocal(draft, fromLocal(draft, { x, y }));
        expect(back.x).toBeCloseTo(x, 6);
        expect(back.y).toBeCloseTo(y, 6);
      }),
    );
  });

  it('never leaves an edge bare, and makes only layers that a document takes', () => {
    const act = fc.oneof(
      fc.record({ x: number(-900, 900), y: number(-900, 900) }).map((by) => (draft: CropDraft) => panned(draft, by)),
      number(0.2, 5).map((factor) => (draft: CropDraft) => zoomed(draft, factor, { x: 10, y: -20 })),
      number(-45, 45).map((degrees) => (draft: CropDraft) => straightened(draft, degrees)),
      fc
        .record({
          grip: fc.constantFrom(...grips),
          x: number(-900, 900),
          y: number(-900, 900),
          ratio: fc.option(number(0.5, 2)),
        })
        .map(
          ({ grip, x, y, ratio }) =>
            (draft: CropDraft) =>
              pulled(ratio === null ? draft : reshaped(draft, ratio), grip, { x, y }, ratio),
        ),
      number(0.3, 3).map((ratio) => (draft: CropDraft) => reshaped(draft, ratio)),
    );
    fc.assert(
      fc.property(arbitraryStart, fc.array(act, { maxLength: 8 }), (draft, acts) => {
        let now = draft;
        for (const each of acts) {
          now = each(now);
          expect(isCovered({ ...partOf(now), box: { width: now.width * 0.9999, height: now.height * 0.9999 } })).toBe(
            true,
          );
          expect(imageLayerSchema.safeParse({ ...photo, ...now, rotation: start.rotation }).error).toBeUndefined();
        }
      }),
    );
  });

  it('leaves the picture in its place on the page while the frame is pulled', () => {
    fc.assert(
      fc.property(
        arbitraryStart,
        fc.constantFrom(...grips),
        number(-300, 300),
        number(-300, 300),
        (draft, grip, x, y) => {
          const after = pulled(draft, grip, { x, y }, null);
          // A crop is rounded to millionths: in a picture some thousand px wide that is less than a hundredth.
          const isLarge = after.width > 30 && after.height > 30;
          expect(isLarge ? farthestApart(onPage(after), onPage(draft)) : 0).toBeLessThan(0.5);
        },
      ),
    );
  });
});
