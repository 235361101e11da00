/** Sizes of files and storage in words. */

const UNITS = ['B', 'kB', 'MB', 'GB'];

/** Where less than this share is left, or over, hundredths say how much. */
const NEAR = 0.1;

/**
 * How much is used of how much. Near the end to the hundredth, so that it agrees with what is free beside it: 1.95 GB of
 * 2 GB never reads as all of it.
 */
export function usageTexts({ used, allowed }: { used: number; allowed: number }): { used: string; allowed: string } {
  const whole = sizeText(allowed);
  const rest = allowed - used;
  if (rest === 0 || Math.abs(rest) >= allowed * NEAR) return { used: sizeText(used), allowed: whole };
  const unit = unitOf(allowed, Math.round);
  const round = rest > 0 ? Math.floor : Math.ceil;
  return { used: `${round((used * 100) / 1000 ** unit) / 100} ${UNITS[unit] ?? ''}`, allowed: whole };
}

function unitOf(bytes: number, round: (value: number) => number): number {
  let unit = 0;
  // Asked of the rounded value: 999.6 kB are 1 MB.
  while (unit < UNITS.length - 1 && round(bytes / 1000 ** unit) >= 1000) unit += 1;
  return unit;
}

/**
 * A size in bytes for people, in decimal units: "840 kB", "1.2 MB", "2 GB". `down`: for free space, so that it is never
 * overstated.
 */
export function sizeText(bytes: number, rounding: 'nearest' | 'down' = 'nearest'): string {
  const round = rounding === 'down' ? Math.floor : Math.round;
  const unit = unitOf(bytes, round);
  // Tenths are rounded as whole numbers: 1.95 has no exact double.
  const tenths = round((bytes * 10) / 1000 ** unit);
  return `${unit > 0 && tenths < 100 ? tenths / 10 : round(bytes / 1000 ** unit)} ${UNITS[unit] ?? ''}`;
}
