/**
 * Outlines of compositions with photos: leaning strips, torn and perforated edges, arrows, hearts. Path data of M, L,
 * Q, C and Z in whole numbers.
 */
import type { Outline } from '#design/templates/outlines.ts';

const QUARTER = 0.5523;
const r = (value: number) => String(Math.round(value));
const spot = (x: number, y: number) => `${r(x)} ${r(y)}`;

/** A view box in which the longer side has 2000 units. */
function view(width: number, height: number): { w: number; h: number } {
  const scale = 2000 / Math.max(width, height);
  return { w: Math.max(1, Math.round(width * scale)), h: Math.max(1, Math.round(height * scale)) };
}

const outline = (path: string, w: number, h: number): Outline => ({ path, viewWidth: w, viewHeight: h });

/** A slanting box: its top edge is shifted to the right of the bottom one by a share of the width. */
export function leaning(width: number, height: number, lean: number): Outline {
  const { w, h } = view(width, height);
  const dx = w * lean;
  return outline(`M${spot(dx, 0)}L${w} 0L${spot(w - dx, h)}L0 ${h}Z`, w, h);
}

/** A slanting box: its left edge is shifted down from the right one by a share of the height. */
export function falling(width: number, height: number, fall: number): Outline {
  const { w, h } = view(width, height);
  const dy = h * fall;
  return outline(`M0 ${r(dy)}L${w} 0L${w} ${r(h - dy)}L0 ${h}Z`, w, h);
}

/** A regular hexagon that is on a corner. */
export function hexagon(): Outline {
  return outline('M866 0L1732 500L1732 1500L866 2000L0 1500L0 500Z', 1732, 2000);
}

/** A pseudorandom number between 0 and 1, always the same for the same index. */
function rough(index: number): number {
  const value = Math.sin(index * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
}

/**
 * A sheet torn along its top edge. `depth`: share of the height within which the edge varies; `from`: where the tear
 * starts in its pattern.
 */
export function tornAbove(width: number, height: number, depth: number, from = 0): Outline {
  const { w, h } = view(width, height);
  const steps = Math.max(16, Math.round((w / Math.max(1, h * depth)) * 5));
  let path = `M0 ${r(h * depth * 0.5)}`;
  for (let index = 1; index <= steps; index += 1) {
    const slow = Math.sin((index / steps) * 9 + from) * 0.26;
    path += `L${spot((index / steps) * w, h * depth * (0.5 + slow + (rough(index + from * 31) - 0.5) * 0.42))}`;
  }
  return outline(`${path}L${w} ${h}L0 ${h}Z`, w, h);
}

/** Small rounded holes in a row: a film's perforation. One outline for the whole row. */
export function perforation(length: number, thickness: number, count: number): Outline {
  const { w, h } = view(length, thickness);
  const pitch = w / count;
  const [hole, c] = [pitch * 0.5, pitch * 0.12];
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const x = index * pitch + (pitch - hole) / 2;
    path += `M${spot(x + c, 0)}L${spot(x + hole - c, 0)}Q${spot(x + hole, 0)} ${spot(x + hole, c)}L${spot(x + hole, h - c)}Q${spot(x + hole, h)} ${spot(x + hole - c, h)}L${spot(x + c, h)}Q${spot(x, h)} ${spot(x, h - c)}L${spot(x, c)}Q${spot(x, 0)} ${spot(x + c, 0)}Z`;
  }
  return outline(path, w, h);
}

