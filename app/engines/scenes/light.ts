/**
 * Lights: the key light's position, apparent size and color; the dome of light around; the picture's target brightness.
 */
import type { Light } from './color.ts';
import type { LightName } from './scene.ts';

export interface Softbox {
  /** Towards it. */
  dx: number;
  dy: number;
  dz: number;
  /** Cosine of its half angle, and the softness of its edge. */
  cosine: number;
  edge: number;
  light: Light;
}

export interface Lighting {
  /** Towards the key light, normalized. */
  kx: number;
  ky: number;
  kz: number;
  /** Radius of the key light as seen from the scene, radians. */
  radius: number;
  /** Light that falls on a surface that faces the key. */
  key: Light;
  /** Of the dome above, at eye level and below. */
  above: Light;
  level: Light;
  below: Light;
  boxes: readonly Softbox[];
  /** Target luminance of the picture's bright parts (80 of 100): 0.8 bright and airy, 0.2 night. */
  brightness: number;
  /** A separate light on the background, behind the product: none by day. */
  pool: Light;
}

interface Preset {
  /** Towards the key: right, up, to the camera. Mirrored for pictures lit from the right. */
  to: Light;
  radius: number;
  key: Light;
  above: Light;
  level: Light;
  below: Light;
  brightness: number;
  pool?: Light;
  /** Strength of the panels that glossy things mirror. */
  panels: number;
}

const PRESETS: Readonly<Record<LightName, Preset>> = {
  studio: {
    to: [-0.62, 0.85, 0.5],
    radius: 0.24,
    key: [1.62, 1.58, 1.52],
    above: [0.62, 0.63, 0.65],
    level: [0.5, 0.5, 0.51],
    below: [0.26, 0.25, 0.25],
    brightness: 0.84,
    panels: 2.4,
  },
  morning: {
    to: [-0.92, 0.62, 0.3],
    radius: 0.032,
    key: [2.75, 2.28, 1.74],
    above: [0.5, 0.56, 0.66],
    level: [0.46, 0.47, 0.5],
    below: [0.24, 0.22, 0.2],
    brightness: 0.82,
    panels: 1.6,
  },
  sun: {
    to: [-0.58, 0.86, 0.42],
    radius: 0.012,
    key: [2.9, 2.72, 2.46],
    above: [0.42, 0.52, 0.7],
    level: [0.42, 0.45, 0.5],
    below: [0.22, 0.21, 0.2],
    brightness: 0.82,
    panels: 1.2,
  },
  golden: {
    to: [-0.95, 0.36, 0.2],
    radius: 0.03,
    key: [3.3, 2.1, 1.12],
    above: [0.34, 0.37, 0.5],
    level: [0.5, 0.4, 0.34],
    below: [0.22, 0.17, 0.14],
    brightness: 0.7,
    panels: 1.2,
  },
  window: {
    to: [-0.95, 0.5, 0.16],
    radius: 0.2,
    key: [2.05, 2.06, 2.12],
    above: [0.3, 0.31, 0.34],
    level: [0.3, 0.3, 0.31],
    below: [0.16, 0.15, 0.15],
    brightness: 0.78,
    panels: 2.6,
  },
  overcast: {
    to: [-0.15, 1, 0.32],
    radius: 0.55,
    key: [0.72, 0.74, 0.78],
    above: [1, 1.02, 1.06],
    level: [0.74, 0.75, 0.77],
    below: [0.3, 0.3, 0.3],
    brightness: 0.8,
    panels: 1,
  },
  evening: {
    to: [-0.78, 0.66, -0.1],
    radius: 0.11,
    key: [2.1, 1.6, 1.12],
    above: [0.1, 0.1, 0.125],
    level: [0.11, 0.1, 0.1],
    below: [0.05, 0.045, 0.04],
    brightness: 0.44,
    panels: 1.5,
    pool: [0.17, 0.14, 0.11],
  },
  night: {
    to: [-0.7, 0.6, 0.35],
    radius: 0.16,
    key: [0.72, 0.86, 1.5],
    above: [0.07, 0.08, 0.15],
    level: [0.13, 0.08, 0.17],
    below: [0.05, 0.04, 0.06],
    brightness: 0.36,
    panels: 2.2,
    pool: [0.42, 0.17, 0.52],
  },
  backlight: {
    to: [0.45, 0.62, -0.75],
    radius: 0.07,
    key: [2.9, 2.6, 2.2],
    above: [0.5, 0.52, 0.56],
    level: [0.42, 0.42, 0.43],
    below: [0.22, 0.21, 0.2],
    brightness: 0.7,
    panels: 1.4,
  },
};

