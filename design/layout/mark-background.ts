/**
 * How well a mark in several colors, such as a logo, is seen on a background, and the plate that it needs where a part
 * of it is lost.
 */
import { colorDistance } from './color-difference.ts';
import { contrast, INK, PAPER } from './contrast.ts';

/**
 * A part that is no lighter or darker than its background by that contrast sinks into it, however loud its hue; so does
 * one that looks so much like it (CIEDE2000).
 */
const SUNK = 1.3;
const ALIKE = 18;
/** Some of it must stand out so far. */
const SEEN = 3;
/** Of all parts: so many may sink, as a highlight or a thin edge does. */
const LOST = 0.15;

const sinks = (part: string, background: string): boolean =>
  contrast(part, background) < SUNK || colorDistance(part, background) < ALIKE;

/** Share of the parts that sink into one of the backgrounds. */
const lostOn = (parts: readonly string[], backgrounds: readonly string[]): number =>
  parts.filter((part) => backgrounds.some((background) => sinks(part, background))).length / Math.max(1, parts.length);

/** Whether a mark is seen whole. `parts` are its colors, one as often as it takes room. */
export function isMarkSeen(parts: readonly string[], backgrounds: readonly string[]): boolean {
  return (
    lostOn(parts, backgrounds) <= LOST &&
    backgrounds.every((background) => parts.some((part) => contrast(part, background) >= SEEN))
  );
}

/** Of white and nearly black, the one on which less of a mark is lost, else the one from which all of it is farther. */
export function plateFor(parts: readonly string[]): string {
  const [lostOnPaper, lostOnInk] = [lostOn(parts, [PAPER]), lostOn(parts, [INK])];
  if (lostOnPaper !== lostOnInk) return lostOnPaper < lostOnInk ? PAPER : INK;
  const least = (background: string): number => Math.min(...parts.map((part) => contrast(part, background)));
  return least(PAPER) >= least(INK) ? PAPER : INK;
}
