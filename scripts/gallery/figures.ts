/**
 * Figures like those of a shop window, drawn by code with joints that are exactly known: models to try things on, and
 * truth for the bench. A signed distance field of rounded cones, melted into each other, is met by parallel rays (J. C.
 * Hart, Sphere Tracing, The Visual Computer 12, 1996; smooth union by I. Quilez). Light is a large soft key from the
 * upper left, a fill and a rim, before a studio's sweep.
 */
import type { JointName } from '../../design/warp/person.ts';

/** Metres; x to the picture's right, y up from the floor, z towards the camera. */
type V = readonly [number, number, number];

export interface FigureLook {
  /** Linear-looking sRGB, 0..255. */
  skin: V;
  hair: V;
  suit: V;
  ground: V;
  /** Metres tall. */
  tall: number;
  /** Widths of the body: 1 is standard. */
  wide: number;
  /** Hips by shoulders: 1 is straight. */
  curve: number;
  hairStyle: 'short' | 'bun' | 'long' | 'bald';
  pose: PoseName;
}

export type PoseName = 'stand' | 'relaxed' | 'hip' | 'wave' | 'fold' | 'walk';

/** Angles of limbs, degrees: out from hanging straight down, and forwards. As seen: a is at the picture's left. */
interface Pose {
  a: { upper: [number, number]; lower: [number, number]; thigh: number; shin: number };
  b: { upper: [number, number]; lower: [number, number]; thigh: number; shin: number };
  lean: number;
}

const POSES: Readonly<Record<PoseName, Pose>> = {
  stand: {
    a: { upper: [24, 0], lower: [20, 8], thigh: 5, shin: 3 },
    b: { upper: [24, 0], lower: [20, 8], thigh: 5, shin: 3 },
    lean: 0,
  },
  relaxed: {
    a: { upper: [13, 0], lower: [8, 14], thigh: 3, shin: 2 },
    b: { upper: [15, 0], lower: [6, 10], thigh: 8, shin: 6 },
    lean: 2,
  },
  hip: {
    a: { upper: [14, 0], lower: [8, 10], thigh: 3, shin: 2 },
    b: { upper: [48, -8], lower: [-58, 24], thigh: 8, shin: 5 },
    lean: -2,
  },
  wave: {
    a: { upper: [16, 0], lower: [10, 10], thigh: 4, shin: 3 },
    b: { upper: [72, 8], lower: [158, 12], thigh: 5, shin: 4 },
    lean: 1,
  },
  fold: {
    a: { upper: [16, 4], lower: [-74, 52], thigh: 5, shin: 3 },
    b: { upper: [14, 0], lower: [8, 12], thigh: 5, shin: 4 },
    lean: 0,
  },
  walk: {
    a: { upper: [18, -8], lower: [12, 6], thigh: 2, shin: 0 },
    b: { upper: [18, 10], lower: [10, 30], thigh: 11, shin: 9 },
    lean: 1,
  },
};

interface Cone {
  a: V;
  b: V;
  ra: number;
  rb: number;
  /** How flat it is from front to back. */
  flat: number;
  blend: number;
}

export interface Figure {
  width: number;
  height: number;
  /** sRGB, three bytes a pixel. */
  data: Uint8Array;
  /** How much of each pixel is figure, 0..255. */
  mask: Uint8Array;
  joints: Record<JointName, { x: number; y: number }>;
}

const along = (from: V, length: number, [out, forward]: readonly [number, number], side: number): V => {
  const [o, f] = [(out * Math.PI) / 180, (forward * Math.PI) / 180];
  return [
    from[0] + side * length * Math.sin(o) * Math.cos(f),
    from[1] - length * Math.cos(o) * Math.cos(f),
    from[2] + length * Math.sin(f),
  ];
};

