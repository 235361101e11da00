/** Sizes of files and storage in words. */

const UNITS = ['B', 'kB', 'MB', 'GB'];

/**
 * A size in bytes for people, in decimal units: "840 kB", "1.2 MB", "2 GB". `down`: for free space, so that it is never
 * overstated.
 */
export function sizeText(bytes: number, rounding: 'nearest' | 'down' = 'nearest'): string {
  const round = rounding === 'down' ? Math.floor : Math.round;
  let unit = 0;
  // Decided by the rounded value: 999.6 kB are 1 MB.
  while (unit < UNITS.length - 1 && round(bytes / 1000 ** unit) >= 1000) unit += 1;
  // Tenths are rounded as whole numbers: 1.95 has no exact double.
  const tenths = round((bytes * 10) / 1000 ** unit);
  return `${unit > 0 && tenths < 100 ? tenths / 10 : round(bytes / 1000 ** unit)} ${UNITS[unit] ?? ''}`;
}
