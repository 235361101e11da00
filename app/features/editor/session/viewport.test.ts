/** Zoom and pan arithmetic: what is under the pointer stays there, and the page never gets lost. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  edgeSpeed,
  fit,
  fitBeside,
  keepInSight,
  MAX_ZOOM,
  MIN_ZOOM,
  pinch,
  revealBy,
  toPage,
  toStage,
  wheelZoom,
  zoomAt,
  zoomStep,
  type Viewport,
} from './viewport.ts';

const viewport: fc.Arbitrary<Viewport> = fc.record({
  zoom: fc.double({ min: MIN_ZOOM, max: MAX_ZOOM, noNaN: true }),
  x: fc.integer({ min: -5000, max: 5000 }),
  y: fc.integer({ min: -5000, max: 5000 }),
});
const point = fc.record({ x: fc.integer({ min: 0, max: 2000 }), y: fc.integer({ min: 0, max: 2000 }) });
const insets = { top: 24, right: 296, bottom: 24, left: 24 };

describe('zooming', () => {
  it('keeps the page point under the pointer', () => {
    fc.assert(
      fc.property(viewport, point, fc.double({ min: 0.01, max: 40, noNaN: true }), (before, anchor, zoom) => {
        const page = toPage(before, anchor);
        const shown = toStage(zoomAt(before, zoom, anchor), page);
        expect(shown.x).toBeCloseTo(anchor.x, 4);
        expect(shown.y).toBeCloseTo(anchor.y, 4);
      }),
    );
  });

  it('steps to the next round number and stops at the ends', () => {
    expect(zoomStep(0.6, 1)).toBe(0.67);
    expect(zoomStep(1, -1)).toBe(0.75);
    expect(zoomStep(MAX_ZOOM, 1)).toBe(MAX_ZOOM);
    expect(zoomStep(MIN_ZOOM, -1)).toBe(MIN_ZOOM);
  });

  it('takes wheel lines and pixels alike and is bounded', () => {
    expect(wheelZoom(1, { deltaY: -3, deltaMode: 1 })).toBeCloseTo(wheelZoom(1, { deltaY: -48, deltaMode: 0 }));
    expect(wheelZoom(1, { deltaY: -1e6, deltaMode: 0 })).toBeLessThan(1.5);
    expect(wheelZoom(MIN_ZOOM, { deltaY: 500, deltaMode: 0 })).toBe(MIN_ZOOM);
  });
});

describe('fitting', () => {
  it('centres the page when the panel has room beside it', () => {
    const found = fit({ x: 0, y: 0, width: 1000, height: 1000 }, { width: 1440, height: 800 }, insets);
    expect(found.zoom).toBeCloseTo(0.752, 3);
    expect(found.x).toBe(Math.round((1440 - 752) / 2));
  });

  it('gives way to the panel only as far as needed', () => {
    const found = fit({ x: 0, y: 0, width: 1000, height: 1000 }, { width: 1040, height: 800 }, insets);
    expect(found.x + 1000 * found.zoom).toBeLessThanOrEqual(1040 - insets.right + 1);
    expect(found.x).toBeGreaterThanOrEqual(insets.left);
  });

  it('never shows a small page larger than it is', () => {
    expect(fit({ x: 0, y: 0, width: 100, height: 100 }, { width: 1440, height: 800 }, insets).zoom).toBe(1);
  });
});

describe('panels', () => {
  const around = { top: 24, right: 72, bottom: 24, left: 72 };
  const square = { x: 0, y: 0, width: 1000, height: 1000 };

  it('get their room when the page hardly shrinks for it', () => {
    const found = fitBeside(square, { width: 1200, height: 800 }, around, { ...around, right: 304 });
    expect(found.x + 1000 * found.zoom).toBeLessThanOrEqual(1200 - 304);
  });

  it('lie over the page when it would shrink much', () => {
    const stage = { width: 760, height: 800 };
    const found = fitBeside(square, stage, around, { ...around, right: 304 });
    expect(found).toEqual(fit(square, stage, around));
    expect(found.x + 1000 * found.zoom).toBeGreaterThan(760 - 304);
  });

  it('are cleared of what is selected, but never by pushing it off the other side', () => {
    const shown = { zoom: 1, x: 0, y: 0 };
    const stage = { width: 1000, height: 800 };
    const covered = { left: 64, right: 288 };
    expect(revealBy(shown, { x: 650, y: 0, width: 200, height: 10 }, stage, covered)).toBe(-138);
    expect(revealBy(shown, { x: 500, y: 0, width: 900, height: 10 }, stage, covered)).toBe(-436);
    expect(revealBy(shown, { x: 0, y: 0, width: 100, height: 10 }, stage, covered)).toBe(64);
    expect(revealBy(shown, { x: 200, y: 0, width: 100, height: 10 }, stage, covered)).toBe(0);
    // While its center is visible, nothing moves under the pointer.
    expect(revealBy(shown, { x: 600, y: 0, width: 200, height: 10 }, stage, covered)).toBe(0);
  });
});

describe('panning', () => {
  it('keeps some of the page in sight', () => {
    fc.assert(
      fc.property(viewport, (before) => {
        const page = { width: 1080, height: 1350 };
        const stage = { width: 1000, height: 700 };
        const { x, y, zoom } = keepInSight(before, page, stage);
        expect(x).toBeLessThanOrEqual(920);
        expect(y).toBeLessThanOrEqual(620);
        expect(x + page.width * zoom).toBeGreaterThanOrEqual(79.9);
        expect(y + page.height * zoom).toBeGreaterThanOrEqual(79.9);
      }),
    );
  });
});

describe('two fingers', () => {
  it('keep what is below them below them, when they go straight apart or along with each other', () => {
    fc.assert(
      fc.property(
        viewport,
        point,
        point,
        fc.integer({ min: -200, max: 200 }),
        fc.integer({ min: -200, max: 200 }),
        fc.double({ min: 0.8, max: 1.25, noNaN: true }),
        (before, a, b, dx, dy, growth) => {
          fc.pre(
            Math.hypot(a.x - b.x, a.y - b.y) > 20 && before.zoom * growth < MAX_ZOOM && before.zoom * growth > MIN_ZOOM,
          );
          const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
          const moved = ({ x, y }: { x: number; y: number }) => ({
            x: middle.x + (x - middle.x) * growth + dx,
            y: middle.y + (y - middle.y) * growth + dy,
          });
          const after = pinch(before, [a, b], [moved(a), moved(b)]);
          for (const finger of [a, b]) {
            const shown = toStage(after, toPage(before, finger));
            expect(shown.x).toBeCloseTo(moved(finger).x, 3);
            expect(shown.y).toBeCloseTo(moved(finger).y, 3);
          }
        },
      ),
    );
  });
});

describe('dragging to the stage’s edge', () => {
  it('moves the page only there, the faster the further', () => {
    expect(edgeSpeed(400, 800)).toBe(0);
    expect(edgeSpeed(5, 800)).toBeLessThan(0);
    expect(edgeSpeed(-40, 800)).toBeLessThan(edgeSpeed(5, 800));
    expect(edgeSpeed(795, 800)).toBe(-edgeSpeed(5, 800));
    expect(edgeSpeed(-4_000, 800)).toBe(edgeSpeed(-60, 800));
  });
});
