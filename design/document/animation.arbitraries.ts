/** For tests only: random animations of layers, durations and transitions of pages. */
import fc from 'fast-check';
import {
  type Animation,
  ENTRANCE_EFFECTS,
  LOOP_EFFECTS,
  MOTION_LIMITS,
  TEXT_PARTS,
  TRANSITION_EFFECTS,
} from './animation.ts';
import { fraction, hundredths } from './values.arbitraries.ts';

const passage = fc.option(
  fc.record({
    effect: fc.constantFrom(...ENTRANCE_EFFECTS),
    at: fc.integer({ min: 0, max: 8_000 }),
    duration: fc.integer({ min: MOTION_LIMITS.minDuration, max: 4_000 }),
    by: fc.constantFrom(...TEXT_PARTS),
  }),
);
const driftPlace = fc.record({
  x: hundredths(-2, 2),
  y: hundredths(-2, 2),
  scale: hundredths(0.05, 5),
  rotation: hundredths(-360, 360),
});

/** Any way for a layer to move. */
export const arbitraryAnimation: fc.Arbitrary<Animation> = fc.record({
  in: passage,
  out: passage,
  loop: fc.option(
    fc.record({
      effect: fc.constantFrom(...LOOP_EFFECTS),
      period: fc.integer({ min: MOTION_LIMITS.minPeriod, max: 6_000 }),
      amount: fraction,
    }),
  ),
  drift: fc.option(
    fc.record({
      from: driftPlace,
      to: driftPlace,
      ease: fc.constantFrom('linear' as const, 'smooth' as const, 'out' as const, 'return' as const),
    }),
  ),
});
export const animation = fc.option(arbitraryAnimation, { freq: 2 });
/** How long a page is shown, ms, and its transition to the next. */
export const arbitraryPageDuration = fc.integer({
  min: MOTION_LIMITS.minPageDuration,
  max: MOTION_LIMITS.maxPageDuration,
});
export const arbitraryTransition = fc.option(
  fc.record({
    effect: fc.constantFrom(...TRANSITION_EFFECTS),
    duration: fc.integer({ min: MOTION_LIMITS.minDuration, max: 3_000 }),
  }),
);
