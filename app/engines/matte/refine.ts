/** Turns the model's small mask into one of the picture's own size: moves edges to the picture's. */
import { colorLine } from './guided.ts';
import { byPlainBackground } from './plain-background.ts';
import { boxExtreme, boxMean, combine, createPlane, resample, RowReader, type Plane } from '../pixels/plane.ts';
import { opaqueShare } from './see-through.ts';
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

/** Weight of the picture's own edges, 0..1, by the variation of colors around each pixel. */
function trustOf(guide: readonly Plane[]): Plane {
  const trust = createPlane(guide[0]?.width ?? 0, guide[0]?.height ?? 0);
  for (const plane of guide) {
    const mean = boxMean(plane, RADIUS);
    const square = boxMean(
      combine(plane, plane, (a, b) => a * b),
      RADIUS,
    );
    for (let at = 0; at < trust.data.length; at += 1)
      trust.data[at] =
        (trust.data[at] as number) + Math.max(0, (square.data[at] as number) - (mean.data[at] as number) ** 2);
  }
  return { ...trust, data: trust.data.map((variance) => variance / (variance + HALF_TRUSTED)) };
}

/** Where the model is unsure, 0..1, and around there. */
function waveringOf(own: Plane): Plane {
  const wavers = boxExtreme(
    boxMean({ ...own, data: own.data.map((value) => 1 - Math.abs(2 * value - 1)) }, WAVERING_WINDOW),
    WAVERING_REACH,
    'greatest',
  );
  return boxMean({ ...wavers, data: wavers.data.map((value) => stretched(value, WAVERS)) }, 2);
}

const stretched = (value: number, [low, high]: readonly [number, number]) =>
  Math.min(1, Math.max(0, (value - low) / (high - low)));

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
  const given = resample(coarse, small.width, small.height);
  const { width, height } = full;
  const guide = planesOf(small);
  const own = byPlainBackground(given, guide, grow) ?? given;
  const opaque = opaqueShare(own, guide, isGlass);
  const line = colorLine(guide, own, RADIUS, EPSILON);
  const apart = toldApart(guide, own);
  // The model was unsure because of hair, even if the background's color now suggests otherwise.
  const wavering = waveringOf(given);
  const reader = (plane: Plane) => new RowReader(plane, width, height);
  const lines = [line.red, line.green, line.blue, line.offset].map(reader);
  const bounds = [own, trustOf(guide), boxExtreme(own, RADIUS, 'least'), boxExtreme(own, RADIUS, 'greatest')].map(
    reader,
  );
  const colors = [apart.red, apart.green, apart.blue, apart.offset, apart.trust, wavering].map(reader);
  const hues = [...apart.hue, apart.hueShare, apart.hueTrust].map(reader);
  const glass = opaque && reader(opaque);
  const alpha = new Uint8Array(width * height);
  type Rows = [Float32Array, Float32Array, Float32Array, Float32Array];
  for (let y = 0; y < height; y += 1) {
    const [red, green, blue, offset] = lines.map((row) => row.read(y)) as Rows;
    const [base, trust, least, greatest] = bounds.map((row) => row.read(y)) as Rows;
    const [apartR, apartG, apartB, apartO, apartTrust, wavers] = colors.map((row) => row.read(y)) as [
      ...Rows,
      Float32Array,
      Float32Array,
    ];
    const [hueR, hueG, hueB, hueShare, hueTrust] = hues.map((row) => row.read(y)) as [...Rows, Float32Array];
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const [r, g, b] = [
        (full.data[at * 3] as number) / 255,
        (full.data[at * 3 + 1] as number) / 255,
        (full.data[at * 3 + 2] as number) / 255,
      ];
      const value = (red[x] as number) * r + (green[x] as number) * g + (blue[x] as number) * b + (offset[x] as number);
      // The line may overshoot: keeps it within the mask's nearby values.
      const kept = Math.min(greatest[x] as number, Math.max(least[x] as number, value));
      const mixed = stretched(kept * (trust[x] as number) + (base[x] as number) * (1 - (trust[x] as number)), LEVELS);
      const share = (apartTrust[x] as number) * (wavers[x] as number);
      const byColor =
        share > 0
          ? stretched(
              (apartR[x] as number) * r + (apartG[x] as number) * g + (apartB[x] as number) * b + (apartO[x] as number),
              COLOR_LEVELS,
            )
          : 0;
      const found = mixed + (byColor - mixed) * share;
      const ofHue = (hueTrust[x] as number) * (wavers[x] as number);
      if (ofHue <= 0) {
        alpha[at] = Math.round(255 * found);
        continue;
      }
      const along = (hueR[x] as number) * r + (hueG[x] as number) * g + (hueB[x] as number) * b;
      const beside = Math.sqrt(Math.max(0, r * r + g * g + b * b - along * along));
      alpha[at] = Math.round(255 * Math.max(found, ofHue * stretched(beside * (hueShare[x] as number), HUE_LEVELS)));
    }
    const share = glass?.read(y);
    if (share)
      for (let x = 0; x < width; x += 1)
        alpha[y * width + x] = Math.round((alpha[y * width + x] as number) * (share[x] as number));
  }
  return alpha;
}
