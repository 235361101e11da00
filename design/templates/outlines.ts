/**
 * Outlines for decoration, as path data of absolute M, L, Q, C and Z in whole numbers. Sizes are those of the view box.
 */

export interface Outline {
  path: string;
  viewWidth: number;
  viewHeight: number;
}

/** Control points of a quarter circle, of its radius. */
const QUARTER = 0.5523;

const r = (value: number) => String(Math.round(value));
const spot = (x: number, y: number) => `${r(x)} ${r(y)}`;

/** A box without its page: outlines are drawn in hundredths of the wanted size, so that round things stay round. */
function view(width: number, height: number): { w: number; h: number } {
  const scale = 1000 / Math.max(width, height);
  return { w: Math.max(1, Math.round(width * scale)), h: Math.max(1, Math.round(height * scale)) };
}

const outline = (path: string, w: number, h: number): Outline => ({ path, viewWidth: w, viewHeight: h });

/** A window with a round top. */
export function arch(width: number, height: number): Outline {
  const { w, h } = view(width, height);
  const x = w / 2;
  const y = Math.min(x, h * 0.6);
  return outline(
    `M0 ${h}L${spot(0, y)}C${spot(0, y - y * QUARTER)} ${spot(x - x * QUARTER, 0)} ${spot(x, 0)}C${spot(x + x * QUARTER, 0)} ${spot(w, y - y * QUARTER)} ${spot(w, y)}L${w} ${h}Z`,
    w,
    h,
  );
}

/** A closed curve through points. */
function smooth(points: readonly (readonly [number, number])[]): string {
  const count = points.length;
  const point = (index: number) => points[(index + count) % count] as readonly [number, number];
  let path = `M${spot(...point(0))}`;
  for (let index = 0; index < count; index += 1) {
    const [before, from, to, behind] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    path += `C${spot(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6)} ${spot(to[0] - (behind[0] - from[0]) / 6, to[1] - (behind[1] - from[1]) / 6)} ${spot(...to)}`;
  }
  return `${path}Z`;
}

/** Soft round shapes: how far two and three slow waves push the outline in and out, and their phases (radians). */
const BLOBS: readonly (readonly [two: number, at: number, three: number, from: number])[] = [
  [0.1, 0.4, 0.06, 1.1],
  [0.07, 2.2, 0.085, 0.2],
  [0.12, 1.3, 0.045, 2.6],
];
const BLOB_POINTS = 14;

/** A soft irregular round shape. */
export function blob(which: number): Outline {
  const [two, at, three, from] = BLOBS[which % BLOBS.length] ?? [0, 0, 0, 0];
  const points = Array.from({ length: BLOB_POINTS }, (_, index) => {
    const angle = (index / BLOB_POINTS) * Math.PI * 2;
    const radius = 410 * (1 + two * Math.sin(2 * angle + at) + three * Math.sin(3 * angle + from));
    return [500 + Math.cos(angle) * radius, 500 + Math.sin(angle) * radius] as const;
  });
  return outline(smooth(points), 1000, 1000);
}

/** A seal with a scalloped edge. */
export function scallop(lobes: number): Outline {
  const points: string[] = [];
  const step = (Math.PI * 2) / lobes;
  const onRim = (angle: number, radius: number) => spot(500 + Math.cos(angle) * radius, 500 + Math.sin(angle) * radius);
  for (let index = 0; index < lobes; index += 1) {
    const angle = index * step - Math.PI / 2;
    if (index === 0) points.push(`M${onRim(angle, 452)}`);
    points.push(`Q${onRim(angle + step / 2, 548)} ${onRim(angle + step, 452)}`);
  }
  return outline(`${points.join('')}Z`, 1000, 1000);
}

/**
 * A line of hills along the upper edge, the rest filled: the lower part of a page. `depth`: share of the height that
 * the hills take.
 */
