/** Whether a mask is decided, and how to decide one that is not: a veil over half a picture is not a cutout. */
import { labelIslands } from './islands.ts';
import { boxExtreme, createPlane, type Plane } from '../pixels/plane.ts';

/**
 * Above the first a mask is undecided and gets decided; above the second nothing prominent was found. See `doubtOf`.
 */
const WAVERING = 0.5;
const LOST = 1.3;
/** Values at which an undecided mask is background and subject: undecided networks see the subject, but faintly. */
const DECIDED = [0.1, 0.4] as const;
/** The same for stretches that are not connected to the firm part. */
const APART = [0.4, 0.75] as const;
/**
 * Firm areas, at least this wide to either side, px: a thin line around a faint stretch (a picture's frame) connects
 * nothing.
 */
const FIRM = { from: 0.65, wide: 8 } as const;
/** A faint stretch belongs to the firm part if this share of its outline is within this distance of it, px. */
const TOGETHER = { share: 0.06, near: 5 } as const;
/** Faint stretches smaller than this share of the mask are ignored. */
const STRETCH = 0.002;

/**
 * The share of a mask that is neither subject nor background, relative to the subject: 0 for a hard mask, 0.2 for one
 * with much hair, above 1 with large half-transparent areas, 4 for one that is faint everywhere.
 */
export function doubtOf({ data }: Plane): number {
  let undecided = 0;
  let held = 0;
  for (const value of data) {
    undecided += 4 * value * (1 - value);
    held += value;
  }
  return held === 0 ? 4 : undecided / held;
}

/** The mask, decided where it is undecided. Null: it shows nothing. */
export function decide(mask: Plane): Plane | null {
  const doubt = doubtOf(mask);
  if (doubt > LOST) return null;
  if (doubt <= WAVERING) return mask;
  const apart = apartFrom(mask);
  const between = (value: number, [low, high]: readonly [number, number]) =>
    Math.min(1, Math.max(0, (value - low) / (high - low)));
  return { ...mask, data: mask.data.map((value, at) => between(value, apart[at] === 1 ? APART : DECIDED)) };
}

/** 1 where a faint stretch hardly touches a firm area: another thing, half seen. 0 everywhere when nothing is firm. */
function apartFrom({ width, height, data }: Plane): Uint8Array {
  const result = new Uint8Array(width * height);
  const firm = boxExtreme(
    { width, height, data: data.map((value) => (value >= FIRM.from ? 1 : 0)) },
    FIRM.wide,
    'least',
  );
  if (!firm.data.includes(1)) return result;
  const touched = boxExtreme(firm, FIRM.wide + TOGETHER.near, 'greatest');
  const faint = createPlane(width, height);
  for (let at = 0; at < data.length; at += 1)
    if ((data[at] as number) > DECIDED[0] && (data[at] as number) < FIRM.from) faint.data[at] = 1;
  const { label, weights } = labelIslands(faint);
  const [outline, near] = [weights.map(() => 0), weights.map(() => 0)];
  for (let at = 0; at < label.length; at += 1) {
    const name = label[at] as number;
    const x = at % width;
    if (
      name === 0 ||
      ![x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width].some(
        (next) => label[next] !== undefined && label[next] !== name,
      )
    )
      continue;
    outline[name] = (outline[name] as number) + 1;
    if (touched.data[at] === 1) near[name] = (near[name] as number) + 1;
  }
  const other = weights.map(
    (weight, name) =>
      name !== 0 &&
      weight > STRETCH * data.length &&
      (near[name] as number) < TOGETHER.share * (outline[name] as number),
  );
  for (let at = 0; at < label.length; at += 1) if (other[label[at] as number]) result[at] = 1;
  return result;
}
