/** How layers move while a page plays, and transitions between pages. design/motion defines what the names mean. */
import { z } from 'zod';

/** Limits of animated pages. */
export const MOTION_LIMITS = {
  /** How long a page is shown, ms. */
  minPageDuration: 500,
  maxPageDuration: 60_000,
  /** An entrance, an exit or a transition, ms. */
  minDuration: 50,
  maxDuration: 10_000,
  minPeriod: 200,
  maxPeriod: 30_000,
  /** The farthest offset of a drift, in fractions of the page. */
  drift: 2,
} as const;

/** How a layer can enter; exits run the same backwards. */
export const ENTRANCE_EFFECTS = [
  'fade',
  'rise',
  'sink',
  'from-left',
  'from-right',
  'grow',
  'shrink',
  'pop',
  'drop',
  'turn',
  'flip',
  'wipe',
  'wipe-up',
  'iris',
] as const;
/** Continuous effects of a layer. */
export const LOOP_EFFECTS = [
  'float',
  'sway',
  'pulse',
  'beat',
  'spin',
  'turntable',
  'shine',
  'orbit',
  'blink',
  'shake',
] as const;
/** Parts of a text that appear one after the other. */
export const TEXT_PARTS = ['whole', 'line', 'word', 'letter'] as const;
/** Transitions from one page to the next. */
export const TRANSITION_EFFECTS = ['fade', 'slide', 'push', 'wipe', 'zoom', 'iris', 'flash'] as const;

const msSchema = (min: number, max: number) => z.number().int().min(min).max(max);
const durationSchema = msSchema(MOTION_LIMITS.minDuration, MOTION_LIMITS.maxDuration);

/**
 * Entrance or exit. `at`: ms from the page's beginning to that of the entrance, or from the exit's end to the page's
 * end. Below 0 it begins before the page is visible, or ends after the page is gone.
 */
const passageSchema = z.strictObject({
  effect: z.enum(ENTRANCE_EFFECTS),
  at: msSchema(-MOTION_LIMITS.maxDuration, MOTION_LIMITS.maxPageDuration),
  duration: durationSchema,
  /** Texts appear in these parts; other layers only as a whole. */
  by: z.enum(TEXT_PARTS).default('whole'),
});

/** `amount`: strength, 0..1; 0.5 suits most people. */
const loopSchema = z.strictObject({
  effect: z.enum(LOOP_EFFECTS),
  period: msSchema(MOTION_LIMITS.minPeriod, MOTION_LIMITS.maxPeriod),
  amount: z.number().min(0).max(1),
});

const offsetSchema = z.number().min(-MOTION_LIMITS.drift).max(MOTION_LIMITS.drift);
/**
 * Offset from the layer's position: x and y in fractions of the page's width and height, rotation in degrees about the
 * layer's center.
 */
const driftPlaceSchema = z.strictObject({
  x: offsetSchema,
  y: offsetSchema,
  scale: z.number().min(0.05).max(5),
  rotation: z.number().min(-360).max(360),
});

/** From one offset to another over the whole duration of the page; `return`: and back. */
const driftSchema = z.strictObject({
  from: driftPlaceSchema,
  to: driftPlaceSchema,
  ease: z.enum(['linear', 'smooth', 'out', 'return']),
});

export const animationSchema = z.strictObject({
  in: passageSchema.nullable(),
  out: passageSchema.nullable(),
  loop: loopSchema.nullable(),
  drift: driftSchema.nullable().default(null),
});

/**
 * From a page to the next one; it takes the next page's first `duration` ms, while the last picture of this one is
 * still visible.
 */
export const transitionSchema = z.strictObject({ effect: z.enum(TRANSITION_EFFECTS), duration: durationSchema });

export const pageDurationSchema = msSchema(MOTION_LIMITS.minPageDuration, MOTION_LIMITS.maxPageDuration);

export type Animation = z.infer<typeof animationSchema>;
export type Passage = z.infer<typeof passageSchema>;
export type Loop = z.infer<typeof loopSchema>;
export type Drift = z.infer<typeof driftSchema>;
export type DriftPlace = z.infer<typeof driftPlaceSchema>;
export type Transition = z.infer<typeof transitionSchema>;
export type EntranceEffect = (typeof ENTRANCE_EFFECTS)[number];
export type LoopEffect = (typeof LOOP_EFFECTS)[number];
export type TextPart = (typeof TEXT_PARTS)[number];
export type TransitionEffect = (typeof TRANSITION_EFFECTS)[number];
