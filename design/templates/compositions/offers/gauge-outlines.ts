/**
 * Outlines of things that count and measure: calendars, dials, hourglasses, rings, progress bars. Path data as in
 * ../../outlines.ts.
 */
import type { Outline } from '#design/templates/outlines.ts';
import { polygon, viewOf } from '../outline-pen.ts';
import { roundBox } from './offer-outlines.ts';

/** A part of a ring between two radii, from the top clockwise by a share of the whole turn. Radii of 500. */
export function arcRing(from: number, share: number, inner: number): Outline {
  const steps = Math.max(4, Math.ceil(share * 72));
  const on = (part: number, radius: number): [number, number] => {
    const angle = (from + part * share) * Math.PI * 2 - Math.PI / 2;
    return [500 + Math.cos(angle) * radius, 500 + Math.sin(angle) * radius];
  };
  const points: [number, number][] = [];
  for (let index = 0; index <= steps; index += 1) points.push(on(index / steps, 500));
  for (let index = steps; index >= 0; index -= 1) points.push(on(index / steps, 500 * inner));
  return { path: polygon(points), viewWidth: 1000, viewHeight: 1000 };
}

/** Squares in rows, this many in total; `gap` as a share of their size. Right to left if mirrored. */
export function daySquares(columns: number, days: number, gap: number, mirrored: boolean): Outline {
  const pitch = 100 * (1 + gap);
  let path = '';
  for (let index = 0; index < days; index += 1)
    path += roundBox(
      (mirrored ? columns - 1 - (index % columns) : index % columns) * pitch,
      Math.floor(index / columns) * pitch,
      100,
      100,
      18,
    );
  return {
    path,
    viewWidth: Math.round(columns * pitch - 100 * gap),
    viewHeight: Math.round(Math.ceil(days / columns) * pitch - 100 * gap),
  };
}

/** Crosses over the first squares of such rows. */
export function dayCrosses(columns: number, lines: number, count: number, gap: number, mirrored: boolean): Outline {
  const pitch = 100 * (1 + gap);
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [
      (mirrored ? columns - 1 - (index % columns) : index % columns) * pitch,
      Math.floor(index / columns) * pitch,
    ];
    path += polygon(
      (
        [
          [30, 24],
          [50, 44],
          [70, 24],
          [76, 30],
          [56, 50],
          [76, 70],
          [70, 76],
          [50, 56],
          [30, 76],
          [24, 70],
          [44, 50],
          [24, 30],
        ] as const
      ).map(([a, b]) => [x + a, y + b]),
    );
  }
  return {
    path,
    viewWidth: Math.round(columns * pitch - 100 * gap),
    viewHeight: Math.round(lines * pitch - 100 * gap),
  };
}

/**
 * One of `count` parts of a half dial (box twice as wide as high), the first on the left; `inner`: the inner radius of
 * its ring, as a share of the radius.
 */
export function dialPart(part: number, count: number, inner: number): Outline {
  const gap = 0.012;
  const [from, to] = [part / count + gap / 2, (part + 1) / count - gap / 2];
  const on = (share: number, radius: number): [number, number] => [
    500 - Math.cos(share * Math.PI) * radius,
    500 - Math.sin(share * Math.PI) * radius,
  ];
  const points: [number, number][] = [];
  for (let index = 0; index <= 14; index += 1) points.push(on(from + ((to - from) * index) / 14, 500));
  for (let index = 14; index >= 0; index -= 1) points.push(on(from + ((to - from) * index) / 14, 500 * inner));
  // The box is that of the whole dial, so that parts are in their places.
  return { path: polygon(points), viewWidth: 1000, viewHeight: 500 };
}

/** A slender hand, its tip above. */
export const needle = (): Outline => ({
  path: 'M50 0L90 960Q90 1000 50 1000Q10 1000 10 960Z',
  viewWidth: 100,
  viewHeight: 1000,
});

/** The two bulbs of an hourglass. */
export const glassBulbs = (): Outline => ({
  path: 'M60 0L540 0L540 180C540 330 340 410 330 500C340 590 540 670 540 820L540 1000L60 1000L60 820C60 670 260 590 270 500C260 410 60 330 60 180Z',
  viewWidth: 600,
  viewHeight: 1000,
});

/** Sand in such a glass: a rest above, a thread, a hill below. */
export const sand = (): Outline => ({
  path: 'M118 310Q300 350 482 310C440 380 335 420 330 500L308 520L308 700Q420 720 540 860L540 1000L60 1000L60 860Q180 720 292 700L292 520L270 500C265 420 160 380 118 310Z',
  viewWidth: 600,
  viewHeight: 1000,
});

/** This many blocks side by side in a box, px: the gap between them and the radius of their corners. */
export function barBlocks(count: number, width: number, height: number, gap: number, radius: number): Outline {
  const { w, h, scale } = viewOf(width, height);
  const each = (w - gap * scale * (count - 1)) / count;
  let path = '';
  for (let index = 0; index < count; index += 1)
    path += roundBox(index * (each + gap * scale), 0, each, h, radius * scale);
  return { path, viewWidth: w, viewHeight: h };
}
