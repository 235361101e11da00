/** The sizes offered for an export: the plan's largest first, then smaller ones that make sense for the page. */
import { LIMITS } from '#design/document/limits.ts';

export interface ExportSize {
  shorterSide: number;
  width: number;
  height: number;
}

export function exportSizes(page: { width: number; height: number }, largest: number): ExportSize[] {
  const own = Math.min(page.width, page.height);
  const sides = [largest, own, Math.round(largest / 2)].filter(
    (side) => side <= largest && side >= LIMITS.minDimension,
  );
  return [...new Set(sides)]
    .sort((a, b) => b - a)
    .map((shorterSide) => {
      const factor = shorterSide / own;
      return { shorterSide, width: Math.round(page.width * factor), height: Math.round(page.height * factor) };
    });
}
