/** The effects offered for layers, in the order of the panel, with their words. */
import {
  ENTRANCE_EFFECTS,
  LOOP_EFFECTS,
  TEXT_PARTS,
  TRANSITION_EFFECTS,
  type Animation,
} from '#design/document/animation.ts';
import { DRIFT_NAMES, DRIFTS as WAYS } from '#design/motion/drifts.ts';
import { message } from '#messages/message.ts';

const named = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  values.map((value) => ({ value, label: label(value) }));

export const ENTRANCES = named(ENTRANCE_EFFECTS, (value) => message(`motion.entrance.${value}`));
export const LOOPS = named(LOOP_EFFECTS, (value) => message(`motion.loop.${value}`));
export const PARTS = named(TEXT_PARTS, (value) => message(`motion.part.${value}`));
export const TRANSITIONS = named(TRANSITION_EFFECTS, (value) => message(`motion.transition.${value}`));

export const DRIFTS = DRIFT_NAMES.map((value) => ({
  value,
  label: message(`motion.drift.${value}`),
  drift: WAYS[value],
}));

/** Movement of a single kind, for a preview of it. */
export const only = (movement: Partial<Animation>): Animation => ({
  in: null,
  out: null,
  loop: null,
  drift: null,
  ...movement,
});

/** "0.8 s". */
export const secondsWord = (ms: number): string => message('motion.seconds', { value: Math.round(ms / 100) / 10 });
