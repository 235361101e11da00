/**
 * Renders a figure. Parallel rays hit a signed distance field of smoothly merged rounded cones (J. C. Hart, Sphere
 * Tracing, The Visual Computer 12, 1996; smooth union by I. Quilez). Light is a large soft key from the upper left, a
 * fill and a rim, in front of a studio backdrop.
 */
import type { JointName } from '../../../app/engines/warp/person.ts';
import { buildFigure, type Cone } from './build-figure.ts';
import type { FigureLook, V } from './figure-look.ts';

export interface Figure {
  width: number;
  height: number;
  /** sRGB, three bytes per pixel. */
  data: Uint8Array;
  /** Figure coverage of each pixel, 0..255. */
  mask: Uint8Array;
  joints: Record<JointName, { x: number; y: number }>;
}

/**
 * A rounded cone around a line: the nearest of all balls along it. Taking the ball next to the point would leave an
 * edge where cone and caps meet.
 */
function cone(p: V, { a, b, ra, rb, flat }: Cone): number {
  const [px, py, pz, bx, by, bz] = [
    p[0] - a[0],
    p[1] - a[1],
    (p[2] - a[2]) / flat,
    b[0] - a[0],
    b[1] - a[1],
    (b[2] - a[2]) / flat,
  ];
  const square = Math.max(1e-9, bx * bx + by * by + bz * bz);
  const foot = (px * bx + py * by + pz * bz) / square;
  // How much it narrows along the line, as a sine; the nearest ball is farther towards its thick end by that much.
  const narrows = Math.max(-0.95, Math.min(0.95, (rb - ra) / Math.sqrt(square)));
  const off = Math.hypot(px - bx * foot, py - by * foot, pz - bz * foot);
  const t = Math.max(0, Math.min(1, foot + (off * narrows) / Math.sqrt(square * (1 - narrows * narrows))));
  return (Math.hypot(px - bx * t, py - by * t, pz - bz * t) - (ra + (rb - ra) * t)) * Math.min(1, flat);
}

