/**
 * How well retake repairs good photos that were damaged by known amounts, step by step: remaining error of exposure in
 * stops, of color, of tilt in degrees; and what it does to the good ones themselves. Each figure is a median over the
 * photos.
 */
import type { Pixels } from '../../app/engines/pixels/pixels.ts';
import { LINEAR, luminance } from '../../app/engines/retake/light.ts';
import { retakePixels } from '../../app/engines/retake/retake.ts';
import type { RetakeFinding, RetakeStep } from '../../tools/contract/ports/imaging-port.ts';
import { askew, exposed, lightOf, lit, TEMPERATURES } from './faults.ts';

export interface NamedPhoto {
  name: string;
  photo: Pixels;
}

export interface Figure {
  fault: string;
  /** The remaining fault without and with the repair; median over the photos. */
  before: number;
  after: number;
  /** The ninth decile of the remaining fault. */
  worst: number;
  /** Share of photos in which the fault was seen. */
  seen: number;
  unit: 'stops' | 'ΔE' | '°';
  /** The remaining fault in each photo, to find the bad ones. */
  each: readonly (readonly [photo: string, left: number])[];
}

const STOPS = [-2, -1.6, -1, -0.5, 0.5, 1, 1.5] as const;
const DEGREES = [-8, -5, -3, -1.5, 1, 2, 4, 6] as const;

export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? NaN;
const median = (values: readonly number[]) => quantile(values, 0.5);

/** Median difference in exposure of two pictures, stops; pixels that are black or clipped in either are skipped. */
export function stopsBetween(truth: Pixels, found: Pixels): number {
  const differences: number[] = [];
  for (let at = 0; at < truth.data.length; at += 3 * 7) {
    const [one, two] = [truth, found].map(({ data }) =>
      luminance(
        LINEAR[data[at] as number] as number,
        LINEAR[data[at + 1] as number] as number,
        LINEAR[data[at + 2] as number] as number,
      ),
    ) as [number, number];
    if (one > 0.004 && one < 0.9) differences.push(Math.log2(Math.max(0.002, two) / one));
  }
  return differences.length === 0 ? 0 : Math.abs(median(differences));
}

/** CIE L*a*b* of a color, white of D65. */
function labOf(red: number, green: number, blue: number): readonly [number, number, number] {
  const x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505;
  const y = luminance(red, green, blue);
  const z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089;
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116);
  return [116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))];
}

/** Median difference in a* and b* (exposure covers lightness). */
export function colorBetween(truth: Pixels, found: Pixels): number {
  const differences: number[] = [];
  for (let at = 0; at < truth.data.length; at += 3 * 7) {
    const [one, two] = [truth, found].map(({ data }) =>
      labOf(
        LINEAR[data[at] as number] as number,
        LINEAR[data[at + 1] as number] as number,
        LINEAR[data[at + 2] as number] as number,
      ),
    ) as [ReturnType<typeof labOf>, ReturnType<typeof labOf>];
    differences.push(Math.hypot(one[1] - two[1], one[2] - two[2]));
  }
  return median(differences);
}

const of = (findings: readonly RetakeFinding[], step: RetakeStep) => findings.find((finding) => finding.step === step);

/** The faults that retake finds in good photos. */
export function harmTo(
  photos: readonly NamedPhoto[],
): { name: string; found: string[]; stops: number; color: number }[] {
  return photos.map(({ name, photo }) => {
    const { picture, findings } = retakePixels(photo, { steps: ['denoise', 'white-balance', 'exposure'] });
    return {
      name,
      found: findings.filter(({ needed }) => needed).map(({ step, amount }) => `${step} ${amount}`),
      stops: stopsBetween(photo, picture),
      color: colorBetween(photo, picture),
    };
  });
}

function figure(
  photos: readonly NamedPhoto[],
  fault: string,
  unit: Figure['unit'],
  measure: (photo: Pixels) => { before: number; after: number; seen: boolean },
): Figure {
  const found = photos.map(({ name, photo }) => ({ name, ...measure(photo) }));
  const after = found.map((one) => one.after);
  return {
    fault,
    unit,
    before: median(found.map(({ before }) => before)),
    after: median(after),
    worst: quantile(after, 0.9),
    seen: found.filter(({ seen }) => seen).length / found.length,
    each: found.map((one) => [one.name, one.after] as const),
  };
}

export function* figuresOf(photos: readonly NamedPhoto[], steps: readonly RetakeStep[]): Generator<Figure> {
  if (steps.includes('exposure')) {
    for (const stops of STOPS) {
      yield figure(photos, `exposure ${stops > 0 ? '+' : ''}${stops}`, 'stops', (photo) => {
        const bad = exposed(photo, stops);
        const { picture, findings } = retakePixels(bad, { steps: ['denoise', 'exposure'] });
        return {
          before: stopsBetween(photo, bad),
          after: stopsBetween(photo, picture),
          seen: Boolean(of(findings, 'exposure')?.needed),
        };
      });
    }
  }
  if (steps.includes('white-balance')) {
    for (const kelvin of TEMPERATURES) {
      yield figure(photos, `light of ${kelvin} K`, 'ΔE', (photo) => {
        const bad = lit(photo, lightOf(kelvin));
        const { picture, findings } = retakePixels(bad, { steps: ['white-balance'] });
        return {
          before: colorBetween(photo, bad),
          after: colorBetween(photo, picture),
          seen: Boolean(of(findings, 'white-balance')?.needed),
        };
      });
    }
  }
  if (steps.includes('straighten')) {
    for (const degrees of DEGREES) {
      yield figure(photos, `tilt ${degrees > 0 ? '+' : ''}${degrees}`, '°', (photo) => {
        const { findings } = retakePixels(askew(photo, degrees), { steps: ['straighten'] });
        const tilt = of(findings, 'straighten');
        return {
          before: Math.abs(degrees),
          after: Math.abs(degrees - (tilt?.applied ? tilt.amount : 0)),
          seen: Boolean(tilt?.needed),
        };
      });
    }
  }
}
