/** Turns the model's small mask into one of the picture's own size: moves edges to the picture's. */
import { firmInside } from './firm.ts';
import { colorLine } from './guided.ts';
import { byPlainBackground } from './plain-background.ts';
import { boxExtreme, boxMean, createPlane, resample, RowReader, type Plane } from '../pixels/plane.ts';
import { withLeftOut } from './left-out.ts';
import { opaqueShare } from './see-through.ts';
import type { Guide } from './surface.ts';
import { toldApart } from './told-apart.ts';

/** Colors of a picture, red, green, blue, row by row. */
export interface Colors {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Longer side at which edges are searched for, px. */
export const WORK_SIDE = 1024;

// The figures below performed best on the scenes of bench/cutouts.
/** Radius of the window for finding an edge, px. */
const RADIUS = 4;
/** Variance of color that is noise, not an edge. */
const EPSILON = 2e-4;
/** Variance of color at which the picture's edges count as much as the model's: flat windows have no edge to follow. */
const HALF_TRUSTED = 0.004;
/** Below the first a pixel is background, above the second it is subject: stretches the values between. */
const LEVELS = [0.12, 0.88] as const;
/** The same for alpha derived from colors, which has noise but no veil. */
const COLOR_LEVELS = [0.05, 0.95] as const;
/** Between these shares of the subject's own distance from the background's hue a pixel becomes subject. */
const HUE_LEVELS = [0.22, 0.8] as const;
/**
 * Colors count where the model is unsure (hair, fur, leaves): for at least this share of a window, of this radius, px.
 * Firm edges are better without.
 */
const WAVERS = [0.1, 0.24] as const;
const WAVERING_WINDOW = 10;
const WAVERING_REACH = 5;

export function planesOf({ width, height, data }: Colors): [Plane, Plane, Plane] {
  const planes: [Plane, Plane, Plane] = [
    createPlane(width, height),
    createPlane(width, height),
    createPlane(width, height),
  ];
  for (let at = 0; at < width * height; at += 1) {
    for (let channel = 0; channel < 3; channel += 1)
      (planes[channel] as Plane).data[at] = (data[at * 3 + channel] as number) / 255;
  }
  return planes;
}

/** Where the model is unsure, 0..1, and around there. */
function waveringOf(own: Plane): Plane {
  const wavers = boxExtreme(
    boxMean(
      { ...own, data: own.data.map((value) => (value >= LEVELS[1] ? 0 : 1 - Math.abs(2 * value - 1))) },
      WAVERING_WINDOW,
    ),
    WAVERING_REACH,
    'greatest',
  );
  return boxMean({ ...wavers, data: wavers.data.map((value) => stretched(value, WAVERS)) }, 2);
}

const stretched = (value: number, [low, high]: readonly [number, number]) =>
  Math.min(1, Math.max(0, (value - low) / (high - low)));

/** The model's mask at a picture's size, without its veils. Glass is half seen for a reason. */
const doubtless = (coarse: Plane, { width, height }: Colors, glass: boolean): Plane => {
  const seen = resample(coarse, width, height);
  return glass ? seen : firmInside(seen);
};

/** A mask of the picture's size with what the model left out and without what it filled, as far as colors say so. */
function completed(given: Plane, guide: Guide, { grow, glass }: { grow: boolean; glass: boolean }): Plane {
  const plain = byPlainBackground(given, guide, grow);
  if (glass) return plain ?? given;
  return plain ? firmInside(plain) : grow ? withLeftOut(given, guide) : given;
}

/** Everything that belongs to the subject, as the model and the colors see it: of the picture's size, edges unrefined. */
export const wholeSubject = (coarse: Plane, small: Colors, glass: boolean): Plane =>
  completed(doubtless(coarse, small, glass), planesOf(small), { grow: true, glass });

/**
 * @param coarse the model's mask, 0..1, any size; it shows the whole picture, squeezed or not
 * @param small the picture at about WORK_SIDE
 * @param full the picture at the size of the result
 * @param grow whether parts that the model left out may be added where the background is plain
 * @param glass whether somebody says that it is glass
 * @returns alpha, a byte per pixel, of the full size
 */
export function refineMask(
  coarse: Plane,
  small: Colors,
  full: Colors,
  { grow = false, glass: isGlass = false } = {},
): Uint8Array {
  const { width, height } = full;
  const guide = planesOf(small);
  const given = doubtless(coarse, small, isGlass);
  const own = completed(given, guide, { grow, glass: isGlass });
  const opaque = opaqueShare(own, guide, isGlass);
  const line = colorLine(guide, own, RADIUS, EPSILON);
  // The model was unsure because of hair, even if the background's color now suggests otherwise.
  const wavering = waveringOf(given);
  const apart = wavering.data.some((value) => value > 0) ? toldApart(guide, own, wavering) : null;
  const reader = (plane: Plane) => new RowReader(plane, width, height);
  const lines = [line.red, line.green, line.blue, line.offset].map(reader);
  // Weight of the picture's own edges.
  const trusted = { ...line.variance, data: line.variance.data.map((value) => value / (value + HALF_TRUSTED)) };
  const bounds = [own, trusted, boxExtreme(own, RADIUS, 'least'), boxExtreme(own, RADIUS, 'greatest')].map(reader);
  const waverings = reader(wavering);
  const colors = apart && [apart.red, apart.green, apart.blue, apart.offset, apart.trust].map(reader);
  const hues = apart && [...apart.hue, apart.hueShare, apart.hueTrust].map(reader);
  const glass = opaque && reader(opaque);
  const alpha = new Uint8Array(width * height);
  type Rows = [Float32Array, Float32Array, Float32Array, Float32Array];
  for (let y = 0; y < height; y += 1) {
    const [red, green, blue, offset] = lines.map((row) => row.read(y)) as Rows;
    const [base, trust, least, greatest] = bounds.map((row) => row.read(y)) as Rows;
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      let kept = base[x] as number;
      // Away from edges there is nothing to move. Near them, the line may overshoot: the mask's nearby values hold it.
      if ((least[x] as number) < (greatest[x] as number)) {
        const value =
          ((red[x] as number) * (full.data[at * 3] as number) +
            (green[x] as number) * (full.data[at * 3 + 1] as number) +
            (blue[x] as number) * (full.data[at * 3 + 2] as number)) /
            255 +
          (offset[x] as number);
        kept =
          Math.min(greatest[x] as number, Math.max(least[x] as number, value)) * (trust[x] as number) +
          kept * (1 - (trust[x] as number));
      }
      alpha[at] = Math.round(255 * stretched(kept, LEVELS));
    }
    const wavers = waverings.read(y);
    if (colors && hues && wavers.some((value) => value > 0)) {
      const row = alpha.subarray(y * width, (y + 1) * width);
      hearColors(row, full.data.subarray(y * width * 3, (y + 1) * width * 3), wavers, {
        colors: colors.map((one) => one.read(y)),
        hues: hues.map((one) => one.read(y)),
      });
    }
    const share = glass?.read(y);
    if (share)
      for (let x = 0; x < width; x += 1)
        alpha[y * width + x] = Math.round((alpha[y * width + x] as number) * (share[x] as number));
  }
  return alpha;
}