/** Perforated paper: a stamp's four edges. `pitch`: distance of the holes, in the same measure as the sides. */
export function stamp(width: number, height: number, pitch: number): Outline {
  const { w, h } = view(width, height);
  const scale = w / width;
  const along = (length: number) => Math.max(3, Math.round((length * scale) / (pitch * scale)));
  const [across, down] = [along(width), along(height)];
  const [px, py] = [w / across, h / down];
  const [rx, ry] = [px * 0.28, py * 0.28];
  let path = 'M0 0';
  for (let i = 0; i < across; i += 1)
    path += `L${spot(i * px + px / 2 - rx, 0)}Q${spot(i * px + px / 2, rx * 2)} ${spot(i * px + px / 2 + rx, 0)}`;
  path += `L${w} 0`;
  for (let i = 0; i < down; i += 1)
    path += `L${spot(w, i * py + py / 2 - ry)}Q${spot(w - ry * 2, i * py + py / 2)} ${spot(w, i * py + py / 2 + ry)}`;
  path += `L${w} ${h}`;
  for (let i = 0; i < across; i += 1)
    path += `L${spot(w - i * px - px / 2 + rx, h)}Q${spot(w - i * px - px / 2, h - rx * 2)} ${spot(w - i * px - px / 2 - rx, h)}`;
  path += `L0 ${h}`;
  for (let i = 0; i < down; i += 1)
    path += `L${spot(0, h - i * py - py / 2 + ry)}Q${spot(ry * 2, h - i * py - py / 2)} ${spot(0, h - i * py - py / 2 - ry)}`;
  return outline(`${path}Z`, w, h);
}

/** A heart. */
export function heart(): Outline {
  return outline(
    'M1000 1800C900 1710 100 1190 60 640C30 300 290 60 560 60C760 60 920 170 1000 330C1080 170 1240 60 1440 60C1710 60 1970 300 1940 640C1900 1190 1100 1710 1000 1800Z',
    2000,
    1860,
  );
}

/** A hand-drawn arrow, from the top left in a curve to the bottom right. */
export function bowArrow(): Outline {
  return outline('M20 330Q400 -60 860 250L905 120L990 470L640 420L770 325Q420 110 60 375Z', 1000, 480);
}

/** A plain arrow to the right, with a shaft. */
export function arrow(): Outline {
  return outline('M0 420L640 420L400 180L510 70L940 500L510 930L400 820L640 580L0 580Z', 940, 1000);
}

/** A hand-drawn double ring, open where the pen left. Draw it with the even-odd rule off. */
export function penRing(): Outline {
  return outline(
    'M300 90C700 -20 1010 120 985 360C960 610 560 760 270 690C60 640 -20 500 30 330C80 170 260 60 520 40L524 62C290 84 120 190 74 340C30 490 100 610 290 650C560 715 920 590 945 362C965 150 680 30 310 118Z',
    1000,
    720,
  );
}

/** The awning of a shop: every other strip of it, each with a round end. `strips`: how many there are in all. */
export function awning(width: number, height: number, strips: number, which: 0 | 1): Outline {
  const { w, h } = view(width, height);
  const each = w / strips;
  const lip = Math.min(h * 0.4, each / 2);
  let path = '';
  for (let index = which; index < strips; index += 2) {
    const [x, end] = [index * each, index * each + each];
    const k = (each / 2) * (1 - QUARTER);
    path += `M${spot(x, 0)}L${spot(end, 0)}L${spot(end, h - lip)}C${spot(end, h - lip * (1 - QUARTER))} ${spot(end - k, h)} ${spot(x + each / 2, h)}C${spot(x + k, h)} ${spot(x, h - lip * (1 - QUARTER))} ${spot(x, h - lip)}Z`;
  }
  return outline(path, w, h);
}

/**
 * A cone of light from a lamp above: narrow at the top, the whole width below. `lamp`: width at the top, of the whole.
 */
export function beam(width: number, height: number, lamp: number): Outline {
  const { w, h } = view(width, height);
  return outline(`M${spot((w * (1 - lamp)) / 2, 0)}L${spot((w * (1 + lamp)) / 2, 0)}L${w} ${h}L0 ${h}Z`, w, h);
}

/** A strip of adhesive tape with ragged ends. */
export function tape(): Outline {
  return outline(
    'M14 0L986 6L972 40L992 80L970 125L990 170L972 214L988 250L10 246L28 206L6 168L30 122L8 84L26 44Z',
    1000,
    250,
  );
}

/** A line that sags between its two ends, as thick as `thickness` of its height. */
export function sagging(width: number, height: number, thickness: number): Outline {
  const { w, h } = view(width, height);
  const t = h * thickness;
  return outline(
    `M0 0Q${spot(w / 2, 2 * (h - t))} ${spot(w, 0)}L${spot(w, t)}Q${spot(w / 2, 2 * (h - t) + t)} ${spot(0, t)}Z`,
    w,
    h,
  );
}