/** A polynomial smooth minimum. */
function melt(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** sRGB to linear light and back, 0..1. */
const light = (value: number): number => (value / 255) ** 2.2;
const shown = (value: number): number => Math.round(255 * Math.max(0, Math.min(1, value)) ** (1 / 2.2));

/** Renders a figure; two by two rays per pixel. */
export function renderFigure(look: FigureLook, width = 720, height = 1080): Figure {
  const built = buildFigure(look);
  const u = built.unit;
  const top = Math.max(look.tall * 1.05, look.pose === 'wave' ? look.tall * 1.1 : 0) + 0.04;
  const scale = height / (top + 0.07);
  const toX = (x: number) => width / 2 + x * scale;
  const toY = (y: number) => height - (y + 0.05) * scale;
  const boxes = [...built.body, ...built.hair].map((one) => {
    const r = Math.max(one.ra, one.rb) + 0.12 * u;
    return {
      one,
      left: Math.min(one.a[0], one.b[0]) - r,
      right: Math.max(one.a[0], one.b[0]) + r,
      low: Math.min(one.a[1], one.b[1]) - r,
      high: Math.max(one.a[1], one.b[1]) + r,
      isHair: built.hair.includes(one),
    };
  });
  const data = new Uint8Array(width * height * 3);
  const mask = new Uint8Array(width * height);
  const key = normal([-0.55, 0.75, 0.75]);
  const rim = normal([0.85, 0.35, -0.35]);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const sum = [0, 0, 0];
      let hits = 0;
      for (let sub = 0; sub < 4; sub += 1) {
        const x = (column + 0.25 + 0.5 * (sub & 1) - width / 2) / scale;
        const y = (height - (row + 0.25 + 0.5 * (sub >> 1))) / scale - 0.05;
        const near = boxes.filter((box) => x > box.left && x < box.right && y > box.low && y < box.high);
        const hit = near.length > 0 ? march(x, y, near) : null;
        const color = hit ? shade(hit, near) : background(x, y);
        if (hit) hits += 1;
        for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] as number) + (color[c] as number) / 4;
      }
      const at = row * width + column;
      mask[at] = Math.round((hits * 255) / 4);
      for (let c = 0; c < 3; c += 1) data[at * 3 + c] = shown(sum[c] as number);
    }
  }
  const joints = Object.fromEntries(
    Object.entries(built.joints).map(([name, [x, y]]) => [name, { x: toX(x), y: toY(y) }]),
  ) as Figure['joints'];
  return { width, height, data, mask, joints };

  function field(p: V, near: typeof boxes): { d: number; hair: number } {
    let d = 1;
    let hair = 1;
    for (const { one, isHair } of near) {
      const own = cone(p, one);
      if (isHair) hair = melt(hair, own, one.blend);
      else d = melt(d, own, one.blend);
    }
    // The hairline: the face stays free.
    const face =
      Math.hypot((p[0] - built.head[0]) * 0.95, (p[1] - built.head[1] + 0.03 * u) * 0.72, (p[2] - 0.085 * u) * 0.8) -
      0.079 * u;
    return { d, hair: Math.max(hair, -face) };
  }

  function march(x: number, y: number, near: typeof boxes): { p: V; hair: boolean } | null {
    let z = 0.6;
    for (let step = 0; step < 90 && z > -0.6; step += 1) {
      const { d, hair } = field([x, y, z], near);
      const least = Math.min(d, hair);
      if (least < 0.0006) return { p: [x, y, z], hair: hair < d };
      z -= Math.max(0.0006, least * 0.85);
    }
    return null;
  }

  function shade({ p, hair }: { p: V; hair: boolean }, near: typeof boxes): V {
    const e = 0.0014;
    const value = (q: V) => {
      const { d, hair: other } = field(q, near);
      return Math.min(d, other);
    };
    const n = normal([
      value([p[0] + e, p[1], p[2]]) - value([p[0] - e, p[1], p[2]]),
      value([p[0], p[1] + e, p[2]]) - value([p[0], p[1] - e, p[2]]),
      value([p[0], p[1], p[2] + e]) - value([p[0], p[1], p[2] - e]),
    ]);
    // Surfaces close by in the direction of the normal block light.
    let open = 1;
    for (const reach of [0.02, 0.05, 0.1])
      open -=
        Math.max(0, reach - value([p[0] + n[0] * reach, p[1] + n[1] * reach, p[2] + n[2] * reach])) * (0.16 / reach);
    const kd =
      Math.max(0, n[0] * key[0] + n[1] * key[1] + n[2] * key[2]) * 0.75 +
      0.25 * Math.max(0, (n[0] * key[0] + n[1] * key[1] + n[2] * key[2] + 0.5) / 1.5);
    const sky = 0.5 + 0.5 * n[1];
    const edge = Math.max(0, n[0] * rim[0] + n[1] * rim[1] + n[2] * rim[2]) ** 2 * 0.35;
    const base = albedo(p, hair);
    const half = normal([key[0], key[1], key[2] + 1]);
    const gloss =
      Math.max(0, n[0] * half[0] + n[1] * half[1] + n[2] * half[2]) ** (hair ? 28 : 20) * (hair ? 0.1 : 0.06);
    const total = (0.78 * kd + 0.3 * sky + 0.16 + edge) * Math.max(0.3, open);
    return [
      light(base[0]) * total * 1.02 + gloss,
      light(base[1]) * total + gloss,
      light(base[2]) * total * 0.97 + gloss,
    ];
  }

  function albedo(p: V, hair: boolean): V {
    if (hair) return look.hair;
    const [x, y] = [p[0] - built.head[0], p[1]];
    if (p[2] > 0 && y > built.head[1] - 0.1 * u) {
      for (const eye of built.eyes) {
        const [dx, dy] = [p[0] - eye[0], y - eye[1]];
        // An open eye is a dark almond with a highlight; a brow is above it.
        if ((dx / 0.0125) ** 2 + (dy / 0.0075) ** 2 < u * u)
          return (dx + 0.003 * u) ** 2 + (dy - 0.002 * u) ** 2 < (0.0024 * u) ** 2 ? [250, 248, 244] : [46, 34, 30];
        if (Math.abs(dx) < 0.02 * u && Math.abs(dy - 0.024 * u + (dx / u) ** 2 * 9 * u) < 0.0032 * u)
          return mixed(look.hair, look.skin, 0.25);
      }
      const [mx, my] = [x, y - built.mouth[1]];
      if (Math.abs(mx) < 0.024 * u && Math.abs(my - (mx / u) ** 2 * 6 * u) < 0.0055 * u * (1 - (mx / (0.026 * u)) ** 2))
        return mixed([176, 78, 74], look.skin, 0.35);
      const blush = Math.exp(
        -(((Math.abs(x) - 0.042 * u) / (0.018 * u)) ** 2) - ((y - built.head[1] + 0.028 * u) / (0.014 * u)) ** 2,
      );
      return mixed(look.skin, [214, 110, 96], blush * 0.16);
    }
    // A plain body suit; shoulders, arms and legs are bare.
    let nearest = built.body[0] as Cone;
    for (const one of built.body) if (cone(p, one) < cone(p, nearest)) nearest = one;
    if (built.arms.has(nearest) || y < 0.74 * u || y > 1.345 * u + (p[0] / u) ** 2 * 9 * u) return look.skin;
    const strap = (Math.abs(p[0]) - 0.122 * u * (0.55 + 0.45 * look.wide)) / u;
    return y > 1.24 * u && strap > (1.33 * u - y) ** 2 * 6 ? look.skin : look.suit;
  }

  function background(x: number, y: number): V {
    const glow = 1.06 - 0.22 * Math.hypot(x * 0.75 + 0.15, (y - 1.15) * 0.5);
    const floor = y < 0.12 ? 1 - 0.05 * Math.min(1, (0.12 - y) / 0.1) : 1;
    // The shadow at the feet, soft and wide.
    const shadow = 0.3 * Math.exp(-((x / 0.24) ** 2) - ((y - 0.012) / 0.045) ** 2);
    return [0, 1, 2].map((c) => light(look.background[c] as number) * glow * floor * (1 - shadow)) as unknown as V;
  }
}

function mixed(a: V, b: V, share: number): V {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

function normal(v: V): V {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}