/**
 * Alpha of a row by its colors, in place, as far as the model is unsure.
 * @param picture red, green and blue of the row, a byte each
 * @param colors of Apart: red, green, blue, offset, trust
 * @param hues of Apart: the three of the hue, share, trust
 */
function hearColors(
  alpha: Uint8Array,
  picture: Uint8Array,
  wavers: Float32Array,
  { colors, hues }: { colors: readonly Float32Array[]; hues: readonly Float32Array[] },
): void {
  type Five = [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];
  const [toR, toG, toB, offset, trust] = colors as Five;
  const [hueR, hueG, hueB, hueShare, hueTrust] = hues as Five;
  for (let x = 0; x < alpha.length; x += 1) {
    const unsure = wavers[x] as number;
    if (unsure <= 0) continue;
    const [r, g, b] = [
      (picture[x * 3] as number) / 255,
      (picture[x * 3 + 1] as number) / 255,
      (picture[x * 3 + 2] as number) / 255,
    ];
    let found = (alpha[x] as number) / 255;
    const share = (trust[x] as number) * unsure;
    if (share > 0) {
      const line = (toR[x] as number) * r + (toG[x] as number) * g + (toB[x] as number) * b + (offset[x] as number);
      found += (stretched(line, COLOR_LEVELS) - found) * share;
    }
    const ofHue = (hueTrust[x] as number) * unsure;
    if (ofHue > 0) {
      const along = (hueR[x] as number) * r + (hueG[x] as number) * g + (hueB[x] as number) * b;
      const beside = Math.sqrt(Math.max(0, r * r + g * g + b * b - along * along));
      found = Math.max(found, ofHue * stretched(beside * (hueShare[x] as number), HUE_LEVELS));
    }
    alpha[x] = Math.round(255 * found);
  }
}