export function wave(width: number, height: number, waves: number, depth: number): Outline {
  const { w, h } = view(width, height);
  const high = h * depth;
  const half = w / (waves * 2);
  let path = `M0 ${r(high / 2)}`;
  for (let index = 0; index < waves * 2; index += 1) {
    const x = index * half;
    path += `Q${spot(x + half / 2, index % 2 === 0 ? -high * 0.5 : high * 1.5)} ${spot(x + half, high / 2)}`;
  }
  return outline(`${path}L${w} ${h}L0 ${h}Z`, w, h);
}

/** Where a ray from the center leaves the box. */
function edgePoint(cx: number, cy: number, angle: number, w: number, h: number): [number, number] {
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  const tx = dx > 0 ? (w - cx) / dx : dx < 0 ? -cx / dx : Infinity;
  const ty = dy > 0 ? (h - cy) / dy : dy < 0 ? -cy / dy : Infinity;
  const t = Math.min(tx, ty);
  return [cx + dx * t, cy + dy * t];
}

/** Rays from a point to the edges of a box: every other wedge. `centerX`, `centerY` in fractions of the box. */
export function rays(width: number, height: number, count: number, centerX: number, centerY: number): Outline {
  const { w, h } = view(width, height);
  const [cx, cy] = [w * centerX, h * centerY];
  const corners = [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ] as const;
  const step = Math.PI / count;
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const from = index * 2 * step - Math.PI;
    const to = from + step;
    const between = corners
      .map(([x, y]) => ({ x, y, angle: Math.atan2(y - cy, x - cx) }))
      .filter(({ angle }) => angle > from && angle < to)
      .sort((a, b) => a.angle - b.angle);
    const points = [
      edgePoint(cx, cy, from, w, h),
      ...between.map(({ x, y }) => [x, y] as const),
      edgePoint(cx, cy, to, w, h),
    ];
    path += `M${spot(cx, cy)}${points.map(([x, y]) => `L${spot(x, y)}`).join('')}Z`;
  }
  return outline(path, w, h);
}

function dot(x: number, y: number, radius: number): string {
  const k = radius * QUARTER;
  return (
    `M${spot(x - radius, y)}C${spot(x - radius, y - k)} ${spot(x - k, y - radius)} ${spot(x, y - radius)}C${spot(x + k, y - radius)} ${spot(x + radius, y - k)} ${spot(x + radius, y)}` +
    `C${spot(x + radius, y + k)} ${spot(x + k, y + radius)} ${spot(x, y + radius)}C${spot(x - k, y + radius)} ${spot(x - radius, y + k)} ${spot(x - radius, y)}Z`
  );
}

/** Rows of dots. */
export function dots(columns: number, rows: number): Outline {
  let path = '';
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) path += dot(50 + column * 100, 50 + row * 100, 20);
  return outline(path, columns * 100, rows * 100);
}

/** Slanting stripes, each as wide as the gap between them. */
export function stripes(count: number): Outline {
  const step = 1000 / count;
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const x = index * step;
    path += `M${spot(x + step * 0.5, 0)}L${spot(x + step, 0)}L${spot(x + step * 0.5, 300)}L${spot(x, 300)}Z`;
  }
  return outline(path, 1000, 300);
}

/** A price tag lying on its side, with its hole. Draw it with the even-odd rule. */
export function tag(width: number, height: number): Outline {
  const { w, h } = view(width, height);
  const tip = Math.min(h * 0.42, w * 0.3);
  const round = h * 0.1;
  return outline(
    `M${spot(tip, 0)}L${spot(w - round, 0)}Q${spot(w, 0)} ${spot(w, round)}L${spot(w, h - round)}Q${spot(w, h)} ${spot(w - round, h)}L${spot(tip, h)}L${spot(0, h / 2)}Z${dot(tip * 0.92, h / 2, h * 0.075)}`,
    w,
    h,
  );
}

/** A ribbon with notched ends. */
export function ribbon(width: number, height: number): Outline {
  const { w, h } = view(width, height);
  const notch = Math.min(h * 0.38, w * 0.12);
  return outline(`M0 0L${w} 0L${spot(w - notch, h / 2)}L${w} ${h}L0 ${h}L${spot(notch, h / 2)}Z`, w, h);
}

