/**
 * Outlines of paper that words are on: torn, ruled and punched sheets, notes, index cards, tickets. Path data as in
 * ../../outlines.ts.
 */
import type { Outline } from '#design/templates/outlines.ts';
import { at, disc, polygon, QUARTER, uneven, viewOf } from '../outline-pen.ts';

/** Paper torn along edges: `which` of them, `depth` px of unevenness. */
export function torn(
  width: number,
  height: number,
  depth: number,
  which: readonly ('top' | 'bottom')[],
  seed = 0,
): Outline {
  const { w, h, scale } = viewOf(width, height);
  const deep = depth * scale;
  const steps = Math.max(12, Math.round(w / Math.max(9, deep * 0.8)));
  const edge = (index: number, salt: number) =>
    deep * (0.5 + 0.32 * uneven(index + salt + seed) + 0.18 * Math.sin(index * 0.35 + salt));
  const points: [number, number][] = [];
  for (let index = 0; index <= steps; index += 1)
    points.push([(index / steps) * w, which.includes('top') ? edge(index, 3) : 0]);
  for (let index = steps; index >= 0; index -= 1)
    points.push([(index / steps) * w, h - (which.includes('bottom') ? edge(index, 41) : 0)]);
  return { path: polygon(points), viewWidth: w, viewHeight: h };
}

/**
 * Even lines across a sheet, each `thickness` high, `pitch` apart, the first at `first`; all in px of a box of that
 * size.
 */
export function ruled(width: number, height: number, first: number, pitch: number, thickness: number): Outline {
  const { w, h, scale } = viewOf(width, height);
  let path = '';
  for (let y = first; y <= height - thickness; y += pitch)
    path += polygon([
      [0, y * scale],
      [w, y * scale],
      [w, (y + thickness) * scale],
      [0, (y + thickness) * scale],
    ]);
  return {
    path:
      path ||
      polygon([
        [0, 0],
        [w, 0],
        [w, 1],
        [0, 1],
      ]),
    viewWidth: w,
    viewHeight: h,
  };
}

/** Round holes in a row, across or down, for a binding. */
export function holes(count: number, direction: 'across' | 'down'): Outline {
  let path = '';
  for (let index = 0; index < count; index += 1)
    path += direction === 'across' ? disc(50 + index * 160, 50, 50) : disc(50, 50 + index * 160, 50);
  const long = 100 + (count - 1) * 160;
  return direction === 'across'
    ? { path, viewWidth: long, viewHeight: 100 }
    : { path, viewWidth: 100, viewHeight: long };
}

/** A note without the peeled lower corner: on the right, or the left. `corner`: px. */
export function liftedNote(width: number, height: number, corner: number, left: boolean): Outline {
  const { w, h, scale } = viewOf(width, height);
  const c = corner * scale;
  return {
    path: left
      ? polygon([
          [0, 0],
          [w, 0],
          [w, h],
          [c, h],
          [0, h - c],
        ])
      : polygon([
          [0, 0],
          [w, 0],
          [w, h - c],
          [w - c, h],
          [0, h],
        ]),
    viewWidth: w,
    viewHeight: h,
  };
}

/** A card with a tab on its top edge: the tab's height, its start and width, px. */
export function tabbed(
  width: number,
  height: number,
  tab: number,
  from: number,
  wide: number,
  radius: number,
): Outline {
  const { w, h, scale } = viewOf(width, height);
  const [t, a, b, r] = [tab * scale, from * scale, (from + wide) * scale, radius * scale];
  const s = t * 0.5;
  return {
    path: `M${at(0, t + r)}Q${at(0, t)} ${at(r, t)}L${at(a - s, t)}C${at(a, t)} ${at(a - s * 0.2, 0)} ${at(a + s, 0)}L${at(b - s, 0)}C${at(b + s * 0.2, 0)} ${at(b, t)} ${at(b + s, t)}L${at(w - r, t)}Q${at(w, t)} ${at(w, t + r)}L${at(w, h)}L${at(0, h)}Z`,
    viewWidth: w,
    viewHeight: h,
  };
}

