/** How a part of the old page maps to a part of the new one. */
import type { Box } from '#design/document/geometry.ts';

/** From a part of the old page to a part of the new one. */
export interface Passage {
  from: Box;
  to: Box;
  ratio: { x: number; y: number };
  /** The common scale at which everything keeps its form. */
  scale: number;
}

export function passage(from: Box, to: Box): Passage {
  const ratio = { x: to.width / from.width, y: to.height / from.height };
  return { from, to, ratio, scale: Math.min(ratio.x, ratio.y) };
}