/**
 * A rounded cone around a line: the nearest of all balls along it. Taking the ball beside the point would leave an edge
 * where cone and caps meet.
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
  // How much it narrows along the line, as a sine; the nearest ball lies so much farther towards its thick end.
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

interface Built {
  body: Cone[];
  arms: ReadonlySet<Cone>;
  hair: Cone[];
  eyes: V[];
  mouth: V;
  head: V;
  unit: number;
  waist: number;
  joints: Record<JointName, V>;
}

function build({ tall, wide, curve, hairStyle, pose: name }: FigureLook): Built {
  const pose = POSES[name];
  const u = tall / 1.72;
  const lean = (pose.lean * Math.PI) / 180;
  const hipY = 0.9 * u;
  const shoulderY = 1.395 * u;
  const at = (x: number, y: number, z = 0): V => [x + Math.sin(lean) * Math.max(0, y - hipY), y, z];
  const s = 0.178 * u * (0.55 + 0.45 * wide) * (2 - curve) ** 0.25;
  const h = 0.088 * u * (0.5 + 0.5 * wide);
  const head = at(0, 1.59 * u, 0.012);
  const limbs: Cone[] = [];
  const arms = new Set<Cone>();
  const joints: Partial<Record<JointName, V>> = {};
  for (const [side, sign, own] of [
    ['right', -1, pose.a],
    ['left', 1, pose.b],
  ] as const) {
    const shoulder = at(sign * s, shoulderY);
    const elbow = along(shoulder, 0.285 * u, own.upper, sign);
    const wrist = along(elbow, 0.25 * u, own.lower, sign);
    const palm = along(wrist, 0.085 * u, own.lower, sign);
    const tips = along(palm, 0.075 * u, [own.lower[0] * 0.9, own.lower[1] + 12], sign);
    const thumb = along(
      along(wrist, 0.035 * u, own.lower, sign),
      0.07 * u,
      [own.lower[0] - 24, own.lower[1] + 26],
      sign,
    );
    const w = 0.62 + 0.38 * wide;
    limbs.push(
      { a: shoulder, b: elbow, ra: 0.053 * u * w, rb: 0.039 * u * w, flat: 1, blend: 0.05 * u },
      { a: elbow, b: wrist, ra: 0.039 * u * w, rb: 0.025 * u, flat: 0.95, blend: 0.012 * u },
      { a: wrist, b: palm, ra: 0.024 * u, rb: 0.034 * u, flat: 0.55, blend: 0.02 * u },
      { a: palm, b: tips, ra: 0.033 * u, rb: 0.015 * u, flat: 0.5, blend: 0.015 * u },
      { a: along(wrist, 0.03 * u, own.lower, sign), b: thumb, ra: 0.014 * u, rb: 0.009 * u, flat: 1, blend: 0.016 * u },
    );
    for (const one of limbs.slice(-5)) arms.add(one);
    const hip: V = [sign * h, hipY, 0];
    const knee = along(hip, 0.41 * u, [own.thigh, 2], sign);
    const ankle = along(knee, 0.39 * u, [own.shin, -3], sign);
    limbs.push(
      {
        a: [hip[0], hip[1] - 0.01 * u, 0],
        b: knee,
        ra: 0.083 * u * wide ** 0.8 * curve ** 0.4,
        rb: 0.05 * u * w,
        flat: 1,
        blend: 0.045 * u,
      },
      {
        a: knee,
        b: [knee[0] * 0.62 + ankle[0] * 0.38, knee[1] * 0.62 + ankle[1] * 0.38, knee[2] - 0.012 * u],
        ra: 0.047 * u * w,
        rb: 0.048 * u * w,
        flat: 1,
        blend: 0.02 * u,
      },
      {
        a: [knee[0] * 0.62 + ankle[0] * 0.38, knee[1] * 0.62 + ankle[1] * 0.38, knee[2] - 0.012 * u],
        b: ankle,
        ra: 0.048 * u * w,
        rb: 0.03 * u,
        flat: 1,
        blend: 0.02 * u,
      },
      {
        a: [ankle[0], ankle[1] - 0.045 * u, ankle[2] - 0.01],
        b: [ankle[0] + sign * 0.03 * u, 0.03 * u, ankle[2] + 0.14 * u],
        ra: 0.036 * u,
        rb: 0.028 * u,
        flat: 1,
        blend: 0.03 * u,
      },
    );
    Object.assign(joints, {
      [`${side}Shoulder`]: shoulder,
      [`${side}Elbow`]: elbow,
      [`${side}Wrist`]: wrist,
      [`${side}Hip`]: hip,
      [`${side}Knee`]: knee,
      [`${side}Ankle`]: ankle,
    });
    const eye: V = [head[0] + sign * 0.032 * u, head[1] + 0.012 * u, 0.1 * u];
    Object.assign(joints, {
      [`${side}Eye`]: eye,
      [`${side}Ear`]: [head[0] + sign * 0.074 * u, head[1] + 0.002 * u, 0],
    });
    limbs.push({
      a: [head[0] + sign * 0.073 * u, head[1] + 0.014 * u, 0],
      b: [head[0] + sign * 0.07 * u, head[1] - 0.016 * u, 0.006 * u],
      ra: 0.013 * u,
      rb: 0.009 * u,
      flat: 1,
      blend: 0.008 * u,
    });
  }
  joints.nose = [head[0], head[1] - 0.022 * u, 0.1 * u];
  const waist = 1.09 * u;
  const hips = h + 0.064 * u * curve * wide;
  const core: Cone[] = [
    {
      a: at(-s * 0.56, 1.3 * u),
      b: at(s * 0.56, 1.3 * u),
      ra: 0.097 * u * wide,
      rb: 0.097 * u * wide,
      flat: 0.86,
      blend: 0.08 * u,
    },
    {
      a: at(-s * 0.86, shoulderY - 0.004 * u),
      b: at(s * 0.86, shoulderY - 0.004 * u),
      ra: 0.052 * u,
      rb: 0.052 * u,
      flat: 0.95,
      blend: 0.07 * u,
    },
    {
      a: at((-0.045 * u * wide) / curve, waist),
      b: at((0.045 * u * wide) / curve, waist),
      ra: 0.092 * u * wide,
      rb: 0.092 * u * wide,
      flat: 0.82,
      blend: 0.11 * u,
    },
    {
      a: [-(hips - 0.085 * u * wide), hipY + 0.025 * u, 0],
      b: [hips - 0.085 * u * wide, hipY + 0.025 * u, 0],
      ra: 0.098 * u * wide,
      rb: 0.098 * u * wide,
      flat: 0.9,
      blend: 0.1 * u,
    },
    {
      a: at(0, shoulderY + 0.01 * u, -0.01),
      b: at(0, 1.52 * u, 0.004),
      ra: 0.058 * u,
      rb: 0.044 * u,
      flat: 1,
      blend: 0.06 * u,
    },
    {
      a: [head[0], head[1] + 0.038 * u, -0.012],
      b: [head[0], head[1] - 0.045 * u, 0.018 * u],
      ra: 0.081 * u,
      rb: 0.056 * u,
      flat: 1.06,
      blend: 0.02 * u,
    },
    {
      a: [head[0], head[1] + 0.012 * u, 0.088 * u],
      b: [head[0], head[1] - 0.02 * u, 0.102 * u],
      ra: 0.007 * u,
      rb: 0.013 * u,
      flat: 1,
      blend: 0.02 * u,
    },
  ];
  if (curve > 1.02)
    for (const sign of [-1, 1])
      core.push({
        a: at(sign * 0.068 * u, 1.275 * u, 0.065 * u),
        b: at(sign * 0.066 * u, 1.265 * u, 0.075 * u),
        ra: 0.055 * u * wide,
        rb: 0.055 * u * wide,
        flat: 1,
        blend: 0.05 * u,
      });
  const hair: Cone[] = [];
  if (hairStyle !== 'bald')
    hair.push({
      a: [head[0], head[1] + 0.062 * u, -0.026 * u],
      b: [head[0], head[1] + 0.02 * u, -0.04 * u],
      ra: 0.083 * u,
      rb: 0.085 * u,
      flat: 1,
      blend: 0.02 * u,
    });
  if (hairStyle === 'bun')
    hair.push({
      a: [head[0], head[1] + 0.155 * u, -0.03 * u],
      b: [head[0], head[1] + 0.16 * u, -0.03 * u],
      ra: 0.042 * u,
      rb: 0.04 * u,
      flat: 1,
      blend: 0.012 * u,
    });
  if (hairStyle === 'long')
    for (const sign of [-1, 1])
      hair.push({
        a: [head[0] + sign * 0.062 * u, head[1] + 0.02 * u, -0.02 * u],
        b: [head[0] + sign * 0.085 * u, head[1] - 0.235 * u, -0.015 * u],
        ra: 0.043 * u,
        rb: 0.026 * u,
        flat: 1,
        blend: 0.05 * u,
      });
  return {
    body: [...core, ...limbs],
    arms,
    hair,
    head,
    unit: u,
    waist,
    joints: joints as Record<JointName, V>,
    eyes: [-1, 1].map((sign): V => [head[0] + sign * 0.032 * u, head[1] + 0.012 * u, 0]),
    mouth: [head[0], head[1] - 0.052 * u, 0],
  };
}

/** sRGB to light and back, 0..1. */
const light = (value: number): number => (value / 255) ** 2.2;
const shown = (value: number): number => Math.round(255 * Math.max(0, Math.min(1, value)) ** (1 / 2.2));