/** A four-pointed glint. */
export function glint(): Outline {
  return outline('M500 0Q540 460 1000 500Q540 540 500 1000Q460 540 0 500Q460 460 500 0Z', 1000, 1000);
}

/** A quarter of a disc; the corner of its right angle is at the lower left. */
export function quarter(): Outline {
  const k = Math.round(1000 * QUARTER);
  return outline(`M0 1000L0 0C${k} 0 1000 ${1000 - k} 1000 1000Z`, 1000, 1000);
}

/** A box with one slanting side: the left one slants by `lean` of the width. */
export function slanted(
  width: number,
  height: number,
  lean: number,
  side: 'left' | 'right' | 'top' | 'bottom',
): Outline {
  const { w, h } = view(width, height);
  const [dx, dy] = [w * lean, h * lean];
  const paths = {
    left: `M${spot(dx, 0)}L${w} 0L${w} ${h}L0 ${h}Z`,
    right: `M0 0L${w} 0L${spot(w - dx, h)}L0 ${h}Z`,
    top: `M0 ${r(dy)}L${w} 0L${w} ${h}L0 ${h}Z`,
    bottom: `M0 0L${w} 0L${spot(w, h - dy)}L0 ${h}Z`,
  };
  return outline(paths[side], w, h);
}

/** A box with one side bulging like a hill. */
export function bulging(
  width: number,
  height: number,
  depth: number,
  side: 'left' | 'right' | 'top' | 'bottom',
): Outline {
  const { w, h } = view(width, height);
  const [dx, dy] = [w * depth, h * depth];
  const paths = {
    left: `M${spot(dx, 0)}L${w} 0L${w} ${h}L${spot(dx, h)}Q${spot(-dx, h / 2)} ${spot(dx, 0)}Z`,
    right: `M0 0L${spot(w - dx, 0)}Q${spot(w + dx, h / 2)} ${spot(w - dx, h)}L0 ${h}Z`,
    top: `M0 ${r(dy)}Q${spot(w / 2, -dy)} ${spot(w, dy)}L${w} ${h}L0 ${h}Z`,
    bottom: `M0 0L${w} 0L${spot(w, h - dy)}Q${spot(w / 2, h + dy)} ${spot(0, h - dy)}Z`,
  };
  return outline(paths[side], w, h);
}

/** A stroke of the brush under a word. */
export function swoosh(): Outline {
  return outline('M10 78Q300 20 980 30Q640 44 420 72Q700 56 900 84Q560 70 240 98Q120 92 10 78Z', 1000, 110);
}

/** Opening quotation marks. */
export function quoteMark(): Outline {
  const mark = (x: number) =>
    `M${x} 700C${x} 360 ${x + 120} 90 ${x + 400} 0L${x + 440} 90C${x + 290} 160 ${x + 215} 260 ${x + 205} 380L${x + 420} 380L${x + 420} 700Z`;
  return outline(mark(0) + mark(540), 980, 700);
}

/** Rules from side to side, a hairline of that height first, each further one thicker until they nearly touch. */
export function growingRules(width: number, height: number, count: number, hairline: number): Outline {
  const { w, h } = view(width, height);
  const thin = (hairline / height) * h;
  const pitch = (h - thin) / (count - 1);
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const low = thin + pitch * index;
    const high = low - Math.max(1, thin + (pitch * 0.74 - thin) * (index / (count - 1)) ** 1.5);
    path += `M${spot(0, high)}L${spot(w, high)}L${spot(w, low)}L${spot(0, low)}Z`;
  }
  return outline(path, w, h);
}

/** Teeth along the bottom edge, as of torn paper. */
export function zigzag(width: number, height: number, teeth: number): Outline {
  const { w, h } = view(width, height);
  const deep = (w / teeth) * 0.55;
  let path = `M0 0L${w} 0L${spot(w, h - deep)}`;
  for (let index = teeth; index > 0; index -= 1)
    path += `L${spot(((index - 0.5) * w) / teeth, h)}L${spot(((index - 1) * w) / teeth, h - deep)}`;
  return outline(`${path}Z`, w, h);
}