/**
 * A ticket: round corners (or concave ones), and notches where the stub starts (share of the length). `direction`: from
 * the main part to the stub.
 */
export function ticket(
  width: number,
  height: number,
  direction: 'across' | 'down',
  cut: number,
  notch: number,
  corner: number,
  hollow: boolean,
): Outline {
  const { w, h, scale } = viewOf(width, height);
  const [c, r] = [notch * scale, corner * scale];
  const k = c * QUARTER;
  const bend = (x: number, y: number, toX: number, toY: number, cornerX: number, cornerY: number) => {
    const inX = hollow ? x + toX - cornerX : cornerX;
    const inY = hollow ? y + toY - cornerY : cornerY;
    return `Q${at(inX, inY)} ${at(toX, toY)}`;
  };
  const x = w * cut;
  const y = h * cut;
  const top =
    direction === 'across'
      ? `L${at(x - c, 0)}C${at(x - c, k)} ${at(x - k, c)} ${at(x, c)}C${at(x + k, c)} ${at(x + c, k)} ${at(x + c, 0)}`
      : '';
  const bottom =
    direction === 'across'
      ? `L${at(x + c, h)}C${at(x + c, h - k)} ${at(x + k, h - c)} ${at(x, h - c)}C${at(x - k, h - c)} ${at(x - c, h - k)} ${at(x - c, h)}`
      : '';
  const right =
    direction === 'down'
      ? `L${at(w, y - c)}C${at(w - k, y - c)} ${at(w - c, y - k)} ${at(w - c, y)}C${at(w - c, y + k)} ${at(w - k, y + c)} ${at(w, y + c)}`
      : '';
  const left =
    direction === 'down'
      ? `L${at(0, y + c)}C${at(k, y + c)} ${at(c, y + k)} ${at(c, y)}C${at(c, y - k)} ${at(k, y - c)} ${at(0, y - c)}`
      : '';
  return {
    path: `M${at(r, 0)}${top}L${at(w - r, 0)}${bend(w - r, 0, w, r, w, 0)}${right}L${at(w, h - r)}${bend(w, h - r, w - r, h, w, h)}${bottom}L${at(r, h)}${bend(r, h, 0, h - r, 0, h)}${left}L${at(0, r)}${bend(0, r, r, 0, 0, 0)}Z`,
    viewWidth: w,
    viewHeight: h,
  };
}

/** Bars and gaps of uneven widths, horizontal or vertical. They encode nothing. */
export function barcode(direction: 'across' | 'down'): Outline {
  let path = '';
  for (let place = 0, index = 0; place < 985; index += 1) {
    const bar = Math.min(1000 - place, 8 + Math.abs(uneven(index)) * 24);
    path +=
      direction === 'across'
        ? polygon([
            [place, 0],
            [place + bar, 0],
            [place + bar, 300],
            [place, 300],
          ])
        : polygon([
            [0, place],
            [300, place],
            [300, place + bar],
            [0, place + bar],
          ]);
    place += bar + 9 + Math.abs(uneven(index + 50)) * 16;
  }
  return direction === 'across'
    ? { path, viewWidth: 1000, viewHeight: 300 }
    : { path, viewWidth: 300, viewHeight: 1000 };
}

/** A box whose upper corners are round, px: their radius. */
export function roundTop(width: number, height: number, radius: number): Outline {
  const { w, h, scale } = viewOf(width, height);
  const r = Math.min(radius * scale, w / 2, h);
  const k = r * (1 - QUARTER);
  return {
    path: `M${at(0, h)}L${at(0, r)}C${at(0, k)} ${at(k, 0)} ${at(r, 0)}L${at(w - r, 0)}C${at(w - k, 0)} ${at(w, k)} ${at(w, r)}L${at(w, h)}Z`,
    viewWidth: w,
    viewHeight: h,
  };
}
