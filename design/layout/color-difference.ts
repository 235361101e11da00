/** How different two colors look: CIEDE2000, and what of it is hue. */
import {
  converter,
  differenceCiede2000,
  modeLab65,
  modeOklab,
  modeRgb,
  useMode as register,
  type Lab65,
} from 'culori/fn';

register(modeRgb);
register(modeLab65);
register(modeOklab);

const difference = differenceCiede2000();
const toLab = converter('lab65');
const toOklab = converter('oklab');

/** CIELAB under D65, as sRGB has it: l 0 to 100. */
export interface Lab extends Lab65 {
  /** How far from grey, in CIELAB. */
  chroma: number;
  /** Degrees, in Oklab, where the tints of one blue are of one hue; they are not in CIELAB. */
  hue: number;
}

/** An opaque `#rrggbb` in CIELAB; an alpha channel is ignored. */
export function labOf(color: string): Lab {
  const [lab, ok] = [toLab(color.slice(0, 7)), toOklab(color.slice(0, 7))];
  if (!lab || !ok) throw new RangeError(`"${color}" is no colour`);
  return { ...lab, chroma: Math.hypot(lab.a, lab.b), hue: ((Math.atan2(ok.b, ok.a) * 180) / Math.PI + 360) % 360 };
}

/** Degrees between two hues, 0 to 180. */
export function hueGap(one: Pick<Lab, 'hue'>, other: Pick<Lab, 'hue'>): number {
  const gap = Math.abs(one.hue - other.hue);
  return Math.min(gap, 360 - gap);
}

/**
 * CIEDE2000 between two colors, 0 alike to 100 black and white; opacity does not count. Takes CSS hex texts or CIELAB
 * (D65).
 */
export function colorDistance(one: string | Lab65, other: string | Lab65): number {
  return difference(one, other);
}
