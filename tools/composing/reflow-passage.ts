/** How a part of the old page maps to a part of the new one. */
import type { Box } from '#design/document/geometry.ts';

/** From a part of the old page to a part of the new one. */
export interface Passage {
  from: Box;
  to: Box;
  ratio: { x: number; y: number };
  /** What everything can grow or must shrink by to keep its form. */
  scale: number;
}

export function passage(from: Box, to: Box): Passage {
  const ratio = { x: to.width / from.width, y: to.height / from.height };
  return { from, to, ratio, scale: Math.min(ratio.x, ratio.y) };
}
