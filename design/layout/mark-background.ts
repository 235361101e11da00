/**
 * How visible a mark in several colors, such as a logo, is on a background, and the plate that it needs where a part of
 * it is lost.
 */
import { colorDistance } from './color-difference.ts';
import { contrast, INK, PAPER } from './contrast.ts';

/**
 * A part with less luminance contrast than this blends into its background, however strong its hue; so does one that
 * looks as similar as this (CIEDE2000).
 */
const SUNK = 1.3;
const ALIKE = 18;
/** Minimum contrast that some part must have. */
const SEEN = 3;
/** Share of the parts that may blend in, as a highlight or a thin edge does. */
const LOST = 0.15;

const sinks = (part: string, background: string): boolean =>
  contrast(part, background) < SUNK || colorDistance(part, background) < ALIKE;

/** Share of the parts that blend into one of the backgrounds. */
const lostOn = (parts: readonly string[], backgrounds: readonly string[]): number =>
  parts.filter((part) => backgrounds.some((background) => sinks(part, background))).length / Math.max(1, parts.length);

/** Whether a mark is fully visible. `parts` are its colors, repeated by area. */
export function isMarkSeen(parts: readonly string[], backgrounds: readonly string[]): boolean {
  return (
    lostOn(parts, backgrounds) <= LOST &&
    backgrounds.every((background) => parts.some((part) => contrast(part, background) >= SEEN))
  );
}

/** White or nearly black, whichever loses less of a mark, else the one with more distance to all of it. */
export function plateFor(parts: readonly string[]): string {
  const [lostOnPaper, lostOnInk] = [lostOn(parts, [PAPER]), lostOn(parts, [INK])];
  if (lostOnPaper !== lostOnInk) return lostOnPaper < lostOnInk ? PAPER : INK;
  const least = (background: string): number => Math.min(...parts.map((part) => contrast(part, background)));
  return least(PAPER) >= least(INK) ? PAPER : INK;
}
