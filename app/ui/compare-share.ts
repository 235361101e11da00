/**
 * Computes the share of a compared picture that shows the state before: from a pointer's position, and by keys. Shares
 * run 0 to 1 from the start side.
 */

/** `x`: of the pointer, in the same px as the box. `mirrored`: the page reads from the right. */
export function compareShareAt(x: number, { left, width }: { left: number; width: number }, mirrored: boolean): number {
  if (width <= 0) return 0.5;
  const fromLeft = within((x - left) / width);
  return mirrored ? 1 - fromLeft : fromLeft;
}

/** The share after a key, by hundredths, with Shift or a page key by tenths; null for other keys. */
export function compareShareByKey(
  share: number,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  mirrored: boolean,
): number | null {
  const step = shiftKey ? 0.1 : 0.01;
  const right = mirrored ? -step : step;
  const moves: Record<string, number> = {
    ArrowRight: share + right,
    ArrowLeft: share - right,
    ArrowUp: share + step,
    ArrowDown: share - step,
    PageUp: share + 0.1,
    PageDown: share - 0.1,
    Home: 0,
    End: 1,
  };
  const next = moves[key];
  return next === undefined ? null : Math.round(within(next) * 1000) / 1000;
}

const within = (share: number): number => Math.min(1, Math.max(0, share));