/** Renders a figure; two by two rays a pixel. */
export function renderFigure(look: FigureLook, width = 720, height = 1080): Figure {
  const built = build(look);
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
        const colour = hit ? shade(hit, near) : ground(x, y);
        if (hit) hits += 1;
        for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] as number) + (colour[c] as number) / 4;
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
    // What is near in the direction of the surface takes light away.
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
        // An open eye by a dark almond with a light in it; a brow above.
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
    // A plain body suit; shoulders, arms and legs are free.
    let nearest = built.body[0] as Cone;
    for (const one of built.body) if (cone(p, one) < cone(p, nearest)) nearest = one;
    if (built.arms.has(nearest) || y < 0.74 * u || y > 1.345 * u + (p[0] / u) ** 2 * 9 * u) return look.skin;
    const strap = (Math.abs(p[0]) - 0.122 * u * (0.55 + 0.45 * look.wide)) / u;
    return y > 1.24 * u && strap > (1.33 * u - y) ** 2 * 6 ? look.skin : look.suit;
  }

  function ground(x: number, y: number): V {
    const glow = 1.06 - 0.22 * Math.hypot(x * 0.75 + 0.15, (y - 1.15) * 0.5);
    const floor = y < 0.12 ? 1 - 0.05 * Math.min(1, (0.12 - y) / 0.1) : 1;
    // The shadow at the feet, soft and wide.
    const shadow = 0.3 * Math.exp(-((x / 0.24) ** 2) - ((y - 0.012) / 0.045) ** 2);
    return [0, 1, 2].map((c) => light(look.ground[c] as number) * glow * floor * (1 - shadow)) as unknown as V;
  }
}

