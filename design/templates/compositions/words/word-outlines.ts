/**
 * Outlines of things around words: bubbles, stars, people, marks, arrows, windows. Path data as in ../../outlines.ts.
 */
import type { Outline } from '#design/templates/outlines.ts';
import { at, disc, polygon, QUARTER, viewOf } from '../outline-pen.ts';

/**
 * A speech bubble with a pointed tail, px: where it leaves the bottom edge (share of the width), and where it ends,
 * from the box's top left.
 */
export function balloon(
  width: number,
  height: number,
  radius: number,
  from: number,
  tipX: number,
  tipY: number,
): Outline {
  const { w, h, scale } = viewOf(width, height);
  const r = Math.min(radius * scale, w / 2, h / 2);
  const k = r * (1 - QUARTER);
  const half = Math.min(w * 0.06, h * 0.12);
  const middle = Math.min(w - r - half, Math.max(r + half, w * from));
  const tip = at(tipX * scale, tipY * scale);
  return {
    path:
      `M${at(r, 0)}L${at(w - r, 0)}C${at(w - k, 0)} ${at(w, k)} ${at(w, r)}L${at(w, h - r)}C${at(w, h - k)} ${at(w - k, h)} ${at(w - r, h)}L${at(middle + half, h)}L${tip}L${at(middle - half, h)}` +
      `L${at(r, h)}C${at(k, h)} ${at(0, h - k)} ${at(0, h - r)}L${at(0, r)}C${at(0, k)} ${at(k, 0)} ${at(r, 0)}Z`,
    viewWidth: w,
    viewHeight: h,
  };
}

/**
 * A chat message: round corners, and a small tail at the lower left (or right) corner that extends `tail` px out of its
 * box.
 */
export function message(width: number, height: number, radius: number, side: 'left' | 'right', tail: number): Outline {
  const { w, h, scale } = viewOf(width, height);
  const r = Math.min(radius * scale, w / 2, h / 2);
  const k = r * (1 - QUARTER);
  const t = tail * scale;
  const x = (value: number) => (side === 'left' ? value : w - value);
  return {
    path:
      `M${at(x(r), 0)}L${at(x(w - r), 0)}C${at(x(w - k), 0)} ${at(x(w), k)} ${at(x(w), r)}L${at(x(w), h - r)}C${at(x(w), h - k)} ${at(x(w - k), h)} ${at(x(w - r), h)}L${at(x(t * 1.3), h)}` +
      `C${at(x(t * 0.4), h)} ${at(x(-t * 0.5), h)} ${at(x(-t), h)}C${at(x(-t * 0.2), h - t * 0.7)} ${at(x(0), h - t * 1.2)} ${at(x(0), h - r)}L${at(x(0), r)}C${at(x(0), k)} ${at(x(k), 0)} ${at(x(r), 0)}Z`,
    viewWidth: w,
    viewHeight: h,
  };
}

/** So many five-pointed stars in a row. */
export function stars(count: number): Outline {
  const step = 112;
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const points = Array.from({ length: 10 }, (_, corner) => {
      const angle = (corner / 10) * Math.PI * 2 - Math.PI / 2;
      const radius = corner % 2 === 0 ? 50 : 21;
      return [50 + index * step + Math.cos(angle) * radius, 52 + Math.sin(angle) * radius] as const;
    });
    path += polygon(points);
  }
  return { path, viewWidth: 100 + (count - 1) * step, viewHeight: 100 };
}

/** Head and shoulders, for a person without a photo; fills a disc. */
export function person(): Outline {
  return {
    path: `${disc(500, 400, 170)}M170 880C170 700 320 620 500 620C680 620 830 700 830 880C740 960 630 1000 500 1000C370 1000 260 960 170 880Z`,
    viewWidth: 1000,
    viewHeight: 1000,
  };
}

