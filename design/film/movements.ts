/** Animations that presets give to layers: entrances, loops, drifts, and periods that close. */
import type { Animation, Drift, EntranceEffect, Loop, Passage, TextPart } from '../document/animation.ts';

const HOME = { x: 0, y: 0, scale: 1, rotation: 0 };

/** A layer's animation; omitted parts don't move. */
export function moving(animation: Partial<Animation>): Animation {
  return { in: null, out: null, loop: null, drift: null, ...animation };
}

export function coming(effect: EntranceEffect, at: number, duration: number, by: TextPart = 'whole'): Passage {
  return { effect, at: Math.round(at), duration: Math.round(duration), by };
}

/** How long words are gone when a film ends, ms: two pictures, so that none of them is in its last one. */
const GONE = 70;

/** Words that leave at a film's end, in at most `most` ms. */
export const gone = (most: number, duration: number): Passage =>
  coming('fade', GONE, Math.min(most, duration / 8 - GONE));

export function looping(effect: Loop['effect'], period: number, amount = 0.5): Loop {
  return { effect, period: Math.round(period), amount };
}

export function drifting(
  from: Partial<Drift['from']>,
  to: Partial<Drift['to']>,
  ease: Drift['ease'] = 'linear',
): Drift {
  return { from: { ...HOME, ...from }, to: { ...HOME, ...to }, ease };
}

/**
 * A whole number of ms near `wanted` that divides `duration`, where there is one, so that loops close when the film
 * restarts.
 */
export function evenPeriod(duration: number, wanted: number): number {
  const times = Math.max(1, Math.round(duration / wanted));
  const fitting = [times, times + 1, times - 1].find((n) => n > 0 && duration % n === 0);
  return Math.round(duration / (fitting ?? times));
}
