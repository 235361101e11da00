/** The effects that layers are offered, in the order of the panel, with their words; and drifts, which are ways rather than names. */
import { ENTRANCE_EFFECTS, LOOP_EFFECTS, TEXT_PARTS, TRANSITION_EFFECTS, type Animation, type Drift } from '#design/document/animation.ts';
import { message } from '#messages/message.ts';

const named = <Value extends string>(values: readonly Value[], label: (value: Value) => string) => values.map((value) => ({ value, label: label(value) }));

export const ENTRANCES = named(ENTRANCE_EFFECTS, (value) => message(`motion.entrance.${value}`));
export const LOOPS = named(LOOP_EFFECTS, (value) => message(`motion.loop.${value}`));
export const PARTS = named(TEXT_PARTS, (value) => message(`motion.part.${value}`));
export const TRANSITIONS = named(TRANSITION_EFFECTS, (value) => message(`motion.transition.${value}`));

const place = (x: number, y: number, scale: number) => ({ x, y, scale, rotation: 0 });

/** Slow ways over all of the page's time, as cameras have them. */
const WAYS: Readonly<Record<'zoom-in' | 'zoom-out' | 'to-left' | 'to-right' | 'upwards', Drift>> = {
  'zoom-in': { from: place(0, 0, 1), to: place(0, 0, 1.15), ease: 'smooth' },
  'zoom-out': { from: place(0, 0, 1.15), to: place(0, 0, 1), ease: 'smooth' },
  'to-left': { from: place(0.03, 0, 1), to: place(-0.03, 0, 1), ease: 'smooth' },
  'to-right': { from: place(-0.03, 0, 1), to: place(0.03, 0, 1), ease: 'smooth' },
  upwards: { from: place(0, 0.03, 1), to: place(0, -0.03, 1), ease: 'smooth' },
};
export type DriftName = keyof typeof WAYS;

export const DRIFTS = (Object.keys(WAYS) as DriftName[]).map((value) => ({ value, label: message(`motion.drift.${value}`), drift: WAYS[value] }));

/** Which of the offered drifts this is; null: another one, or none. */
export function driftName(drift: Drift | null): DriftName | null {
  return DRIFTS.find((one) => JSON.stringify(one.drift) === JSON.stringify(drift))?.value ?? null;
}

/** Movement of one sort alone, for a small picture of it. */
export const only = (movement: Partial<Animation>): Animation => ({ in: null, out: null, loop: null, drift: null, ...movement });

/** "0.8 s". */
export const secondsWord = (ms: number): string => message('motion.seconds', { value: Math.round(ms / 100) / 10 });
