/** Counts a layer's characters. */
import type { Layer } from './layers.ts';

/** Characters of a text or of all cells of a table; 0 for every other layer. */
export function charactersOf(layer: Layer): number {
  if (layer.type === 'text') return layer.text.length;
  return layer.type === 'table' ? layer.cells.flat().reduce((sum, { text }) => sum + text.length, 0) : 0;
}
