/** Slow ways over all of the page's time, as cameras have them: the drifts that are offered, by name. */
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

/** Which of the offered drifts this is; null: another one, or none. */
export function driftName(drift: Drift | null): DriftName | null {
  return DRIFT_NAMES.find((name) => sameJson(DRIFTS[name], drift)) ?? null;
}
