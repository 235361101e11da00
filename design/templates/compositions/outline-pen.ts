/** The pen for compositions' outlines: points, discs, polygons, view boxes. Path data as in ../outlines.ts. */

const n = (value: number) => String(Math.round(value * 10) / 10);
export const at = (x: number, y: number) => `${n(x)} ${n(y)}`;
/** Control points of a quarter circle, of its radius. */
export const QUARTER = 0.5523;

/** A disc as a closed path. */
export function disc(x: number, y: number, radius: number): string {
  const k = radius * QUARTER;
  return (
    `M${at(x - radius, y)}C${at(x - radius, y - k)} ${at(x - k, y - radius)} ${at(x, y - radius)}C${at(x + k, y - radius)} ${at(x + radius, y - k)} ${at(x + radius, y)}` +
    `C${at(x + radius, y + k)} ${at(x + k, y + radius)} ${at(x, y + radius)}C${at(x - k, y + radius)} ${at(x - radius, y + k)} ${at(x - radius, y)}Z`
  );
}

/** A closed path through points, straight. */
export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => at(x, y)).join('L')}Z`;

/** A view box with a longer side of 1000. */
export function viewOf(width: number, height: number): { w: number; h: number; scale: number } {
  const scale = 1000 / Math.max(width, height);
  return { w: Math.max(1, Math.round(width * scale)), h: Math.max(1, Math.round(height * scale)), scale };
}

/** A repeatable unevenness, -1 to 1. */
export function uneven(index: number): number {
  const wave = Math.sin(index * 12.9898) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}