const unit = ([x, y, z]: Light): Light => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

/**
 * @param mirrored the light comes from the right
 * @param turn moves the key light around the product, radians
 * @param lift raises or lowers it, added to its height
 * @param fore its least distance from a wall (its part towards the camera): patterns of shadow need that
 *   to show on it
 */
export function lightingOf(name: LightName, mirrored: boolean, turn: number, lift: number, fore = -1): Lighting {
  const preset = PRESETS[name];
  const [x, y, z] = preset.to;
  const way = mirrored ? -1 : 1;
  const [kx, ky, kz] = unit([
    (x * Math.cos(turn) + z * Math.sin(turn)) * way,
    Math.max(0.25, y + lift),
    Math.max(fore, z * Math.cos(turn) - x * Math.sin(turn)),
  ]);
  const panel = (to: Light, angle: number, strength: number, tint: Light): Softbox => {
    const [dx, dy, dz] = unit(to);
    return {
      dx,
      dy,
      dz,
      cosine: Math.cos(angle),
      edge: 0.05,
      light: [tint[0] * strength, tint[1] * strength, tint[2] * strength],
    };
  };
  const warmth: Light = [preset.key[0] / preset.key[1], 1, preset.key[2] / preset.key[1]];
  const boxes = [
    panel([kx * 1.6, 0.7, kz + 0.2], 0.42, preset.panels, warmth),
    panel([-way * -1.1, 0.6, 0.7], 0.34, preset.panels * 0.5, [1, 1, 1]),
    panel([0, 1, -0.55], 0.5, preset.panels * 0.6, [1, 1, 1]),
  ];
  if (name === 'night') {
    boxes.push(
      panel([way * 1.2, 0.35, -0.3], 0.4, 1.5, [1.5, 0.28, 0.9]),
      panel([-way * 1.2, 0.35, -0.3], 0.4, 1.3, [0.2, 0.7, 1.6]),
    );
  }
  return {
    kx,
    ky,
    kz,
    radius: preset.radius,
    key: preset.key,
    above: preset.above,
    level: preset.level,
    below: preset.below,
    boxes,
    brightness: preset.brightness,
    pool: preset.pool ?? [0, 0, 0],
  };
}

/** Light from the dome in a unit direction. `panels`: 0 leaves the panels out, for light that is averaged anyway. */
export function domeLight(
  { above, level, below, boxes }: Lighting,
  dx: number,
  dy: number,
  dz: number,
  panels: number,
  out: Float64Array,
): void {
  const up = dy > 0 ? Math.sqrt(dy) : 0;
  const to = dy > 0 ? above : below;
  const share = dy > 0 ? up : Math.min(1, -dy * 2.5);
  out[0] = level[0] + (to[0] - level[0]) * share;
  out[1] = level[1] + (to[1] - level[1]) * share;
  out[2] = level[2] + (to[2] - level[2]) * share;
  if (panels <= 0) return;
  for (const box of boxes) {
    const cosine = dx * box.dx + dy * box.dy + dz * box.dz;
    if (cosine < box.cosine - box.edge) continue;
    const cover = panels * Math.min(1, (cosine - box.cosine + box.edge) / box.edge);
    out[0] = (out[0] as number) + box.light[0] * cover;
    out[1] = (out[1] as number) + box.light[1] * cover;
    out[2] = (out[2] as number) + box.light[2] * cover;
  }
}