function mixed(a: V, b: V, share: number): V {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

function normal(v: V): V {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}

/** The figures that stand by. */
export const FIGURES: Readonly<Record<string, FigureLook>> = {
  ada: {
    skin: [226, 178, 150],
    hair: [86, 56, 40],
    suit: [214, 212, 208],
    ground: [226, 221, 214],
    tall: 1.7,
    wide: 0.94,
    curve: 1.1,
    hairStyle: 'bun',
    pose: 'relaxed',
  },
  ben: {
    skin: [150, 100, 72],
    hair: [34, 27, 25],
    suit: [206, 208, 210],
    ground: [216, 220, 222],
    tall: 1.8,
    wide: 1.06,
    curve: 0.96,
    hairStyle: 'short',
    pose: 'stand',
  },
  chi: {
    skin: [236, 196, 164],
    hair: [38, 30, 32],
    suit: [216, 212, 206],
    ground: [228, 222, 216],
    tall: 1.64,
    wide: 0.9,
    curve: 1.08,
    hairStyle: 'long',
    pose: 'hip',
  },
  dia: {
    skin: [104, 66, 48],
    hair: [26, 20, 20],
    suit: [210, 206, 200],
    ground: [230, 224, 214],
    tall: 1.72,
    wide: 1.22,
    curve: 1.14,
    hairStyle: 'bun',
    pose: 'stand',
  },
  eli: {
    skin: [206, 154, 120],
    hair: [120, 110, 104],
    suit: [208, 210, 212],
    ground: [218, 219, 216],
    tall: 1.77,
    wide: 1.14,
    curve: 0.97,
    hairStyle: 'short',
    pose: 'walk',
  },
  fay: {
    skin: [190, 136, 100],
    hair: [62, 40, 30],
    suit: [216, 213, 208],
    ground: [224, 219, 212],
    tall: 1.68,
    wide: 1,
    curve: 1.1,
    hairStyle: 'long',
    pose: 'fold',
  },
  gus: {
    skin: [240, 204, 178],
    hair: [170, 124, 76],
    suit: [206, 208, 211],
    ground: [220, 220, 217],
    tall: 1.83,
    wide: 1,
    curve: 0.96,
    hairStyle: 'short',
    pose: 'wave',
  },
};