/** A heavy question mark, and an exclamation mark of the same build. */
export function question(): Outline {
  return {
    path: `M0 320C0 130 130 0 310 0C490 0 620 125 620 300C620 420 555 495 470 560C415 602 400 630 400 690L400 715L220 715L220 680C220 570 265 515 345 455C405 410 432 370 432 305C432 225 385 175 312 175C235 175 185 230 185 320Z${disc(310, 885, 115)}`,
    viewWidth: 620,
    viewHeight: 1000,
  };
}

export function exclamation(): Outline {
  return { path: `M0 0L260 0L215 700L45 700Z${disc(130, 875, 125)}`, viewWidth: 260, viewHeight: 1000 };
}

/** A long arrow that points right: a shaft of `thickness` (share of the height) and two strokes for its head. */
export function longArrow(width: number, height: number, thickness: number): Outline {
  const { w, h } = viewOf(width, height);
  const t = (h * thickness) / 2;
  const lean = t * Math.SQRT2;
  const m = h / 2;
  const tip = w;
  return {
    path: polygon([
      [0, m - t],
      [tip - 2 * lean, m - t],
      [tip - m - lean + t * 0.4, t * 1.4],
      [tip - m + lean - t * 0.4, -t * 0.6 + t * 0.6],
      [tip, m],
      [tip - m + lean - t * 0.4, h],
      [tip - m - lean + t * 0.4, h - t * 1.4],
      [tip - 2 * lean, m + t],
      [0, m + t],
    ]),
    viewWidth: w,
    viewHeight: h,
  };
}

/** A looking glass. Draw it with the even-odd rule. */
export function lookingGlass(): Outline {
  return {
    path: `${disc(410, 410, 380)}${disc(410, 410, 270)}${polygon([
      [640, 720],
      [720, 640],
      [980, 900],
      [900, 980],
    ])}`,
    viewWidth: 1000,
    viewHeight: 1000,
  };
}

/** An arrow that swings down and points to the right (or left). */
export function curvedArrow(left: boolean): Outline {
  const x = (value: number) => (left ? 1000 - value : value);
  const spot = (a: number, b: number) => at(x(a), b);
  return {
    path: `M${spot(60, 60)}C${spot(60, 480)} ${spot(360, 700)} ${spot(760, 660)}L${spot(680, 800)}L${spot(1000, 600)}L${spot(660, 420)}L${spot(745, 560)}C${spot(420, 590)} ${spot(180, 430)} ${spot(160, 40)}Z`,
    viewWidth: 1000,
    viewHeight: 800,
  };
}

/** A checkerboard: every other square of these columns and rows. */
export function checks(columns: number, rows: number): Outline {
  let path = '';
  for (let row = 0; row < rows; row += 1)
    for (let column = row % 2; column < columns; column += 2)
      path += polygon([
        [column * 40, row * 40],
        [column * 40 + 40, row * 40],
        [column * 40 + 40, row * 40 + 40],
        [column * 40, row * 40 + 40],
      ]);
  return { path, viewWidth: columns * 40, viewHeight: rows * 40 };
}

/** The three buttons of a window: a bar, a frame, a cross. Draw it with the even-odd rule. */
export function windowButtons(): Outline {
  return {
    path:
      `${polygon([
        [0, 78],
        [80, 78],
        [80, 96],
        [0, 96],
      ])}${polygon([
        [140, 8],
        [232, 8],
        [232, 96],
        [140, 96],
      ])}${polygon([
        [156, 30],
        [216, 30],
        [216, 80],
        [156, 80],
      ])}` +
      `${polygon([
        [292, 8],
        [304, 8],
        [336, 40],
        [368, 8],
        [380, 8],
        [380, 20],
        [348, 52],
        [380, 84],
        [380, 96],
        [368, 96],
        [336, 64],
        [304, 96],
        [292, 96],
        [292, 84],
        [324, 52],
        [292, 20],
      ])}`,
    viewWidth: 380,
    viewHeight: 100,
  };
}

/** A pointer. */
export function pointer(): Outline {
  return {
    path: polygon([
      [0, 0],
      [0, 820],
      [190, 640],
      [310, 940],
      [450, 880],
      [330, 590],
      [600, 580],
    ]),
    viewWidth: 640,
    viewHeight: 940,
  };
}
