/** Slow movements over the whole duration of the page, like a camera's: the offered drifts, by name. */
import type { Drift } from '#design/document/animation.ts';
import { sameJson } from '#design/document/same-json.ts';

const place = (x: number, y: number, scale: number) => ({ x, y, scale, rotation: 0 });

export const DRIFTS = {
  'zoom-in': { from: place(0, 0, 1), to: place(0, 0, 1.15), ease: 'smooth' },
  'zoom-out': { from: place(0, 0, 1.15), to: place(0, 0, 1), ease: 'smooth' },
  'to-left': { from: place(0.03, 0, 1), to: place(-0.03, 0, 1), ease: 'smooth' },
  'to-right': { from: place(-0.03, 0, 1), to: place(0.03, 0, 1), ease: 'smooth' },
  upwards: { from: place(0, 0.03, 1), to: place(0, -0.03, 1), ease: 'smooth' },
} as const satisfies Record<string, Drift>;
export type DriftName = keyof typeof DRIFTS;
export const DRIFT_NAMES = Object.keys(DRIFTS) as DriftName[];

/** The name of an offered drift; null for another drift, or none. */
export function driftName(drift: Drift | null): DriftName | null {
  return DRIFT_NAMES.find((name) => sameJson(DRIFTS[name], drift)) ?? null;
}
