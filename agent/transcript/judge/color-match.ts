/** Colors as expectations write them: `#0b3d2e` is exactly that one, `~#0b3d2e` one that looks like it. */
import { colorDistance } from '#design/layout/color-difference.ts';

/** By CIEDE2000: another shade of the same name. */
const ALIKE = 20;
/** By CIEDE2000: rounding, or one step of a blend; hardly distinguishable side by side. */
export const SAME = 3;
/** How far the opacity of similar colors may differ, if it was written at all; opacity is 0 to 1. */
const ALPHA = 0.1;

const WRITTEN = /^(~?)#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

interface WrittenColor {
  roughly: boolean;
  /** `#rrggbb`, lower case. */
  color: string;
  /** 0 to 1; null: not written. */
  alpha: number | null;
}

/** Reads `#rgb`, `#rrggbb` or `#rrggbbaa`, with `~` before it or without; null for every other text. */
export function readColor(text: string): WrittenColor | null {
  const [, tilde, digits] = WRITTEN.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const long = (digits.length === 3 ? digits.replace(/./g, '$&$&') : digits).toLowerCase();
  return {
    roughly: tilde === '~',
    color: `#${long.slice(0, 6)}`,
    alpha: long.length === 8 ? Number.parseInt(long.slice(6), 16) / 255 : null,
  };
}

/** Whether a color of a document is the written one. Null: the written text is not a color. */
export function isColor(written: string, actual: string): boolean | null {
  const wanted = readColor(written);
  const there = readColor(actual);
  if (!wanted || !there) return null;
  const alpha = there.alpha ?? 1;
  if (!wanted.roughly) return wanted.color === there.color && (wanted.alpha ?? 1) === alpha;
  return (
    colorDistance(wanted.color, there.color) <= ALIKE &&
    (wanted.alpha === null ? alpha > 0 : Math.abs(wanted.alpha - alpha) <= ALPHA)
  );
}
