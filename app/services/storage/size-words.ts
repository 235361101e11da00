/** Sizes of files and storage in words. */

const UNITS = ['B', 'kB', 'MB', 'GB'];

/** A size in bytes for people, in decimal units: "840 kB", "1.2 MB", "2 GB". */
export function sizeWords(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value >= 10 || unit === 0 ? Math.round(value) : Number(value.toFixed(1))} ${UNITS[unit] ?? ''}`;
}
