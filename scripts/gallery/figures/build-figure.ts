/** The body of a figure as rounded cones, with exactly known joints. */
import type { JointName } from '../../../app/engines/warp/person.ts';
import type { FigureLook, PoseName, V } from './figure-look.ts';

/** Angles of limbs, degrees: outwards from hanging straight down, and forwards. As seen: a is on the picture's left. */
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

export interface Cone {
  a: V;
  b: V;
  ra: number;
  rb: number;
  /** How flat it is from front to back. */
  flat: number;
  blend: number;
}

const along = (from: V, length: number, [out, forward]: readonly [number, number], side: number): V => {
  const [o, f] = [(out * Math.PI) / 180, (forward * Math.PI) / 180];
  return [
    from[0] + side * length * Math.sin(o) * Math.cos(f),
    from[1] - length * Math.cos(o) * Math.cos(f),
    from[2] + length * Math.sin(f),
  ];
};

export interface Built {
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

export function buildFigure({ tall, wide, curve, hairStyle, pose: name }: FigureLook): Built {
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
