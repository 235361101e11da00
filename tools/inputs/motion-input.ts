/** Animation as models request it, in simple words and a few numbers, and its resulting duration. */
import { z } from 'zod';
import {
  ENTRANCE_EFFECTS,
  LOOP_EFFECTS,
  type Animation,
  type EntranceEffect,
  type LoopEffect,
  type TextPart,
} from '#design/document/animation.ts';
import { DRIFT_NAMES, driftName, type DriftName } from '#design/motion/drifts.ts';

export const passageInput = z.enum([...ENTRANCE_EFFECTS, 'none']);
export const loopInput = z.enum([...LOOP_EFFECTS, 'none']);
export const driftInput = z.enum([...DRIFT_NAMES, 'none'] as [DriftName, ...DriftName[], 'none']);
export const speedInput = z.enum(['slow', 'normal', 'fast']);
export type Speed = z.infer<typeof speedInput>;

/** Factors of the default duration. */
const PACE: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, fast: 0.55 };
/** Duration of an entrance or exit, ms; longer if it happens in parts, so that each part is seen. */
const PASSAGE = 700;
const PARTS: Readonly<Record<TextPart, number>> = { whole: 1, line: 1.6, word: 2, letter: 2.2 };
/** Default periods of loops, ms. */
const PERIODS: Readonly<Record<LoopEffect, number>> = {
  float: 3000,
  sway: 3000,
  pulse: 1500,
  beat: 1200,
  spin: 4000,
  turntable: 4000,
  shine: 3000,
  orbit: 5000,
  blink: 1500,
  shake: 2000,
};
/** Effects that make a full turn by default. */
const AMOUNT: Partial<Record<LoopEffect, number>> = { blink: 0.8, shine: 0.7, orbit: 0.8 };

export function passageOf(
  effect: EntranceEffect,
  at: number,
  by: TextPart,
  speed: Speed,
  duration: number | undefined,
): NonNullable<Animation['in']> {
  return { effect, at: Math.round(at), duration: duration ?? Math.round(PASSAGE * PARTS[by] * PACE[speed]), by };
}

/** A loop whose periods divide the page's duration evenly, ms: played again and again it has no seam. */
export function loopOf(
  effect: LoopEffect,
  speed: Speed,
  amount: number | undefined,
  pageDuration: number,
): NonNullable<Animation['loop']> {
  const wanted = PERIODS[effect] * PACE[speed];
  const period = Math.max(200, Math.round(pageDuration / Math.max(1, Math.round(pageDuration / wanted))));
  return { effect, period: Math.min(30_000, period), amount: amount ?? AMOUNT[effect] ?? 0.5 };
}

const seconds = (ms: number) => `${Math.round(ms / 100) / 10}s`;

/** Describes a layer's animation in a line: "comes: pop at 0.2s for 0.7s; loop: pulse every 1.5s". */
export function movementText({ in: comes, out, loop, drift }: Animation): string {
  const parts: string[] = [];
  const by = (part: TextPart) => (part === 'whole' ? '' : ` by ${part}`);
  if (comes) parts.push(`in: ${comes.effect}${by(comes.by)} at ${seconds(comes.at)} for ${seconds(comes.duration)}`);
  if (out)
    parts.push(
      `out: ${out.effect}${by(out.by)} for ${seconds(out.duration)}${out.at > 0 ? `, ${seconds(out.at)} before the end` : ''}`,
    );
  if (loop) parts.push(`loop: ${loop.effect} every ${seconds(loop.period)}`);
  if (drift) parts.push(`drift: ${driftName(drift) ?? 'own way'}`);
  return parts.join('; ');
}
