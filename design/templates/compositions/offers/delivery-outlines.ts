/** Outlines of packaging and transport: vans, crates, parcels. Path data as in ../../outlines.ts. */
import type { Outline } from '#design/templates/outlines.ts';
import { at, disc, polygon, viewOf } from '../outline-pen.ts';

/**
 * The front of a delivery van that drives to the right (or left): bonnet, sloping windscreen, roof. Its back joins the
 * load.
 */
export function cab(width: number, height: number, left: boolean): Outline {
  const { w, h } = viewOf(width, height);
  const x = (value: number) => (left ? w - value * w : value * w);
  const p = (a: number, b: number) => at(x(a), b * h);
  return {
    path: `M${p(0, 0.14)}L${p(0.42, 0.14)}Q${p(0.52, 0.14)} ${p(0.58, 0.24)}L${p(0.76, 0.54)}L${p(0.9, 0.6)}Q${p(1, 0.64)} ${p(1, 0.76)}L${p(1, 0.94)}Q${p(1, 1)} ${p(0.94, 1)}L${p(0, 1)}Z`,
    viewWidth: w,
    viewHeight: h,
  };
}

/** The side window of such a cab, in the same box. */
export function cabWindow(width: number, height: number, left: boolean): Outline {
  const { w, h } = viewOf(width, height);
  const x = (value: number) => (left ? w - value * w : value * w);
  return {
    path: polygon(
      (
        [
          [0.12, 0.24],
          [0.42, 0.24],
          [0.5, 0.28],
          [0.64, 0.54],
          [0.12, 0.54],
        ] as const
      ).map(([a, b]) => [x(a), b * h]),
    ),
    viewWidth: w,
    viewHeight: h,
  };
}

/** A wheel: tyre and rim. Draw it with the even-odd rule. */
export const wheel = (): Outline => ({
  path: `${disc(500, 500, 500)}${disc(500, 500, 250)}`,
  viewWidth: 1000,
  viewHeight: 1000,
});

/** Straight strokes that trail behind something fast, three of uneven lengths; they end at the right (or left). */
export function speedLines(left: boolean): Outline {
  const bar = (y: number, from: number, to: number) =>
    polygon([
      [left ? 1000 - from : from, y],
      [left ? 1000 - to : to, y],
      [left ? 1000 - to : to, y + 26],
      [left ? 1000 - from : from, y + 26],
    ]);
  return { path: `${bar(0, 300, 1000)}${bar(150, 0, 760)}${bar(300, 420, 1000)}`, viewWidth: 1000, viewHeight: 326 };
}

/**
 * A wall of planks with joints at `ys` (px): every other plank, the joints between them, or the nails at their ends,
 * `inset` px from the edge.
 */
export function planks(
  width: number,
  height: number,
  ys: readonly number[],
  part: 'planks' | 'joints' | 'nails',
  inset: number,
): Outline {
  const { w, h, scale } = viewOf(width, height);
  const joint = 1.4;
  const edges = [0, ...ys.map((y) => y * scale), h];
  let path = '';
  for (const [index, top] of edges.slice(0, -1).entries()) {
    const bottom = edges[index + 1] ?? h;
    if (part === 'planks' && index % 2 === 1)
      path += polygon([
        [0, top],
        [w, top],
        [w, bottom],
        [0, bottom],
      ]);
    if (part === 'joints' && index > 0)
      path += polygon([
        [0, top - joint],
        [w, top - joint],
        [w, top + joint],
        [0, top + joint],
      ]);
    if (part === 'nails')
      for (const x of [inset * scale, w - inset * scale])
        for (const share of [0.3, 0.7])
          path += disc(x, top + (bottom - top) * share, Math.min(4, (bottom - top) * 0.06));
  }
  return {
    path:
      path ||
      polygon([
        [0, 0],
        [1, 0],
        [1, 1],
      ]),
    viewWidth: w,
    viewHeight: h,
  };
}

/** An iron at a crate's upper left corner with holes for its screws. Draw it with the even-odd rule. */
export const cornerIron = (): Outline => ({
  path: `M0 0L1000 0L1000 180L560 230L230 560L180 1000L0 1000Z${disc(800, 95, 42)}${disc(95, 800, 42)}${disc(180, 180, 52)}`,
  viewWidth: 1000,
  viewHeight: 1000,
});

/** Marks of parcels side by side: this way up, and handle with care. Draw it with the even-odd rule. */
export const handlingMarks = (): Outline => ({
  path: `M250 60L470 330L330 330L330 780L170 780L170 330L30 330ZM700 60L920 330L780 330L780 780L620 780L620 330L480 330ZM60 880L890 880L890 980L60 980ZM1260 20L1840 20L1840 300C1840 500 1720 600 1600 620L1600 880L1760 920L1760 980L1340 980L1340 920L1500 880L1500 620C1380 600 1260 500 1260 300ZM1560 20L1480 190L1570 270L1500 400L1660 250L1570 180Z`,
  viewWidth: 1900,
  viewHeight: 1000,
});
