/** How different two colors look: CIEDE2000, and its hue component. */
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

/** CIELAB under D65, as in sRGB: l 0 to 100. */
export interface Lab extends Lab65 {
  /** Distance from grey, in CIELAB. */
  chroma: number;
  /** Degrees, in Oklab, where tints of one blue share a hue; in CIELAB they don't. */
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
 * CIEDE2000 between two colors, from 0 for equal colors to 100 for black and white; opacity is ignored. Takes CSS hex
 * texts or CIELAB (D65).
 */
export function colorDistance(one: string | Lab65, other: string | Lab65): number {
  return difference(one, other);
}
